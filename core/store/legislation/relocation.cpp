// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/relocation.h"

#include "core/domain/place.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/undo.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/workrows.h"
#include "core/store/webhooks/changes.h"

#include <vector>

namespace sheria::store {

namespace {

/// An expression of a work, and where an import would put it now.
struct Moving
{
    QByteArray uri;
    Destination destination;
    Work described; ///< As the document tells of it.
};

Result<std::vector<Moving>> movingFrom(Database &db, QByteArrayView workUri, QByteArrayView to)
{
    struct MainText
    {
        QByteArray uri;
        QByteArray hash;
    };
    constexpr auto Texts = records<MainText>("e.uri, c.hash", R"sql(
          FROM work w JOIN expression e ON e.work_id = w.id
          JOIN manifestation m ON m.expression_id = e.id AND m.role = 'main'
          JOIN content c ON c.id = m.content_id)sql",
                                             &MainText::uri, HexField{&MainText::hash});
    SHERIA_TRY(const std::vector<MainText> texts, Texts.list(db, "WHERE w.uri = ?1", workUri));
    std::vector<Moving> moving;
    for (const MainText &text : texts) {
        SHERIA_TRY(const QByteArray xml, contentXml(db, text.hash));
        SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
        SHERIA_TRY(Destination destination, destinationOf(db, prepareContent(document, text.hash)));
        const bool isMeant = to.isEmpty() || destination.workUri == to;
        if (isMeant && destination.expression.uri != text.uri)
            moving.push_back({text.uri, std::move(destination), document.metadata().work});
    }
    return moving;
}

/// The record of the work that expressions move to; `record`: what is to be said of it where it is not here.
/// `alias`: the address that the program made for it; empty: that is where it moves to.
Result<void> putRecord(Database &db, Work record, const Destination &to, const QByteArray &alias,
                       const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> known, findWorkRow(db, to.workUri));
    if (known) {
        SHERIA_TRY(record, storedWork(db, to.workUri));
    } else {
        SHERIA_TRY(record.uri, FrbrUri::parse(to.workUri));
        record.title = to.title;
        record.createdAt = {};
        std::erase(record.aliases, QString::fromUtf8(to.workUri));
    }
    if (!alias.isEmpty())
        record.aliases.push_back(QString::fromUtf8(alias));
    record.updatedAt = {};
    SHERIA_CHECK(putWork(db, record, now));
    return {};
}

/// A work that a document has left is no longer known by the address that the program made for it.
Result<void> dropAlias(Database &db, QByteArrayView workUri, const QByteArray &alias,
                       const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> known, findWorkRow(db, workUri));
    if (!known)
        return {};
    SHERIA_TRY(Work record, storedWork(db, workUri));
    if (std::erase(record.aliases, QString::fromUtf8(alias)) == 0)
        return {};
    record.updatedAt = {};
    SHERIA_CHECK(putWork(db, record, now));
    return {};
}

enum class IfTaken { Refuse, Leave };

/// Moves each expression of a work, whose document an import would now put into another one, there. `to`: only
/// into that one. `alias`: as for putRecord(). Where the new address has a text already, it stays or that is an error.
Result<void> relocate(Database &db, QByteArrayView workUri, QByteArrayView to,
                      const QByteArray &alias, IfTaken ifTaken, const QDateTime &now)
{
    SHERIA_TRY(const Work whole, storedWork(db, workUri));
    SHERIA_TRY(const std::vector<Moving> moving, movingFrom(db, workUri, to));
    SHERIA_TRY(const QByteArrayList all, expressionUrisOf(db, workUri));
    // What is said of a work with other expressions is not about the document that leaves it.
    const bool isWhole = std::size_t(all.size()) == moving.size();
    for (const Moving &one : moving) {
        SHERIA_TRY(const bool isTaken,
                   hasExpression(db, one.destination.workUri, one.destination.expression.uri));
        if (ifTaken == IfTaken::Leave && isTaken)
            continue;
        SHERIA_TRY(const qint64 step, moveToTrash(db, one.uri, now));
        SHERIA_CHECK(putRecord(db, isWhole ? whole : one.described, one.destination, alias, now));
        SHERIA_CHECK(restoreAs(db, step, one.destination, now));
    }
    return {};
}

