// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/expression.h"
#include "core/store/db/records.h"
#include "core/store/rows/expressionwriter.h"

#include <optional>
#include <vector>

namespace sheria::store {

/// The rows of a stored XML document and what belongs to it. For this layer.

/// The content with these bytes, by the 32 bytes of their hash.
Result<std::optional<qint64>> findContentRow(Database &db, QByteArrayView rawHash);

/// The components and references of a text: in its order, by content_id and position.
inline constexpr auto Components = records<ContentComponent>("name, eid, element", "FROM component",
                                                             &ContentComponent::name,
                                                             &ContentComponent::eId,
                                                             &ContentComponent::element);
inline constexpr auto References = records<akn::Reference>(
    "provision, href, work_uri, portion, text", "FROM reference", &akn::Reference::provision,
    &akn::Reference::href, NullableField{&akn::Reference::workUri}, &akn::Reference::portion,
    &akn::Reference::text);

/// The content's row, made with its provisions, components and references when it is missing.
Result<qint64> putContentRow(Database &db, const PreparedContent &content);
/// Stores the text again where what is stored under its hash is damaged. Returns whether it was.
Result<bool> repairContent(Database &db, const PreparedContent &content);

/// Drops a content and what belongs to it, unless a manifestation shares it.
Result<void> dropUnusedContent(Database &db, qint64 contentId);

/// Of a manifestation.
struct RoleField
{
    void read(const Statement &row, int column, Manifestation &one) const
    {
        one.role = Manifestation::roleNamed(row.view(column));
    }
    Manifestation::Role value(const Manifestation &one) const { return one.role; }
};

/// A manifestation's row, with its ids. For this layer.
struct ManifestationRow
{
    qint64 id = 0;
    qint64 contentId = 0;
    Manifestation manifestation;
};

/// What Manifestation is read from: of `manifestation m JOIN content c`.
inline constexpr auto Manifestations = records<Manifestation>(
    "m.role, c.hash, m.component, m.frbr_this, c.doctype, m.date, m.imported_at, m.source, "
    "m.import_id",
    "FROM manifestation m JOIN content c ON c.id = m.content_id", RoleField(),
    HexField{&Manifestation::contentHash}, &Manifestation::component, &Manifestation::frbrThis,
    &Manifestation::doctype, &Manifestation::date, &Manifestation::importedAt,
    &Manifestation::source, &Manifestation::importId);

/// All of an expression: main first, superseded last.
Result<std::vector<ManifestationRow>> manifestationRows(Database &db, qint64 expressionId);

/// What is to be done with a document that comes to an expression: pure, so that the rules can be
/// read and tested in one place.
/// Publishers give several files one expression URI: parts of a text, or a newer file of it.
struct Placement
{
    Manifestation::Role role = Manifestation::Role::Main; ///< Of the new one.
    std::optional<std::size_t> superseded; ///< Index of the one whose place it takes.
    std::optional<std::size_t> demoted;    ///< Index of the main one that becomes a component.
    std::optional<std::size_t> newer = {}; ///< Index of the one because of which it is superseded.
};
Placement placementOf(const Manifestation &incoming, const std::vector<ManifestationRow> &present,
                      const std::optional<GivenState> &given);

/// The component's name, or where another current manifestation has that, one made of it and the hash
/// of its FRBRthis or its text.
QByteArray freeName(const Manifestation &of, const std::vector<ManifestationRow> &present,
                    std::optional<std::size_t> ignored);

Result<void> insertManifestation(Database &db, qint64 expressionId, qint64 contentId,
                                 const Manifestation &manifestation);
Result<void> setManifestation(Database &db, qint64 id, Manifestation::Role role,
                              QByteArrayView component);

/// The id of the expression of a work in a language at a date.
Result<std::optional<qint64>> findExpressionRow(Database &db, qint64 workId,
                                                QByteArrayView language, QDate date);

/// Adds `expression` to the work, or aligns the row of its language and date with it.
struct ExpressionRowPut
{
    qint64 id = 0;
    bool isNew = false;
    bool isChanged = false; ///< Also when it is new.
};
Result<ExpressionRowPut> putExpressionRow(Database &db, const Expression &expression, qint64 workId,
                                          QByteArrayView workUri, const QDateTime &now);

/// Takes title, origin of the date and instants from `expression`; an instant it does not have is
/// `now` for the update and stays for the creation.
Result<void> updateExpressionRow(Database &db, qint64 id, const Expression &expression,
                                 const QDateTime &now);

/// Makes title and instants those of `expression` where they differ; true when they did.
Result<bool> alignExpressionRow(Database &db, qint64 id, const Expression &expression);

/// The work changed, and with it what the API says of each of its expressions.
Result<void> touchExpressionsOf(Database &db, qint64 workId, const QDateTime &at);

/// The expression changed, at `at`.
Result<void> touchExpression(Database &db, QByteArrayView expressionUri, const QDateTime &at);

/// The URIs of a work's expressions, in their order.
Result<QByteArrayList> expressionUrisOf(Database &db, QByteArrayView workUri);

/// "/akn/za/act/1998/55/eng@2014-01-17".
QByteArray expressionUri(QByteArrayView workUri, QByteArrayView language, QDate date);

} // namespace sheria::store
