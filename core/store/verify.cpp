#include "core/store/verify.h"

#include "core/store/damage.h"
#include "core/store/transaction.h"
#include "core/store/verifycontext.h"

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;

/// More of one kind say nothing new.
constexpr std::size_t MaxFindings = 1000;

Result<void> verifyStructure(VerifyContext &context)
{
    SHERIA_TRY(Statement check, Statement::prepare(context.db(), "PRAGMA integrity_check(100)"));
    return check.forEach([&](const Statement &row) {
        if (row.text(0) != "ok")
            context.add("structure", u"file"_s, row.string(0));
    });
}

Result<void> verifyForeignKeys(VerifyContext &context)
{
    return context.addRows("foreign-keys", R"sql(
        SELECT "table" || ' ' || COALESCE(rowid, ''), 'refers to a row of ' || parent || ' that is missing'
          FROM pragma_foreign_key_check
    )sql");
}

Result<void> countWork(VerifyContext &context)
{
    SHERIA_TRY(Statement query, Statement::prepare(context.db(), R"sql(
        SELECT (SELECT COUNT(*) FROM content) + (SELECT COUNT(*) FROM file)
    )sql"));
    SHERIA_CHECK(query.step());
    context.setTotal(query.integer(0));
    return {};
}

} // namespace

void VerifyContext::add(const char *check, const QString &subject, const QString &detail)
{
    if (m_findings.size() < MaxFindings)
        m_findings.push_back({check, subject, detail});
}

void VerifyContext::addOf(const char *check, const Result<QByteArrayList> &owners,
                          const QByteArray &hash, const QString &detail)
{
    const bool isKnown = owners && !owners->isEmpty();
    add(check, QString::fromUtf8(isKnown ? owners->join(", ") : hash),
        isKnown ? detail + u" (hash "_s + QString::fromLatin1(hash) + u')' : detail);
}

void VerifyContext::addText(const char *check, const QByteArray &contentHash, const QString &detail)
{
    addOf(check, expressionsOfContent(m_db, contentHash), contentHash, detail);
}

void VerifyContext::addFile(const char *check, const QByteArray &fileHash, const QString &detail)
{
    addOf(check, ownersOfFile(m_db, fileHash), fileHash, detail);
}

Result<void> VerifyContext::addRows(const char *check, const char *sql)
{
    SHERIA_TRY(Statement query, Statement::prepare(m_db, sql));
    return query.forEach([&](const Statement &row) { add(check, row.string(0), row.string(1)); });
}

Result<void> VerifyContext::advance()
{
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, u"the check was cancelled"_s};
    ++m_done;
    if (m_progress)
        m_progress(m_done, m_total);
    return {};
}

Result<std::vector<Finding>> verify(Database &db,
                                    const std::function<void(qint64 done, qint64 total)> &progress,
                                    const std::stop_token &stop)
{
    const InterruptOnStop interrupt(db, stop);
    SHERIA_TRY(const Transaction moment, Transaction::read(db));
    VerifyContext context(db, progress, stop);
    for (const auto check : {verifyStructure, verifyForeignKeys, countWork, verifyContents,
                             verifyFiles, verifyPages, verifyRows, verifyDerived}) {
        const Result<void> done = check(context);
        if (done)
            continue;
        if (done.error().code != ErrorCode::Corrupt)
            return done.error();
        // Damage that stops one check leaves the others to say what they can.
        context.add("structure", u"file"_s, done.error().detail);
    }
    return context.take();
}

} // namespace sheria::store
