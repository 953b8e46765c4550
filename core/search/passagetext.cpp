#include "core/search/passagetext.h"

#include "core/domain/judgment.h"
#include "core/store/decisionqueries.h"
#include "core/store/expressionqueries.h"

namespace sheria::search {

namespace {
constexpr qsizetype MaxKeptBytes = 32LL * 1024 * 1024;
} // namespace

Entry PassageTexts::entry(Xapian::docid id) const
{
    const std::string data = m_index.get_document(id, Xapian::DOC_ASSUME_VALID).get_data();
    std::optional<Entry> entry = Entry::fromBytes(
        QByteArrayView(data.data(), qsizetype(data.size())));
    if (!entry)
        throw Xapian::DatabaseCorruptError("an entry that cannot be read");
    return *std::move(entry);
}

const WorkRecord &PassageTexts::record(std::size_t work)
{
    std::unique_ptr<WorkRecord> &known = m_records[work];
    if (!known) {
        std::optional<WorkRecord> record = WorkRecord::headFromBytes(m_columns.head(work));
        if (!record)
            throw Xapian::DatabaseCorruptError("an entry without its record");
        known = std::make_unique<WorkRecord>(*std::move(record));
    }
    return *known;
}

template <typename Read>
const QByteArray &PassageTexts::kept(const std::string &key, const Read &read)
{
    const auto known = m_texts.find(key);
    if (known != m_texts.end())
        return known->second;
    if (m_bytes > MaxKeptBytes) {
        m_texts.clear();
        m_bytes = 0;
    }
    QByteArray &kept = m_texts[key];
    if (Result<QByteArray> text = read()) {
        kept = *std::move(text);
        m_bytes += kept.size();
    }
    return kept;
}

const QByteArray &PassageTexts::text(const QByteArray &contentHash)
{
    return kept(contentHash.toStdString(), [&]() { return store::contentText(m_db, contentHash); });
}

const QByteArray &PassageTexts::summary(const QByteArray &workUri)
{
    return kept(workUri.toStdString(), [&]() -> Result<QByteArray> {
        SHERIA_TRY(const QByteArray judgment, store::judgmentOf(m_db, workUri));
        return wholeSummaryOf(judgment).toUtf8();
    });
}

QByteArrayView PassageTexts::passage(const Entry &entry, const WorkRecord &record)
{
    if (entry.source >= record.sources.size())
        return {};
    const QByteArray &whole = entry.isOfSummary ? summary(record.uri)
                                                : text(record.sources[entry.source].contentHash);
    if (entry.end > quint32(whole.size()) || entry.start > entry.end)
        return {};
    return QByteArrayView(whole).sliced(entry.start, qsizetype(entry.end) - entry.start);
}

} // namespace sheria::search
