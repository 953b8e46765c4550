// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/search/searchbox.h"
#include "tests/app/shots/statements.h"

#include <QListView>
#include <QMenu>
#include <QTreeView>
#include <QWebEngineView>

#include <functional>

/// What a person does, for the pictures: each waits until its outcome is seen.
namespace sheria::tests {

inline const QByteArray Act = "/akn/zz/act/2005/4";
inline const QByteArray Repealed = "/akn/zz/act/1952/3/eng";
inline const QByteArray Judgment = "/akn/zz/judgment/zzhc/2008/4/eng";
inline const QByteArray Supreme = "/akn/gb/judgment/uksc/2024/18";
inline const QByteArray LongTitle =
    "Administration of Harbours, Beacons and Lighthouses along the Eastern and Western Coasts Act";

/// Long enough for a page to be painted, and for what is asked of the library.
void settle(int milliseconds = 700);
bool waitFor(const std::function<bool()> &condition);
void click(Stage &stage, const QString &name);
void type(Stage &stage, const QString &name, const QString &text);
/// Types into the search box.
app::SearchBox &ask(Stage &stage, const QString &words);
/// The results, after Return in the search box.
QListView &found(Stage &stage, app::SearchBox &box);
QListView &search(Stage &stage, const QString &words);
/// What is offered for a reference, and where Return leads.
void follow(Stage &stage, const QString &words, const QByteArray &expression);
QTreeView &tree(Stage &stage);
/// The row of a work, which is made visible; invalid: none.
QModelIndex rowOf(Stage &stage, const QByteArray &work);
/// The folders of a place, as far as works.
void expand(QTreeView &view, const QModelIndex &parent = {}, int depth = 0);
void popUp(Stage &stage, QMenu &menu, const QWidget &below);
/// A page of the server as a browser shows it, which is signed in as the desktop signs it in.
void takeWebPage(Stage &stage, QWebEngineView &browser, const QUrl &url, const QString &part);
void startServer(Stage &stage);

} // namespace sheria::tests
