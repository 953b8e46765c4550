#include "app/decisions/decisionfiles.h"

#include "app/shell/openlibrary.h"
#include "app/text/errortext.h"
#include "core/base/limits.h"
#include "core/store/decisionedit.h"
#include "core/store/mediaqueries.h"

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

DecisionFiles::DecisionFiles(QObject *parent) : QObject(parent), m_change(this)
{}

void DecisionFiles::setLibrary(OpenLibrary *library)
{
    m_library = library;
    m_look = library ? std::make_unique<LatestQuery>(library->readers(), this) : nullptr;
}

void DecisionFiles::add(const QByteArray &workUri, const QStringList &paths,
                        const TellAddresses &tell)
{
    using Addresses = std::vector<QByteArray>;
    if (!m_library)
        return;
    const auto work = [&writer = m_library->writer(), now = m_library->clock().now(), workUri,
                       paths](const std::stop_token &) -> Result<Addresses> {
        SHERIA_TRY(const auto files, readPdfs(paths));
        const auto added = std::make_shared<Addresses>();
        SHERIA_CHECK(writer
                         .submit([files, added, workUri, now](store::Database &db) -> Result<void> {
                             SHERIA_TRY(*added, store::addDecisionFiles(db, workUri, files, now));
                             return {};
                         })
                         .get());
        return *added;
    };
    m_change.start(work, [this, tell](const Result<Addresses> &added) {
        if (added)
            tell(*added);
        else if (added.error().code == ErrorCode::InvalidArgument)
            Q_EMIT failed(tr("%1 is no PDF document, or too long to be attached.")
                              .arg(QFileInfo(added.error().detail).fileName()));
        else
            Q_EMIT failed(errorText(added.error().code));
    });
}

void DecisionFiles::open(const FileAddress &address)
{
    if (!m_look)
        return;
    m_look->start([address](store::Database &db,
                            const std::stop_token &) { return bytesOf(db, address); },
                  [this, address](const Result<QByteArray> &bytes) {
                      if (bytes)
                          show(address, *bytes);
                      else
                          Q_EMIT failed(errorText(bytes.error().code));
                  });
}

void DecisionFiles::show(const FileAddress &address, const QByteArray &bytes)
{
    // What is called otherwise might be run by the program that opens it.
    if (!isPdf(address.filename) || !bytes.startsWith("%PDF-")) {
        Q_EMIT failed(tr("Only PDF documents can be opened."));
        return;
    }
    const QString path = m_copies.filePath(QFileInfo(address.filename).fileName());
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size())
        Q_EMIT opened(QUrl::fromLocalFile(path));
    else
        Q_EMIT failed(errorText(ErrorCode::Unavailable));
}

} // namespace sheria::app
