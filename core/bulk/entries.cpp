// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/entries.h"

#include "core/base/tables.h"
#include "core/domain/language.h"
#include "core/domain/today.h"

#include <QFile>

#include <algorithm>

namespace sheria::bulk {

using namespace Qt::StringLiterals;

QByteArrayView TextEntry::of(const search::Passage &passage) const
{
    return QByteArrayView(text.bytes()).sliced(passage.start, passage.end - passage.start);
}

const akn::Provision *TextEntry::unitOf(const search::Passage &passage) const
{
    return passage.unit < 0 ? nullptr : &text.provisions()[std::size_t(passage.unit)];
}

std::vector<LanguageAnalyzer> languageAnalyzers()
{
    std::vector<LanguageAnalyzer> all;
    for (const QByteArrayList &row : readTable(u":/bulk/analyzers.tsv"_s))
        all.push_back({row.value(0), row.value(1), row.value(2)});
    return all;
}

QByteArray resource(const QByteArray &name)
{
    QFile file(u":/bulk/"_s + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray languageField(const QByteArray &language)
{
    const QByteArray code = languageCode(language);
    const bool isPlain = code.size() == 3
        && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return isPlain ? code : "und"_ba;
}

QDate validUntil(const ExpressionRecord &record)
{
    const Expression &own = record.expression;
    for (const ExpressionSummary &each : record.pointsInTime)
        if (each.language == own.language && each.date > own.date)
            return each.date;
    return {};
}

QDate repealedOn(const Work &work)
{
    return work.repeal ? knownDate(work.repeal->date) : QDate();
}

QDate commencedOn(const Work &work)
{
    const Commencement *main = work.mainCommencement();
    return main ? knownDate(main->date) : QDate();
}

} // namespace sheria::bulk
