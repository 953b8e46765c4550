#include "app/reader/linkmenu.h"

#include "app/reader/readertabs.h"
#include "app/theme/icons.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct LinkMenuWords
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

void addCopy(QMenu &menu, const QString &text, const QString &copied)
{
    menu.addAction(text, &menu, [copied] { QGuiApplication::clipboard()->setText(copied); });
}

void addExports(QMenu &menu, const QByteArray &eId, ReaderTabs &tabs)
{
    QMenu *formats = menu.addMenu(icon(u"export"_s), LinkMenuWords::tr("Export This Part"));
    const std::pair<QString, QString> choices[] = {
        {u"pdf"_s, LinkMenuWords::tr("As PDF…")},
        {u"epub"_s, LinkMenuWords::tr("As an Electronic Book…")},
        {u"html"_s, LinkMenuWords::tr("As a Web Page…")},
        {u"zip"_s, LinkMenuWords::tr("As Akoma Ntoso with Media…")}};
    for (const auto &[suffix, text] : choices)
        formats->addAction(text, &tabs, [&tabs, eId, suffix = suffix] {
            Q_EMIT tabs.exportRequested(eId, suffix);
        });
    menu.addSeparator();
}

/// What can be done with a part of the text that is shown.
void addPartActions(QMenu &menu, const Link &link, ReaderTabs &tabs,
                    const QByteArray &serverAddress)
{
    const ReaderTab *tab = tabs.current();
    if (!tab || !tab->expression() || !tab->rendering())
        return;
    const ExpressionRecord &record = tab->expression()->record;
    const CitedProvision provision = citedProvision(tab->rendering()->entries, link.eId);
    const QByteArray uri = citedUri(record, provision);
    const Link target = parseLink(uri);
    menu.addAction(LinkMenuWords::tr("Open in New Tab"), &tabs,
                   [&tabs, target] { tabs.open(target, true); });
    menu.addSeparator();
    addCopy(menu, LinkMenuWords::tr("Copy Citation of This Part"), citation(record, provision));
    addCopy(menu, LinkMenuWords::tr("Copy FRBR URI of This Part"), QString::fromUtf8(uri));
    if (!serverAddress.isEmpty())
        addCopy(menu, LinkMenuWords::tr("Copy Server Link of This Part"),
                QString::fromUtf8(serverAddress + "/v3" + uri));
    addCopy(menu, LinkMenuWords::tr("Copy eId"), QString::fromUtf8(link.eId));
    addExports(menu, link.eId, tabs);
}

} // namespace

void addLinkActions(QMenu &menu, const QUrl &url, ReaderTabs &tabs, const QByteArray &serverAddress)
{
    const Link link = linkOf(url);
    if (link.kind == Link::Kind::Law) {
        menu.addAction(LinkMenuWords::tr("Open"), &tabs, [&tabs, link] { tabs.open(link, false); });
        menu.addAction(LinkMenuWords::tr("Open in New Tab"), &tabs,
                       [&tabs, link] { tabs.open(link, true); });
        addCopy(menu, LinkMenuWords::tr("Copy Address of the Link"), QString::fromUtf8(link.uri));
        menu.addSeparator();
    } else if (link.kind == Link::Kind::External) {
        menu.addAction(LinkMenuWords::tr("Open in the Browser"), &tabs,
                       [&tabs, link] { tabs.open(link, false); });
        addCopy(menu, LinkMenuWords::tr("Copy Address of the Link"), link.url.toString());
        menu.addSeparator();
    } else if (link.kind == Link::Kind::Anchor) {
        addPartActions(menu, link, tabs, serverAddress);
    }
}

} // namespace sheria::app
