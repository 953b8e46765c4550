#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QVarLengthArray>

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace sheria::http {

/// One header field that is sent.
struct Header
{
    QByteArray name;
    QByteArray value;
};

/// `value` fit for a header field: every control character, and with it every way to start another
/// field or the body, becomes a blank.
QByteArray headerSafe(QByteArray value);

/// The header fields of a request: one block of bytes and where in it names and values are, so that
/// a request costs one allocation however many fields it has.
///
/// Shape: views stay valid as long as the object, or one it was moved or copied to, lives.
class RequestHeaders
{
public:
    RequestHeaders() = default;
    /// Takes `fields` as they are; for tests and for requests made inside the program.
    RequestHeaders(std::initializer_list<Header> fields);

    void reserve(qsizetype bytes) { m_block.reserve(bytes); }
    void append(QByteArrayView name, QByteArrayView value);

    qsizetype size() const { return m_fields.size(); }
    QByteArrayView name(qsizetype index) const;
    QByteArrayView value(qsizetype index) const;

    /// The value of the first field called `name` (in any case), or a null view.
    QByteArrayView value(QByteArrayView name) const;
    bool contains(QByteArrayView name) const { return !value(name).isNull(); }

    /// The value of cookie `name`, or a null view. Of cookies of one name the first counts.
    QByteArrayView cookie(QByteArrayView name) const;

private:
    struct Field
    {
        qint32 nameAt;
        qint32 nameLength;
        qint32 valueAt;
        qint32 valueLength;
    };

    QByteArray m_block;
    QVarLengthArray<Field, 12> m_fields;
};

/// Takes what stands before the first `separator` off the front of `rest`; all of it when there is none.
QByteArrayView takeUntil(QByteArrayView &rest, char separator);

/// True when the comma-separated list `value` has the member `token`, in any case.
bool listContains(QByteArrayView value, QByteArrayView token);

/// One member of a list such as Accept: "text/html;level=1;q=0.5".
struct ListMember
{
    QByteArrayView name; ///< Without parameters.
    /// Units: thousandths; 1000 where no "q" is given, nothing where it is malformed.
    /// Source: RFC 9110 section 12.4.2.
    std::optional<int> quality;
};
std::vector<ListMember> listMembers(QByteArrayView value);

/// "text/html" of "text/html; charset=utf-8": a value without its parameters.
QByteArrayView withoutParameters(QByteArrayView value);

/// `text` without blanks and tabs at its ends.
QByteArrayView trimmedBlanks(QByteArrayView text);

/// True when both are the same but for ASCII case.
bool equalsIgnoringCase(QByteArrayView a, QByteArrayView b);

} // namespace sheria::http
