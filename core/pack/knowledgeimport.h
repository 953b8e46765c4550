#pragma once

#include "core/pack/importjob.h"
#include "core/pack/packknowledge.h"

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::pack {

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
