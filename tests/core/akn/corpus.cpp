#include "tests/core/akn/corpus.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace sheria::test {

QString corpusFolder()
{
    const QString folder = qEnvironmentVariable("SHERIA_CORPUS", QStringLiteral(SHERIA_CORPUS_DIR));
    return QFile::exists(folder + u"/manifest.json") ? folder : QString();
}

QByteArray corpusBytes(const QString &path)
{
    QFile file(corpusFolder() + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const std::vector<CorpusFile> &corpus()
{
    static const std::vector<CorpusFile> files = [] {
        std::vector<CorpusFile> all;
        if (corpusFolder().isEmpty())
            return all;
        const QJsonObject manifest =
            QJsonDocument::fromJson(corpusBytes(u"manifest.json"_s)).object();
        const QJsonArray entries = manifest.value(u"files"_s).toArray();
        for (const QJsonValue &entry : entries) {
            const QString path = entry[u"path"_s].toString();
            all.push_back({path, corpusBytes(path), entry[u"oracle"_s].toObject()});
        }
        return all;
    }();
    return files;
}

} // namespace sheria::test
