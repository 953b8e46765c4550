// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/comparison/alignment.h"
#include "core/comparison/blame.h"
#include "core/comparison/languages.h"
#include "core/effects/feeds.h"
#include "core/formats/redlinefile.h"
#include "core/notes/notesfile.h"
#include "core/store/db/publishedview.h"
#include "core/store/legislation/expressionqueries.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using comparison::BlameRun;
using comparison::Fate;
using knowledge::ExpressionText;

Today today()
{
    return Today(SystemClock().now());
}

/// An expression with its texts.
struct Side
{
    ExpressionRecord record;
    std::vector<ExpressionText> texts;
};

Result<Side> sideOf(store::Database &db, const QString &address)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(address.toUtf8()));
    Side side;
    SHERIA_TRY(side.record, store::findExpression(db, uri.canonical(), today()));
    SHERIA_TRY(side.texts, knowledge::textsOf(db, side.record));
    return side;
}

QByteArray nameOf(const akn::Provision *provision)
{
    return provision ? provision->eId : QByteArray();
}

QByteArray asJson(const Fate &fate)
{
    return json::object("kind", enumName(fate.kind), "old", json::orNull(nameOf(fate.before)),
                        "new", json::orNull(nameOf(fate.after)));
}

QByteArray asText(const Fate &fate)
{
    QByteArray line = enumName(fate.kind).toByteArray().leftJustified(12);
    if (fate.before)
        line += fate.before->eId;
    if (fate.before && fate.after && fate.before->eId != fate.after->eId)
        line += " -> ";
    if (fate.after && (!fate.before || fate.before->eId != fate.after->eId))
        line += fate.after->eId;
    const akn::Provision *shown = fate.after ? fate.after : fate.before;
    return line + "  " + shown->heading.value_or(QString()).simplified().toUtf8();
}

QByteArray asJson(const BlameRun &run)
{
    json::Writer out;
    comparison::write(out, run);
    return out.take();
}

QByteArray asText(const BlameRun &run)
{
    return run.since.toString(Qt::ISODate).toUtf8() + "  "
        + (run.by.isEmpty() ? "-"_ba : run.by).leftJustified(30) + "  " + run.eId + "  "
        + run.text.toUtf8();
}

QByteArray asJson(const effects::Effect &effect)
{
    json::Writer out;
    effects::write(out, effect);
    return out.take();
}

QByteArray asText(const effects::Effect &effect)
{
    const QByteArray date = effect.date.isValid() ? effect.date.toString(Qt::ISODate).toLatin1()
                                                  : "-"_ba;
    return date.leftJustified(12) + enumName(effect.state).toByteArray().leftJustified(13)
        + effects::summaryOf(effect).toUtf8();
}

/// The works that the notes of a collection are on, in the order of their addresses.
Result<QByteArrayList> worksOfCollection(const Arguments &given)
{
    SHERIA_TRY(notes::NotesFile file,
               notes::NotesFile::open(given.has(u"notes"_s) ? given.value(u"notes"_s)
                                                            : notes::NotesFile::defaultPath(),
                                      notes::NotesFile::Mode::Look));
    const QString collection = given.value(u"collection"_s);
    SHERIA_TRY(const QByteArrayList works, file.worksIn(collection));
    if (works.isEmpty())
        return Error{ErrorCode::NotFound,
                     Message::tr("no note is in the collection %1", collection)};
    return works;
}

