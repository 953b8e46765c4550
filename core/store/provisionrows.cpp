#include "core/store/provisionrows.h"

#include "core/store/provisionlist.h"
#include "core/store/statement.h"

#include <algorithm>

namespace sheria::store {

namespace {

constexpr QByteArrayView KnownFlags("anqt");

/// Whether packProvisions() may be given it as the next of `before`.
bool isSound(const Statement &row, qint64 before)
{
    const QByteArrayView flags = row.view(7);
    return row.integer(0) == before && row.integer(1) >= -1 && row.integer(1) < before
        && row.integer(9) >= 0 && row.integer(9) <= row.integer(10) && !row.view(3).isEmpty()
        && std::all_of(flags.begin(), flags.end(),
                       [](char letter) { return KnownFlags.contains(letter); });
}

akn::Provision provisionOf(const Statement &row)
{
    akn::Provision provision;
    provision.parent = int(row.integer(1));
    provision.element = row.text(2);
    provision.eId = row.text(3);
    provision.isGeneratedId = row.boolean(11);
    if (!row.isNull(4))
        provision.writtenEId = row.text(4);
    provision.num = row.optionalString(5);
    provision.heading = row.optionalString(6);
    provision.flags = row.text(7);
    provision.component = row.text(8);
    provision.textStart = row.integer(9);
    provision.textEnd = row.integer(10);
    return provision;
}

/// None when the rows do not make sense.
Result<std::optional<std::vector<akn::Provision>>> readRows(Database &db, qint64 contentId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT position, parent, element, eid, written_eid, num, heading, flags, component,
               text_start, text_end, is_generated
          FROM provision WHERE content_id = ?1 ORDER BY position
    )sql"));
    query.bind(1, contentId);
    std::vector<akn::Provision> provisions;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return std::optional(std::move(provisions));
        if (!isSound(query, qint64(provisions.size())))
            return std::optional<std::vector<akn::Provision>>();
        provisions.push_back(provisionOf(query));
    }
}

Result<void> packRows(Database &db, qint64 contentId)
{
    SHERIA_TRY(const auto provisions, readRows(db, contentId));
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO provision_list (content_id, count, list) VALUES (?1, ?2, ?3)
    )sql"));
    const QByteArray list = provisions ? packProvisions(*provisions) : QByteArray();
    add.bind(1, contentId).bind(2, provisions ? qint64(provisions->size()) : 0).bindBlob(3, list);
    return add.run();
}

} // namespace

Result<void> packProvisionRows(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id FROM content"));
    SHERIA_TRY(const std::vector<qint64> contents, query.integers());
    for (const qint64 content : contents)
        SHERIA_CHECK(packRows(db, content));
    return db.execute("DROP TABLE provision");
}

} // namespace sheria::store
