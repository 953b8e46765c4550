// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/window/sidepage.h"
#include "core/domain/decisions/casecitation.h"
#include "core/store/decisions/decisionedit.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QMenu;
class QStackedWidget;

namespace sheria::app {

class CatalogueKeeper;
class DecisionEditor;
class DecisionFiles;
class DecisionsPage;
class MainWindow;
class ReaderTab;

/// Decisions of courts at the desk: the list, what is known of a decision and how it is changed, and
/// citations of it.
class DecisionsController : public SidePage
{
    Q_OBJECT

public:
    /// The list becomes one of `pages`.
    DecisionsController(MainWindow &window, QStackedWidget &pages);

    /// The window has another library, or none.
    void setLibrary() override;
    /// Lists the decisions of a court; `court`: the id of its term.
    void showCourt(qint64 court, const QString &name);
    /// The library has changed.
    void refresh();
    /// Opens a document that is kept with a decision.
    void openFile(const FileAddress &address);

Q_SIGNALS:
    void openExternally(const QUrl &url);

private:
    struct Edit
    {
        QByteArray uri;
        store::DecisionDetails before;
        store::DecisionDetails after;
        std::vector<store::PlacedFile> files; ///< That come with it, and go when it is undone.
    };

    /// A form that is to be shown, with what is to be attached in it.
    struct FormRequest
    {
        QByteArray uri;
        std::vector<QByteArray> works;
        std::vector<store::PlacedFile> files;
    };

    QAction *make(int menu, const QString &text, const QString &keys, const QString &name);
    void makeActions();
    void connectPage();
    void showList();
    void openWork(const QByteArray &uri, bool inNewTab);
    void fillMenu(QMenu *menu, const QByteArray &uri);
    void watchTab();
    /// The work that is shown, when it is a decision; else empty.
    QByteArray shownDecision() const;
    void stateTreatment(const QByteArray &citingUri, const QByteArray &citedUri,
                        const std::optional<QByteArray> &treatment);
    void edit(const QByteArray &uri, const std::vector<QByteArray> &works = {},
              const std::vector<store::PlacedFile> &files = {});
    void editNext();
    void attach();
    void attachPaths(const QByteArray &uri, const QStringList &paths);
    void attachWorks(const QByteArray &uri, const QStringList &paths,
                     const std::vector<store::PlacedFile> &files);
    void showEditor(const QByteArray &uri, const store::DecisionDetails &details,
                    const std::vector<QStringList> &attached);
    void change(const Edit &edit, bool isUndo);
    void changed(const Edit &edit, bool isUndo, const Result<void> &result);

    DecisionsPage *m_page = nullptr;
    DecisionFiles *m_files = nullptr;
    std::vector<store::PlacedFile> m_placed; ///< Those that the form is about to attach.
    QPointer<DecisionEditor> m_editor;
    std::vector<FormRequest> m_waiting; ///< For the form that is shown to be closed.
    QAction *m_show = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_attach = nullptr;
    QAction *m_undo = nullptr;
    std::shared_ptr<CatalogueKeeper> m_keeper;
    LatestQuery m_look{this};
    Background m_change;
    std::optional<Edit> m_lastEdit;
    bool m_isListed = false; ///< Something has been listed since the library was opened.
};

} // namespace sheria::app
