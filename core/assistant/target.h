#pragma once

#include "core/assistant/toolcall.h"
#include "core/domain/expression.h"

namespace sheria::assistant {

/// What the arguments frbr_uri, portion_id and as_at of a call name.
struct Target
{
    ExpressionRecord record;
    QByteArray component; ///< Empty: any.
    QByteArray portion;   ///< eId; empty: the whole.
};

/// Takes whole addresses, too: what is before "/akn/" does not matter, and "#sec_1" names a portion.
/// Errors: InvalidArgument, NotFound.
Result<Target> targetOf(const ToolCall &call);
/// The same, at another point in time than the call's.
Result<Target> targetOf(const ToolCall &call, QDate asAt);
/// The work alone, which may have no text.
Result<Work> workOf(const ToolCall &call);

/// Says that there is no such portion in what `target` names.
Error noPortion(const Target &target);

} // namespace sheria::assistant
