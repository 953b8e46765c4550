#include "core/store/contentrows.h"

#include "core/store/damage.h"
#include "core/store/statement.h"

namespace sheria::store {

namespace {

QByteArray lines(const std::vector<QByteArray> &items)
{
    QByteArray joined;
    for (const QByteArray &item : items) {
        if (!joined.isEmpty())
            joined += '\n';
        joined += item;
    }
    return joined;
}

Result<qint64> insertContent(Database &db, const PreparedContent &content, QByteArrayView rawHash)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO content (hash, xml_bytes, text_bytes, doctype, commenceable, packed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    )sql"));
    add.bindBlob(1, rawHash)
        .bind(2, content.xmlBytes)
        .bind(3, content.textBytes)
        .bindView(4, content.doctype)
        .bind(5, lines(content.commenceable))
        .bindBlob(6, content.packed);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

Result<void> insertProvisions(Database &db, qint64 contentId, const ContentProvisions &provisions)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO provision_list (content_id, count, list) VALUES (?1, ?2, ?3)
    )sql"));
    add.bind(1, contentId).bind(2, provisions.count).bindBlob(3, provisions.list);
    return add.run();
}

Result<void> insertComponents(Database &db, qint64 contentId,
                              const std::vector<ContentComponent> &components)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO component (content_id, position, name, eid, element)
        VALUES (?1, ?2, ?3, ?4, ?5)
    )sql"));
    int position = 0;
    for (const ContentComponent &component : components) {
        add.bind(1, contentId)
            .bind(2, position++)
            .bindView(3, component.name)
            .bindView(4, component.eId)
            .bindView(5, component.element);
        SHERIA_CHECK(add.run());
    }
    return {};
}

Result<void> insertReferences(Database &db, qint64 contentId,
                              const std::vector<akn::Reference> &references)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO reference (content_id, position, provision, href, work_uri, portion, text)
        VALUES (?1, ?2, ?3, ?4, NULLIF(?5, ''), ?6, ?7)
    )sql"));
    int position = 0;
    for (const akn::Reference &reference : references) {
        add.bind(1, contentId)
            .bind(2, position++)
            .bind(3, reference.provision)
            .bindView(4, reference.href)
            .bindView(5, reference.workUri)
            .bindView(6, reference.portion)
            .bind(7, reference.text);
        SHERIA_CHECK(add.run());
    }
    return {};
}

/// What is kept beside a text.
Result<void> insertContentParts(Database &db, qint64 contentId, const PreparedContent &content)
{
    SHERIA_CHECK(insertProvisions(db, contentId, content.provisions));
    SHERIA_CHECK(insertComponents(db, contentId, content.components));
    return insertReferences(db, contentId, content.references);
}

Result<void> dropContentParts(Database &db, qint64 contentId)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM provision_list WHERE content_id = ?1", contentId));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM component WHERE content_id = ?1", contentId));
    return Statement::run(db, "DELETE FROM reference WHERE content_id = ?1", contentId);
}

Result<bool> isShared(Database &db, qint64 contentId)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM manifestation WHERE content_id = ?1 LIMIT 1
    )sql",
                             contentId);
}

} // namespace

Result<std::optional<qint64>> findContentRow(Database &db, QByteArrayView rawHash)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id FROM content WHERE hash = ?1"));
    query.bindBlob(1, rawHash);
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional<qint64>(query.integer(0)) : std::nullopt;
}

Result<qint64> putContentRow(Database &db, const PreparedContent &content)
{
    const QByteArray rawHash = QByteArray::fromHex(content.hash);
    SHERIA_TRY(const std::optional<qint64> known, findContentRow(db, rawHash));
    if (known) {
        SHERIA_CHECK(repairContent(db, content));
        return *known;
    }
    SHERIA_TRY(const qint64 id, insertContent(db, content, rawHash));
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
    // What it cites is looked for again.
    SHERIA_CHECK(Statement::run(db, "DELETE FROM cited_content WHERE content_id = ?1", *id));
    SHERIA_TRY(Statement update, Statement::prepare(db, R"sql(
        UPDATE content SET xml_bytes = ?2, text_bytes = ?3, doctype = ?4, commenceable = ?5, packed = ?6
         WHERE id = ?1
    )sql"));
    update.bind(1, *id)
        .bind(2, content.xmlBytes)
        .bind(3, content.textBytes)
        .bindView(4, content.doctype)
        .bind(5, lines(content.commenceable))
        .bindBlob(6, content.packed);
    SHERIA_CHECK(update.run());
    SHERIA_CHECK(insertContentParts(db, *id, content));
    return true;
}

Result<void> dropUnusedContent(Database &db, qint64 contentId)
{
    SHERIA_TRY(const bool shared, isShared(db, contentId));
    if (shared)
        return {};
    SHERIA_CHECK(dropContentParts(db, contentId));
    return Statement::run(db, "DELETE FROM content WHERE id = ?1", contentId);
}

} // namespace sheria::store