/// The same of a document that people give an address.
Result<void> moveDocument(Database &db, const QByteArray &from, const GivenAddress &given,
                          const QByteArray &to, const QDateTime &now)
{
    const QByteArray alias = to == given.localUri ? QByteArray() : given.localUri;
    SHERIA_TRY(const std::vector<Moving> moving, movingFrom(db, from, to));
    QByteArrayList expressions;
    for (const Moving &one : moving)
        expressions << one.uri;
    return keepingImports(db, from, to, expressions, [&]() -> Result<void> {
        SHERIA_CHECK(relocate(db, from, to, alias, IfTaken::Refuse, now));
        return from == given.localUri ? Result<void>() : dropAlias(db, from, given.localUri, now);
    });
}

/// Where the text has come to another address, which another text had already: the rest of what was here follows.
Result<void> leaveTo(Database &db, QByteArrayView workUri, const QByteArray &hash,
                     const PutResult &put, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<QByteArray> left,
               Statement::firstText(db, R"sql(
        SELECT e.uri FROM work w JOIN expression e ON e.work_id = w.id
          JOIN manifestation m ON m.expression_id = e.id AND m.role = 'main'
          JOIN content c ON c.id = m.content_id
         WHERE w.uri = ?1 AND c.hash = ?2 AND e.id <> ?3
    )sql",
                                    workUri, HexBlob(hash), put.expressionId));
    if (!left)
        return {};
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE OR IGNORE manifestation SET expression_id = ?2, role = 'superseded'
         WHERE expression_id = (SELECT id FROM expression WHERE uri = ?1)
    )sql",
                                *left, put.expressionId));
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE OR IGNORE media SET expression_id = ?2
         WHERE expression_id = (SELECT id FROM expression WHERE uri = ?1)
    )sql",
                                *left, put.expressionId));
    SHERIA_CHECK(deleteExpression(db, *left, now));
    const QByteArray expression = withoutComponent(put.expressionUri);
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(expression));
    const QByteArray work = uri.workUri(false);
    SHERIA_CHECK(putRecord(db, {}, {work, {}, {}}, workUri.toByteArray(), now));
    SHERIA_CHECK(touchExpression(db, expression, now));
    return recordChange(db, ChangeAction::Updated, work, expression, now);
}

/// What people write may be another address of the same: of the document as it was given, or its publisher's own.
Result<GivenAddress> resolved(Database &db, GivenAddress given)
{
    if (const Result<FrbrUri> document = findAddress(db, given.localUri))
        given.localUri = document->canonical().workUri(false);
    const Result<FrbrUri> to = findAddress(db, given.workUri);
    if (to && !given.workUri.startsWith("/akn/"))
        given.workUri = to->workUri(false);
    SHERIA_TRY(const auto before,
               GivenAddresses.list(db, "WHERE ?1 IN (local_uri, work_uri)", given.localUri));
    if (before.size() == 1)
        given.localUri = before.front().localUri;
    return given;
}

/// Whether laws of the country are known: by the table of countries, or in this library.
Result<bool> isKnownCountry(Database &db, const QByteArray &country)
{
    if (!knownPlaceName(country).isEmpty())
        return true;
    return Statement::hasRow(db, "SELECT 1 FROM place WHERE code = ?1", country);
}

