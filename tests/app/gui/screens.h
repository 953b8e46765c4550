// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/panels.h"
#include "tests/app/gui/deskfixture.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

#include <algorithm>

namespace sheria::tests {

/// What a person has before them after one command: the names of data rows, and how to open them.
struct Screen
{
    const char *name;
    const char *key;            ///< The shortcut that opens it; null: the panel is raised.
    const char *panel;          ///< The dock; null: none.
    bool wantsDecision = false; ///< A judgment is read before, not an act.
};

inline constexpr Screen Screens[] = {
    {"reading", nullptr, nullptr},
    {"find", "Ctrl+F", nullptr},
    {"connect", "Ctrl+Shift+U", nullptr},
    {"accounts", "Ctrl+Shift+A", nullptr},
    {"trash", "Ctrl+Shift+Backspace", nullptr},
    {"knowledge bases", "Ctrl+Alt+K", nullptr},
    {"quotation", "Ctrl+Alt+Q", nullptr},
    {"what changes when", "Ctrl+Alt+F", nullptr},
    {"compare", "Ctrl+Alt+D", nullptr},
    {"compare with", "Ctrl+Alt+O", nullptr},
    {"results", nullptr, nullptr},
    {"preferences", "Ctrl+,", nullptr},
    {"command palette", "Ctrl+K", nullptr},
    {"bundle", "Ctrl+Alt+Shift+B", nullptr},
    {"decisions", "Ctrl+J", nullptr},
    {"webhooks", "F4", nullptr},
    {"sync", "Shift+F4", nullptr},
    {"decision details", "Ctrl+Alt+E", nullptr, true},
    {"export", "Ctrl+E", nullptr},
    {"print preview", "Ctrl+Alt+P", nullptr},
    {"note", "Ctrl+Alt+M", nullptr},
    {"help", "F1", nullptr},
    {"diagnostics", nullptr, nullptr},
    {"panel library", nullptr, "libraryDock"},
    {"panel details", nullptr, "detailsDock"},
    {"panel citations", nullptr, "citesDock"},
    {"panel notes", nullptr, "notesDock"},
    {"panel server", nullptr, "serverDock"},
    {"panel import", nullptr, "importDock"},
    {"panel browse decisions", nullptr, "decisionsDock"},
};

inline void addScreenRows()
{
    QTest::addColumn<int>("screen");
    for (int i = 0; i < int(std::size(Screens)); ++i)
        QTest::newRow(Screens[i].name) << i;
}

/// Opens it in a desk that has the sample library.
inline void openScreen(DeskFixture &desk, const Screen &screen)
{
    using namespace Qt::StringLiterals;
    desk.open(screen.wantsDecision ? "/akn/zz/judgment/zzhc/2008/4/eng"_ba
                                   : "/akn/zz/act/2005/4/eng"_ba);
    if (screen.panel) {
        auto *dock = desk.find<QDockWidget>(QString::fromLatin1(screen.panel));
        dock->show();
        dock->raise();
    }
    if (screen.key)
        desk.press(QString::fromLatin1(screen.key));
    if (QByteArrayView(screen.name) == "results") {
        auto *box = desk.find<QLineEdit>(u"address"_s);
        box->clear(); // Of the address of what is read.
        QTest::keyClicks(box, u"beacon"_s);
        QTest::keyClick(box, Qt::Key_Return);
    }
    if (QByteArrayView(screen.name) == "diagnostics")
        desk.find<QAction>(u"diagnosticsRequested"_s)->trigger();
    if (QByteArrayView(screen.name) == "print preview")
        QTRY_VERIFY(
            desk.window().findChild<QDialog *>(u"printPreview"_s)); // Its pages are made first.
    QTest::qWait(100); // What a page shows first, it asks the library for.
}

/// Closes the dialogs, menus and windows that are open.
inline void closeScreens(DeskFixture &desk)
{
    const QWidgetList all = QApplication::topLevelWidgets();
    for (QWidget *widget : all) {
        if (widget != &desk.window() && widget->isVisible())
            widget->close();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace sheria::tests
