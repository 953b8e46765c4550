// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quotations/textcache.h"

#include "core/store/db/database.h"

namespace sheria::quotations {

namespace {

/// Of the expression and its contents; empty: it has pages of a PDF only.
QByteArray keyOf(const ExpressionRecord &record)
{
    QByteArray key;
    for (const Manifestation &manifestation : record.manifestations) {
        if (manifestation.role != Manifestation::Role::Superseded
            && !manifestation.contentHash.isEmpty())
            key += ' ' + manifestation.contentHash;
    }
    return key.isEmpty() ? key : record.expression.uri + key;
}

} // namespace

ReadText::ReadText(knowledge::ExpressionText of)
    : text(std::move(of))
    , tokens(text.between(0, text.size()))
{}

Result<std::shared_ptr<const ReadTexts>> readTexts(store::Database &db,
                                                   const ExpressionRecord &record)
{
    SHERIA_TRY(std::vector<knowledge::ExpressionText> texts, knowledge::textsOf(db, record));
    auto read = std::make_shared<ReadTexts>();
    read->reserve(texts.size());
    for (knowledge::ExpressionText &text : texts)
        read->emplace_back(std::move(text));
    return std::shared_ptr<const ReadTexts>(std::move(read));
}

Result<std::shared_ptr<const ReadTexts>> TextCache::textsOf(store::Database &db,
                                                            const ExpressionRecord &record)
{
    const QByteArray key = keyOf(record);
    if (auto known = find(key))
        return known;
    SHERIA_TRY(std::shared_ptr<const ReadTexts> texts, readTexts(db, record));
    qsizetype bytes = 0;
    for (const ReadText &each : *texts)
        bytes += each.text.size();
    if (!key.isEmpty() && bytes <= m_mostBytes / 4)
        keep({key, texts, bytes});
    return texts;
}

std::shared_ptr<const ReadTexts> TextCache::find(const QByteArray &key)
{
    const MutexLock lock(m_mutex);
    const auto known = m_byKey.find(key);
    if (known == m_byKey.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, known->second);
    return m_entries.front().texts;
}

void TextCache::keep(Entry entry)
{
    const MutexLock lock(m_mutex);
    if (m_byKey.contains(entry.key))
        return; // Another thread was faster.
    m_bytes += entry.bytes;
    m_entries.push_front(std::move(entry));
    m_byKey[m_entries.front().key] = m_entries.begin();
    while (m_bytes > m_mostBytes) {
        m_bytes -= m_entries.back().bytes;
        m_byKey.erase(m_entries.back().key);
        m_entries.pop_back();
    }
}

} // namespace sheria::quotations
