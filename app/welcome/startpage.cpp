// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/welcome/startpage.h"

#include "app/theme/widgets.h"
#include "app/tree/librarydelegate.h"
#include "app/tree/librarymodel.h"
#include "app/tree/workmodel.h"
#include "core/base/clock.h"
#include "core/domain/today.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int ListLines = 6;
constexpr int TitleLines = 12;
constexpr int FewestTitleLines = 4;
constexpr int LetterLines = 3;
constexpr int LetterSpacing = 2; ///< Units: device-independent pixels.

QLabel *heading(QWidget *parent, const QString &text, QWidget *of)
{
    QLabel *label = makeLabel(parent, u"sectionTitle"_s, text);
    label->setBuddy(of);
    return label;
}

/// Of the first row; of a list without rows, of a line.
int rowHeight(const QListView &list)
{
    const int height = list.model()->rowCount() > 0 ? list.sizeHintForRow(0) : 0;
    return height > 0 ? height : list.fontMetrics().height();
}

/// What `widget` is scrolled in; null: nothing.
const QScrollArea *pageAround(const QWidget &widget)
{
    const QWidget *around = widget.parentWidget();
    while (around && !qobject_cast<const QScrollArea *>(around))
        around = around->parentWidget();
    return qobject_cast<const QScrollArea *>(around);
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_recent(new WorkModel(this))
    , m_titles(new WorkModel(this))
    , m_letters(new RowsModel<store::TitleLetter>(
          {{{},
            [](const store::TitleLetter &letter) {
                return u"%1  %2"_s.arg(letter.letter, QLocale().toString(letter.works.size()));
            }}},
          [](const store::TitleLetter &letter, int, int role) -> QVariant {
              if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
                  return tr("%1: %n work(s)", "a letter", int(letter.works.size()))
                      .arg(letter.letter);
              return {};
          },
          this))
    , m_courts(new RowsModel<store::CourtCount>(
          {{{},
            [](const store::CourtCount &court) {
                return court.name;
            }}},
          [](const store::CourtCount &court, int, int role) -> QVariant {
              switch (role) {
              case Qt::DecorationRole: return icon(u"judgment"_s);
              case LibraryModel::NoteRole: return QLocale().toString(court.decisions);
              case Qt::ToolTipRole:
              case Qt::AccessibleTextRole:
                  return tr("%1: %n decision(s)", "a court", int(court.decisions)).arg(court.name);
              default: return {};
              }
          },
          this))
{
    setObjectName(u"startPage"_s);
    build();
    connectLists();
}

void StartPage::build()
{
    m_search = makeLine(this, u"startSearch"_s, tr("Search this library"),
                        tr("Words, a title, a citation"));
    m_search->addAction(icon(u"find"_s), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    QPushButton *search = makeButton(this, u"startSearchButton"_s, tr("Search"), {}, {},
                                     [this] { Q_EMIT searchRequested(m_search->text()); });
    m_recentList = makeList(u"startRecent"_s, tr("Recent documents"), m_recent);
    m_courtList = makeList(u"startCourts"_s, tr("Courts"), m_courts);
    m_letterList = makeList(u"startLetters"_s, tr("First letters of the titles"), m_letters);
    m_letterList->setItemDelegate(new QStyledItemDelegate(m_letterList));
    m_letterList->setUniformItemSizes(false);
    m_letterList->setFlow(QListView::LeftToRight);
    m_letterList->setWrapping(true);
    m_letterList->setResizeMode(QListView::Adjust);
    m_letterList->setSpacing(LetterSpacing);
    m_titleList = makeList(u"startTitles"_s, tr("Titles"), m_titles);
    m_recentPart = new QWidget(this);
    vbox({heading(m_recentPart, tr("Recent documents"), m_recentList), m_recentList}, m_recentPart);
    m_courtPart = new QWidget(this);
    vbox({heading(m_courtPart, tr("Courts"), m_courtList), m_courtList}, m_courtPart);
    QBoxLayout *lists = hbox({{m_recentPart, 1}, {m_courtPart, 1}});
    vbox({hbox({{m_search, 1}, search}), BoxItem::space(8), lists, BoxItem::space(8),
          heading(this, tr("Titles A–Z"), m_letterList), m_letterList, m_titleList},
         this);
    m_recentPart->hide();
    m_courtPart->hide();
}

QListView *StartPage::makeList(const QString &name, const QString &spoken,
                               QAbstractItemModel *model)
{
    auto *list = new QListView(this);
    list->setObjectName(name);
    list->setAccessibleName(spoken);
    list->setModel(model);
    list->setItemDelegate(new LibraryDelegate(list));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setUniformItemSizes(true);
    list->setFrameShape(QFrame::NoFrame);
    return list;
}

/// A list is as high as its rows, up to `most`, so that it cuts none.
void StartPage::fit(QListView *list, int rows, int most)
{
    list->setFixedHeight(std::clamp(rows, 1, most) * rowHeight(*list));
}

/// The letters wrap: how many lines they need depends on the width.
void StartPage::fitLetters()
{
    const int last = m_letters->rowCount() - 1;
    if (last < 0)
        return;
    m_letterList->doItemsLayout();
    const QRect first = m_letterList->visualRect(m_letters->index(0, 0));
    const int pitch = first.height() + LetterSpacing;
    const int lines = 1
        + (m_letterList->visualRect(m_letters->index(last, 0)).top() - first.top()) / pitch;
    m_letterList->setFixedHeight(std::clamp(lines, 1, LetterLines) * pitch + LetterSpacing);
}

/// The titles end above the lower edge of the page, which would cut a row, unless all that is below fits as well.
void StartPage::fitTitles()
{
    int most = TitleLines;
    const QScrollArea *page = pageAround(*this);
    if (page && isVisible()) {
        const int row = rowHeight(*m_titleList);
        const int seen = page->viewport()->height();
        const int whole = std::clamp(m_titles->rowCount(), 1, TitleLines) * row
            - m_titleList->height() + page->widget()->sizeHint().height();
        const int room = seen - m_titleList->mapTo(page->widget(), QPoint()).y();
        if (whole > seen)
            most = std::clamp(room / row, FewestTitleLines, TitleLines);
    }
    fit(m_titleList, m_titles->rowCount(), most);
}

/// Once it is known where everything stands.
void StartPage::fitLater()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            fitLetters();
            fitTitles();
        },
        Qt::QueuedConnection);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitLater();
}

