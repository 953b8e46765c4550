#pragma once

#include "core/pack/filetree.h"
#include "core/pack/pipeline.h"

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::pack {

/// Whether the tree has the manifest of a pack, of whatever version, at its root.
bool isPack(const FileTree &files);

/// Gives the pipeline the parts of a pack: places, topics and datasets, then work by work its record,
/// its texts and its media. A part that is damaged is refused by name, the others are taken; a pack of
/// an unknown version is refused as a whole.
/// Errors: those of Pipeline::add().
Result<void> walkPack(Pipeline &pipeline, const std::shared_ptr<const FileTree> &files,
                      const QString &path, const Clock &clock);

} // namespace sheria::pack
