// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/akn/corpus.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace sheria::test {

QByteArray CorpusFolder::bytes(const QString &name) const
{
    QFile opened(file(name));
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

QJsonObject CorpusFolder::json(const QString &name) const
{
    return QJsonDocument::fromJson(bytes(name)).object();
}

const std::vector<CorpusFolder> &corpusFolders()
{
    static const std::vector<CorpusFolder> folders = [] {
        std::vector<CorpusFolder> all{{QStringLiteral(SHERIA_TEST_DIR "/corpus"), true}};
        const CorpusFolder real{
            qEnvironmentVariable("SHERIA_CORPUS", QStringLiteral(SHERIA_CORPUS_DIR)), false};
        if (QFile::exists(real.file(u"manifest.json"_s)))
            all.push_back(real);
        return all;
    }();
    return folders;
}

bool hasRealCorpus()
{
    return corpusFolders().size() > 1;
}

const std::vector<CorpusFile> &corpus()
{
    static const std::vector<CorpusFile> files = [] {
        std::vector<CorpusFile> all;
        for (const CorpusFolder &folder : corpusFolders()) {
            const QJsonArray entries = folder.json(u"manifest.json"_s)[u"files"_s].toArray();
            if (entries.isEmpty())
                qFatal("%s lists no files", qPrintable(folder.file(u"manifest.json"_s)));
            for (const QJsonValue &entry : entries) {
                const QString path = entry[u"path"_s].toString();
                all.push_back({path, folder.bytes(path), entry[u"oracle"_s].toObject(),
                               entry[u"expected"_s].toObject(), folder.isOwn});
            }
        }
        return all;
    }();
    return files;
}

QByteArray HostileFile::row() const
{
    return (folder.isOwn ? "own/" : "") + name.toUtf8();
}

const std::vector<HostileFile> &hostileFiles()
{
    static const std::vector<HostileFile> files = [] {
        std::vector<HostileFile> all;
        for (const CorpusFolder &folder : corpusFolders()) {
            const QJsonArray entries =
                folder.json(u"hostile/manifest.json"_s)[u"entries"_s].toArray();
            if (entries.isEmpty())
                qFatal("%s lists no files", qPrintable(folder.file(u"hostile/manifest.json"_s)));
            for (const QJsonValue &entry : entries) {
                const auto text = [&entry](const QString &key) {
                    return entry[key].toString();
                };
                all.push_back({folder, text(u"file"_s), text(u"expect"_s), text(u"text"_s),
                               text(u"canary"_s), text(u"warning"_s)});
            }
        }
        return all;
    }();
    return files;
}

} // namespace sheria::test
