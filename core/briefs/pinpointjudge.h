// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/casename.h"
#include "core/briefs/citedworks.h"
#include "core/citations/provisionfinder.h"
#include "core/knowledge/expressiontext.h"

#include <map>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::briefs {

/// Says whether the provisions and paragraphs that a brief names are there.
///
/// Thread: that of the database.
class PinpointJudge
{
public:
    explicit PinpointJudge(store::Database &db) : m_db(db) {}

    /// Each one of a citation, and the last one of a range, must be there exactly. What the structure of a text
    /// does not have, "(9)" in section 12, is looked for in the words of the innermost provision that is there.
    /// Errors: those of the database.
    Result<void> judge(Found &found);

private:
    Result<Fit> fitOf(const QByteArray &uri, const citations::Pinpoint &pinpoint, QByteArray &eId);
    Result<const citations::ProvisionFinder *> provisionsOf(const QByteArray &uri);
    Result<QString> wordsOf(const QByteArray &uri, const QByteArray &eId);

    store::Database &m_db;
    std::map<QByteArray, citations::ProvisionFinder> m_provisions;
    std::map<QByteArray, std::vector<knowledge::ExpressionText>> m_texts;
};

/// Whether the words of a provision have items so numbered, one within the other: "(9)", then "(z)". A reference
/// to "subsection (9)" is none, and an item follows the one before it.
bool hasItems(const QString &words, const QByteArrayList &numbers);

} // namespace sheria::briefs
