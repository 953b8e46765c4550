// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/loader.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertab.h"

#include <QJsonObject>
#include <QPointer>
#include <QTabWidget>

class QMenu;

namespace sheria::app {

/// The open texts of a library. A tab says how its text stands, and, beside another of the same title, the
/// number of its work.
class ReaderTabs : public QTabWidget
{
    Q_OBJECT

public:
    /// How many closed tabs can be had back.
    static constexpr int MaxClosed = 20;
    /// How many of the tabs that were looked at last keep their pages; those of the others are loaded again when
    /// they are looked at. app/README.md says what a page takes.
    static constexpr int MaxAwake = 3;

    explicit ReaderTabs(QWidget *parent = nullptr);
    ~ReaderTabs() override;

    /// What new tabs work with; null: none can be opened, and those that are open are closed.
    void setServices(const ReaderServices *services);
    /// Null while no library is open.
    const ReaderServices *services() const { return m_services ? &*m_services : nullptr; }

    void open(const Link &link, bool inNewTab);
    /// Null when there is none.
    ReaderTab *current() const;
    ReaderTab *at(int index) const;

    void closeTab(int index);
    void reopenClosed();
    bool canReopen() const { return !m_closed.empty(); }
    /// Whether the next text that wants a tab gets one whose page is loaded already.
    bool hasSpare() const { return m_spare && m_spare->pane().isWarm(); }
    void selectNext(int step);
    /// The library has changed.
    void refresh();

    const ReaderLook &look() const { return m_look; }
    void setLook(const ReaderLook &look);

    /// The tabs with their histories, for the session.
    QJsonObject toJson() const;
    void restore(const QJsonObject &object);

Q_SIGNALS:
    /// Another tab is current, or the current one shows something else, or there is none.
    void shownChanged();
    void historyChanged();
    /// Somebody goes to a text, or to another tab.
    void setOut();
    /// What toJson() gives has changed.
    void moved();
    void lookChanged();
    /// The bar of a provision in the margin was chosen.
    void originChosen();
    /// What changes when in the current text is to be listed: the warning above the provision was followed.
    void effectsRequested(const QByteArray &eId);
    void notice(const QString &sentence);
    void openExternally(const QUrl &url);
    /// A part of the text is wanted as a file of this kind: "pdf", "epub", "html", "zip".
    void exportRequested(const QByteArray &eId, const QString &suffix);
    void menuRequested(const QPoint &globalPosition, const QUrl &link, bool hasSelection);
    /// A menu is about to open at a tab; who hears of it adds what can be done with its text.
    void tabMenuRequested(QMenu *menu, int index);

private:
    struct ClosedTab
    {
        History history;
        QString title;
        bool isBehind = false;
    };

    ReaderTab *add(bool isCurrent);
    ReaderTab *takeSpare();
    void prepareSpare();
    void connectTab(ReaderTab *tab);
    void tabRemoved(int index) override;
    void showTabMenu(const QPoint &position);
    void labelTabs();
    void labelTab(int index, bool isAlone);
    void currentHasChanged();
    void suspendUnseen();
    void followDate();

    std::optional<ReaderServices> m_services;
    ReaderLook m_look;
    /// A tab whose page waits for a document, for the next text that wants a tab: a child that is
    /// hidden, and none of the tabs. Null until a first text has been shown.
    ReaderTab *m_spare = nullptr;
    std::vector<ClosedTab> m_closed; ///< The last one closed at the end.
    std::vector<QPointer<ReaderTab>>
        m_awake; ///< Tabs that may have a page, the last looked at at the end.
};

} // namespace sheria::app
