// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/search/retrievalset.h"

#include <QMap>

#include <functional>
#include <memory>
#include <vector>

namespace sheria::tests {

/// A library that the questions of a set are put to, in one way or in several.
class RetrievalSubject
{
public:
    RetrievalSubject() = default;
    virtual ~RetrievalSubject() = default;
    Q_DISABLE_COPY_MOVE(RetrievalSubject)

    virtual void put(const DocumentSpec &spec) = 0;
    /// Returns when all that was put is found.
    virtual void index() = 0;

    enum class Unit { Provisions, Judgments };
    /// Of each way of asking the best ten, as RetrievalShelf::ids names them.
    virtual std::vector<QStringList> best(const QString &question, Unit unit,
                                          const RetrievalShelf &shelf) = 0;
};

/// How well the ways of asking did, each in its place.
struct RetrievalOutcome
{
    std::vector<Quality> all;
    QMap<QString, std::vector<Quality>> byKind; ///< Of questions.
    Quality plain;                              ///< Plain BM25 over the same texts.

    /// Prints a line for each kind and way, and for plain BM25.
    void print(const char *set, const char *variant, const QStringList &ways) const;
};

using MakeSubject = std::function<std::unique_ptr<RetrievalSubject>()>;

/// Asks all questions of a set of an empty subject, or of several. `isWithout`: variant (b), where a
/// document goes without the words that its question was taken from. SHERIA_SHOW_MISSES prints what was
/// not found first.
RetrievalOutcome askProvisions(const RetrievalSet &set, bool isWithout, const MakeSubject &make);
RetrievalOutcome askJudgments(const RetrievalSet &set, bool isWithout, const MakeSubject &make);

} // namespace sheria::tests
