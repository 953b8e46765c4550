// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarypanel.h"

#include "app/text/words.h"
#include "app/theme/standing.h"
#include "core/base/clock.h"
#include "core/domain/frbruri.h"
#include "core/domain/place.h"
#include "core/domain/today.h"

#include <QApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTreeView>

namespace sheria::app {

using BranchKind = Branch::Kind;
using namespace Qt::StringLiterals;

namespace {

constexpr double RowHeight = 1.7;     ///< Times the height of the letters.
constexpr int NoteGap = 6;            ///< Between label and note. Units: device-independent pixels.
constexpr int MarkSize = 7;           ///< Likewise.
constexpr double LargestNote = 0.4;   ///< Of the width of a row.
constexpr double SmallestLabel = 0.5; ///< A label that is shorter takes less.
constexpr int Indentation = 14;       ///< Of each level. Units: device-independent pixels.
constexpr qint64 FewWorks = 25;       ///< Of a branch that is opened as a whole.
const QColor StaleColor(0xb2, 0x6a, 0x00);

using Mark = LibraryModel::Mark;

Mark markOf(const QModelIndex &index)
{
    return Mark(index.data(LibraryModel::MarkRole).toInt());
}

/// How many below it were not read.
QString unreadText(const QModelIndex &index)
{
    const qint64 unread = index.data(LibraryModel::UnreadRole).toLongLong();
    return unread > 0 ? QLocale().toString(unread) + u' ' : QString();
}

bool hasMark(const QModelIndex &index)
{
    return markOf(index) != Mark::None || index.data(LibraryModel::UnreadRole).toLongLong() > 0;
}

/// A dot for what is new, a ring for what changed, another colour for what is not whole; of a branch a
/// dot and how many works below it bear one.
void paintMark(QPainter *painter, const QStyleOptionViewItem &row, const QModelIndex &index,
               int noteWidth, const QString &unread)
{
    if (!hasMark(index))
        return;
    const Mark mark = markOf(index);
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    const QColor color = mark == Mark::Stale ? StaleColor
        : isSelected                         ? row.palette.color(QPalette::HighlightedText)
                                             : row.palette.color(QPalette::Link);
    const int left = row.rect.right() - NoteGap - noteWidth;
    QRectF dot(left, row.rect.center().y() - MarkSize / 2.0 + 0.5, MarkSize, MarkSize);
    QRect words(left + MarkSize + NoteGap / 2, row.rect.top(), row.rect.right() - left,
                row.rect.height());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.6));
    if (mark != Mark::Changed)
        painter->setBrush(color);
    painter->drawEllipse(QStyle::visualRect(row.direction, row.rect, dot.toRect()));
    painter->drawText(QStyle::visualRect(row.direction, row.rect, words),
                      int(Qt::AlignVCenter | Qt::AlignLeading), unread);
    painter->restore();
}

} // namespace

LibraryModel::LibraryModel(QObject *parent) : TreeModel(parent)
{}

LibraryModel::~LibraryModel() = default;

void LibraryModel::setReaders(store::Readers *readers, const Clock *clock)
{
    m_readers = readers;
    m_clock = clock;
    m_filter.clear();
    clear();
    m_query.setReaders(readers);
    refresh();
}

void LibraryModel::setFilter(const QString &text)
{
    const QString filter = text.simplified();
    if (filter == m_filter)
        return;
    m_filter = filter;
    clear();
    refresh();
}

void LibraryModel::setAsAt(QDate date)
{
    if (date == m_asAt)
        return;
    m_asAt = date;
    // Branches that are being read are of the other day.
    eachBelow(root(), [this](Node *node) {
        if (std::exchange(node->query, nullptr))
            fetchMore(indexOf(node));
        return true;
    });
    refresh();
}

