// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/knowledge/toolspage.h"
#include "core/domain/knowledgebase.h"
#include "core/library/library.h"

#include <QDate>
#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <vector>

class QTabWidget;

namespace sheria::app {

class AskPage;
class LocalServer;

/// Knowledge bases at the desk: to be asked, made and changed; and the switches for AI tools.
class KnowledgeDialog : public QDialog
{
    Q_OBJECT

public:
    /// All outlive the dialog.
    KnowledgeDialog(Library &library, LocalServer &server, secrets::TokenVault &vault,
                    QWidget *parent);

    /// The date of the window; null: the latest.
    void setAsAt(QDate date);

Q_SIGNALS:
    void openRequested(const QByteArray &uri);

private:
    struct State
    {
        std::vector<KnowledgeBase> bases;
        ToolsPage::State tools;
    };
    /// What is said of a knowledge base, by its code.
    struct Held
    {
        QByteArray code;
        QString sentences;
    };

    void build();
    void connectPages();
    void refresh();
    void showState(const Result<State> &state);
    /// Looks what the knowledge base holds that is shown, while its page is.
    void count();
    void change(const KnowledgeChange &change);
    void changed(const Result<QByteArray> &result);
    void showAddress();

    Library &m_library;
    LocalServer &m_server;
    secrets::TokenVault &m_vault;
    AskPage *m_ask = nullptr;
    BasesPage *m_bases = nullptr;
    ToolsPage *m_tools = nullptr;
    QTabWidget *m_pages = nullptr;
    std::vector<KnowledgeBase> m_shown;
    QTimer m_timer;
    LatestQuery m_look;
    LatestQuery m_count;
    Background m_change;
};

} // namespace sheria::app
