// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/search/index/indexer.h"
#include "core/search/index/workrecord.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/entry.h"
#include "core/search/text/passages.h"
#include "core/search/text/tokens.h"

#include <xapian.h>

#include <stop_token>
#include <unordered_map>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::search {

/// The entries of a work, ready to be added: the first is the one that bears the record. Values that
/// hold ids (slot::Work, slot::Unit) are set by who adds them; `units` tells which belong together.
struct WorkEntries
{
    WorkRecord record;
    std::vector<Xapian::Document> documents;
    std::vector<int>
        units; ///< For each document: its unit's first document, or -1 where undivided.
    std::vector<std::string> languages;
    std::vector<UnreadText>
        unread; ///< Texts that are damaged: found by the titles of their works only.
};

/// Makes index entries of works. Thread: one at a time.
class EntryBuilder
{
public:
    /// Errors: those of the database.
    Result<WorkEntries> build(store::Database &db, const store::StoredWork &stored,
                              const std::stop_token &stop);
    /// The words of the works that were built; for who keeps them to clear.
    NewWords &words() { return m_words; }
    /// Lets go of what was remembered of words, when that is much.
    void forget() { m_analyzers.forget(); }

private:
    struct Pending
    {
        Entry entry;
        Xapian::Document document;
        std::size_t lastSource = 0;
        QDate from;
        QDate until;
        int unit = -1; ///< First pending entry of its unit.
    };
    /// What is being made into one document.
    struct Terms
    {
        std::vector<const Word *> words;                      ///< Each once, with its count.
        std::vector<std::pair<std::string, unsigned>> others; ///< With their weights.
        PairSignature pairs;
        bool isPaired = false; ///< What is added may be found as a phrase.
    };

    /// A text and its provisions.
    struct Text
    {
        QByteArray bytes;
        std::vector<akn::Provision> provisions;
        std::vector<Passage> passages;
    };

    Result<void> addSource(store::Database &db, std::size_t index);
    /// Of XML, or of the pages of a PDF.
    static Result<Text> readText(store::Database &db, const QByteArray &hash);
    void addEmpty(std::size_t index);
    /// What is said in short of a judgment, beside its texts: found at any time.
    void addSummary(const QByteArray &summary);
    void addPassage(const Text &whole, const Passage &passage, std::size_t index, bool isFirst);
    bool extend(const std::string &key, const Entry &entry, std::size_t index);
    void addText(Terms &terms, QByteArrayView text, unsigned weight, bool keepStopWords);
    void addTitle(Terms &terms, std::size_t index, bool isFirst);
    void addProvision(Terms &terms, const Text &text, const Passage &passage);
    void finish(const Terms &terms, Xapian::Document &document);
    static void count(Terms &terms, const Word &word, unsigned weight);
    void keep(Pending pending, const std::string &key);
    Result<WorkEntries> take();

    NewWords m_words;
    Analyzers m_analyzers;
    Analyzer *m_analyzer = nullptr; ///< Of the source at hand.
    std::vector<Token> m_tokens;    ///< Of the text at hand.
    std::vector<UnreadText> m_unread;
    WorkRecord m_record;
    std::vector<Pending> m_pending;
    std::unordered_map<std::string, std::size_t>
        m_byKey;                      ///< Pending entries of the language at hand.
    std::size_t m_previousSource = 0; ///< Before the one at hand, of its language and component.
    int m_unitProvision = -1;         ///< The divided unit at hand,
    int m_unitFirst = -1;             ///< and its first entry.
};

} // namespace sheria::search
