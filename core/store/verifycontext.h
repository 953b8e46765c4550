#pragma once

#include "core/store/statement.h"
#include "core/store/verify.h"

namespace sheria::store {

/// What the checks of verify() share.
class VerifyContext
{
public:
    VerifyContext(Database &db, const std::function<void(qint64, qint64)> &progress,
                  const std::stop_token &stop)
        : m_db(db)
        , m_progress(progress)
        , m_stop(stop)
    {}

    Database &db() const { return m_db; }
    void add(const char *check, const QString &subject, const QString &detail);
    /// The same of a stored text or file: the subject is the expressions or works that have it.
    void addText(const char *check, const QByteArray &contentHash, const QString &detail);
    void addFile(const char *check, const QByteArray &fileHash, const QString &detail);
    /// Adds a finding per row of `sql`: its first column is the subject, its second the detail.
    Result<void> addRows(const char *check, const char *sql);
    /// One more text or file has been read. Errors: Cancelled.
    Result<void> advance();
    void setTotal(qint64 total) { m_total = total; }

    std::vector<Finding> take() { return std::move(m_findings); }

private:
    void addOf(const char *check, const Result<QByteArrayList> &owners, const QByteArray &hash,
               const QString &detail);

    Database &m_db;
    const std::function<void(qint64, qint64)> &m_progress;
    const std::stop_token &m_stop;
    qint64 m_done = 0;
    qint64 m_total = 0;
    std::vector<Finding> m_findings;
};

/// A text as it is kept: its XML, and its words after it.
struct StoredReading
{
    qint64 id = 0;
    QByteArray hash; ///< Hexadecimal.
    qint64 xmlBytes = 0;
    QByteArray both;
};
/// Reads a text anew: words, provisions, components and links that are kept beside it must be its own.
Result<void> verifyReading(VerifyContext &context, const StoredReading &stored);

/// The checks, by what they look at. Errors: Cancelled, or a fault of reading.
Result<void> verifyContents(VerifyContext &context);
Result<void> verifyFiles(VerifyContext &context);
Result<void> verifyPages(VerifyContext &context);
Result<void> verifyRows(VerifyContext &context);
Result<void> verifyDerived(VerifyContext &context);

} // namespace sheria::store
