// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/domain/knowledgebase.h"
#include "core/search/query/query.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

enum class PortionType { Page, Provision, Text, Summary };

constexpr std::array<QByteArrayView, 4> enumNames(PortionType)
{
    return {"page", "provision", "text", "summary"};
}

/// A provision around a portion.
struct Ancestor
{
    QByteArray eId;
    QString title;
    bool isGeneratedId = false; ///< The XML has no such eId: see akn::Provision.
};

/// Where a word of the question is, or one of its family.
struct MatchedWord
{
    QString word; ///< As it stands there, in lower case.
    int inText = 0;
    bool isInTitle = false; ///< Of the document.
    bool isInPortionTitle = false;
    bool isInParents = false;
};

/// Why an item is there.
struct Explanation
{
    int lexicalRank = 0; ///< From 1, before works were mixed and ancestors dropped; 0: by no word.
    double lexicalScore = 0;
    double coverage = 0;            ///< How much of the question its passage says, from 0 to 1.
    int vectorRank = 0;             ///< From 1, among what was found by meaning; 0: it was not.
    double vectorScore = 0;         ///< How like the question its passage is; at most 1.
    std::vector<MatchedWord> words; ///< In order of appearance.
};

/// A whole portion of a document that answers a question.
/// Source: server/API.md section 8.5.
struct Item
{
    QString text;
    QByteArray workUri;
    QByteArray expressionUri;
    QByteArray language;
    QDate expressionDate;
    QByteArray place;
    QByteArray country;
    QByteArray doctype;
    QByteArray subtype; ///< Empty: none.
    QString title;
    PortionType type = PortionType::Text;
    QByteArray portionId;       ///< eId, or number of a page; empty: none.
    bool isGeneratedId = false; ///< Of portionId, as in Ancestor.
    QString portionTitle;
    std::vector<Ancestor> parents; ///< From the top.
    QByteArray component;          ///< "main", "schedule1".
    // Of legislation only.
    std::optional<bool> repealed;
    std::optional<bool> commenced;
    std::optional<bool> principal;
    // Of judgments only.
    QString blurb;
    QString flynote;
    /// Of exactly this portion at this point in time; empty of a summary, and of a passage that is in no provision.
    QByteArray pinpointUri;
    /// SHA-256, hexadecimal, of `text` in UTF-8, with a blank in place of each line feed and tab that its
    /// structure puts there: what a check of the text against `pinpointUri` gives.
    QByteArray textHash;
    // Where `text` stands in the visible text of a document; of a summary and a page nowhere.
    QByteArray contentHash;
    qsizetype textStart = 0; ///< Units: bytes.
    qsizetype textEnd = 0;
    /// From 0 to 1, the higher the better. Of what words found: that of the best is how much of the
    /// question it says, see LeastConfident.
    double score = 0;
    Explanation explanation;
};

/// What tells an item from others of one answer.
QByteArray keyOf(const Item &item);

/// What a portion is called in addresses: "sec_1", "page-3"; empty: it has no name.
QByteArray anchorOf(const Item &item);

/// Makes scores fall from one item to the next, whatever groups the search put them in: those of a
/// better group are lifted above the next one's.
void liftScores(std::vector<Item> &items);

/// Below this score the best item says so little of a question that the library probably does not answer
/// it. Measured on tests/corpus/questions; see server/API.md section 8.5.
inline constexpr double LeastConfident = 0.4;

/// Whether no item says enough of the question in its words, however it was found: the library probably does not
/// answer it.
bool isUnsure(const std::vector<Item> &items);

/// Makes lifted scores such from 0 to 1: that of the best is its coverage, the others keep their part.
void calibrate(std::vector<Item> &items);

/// Takes out each provision of which an inner one comes before it: that answers better.
void dropAncestors(std::vector<Item> &items);

/// The best `count`, in their order, of which no work has more than its share unless there are not
/// enough others.
std::vector<Item> mixed(std::vector<Item> items, int count);

/// Puts what was found by words and what was found by meaning into one order, by their places in both:
/// an item in both gains from both. Scores become such from 0 to 1, and explanations tell the places.
///
/// Source: Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion", SIGIR 2009.
std::vector<Item> fused(std::vector<Item> byWords, std::vector<Item> byMeaning);

/// What a filter lets through; none: everything.
using Allowed = std::optional<std::vector<QByteArray>>;

/// What an item must be; all that is set must hold.
/// Source: server/API.md section 8.3.
struct Filters
{
    Allowed works;       ///< URIs.
    Allowed expressions; ///< URIs.
    Allowed places;      ///< "xa": national works only; "xa-bay".
    Allowed countries;   ///< "xa": with its localities.
    Allowed localities;  ///< "bay".
    Allowed doctypes;
    Allowed subtypes;
    // Of legislation only: what is not legislation does not pass.
    std::optional<bool> repealed;
    std::optional<bool> commenced;
    std::optional<bool> principal;
    QDate asAt; ///< The law as it stood that day; null: the newest.
};

/// A question to a knowledge base.
struct Request
{
    QString text;
    int topK = 10;
    Filters filters;
    bool wantsExplanation = false;
};

/// What both allow.
Allowed both(const Allowed &a, const Allowed &b);
/// The same of all filters; nothing where they ask for opposite states. `a`'s day, unless it has none.
Filters both(const Filters &a, const Filters &b);

/// A query, yet without text, that lets through what a knowledge base holds: the newest point in time
/// of each work, decisions only if published. Languages apart, which each portion has of its own.
/// Errors: those of the database.
Result<search::Query> queryOf(const KnowledgeBase &base, store::Database &db);

} // namespace sheria::knowledge
