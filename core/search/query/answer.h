// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/query/marker.h"
#include "core/search/query/matcher.h"
#include "core/search/query/results.h"

namespace sheria::search {

/// Makes what a person sees of what was found: hits with snippets, facets, a suggestion.
///
/// Thread: one at a time. Throws what the engine throws, and Stopped.
class Answer : SearchParts
{
public:
    explicit Answer(const SearchParts &parts) : SearchParts(parts), m_matcher(parts) {}

    Results run();
    /// See Searcher::readCommonWords().
    void readCommonWords() { m_matcher.readCommonWords(); }
    /// See Searcher::count() and Searcher::suggest().
    Counts count(const std::vector<QByteArray> &languages);
    std::vector<Suggestion> suggest(const QString &typed, int limit);

private:
    Node parsed(const QString &text, bool isTyping) const;
    Match newest(const Match &match);
    Match portionOf(const Match &match);
    Hit hitOf(const Match &match);
    std::size_t sourceOf(const Entry &entry, const WorkRecord &record) const;
    QByteArray snippet(const Entry &entry, const WorkRecord &record, const QByteArray &language);
    void collectWanted(const Node &node, Wanted &wanted);
    Facet facetOf(const QByteArray &dimension, const WorkSet &works);
    QString suggestion();
    WorkSet worksNamed(const std::vector<std::string> &words);
    bool isIn(const WorkSet &works, const std::string &stem) const;
    qint64 portionsOf(std::size_t work, const std::vector<QByteArray> &languages);

    Matcher m_matcher;
    Node m_root;
    Wanted m_wanted;
};

/// What to mark in a text without an index at hand.
Wanted wantedOf(const Node &root, Analyzer &analyzer, QByteArrayView language);

} // namespace sheria::search
