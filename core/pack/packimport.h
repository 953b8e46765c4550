// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pack/archive/filetree.h"
#include "core/pack/packtree.h"
#include "core/pack/pipeline.h"

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::pack {

/// The document `name` of a tree, with the pictures beside it, stored as what it says of itself.
/// `clock` outlives the task.
Task documentTask(std::shared_ptr<const FileTree> tree, const QString &name, const QString &path,
                  const Clock &clock);

/// The texts and media of one expression of a pack, which lie in `folder`.
/// Errors: those of Pipeline::add().
Result<void> walkPackedExpression(Pipeline &pipeline, const std::shared_ptr<const PackTree> &pack,
                                  const QString &folder, const Clock &clock);

/// Whether the tree has the manifest of a pack, of whatever version, at its root.
bool isPack(const FileTree &files);

/// Gives the pipeline the parts of a pack: places, topics, datasets and knowledge bases, then work by
/// work its record, its texts and its media. A part that is damaged is refused by name, the others are taken; a pack of
/// an unknown version is refused as a whole, and so is a delta pack that is damaged anywhere or does not build on
/// what is here. A delta pack of which a part is missing that another try may bring does not count as applied.
/// Errors: those of Pipeline::add().
Result<void> walkPack(Pipeline &pipeline, const std::shared_ptr<const FileTree> &files,
                      const QString &path, const Clock &clock);

/// Why a delta pack cannot be applied where its library is known up to `known` (none: not at all);
/// nothing where it can. Applying one again is no harm.
std::optional<Message> deltaProblem(const PackDelta &delta, std::optional<qint64> known);

} // namespace sheria::pack
