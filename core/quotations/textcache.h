// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/knowledge/expressiontext.h"
#include "core/quotations/quotation.h"

#include <list>
#include <map>
#include <memory>
#include <vector>

namespace sheria::quotations {

/// A text of an expression, cut into words.
struct ReadText
{
    explicit ReadText(knowledge::ExpressionText of);

    knowledge::ExpressionText text;
    Tokens tokens;
};
using ReadTexts = std::vector<ReadText>;

/// The texts that quotations were looked for in last, so that a text is read once for many of them. What is
/// kept belongs to the hashes of its contents, which never change; pages of PDFs are not kept.
///
/// Thread: any.
class TextCache
{
public:
    /// Of all texts; their words take five times that. Units: bytes.
    static constexpr qsizetype MostBytes = 32 * 1024 * 1024;

    explicit TextCache(qsizetype mostBytes = MostBytes) : m_mostBytes(mostBytes) {}

    /// The texts of an expression, as knowledge::textsOf() gives them. Errors: those of textsOf().
    Result<std::shared_ptr<const ReadTexts>> textsOf(store::Database &db,
                                                     const ExpressionRecord &record);

private:
    struct Entry
    {
        QByteArray key;
        std::shared_ptr<const ReadTexts> texts;
        qsizetype bytes = 0;
    };

    std::shared_ptr<const ReadTexts> find(const QByteArray &key);
    void keep(Entry entry);

    qsizetype m_mostBytes;
    Mutex m_mutex;
    std::list<Entry> m_entries SHERIA_GUARDED_BY(m_mutex); ///< Those asked for last come first.
    std::map<QByteArray, std::list<Entry>::iterator> m_byKey SHERIA_GUARDED_BY(m_mutex);
    qsizetype m_bytes SHERIA_GUARDED_BY(m_mutex) = 0;
};

/// The texts, read anew. Errors: those of knowledge::textsOf().
Result<std::shared_ptr<const ReadTexts>> readTexts(store::Database &db,
                                                   const ExpressionRecord &record);

} // namespace sheria::quotations
