// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"

#include "core/domain/publisheraddress.h"
#include "core/domain/today.h"
#include "core/store/db/records.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/rows/workrows.h"
#include "core/store/webhooks/changes.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

using Role = Manifestation::Role;

/// A document on its way into an expression.
struct Arrival
{
    const PreparedContent &content;
    const QDateTime &now;
    ContentOrigin origin = {};
    Expression expression = {}; ///< As the document, or the pack, tells it; complete.
    QByteArray workUri = {};
    QByteArray expressionUri = {};
    QByteArray localUri = {}; ///< In whose place a person gave another address; empty: nobody did.
    QString givenTitle = {};
    qint64 workId = 0;
    qint64 expressionId = 0;
    bool isNewExpression = false;
};

/// Whether the document's expression comes after all that the work has, in the order in which the
/// latest is chosen, or is the latest itself.
Result<bool> isNewestOf(Database &db, qint64 workId, const Expression &expression)
{
    SHERIA_TRY(const bool hasNewer,
               Statement::hasRow(db, R"sql(
        SELECT 1 FROM work w JOIN place p ON p.code = w.place
               JOIN expression e ON e.id = w.latest_expression_id
         WHERE w.id = ?1
           AND (e.date > ?2
                OR (e.date = ?2
                    AND (e.language <> p.primary_language, e.language <> 'eng', e.language)
                        < (?3 <> p.primary_language, ?3 <> 'eng', ?3)))
    )sql",
                                 workId, expression.date, expression.language));
    return !hasNewer;
}

Result<void> noteWork(Database &db, const WorkRowPut &put, QByteArrayView workUri, const Work &work,
                      const QDateTime &now)
{
    if (!put.isChanged)
        return {};
    if (!put.isNew)
        SHERIA_CHECK(
            touchExpressionsOf(db, put.id, work.updatedAt.isValid() ? work.updatedAt : now));
    return recordChange(db, put.isNew ? ChangeAction::Created : ChangeAction::Updated, workUri, {},
                        now);
}

Work workOfDocument(const akn::Metadata &metadata)
{
    Work work = metadata.work;
    if (work.title.isEmpty())
        work.title = metadata.expression.title;
    if (work.title.isEmpty())
        work.title = QString::fromUtf8(work.uri.canonical().workUri(false));
    return work;
}

Result<qint64> ensureWork(Database &db, const Arrival &arrival, WorkPolicy policy)
{
    Work work = workOfDocument(arrival.content.metadata);
    SHERIA_TRY(work.uri, FrbrUri::parse(arrival.workUri));
    if (!arrival.localUri.isEmpty())
        work.aliases.push_back(QString::fromUtf8(arrival.localUri));
    if (!arrival.givenTitle.isEmpty() && arrival.content.metadata.isTitleAssumed)
        work.title = arrival.givenTitle;
    SHERIA_TRY(const std::optional<qint64> known, findWorkRow(db, arrival.workUri));
    if (known && policy == WorkPolicy::KeepWork)
        return *known;
    if (known) {
        SHERIA_TRY(const std::vector<Work> stored, loadWorks(db, {*known}, WorkView::Stored));
        SHERIA_TRY(const bool isNewest, isNewestOf(db, *known, arrival.expression));
        const QDateTime createdAt = stored.front().createdAt;
        // What stands for a title must not replace one.
        if (arrival.content.metadata.isTitleAssumed)
            work.title.clear();
        work = merged(stored.front(), work, isNewest);
        if (saysTheSame(normalized(work), stored.front()))
            return *known;
        work.createdAt = createdAt;
        work.updatedAt = {};
    }
    SHERIA_TRY(const WorkRowPut put, putWorkRow(db, work, arrival.now));
    SHERIA_CHECK(noteWork(db, put, arrival.workUri, work, arrival.now));
    return put.id;
}

