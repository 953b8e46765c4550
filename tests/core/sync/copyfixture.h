// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "core/sync/compare/compare.h"
#include "core/sync/run.h"
#include "core/sync/schedule/requests.h"
#include "tests/support/testlibrary.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace sheria::tests {

/// An empty library beside a server, to be made a copy of it. Nothing waits.
class CopyFixture
{
public:
    CopyFixture();

    /// Makes the server a source; returns its id.
    qint64 addSource(const QByteArray &base, const QByteArray &selection = "{}",
                     store::SyncKind kind = store::SyncKind::Legislation);
    /// Runs once. Errors stay in lastError.
    std::optional<sync::Summary> run(qint64 source);
    /// Fetches what webhooks told of, of all sources.
    sync::RequestsDone runRequests(const sync::TokenOf &tokenOf);
    /// What differs from the server at `base`, a line each.
    QStringList differences(const QByteArray &base, const QByteArray &selection = "{}",
                            store::SyncKind kind = store::SyncKind::Legislation);
    store::Database reader() { return must(library->openReader()); }
    QString path() const { return m_folder.filePath(QStringLiteral("copy.sheria")); }

    FixedClock clock;
    sync::RunOptions options;
    Error lastError;

private:
    QTemporaryDir m_folder;

public:
    std::unique_ptr<Library> library;
};

} // namespace sheria::tests
