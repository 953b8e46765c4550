// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/window/printpreview.h"
#include "core/base/result.h"
#include "core/domain/today.h"
#include "core/formats/fileformat.h"
#include "core/pack/importjob.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <atomic>
#include <memory>
#include <stop_token>

class QAction;
class QProgressDialog;

namespace sheria::app {

class MainWindow;
class Preferences;
class ReaderActions;
struct ShownText;

/// What a text can be kept as, to be read elsewhere.
enum class ExportFormat { Pdf, Epub, Html, Zip };

/// One text, or a part of it, and the file it goes to.
struct ExportOrder
{
    ExpressionRecord record;
    formats::Wanted part;
    ExportFormat format = ExportFormat::Pdf;
    QString path;
    Today today;
};

/// File → Export: the text that is shown, or the part of it that is being read, as PDF, EPUB, HTML
/// or ZIP. Its actions stand above "Quit" in the first menu of the window. What is printed, and shown
/// before, is the same PDF; of a comparison its redline.
class Exporter : public QObject
{
    Q_OBJECT

public:
    Exporter(MainWindow &window, ReaderActions &actions);

    /// Makes the file while a dialog, which can cancel it, waits; tells how it went.
    void run(ExportOrder order);

Q_SIGNALS:
    void finished(const Result<void> &result);

private:
    void addActions();
    void update();
    void exportText();
    void exportPart();
    void exportOne(const QByteArray &eId, const QString &suffix);
    void ask(const ExpressionRecord &record, const formats::Wanted &part, const QString &title,
             const QString &suffix = {});
    ExportOrder orderFor(const ExpressionRecord &record, const formats::Wanted &part) const;
    void begin(const QString &what);
    void show(const Result<void> &result, const QString &path);
    void print(const ShownText &text, bool isLookedAt);
    void showPages(const QByteArray &pdf, const QString &title);

    MainWindow &m_window;
    QAction *m_text = nullptr;
    QAction *m_part = nullptr;
    LatestQuery m_query{this};
    PrintJobs m_printing;
    std::stop_source m_stop;
    QPointer<QProgressDialog> m_progress;
};

/// File → Export the Library as a Pack: all that may leave it, in one file for another computer. And
/// what changed since the last one, for a library there that follows this one.
class PackExporter : public QObject
{
    Q_OBJECT

public:
    PackExporter(MainWindow &window, Preferences &preferences);

    /// Writes the pack of the library that is open now while a dialog, which can cancel it, waits; tells how it
    /// went, also when another library is open by then. `since`: the revision after which changes are taken; 0:
    /// everything.
    void run(const QString &path, qint64 since);

Q_SIGNALS:
    void finished(const Result<sheria::pack::Exported> &result);

private:
    void update();
    void ask(qint64 since);
    void show(const Result<pack::Exported> &result, const QString &path, qint64 since);

    MainWindow &m_window;
    Preferences &m_preferences;
    QAction *m_whole = nullptr;
    QAction *m_changes = nullptr;
    QPointer<QProgressDialog> m_progress;
    Background m_work;
};

} // namespace sheria::app
