// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionrows.h"

#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/provisionlist.h"
#include "core/store/rows/workrows.h"

#include <QHash>

#include <algorithm>

namespace sheria::store {

namespace {

/// Adds the text, or stores it again.
Result<void> putContent(Database &db, const PreparedContent &content)
{
    const QByteArrayList eIds(content.commenceable.begin(), content.commenceable.end());
    return Statement::run(db, R"sql(
        INSERT INTO content (hash, xml_bytes, text_bytes, doctype, commenceable, packed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (hash) DO UPDATE
               SET xml_bytes = excluded.xml_bytes, text_bytes = excluded.text_bytes,
                   doctype = excluded.doctype, commenceable = excluded.commenceable,
                   packed = excluded.packed
    )sql",
                          HexBlob(content.hash), content.xmlBytes, content.textBytes,
                          content.doctype, eIds.join('\n'), Blob{content.packed});
}

/// What is kept beside a text.
Result<void> insertContentParts(Database &db, qint64 contentId, const PreparedContent &content)
{
    SHERIA_CHECK(Statement::run(
        db, "INSERT INTO provision_list (content_id, count, list) VALUES (?1, ?2, ?3)", contentId,
        content.provisions.count, Blob{content.provisions.list}));
    SHERIA_CHECK(Components.insertAll(db, content.components, "content_id, position", contentId));
    return References.insertAll(db, content.references, "content_id, position", contentId);
}

Result<void> dropContentParts(Database &db, qint64 contentId)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM provision_list WHERE content_id = ?1", contentId));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM component WHERE content_id = ?1", contentId));
    return Statement::run(db, "DELETE FROM reference WHERE content_id = ?1", contentId);
}

} // namespace

Result<std::optional<qint64>> findContentRow(Database &db, QByteArrayView rawHash)
{
    return Statement::id(db, "SELECT id FROM content WHERE hash = ?1", Blob{rawHash});
}

Result<qint64> putContentRow(Database &db, const PreparedContent &content)
{
    SHERIA_TRY(const std::optional<qint64> known,
               findContentRow(db, QByteArray::fromHex(content.hash)));
    if (known) {
        SHERIA_CHECK(repairContent(db, content));
        return *known;
    }
    SHERIA_CHECK(putContent(db, content));
    const qint64 id = db.lastInsertId();
    SHERIA_CHECK(insertContentParts(db, id, content));
    return id;
}

Result<bool> repairContent(Database &db, const PreparedContent &content)
{
    SHERIA_TRY(const bool isSound, isContentSound(db, content.hash));
    SHERIA_TRY(const auto id, findContentRow(db, QByteArray::fromHex(content.hash)));
    if (isSound || !id)
        return false;
    SHERIA_CHECK(dropContentParts(db, *id));
    // What it cites is looked for again, and the vectors of its passages are asked for.
    SHERIA_CHECK(Statement::run(db, "DELETE FROM cited_content WHERE content_id = ?1", *id));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM embedded_text WHERE content_id = ?1", *id));
    SHERIA_CHECK(Statement::run(db, "UPDATE embedding_revision SET revision = revision + 1"));
    SHERIA_CHECK(putContent(db, content));
    SHERIA_CHECK(insertContentParts(db, *id, content));
    return true;
}

Result<void> dropUnusedContent(Database &db, qint64 contentId)
{
    SHERIA_TRY(const bool shared,
               Statement::hasRow(db, R"sql(
        SELECT 1 FROM manifestation WHERE content_id = ?1
        UNION ALL SELECT 1 FROM kept_manifestation WHERE content_id = ?1
    )sql",
                                 contentId));
    if (shared)
        return {};
    SHERIA_CHECK(dropContentParts(db, contentId));
    return Statement::run(db, "DELETE FROM content WHERE id = ?1", contentId);
}

namespace {

/// Source: server/API.md section 2.10.
std::vector<QByteArray> commenceableOf(const akn::Document &document)
{
    std::vector<QByteArray> eIds;
    for (const akn::Provision &provision : document.provisions()) {
        // Without a number it cannot be named in a commencement; what is in it can.
        const bool hasNumber = provision.num && !provision.num->isEmpty();
        if (provision.isListed && hasNumber && provision.component == "main")
            eIds.push_back(provision.eId);
    }
    return eIds;
}

std::vector<ContentComponent> componentsOf(const akn::Document &document)
{
    std::vector<ContentComponent> components;
    for (const akn::Component &component : document.components()) {
        if (component.element != document.element())
            components.push_back(
                {component.name, document.eIdOf(component.element), component.element.name()});
    }
    return components;
}

} // namespace

PreparedContent prepareContent(const akn::Document &document)
{
    return prepareContent(document, sha256Hex(document.xml()));
}

