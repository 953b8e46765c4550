// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/decisions/judgment.h"

#include <QByteArray>
#include <QJsonObject>

namespace sheria::json {

class Writer;

/// The members of a judgment, in the API's order; those that are empty are left out.
/// Source: server/API.md section 9.4.
void writeJudgment(Writer &out, const Judgment &judgment);

/// What such an object says. A member of another type than it should have says nothing: the objects
/// come from other programs, and the library keeps them whole.
Judgment readJudgment(const QJsonObject &object);
Judgment readJudgment(const QByteArray &json);

/// `known`, a JSON object or nothing, changed to say what `edited` does: only members that `known` says
/// otherwise are written anew or taken out, so that what this program does not know stays.
/// Empty when nothing is left.
QByteArray editedMembers(const QByteArray &known, const Judgment &edited);

/// `known`, a JSON object or nothing, with the members that `newer` has something to say about taken
/// from there, objects and lists of the same length member by member.
QByteArray mergedMembers(const QByteArray &known, const QByteArray &newer);

/// A decision as lists and details have it: what the specification names, in its order and of its
/// types (what is not known is an empty string, or null for a number), then what we know besides.
/// `base`: "http://127.0.0.1:8089".
/// Source: server/API.md section 9.4.
void writeDecision(Writer &out, const DecisionRecord &decision, const QByteArray &base);

} // namespace sheria::json
