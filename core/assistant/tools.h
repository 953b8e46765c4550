#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace sheria::assistant {

struct ToolCall;

// What the tools do; what they take and give is in resources/assistant/tools.json.
// Errors of all: those whose detail is a sentence for the model; Cancelled; those of the database.

Result<QByteArray> searchLibrary(const ToolCall &call);
Result<QByteArray> retrievePassages(const ToolCall &call);
Result<QByteArray> readProvision(const ToolCall &call);
Result<QByteArray> listContents(const ToolCall &call);
Result<QByteArray> listVersions(const ToolCall &call);
Result<QByteArray> compareVersions(const ToolCall &call);
Result<QByteArray> listCiting(const ToolCall &call);
Result<QByteArray> listDefinitions(const ToolCall &call);
Result<QByteArray> tellCommencement(const ToolCall &call);
Result<QByteArray> verifyQuotation(const ToolCall &call);

} // namespace sheria::assistant
