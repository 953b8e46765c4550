#pragma once

#include "core/pack/filetree.h"
#include "core/pack/task.h"

#include <optional>

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::pack {

/// The document `name` of a tree, with the pictures beside it, stored as what it says of itself.
/// `clock` outlives the task.
Task documentTask(std::shared_ptr<const FileTree> tree, const QString &name, const QString &path,
                  const Clock &clock);

/// Fills in what became of a stored document.
void finishReport(FileReport &report, const store::PutResult &put);

/// The warnings in a line that fits a report; empty when there are none.
QString summarized(const std::vector<akn::Warning> &warnings);

} // namespace sheria::pack