Result<void> ensureExpression(Database &db, Arrival &arrival)
{
    if (arrival.expressionId != 0)
        return {};
    SHERIA_TRY(const ExpressionRowPut put,
               putExpressionRow(db, arrival.expression, arrival.workId, arrival.workUri,
                                arrival.now));
    arrival.expressionId = put.id;
    arrival.isNewExpression = true;
    return {};
}

Manifestation manifestationOf(const Arrival &arrival)
{
    const akn::Metadata &metadata = arrival.content.metadata;
    const auto &given = arrival.content.given;
    return {Role::Main,
            arrival.content.hash,
            metadata.component.isEmpty() ? "main"_ba : metadata.component,
            metadata.frbrThis,
            QString::fromUtf8(arrival.content.doctype),
            metadata.manifestationDate,
            given && given->importedAt.isValid() ? given->importedAt : arrival.now,
            arrival.origin.source,
            arrival.origin.importId};
}

/// The address that fetches exactly this text.
QByteArray addressOf(const Arrival &arrival, const Manifestation &manifestation)
{
    if (manifestation.role == Role::Superseded)
        return arrival.expressionUri + "/!" + manifestation.contentHash;
    // Also for a main text with a name of its own: another file may become the main one.
    if (manifestation.component != "main")
        return arrival.expressionUri + "/!" + manifestation.component;
    return arrival.expressionUri;
}

/// The file of the same import whose text takes the incoming one's place, or gives it up; empty: none.
QString otherFileOf(const Manifestation &incoming, const Placement &placement,
                    const std::vector<ManifestationRow> &present)
{
    const std::optional<std::size_t> at = placement.superseded ? placement.superseded
                                                               : placement.newer;
    if (!at || incoming.importId == 0)
        return {};
    const Manifestation &other = present[*at].manifestation;
    return other.importId == incoming.importId && other.source != incoming.source ? other.source
                                                                                  : QString();
}

/// What a person should know of where the document went.
Message noteOn(const Manifestation &incoming, const Placement &placement,
               const std::vector<ManifestationRow> &present)
{
    const QString other = otherFileOf(incoming, placement, present);
    if (placement.superseded) {
        const Manifestation &old = present[*placement.superseded].manifestation;
        if (!other.isEmpty())
            return Message::tr("replaces the text of %1 with the same address, which is stored as "
                               "superseded at %2",
                               other, old.contentHash);
        if (!old.date.isValid())
            return Message::tr("replaces another text (without a date) with the same address, "
                               "which is stored as superseded at %1",
                               old.contentHash);
        return Message::tr("replaces another text (of %1) with the same address, which is stored "
                           "as superseded at %2",
                           old.date.toString(Qt::ISODate), old.contentHash);
    }
    if (!other.isEmpty())
        return Message::tr("stored as superseded: %1 has a newer text with the same address",
                           other);
    if (incoming.role == Role::Superseded)
        return Message::tr("stored as superseded: a newer text with the same address exists");
    if (incoming.role == Role::Component)
        return Message::tr("stored as component %1 of its expression", incoming.component);
    return {};
}

/// Makes room for the incoming one: unique indexes allow one main text, and each name once.
Result<void> makeRoom(Database &db, Manifestation &incoming, const Placement &placement,
                      const std::vector<ManifestationRow> &present)
{
    if (placement.superseded) {
        const ManifestationRow &old = present[*placement.superseded];
        SHERIA_CHECK(setManifestation(db, old.id, Role::Superseded, old.manifestation.component));
    }
    if (placement.demoted) {
        const ManifestationRow &old = present[*placement.demoted];
        const bool isSameName = old.manifestation.component == incoming.component;
        const QByteArray name = isSameName ? freeName(old.manifestation, present, {})
                                           : old.manifestation.component;
        SHERIA_CHECK(setManifestation(db, old.id, Role::Component, name));
    }
    if (incoming.role != Role::Superseded)
        incoming.component = freeName(
            incoming, present, placement.superseded ? placement.superseded : placement.demoted);
    return {};
}