void LibraryModel::refresh()
{
    if (!m_query)
        return;
    std::vector<BranchKey> years;
    eachBelow(root(), [&](const Node *node) {
        if (node->isLoaded)
            years.push_back(keyOf(node));
        return true;
    });
    m_query.start(
        [filter = m_filter, years, day = day()](store::Database &db, const std::stop_token &) {
            return filter.isEmpty() ? readLibrary(db, years, day)
                                    : searchLibrary(db, filter, MaxMatches, day);
        },
        [this](const Result<LibrarySnapshot> &snapshot) {
            if (snapshot)
                showSnapshot(*snapshot);
            Q_EMIT refreshed();
        });
}

void LibraryModel::showMarks(const std::vector<store::UnreadWork> &works)
{
    m_marks = UnreadMarks(works);
    touch(root());
}

/// All below it may be painted in another way.
void LibraryModel::touch(const Node *node)
{
    if (node->children.empty())
        return;
    const QModelIndex parent = indexOf(node);
    Q_EMIT dataChanged(index(0, 0, parent), index(int(node->children.size()) - 1, 0, parent),
                       {MarkRole, UnreadRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    for (const auto &child : node->children)
        touch(child.get());
}

bool LibraryModel::isUnread(const QByteArray &workUri) const
{
    const store::UnreadWork *work = m_marks.find(workUri);
    return work && !work->isRead;
}

LibraryModel::Mark LibraryModel::markOf(const Node *node) const
{
    const store::UnreadWork *work = node->row.kind == BranchKind::Work ? m_marks.find(node->row.key)
                                                                       : nullptr;
    if (!work)
        return Mark::None;
    if (work->isRead)
        return Mark::Stale;
    return work->news == store::SyncNews::New ? Mark::New : Mark::Changed;
}

qint64 LibraryModel::unreadBelow(const Node *node) const
{
    switch (node->row.kind) {
    case BranchKind::Country:
    case BranchKind::Locality: return m_marks.ofPlace(node->row.key);
    case BranchKind::Nature: return m_marks.ofNature(node->parent->row.key, node->row.key);
    case BranchKind::Year: {
        const BranchKey key = keyOf(node);
        if (key.doctype.isEmpty())
            return m_marks.ofPlace(key.place);
        return m_marks.ofYear(key.place, key.doctype, key.year);
    }
    case BranchKind::Folder:
        return std::count_if(node->children.begin(), node->children.end(),
                             [this](const auto &one) { return isUnread(one->row.key); });
    case BranchKind::Work: break;
    }
    return 0;
}

BranchKey LibraryModel::keyOf(const Node *year)
{
    if (!year->parent->parent)
        return {year->row.key, {}, {}};
    return {year->parent->parent->row.key, year->parent->row.key, year->row.key};
}

void LibraryModel::showSnapshot(const LibrarySnapshot &snapshot)
{
    m_hidden = snapshot.hidden;
    merge(root(), snapshot.roots);
    std::vector<Node *> years;
    eachBelow(root(), [&](Node *node) {
        if (node->row.kind == BranchKind::Year)
            years.push_back(node);
        return true;
    });
    for (Node *year : years) {
        const auto works = snapshot.works.find(keyOf(year));
        if (works == snapshot.works.end())
            continue;
        year->isLoaded = true;
        merge(year, workBranches(works->second));
    }
    showMarks(snapshot.unread);
}

store::ListDay LibraryModel::day() const
{
    return {m_asAt, m_clock ? Today(m_clock->now()).here() : QDate()};
}

QModelIndex LibraryModel::find(const QByteArray &workUri)
{
    const Result<FrbrUri> uri = FrbrUri::parse(workUri);
    if (!uri)
        return {};
    const bool isAnywhere = isUnidentified(uri->place());
    const BranchKey wanted = isAnywhere ? BranchKey{UnidentifiedPlace.toByteArray(), {}, {}}
                                        : BranchKey{uri->place(), uri->doctype, uri->year()};
    const Node *found = nullptr;
    Node *year = nullptr;
    eachBelow(root(), [&](Node *node) {
        if (node->row.kind == BranchKind::Work && node->row.key == workUri)
            found = node;
        else if (node->row.kind == BranchKind::Year && keyOf(node) == wanted)
            year = node;
        return !found;
    });
    if (found)
        return indexOf(found);
    if (year)
        fetchMore(indexOf(year));
    return {};
}

qint64 LibraryModel::works() const
{
    qint64 works = 0;
    for (const auto &node : root()->children)
        works += node->row.works;
    return works;
}

void LibraryModel::update(Node *node, Branch row)
{
    std::vector<Branch> children = std::move(row.children);
    row.children.clear();
    node->row = std::move(row);
    const QModelIndex index = indexOf(node);
    Q_EMIT dataChanged(index, index);
    if (node->row.kind != BranchKind::Year && node->row.kind != BranchKind::Work)
        merge(node, std::move(children));
}

bool LibraryModel::canFetchMore(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    // With a filter all that matches is there already.
    return m_readers && !isFiltered() && node->row.kind == BranchKind::Year && node->parent
        && !node->isLoaded && !node->query;
}

void LibraryModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Node *node = nodeAt(parent);
    node->query = std::make_unique<LatestQuery>(*m_readers, this);
    node->query->start(
        [key = keyOf(node), day = day()](store::Database &db, const std::stop_token &) {
            return store::listWorks(db, key.place, key.doctype, key.year, day);
        },
        // The query is the node's, so this is not called once the node has gone.
        [this, node](const Result<std::vector<store::WorkSummary>> &works) {
            if (works) {
                node->isLoaded = true;
                merge(node, workBranches(*works));
            }
            node->query.reset();
            Q_EMIT loaded();
        });
}

bool LibraryModel::hasChildren(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return !node->children.empty() || (node->parent && node->row.works > 0);
}

namespace {

QString iconName(const Branch &row)
{
    switch (row.kind) {
    case BranchKind::Country: return QStringLiteral("library");
    case BranchKind::Locality: return QStringLiteral("place");
    case BranchKind::Nature:
    case BranchKind::Folder: return QStringLiteral("folder");
    case BranchKind::Year: return row.key == UnidentifiedPlace ? QStringLiteral("file") : QString();
    case BranchKind::Work: return iconOf(row.summary);
    }
    Q_UNREACHABLE();
}

QString lines(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : first + u'\n' + second;
}

/// The number of a work, and how many works a branch has.
QString note(const Branch &row)
{
    return row.kind == BranchKind::Work ? noteOf(row.summary) : QLocale().toString(row.works);
}

} // namespace

QString LibraryModel::markTextOf(const Node *node) const
{
    if (node->row.kind == BranchKind::Work) {
        const store::UnreadWork *work = m_marks.find(node->row.key);
        return work ? markText(*work) : QString();
    }
    const qint64 unread = unreadBelow(node);
    return unread > 0 ? tr("%n unread", nullptr, int(unread)) : QString();
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Node *node = nodeAt(index);
    const Branch &row = node->row;
    switch (role) {
    case Qt::DisplayRole: return row.label;
    case Qt::DecorationRole: {
        const QString name = iconName(row);
        return name.isEmpty() ? QVariant() : icon(name);
    }
    case Qt::ToolTipRole:
        return lines(row.kind == BranchKind::Work         ? describe(row.summary)
                         : row.kind == BranchKind::Folder ? QString::fromUtf8(row.key)
                                                          : row.label,
                     markTextOf(node));
    case Qt::AccessibleTextRole: return lines(accessibleText(row), markTextOf(node));
    case KindRole: return int(row.kind);
    case UriRole: return row.kind == BranchKind::Work ? row.key : QByteArray();
    case NoteRole: return note(row);
    case RepealedRole: return row.summary.isRepealed || row.summary.isPending;
    case MarkRole: return int(markOf(node));
    case UnreadRole: return unreadBelow(node);
    case GivenRole: return row.summary.isAddressGiven;
    case StandingRole: return int(standingOf(row.summary));
    case PlaceRole:
        return row.kind == BranchKind::Country || row.kind == BranchKind::Locality ? row.key
                                                                                   : QByteArray();
    default: return {};
    }
}

LibraryDelegate::Parts LibraryDelegate::parts(const QStyleOptionViewItem &option,
                                              const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    const int room = style->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget).width();
    const auto widthOf = [&row](const QString &text) {
        return text.isEmpty() ? 0 : row.fontMetrics.horizontalAdvance(text) + NoteGap;
    };
    Parts parts;
    const Standing standing = Standing(index.data(LibraryModel::StandingRole).toInt());
    if (hasMark(index))
        parts.markWidth = MarkSize + NoteGap + row.fontMetrics.horizontalAdvance(unreadText(index));
    const int least = std::min(int(room * SmallestLabel), widthOf(row.text));
    if (const int width = app::badgeWidth(standing, row.font); width > 0) {
        const bool hasRoom = room - parts.markWidth - width - NoteGap >= least;
        parts.badgeWidth = (hasRoom ? width : symbolWidth(standing, row.font)) + NoteGap;
    }
    parts.note = index.data(LibraryModel::NoteRole).toString();
    const int left = room - parts.badgeWidth - parts.markWidth;
    // Of "4 of 2005" the year stands in the branch above, too.
    const auto digits = std::find_if_not(parts.note.cbegin(), parts.note.cend(),
                                         [](QChar c) { return c.isDigit(); });
    const bool isNumberOfYear = digits != parts.note.cend() && *digits == u' ';
    if (isNumberOfYear && widthOf(parts.note) + widthOf(row.text) > left)
        parts.note.truncate(digits - parts.note.cbegin());
    const int spare = std::max(int(room * LargestNote), left - widthOf(row.text));
    parts.noteWidth = std::min(widthOf(parts.note), spare);
    // The title goes first: what is left out is in the tooltip.
    if (left - parts.noteWidth < least)
        parts.noteWidth = 0;
    parts.note = parts.noteWidth == 0
        ? QString()
        : row.fontMetrics.elidedText(parts.note, Qt::ElideMiddle, parts.noteWidth - NoteGap);
    parts.label = row.fontMetrics.elidedText(row.text, Qt::ElideMiddle,
                                             left - parts.noteWidth - NoteGap);
    return parts;
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const Parts shown = parts(option, index);
    row.text = isolated(shown.label);
    if (index.data(LibraryModel::RepealedRole).toBool())
        row.palette.setColor(QPalette::Text, row.palette.color(QPalette::PlaceholderText));
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    paintMark(painter, row, index, shown.noteWidth + shown.badgeWidth + shown.markWidth,
              unreadText(index));
    painter->save();
    painter->setFont(row.font);
    if (shown.badgeWidth > 0) {
        const QRect badge(row.rect.right() - shown.noteWidth - shown.badgeWidth, row.rect.top(),
                          shown.badgeWidth - NoteGap, row.rect.height());
        paintBadge(painter, QStyle::visualRect(row.direction, row.rect, badge),
                   Standing(index.data(LibraryModel::StandingRole).toInt()), row.palette);
    }
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    painter->setPen(
        row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const QRect area = row.rect.adjusted(NoteGap, 0, -NoteGap, 0);
    const bool isMirrored = row.direction == Qt::RightToLeft;
    const Qt::Alignment side = isMirrored ? Qt::AlignLeft : Qt::AlignRight;
    // Sides are not to be mirrored once more by the painter, which has the widget's direction.
    painter->drawText(area, static_cast<int>(Qt::AlignVCenter | side | Qt::AlignAbsolute),
                      isolated(shown.note));
    painter->restore();
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(size.height(), int(option.fontMetrics.height() * RowHeight)));
    return size;
}

