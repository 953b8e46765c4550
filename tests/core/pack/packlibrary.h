// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "core/pack/archive/filetree.h"
#include "core/pack/archive/ziparchive.h"
#include "core/pack/importjob.h"
#include "core/store/file/verify.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/support/testlibrary.h"

#include <QFile>
#include <QHash>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::tests {

/// A library that writes packs and takes them, and what is done with it.
class PackLibrary
{
public:
    explicit PackLibrary(const QString &name)
        : m_name(name)
        , m_library(must(
              Library::open(file(QStringLiteral("l.sheria")), Library::Mode::OpenOrCreate, clock)))
    {}

    QString file(const QString &name) const { return m_folder.filePath(m_name + name); }
    QString path() const { return m_library->path(); }

    void put(const QByteArray &work, const QByteArray &date, const QByteArray &words)
    {
        change([&](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = work;
            spec.date = date;
            spec.body = "<section eId=\"sec_1\"><content><p>" + words + "</p></content></section>";
            spec.manifestationDate = clock.now().date().toString(Qt::ISODate).toLatin1();
            SHERIA_TRY(const auto put,
                       store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                            clock.now()));
            const auto media = store::putMedia(db, put.expressionId, QStringLiteral("a.png"),
                                               "image/png", words);
            return media ? Result<void>() : media.error();
        });
    }
    void drop(const QByteArray &uri)
    {
        change([&](store::Database &db) { return store::deleteExpression(db, uri, clock.now()); });
    }
    void change(const store::Writer::Job &job) { must(m_library->writer().submit(job).get()); }

    /// A delta pack, or one of all; returns what was written.
    pack::Exported write(const QString &pack, std::optional<qint64> since)
    {
        return must(pack::exportPack(path(), pack, clock, {}, {}, {{}, since}));
    }
    /// What was refused, and why; empty: nothing. All that was told stays in `reports`.
    QStringList import(const QStringList &packs)
    {
        reports.clear();
        summary = must(pack::importPaths(
            m_library->writer(), packs, clock,
            {.onFile = [this](const pack::FileReport &report) { reports.push_back(report); },
             .onProgress = {}},
            {}));
        QStringList refused;
        for (const pack::FileReport &report : reports) {
            if (report.outcome == pack::Outcome::Refused)
                refused << report.reason.english();
        }
        return refused;
    }
    /// All it holds, as bytes.
    QByteArray everything()
    {
        const QString path = file(QStringLiteral("whole.zip"));
        write(path, {});
        QFile pack(path);
        return pack.open(QIODevice::ReadOnly) ? pack.readAll() : QByteArray();
    }
    Library &library() { return *m_library; }
    store::Writer &writer() { return m_library->writer(); }
    store::Database reader() { return must(m_library->openReader()); }
    bool isSound()
    {
        store::Database db = reader();
        return must(store::verify(db, {}, {})).empty();
    }

    FixedClock clock;
    std::vector<pack::FileReport> reports; ///< Of the last import.
    pack::ImportSummary summary;           ///< Likewise.

private:
    QTemporaryDir m_folder;
    const QString m_name;
    std::unique_ptr<Library> m_library;
};

/// The pack at `from`, with its files as `edit` leaves them; one that it returns false for is left out, and with
/// `added` ones.
inline void rewritePack(const QString &from, const QString &to,
                        const std::function<bool(const QString &name, QByteArray &bytes)> &edit,
                        const QHash<QString, QByteArray> &added = {})
{
    const auto tree = must(pack::ArchiveTree::open(from));
    QFile file(to);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("the pack cannot be written");
    pack::ZipWriter writer(file);
    for (const QString &name : tree->names()) {
        QByteArray bytes = must(tree->read(name));
        if (edit(name, bytes))
            must(writer.add(name.toUtf8(), bytes, pack::ZipWriter::Packing::Deflate));
    }
    for (auto one = added.begin(); one != added.end(); ++one)
        must(writer.add(one.key().toUtf8(), one.value(), pack::ZipWriter::Packing::Deflate));
    must(writer.finish());
}

} // namespace sheria::tests
