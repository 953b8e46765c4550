// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/citations/provisionfinder.h"
#include "core/domain/expression.h"

#include <QByteArray>
#include <QDate>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::store {
class Database;
struct CitationRow;
} // namespace sheria::store

namespace sheria::citations {

/// Finds the provisions of one text that citations of other days mean. "Section 9" in a judgment of 2008 is
/// section 9 of the text of 2008; what became of that since says comparison::pairingOf().
///
/// Thread: one at a time; keeps the texts of other days that it has read.
class Targets
{
public:
    /// Errors: those of the database.
    static Result<Targets> in(store::Database &db, const ExpressionRecord &record);
    /// In the text of a work as at `asAt`, null: the newest; nothing where it has no text on that day.
    /// Errors: those of the database.
    static Result<std::optional<Targets>> inWork(store::Database &db, const QByteArray &workUri,
                                                 QDate asAt);

    Targets(Targets &&) noexcept;
    Targets &operator=(Targets &&) noexcept;
    ~Targets();

    /// The eIds of what a citation in a text of `date` means, those of a range one by one; the first one is
    /// empty where it means the whole, or what is not there any more. What the text as at that date does not
    /// have, or what is cited without a date, is looked for in the text itself.
    /// Errors: those of the database.
    Result<std::vector<QByteArray>> of(const store::CitationRow &row, QDate date);
    /// What a pinpoint in a text of `date` means, as above.
    Result<QByteArray> of(const Pinpoint &pinpoint, QDate date);
    /// In the text itself.
    const ProvisionFinder &finder() const { return m_finder; }

private:
    struct Indexed;
    struct Earlier;

    Targets(store::Database &db, const ExpressionRecord &record, ProvisionFinder finder);
    const ExpressionSummary *asAt(QDate date) const;
    Result<Earlier *> textAsAt(QDate date);
    QByteArray nowOf(Earlier &earlier, const QByteArray &eId);

    store::Database *m_db;
    std::vector<ExpressionSummary> m_texts; ///< Of the same language, by date.
    QByteArray m_uri;
    QByteArray m_contentHash;
    ProvisionFinder m_finder;
    std::unique_ptr<Indexed> m_now; ///< The text itself, when others were compared with it.
    std::map<QByteArray, std::unique_ptr<Earlier>> m_earlier; ///< By their URIs; null: not there.
};

} // namespace sheria::citations
