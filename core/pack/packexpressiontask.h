#pragma once

#include "core/pack/packtree.h"
#include "core/pack/pipeline.h"

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::pack {

/// The texts and media of one expression of a pack, which lie in `folder`.
/// Errors: those of Pipeline::add().
Result<void> walkPackedExpression(Pipeline &pipeline, const std::shared_ptr<const PackTree> &pack,
                                  const QString &folder, const Clock &clock);

} // namespace sheria::pack
