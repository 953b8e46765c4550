#include "app/cites/citespanel.h"

#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/theme/widgets.h"
#include "core/store/citationqueries.h"

#include <QCheckBox>
#include <QGuiApplication>
#include <QLabel>
#include <QTreeWidget>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int CitingUriRole = Qt::UserRole;
constexpr int SoonMs = 200;
constexpr int AgainMs = 2000;
constexpr int MaxOpened = 12; ///< Works whose places are shown at once.

bool isWithin(const QByteArray &eId, const QByteArray &outer)
{
    return eId == outer || eId.startsWith(QByteArray(outer + "__"));
}

Result<Citations> look(store::Database &db, const ExpressionRecord &record, const QByteArray &eId)
{
    Citations found;
    SHERIA_TRY(found.waiting, store::countCitationTasks(db));
    SHERIA_TRY(found.cites, citations::cites(db, record));
    SHERIA_TRY(found.citedBy, citations::citedBy(db, record, eId));
    if (eId.isEmpty())
        return found;
    for (citations::CitedWork &work : found.cites)
        std::erase_if(work.places, [&](const citations::CitedPlace &place) {
            return !isWithin(place.source, eId);
        });
    std::erase_if(found.cites,
                  [](const citations::CitedWork &work) { return work.places.empty(); });
    return found;
}

} // namespace

CitesPanel::CitesPanel(QWidget *parent)
    : QWidget(parent)
    , m_onlyHere(new QCheckBox(tr("Only the provision that is read"), this))
    , m_tree(new QTreeWidget(this))
    , m_hint(new QLabel(this))
    , m_waiting(new QLabel(this))
{
    setObjectName(u"citesPanel"_s);
    setAccessibleName(tr("Citations"));
    m_onlyHere->setObjectName(u"citesOnlyHere"_s);
    m_tree->setObjectName(u"citesTree"_s);
    m_tree->setAccessibleName(tr("Citations"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    m_tree->setIndentation(14);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideRight); // The whole of it is in the tool tip.
    for (QLabel *label : {m_hint, m_waiting}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_hint->setObjectName(u"emptyHint"_s);
    m_waiting->setObjectName(u"detailsNote"_s);
    vbox({m_onlyHere, m_hint, {m_tree, 1}, m_waiting, BoxItem::filler()}, this,
         QMargins(8, 8, 8, 8));
    for (QTimer *timer : {&m_soon, &m_again}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, &CitesPanel::load);
    }
    m_soon.setInterval(SoonMs);
    m_again.setInterval(AgainMs);
    connect(m_onlyHere, &QCheckBox::toggled, this, &CitesPanel::load);
    connect(m_tree, &QTreeWidget::itemClicked, this, &CitesPanel::open);
    connect(m_tree, &QTreeWidget::itemActivated, this, &CitesPanel::open);
    clear();
}

void CitesPanel::follow(const ReaderTabs &tabs)
{
    connect(&tabs, &ReaderTabs::shownChanged, this, [this, &tabs] { show(tabs); });
    connect(&tabs, &ReaderTabs::moved, this, [this, &tabs] { move(tabs.current()); });
}

/// Another provision is read.
void CitesPanel::move(const ReaderTab *tab)
{
    const QByteArray before = m_eId;
    if (tab && !tab->history().isEmpty())
        m_eId = tab->history().current().eId;
    if (m_onlyHere->isChecked() && m_eId != before)
        m_soon.start();
}

void CitesPanel::clear()
{
    m_record.reset();
    m_soon.stop();
    m_again.stop();
    if (m_query)
        m_query->cancel();
    m_waiting->hide();
    say(tr("Open a text to see what it cites, and who cites it."));
}

void CitesPanel::show(const ReaderTabs &tabs)
{
    store::Readers *readers = tabs.services() ? &tabs.services()->readers : nullptr;
    if (readers != m_readers || !readers) {
        m_query = readers ? std::make_unique<LatestQuery>(*readers, this) : nullptr;
        m_readers = readers;
    }
    const ReaderTab *tab = tabs.current();
    const LoadedExpression *expression = tab ? tab->expression() : nullptr;
    if (!expression || !m_query) {
        clear();
        return;
    }
    m_waiting->hide();
    m_entries = tab->rendering() ? tab->rendering()->entries : std::vector<TocEntry>();
    m_eId = tab->history().isEmpty() ? QByteArray() : tab->history().current().eId;
    const bool isOther = !m_record || m_record->expression.uri != expression->record.expression.uri;
    m_record = expression->record;
    if (isOther)
        say({});
    m_soon.start();
}

void CitesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_soon.start();
}

/// Nothing is asked for while nobody looks.
void CitesPanel::load()
{
    if (!m_record || !m_query || !isVisible())
        return;
    m_again.stop();
    const QByteArray eId = m_onlyHere->isChecked() ? m_eId : QByteArray();
    m_query->start([record = *m_record,
                    eId](store::Database &db,
                         const std::stop_token &) { return look(db, record, eId); },
                   [this](const Result<Citations> &found) { showFound(found); });
}

void CitesPanel::showFound(const Result<Citations> &found)
{
    if (!m_record)
        return;
    if (!found) {
        say(tr("The citations could not be read: %1").arg(found.error().detail));
        return;
    }
    m_waiting->setText(tr("%n work(s) of the library have still to be looked through.", nullptr,
                          int(found->waiting)));
    m_waiting->setVisible(found->waiting > 0);
    if (found->waiting > 0)
        m_again.start();
    if (found->cites.empty() && found->citedBy.works.empty()) {
        say(m_onlyHere->isChecked() ? tr("This provision cites nothing, and nothing cites it.")
                                    : tr("This text cites nothing, and nothing cites it."));
        return;
    }
    const QByteArray uri = m_record->expression.uri;
    m_tree->clear();
    add(nullptr, citesRow(*found, uri), 0);
    add(nullptr, citedByRow(*found), 0);
    const CiteRow provisions = provisionsRow(*found, uri, m_entries);
    if (!provisions.rows.empty() && !m_onlyHere->isChecked())
        add(nullptr, provisions, 0);
    m_hint->hide();
    m_tree->show();
}

void CitesPanel::add(QTreeWidgetItem *parent, const CiteRow &row, int depth)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setText(0, row.text);
    item->setData(0, CitingUriRole, row.uri);
    item->setToolTip(0,
                     row.uri.isEmpty() && row.isMuted
                         ? tr("%1 is not in the library.").arg(row.text)
                         : row.text);
    if (row.isMuted)
        item->setForeground(0, palette().color(QPalette::Disabled, QPalette::Text));
    if (depth == 0) {
        QFont font = m_tree->font();
        font.setBold(true);
        item->setFont(0, font);
    }
    for (const CiteRow &below : row.rows)
        add(item, below, depth + 1);
    item->setExpanded(depth == 0
                      || (depth == 1 && parent->childCount() <= MaxOpened && row.rows.size() <= 3));
}

void CitesPanel::open(const QTreeWidgetItem *item)
{
    const QByteArray uri = item->data(0, CitingUriRole).toByteArray();
    if (!uri.isEmpty())
        Q_EMIT openRequested(uri,
                             QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier));
}

void CitesPanel::say(const QString &sentence)
{
    m_tree->clear();
    m_tree->hide();
    m_hint->setText(sentence);
    m_hint->setVisible(!sentence.isEmpty());
}

} // namespace sheria::app
