#pragma once

#include "core/base/error.h"

#include <QByteArray>

#include <optional>
#include <string_view>

namespace sheria::akn {

/// A name in the markup, "prefix:local" or "local", as a view of the bytes.
struct MarkupName
{
    std::string_view text;
    std::size_t prefixLength = 0;

    std::string_view prefix() const { return text.substr(0, prefixLength); }
    std::string_view local() const
    {
        return prefixLength == 0 ? text : text.substr(prefixLength + 1);
    }
};

/// Steps over the pieces of an XML document and checks the form of each.
///
/// Every function that returns bool returns false after it has noted a fault; the first one stays.
/// Shape: the bytes end in a NUL that is not part of them, as those of a QByteArray do.
class MarkupCursor
{
public:
    struct Fault
    {
        ErrorCode code = ErrorCode::InvalidArgument;
        const char *at = nullptr;
        QString message;
    };

    explicit MarkupCursor(const QByteArray &bytes)
        : m_begin(bytes.constData())
        , m_at(m_begin)
        , m_end(m_begin + bytes.size())
    {}

    const char *at() const { return m_at; }
    qsizetype offset() const { return m_at - m_begin; }
    bool atEnd() const { return m_at == m_end; }
    char peek(int ahead = 0) const { return m_end - m_at > ahead ? m_at[ahead] : '\0'; }
    bool startsWith(std::string_view text) const
    {
        return std::string_view(m_at, std::size_t(m_end - m_at)).starts_with(text);
    }
    void advance(qsizetype bytes) { m_at += bytes; }
    /// Whether there was white space to skip.
    bool skipSpace();

    /// Notes a fault at `at` and returns false.
    bool fail(const QString &message, const char *at = nullptr,
              ErrorCode code = ErrorCode::InvalidArgument);
    const std::optional<Fault> &fault() const { return m_fault; }

    /// A name at the cursor, with at most one colon.
    bool name(MarkupName &result);
    /// Character data up to the next '<' or the end.
    bool text();
    /// A quoted attribute value; `result` is what is between the quotes.
    bool attributeValue(std::string_view &result);
    /// A comment; the cursor is on "<!--".
    bool comment();
    /// The cursor is on "<![CDATA[".
    bool cdata();
    /// The cursor is on "<?".
    bool processingInstruction();

private:
    bool reference();
    bool numericReference(const char *start);
    bool character();
    /// Characters of any kind up to `terminator`, which is skipped.
    bool until(std::string_view terminator, const QString &what);
    bool nameCharacter(bool first, bool &taken);

    const char *m_begin = nullptr;
    const char *m_at = nullptr;
    const char *m_end = nullptr;
    std::optional<Fault> m_fault;
};

} // namespace sheria::akn
