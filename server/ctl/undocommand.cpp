// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "core/store/legislation/relocation.h"
#include "core/store/legislation/undo.h"
#include "server/ctl/command.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::UndoKind;
using store::UndoStep;

QByteArray stepJson(const UndoStep &step)
{
    return json::object(
        "number", step.id, "at", step.at, "works", step.works,
        step.kind == UndoKind::Import ? "paths" : "frbr_uri",
        [&step](json::Writer &out) {
            if (step.kind == UndoKind::Import)
                out.value(step.subject.split(u'\n'));
            else
                out.value(step.subject);
        },
        "title", json::orNull(step.title));
}

QByteArray stepText(const UndoStep &step)
{
    QString text = step.subject;
    if (!step.title.isEmpty())
        text += u"  "_s + step.title;
    return QByteArray::number(step.id).rightJustified(4) + "  " + momentText(step.at).toUtf8()
        + "  " + printable(text.replace(u'\n', u", "_s))
        + (step.kind == UndoKind::Import ? QByteArray(", works: ") + QByteArray::number(step.works)
                                         : QByteArray());
}

Exit list(Arguments &given, UndoKind kind)
{
    return given.look([&](store::Database &db) {
        return printRows(given, store::listUndoSteps(db, kind), stepJson, stepText);
    });
}

Exit listImports(Arguments &given)
{
    return list(given, UndoKind::Import);
}

Exit listTrash(Arguments &given)
{
    return list(given, UndoKind::Deletion);
}

/// The step that the word names by its number; "last": the newest.
Result<qint64> stepNamed(const Arguments &given, store::Database &db, UndoKind kind)
{
    SHERIA_TRY(const std::vector<UndoStep> steps, store::listUndoSteps(db, kind));
    const QString word = given.word();
    for (const UndoStep &step : steps) {
        if (word == u"last"_s || QString::number(step.id) == word || step.subject == word)
            return step.id;
    }
    return Error{ErrorCode::NotFound,
                 kind == UndoKind::Import
                     ? u"there is no import '%1' to undo; see 'imports list'"_s.arg(word)
                     : u"'%1' is not in the trash; see 'trash list'"_s.arg(word)};
}

Exit undo(Arguments &given, UndoKind kind)
{
    return given.change([&](Library &library, store::Database &db) -> Result<void> {
        SHERIA_TRY(const qint64 id, stepNamed(given, db, kind));
        SHERIA_TRY(const UndoStep step, library.writer().write([&](store::Database &writable) {
            return store::undo(writable, id, library.clock().now());
        }));
        printLine(given.wantsJson() ? stepJson(step) : stepText(step));
        return {};
    });
}

Exit undoImport(Arguments &given)
{
    return undo(given, UndoKind::Import);
}

Exit restore(Arguments &given)
{
    return undo(given, UndoKind::Deletion);
}

Exit empty(Arguments &given)
{
    return given.change([&](Library &library, store::Database &db) -> Result<void> {
        qint64 id = 0;
        if (!given.word().isEmpty()) {
            SHERIA_TRY(id, stepNamed(given, db, UndoKind::Deletion));
        }
        SHERIA_TRY(const qint64 dropped, library.writer().write([id](store::Database &writable) {
            return store::emptyTrash(writable, id);
        }));
        say(u"%1 deleted for good"_s.arg(dropped));
        return {};
    });
}

QByteArray addressJson(const store::GivenAddress &address)
{
    return json::object("local_uri", address.localUri, "frbr_uri", address.workUri, "title",
                        json::orNull(address.title), "date", address.date);
}

QByteArray addressText(const store::GivenAddress &address)
{
    return address.localUri + " -> " + address.workUri;
}

Exit listAddresses(Arguments &given)
{
    return given.look([&](store::Database &db) {
        return printRows(given, store::listGivenAddresses(db), addressJson, addressText);
    });
}

Exit setAddress(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().size() != 2)
        return given.refuse(u"the address of the document and its new address are required."_s);
    const QString date = given.value(u"date"_s);
    const store::GivenAddress address{given.paths()[0].toUtf8(), given.paths()[1].toUtf8(),
                                      given.value(u"title"_s),
                                      QDate::fromString(date, Qt::ISODate)};
    if (!date.isEmpty() && !address.date.isValid())
        return given.refuse(u"--date must be a day, such as 2014-01-17."_s);
    return given.change([&](Library &library, store::Database &) {
        return library.writer().write([&](store::Database &writable) {
            return store::giveAddress(writable, address, library.clock().now());
        });
    });
}

Exit clearAddress(Arguments &given)
{
    return given.change([&](Library &library, store::Database &) {
        return library.writer().write([&](store::Database &writable) {
            return store::clearAddress(writable, given.word().toUtf8(), library.clock().now());
        });
    });
}

constexpr Command ImportsTable[] = {{"list", listImports}, {"undo", undoImport}};
constexpr Command TrashTable[] = {{"list", listTrash}, {"restore", restore}, {"empty", empty}};
constexpr Command AddressTable[] = {{"list", listAddresses},
                                    {"set", setAddress},
                                    {"clear", clearAddress}};

} // namespace

const std::span<const Command> ImportsActions(ImportsTable);
const std::span<const Command> TrashActions(TrashTable);
const std::span<const Command> AddressActions(AddressTable);

Exit runDelete(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().isEmpty())
        return given.refuse(u"the FRBR URI of a work or an expression is required."_s);
    return given.change([&](Library &library, store::Database &) {
        // All or none of them.
        return library.writer().write([&](store::Database &writable) -> Result<void> {
            for (const QString &uri : given.paths())
                SHERIA_CHECK(store::moveToTrash(writable, uri.toUtf8(), library.clock().now()));
            return {};
        });
    });
}

} // namespace sheria::ctl