/// Stores the text among those that the expression has, and says what became of it.
Result<PutResult> place(Database &db, const Arrival &arrival,
                        const std::vector<ManifestationRow> &present)
{
    Manifestation incoming = manifestationOf(arrival);
    const Placement placement = placementOf(incoming, present, arrival.content.given);
    incoming.role = placement.role;
    SHERIA_CHECK(makeRoom(db, incoming, placement, present));
    SHERIA_TRY(const qint64 contentId, putContentRow(db, arrival.content));
    SHERIA_CHECK(insertManifestation(db, arrival.expressionId, contentId, incoming));
    // The main text names its expression.
    if (!arrival.isNewExpression && incoming.role == Role::Main)
        SHERIA_CHECK(
            updateExpressionRow(db, arrival.expressionId, arrival.expression, arrival.now));
    if (incoming.role == Role::Main)
        SHERIA_CHECK(refreshCommencedInFull(db, arrival.workId));
    SHERIA_CHECK(
        recordChange(db, arrival.isNewExpression ? ChangeAction::Created : ChangeAction::Updated,
                     arrival.workUri, arrival.expressionUri, arrival.now));
    return PutResult{placement.superseded ? PutOutcome::Replaced : PutOutcome::Imported,
                     arrival.expressionId, addressOf(arrival, incoming),
                     noteOn(incoming, placement, present),
                     otherFileOf(incoming, placement, present)};
}

/// The text is there already, if damaged; a pack may still know the expression's title and instants better.
Result<PutResult> leave(Database &db, const Arrival &arrival, const Manifestation &stored)
{
    SHERIA_TRY(const bool isRepaired, repairContent(db, arrival.content));
    if (isRepaired) {
        // What is made of texts, the search index among it, reads it again.
        SHERIA_CHECK(recordChange(db, ChangeAction::Updated, arrival.workUri, arrival.expressionUri,
                                  arrival.now));
        return PutResult{PutOutcome::Replaced, arrival.expressionId, addressOf(arrival, stored),
                         u"its stored text was damaged"_s};
    }
    if (arrival.content.given && stored.role == Role::Main) {
        SHERIA_TRY(const bool isChanged,
                   alignExpressionRow(db, arrival.expressionId, arrival.expression));
        if (isChanged)
            SHERIA_CHECK(recordChange(db, ChangeAction::Updated, arrival.workUri,
                                      arrival.expressionUri, arrival.now));
    }
    return PutResult{PutOutcome::Unchanged, arrival.expressionId, addressOf(arrival, stored), {}};
}

Arrival arrivalOf(const PreparedContent &content, const QDateTime &now)
{
    Arrival arrival{content, now};
    arrival.expression = content.metadata.expression;
    arrival.workUri = content.metadata.work.uri.canonical().workUri(false);
    Expression &expression = arrival.expression;
    if (expression.title.isEmpty())
        expression.title = workOfDocument(content.metadata).title;
    arrival.expressionUri = expressionUri(arrival.workUri, expression.language, expression.date);
    return arrival;
}

/// Files of one work share it also where its URI is made of what each of them says: the publisher's
/// address has no date, or is not known at all.
Result<void> joinItsWork(Database &db, Arrival &arrival)
{
    const QByteArray &source = arrival.content.metadata.work.sourceUri;
    if (source.isEmpty() || publisherAddress(source))
        return {};
    SHERIA_TRY(const QByteArray known, findWorkBySource(db, source));
    if (known.isEmpty())
        return {};
    arrival.workUri = known;
    arrival.expressionUri = expressionUri(known, arrival.expression.language,
                                          arrival.expression.date);
    return {};
}

