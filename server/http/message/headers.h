// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

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

/// True when both are the same but for ASCII case.
inline bool equalsIgnoringCase(QByteArrayView a, QByteArrayView b)
{
    return a.size() == b.size() && a.compare(b, Qt::CaseInsensitive) == 0;
}

/// The value of the first of `fields`, names and values, that is called `name` (in any case), or a null
/// view.
template <typename Fields>
QByteArrayView fieldIn(const Fields &fields, QByteArrayView name)
{
    for (const auto &[key, value] : fields) {
        if (equalsIgnoringCase(key, name))
            return {value.data(), value.size()}; // Not null, even where Qt's array is.
    }
    return {};
}

/// The header fields of a request, as QHttpServer has read them: shared with it, not copied.
///
/// Shape: views stay valid as long as the object, or one it was moved or copied to, lives.
class RequestHeaders
{
public:
    using Fields = QList<std::pair<QByteArray, QByteArray>>;

    RequestHeaders() = default;
    explicit RequestHeaders(Fields fields) : m_fields(std::move(fields)) {}
    /// Takes `fields` as they are; for tests and for requests made inside the program.
    RequestHeaders(std::initializer_list<Fields::value_type> fields) : m_fields(fields) {}

    /// Names and values, in the order in which they came.
    const Fields &fields() const { return m_fields; }
    /// Puts the field first, instead of all others called `name`.
    void set(const QByteArray &name, const QByteArray &value);

    /// The value of the first field called `name` (in any case), or a null view.
    QByteArrayView value(QByteArrayView name) const { return fieldIn(m_fields, name); }
    bool contains(QByteArrayView name) const { return !value(name).isNull(); }

    /// The value of cookie `name`, or a null view. Of cookies of one name the first counts.
    QByteArrayView cookie(QByteArrayView name) const { return cookieIn(value("Cookie"), name); }
    /// The same of `cookies`, the value of a Cookie field.
    static QByteArrayView cookieIn(QByteArrayView cookies, QByteArrayView name);

private:
    Fields m_fields;
};

/// What a byte may be part of.
enum class Characters : unsigned {
    Token = 1, ///< RFC 9110 section 5.6.2.
    FieldValue = 2,
    Target = 4,
    Digit = 8,
    Hex = 16,
    Name = 32, ///< Letters, digits, '.', '-' and '_'.
};
bool belongsTo(char c, Characters wanted);
/// True when all of `text` is `wanted`.
bool consistsOf(QByteArrayView text, Characters wanted);

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

/// The number that `digits` spell, the largest there is for a larger one; nothing for what is not
/// decimal digits only.
std::optional<qint64> parseDigits(QByteArrayView digits);

} // namespace sheria::http
