// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/domain/today.h"
#include "core/quotations/verifier.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTextBrowser;

namespace sheria::app {

/// Whether a passage is quoted rightly from the text that is shown: its verdict with the difference and a receipt,
/// which can be copied.
class QuotationDialog : public QDialog
{
    Q_OBJECT

public:
    /// `uri`: the expression that is quoted from; `title` its title. `quote` may be empty.
    QuotationDialog(QWidget *parent, store::Readers &readers, const Today &today,
                    const QByteArray &uri, const QString &title, const QString &quote);

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);

private:
    void check();
    void dropVerdict();
    void showVerdict(const Result<quotations::Verdict> &verdict);

    LatestQuery m_query;
    const Today m_today;
    const QByteArray m_uri;
    QPlainTextEdit *m_quote = nullptr;
    QPushButton *m_check = nullptr;
    QPushButton *m_copy = nullptr;
    QLabel *m_status = nullptr;
    QTextBrowser *m_details = nullptr;
};

/// A sentence that says what the verdict is.
QString verdictSentence(const quotations::Verdict &verdict);
/// Where the words are, what was left out or changed, and the receipt, as HTML.
QString verdictDetails(const quotations::Verdict &verdict);

} // namespace sheria::app
