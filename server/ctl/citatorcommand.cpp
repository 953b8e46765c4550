// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citator.h"
#include "core/csl/formatter.h"
#include "core/domain/decisions/casecitation.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/placequeries.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using citations::Citator;
using citations::CitatorEntry;
using citations::Treatment;

// ---- citator

QByteArray citationLine(const citations::CitationInWords &one)
{
    const QString words = one.before + u" ["_s + one.text + u"] "_s + one.after;
    const QByteArray source = one.place.source.isEmpty() ? "-"_ba : one.place.source;
    return "    " + source + ": " + words.simplified().toUtf8();
}

void printText(const Citator &citator)
{
    for (const CitatorEntry &entry : citator.entries) {
        printLine(entry.citing.work.uri + "  " + entry.citing.work.title.toUtf8());
        if (entry.treatment() != Treatment::None)
            printLine("    " + enumName(entry.treatment()).toByteArray()
                      + (entry.stated ? ", stated by a person"_ba
                                      : ", suggested by: "_ba + entry.suggested.evidence.toUtf8()));
        for (const citations::CitationInWords &one : entry.citations)
            printLine(citationLine(one));
    }
    printLine("Cited by "_ba + QByteArray::number(citator.total) + (citator.isCut ? " or more" : "")
              + (citator.notLookedThrough > 0 ? " so far" : ""));
    for (const auto &[key, count] : citator.byCourtAndYear)
        printLine("  " + (key.first.isEmpty() ? "-"_ba : key.first) + ' '
                  + QByteArray::number(key.second) + ": " + QByteArray::number(count));
}

Result<void> showCitator(const Arguments &given, store::Database &db)
{
    SHERIA_TRY(const FrbrUri uri, store::findAddress(db, given.word().toUtf8()));
    SHERIA_TRY(const ExpressionRecord record,
               store::findExpression(db, uriAsAt(uri.canonical(), given.date(u"at"_s)),
                                     Today(SystemClock().now())));
    citations::CitatorOptions options;
    options.asAt = given.date(u"at"_s);
    options.eId = given.has(u"provision"_s) ? given.bytes(u"provision"_s) : uri.portion;
    options.most = std::size_t(given.number(u"limit"_s, 50));
    SHERIA_TRY(const Citator citator, citations::citator(db, record, options, stopToken()));
    if (citator.notLookedThrough > 0)
        say(u"citations of %1 works have not been extracted yet; use 'cites --update'."_s.arg(
            citator.notLookedThrough));
    if (given.wantsJson())
        printLine(citations::citatorJson(citator));
    else
        printText(citator);
    return {};
}

/// What a person says stands in the place of what the words suggest.
Result<void> stateTreatment(const Arguments &given, Library &library, store::Database &db)
{
    const QByteArray word = given.bytes(u"treatment"_s);
    SHERIA_TRY(const FrbrUri cited, store::findAddress(db, given.word().toUtf8()));
    SHERIA_TRY(const FrbrUri citing, store::findAddress(db, given.bytes(u"citing"_s)));
    const bool isTakenBack = word == "suggested";
    if (!isTakenBack && !enumNamed<Treatment>(word))
        return Error{ErrorCode::InvalidArgument,
                     u"--treatment must be none, considered, applied, followed, distinguished, "
                     "doubted, overruled, reversed or suggested."_s};
    return library.writer().write([&](store::Database &writable) {
        return store::putTreatment(writable, citing.canonical().workUri(false),
                                   cited.canonical().workUri(false),
                                   isTakenBack ? std::nullopt : std::optional(word),
                                   library.clock().now());
    });
}

// ---- cite

Result<CaseCitation> citationOf(store::Database &db, const QString &address)
{
    SHERIA_TRY(const FrbrUri uri, store::findAddress(db, address.toUtf8()));
    SHERIA_TRY(const ExpressionRecord record,
               store::findExpression(db, uri.canonical(), Today(SystemClock().now())));
    const Result<Place> country = store::findPlace(db, record.work.uri.country);
    return workCitation(record.work, record.expression.title, record.expression.language,
                        uri.portion, country ? country->name : QString());
}

Result<std::vector<CaseCitation>> citationsOf(store::Database &db, const QStringList &addresses)
{
    std::vector<CaseCitation> all;
    for (const QString &address : addresses) {
        SHERIA_TRY(CaseCitation one, citationOf(db, address));
        all.push_back(std::move(one));
    }
    return all;
}

Result<void> citeByStyle(store::Database &db, const QStringList &addresses, const QString &style)
{
    SHERIA_TRY(const csl::Style read, csl::readStyle(style));
    SHERIA_TRY(const auto all, citationsOf(db, addresses));
    SHERIA_TRY(const auto formatted, csl::format(read, all, stopToken()));
    for (const csl::Formatted &one : formatted)
        printLine(one.text.toUtf8());
    return {};
}

Result<void> listStyles()
{
    for (const QByteArrayView name : enumNames(CitationStyle()))
        printLine(name.toByteArray());
    for (const csl::InstalledStyle &style : csl::installedStyles(csl::styleFolders(), stopToken()))
        printLine(style.name.toUtf8() + ".csl  " + style.title.toUtf8());
    return {};
}

} // namespace

Exit runCitator(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"treatment"_s) != given.has(u"citing"_s))
        return given.refuse(u"--treatment and --citing go together."_s);
    if (given.has(u"treatment"_s))
        return given.change([&](Library &library, store::Database &db) {
            return stateTreatment(given, library, db);
        });
    return given.look([&](store::Database &db) { return showCitator(given, db); });
}

Exit runCite(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"styles"_s))
        return given.run([]() -> Result<void> { return listStyles(); });
    const QString name = given.has(u"style"_s) ? QString::fromUtf8(given.bytes(u"style"_s))
                                               : u"plain"_s;
    if (given.paths().isEmpty())
        return given.refuse(u"at least one FRBR_URI is required."_s);
    return given.look([&](store::Database &db) -> Result<void> {
        const auto style = enumNamed<CitationStyle>(name.toUtf8());
        if (!style)
            return citeByStyle(db, given.paths(), name);
        SHERIA_TRY(const auto all, citationsOf(db, given.paths()));
        QByteArray text = citedAll(all, *style).toUtf8();
        while (text.endsWith('\n') || text.endsWith('\r'))
            text.chop(1);
        printLine(text);
        return {};
    });
}

} // namespace sheria::ctl
