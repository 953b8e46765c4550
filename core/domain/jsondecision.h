#pragma once

#include "core/domain/decision.h"

namespace sheria::json {

class Writer;

/// A decision as lists and details have it: what the specification names, in its order and of its
/// types (what is not known is an empty string, or null for a number), then what we know besides.
/// `base`: "http://127.0.0.1:8089".
/// Source: contract SEEDS/court-decisions-api.md; API.md section 9.4.
void writeDecision(Writer &out, const DecisionRecord &decision, const QByteArray &base);

} // namespace sheria::json
