#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace sheria::knowledge {

enum class PortionType { Page, Provision, Text, Summary };

/// "page", "provision", "text", "summary".
QByteArrayView portionTypeName(PortionType type);

/// A provision around a portion.
struct Ancestor
{
    QByteArray eId;
    QString title;
};

/// Where a word of the question is.
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
    int vectorRank = 0;             ///< From 1, among what was found by meaning; 0: it was not.
    double vectorScore = 0;         ///< How like the question its passage is; at most 1.
    std::vector<MatchedWord> words; ///< In order of appearance.
};

/// A whole portion of a document that answers a question.
/// Source: contract SEEDS/knowledge-base-api.md.
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
    QByteArray portionId; ///< eId, or number of a page; empty: none.
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
    QByteArray pinpointUri; ///< Of exactly this portion at this point in time.
    QByteArray textHash;    ///< SHA-256 of `text` in UTF-8, hexadecimal.
    double score = 0;       ///< At least 0; the higher the better; compares within one answer only.
    Explanation explanation;
};

/// What a portion is called in addresses: "sec_1", "page-3"; empty: it has no name.
QByteArray anchorOf(const Item &item);

} // namespace sheria::knowledge
