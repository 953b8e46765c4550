#include "core/domain/json.h"
#include "core/secrets/librarytrust.h"
#include "core/store/libraryidentity.h"
#include "core/store/workqueries.h"
#include "server/ctl/command.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QByteArray contactText(const Contact &contact, bool isAgreed)
{
    return contact.origin + "  " + contactReason(contact.purpose).toUtf8()
        + (isAgreed ? ": agreed" : ": not agreed");
}

QByteArray contactJson(const Contact &contact, bool isAgreed)
{
    return json::object("host", contact.origin, "purpose", contactPurposeName(contact.purpose),
                        "is_agreed", isAgreed);
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
    say(u"Shall this library contact %1? Answer 'yes' to agree."_s.arg(
        count == 1 ? u"the host that is not agreed"_s
                   : u"the %1 hosts that are not agreed"_s.arg(count)));
    SHERIA_TRY(const QString answer, readAnswer());
    if (answer.trimmed().compare("yes"_L1, Qt::CaseInsensitive) == 0)
        return {};
    return Error{ErrorCode::Cancelled, u"nothing was agreed"_s};
}

Exit showHosts(Arguments &given)
{
    given.describeOfLibrary(
        u"Lists the hosts that the library would contact, what for, and whether "
        "you have agreed. Changes nothing."_s);
    given.addJsonFlag();
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_CHECK(printContacts(db, given.wantsJson()));
        return {};
    });
}

Exit trustHosts(Arguments &given)
{
    given.describeOfLibrary(
        u"Lists the hosts that the library would contact, and agrees to them once 'yes' is typed. "
        "Until then a library that comes from elsewhere contacts nobody: no sync, no embeddings, "
        "no webhooks. What you add yourself ('sync add', 'kb embeddings set', 'webhooks add') is "
        "agreed by that. The agreement is kept in your own configuration, not in the library; "
        "another host in the same library is asked for again.\n\n"
        "Tokens and keys that the library names are never taken over from it: give them by 'sync "
        "change SOURCE --token-file FILE' and 'kb embeddings set --key-file FILE'."_s);
    given.addFlag(u"yes"_s, u"Agrees without a question."_s);
    given.addJsonFlag();
    return given.change([&given](Library &library, store::Database &db) -> Result<void> {
        SHERIA_TRY(const std::vector<Contact> missing, printContacts(db, given.wantsJson()));
        if (missing.empty())
            return {};
        if (!given.has(u"yes"_s))
            SHERIA_CHECK(askToAgree(missing.size()));
        return library.trust().allow(missing);
    });
}

constexpr Command LibraryActions[] = {
    {"hosts", "lists the hosts that it would contact", showHosts},
    {"trust", "agrees that it contacts them", trustHosts},
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
        {"schema_version", "version of the file's schema", held.schemaVersion},
    };
}

QByteArray asJson(const QString &path, const store::Statistics &held)
{
    json::Writer out;
    out.beginObject().member("library", path).member("file_bytes", QFileInfo(path).size());
    for (const NumberRow &row : rowsOf(held))
        out.member(row.key, row.value);
    out.endObject();
    return out.take();
}

} // namespace

QString contactReason(ContactPurpose purpose)
{
    switch (purpose) {
    case ContactPurpose::Sync: return u"copies works from there"_s;
    case ContactPurpose::Embeddings: return u"sends texts and questions there, for vectors"_s;
    case ContactPurpose::Webhooks: return u"tells of changes there"_s;
    }
    Q_UNREACHABLE();
}

Result<void> sayContactsToAgree(const Library &library)
{
    SHERIA_TRY(const std::vector<Contact> missing, library.contactsToAgree());
    for (const Contact &contact : missing)
        say(u"warning: %1 is not contacted (the library %2): nobody has agreed yet; see 'sheriactl "
            "library trust --library %3'"_s.arg(QString::fromUtf8(contact.origin),
                                                contactReason(contact.purpose), library.path()));
    return {};
}

Exit runLibrary(Arguments &given)
{
    return runGroup(given, u"Which hosts a library may contact."_s, LibraryActions);
}

Exit runInfo(Arguments &given)
{
    given.describeOfLibrary(u"Tells what a library holds. Changes nothing."_s);
    given.addJsonFlag(u"Prints one JSON object."_s);
    return given.look([&given](store::Database &db) -> Result<void> {
        const QString path = given.library();
        SHERIA_TRY(const store::Statistics held, store::statistics(db));
        printLine(given.wantsJson() ? asJson(path, held)
                                    : path.toUtf8() + numberLines(rowsOf(held)));
        return {};
    });
}

} // namespace sheria::ctl
