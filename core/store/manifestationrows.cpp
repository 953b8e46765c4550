#include "core/store/manifestationrows.h"

#include "core/base/hash.h"
#include "core/store/rolename.h"
#include "core/store/statement.h"

#include <QHash>

#include <algorithm>

namespace sheria::store {

namespace {

using Role = Manifestation::Role;

/// How likely a document of this kind is what the expression is about: 0 is likeliest.
int rank(const QString &doctype)
{
    static const QHash<QString, int> ranks{
        {QStringLiteral("act"), 0},
        {QStringLiteral("bill"), 0},
        {QStringLiteral("judgment"), 0},
        {QStringLiteral("judgement"), 0},
        {QStringLiteral("statement"), 0},
        {QStringLiteral("doc"), 2},
        {QStringLiteral("documentCollection"), 3},
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
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT m.id, m.content_id, m.role, c.hash, m.component, m.frbr_this, c.doctype, m.date,
               m.imported_at
          FROM manifestation m JOIN content c ON c.id = m.content_id
         WHERE m.expression_id = ?1
         ORDER BY m.role = 'superseded', m.role <> 'main', m.component, m.id
    )sql"));
    query.bind(1, expressionId);
    return query.all([](const Statement &row) {
        return ManifestationRow{row.integer(0),
                                row.integer(1),
                                {roleNamed(row.view(2)), row.text(3).toHex(), row.text(4),
                                 row.text(5), row.string(6), row.date(7), row.dateTime(8)}};
    });
}

Placement placementOf(const Manifestation &incoming, const std::vector<ManifestationRow> &present,
                      const std::optional<GivenState> &given)
{
    if (given && given->role == Role::Superseded)
        return {Role::Superseded, {}, {}};
    const auto same = findCurrent(present, [&](const Manifestation &one) {
        return one.frbrThis == incoming.frbrThis;
    });
    if (same) {
        const Manifestation &rival = present[*same].manifestation;
        if (isOlder(incoming, rival))
            return {Role::Superseded, {}, {}};
        return {rival.role, same, {}};
    }
    const auto main = findCurrent(present,
                                  [](const Manifestation &one) { return one.role == Role::Main; });
    if (!main)
        return {Role::Main, {}, {}};
    if (takesMain(incoming, present[*main].manifestation, given))
        return {Role::Main, {}, main};
    return {Role::Component, {}, {}};
}

QByteArray freeName(const QByteArray &wanted, QByteArrayView frbrThis,
                    const std::vector<ManifestationRow> &present,
                    std::optional<std::size_t> ignored)
{
    const auto holder = findCurrent(present, [&](const Manifestation &one) {
        return one.component == wanted;
    });
    if (!holder || holder == ignored)
        return wanted;
    return wanted + '-' + sha256Hex(frbrThis).first(8);
}

Result<void> insertManifestation(Database &db, qint64 expressionId, qint64 contentId,
                                 const Manifestation &manifestation)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO manifestation (expression_id, role, content_id, component, frbr_this, date,
                                   imported_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    )sql"));
    add.bind(1, expressionId)
        .bindView(2, roleName(manifestation.role))
        .bind(3, contentId)
        .bindView(4, manifestation.component)
        .bindView(5, manifestation.frbrThis)
        .bind(6, manifestation.date)
        .bind(7, manifestation.importedAt);
    return add.run();
}

Result<void> setManifestation(Database &db, qint64 id, Manifestation::Role role,
                              QByteArrayView component)
{
    SHERIA_TRY(Statement change, Statement::prepare(db, R"sql(
        UPDATE manifestation SET role = ?2, component = ?3 WHERE id = ?1
    )sql"));
    change.bind(1, id).bindView(2, roleName(role)).bind(3, component);
    return change.run();
}

} // namespace sheria::store
