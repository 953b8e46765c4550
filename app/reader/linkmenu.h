#pragma once

class QMenu;
class QUrl;

namespace sheria::app {

class ReaderTabs;

/// Adds what can be done with a link that was clicked on in a page: open it, here or in a new tab,
/// and copy its address. Adds nothing for one that leads nowhere.
void addLinkActions(QMenu &menu, const QUrl &link, ReaderTabs &tabs);

} // namespace sheria::app