PreparedContent prepareContent(const akn::Document &document, const QByteArray &xmlHash)
{
    PreparedContent content;
    content.hash = xmlHash;
    content.xmlBytes = document.xml().size();
    content.textBytes = document.text().size();
    content.packed = compress(document.xml(), document.text());
    content.provisions = {qint64(document.provisions().size()),
                          packProvisions(document.provisions())};
    content.references = document.references();
    content.metadata = document.metadata();
    content.doctype = document.doctype();
    content.commenceable = commenceableOf(document);
    content.components = componentsOf(document);
    return content;
}

namespace {

using Role = Manifestation::Role;

/// How likely a document of this kind is what the expression is about: 0 is likeliest.
int rank(const QString &doctype)
{
    static const QHash<QString, int> ranks{
        {QStringLiteral("act"), 0},      {QStringLiteral("bill"), 0},
        {QStringLiteral("judgment"), 0}, {QStringLiteral("judgement"), 0},
        {QStringLiteral("doc"), 2},      {QStringLiteral("documentCollection"), 3},
    };
    return ranks.value(doctype, 1);
}

bool ranksBefore(const Manifestation &a, const Manifestation &b)
{
    const int left = rank(a.doctype);
    const int right = rank(b.doctype);
    return left != right ? left < right : a.frbrThis < b.frbrThis;
}

/// Whether `incoming` is the older of two texts that are told apart by nothing but their date.
bool isOlder(const Manifestation &incoming, const Manifestation &present)
{
    return incoming.date.isValid() && present.date.isValid() && incoming.date < present.date;
}

std::optional<std::size_t> findCurrent(const std::vector<ManifestationRow> &present,
                                       const std::function<bool(const Manifestation &)> &matches)
{
    for (std::size_t i = 0; i < present.size(); ++i) {
        const Manifestation &one = present[i].manifestation;
        if (one.role != Role::Superseded && matches(one))
            return i;
    }
    return std::nullopt;
}

/// Whether they are documents of two kinds, such as an act and its statement: then both are kept, though they
/// have one URI. What an expression is about may be called a bill and an act, one after the other.
bool areOfTwoKinds(const Manifestation &a, const Manifestation &b)
{
    const bool cameTogether = a.importId != 0 && a.importId == b.importId;
    return a.doctype != b.doctype && (cameTogether || rank(a.doctype) > 0 || rank(b.doctype) > 0);
}

/// The present text of which `incoming` is another version.
std::optional<std::size_t> findSame(const Manifestation &incoming,
                                    const std::vector<ManifestationRow> &present)
{
    const auto exactly = findCurrent(present, [&](const Manifestation &one) {
        return one.frbrThis == incoming.frbrThis && one.doctype == incoming.doctype;
    });
    return exactly ? exactly : findCurrent(present, [&](const Manifestation &one) {
        return one.frbrThis == incoming.frbrThis && !areOfTwoKinds(one, incoming);
    });
}

bool takesMain(const Manifestation &incoming, const Manifestation &main,
               const std::optional<GivenState> &given)
{
    if (given)
        return given->role == Role::Main;
    return ranksBefore(incoming, main);
}

} // namespace

Result<std::vector<ManifestationRow>> manifestationRows(Database &db, qint64 expressionId)
{
    const auto rowAt = [](const Statement &row) {
        constexpr int At = Manifestations.Count;
        return ManifestationRow{row.integer(At), row.integer(At + 1), Manifestations.read(row)};
    };
    return Statement::list(db, R"sql(
        SELECT m.role, c.hash, m.component, m.frbr_this, c.doctype, m.date, m.imported_at,
               m.source, m.import_id, m.id, m.content_id
          FROM manifestation m JOIN content c ON c.id = m.content_id
         WHERE m.expression_id = ?1
         ORDER BY m.role = 'superseded', m.role <> 'main', m.component, m.id
    )sql",
                           rowAt, expressionId);
}

Placement placementOf(const Manifestation &incoming, const std::vector<ManifestationRow> &present,
                      const std::optional<GivenState> &given)
{
    if (given && given->role == Role::Superseded)
        return {Role::Superseded, {}, {}};
    if (const auto same = findSame(incoming, present)) {
        const Manifestation &known = present[*same].manifestation;
        if (isOlder(incoming, known))
            return {Role::Superseded, {}, {}, same};
        return {known.role, same, {}};
    }
    const auto main = findCurrent(present,
                                  [](const Manifestation &one) { return one.role == Role::Main; });
    if (!main)
        return {Role::Main, {}, {}};
    if (takesMain(incoming, present[*main].manifestation, given))
        return {Role::Main, {}, main};
    return {Role::Component, {}, {}};
}

