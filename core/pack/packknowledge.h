// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"
#include "core/pack/importjob.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::pack {

/// The definitions of a library's knowledge bases: knowledge-bases.json, in every pack, whole.
///
///   {"revision":7,
///    "knowledge_bases":[{"code","name","description","kind","places":[…],"natures":[…],"topics":[…],
///                        "courts":[…],"languages":[…]}, …]}
///
/// "revision" is in delta packs only: of two lists of one library, which is the newer one.
inline constexpr QLatin1StringView KnowledgeFile("knowledge-bases.json");

/// Room for as many definitions as a library may have, each with a long description. More would be
/// parsed into many times its size in memory before it could be refused.
inline constexpr qint64 MaxKnowledgeFileBytes = 16LL * 1024 * 1024;

/// A definition that cannot be taken.
struct RefusedKnowledge
{
    QByteArray code; ///< "#3" for the third when its code is none.
    Message reason;
};

struct PackedKnowledge
{
    std::optional<qint64> revision;
    std::vector<KnowledgeBase> bases;
    std::vector<RefusedKnowledge> refused;

    /// Whether the list names it, be it as one that cannot be taken.
    bool names(const QByteArray &code) const;
};

/// Takes hostile bytes. A member of a definition that is not known here may narrow it down, so such a
/// definition is refused rather than widened; the others are taken.
/// Errors: InvalidArgument, naming what is wrong with the file: too large, no JSON, too many, a code
/// twice.
Result<PackedKnowledge> readKnowledge(const QByteArray &json);
/// Errors: Unsupported when it would be larger than what readKnowledge() takes.
Result<QByteArray> writeKnowledge(const std::vector<KnowledgeBase> &bases,
                                  std::optional<qint64> revision);

/// Whose definitions a pack brings.
struct KnowledgeSender
{
    QByteArray library;  ///< Of a delta pack: whose history it is; empty: the pack does not say.
    bool isWhole = true; ///< It is to begin with, or to begin again with.
};

/// Brings the library's knowledge bases up to a list, in a transaction, and reports each that it did
/// something about in `report.parts`:
///
///   - what is not here is added; what a person removed here, only by a whole pack;
///   - what is here as it once came, from the program or a pack, is replaced when the list says
///     another thing of it;
///   - what a person made or changed here, what is copied from a server, and what the packs of
///     another library keep up to date, stays as it is, and the report says so;
///   - what came by packs of the sender and is not in its list any more is removed if it is as it
///     came. A pack that is no delta removes nothing.
///
/// A list of the sender that is older than the last one changes nothing.
/// Errors: those of the database.
Result<void> importKnowledge(store::Database &db, const PackedKnowledge &packed,
                             const KnowledgeSender &sender, FileReport &report);

} // namespace sheria::pack
