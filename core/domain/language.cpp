// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/language.h"

#include "core/base/tables.h"

#include <algorithm>
#include <vector>

namespace sheria {

namespace {

const LanguageRow *findRow(QByteArrayView code)
{
    const auto rows = languageTable();
    const auto row = std::find_if(rows.begin(), rows.end(), [code](const LanguageRow &each) {
        return code == each.three || code == each.two || code == each.bibliographic;
    });
    return code.isEmpty() || row == rows.end() ? nullptr : &*row;
}

bool isThreeLetters(const QByteArray &code)
{
    return code.size() == 3
        && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::vector<LanguageRow> rowsOf(const QList<QByteArrayList> &table)
{
    std::vector<LanguageRow> rows;
    for (const QByteArrayList &fields : table) {
        const auto field = [&fields](qsizetype i) {
            return i < fields.size() ? QByteArrayView(fields[i]) : QByteArrayView();
        };
        rows.push_back({field(0), field(1), field(2), field(3), !field(4).isEmpty()});
    }
    return rows;
}

} // namespace

std::span<const LanguageRow> languageTable()
{
    static const QList<QByteArrayList> table = readTable(QStringLiteral(":/domain/languages.tsv"));
    static const std::vector<LanguageRow> rows = rowsOf(table);
    return rows;
}

QByteArray languageCode(QByteArrayView code)
{
    const QByteArray lower = code.toByteArray().toLower();
    if (const LanguageRow *row = findRow(lower))
        return row->three.toByteArray();
    return isThreeLetters(lower) ? lower : QByteArray();
}

QByteArray shortLanguageCode(QByteArrayView code)
{
    const LanguageRow *row = findRow(code.toByteArray().toLower());
    return row && !row->two.isEmpty() ? row->two.toByteArray() : code.toByteArray();
}

QString languageName(QByteArrayView code)
{
    const LanguageRow *row = findRow(code.toByteArray().toLower());
    return QString::fromUtf8(row && !row->ownName.isEmpty() ? row->ownName : code);
}

bool isRightToLeft(QByteArrayView code)
{
    const LanguageRow *row = findRow(code.toByteArray().toLower());
    return row && row->isRightToLeft;
}

} // namespace sheria
