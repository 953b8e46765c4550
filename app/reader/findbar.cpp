#include "app/reader/findbar.h"

#include "app/theme/widgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWebEngineFindTextResult>
#include <QWebEnginePage>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

QToolButton *button(QWidget *parent, const QString &iconName, const QString &name)
{
    auto *made = new QToolButton(parent);
    made->setIcon(icon(iconName));
    made->setToolTip(name);
    made->setAccessibleName(name);
    made->setAutoRaise(true);
    return made;
}

} // namespace

FindBar::FindBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"findBar"_s);
    m_text = makeLine(this, u"findText"_s, tr("Find in this text"), tr("Find in this text"));
    m_text->setClearButtonEnabled(true);
    m_text->setMaximumWidth(360);
    m_count = makeLabel(this, u"findCount"_s);
    auto *previous = button(this, u"up"_s, tr("Previous match"));
    auto *next = button(this, u"down"_s, tr("Next match"));
    auto *close = button(this, u"close"_s, tr("Close the find bar"));

    hbox({{m_text, 1}, previous, next, m_count, BoxItem::filler(), close}, this,
         QMargins(10, 5, 10, 5));

    connect(m_text, &QLineEdit::textChanged, this, [this] { find(false); });
    connect(m_text, &QLineEdit::returnPressed, this, &FindBar::findNext);
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void FindBar::setPage(QWebEnginePage *page)
{
    m_page = page;
    connect(page, &QWebEnginePage::findTextFinished, this, &FindBar::showResult);
}

void FindBar::open()
{
    show();
    m_text->setFocus();
    m_text->selectAll();
    if (!m_text->text().isEmpty())
        find(false);
}

void FindBar::findNext()
{
    if (!isVisible())
        open();
    else
        find(false);
}

void FindBar::findPrevious()
{
    if (!isVisible())
        open();
    else
        find(true);
}

void FindBar::find(bool backward)
{
    if (!m_page)
        return;
    QWebEnginePage::FindFlags flags;
    flags.setFlag(QWebEnginePage::FindBackward, backward);
    m_page->findText(m_text->text(), flags);
    if (m_text->text().isEmpty())
        m_count->clear();
}

void FindBar::showResult(const QWebEngineFindTextResult &result)
{
    if (m_text->text().isEmpty())
        m_count->clear();
    else if (result.numberOfMatches() == 0)
        m_count->setText(tr("Not found"));
    else
        m_count->setText(
            tr("%1 of %2", "matches").arg(result.activeMatch()).arg(result.numberOfMatches()));
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (isEnter && event->modifiers().testFlag(Qt::ShiftModifier))
        findPrevious();
    else
        QWidget::keyPressEvent(event);
}

void FindBar::hideEvent(QHideEvent *event)
{
    if (m_page && !event->spontaneous())
        m_page->findText({});
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        Q_EMIT closed();
}

} // namespace sheria::app
