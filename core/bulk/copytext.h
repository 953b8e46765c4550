// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QDate>
#include <QDateTime>
#include <QString>

#include <optional>
#include <type_traits>

namespace sheria::bulk {

/// One row of PostgreSQL's COPY in text format, UTF-8, value by value.
///
/// An empty text is an empty text, and no value is NULL: null dates, empty optionals, nothing().
/// A NUL, which PostgreSQL cannot store, is U+FFFD.
/// Source: PostgreSQL documentation, COPY, "Text Format".
class CopyRow
{
public:
    CopyRow &text(QByteArrayView utf8);
    CopyRow &text(QStringView text) { return this->text(QByteArrayView(text.toUtf8())); }
    /// NULL where it is empty.
    CopyRow &textOrNull(QByteArrayView utf8) { return utf8.isEmpty() ? nothing() : text(utf8); }
    CopyRow &textOrNull(QStringView text) { return text.isEmpty() ? nothing() : this->text(text); }
    CopyRow &number(qint64 value);
    CopyRow &boolean(bool value);
    CopyRow &date(QDate date);
    CopyRow &instant(const QDateTime &instant);
    CopyRow &nothing();
    /// For a column of type jsonb, which takes no "\u0000". `json`: one line; empty: NULL.
    CopyRow &json(QByteArrayView json);
    /// For a column of type text[]: what `textOf` makes of each item, a QString or QByteArray.
    template <typename Items, typename TextOf>
    CopyRow &list(const Items &items, const TextOf &textOf)
    {
        QByteArray array = "{";
        for (const auto &item : items) {
            if (array.size() > 1)
                array += ',';
            if constexpr (std::is_convertible_v<decltype(textOf(item)), QString>)
                array += quotedItem(textOf(item).toUtf8());
            else
                array += quotedItem(textOf(item));
        }
        return text(QByteArrayView(array + '}'));
    }

    /// The row with its line break.
    QByteArray take();

private:
    void separate();
    static QByteArray quotedItem(QByteArrayView utf8);

    QByteArray m_row;
    bool m_isFirst = true;
};

} // namespace sheria::bulk
