// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "core/secrets/librarytrust.h"
#include "core/store/file/libraryfile.h"
#include "core/store/legislation/workqueries.h"
#include "server/ctl/command.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QByteArray contactText(const Contact &contact, bool isAgreed)
{
    return contact.origin + "  " + contactReason(contact.purpose).toUtf8()
        + (isAgreed ? ": agreed" : ": not allowed");
}

QByteArray contactJson(const Contact &contact, bool isAgreed)
{
    return json::object("host", contact.origin, "purpose", enumName(contact.purpose), "is_agreed",
                        isAgreed);
}

/// Prints whom the library would contact, and returns those that nobody has agreed to.
Result<std::vector<Contact>> printContacts(store::Database &db, bool asJson)
{
    SHERIA_TRY(const QByteArray id, store::libraryId(db));
    SHERIA_TRY(const std::vector<Contact> all, store::libraryContacts(db));
    SHERIA_TRY(std::vector<Contact> missing, secrets::LibraryTrust(id).missing(all));
    for (const Contact &contact : all) {
        const bool isAgreed = std::find(missing.begin(), missing.end(), contact) == missing.end();
        printLine(asJson ? contactJson(contact, isAgreed) : contactText(contact, isAgreed));
    }
    return missing;
}

/// Asks whoever sits at standard input.
Result<void> askToAgree(std::size_t count)
{
    say(u"Allow this library to connect to %1? Type 'yes' to allow."_s.arg(
        count == 1 ? u"the host that is not allowed"_s
                   : u"the %1 hosts that are not allowed"_s.arg(count)));
    SHERIA_TRY(const QString answer, readAnswer());
    if (answer.trimmed().compare("yes"_L1, Qt::CaseInsensitive) == 0)
        return {};
    return Error{ErrorCode::Cancelled, u"nothing was allowed"_s};
}

Exit showHosts(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_CHECK(printContacts(db, given.wantsJson()));
        return {};
    });
}

Exit trustHosts(Arguments &given)
{
    return given.change([&given](Library &library, store::Database &db) -> Result<void> {
        SHERIA_TRY(const std::vector<Contact> missing, printContacts(db, given.wantsJson()));
        if (missing.empty())
            return {};
        if (!given.has(u"yes"_s))
            SHERIA_CHECK(askToAgree(missing.size()));
        return library.trust().allow(missing);
    });
}

/// Says, or tells, who moves the log into the library.
Exit setLog(Arguments &given)
{
    return given.run([&given]() -> Result<Exit> {
        const QString kept = given.value(u"by"_s);
        if (given.has(u"by"_s) && kept != u"others" && kept != u"sheria")
            return given.refuse(u"--by is 'others' or 'sheria', not '%1'."_s.arg(kept));
        SHERIA_CHECK(store::inspectLibraryFile(given.library()));
        if (given.has(u"by"_s))
            SHERIA_CHECK(store::setWalByOthers(given.library(), kept == u"others"));
        const bool isByOthers = store::isWalByOthers(given.library());
        const qint64 bytes = store::walBytes(given.library());
        printLine(given.wantsJson() ? json::object("by_others", isByOthers, "wal_bytes", bytes)
                                    : u"%1 writes the log into the library; it has %2 bytes"_s
                                          .arg(isByOthers ? u"Another program"_s : u"Sheria"_s)
                                          .arg(bytes)
                                          .toUtf8());
        return Exit::Done;
    });
}

constexpr Command LibraryTable[] = {
    {"wal", setLog},
    {"hosts", showHosts},
    {"trust", trustHosts},
};

std::vector<NumberRow> rowsOf(const store::Statistics &held)
{
    return {
        {"places", "places", held.places},
        {"works", "works", held.works},
        {"stubs", "of these without text", held.stubs},
        {"expressions", "expressions", held.expressions},
        {"contents", "XML documents", held.contents},
        {"content_bytes", "bytes of XML", held.contentBytes},
        {"provisions", "provisions", held.provisions},
        {"references", "references", held.references},
        {"media", "media files", held.media},
        {"media_bytes", "bytes of media", held.mediaBytes},
        {"revision", "revision", held.revision},
        {"schema_version", "schema version", held.schemaVersion},
    };
}

QByteArray asJson(const QString &path, const store::Statistics &held)
{
    json::Writer out;
    out.beginObject().members("library", path, "file_bytes", QFileInfo(path).size());
    for (const NumberRow &row : rowsOf(held))
        out.member(row.key, row.value);
    out.endObject();
    return out.take();
}

} // namespace

QString contactReason(ContactPurpose purpose)
{
    switch (purpose) {
    case ContactPurpose::Sync: return u"downloads works"_s;
    case ContactPurpose::Embeddings: return u"sends texts and queries for embeddings"_s;
    case ContactPurpose::Webhooks: return u"sends webhooks"_s;
    }
    Q_UNREACHABLE();
}

Result<void> sayContactsToAgree(const Library &library)
{
    SHERIA_TRY(const std::vector<Contact> missing, library.contactsToAgree());
    for (const Contact &contact : missing)
        say(u"warning: connections to %1 are not allowed yet (library %2); see 'sheriactl library trust --library %3'"_s
                .arg(QString::fromUtf8(contact.origin), contactReason(contact.purpose),
                     library.path()));
    return {};
}

const std::span<const Command> LibraryActions(LibraryTable);

Exit runInfo(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        const QString path = given.library();
        SHERIA_TRY(const store::Statistics held, store::statistics(db));
        printLine(given.wantsJson() ? asJson(path, held)
                                    : path.toUtf8() + numberLines(rowsOf(held)));
        return {};
    });
}

} // namespace sheria::ctl