Result<void> checkGiven(Database &db, const GivenAddress &given)
{
    const Result<FrbrUri> local = FrbrUri::parse(given.localUri);
    if (!local || !isUnidentified(local->place()))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("%1 is not an unidentified document; only those can be given an "
                                 "address",
                                 given.localUri)};
    const Result<FrbrUri> uri = FrbrUri::parse(given.workUri);
    if (!uri || uri->canonical().workUri(false) != given.workUri || !isPlaceCode(uri->place())
        || isUnidentified(uri->place()))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("%1 is not the address of a work; write it as in "
                                 "/akn/za/act/1998/55",
                                 given.workUri)};
    SHERIA_TRY(const bool isKnown, isKnownCountry(db, uri->country));
    if (!isKnown)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("%1: no country has the code %2", given.workUri, uri->country)};
    return {};
}

} // namespace

Result<std::vector<GivenAddress>> listGivenAddresses(Database &db)
{
    return GivenAddresses.list(db, "ORDER BY local_uri");
}

Result<QByteArrayList> worksToLeave(Database &db, const PreparedContent &content)
{
    SHERIA_TRY(const QByteArrayList works,
               Statement::texts(db, R"sql(
        SELECT DISTINCT w.uri
          FROM content c JOIN manifestation m ON m.content_id = c.id AND m.role = 'main'
          JOIN expression e ON e.id = m.expression_id JOIN work w ON w.id = e.work_id
         WHERE c.hash = ?1 AND w.place IN ('xx', 'zz-local')
    )sql",
                                HexBlob(content.hash)));
    if (works.isEmpty())
        return works;
    SHERIA_TRY(const Destination destination, destinationOf(db, content));
    QByteArrayList left = works;
    left.removeAll(destination.workUri);
    return left;
}

Result<PutResult> putDocument(Database &db, const PreparedContent &content, WorkPolicy policy,
                              const QDateTime &now, const ContentOrigin &origin)
{
    // Stored before the rules for its publisher were known.
    SHERIA_TRY(const QByteArrayList left, worksToLeave(db, content));
    for (const QByteArray &work : left)
        SHERIA_CHECK(relocate(db, work, {}, work, IfTaken::Leave, now));
    SHERIA_TRY(PutResult put, putExpression(db, content, policy, now, origin));
    for (const QByteArray &work : left)
        SHERIA_CHECK(leaveTo(db, work, content.hash, put, now));
    if (!left.isEmpty() && put.outcome == PutOutcome::Unchanged) {
        put.outcome = PutOutcome::Replaced;
        put.note = Message::tr("moved from %1", left.front());
    }
    return put;
}

Result<void> giveAddress(Database &db, const GivenAddress &asked, const QDateTime &now)
{
    SHERIA_TRY(const GivenAddress given, resolved(db, asked));
    SHERIA_CHECK(checkGiven(db, given));
    SHERIA_TRY(const std::optional<GivenAddress> before, findGivenAddress(db, given.localUri));
    const QByteArray from = before ? before->workUri : given.localUri;
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, from));
    if (!work)
        return notInLibrary(from);
    SHERIA_CHECK(GivenAddresses.upsert(db, "local_uri", given));
    return from == given.workUri ? Result<void>()
                                 : moveDocument(db, from, given, given.workUri, now);
}

Result<void> clearAddress(Database &db, QByteArrayView uri, const QDateTime &now)
{
    const Result<FrbrUri> asked = findAddress(db, uri);
    SHERIA_TRY(const auto given,
               GivenAddresses.list(db, "WHERE ?1 IN (local_uri, work_uri)",
                                   asked ? asked->canonical().workUri(false) : uri.toByteArray()));
    if (given.empty())
        return Error{ErrorCode::NotFound,
                     Message::tr("no document was given the address %1", uri.toByteArray())};
    for (const GivenAddress &address : given) {
        SHERIA_CHECK(
            Statement::run(db, "DELETE FROM given_address WHERE local_uri = ?1", address.localUri));
        SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, address.workUri));
        if (work) // It may have been deleted meanwhile.
            SHERIA_CHECK(moveDocument(db, address.workUri, address, address.localUri, now));
    }
    return {};
}

} // namespace sheria::store
