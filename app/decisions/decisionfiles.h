// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/domain/decisions/judgment.h"
#include "core/store/decisions/decisionedit.h"

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

/// PDF documents that are kept with the texts of decisions: reads those to come, and opens them in the system's own program.
class DecisionFiles : public QObject
{
    Q_OBJECT

public:
    explicit DecisionFiles(QObject *parent);

    /// Null: no library is open.
    void setLibrary(OpenLibrary *library);

    static bool isPdf(const QString &path) { return path.endsWith(u".pdf", Qt::CaseInsensitive); }

    using TellPlaces = std::function<void(const std::vector<store::PlacedFile> &)>;
    /// Reads files, and finds them places beside the newest text of a work, in the order of their
    /// paths; the library has them only when they are put there. `tell` hears the places; the status
    /// bar says why there are none.
    void place(const QByteArray &workUri, const QStringList &paths, const TellPlaces &tell);
    void open(const FileAddress &address);

Q_SIGNALS:
    /// It lies there as long as this object lives.
    void opened(const QUrl &copy);

private:
    void show(const FileAddress &address, const QByteArray &bytes);

    LatestQuery m_look{this};
    LatestQuery m_place{this};
    QTemporaryDir m_copies;
};

} // namespace sheria::app
