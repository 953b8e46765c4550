// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/sync/syncdesk.h"
#include "app/sync/synctext.h"
#include "app/theme/widgets.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QFormLayout;
class QProgressBar;
class QStackedWidget;

namespace sheria::app {

class SourceForm;
class TokenBox;

/// Makes a server a source of the library: where it is, whether it answers, what of it is wanted. The
/// same for one that is a source, to choose anew.
class ConnectDialog : public QDialog
{
    Q_OBJECT

public:
    /// How long after a choice its size is looked for. Units: milliseconds.
    static constexpr int EstimateAfterMs = 800;

    /// `desk` must outlive it.
    explicit ConnectDialog(SyncDesk &desk, QWidget *parent = nullptr);
    /// To change `source`.
    ConnectDialog(SyncDesk &desk, const store::SyncSource &source, QWidget *parent = nullptr);

    void reject() override;

Q_SIGNALS:
    /// The source is kept, and its run is asked for.
    void saved(qint64 id);

private:
    void build();
    QWidget *buildServer();
    QWidget *buildChoice();
    QWidget *buildVerdict();
    QWidget *buildButtons();
    void test(bool goesOn);
    void showTested(const Result<sync::Offer> &tested, bool goesOn);
    void focusAfterTest(bool isGood);
    void showVerdict(const TestVerdict &verdict);
    store::SyncKind kind() const;
    void showKind();
    void forgetTest();
    void showChoice();
    void estimate();
    void goBack();
    void goOn();
    void accept() override;
    void showChanged(qint64 id);
    void showFailed(const Error &error);
    void updateButtons();
    /// What the server is asked with: what was typed, or what is kept.
    std::function<Result<QByteArray>(const std::stop_token &)> token() const;
    bool isNew() const { return m_source.id == 0; }

    SyncDesk &m_desk;
    store::SyncSource m_source;
    std::optional<sync::Offer> m_offer;
    bool m_isTesting = false;
    bool m_isSaving = false;

    QStackedWidget *m_pages = nullptr;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_address = nullptr;
    QLineEdit *m_token = nullptr;
    QFormLayout *m_rows = nullptr;
    QLabel *m_license = nullptr;
    QLabel *m_plainHttp = nullptr;
    QPushButton *m_test = nullptr;
    QWidget *m_verdict = nullptr;
    QLabel *m_mark = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QProgressBar *m_busy = nullptr;
    TokenBox *m_keep = nullptr;
    SourceForm *m_form = nullptr;
    QLabel *m_estimate = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QTimer m_estimateSoon;
    Background m_estimator;
    Background m_tester;
};

} // namespace sheria::app
