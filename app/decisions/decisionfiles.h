#pragma once

#include "app/async/background.h"
#include "app/async/latestquery.h"
#include "core/domain/judgment.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QUrl>

#include <functional>
#include <memory>
#include <vector>

namespace sheria::app {

class OpenLibrary;

/// PDF documents that are kept with the texts of decisions: puts them into the library, and opens them
/// in the system's own program.
class DecisionFiles : public QObject
{
    Q_OBJECT

public:
    explicit DecisionFiles(QObject *parent);

    /// Null: no library is open.
    void setLibrary(OpenLibrary *library);

    static bool isPdf(const QString &path) { return path.endsWith(u".pdf", Qt::CaseInsensitive); }

    /// Addresses of files, in the order of their paths.
    using TellAddresses = std::function<void(const std::vector<QByteArray> &)>;
    /// Keeps files with the newest text of a work; `tell` hears where they are then, `failed` why not.
    void add(const QByteArray &workUri, const QStringList &paths, const TellAddresses &tell);
    void open(const FileAddress &address);

Q_SIGNALS:
    void failed(const QString &sentence);
    /// It lies there as long as this object lives.
    void opened(const QUrl &copy);

private:
    void show(const FileAddress &address, const QByteArray &bytes);

    OpenLibrary *m_library = nullptr;
    std::unique_ptr<LatestQuery> m_look;
    Background m_change;
    QTemporaryDir m_copies;
};

} // namespace sheria::app
