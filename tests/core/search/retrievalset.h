// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testlibrary.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace sheria::tests {

/// An item of a retrieval set: a provision or a judgment.
struct RetrievalDocument
{
    QString id;
    QString group; ///< The file that it is from.
    QString element;
    QString eId;
    QByteArray language;
    QString num;
    QString heading; ///< Of a provision; the name of a judgment.
    QString header;  ///< Of a judgment.
    QString body;
};

struct RetrievalQuery
{
    QString id;
    QString text;
    QString kind; ///< "heading", "party", "catch", "issue".
    QStringList targets;
    QString excluded; ///< The paragraph that the body lacks in variant (b).
};

struct RetrievalSet
{
    std::vector<RetrievalDocument> documents;
    std::vector<RetrievalQuery> queries;
};

/// `Own`: questions of tests/corpus/retrieval to the English laws and the judgments of the sample
/// library. `Real`: those of the real corpus; there are none where it is absent.
enum class RetrievalSource { Own, Real };
RetrievalSet provisionSet(RetrievalSource source);
RetrievalSet judgmentSet(RetrievalSource source);

/// Works to put into a library, and what their parts are called in the set.
struct RetrievalShelf
{
    QHash<QString, DocumentSpec> specs; ///< By file, or by judgment.
    QHash<QByteArray, QString> ids;     ///< By work and '#' and eId, or by work.
};

/// An act of each file of the set. `isWithout`: variant (b), without numbers and headings.
RetrievalShelf actsOf(const RetrievalSet &set, bool isWithout);
/// A judgment of each document, with its name and header or without.
RetrievalShelf judgmentsOf(const RetrievalSet &set, bool hasHeader);
/// Its body, without some of its words.
QByteArray judgmentXml(const RetrievalDocument &document, bool hasHeader, const QString &without);

/// Means over queries.
struct Quality
{
    double mrr = 0;   ///< MRR@10.
    double first = 0; ///< Success@1.
    double three = 0; ///< Success@3.
    double ten = 0;   ///< Success@10.
    int queries = 0;

    void add(const QStringList &ranked, const QStringList &targets);
    Quality mean() const;
    QString text() const;
};

/// The plain BM25 that the corpus' README names: k1 1.2, b 0.75, no stemming, words as `\w+`.
class PlainBm25
{
public:
    void add(const QString &id, const QString &text);
    QStringList best(const QString &query, int count) const;

private:
    struct Posting
    {
        int document;
        int count;
    };
    QStringList m_ids;
    std::vector<int> m_lengths;
    QHash<QString, std::vector<Posting>> m_postings;
    double m_total = 0;
};

} // namespace sheria::tests