/// What a person said of the document of an address that the program made.
Result<void> takeGivenAddress(Database &db, Arrival &arrival)
{
    if (arrival.content.given)
        return {}; // A pack says where it belongs.
    SHERIA_TRY(const std::optional<GivenAddress> given, findGivenAddress(db, arrival.workUri));
    if (!given)
        return {};
    arrival.localUri = arrival.workUri;
    arrival.workUri = given->workUri;
    arrival.givenTitle = given->title;
    Expression &expression = arrival.expression;
    if (arrival.content.metadata.isTitleAssumed && !given->title.isEmpty())
        expression.title = given->title;
    if (isPlaceholder(expression.date) && given->date.isValid()) {
        expression.date = given->date;
        expression.dateOrigin = DateOrigin::Work;
    }
    arrival.expressionUri = expressionUri(arrival.workUri, expression.language, expression.date);
    return {};
}

/// As arrivalOf(), but where the library has the document's work, or was told to have it.
Result<Arrival> arrivalIn(Database &db, const PreparedContent &content, const QDateTime &now)
{
    Arrival arrival = arrivalOf(content, now);
    SHERIA_CHECK(takeGivenAddress(db, arrival));
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, arrival.workUri));
    if (!work && arrival.localUri.isEmpty()) // Else a person has said where it belongs.
        SHERIA_CHECK(joinItsWork(db, arrival));
    return arrival;
}

} // namespace

Result<Destination> destinationOf(Database &db, const PreparedContent &content)
{
    const QDateTime never;
    SHERIA_TRY(Arrival arrival, arrivalIn(db, content, never));
    const bool isGiven = content.metadata.isTitleAssumed && !arrival.givenTitle.isEmpty();
    arrival.expression.uri = arrival.expressionUri;
    return Destination{arrival.workUri,
                       isGiven ? arrival.givenTitle : workOfDocument(content.metadata).title,
                       arrival.expression};
}

Result<PutResult> putExpression(Database &db, const PreparedContent &content, WorkPolicy policy,
                                const QDateTime &now, const ContentOrigin &origin)
{
    SHERIA_TRY(Arrival arrival, arrivalIn(db, content, now));
    arrival.origin = origin;
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, arrival.workUri));
    if (work) {
        SHERIA_TRY(const std::optional<qint64> expression,
                   findExpressionRow(db, *work, arrival.expression.language,
                                     arrival.expression.date));
        arrival.expressionId = expression.value_or(0);
    }
    SHERIA_TRY(const std::vector<ManifestationRow> present,
               manifestationRows(db, arrival.expressionId));
    for (const ManifestationRow &row : present) {
        if (row.manifestation.contentHash == content.hash)
            return leave(db, arrival, row.manifestation);
    }
    SHERIA_TRY(arrival.workId, ensureWork(db, arrival, policy));
    SHERIA_CHECK(ensureExpression(db, arrival));
    return place(db, arrival, present);
}

Result<std::optional<GivenAddress>> findGivenAddress(Database &db, QByteArrayView localUri)
{
    return GivenAddresses.find(db, "WHERE local_uri = ?1", localUri);
}

Result<std::optional<PutResult>> findPutBytes(Database &db, QByteArrayView hash)
{
    const auto unchanged = [hash](const Statement &row) {
        QByteArray uri = row.text(1);
        if (row.view(2) == "superseded")
            uri += "/!" + hash.toByteArray();
        else if (row.view(3) != "main")
            uri += "/!" + row.text(3);
        return PutResult{PutOutcome::Unchanged, row.integer(0), uri, {}};
    };
    SHERIA_TRY(std::optional<PutResult> known,
               Statement::first(db, R"sql(
        SELECT e.id, e.uri, m.role, m.component
          FROM content c JOIN manifestation m ON m.content_id = c.id
          JOIN expression e ON e.id = m.expression_id
         WHERE c.hash = ?1 ORDER BY e.id LIMIT 1
    )sql",
                                unchanged, HexBlob(hash)));
    if (!known)
        return known;
    SHERIA_TRY(const bool isSound, isContentSound(db, hash));
    return isSound ? known : std::nullopt; // What is damaged is put again.
}

Result<bool> putWork(Database &db, const Work &work, const QDateTime &now)
{
    SHERIA_TRY(const WorkRowPut put, putWorkRow(db, work, now));
    SHERIA_CHECK(noteWork(db, put, work.uri.canonical().workUri(false), work, now));
    return put.isChanged;
}

