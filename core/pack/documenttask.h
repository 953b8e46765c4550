#pragma once

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

} // namespace sheria::pack
