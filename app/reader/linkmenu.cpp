#include "app/reader/linkmenu.h"

#include "app/reader/readertabs.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LinkMenu)
};

/// The web view gives an anchor inside the text as an address of the page.
Link linkOf(const QUrl &url)
{
    if (url.hasFragment() && url.path().startsWith("/reader/"_L1))
        return parseLink(QByteArray('#' + url.fragment(QUrl::FullyEncoded).toLatin1()));
    return parseLink(url.toEncoded());
}

void addCopy(QMenu &menu, const QString &address)
{
    menu.addAction(Words::tr("Copy Address of the Link"), &menu,
                   [address] { QGuiApplication::clipboard()->setText(address); });
    menu.addSeparator();
}

} // namespace

void addLinkActions(QMenu &menu, const QUrl &url, ReaderTabs &tabs)
{
    const Link link = linkOf(url);
    if (link.kind == Link::Kind::Law) {
        menu.addAction(Words::tr("Open"), &tabs, [&tabs, link] { tabs.open(link, false); });
        menu.addAction(Words::tr("Open in New Tab"), &tabs,
                       [&tabs, link] { tabs.open(link, true); });
        addCopy(menu, QString::fromUtf8(link.uri));
    } else if (link.kind == Link::Kind::External) {
        menu.addAction(Words::tr("Open in the Browser"), &tabs,
                       [&tabs, link] { tabs.open(link, false); });
        addCopy(menu, link.url.toString());
    }
}

} // namespace sheria::app
