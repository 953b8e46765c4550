// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"

#include <QBuffer>
#include <QByteArray>
#include <QDialog>
#include <QString>

class QLabel;
class QPdfDocument;
class QPdfView;

namespace sheria::app {

/// Asks for a printer and prints the pages of `pdf` there; into a file goes the PDF itself. `work` prints on a
/// thread of its own. Says in the status bar of `parent` when it did not work.
void printPdf(const QByteArray &pdf, const QString &title, QWidget *parent, Background &work);

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
