#include "core/domain/work.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria {

namespace {

struct TypeWord
{
    QByteArrayView code;
    QLatin1StringView name;
};

/// What common subtypes stand for.
/// Source: Akoma Ntoso Naming Convention as African publishers use it; server/API.md section 2.11.
constexpr TypeWord Subtypes[] = {
    {"by-law", "By-law"_L1},
    {"bye-law", "Bye-law"_L1},
    {"circular", "Circular"_L1},
    {"constitution", "Constitution"_L1},
    {"declaration", "Declaration"_L1},
    {"decree", "Decree"_L1},
    {"gn", "Government Notice"_L1},
    {"genn", "General Notice"_L1},
    {"ln", "Legal Notice"_L1},
    {"mo", "Ministerial Order"_L1},
    {"notice", "Notice"_L1},
    {"ord", "Ordinance"_L1},
    {"order", "Order"_L1},
    {"ordinance", "Ordinance"_L1},
    {"p", "Proclamation"_L1},
    {"pact", "Pact"_L1},
    {"pn", "Provincial Notice"_L1},
    {"proc", "Proclamation"_L1},
    {"proclamation", "Proclamation"_L1},
    {"protocol", "Protocol"_L1},
    {"recommendation", "Recommendation"_L1},
    {"reg", "Regulations"_L1},
    {"regulation", "Regulation"_L1},
    {"regulations", "Regulations"_L1},
    {"rules", "Rules"_L1},
    {"si", "Statutory Instrument"_L1},
    {"statute", "Statute"_L1},
    {"treaty", "Treaty"_L1},
};

/// Document types of two words, which a URI in lower case runs together.
constexpr TypeWord Doctypes[] = {
    {"amendmentlist", "Amendment List"_L1},
    {"debatereport", "Debate Report"_L1},
    {"documentcollection", "Document Collection"_L1},
    {"officialgazette", "Official Gazette"_L1},
};

/// Subtypes that are named, not numbered, where numbers would say nothing.
/// Source: server/API.md section 2.11, "excluded set".
constexpr QByteArrayView Unnumbered[] = {
    "by-law", "mo", "rules", "reg", "recommendation",
};

template <std::size_t N>
QString nameIn(const TypeWord (&words)[N], const QByteArray &code)
{
    const auto *const found = std::find_if(std::begin(words), std::end(words),
                                           [&code](const TypeWord &w) { return code == w.code; });
    return found == std::end(words) ? QString() : QString(found->name);
}

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
    if (uri.place() == "zz-local") // The number of such a work is a hash.
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
    // The subtype of a judgment is its court.
    if (work.uri.subtype.isEmpty() || work.uri.doctype == "judgment") {
        const QString known = nameIn(Doctypes, work.uri.doctype);
        return known.isEmpty() ? titleCase(work.uri.doctype) : known;
    }
    const QString known = nameIn(Subtypes, work.uri.subtype);
    return known.isEmpty() ? QString::fromUtf8(work.uri.subtype).toUpper() : known;
}

} // namespace sheria
