// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/copytext.h"

#include "core/domain/today.h"

namespace sheria::bulk {

namespace {

constexpr QByteArrayView Replacement = "\xEF\xBF\xBD"; ///< U+FFFD

/// What is written for a character; empty: itself.
QByteArrayView escapeOf(char c)
{
    switch (c) {
    case '\\': return "\\\\";
    case '\t': return "\\t";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\0': return Replacement;
    default: return {};
    }
}

} // namespace

void CopyRow::separate()
{
    if (!m_isFirst)
        m_row += '\t';
    m_isFirst = false;
}

CopyRow &CopyRow::text(QByteArrayView utf8)
{
    if (!utf8.isValidUtf8())
        return text(QByteArrayView(QString::fromUtf8(utf8).toUtf8()));
    separate();
    qsizetype from = 0;
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const QByteArrayView escape = escapeOf(utf8[i]);
        if (escape.isEmpty())
            continue;
        m_row += utf8.sliced(from, i - from);
        m_row += escape;
        from = i + 1;
    }
    m_row += utf8.sliced(from);
    return *this;
}

CopyRow &CopyRow::number(qint64 value)
{
    separate();
    m_row += QByteArray::number(value);
    return *this;
}

CopyRow &CopyRow::boolean(bool value)
{
    separate();
    m_row += value ? 't' : 'f';
    return *this;
}

CopyRow &CopyRow::date(QDate date)
{
    const QDate known = knownDate(date);
    if (!known.isValid())
        return nothing();
    separate();
    m_row += known.toString(Qt::ISODate).toLatin1();
    return *this;
}

CopyRow &CopyRow::instant(const QDateTime &instant)
{
    if (!instant.isValid() || isPlaceholder(instant.date()))
        return nothing();
    separate();
    m_row += instant.toUTC().toString(Qt::ISODateWithMs).toLatin1();
    return *this;
}

CopyRow &CopyRow::nothing()
{
    separate();
    m_row += "\\N";
    return *this;
}

CopyRow &CopyRow::json(QByteArrayView json)
{
    if (json.isEmpty())
        return nothing();
    constexpr QByteArrayView Nul = "u0000";
    QByteArray out;
    out.reserve(json.size());
    for (qsizetype i = 0; i < json.size(); ++i) {
        if (json[i] != '\\' || i + 1 >= json.size()) {
            out += json[i];
            continue;
        }
        // What follows a backslash is a pair with it, also another backslash.
        if (json.sliced(i + 1).startsWith(Nul)) {
            out += Replacement;
            i += Nul.size();
            continue;
        }
        out += json.sliced(i, 2);
        ++i;
    }
    return text(QByteArrayView(out));
}

/// Source: PostgreSQL documentation, "Array Input and Output Syntax".
QByteArray CopyRow::quotedItem(QByteArrayView utf8)
{
    QByteArray out = "\"";
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    return out + '"';
}

QByteArray CopyRow::take()
{
    m_isFirst = true;
    QByteArray row = std::move(m_row) + '\n';
    m_row = {};
    return row;
}

} // namespace sheria::bulk
