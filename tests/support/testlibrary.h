// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/store/db/database.h"
#include "core/store/rows/expressionwriter.h"

#include <QMutex>
#include <QTemporaryDir>
#include <QThread>

#include <map>
#include <memory>

namespace sheria::tests {

/// A clock that stands still until it is told to go on.
class FixedClock final : public Clock
{
public:
    FixedClock() = default;
    explicit FixedClock(const QDateTime &now) : m_now(now) {}
    QDateTime now() const override { return m_now; }
    void advance(qint64 milliseconds) { m_now = m_now.addMSecs(milliseconds); }

private:
    QDateTime m_now = QDateTime(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);
};

/// What a made-up document says of itself.
struct DocumentSpec
{
    QByteArray work = "/akn/xa/act/2005/4";
    QByteArray language = "eng";
    QByteArray date = "2009-02-03";
    QByteArray title = "Tree Protection Act";
    QByteArray element = "act";
    QByteArray component = "main";
    QByteArray manifestationDate = "2010-01-01";
    QByteArray meta = {}; ///< Further elements of meta, after identification.
    /// The body; sections sec_1 and sec_2 when empty.
    QByteArray body = {};
};

/// The document as Akoma Ntoso 3.0.
QByteArray xmlOf(const DocumentSpec &spec);

/// `xml`, read and made ready to store. The test ends when it cannot be read.
store::PreparedContent prepared(const QByteArray &xml);
store::PreparedContent prepared(const DocumentSpec &spec);

/// A library in a folder of its own, gone with the value.
class TestLibrary
{
public:
    TestLibrary();

    QString path() const { return m_folder->filePath(QStringLiteral("library.sheria")); }
    QString folder() const { return m_folder->path(); }
    /// The calling thread's own connection.
    store::Database &db();
    /// Closes the connections, so that others have the file to themselves.
    void close() { m_connections->clear(); }

    /// Stores the document at the clock's time, as importing it as a file would.
    store::PutResult put(const DocumentSpec &spec);
    store::PutResult put(const store::PreparedContent &content, store::WorkPolicy policy);
    /// How many rows `table` has.
    qint64 rows(const char *table);

    FixedClock clock;

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QMutex> m_mutex; ///< Of m_connections.
    std::unique_ptr<std::map<QThread *, store::Database>> m_connections;
};

/// Ends the program with the error's words: for what a test takes for granted.
template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
    return *std::move(result);
}
inline void must(const Result<void> &result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
}

} // namespace sheria::tests
