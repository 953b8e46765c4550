#pragma once

#include "core/pack/packtree.h"
#include "core/pack/pipeline.h"

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::pack {

/// The files that say what of the other library is gone.
struct PackDeletions
{
    QByteArrayList works;
    QByteArrayList expressions;
};
/// Errors: InvalidArgument, naming what is wrong.
Result<PackDeletions> readDeletions(const QByteArray &json);
QByteArray writeDeletions(const PackDeletions &deletions);

/// Why a delta pack cannot be applied where its library is known up to `known` (none: not at all);
/// nothing where it can. Applying one again is no harm.
std::optional<QString> deltaProblem(const PackDelta &delta, std::optional<qint64> known);

/// Gives the pipeline a delta pack: its deletions, then each of its expressions as the other library
/// has it, its knowledge bases, then how far it has been followed. All of it is read and checked first: one that is damaged
/// anywhere is refused as a whole, and so is one that does not build on what is here.
/// Errors: those of Pipeline::add().
Result<void> walkDelta(Pipeline &pipeline, const std::shared_ptr<const PackTree> &pack,
                       const QString &path, const Clock &clock);

} // namespace sheria::pack
