#include "core/domain/language.h"

#include <QFile>

#include <algorithm>
#include <vector>

namespace sheria {

namespace {

std::vector<LanguageRow> rowsIn(QByteArrayView table)
{
    std::vector<LanguageRow> rows;
    while (!table.isEmpty()) {
        const qsizetype end = table.indexOf('\n');
        QByteArrayView line = table.first(end);
        table = table.sliced(end + 1);
        QByteArrayView fields[5];
        for (QByteArrayView &field : fields) {
            const qsizetype tab = line.indexOf('\t');
            field = tab < 0 ? line : line.first(tab);
            line = tab < 0 ? QByteArrayView() : line.sliced(tab + 1);
        }
        rows.push_back({fields[0], fields[1], fields[2], fields[3], !fields[4].isEmpty()});
    }
    return rows;
}

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

/// Lines of two, three, bibliographic code, own name and "rtl", with tabs between.
QByteArray readTable()
{
    QFile file(QStringLiteral(":/domain/languages.tsv"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

std::span<const LanguageRow> languageTable()
{
    static const QByteArray text = readTable();
    static const std::vector<LanguageRow> rows = rowsIn(text);
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