Result<qint64> putEmptyExpression(Database &db, const Expression &given, QByteArrayView workUri,
                                  const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, workUri));
    if (!work)
        return Error{ErrorCode::NotFound, u"no work "_s + QString::fromUtf8(workUri)};
    Expression expression = given;
    if (expression.title.isEmpty()) {
        SHERIA_TRY(const std::vector<Work> works, loadWorks(db, {*work}, WorkView::Stored));
        expression.title = works.front().title;
    }
    SHERIA_TRY(const ExpressionRowPut put, putExpressionRow(db, expression, *work, workUri, now));
    if (put.isChanged)
        SHERIA_CHECK(
            recordChange(db, put.isNew ? ChangeAction::Created : ChangeAction::Updated, workUri,
                         expressionUri(workUri, expression.language, expression.date), now));
    return put.id;
}

namespace {

struct Found
{
    qint64 id = 0;
    qint64 workId = 0;
    QByteArray workUri;
};

Result<Found> findByUri(Database &db, QByteArrayView uri)
{
    constexpr auto Rows = records<Found>("e.id, e.work_id, w.uri",
                                         "FROM expression e JOIN work w ON w.id = e.work_id",
                                         &Found::id, &Found::workId, &Found::workUri);
    return found(Rows.find(db, "WHERE e.uri = ?1", uri), notInLibrary(uri));
}

Result<void> dropContents(Database &db, qint64 expressionId)
{
    SHERIA_TRY(const std::vector<qint64> contents,
               Statement::numbers(db, R"sql(
        SELECT content_id FROM manifestation WHERE expression_id = ?1
    )sql",
                                  expressionId));
    SHERIA_CHECK(
        Statement::run(db, "DELETE FROM manifestation WHERE expression_id = ?1", expressionId));
    for (const qint64 content : contents)
        SHERIA_CHECK(dropUnusedContent(db, content));
    return {};
}

Result<bool> hasExpressions(Database &db, qint64 workId)
{
    return Statement::hasRow(db, "SELECT 1 FROM expression WHERE work_id = ?1 LIMIT 1", workId);
}

/// The work lives on without the expression, or goes with its last one.
Result<void> settleWork(Database &db, const Found &found, const QDateTime &now)
{
    SHERIA_TRY(const bool livesOn, hasExpressions(db, found.workId));
    if (livesOn) {
        SHERIA_CHECK(refreshLatest(db, found.workId));
        return refreshCommencedInFull(db, found.workId);
    }
    SHERIA_CHECK(recordChange(db, ChangeAction::Deleted, found.workUri, {}, now));
    return dropWorkRow(db, found.workId, now);
}

} // namespace

Result<void> deleteExpression(Database &db, QByteArrayView expressionUri, const QDateTime &now)
{
    SHERIA_TRY(const Found found, findByUri(db, expressionUri));
    SHERIA_CHECK(dropContents(db, found.id));
    SHERIA_CHECK(deleteMediaOf(db, found.id));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM expression WHERE id = ?1", found.id));
    SHERIA_CHECK(recordChange(db, ChangeAction::Deleted, found.workUri, expressionUri, now));
    return settleWork(db, found, now);
}

Result<void> deleteWork(Database &db, QByteArrayView workUri, const QDateTime &now)
{
    SHERIA_TRY(const auto id, findWorkRow(db, workUri));
    if (!id)
        return notInLibrary(workUri);
    SHERIA_TRY(const QByteArrayList uris, expressionUrisOf(db, workUri));
    for (const QByteArray &uri : uris)
        SHERIA_CHECK(deleteExpression(db, uri, now));
    if (!uris.isEmpty())
        return {}; // It went with the last of them.
    SHERIA_CHECK(recordChange(db, ChangeAction::Deleted, workUri, {}, now));
    return dropWorkRow(db, *id, now);
}

} // namespace sheria::store