Result<std::vector<effects::Effect>> effectsFor(store::Database &db, const Arguments &given)
{
    effects::Choice choice;
    choice.from = given.date(u"from"_s);
    choice.to = given.date(u"to"_s);
    if (given.has(u"place"_s))
        return effects::effectsIn(db, given.bytes(u"place"_s), Subscription(), choice, today(),
                                  stopToken());
    QByteArrayList addresses;
    for (const QString &word : given.paths())
        addresses << word.toUtf8();
    if (given.has(u"collection"_s)) {
        SHERIA_TRY(const QByteArrayList works, worksOfCollection(given));
        addresses << works;
    }
    std::vector<ExpressionRecord> records;
    for (const QByteArray &address : addresses) {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(address));
        Result<ExpressionRecord> record = store::findExpression(db, uri.canonical(), today());
        // A note outlives the work that it is on.
        const bool isNoted = !given.paths().contains(QString::fromUtf8(address));
        if (!record && isNoted && record.error().code == ErrorCode::NotFound)
            continue;
        if (!record)
            return record.error();
        records.push_back(*std::move(record));
    }
    return effects::effectsOn(db, records, choice, today(), stopToken());
}

template <typename Row>
void printRow(const Arguments &given, const Row &row)
{
    printLine(given.wantsJson() ? asJson(row) : asText(row));
}

} // namespace

Exit runCompare(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().size() != 2)
        return given.refuse(u"two addresses of expressions are required."_s);
    const QString redline = given.value(u"redline"_s);
    const std::optional<formats::RedlineFormat> format = formats::redlineFormatOf(redline);
    if (given.has(u"redline"_s) && !format)
        return given.refuse(u"--redline requires a file name that ends in .html, .pdf or .xml."_s);
    return given.look([&](store::Database &db) -> Result<Exit> {
        if (!redline.isEmpty()) // A file, which leaves the library.
            SHERIA_CHECK(store::showOnlyPublished(db));
        SHERIA_TRY(const Side before, sideOf(db, given.paths()[0]));
        SHERIA_TRY(const Side after, sideOf(db, given.paths()[1]));
        if (!redline.isEmpty()) {
            SHERIA_TRY(const QByteArray file,
                       formats::redlineFile(db, before.record, after.record, *format, today(),
                                            stopToken()));
            SHERIA_CHECK(writeOutputFile(redline, file));
        }
        SHERIA_TRY(const std::vector<Fate> fates,
                   comparison::fatesAcross(db, {before.record, before.texts},
                                           {after.record, after.texts}));
        bool isSame = true;
        for (const Fate &fate : fates) {
            isSame = isSame && fate.kind == Fate::Kind::Same;
            if (fate.kind != Fate::Kind::Same || given.has(u"all"_s))
                printRow(given, fate);
        }
        return isSame ? Exit::Done : Exit::Findings;
    });
}

Exit runBlame(Arguments &given)
{
    return given.look([&](store::Database &db) -> Result<void> {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parsePlace(given.word().toUtf8()));
        SHERIA_TRY(const comparison::Blame blame,
                   comparison::blame(db, uri, given.value(u"text"_s), today()));
        for (const BlameRun &run : blame.runs)
            printRow(given, run);
        return {};
    });
}

Exit runEffects(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    const bool namesWorks = !given.paths().isEmpty() || given.has(u"collection"_s);
    if (given.has(u"place"_s) == namesWorks)
        return given.refuse(
            u"either --place, or FRBR URIs of works or a --collection of notes, is required."_s);
    const QString format = given.value(u"format"_s);
    if (!QStringList{QString(), u"text"_s, u"ics"_s, u"atom"_s}.contains(format))
        return given.refuse(u"--format is text, ics or atom."_s);
    return given.look([&](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::showOnlyPublished(db));
        SHERIA_TRY(const std::vector<effects::Effect> found, effectsFor(db, given));
        QStringList named = given.paths();
        for (const QString &option : {u"place"_s, u"collection"_s}) {
            if (given.has(option))
                named << given.value(option);
        }
        const QString what = named.join(u", "_s);
        if (format == "ics"_L1)
            printLine(effects::calendarOf(found).trimmed() + '\r');
        else if (format == "atom"_L1)
            printLine(effects::feedOf(what, found).trimmed());
        else
            for (const effects::Effect &each : found)
                printRow(given, each);
        return {};
    });
}

} // namespace sheria::ctl