void StartPage::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    fitLater();
}

void StartPage::connectLists()
{
    connect(m_search, &QLineEdit::returnPressed, this,
            [this] { Q_EMIT searchRequested(m_search->text()); });
    for (QListView *list : {m_recentList, m_titleList}) {
        const auto open = [this](const QModelIndex &index) {
            Q_EMIT openRequested(index.data(LibraryModel::UriRole).toByteArray(), true);
        };
        connect(list, &QListView::clicked, this, open);
        connect(list, &QListView::activated, this, open);
    }
    const auto showCourt = [this](const QModelIndex &index) {
        const store::CourtCount &court = m_courts->rows()[std::size_t(index.row())];
        Q_EMIT courtRequested(court.court, court.name);
    };
    connect(m_courtList, &QListView::clicked, this, showCourt);
    connect(m_courtList, &QListView::activated, this, showCourt);
    connect(m_letterList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StartPage::showLetter);
    connect(m_recent, &WorkModel::shown, this, &StartPage::showLists);
    connect(m_titles, &WorkModel::shown, this, &StartPage::showLists);
}

void StartPage::setLibrary(store::Readers *readers, const Clock *clock)
{
    m_clock = clock;
    m_query.setReaders(readers);
    m_recent->setReaders(readers, clock);
    m_titles->setReaders(readers, clock);
    m_search->clear();
    m_recentUris.clear();
    m_letter.clear();
    showOverview({});
    m_isStale = true;
}

void StartPage::setRecent(const QByteArrayList &workUris)
{
    m_recentUris = workUris;
    refresh();
}

void StartPage::setAsAt(QDate date)
{
    m_asAt = date;
    refresh();
}

void StartPage::refresh()
{
    m_isStale = true;
    if (isVisible())
        look();
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        look();
}

void StartPage::look()
{
    if (!m_query)
        return;
    m_isStale = false;
    m_recent->setWorks(m_recentUris, m_asAt);
    m_query.start(
        [day = store::ListDay(m_asAt, Today(m_clock->now()).here())](
            store::Database &db, const std::stop_token &) -> Result<Overview> {
            Overview overview;
            SHERIA_TRY(overview.letters, store::worksByLetter(db, day));
            SHERIA_TRY(overview.courts, store::countByCourt(db, day.asAt));
            return overview;
        },
        [this](Result<Overview> overview) {
            if (overview)
                showOverview(std::move(*overview));
        });
}

void StartPage::showOverview(Overview overview)
{
    // Who is in one of the lists stays there.
    if (overview.courts != m_courts->rows())
        m_courts->setRows(std::move(overview.courts));
    if (overview.letters == m_letters->rows()) {
        showLetter();
        showLists();
        return;
    }
    const QString chosen = m_letter;
    m_letters->setRows(std::move(overview.letters));
    const auto &letters = m_letters->rows();
    const auto found = std::find_if(letters.begin(), letters.end(),
                                    [&](const auto &letter) { return letter.letter == chosen; });
    const auto row = found == letters.end() ? 0 : int(found - letters.begin());
    m_letterList->setCurrentIndex(m_letters->index(row, 0));
    showLists();
}

void StartPage::showLetter()
{
    const QModelIndex index = m_letterList->currentIndex();
    if (!index.isValid())
        return;
    const store::TitleLetter &letter = m_letters->rows()[std::size_t(index.row())];
    if (std::exchange(m_letter, letter.letter) != letter.letter)
        m_titleList->scrollToTop();
    m_titles->setWorks(letter.works, m_asAt);
}

void StartPage::showLists()
{
    m_recentPart->setVisible(m_recent->rowCount() > 0);
    m_courtPart->setVisible(m_courts->rowCount() > 0);
    const int beside = std::max(m_recent->rowCount(), m_courts->rowCount());
    fit(m_recentList, beside, ListLines);
    fit(m_courtList, beside, ListLines);
    fitLetters();
    fitTitles();
    fitLater();
}

} // namespace sheria::app
