// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/relocation.h"
#include "core/store/legislation/undo.h"
#include "core/store/rows/placequeries.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/store/webhooks/changes.h"
#include "tests/core/pack/packlibrary.h"

namespace sheria::tests {

using namespace Qt::StringLiterals;

inline const QByteArray Tree = "/akn/xa/act/2005/4";
inline const QByteArray TreeText = Tree + "/eng@2009-02-03";

inline DocumentSpec version(const QByteArray &words)
{
    DocumentSpec spec;
    spec.body = "<section eId=\"sec_1\"><content><p>" + words + "</p></content></section>";
    return spec;
}

/// The document without anything that says where it belongs.
inline QByteArray unidentified(const QByteArray &words)
{
    return "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><act "
           "name=\"act\"><body><section eId=\"sec_1\"><content><p>"
        + words + "</p></content></section></body></act></akomaNtoso>";
}

/// A library into which files of a folder are imported, and what is undone in it.
class Undoable : public PackLibrary
{
public:
    using PackLibrary::PackLibrary;

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = file(name);
        QFile out(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !out.open(QIODevice::WriteOnly)
            || out.write(bytes) != bytes.size())
            qFatal("the test cannot write %s", qPrintable(path));
        return path;
    }
    pack::FileReport importOne(const QString &name, const QByteArray &bytes)
    {
        import({write(name, bytes)});
        return reports.back();
    }
    Result<void> undo(qint64 step)
    {
        return writer().write([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::undo(db, step, clock.now()));
            return {};
        });
    }
    Result<qint64> trash(const QByteArray &uri)
    {
        return writer().write(
            [&](store::Database &db) { return store::moveToTrash(db, uri, clock.now()); });
    }
    Result<void> give(const store::GivenAddress &given)
    {
        return writer().write(
            [&](store::Database &db) { return store::giveAddress(db, given, clock.now()); });
    }
    std::vector<store::UndoStep> steps(store::UndoKind kind)
    {
        store::Database db = reader();
        return must(store::listUndoSteps(db, kind));
    }
    /// The expression that the URI means, and its work.
    Result<ExpressionRecord> find(const QByteArray &uri)
    {
        store::Database db = reader();
        return store::findExpression(db, must(FrbrUri::parse(uri)), QDate(2024, 1, 5));
    }
    std::vector<store::Change> changesSince(qint64 revision)
    {
        store::Database db = reader();
        return must(store::changesAfter(db, revision, 1000));
    }
    Result<void> clear(const QByteArray &uri)
    {
        return writer().write(
            [&](store::Database &db) { return store::clearAddress(db, uri, clock.now()); });
    }
    /// What a source says of an expression that is here.
    void noteSynced(const QByteArray &expression, const QByteArray &work)
    {
        change([&](store::Database &db) -> Result<void> {
            store::SyncSource source;
            source.base = "https://example.org" + expression;
            source.selection = "{}";
            source.createdAt = clock.now();
            SHERIA_TRY(const qint64 id, store::addSyncSource(db, source));
            SHERIA_CHECK(store::noteSyncSighting(db, id, {expression, work, "xa", {}, {}, -1}));
            return {};
        });
    }
    QByteArrayList places()
    {
        store::Database db = reader();
        return must(store::Statement::texts(db, "SELECT code FROM place ORDER BY code"));
    }
    qint64 revision()
    {
        store::Database db = reader();
        return must(store::latestRevision(db));
    }
    qint64 rows(const char *table)
    {
        store::Database db = reader();
        const QByteArray sql = QByteArray("SELECT COUNT(*) FROM ") + table;
        return must(store::Statement::number(db, sql));
    }
};

} // namespace sheria::tests
