// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/today.h"
#include "core/knowledge/expressiontext.h"
#include "core/knowledge/item.h"
#include "core/search/query/results.h"

#include <QHash>

#include <memory>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

/// Makes items of hits: reads the whole portion that a hit is a part of, and what is to be said of it.
/// Keeps what it read: for one answer. Thread: one at a time.
class Portions
{
public:
    /// `asAt`: null for the newest; `today`: of the reader.
    Portions(store::Database &db, QDate asAt, const Today &today);
    Q_DISABLE_COPY_MOVE(Portions)

    /// The expression that a hit names.
    /// Errors: NotFound when the library has it no longer; those of the database.
    Result<std::shared_ptr<const ExpressionRecord>> record(const search::Hit &hit);
    /// What the state of a work was on the day asked about; none for what is not legislation.
    std::optional<bool> isRepealed(const Work &work) const;
    std::optional<bool> isCommenced(const Work &work) const;
    static std::optional<bool> isPrincipal(const Work &work);

    /// The item of a hit; none for one without text.
    /// Errors: as record().
    Result<std::optional<Item>> itemOf(const search::Hit &hit);
    /// Gives the text of an item its lines, see ExpressionText::structured(); it takes longer than itemOf().
    void structure(Item &item);

private:
    Result<std::shared_ptr<ExpressionText>> text(const QByteArray &contentHash);
    QByteArray contentHashOf(const search::Hit &hit, const ExpressionRecord &record) const;
    Result<bool> fill(Item &item, const search::Hit &hit, const ExpressionRecord &record);
    static void fillProvision(Item &item, const ExpressionText &text, const akn::Provision &unit);
    static void fillParagraphs(Item &item, const ExpressionText &text, const search::Hit &hit);
    static bool fillSummary(Item &item, const Work &work, bool isFoundByIt);

    store::Database &m_db;
    const QDate m_asAt;
    const Today m_today;
    QHash<QByteArray, std::shared_ptr<const ExpressionRecord>> m_records;
    QHash<QByteArray, std::shared_ptr<ExpressionText>> m_texts;
};

} // namespace sheria::knowledge