QTreeView *makeLibraryTree(QWidget *parent, const QString &name, const QString &spoken,
                           QAbstractItemModel *model)
{
    auto *made = new QTreeView(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setModel(model);
    made->setItemDelegate(new LibraryDelegate(made));
    made->setHeaderHidden(true);
    made->setUniformRowHeights(true);
    made->setFrameShape(QFrame::NoFrame);
    made->setIndentation(Indentation);
    made->setTextElideMode(Qt::ElideMiddle);
    return made;
}

LibraryPanel::LibraryPanel(QWidget *parent) : QWidget(parent), m_model(new LibraryModel(this))
{
    build();
    connect(m_filter, &QLineEdit::textChanged, m_model, &LibraryModel::setFilter);
    connect(m_model, &LibraryModel::refreshed, this, &LibraryPanel::showRefreshed);
    connect(m_model, &LibraryModel::refreshed, this, &LibraryPanel::showFollowed);
    connect(m_model, &LibraryModel::loaded, this, &LibraryPanel::showFollowed);
    connect(m_view, &QTreeView::expanded, this, &LibraryPanel::expandFew);
    connect(m_view, &QTreeView::activated, this,
            [this](const QModelIndex &index) { open(index, false); });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        // With these several rows are chosen, or another tab is opened.
        if (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
            return;
        if (index.data(LibraryModel::UriRole).toByteArray().isEmpty())
            m_view->setExpanded(index, !m_view->isExpanded(index));
        open(index, false);
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, &LibraryPanel::showMenu);
}

void LibraryPanel::build()
{
    m_filter = makeLine(this, u"libraryFilter"_s, tr("Filter the library"),
                        tr("Filter by title or number"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(u"find"_s), QLineEdit::LeadingPosition);
    m_filter->installEventFilter(this);

    m_view = makeLibraryTree(this, u"libraryTree"_s, tr("Library"), m_model);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setExpandsOnDoubleClick(false); // One click does it.
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);

    m_empty = makeEmptyHint(this);
    m_empty->hide();
    m_hidden = makeParagraph(this, u"libraryHidden"_s);
    m_hidden->hide();

    vbox({m_filter, m_hidden, m_empty, {m_view, 1}}, this, QMargins(6, 6, 6, 0));
    setFocusProxy(m_view);
}

void LibraryPanel::setReaders(store::Readers *readers, const Clock *clock)
{
    m_followed.clear();
    m_isFollowing = false;
    m_filter->clear();
    m_filter->setEnabled(readers != nullptr);
    m_model->setReaders(readers, clock);
    m_empty->setVisible(false);
}

void LibraryPanel::setAsAt(QDate date)
{
    m_model->setAsAt(date);
}

void LibraryPanel::refresh()
{
    m_model->refresh();
}

bool LibraryPanel::isUnread(const QByteArray &workUri) const
{
    return m_model->isUnread(workUri);
}

void LibraryPanel::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

void LibraryPanel::showRefreshed()
{
    const bool isEmpty = m_model->rowCount() == 0;
    const int hidden = int(m_model->hidden());
    m_hidden->setText(
        tr("As at %1: %n later work(s) hidden", nullptr, hidden).arg(longDate(m_model->asAt())));
    m_hidden->setVisible(hidden > 0);
    if (isEmpty)
        m_empty->setText(m_model->isFiltered() || hidden > 0
                             ? tr("No matching works.")
                             : tr("This library is empty. Import files, or drop "
                                  "them on the window."));
    m_empty->setVisible(isEmpty);
    if (!m_model->isFiltered())
        Q_EMIT worksCounted(m_model->works() + m_model->hidden());
    if (m_model->isFiltered())
        m_view->expandAll();
    else if (m_model->rowCount() == 1 && m_model->works() > 0)
        m_view->expand(m_model->index(0, 0));
}

void LibraryPanel::open(const QModelIndex &index, bool inNewTab)
{
    const QByteArray uri = index.data(LibraryModel::UriRole).toByteArray();
    if (!uri.isEmpty())
        Q_EMIT openRequested(uri, inNewTab);
}

/// Opens what is below a branch without choices: its only branch, and the years of a nature that has few works.
void LibraryPanel::expandFew(const QModelIndex &index)
{
    if (m_model->isFiltered())
        return;
    const int rows = m_model->rowCount(index);
    const bool isNature = BranchKind(index.data(LibraryModel::KindRole).toInt())
        == BranchKind::Nature;
    if (rows != 1 && !(isNature && m_model->worksBelow(index) <= FewWorks))
        return;
    for (int row = 0; row < rows; ++row)
        m_view->expand(m_model->index(row, 0, index));
}

void LibraryPanel::follow(const QByteArray &workUri)
{
    if (workUri == m_followed)
        return;
    m_followed = workUri;
    m_isFollowing = !workUri.isEmpty();
    showFollowed();
}

void LibraryPanel::showFollowed()
{
    if (!m_isFollowing || m_model->isFiltered() || m_view->hasFocus()
        || m_view->viewport()->underMouse())
        return;
    const QModelIndex index = m_model->find(m_followed);
    if (!index.isValid())
        return;
    m_isFollowing = false;
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_view->scrollTo(index);
}

void LibraryPanel::showMenu(const QPoint &at)
{
    const QModelIndex index = m_view->indexAt(at);
    const QByteArray uri = index.data(LibraryModel::UriRole).toByteArray();
    if (const QByteArray place = index.data(LibraryModel::PlaceRole).toByteArray();
        !place.isEmpty())
        showPlaceMenu(at, place);
    if (uri.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, uri] { Q_EMIT openRequested(uri, false); });
    menu->addAction(tr("Open in New Tab"), this, [this, uri] { Q_EMIT openRequested(uri, true); });
    menu->addSeparator();
    Q_EMIT menuRequested(menu);
    menu->addSeparator();
    const QString title = index.data().toString();
    const Result<FrbrUri> work = FrbrUri::parse(uri);
    if (work && isUnidentified(work->place()))
        menu->addAction(tr("Set Address…"), this,
                        [this, uri, title] { Q_EMIT addressRequested(uri, title); });
    if (index.data(LibraryModel::GivenRole).toBool())
        menu->addAction(tr("Reset Address"), this,
                        [this, uri] { Q_EMIT addressClearRequested(uri); });
    menu->addAction(tr("Move to Trash…"), this,
                    [this, uri, title] { Q_EMIT deleteRequested(uri, title); });
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

void LibraryPanel::showPlaceMenu(const QPoint &at, const QByteArray &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"placeMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"calendar"_s), tr("What Changes When"), this,
                    [this, place] { Q_EMIT effectsRequested(place); });
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

bool LibraryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (watched == m_filter && key->key() == Qt::Key_Down) {
            m_view->setFocus();
            return true;
        }
        if (watched == m_view && handleKey(key->key(), key->modifiers()))
            return true;
    }
    // Once the event is done with.
    if ((watched == m_view && event->type() == QEvent::FocusOut)
        || (watched == m_view->viewport() && event->type() == QEvent::Leave))
        QMetaObject::invokeMethod(this, &LibraryPanel::showFollowed, Qt::QueuedConnection);
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool isControlClick = mouse->button() == Qt::LeftButton
            && mouse->modifiers().testFlag(Qt::ControlModifier);
        if (mouse->button() == Qt::MiddleButton || isControlClick)
            open(m_view->indexAt(mouse->pos()), true);
    }
    return QWidget::eventFilter(watched, event);
}

bool LibraryPanel::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter || !modifiers.testFlag(Qt::ControlModifier))
        return false;
    open(m_view->currentIndex(), true);
    return true;
}

} // namespace sheria::app
