// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/render/samplelibrary.h"

#include "core/base/hash.h"
#include "core/domain/json/json.h"

#include <QBuffer>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>

#include <KZip>
#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace sheria::test {
namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject object(const QString &path)
{
    return QJsonDocument::fromJson(contents(path)).object();
}

/// Folder of each expression, by its URI.
const std::map<QByteArray, QString> &folders()
{
    static const std::map<QByteArray, QString> Folders = [] {
        std::map<QByteArray, QString> found;
        QDirIterator files(QStringLiteral(SHERIA_SOURCE_DIR "/resources/sample/pack/works"),
                           {u"expression.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QJsonObject json = object(files.next());
            found[json[u"expression_frbr_uri"].toString().toUtf8()] = files.fileInfo().path();
        }
        return found;
    }();
    return Folders;
}

ExpressionSummary summary(const QJsonObject &json)
{
    return {json[u"expression_frbr_uri"].toString().toUtf8(), json[u"language"].toString().toUtf8(),
            QDate::fromString(json[u"expression_date"].toString(), Qt::ISODate),
            json[u"title"].toString()};
}

std::vector<ExpressionSummary> pointsInTime(const QString &workFolder)
{
    std::vector<ExpressionSummary> points;
    for (const QString &name : QDir(workFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        points.push_back(summary(object(workFolder + u'/' + name + u"/expression.json"_s)));
    std::sort(points.begin(), points.end(), [](const auto &a, const auto &b) {
        return std::tie(a.date, a.language) < std::tie(b.date, b.language);
    });
    return points;
}

ExpressionRecord recordIn(const QString &folder)
{
    const QString workFolder = QFileInfo(folder).path();
    const QJsonObject json = object(folder + u"/expression.json"_s);
    ExpressionRecord record;
    Result<Work> work = json::readWork(object(workFolder + u"/work.json"_s));
    if (!work)
        qFatal("%s: %s", qPrintable(workFolder), qPrintable(work.error().text()));
    record.work = std::move(*work);
    const ExpressionSummary named = summary(json);
    record.expression.uri = named.uri;
    record.expression.language = named.language;
    record.expression.date = named.date;
    record.expression.title = named.title;
    record.expression.updatedAt = QDateTime::fromString(json[u"updated_at"].toString(),
                                                        Qt::ISODate);
    record.pointsInTime = pointsInTime(workFolder);
    record.isCommencedInFull = std::any_of(record.work.commencements.begin(),
                                           record.work.commencements.end(),
                                           [](const auto &each) { return each.allProvisions; });
    return record;
}

void collect(const KArchiveDirectory &folder, const QString &path, QMap<QString, QByteArray> &files,
             QMap<qint64, QString> &places)
{
    for (const QString &name : folder.entries()) {
        const KArchiveEntry *entry = folder.entry(name);
        if (entry->isDirectory()) {
            collect(*static_cast<const KArchiveDirectory *>(entry), path + name + u'/', files,
                    places);
            continue;
        }
        const auto *file = static_cast<const KArchiveFile *>(entry);
        files[path + name] = file->data();
        places[file->position()] = path + name;
    }
}

void open(QByteArray zip, QMap<QString, QByteArray> &files, QMap<qint64, QString> &places)
{
    QBuffer buffer(&zip);
    KZip archive(&buffer);
    if (archive.open(QIODevice::ReadOnly))
        collect(*archive.directory(), {}, files, places);
}

} // namespace

QMap<QString, QByteArray> unpacked(QByteArray zip)
{
    QMap<QString, QByteArray> files;
    QMap<qint64, QString> places;
    open(std::move(zip), files, places);
    return files;
}

QStringList memberOrder(const QByteArray &zip)
{
    QMap<QString, QByteArray> files;
    QMap<qint64, QString> places;
    open(zip, files, places);
    return places.values();
}

QByteArrayList sampleUris()
{
    QByteArrayList uris;
    for (const auto &[uri, folder] : folders())
        uris += uri;
    return uris;
}

render::ArchiveItem sampleItem(const QByteArray &expressionUri)
{
    const auto found = folders().find(expressionUri);
    if (found == folders().end())
        qFatal("no such expression: %s", expressionUri.constData());
    const QString &folder = found->second;
    render::ArchiveItem item;
    item.record = recordIn(folder);
    item.countryName = u"Zephara"_s;
    item.placeName = item.record.work.uri.locality.isEmpty() ? u"Zephara"_s : u"Marlequay"_s;
    if (const QByteArray xml = contents(folder + u"/main.xml"_s); !xml.isEmpty()) {
        item.record.expression.contentHash = sha256Hex(xml);
        Result<akn::Document> document = akn::Document::parse(xml);
        if (!document)
            qFatal("%s: %s", qPrintable(folder), qPrintable(document.error().text()));
        item.documents.push_back({"main"_ba, std::move(*document)});
    }
    const QDir media(folder + u"/media"_s);
    for (const QString &name : media.entryList(QDir::Files, QDir::Name)) {
        item.media.push_back({name, [path = media.filePath(name)]() -> Result<QByteArray> {
                                  return contents(path);
                              }});
    }
    return item;
}

render::ArchiveSource sampleSource(const QByteArrayList &expressionUris)
{
    return [left = expressionUris]() mutable -> Result<std::optional<render::ArchiveItem>> {
        if (left.isEmpty())
            return std::optional<render::ArchiveItem>();
        return std::optional(sampleItem(left.takeFirst()));
    };
}

} // namespace sheria::test
