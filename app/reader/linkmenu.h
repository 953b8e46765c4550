#pragma once

#include <QByteArray>

class QMenu;
class QUrl;

namespace sheria::app {

class ReaderTabs;

/// Adds what can be done with a link that was clicked on in a page: open it, here or in a new tab,
/// and copy its address. For a link inside the text, such as an entry of the contents: what can be
/// done with the part it leads to. Adds nothing for one that leads nowhere.
///
/// `serverAddress`: "http://127.0.0.1:8089", or empty while no server runs.
void addLinkActions(QMenu &menu, const QUrl &url, ReaderTabs &tabs,
                    const QByteArray &serverAddress);

} // namespace sheria::app
