#pragma once

#include "core/pack/filetree.h"
#include "core/pack/packtree.h"
#include "core/pack/pipeline.h"

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::pack {

/// Whether the tree has the manifest of a pack, of whatever version, at its root.
bool isPack(const FileTree &files);

/// Gives the pipeline the parts of a pack: places, topics, datasets and knowledge bases, then work by
/// work its record, its texts and its media. A part that is damaged is refused by name, the others are taken; a pack of
/// an unknown version is refused as a whole.
/// Errors: those of Pipeline::add().
Result<void> walkPack(Pipeline &pipeline, const std::shared_ptr<const FileTree> &files,
                      const QString &path, const Clock &clock);

/// Puts what of a pack is of no work: places, topics, datasets. In a transaction.
/// Errors: of a part that is damaged; those of the database.
Result<void> putGeneral(store::Database &db, const PackTree &pack);

} // namespace sheria::pack
