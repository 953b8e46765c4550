// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/helpwindow.h"

#include "app/reader/link.h"
#include "app/reader/readerpage.h"
#include "app/reader/schemehandler.h"
#include "app/theme/widgets.h"

#include <QFile>
#include <QLocale>
#include <QShortcut>
#include <QUrlQuery>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The help in the language of the interface, or else in English.
QString helpLanguage()
{
    const QString language = QLocale().name().section(u'_', 0, 0);
    return QFile::exists(u":/help/%1/index.html"_s.arg(language)) ? language : u"en"_s;
}

} // namespace

HelpWindow::HelpWindow(ReaderProfile &profile, QWidget *parent) : QWidget(parent, Qt::Window)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Sheria Help"));
    resizeWithinScreen(*this, QSize(780, 720));
    auto *view = new ReaderView(this);
    view->setAccessibleName(tr("Help"));
    m_page = new ReaderPage(&profile, view);
    view->setPage(m_page);
    vbox({view}, this);
    connect(m_page, &ReaderPage::linkFollowed, this, [this](const QString &href) {
        const Link link = parseLink(href.toUtf8());
        if (link.kind == Link::Kind::External)
            Q_EMIT openExternally(link.url);
    });
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this,
            &QWidget::close);
}

void HelpWindow::setTheme(ThemeKind theme)
{
    m_page->setTheme(theme);
    QUrl url = helpUrl(helpLanguage());
    if (theme != ThemeKind::Light) {
        QUrlQuery query;
        query.addQueryItem(u"theme"_s, themeName(theme));
        url.setQuery(query);
    }
    m_page->setUrl(url);
}

} // namespace sheria::app
