// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/decisionfiles.h"

#include "app/shell/openlibrary.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/limits.h"
#include "core/store/rows/mediaqueries.h"

#include <QFile>
#include <QFileInfo>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The files, whole. Errors: InvalidArgument for what is no PDF or too long; NotFound.
Result<std::vector<store::NewFile>> readPdfs(const QStringList &paths)
{
    std::vector<store::NewFile> files;
    for (const QString &path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return Error{ErrorCode::NotFound, path};
        const QByteArray bytes = file.read(limits::MaxEntryBytes + 1);
        if (!bytes.startsWith("%PDF-") || bytes.size() > limits::MaxEntryBytes)
            return Error{ErrorCode::InvalidArgument, path};
        files.push_back({QFileInfo(path).fileName(), "application/pdf", bytes});
    }
    return files;
}

Result<QByteArray> bytesOf(store::Database &db, const FileAddress &address)
{
    SHERIA_TRY(const store::MediaFile file,
               store::findMediaAt(db, address.expressionUri, address.filename));
    return store::fileBytes(db, file.hash);
}

} // namespace

DecisionFiles::DecisionFiles(QObject *parent) : QObject(parent)
{}

void DecisionFiles::setLibrary(OpenLibrary *library)
{
    for (LatestQuery *query : {&m_look, &m_place})
        query->setReaders(library ? &library->readers() : nullptr);
}

void DecisionFiles::place(const QByteArray &workUri, const QStringList &paths,
                          const TellPlaces &tell)
{
    using Places = std::vector<store::PlacedFile>;
    const auto work = [workUri, paths](store::Database &db,
                                       const std::stop_token &) -> Result<Places> {
        SHERIA_TRY(const auto files, readPdfs(paths));
        return store::placeDecisionFiles(db, workUri, files);
    };
    m_place.start(work, [this, tell](const Result<Places> &placed) {
        if (placed)
            tell(*placed);
        else if (placed.error().code == ErrorCode::InvalidArgument)
            showNotice(this,
                       tr("%1 is not a PDF document or is too large to attach.")
                           .arg(QFileInfo(placed.error().text()).fileName()));
        else
            showNotice(this, errorText(placed.error().code));
    });
}

void DecisionFiles::open(const FileAddress &address)
{
    m_look.start([address](store::Database &db,
                           const std::stop_token &) { return bytesOf(db, address); },
                 [this, address](const Result<QByteArray> &bytes) {
                     if (bytes)
                         show(address, *bytes);
                     else
                         showNotice(this, errorText(bytes.error().code));
                 });
}

void DecisionFiles::show(const FileAddress &address, const QByteArray &bytes)
{
    // What is called otherwise might be run by the program that opens it.
    if (!isPdf(address.filename) || !bytes.startsWith("%PDF-")) {
        showNotice(this, tr("Only PDF documents can be opened."));
        return;
    }
    const QString path = m_copies.filePath(QFileInfo(address.filename).fileName());
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size())
        Q_EMIT opened(QUrl::fromLocalFile(path));
    else
        showNotice(this, errorText(ErrorCode::Unavailable));
}

} // namespace sheria::app
