#include "app/search/listpage.h"

#include "app/search/facetpanel.h"
#include "app/theme/widgets.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int LeastStateWidth = 80;

} // namespace

ListPage::ListPage(const Shape &shape, QWidget *parent)
    : QWidget(parent)
    , m_widthForFacets(shape.widthForFacets)
    , m_facets(new FacetPanel(this))
    , m_state(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_narrow(makeToolButton(this, shape.narrow, u"down"_s, shape.narrowText))
    , m_close(makeToolButton(this, shape.close, u"close"_s, shape.closeText))
{
    m_facets->setObjectName(shape.facets);
    m_facets->setAccessibleName(shape.narrowText);
    m_facets->setFixedWidth(shape.facetsWidth);
    m_state->setObjectName(shape.state);
    m_state->setMinimumWidth(LeastStateWidth);
    m_state->setTextFormat(Qt::PlainText);
    m_hint->setObjectName(u"emptyHint"_s);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->hide();
    m_narrow->setCheckable(true);
    connect(m_facets, &FacetPanel::chosen, this,
            [this](const QByteArray &dimension, const QByteArray &value, bool isWanted) {
                choose(dimension, value, isWanted);
            });
    connect(m_narrow, &QToolButton::toggled, this, &ListPage::showFacets);
    connect(m_close, &QToolButton::clicked, this, &ListPage::closed);
}

void ListPage::assemble(std::initializer_list<QWidget *> tools, QAbstractItemView *list,
                        QWidget *note)
{
    m_list = list;
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto *bar = new QWidget(this);
    bar->setObjectName(u"resultsBar"_s);
    auto *inBar = hbox({m_narrow, {m_state, 1}}, bar, QMargins(10, 5, 8, 5));
    for (QWidget *tool : tools)
        inBar->addWidget(tool);
    inBar->addWidget(m_close);
    auto *listed = new QVBoxLayout;
    listed->setSpacing(0);
    if (note)
        listed->addWidget(note, 0, Qt::AlignLeading);
    listed->addWidget(m_hint);
    listed->addWidget(m_list, 1);
    auto *body = hbox({m_facets, {listed, 1}});
    body->setSpacing(0);
    vbox({bar, {body, 1}}, this)->setSpacing(0);
    // By keyboard in the order in which they stand.
    QWidget *before = m_narrow;
    for (QWidget *tool : tools) {
        setTabOrder(before, tool);
        before = tool;
    }
    setTabOrder(before, m_close);
    setTabOrder(m_close, m_facets);
    setTabOrder(m_facets, note ? note : m_list);
    if (note)
        setTabOrder(note, m_list);
}

void ListPage::showHint(const QString &sentence)
{
    m_list->hide();
    m_hint->setText(sentence);
    m_hint->show();
}

void ListPage::showList()
{
    m_hint->hide();
    m_list->show();
}

void ListPage::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void ListPage::showFacets()
{
    const bool hasRoom = width() >= m_widthForFacets;
    m_narrow->setVisible(!hasRoom);
    m_facets->setVisible(hasRoom || m_narrow->isChecked());
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showFacets();
}

void ListPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

bool ListPage::eventFilter(QObject *watched, QEvent *event)
{
    if (m_list && watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            open(m_list->currentIndex(), key->modifiers().testFlag(Qt::ControlModifier));
            return true;
        }
    }
    if (m_list && watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool isNewTab = mouse->button() == Qt::MiddleButton
            || mouse->modifiers().testFlag(Qt::ControlModifier);
        if (mouse->button() != Qt::RightButton)
            open(m_list->indexAt(mouse->pos()), isNewTab);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sheria::app