QByteArray freeName(const Manifestation &of, const std::vector<ManifestationRow> &present,
                    std::optional<std::size_t> ignored)
{
    constexpr qsizetype Digits = 8;
    const QByteArray &wanted = of.component;
    const QByteArray byUri = wanted + '-' + sha256Hex(of.frbrThis).first(Digits);
    for (const QByteArray &name : {wanted, byUri}) {
        const auto holder = findCurrent(present, [&name](const Manifestation &one) {
            return one.component == name;
        });
        if (!holder || holder == ignored)
            return name;
    }
    return wanted + '-' + of.contentHash.first(Digits);
}

Result<void> insertManifestation(Database &db, qint64 expressionId, qint64 contentId,
                                 const Manifestation &manifestation)
{
    return Statement::run(db, R"sql(
        INSERT INTO manifestation (expression_id, role, content_id, component, frbr_this, date,
                                   imported_at, source, import_id)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    )sql",
                          expressionId, manifestation.role, contentId, manifestation.component,
                          manifestation.frbrThis, manifestation.date, manifestation.importedAt,
                          manifestation.source, manifestation.importId);
}

Result<void> setManifestation(Database &db, qint64 id, Manifestation::Role role,
                              QByteArrayView component)
{
    return Statement::run(db, R"sql(
        UPDATE manifestation SET role = ?2, component = ?3 WHERE id = ?1
    )sql",
                          id, role, component);
}

Result<std::optional<qint64>> findExpressionRow(Database &db, qint64 workId,
                                                QByteArrayView language, QDate date)
{
    return Statement::id(db, R"sql(
        SELECT id FROM expression WHERE work_id = ?1 AND date = ?2 AND language = ?3
    )sql",
                         workId, date, language);
}

Result<ExpressionRowPut> putExpressionRow(Database &db, const Expression &expression, qint64 workId,
                                          QByteArrayView workUri, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> known,
               findExpressionRow(db, workId, expression.language, expression.date));
    if (known) {
        SHERIA_TRY(const bool isChanged, alignExpressionRow(db, *known, expression));
        return ExpressionRowPut{*known, false, isChanged};
    }
    const QByteArray uri = expressionUri(workUri, expression.language, expression.date);
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO expression (work_id, uri, language, date, date_origin, title, created_at,
                                updated_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    )sql",
                                workId, uri, expression.language, expression.date,
                                static_cast<int>(expression.dateOrigin), expression.title,
                                expression.createdAt.isValid() ? expression.createdAt : now,
                                expression.updatedAt.isValid() ? expression.updatedAt : now));
    const qint64 id = db.lastInsertId();
    SHERIA_CHECK(noteNewExpression(db, workId, id));
    return ExpressionRowPut{id, true, true};
}

Result<void> updateExpressionRow(Database &db, qint64 id, const Expression &expression,
                                 const QDateTime &now)
{
    return Statement::run(db, R"sql(
        UPDATE expression
           SET title = ?2, date_origin = ?3, created_at = COALESCE(?4, created_at), updated_at = ?5
         WHERE id = ?1
    )sql",
                          id, expression.title, static_cast<int>(expression.dateOrigin),
                          expression.createdAt,
                          expression.updatedAt.isValid() ? expression.updatedAt : now);
}

Result<bool> alignExpressionRow(Database &db, qint64 id, const Expression &expression)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE expression
           SET title = ?2, date_origin = ?3, created_at = COALESCE(?4, created_at),
               updated_at = COALESCE(?5, updated_at)
         WHERE id = ?1
           AND (title, date_origin, created_at, updated_at)
               <> (?2, ?3, COALESCE(?4, created_at), COALESCE(?5, updated_at))
    )sql",
                                id, expression.title, static_cast<int>(expression.dateOrigin),
                                expression.createdAt, expression.updatedAt));
    return db.changes() > 0;
}

Result<void> touchExpressionsOf(Database &db, qint64 workId, const QDateTime &at)
{
    return Statement::run(db, R"sql(
        UPDATE expression SET updated_at = ?2 WHERE work_id = ?1 AND updated_at < ?2
    )sql",
                          workId, at);
}

Result<void> touchExpression(Database &db, QByteArrayView expressionUri, const QDateTime &at)
{
    return Statement::run(db, "UPDATE expression SET updated_at = ?2 WHERE uri = ?1", expressionUri,
                          at);
}

Result<QByteArrayList> expressionUrisOf(Database &db, QByteArrayView workUri)
{
    return Statement::texts(db, R"sql(
        SELECT e.uri FROM expression e JOIN work w ON w.id = e.work_id
         WHERE w.uri = ?1 ORDER BY e.date, e.language
    )sql",
                            workUri);
}

QByteArray expressionUri(QByteArrayView workUri, QByteArrayView language, QDate date)
{
    return workUri.toByteArray().append('/').append(language) + '@'
        + date.toString(Qt::ISODate).toLatin1();
}

} // namespace sheria::store
