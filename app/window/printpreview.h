// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/base/closer.h"
#include "core/base/result.h"

#include <QBuffer>
#include <QByteArray>
#include <QDialog>
#include <QString>

#include <memory>
#include <stop_token>

class QLabel;
class QPdfDocument;
class QPdfView;
class QPrinter;

namespace sheria::app {

/// Prints the pages of `pdf` that `printer` is set to, as pictures; into a file that is to have all of them goes the
/// PDF itself. A file appears complete or not at all. When `stop` asks to stop, no pictures are written to a file; a
/// printer that takes nothing back, such as those of CUPS, gets all pages nevertheless.
/// Thread: any.
/// Errors: Unavailable; those of OutputFile; Cancelled.
Result<void> printPages(QPrinter &printer, const QByteArray &pdf, const std::stop_token &stop);

/// Prints jobs one after the other, on a thread of its own. The destructor asks them to stop; the window waits for
/// their end.
class PrintJobs
{
public:
    PrintJobs() : m_thread(new Closer) {}
    ~PrintJobs() { m_stop.request_stop(); }
    Q_DISABLE_COPY_MOVE(PrintJobs)

    /// See printPages(). Says in the status bar of `parent` when it did not work.
    void add(const std::shared_ptr<QPrinter> &printer, const QByteArray &pdf, QWidget *parent);

private:
    std::stop_source m_stop;
    std::unique_ptr<Closer, CloseElsewhere> m_thread;
};

/// Asks for a printer, and has `jobs`, which outlives the dialog, print the pages of `pdf` there.
void printPdf(const QByteArray &pdf, const QString &title, QWidget *parent, PrintJobs &jobs);

/// The pages of a PDF as they will be printed, to be looked through, magnified and printed.
class PrintPreview : public QDialog
{
    Q_OBJECT

public:
    PrintPreview(const QByteArray &pdf, const QString &title, QWidget *parent);
    ~PrintPreview() override;

Q_SIGNALS:
    void printRequested();

private:
    void build();
    void goToPage(int step);
    void zoom(double factor);
    void showPosition();

    QBuffer m_bytes; ///< The document reads it as long as it lives.
    QPdfDocument *m_document = nullptr;
    QPdfView *m_pages = nullptr;
    QLabel *m_position = nullptr;
};

} // namespace sheria::app
