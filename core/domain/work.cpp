// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/work.h"

#include "core/base/tables.h"
#include "core/domain/place.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria {

namespace {

/// What common subtypes stand for, and document types of two words, which a URI in lower case runs together.
/// `column`: "subtype", "doctype".
/// Source: Akoma Ntoso Naming Convention as African publishers use it; server/API.md section 2.11.
QHash<QByteArray, QString> typeNames(const char *column)
{
    QHash<QByteArray, QString> names;
    for (const QByteArrayList &row : readTable(u":/domain/types.tsv"_s)) {
        if (row.value(0) == column)
            names.insert(row.value(1), QString::fromUtf8(row.value(2)));
    }
    return names;
}

/// Subtypes that are named, not numbered, where numbers would say nothing.
/// Source: server/API.md section 2.11, "excluded set".
constexpr QByteArrayView Unnumbered[] = {
    "by-law", "mo", "rules", "reg", "recommendation",
};

QString titleCase(const QByteArray &word)
{
    QString out = QString::fromUtf8(word);
    if (!out.isEmpty())
        out[0] = out[0].toUpper();
    return out;
}

bool startsWithDigit(const QByteArray &text)
{
    return !text.isEmpty() && text.front() >= '0' && text.front() <= '9';
}

bool isNumbered(const FrbrUri &uri)
{
    if (isUnidentified(uri.place())
        || uri.knownYear().isEmpty()) // The number of the first is a hash.
        return false;
    if (uri.number.startsWith("constitution"))
        return false;
    if (uri.subtype.isEmpty())
        return uri.doctype != "act" || startsWithDigit(uri.number);
    return uri.country != "za"
        || std::none_of(std::begin(Unnumbered), std::end(Unnumbered),
                        [&uri](QByteArrayView each) { return uri.subtype == each; });
}

} // namespace

const Commencement *Work::mainCommencement() const
{
    const auto isMain = [](const Commencement &each) {
        return each.isMain;
    };
    const auto isWhole = [](const Commencement &each) {
        return each.provisions.empty();
    };
    const auto marked = std::find_if(commencements.begin(), commencements.end(), isMain);
    if (marked != commencements.end())
        return &*marked;
    if (std::count_if(commencements.begin(), commencements.end(), isWhole) != 1)
        return nullptr;
    return &*std::find_if(commencements.begin(), commencements.end(), isWhole);
}

QString numberedTitle(const Work &work)
{
    if (!work.numberedTitle.isEmpty())
        return work.numberedTitle;
    if (work.chapter && !work.chapter->number.isEmpty())
        return QStringLiteral("Chapter %1").arg(work.chapter->number);
    if (!isNumbered(work.uri))
        return {};
    return QStringLiteral("%1 %2 of %3")
        .arg(typeName(work), QString::fromUtf8(work.uri.number).toUpper(),
             QString::fromUtf8(work.uri.year()));
}

QString typeName(const Work &work)
{
    if (!work.typeName.isEmpty())
        return work.typeName;
    static const QHash<QByteArray, QString> doctypes = typeNames("doctype");
    static const QHash<QByteArray, QString> subtypes = typeNames("subtype");
    // The subtype of a judgment is its court.
    if (work.uri.subtype.isEmpty() || work.uri.doctype == "judgment") {
        const QString known = doctypes.value(work.uri.doctype);
        return known.isEmpty() ? titleCase(work.uri.doctype) : known;
    }
    const QString known = subtypes.value(work.uri.subtype);
    return known.isEmpty() ? QString::fromUtf8(work.uri.subtype).toUpper() : known;
}

QString numberOrYear(const Work &work)
{
    const bool isNamed = std::none_of(work.uri.number.begin(), work.uri.number.end(),
                                      [](char c) { return c >= '0' && c <= '9'; });
    const bool isSaid = !work.numberedTitle.isEmpty() || work.chapter;
    const QString number = isNamed && !isSaid ? QString() : numberedTitle(work);
    return number.isEmpty() ? QString::fromUtf8(work.uri.knownYear()) : number;
}

QString withoutHash(const QString &title, const FrbrUri &work, const QString &source)
{
    constexpr int Shown = 8; ///< Characters of the hash in titles of this kind.
    const QString hash = u' ' + QString::fromUtf8(work.number.left(Shown));
    if (!isUnidentified(work.place()) || !title.endsWith(hash))
        return title;
    const QString file = source.section(u'/', -1);
    const QString name = file.contains(u'.') ? file.section(u'.', 0, -2) : file;
    return name.isEmpty() ? title.chopped(hash.size()) : name;
}

} // namespace sheria
