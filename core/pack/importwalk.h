#pragma once

#include "core/pack/filetree.h"
#include "core/pack/pipeline.h"

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::pack {

/// Gives the pipeline a task for each document at `path`: a file, a folder with all below it, a ZIP, or
/// a pack in either form.
/// Errors: those of Pipeline::add().
Result<void> walkPath(Pipeline &pipeline, const QString &path, const Clock &clock);

/// `paths` in their order, but for delta packs: those take each other's places, so that each comes after
/// the one of the same library that it goes on from. Whatever cannot be read stays where it is.
QStringList inDeltaOrder(const QStringList &paths);

/// The same as walkPath() for a tree that is open already.
Result<void> walkTree(Pipeline &pipeline, const std::shared_ptr<const FileTree> &tree,
                      const QString &path, const Clock &clock);

} // namespace sheria::pack
