#pragma once

#include "core/pack/importjob.h"

#include <QByteArray>

namespace sheria::ctl {

/// One line of `import --json`.
/// Shape: {"path","outcome","expression_frbr_uri","content_sha256","reason","knowledge_base"}, the last
/// four null where they do not apply.
QByteArray reportJson(const pack::FileReport &report);

/// The same for people: "imported   acts/a.xml  (a warning)".
QByteArray reportText(const pack::FileReport &report);

} // namespace sheria::ctl
