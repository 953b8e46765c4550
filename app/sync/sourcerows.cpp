#include "app/sync/sourcerows.h"

#include "app/sync/synctext.h"
#include "app/theme/widgets.h"

#include <QApplication>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QTreeWidgetItem>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
namespace {

// Units: device-independent pixels.
constexpr int Margin = 8;
constexpr int Height = 7;
constexpr double Radius = 3.5;
constexpr double TrackOpacity = 0.18;
constexpr double UnknownShare = 0.08; ///< Shown while nobody knows how far it is.

/// The translation context of this file.
struct SourceRows
{
    Q_DECLARE_TR_FUNCTIONS(SourceRows)
};

QString joined(const QStringList &parts)
{
    QStringList there = parts;
    there.removeAll(QString());
    return there.join(u", "_s);
}

void setCount(QTreeWidgetItem *item, int column, qint64 count)
{
    item->setText(column, QLocale().toString(count));
    item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
}

/// Of a run that fetches; none otherwise.
QVariant shareOf(const SyncLive &live)
{
    const bool isUnderWay = live.activity == SyncActivity::Running
        || live.activity == SyncActivity::Stopping;
    if (!isUnderWay || live.isElsewhere)
        return {};
    if (live.progress.phase == sync::Progress::Phase::Fetching && live.progress.total > 0)
        return double(live.progress.fetched) / double(live.progress.total);
    return -1.0;
}

void fillPlaces(QTreeWidgetItem *item, const SyncDesk &desk, const SyncKept &kept)
{
    const SyncLive &live = desk.live(kept.source.id);
    const bool isUnderWay = shareOf(live).isValid();
    while (item->childCount() > int(kept.places.size()))
        delete item->takeChild(item->childCount() - 1);
    while (item->childCount() < int(kept.places.size()))
        new QTreeWidgetItem(item);
    for (int row = 0; row < item->childCount(); ++row) {
        const store::SyncPlaceCount &place = kept.places[std::size_t(row)];
        QTreeWidgetItem *child = item->child(row);
        child->setIcon(SourceName, icon(u"place"_s));
        child->setText(SourceName, desk.placeName(place.place));
        const auto found = live.progress.places.find(place.place);
        const bool isFetched = isUnderWay && found != live.progress.places.end()
            && found->second.total > 0;
        const QString fetched = isFetched ? SourceRows::tr("%1 of %2")
                                                .arg(QLocale().toString(found->second.done),
                                                     QLocale().toString(found->second.total))
                                          : QString();
        const QString missing = place.missing > 0
            ? SourceRows::tr("%n said to be gone", nullptr, int(place.missing))
            : QString();
        child->setText(SourceState, joined({fetched, missing}));
        child->setData(SourceProgress, ProgressDelegate::ShareRole,
                       isFetched
                           ? QVariant(double(found->second.done) / double(found->second.total))
                           : QVariant());
        setCount(child, SourceTexts, place.all);
        setCount(child, SourceOpen, place.open);
    }
}

QString missingTokenText(const SyncKept &kept, const SyncLive &live)
{
    if (wantsPassword(kept, live))
        return SourceRows::tr("The token is in the encrypted file. Give its password once.");
    if (live.error && live.error->code == ErrorCode::Conflict)
        return SourceRows::tr(
            "Nobody has agreed yet that this library contacts this server. Open the "
            "library again to agree, or give the token again.");
    switch (kept.keeping) {
    case secrets::Keeping::Session:
    case secrets::Keeping::Nowhere:
        return SourceRows::tr("The token was kept only until the program ended. Give it again.");
    case secrets::Keeping::Sealed:
    case secrets::Keeping::Keychain:
    case secrets::Keeping::File: break;
    }
    return SourceRows::tr("The token is not where it was kept. Give it again.");
}

QString brakedText(const SyncDesk &desk, const std::vector<QByteArray> &braked)
{
    QStringList places;
    for (const QByteArray &place : braked)
        places << desk.placeName(place);
    return SourceRows::tr("The server says that more than a tenth of what is here of %1 is gone. "
                          "That is rarely right, so nothing was deleted. Look at the server first.")
        .arg(places.join(u", "_s));
}

} // namespace

void ProgressDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QVariant value = index.data(ShareRole);
    if (!value.isValid())
        return;
    const double share = value.toDouble() < 0 ? UnknownShare
                                              : std::clamp(value.toDouble(), 0.0, 1.0);
    QRectF track(cell.rect.adjusted(Margin, 0, -Margin, 0));
    track.setTop(cell.rect.center().y() - Height / 2.0);
    track.setHeight(Height);
    QRectF done = track;
    done.setWidth(std::max(track.width() * share, share > 0 ? double(Height) : 0.0));
    if (cell.direction == Qt::RightToLeft)
        done.moveRight(track.right());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    QColor color = cell.palette.color(QPalette::Text);
    color.setAlphaF(float(TrackOpacity));
    painter->setBrush(color);
    painter->drawRoundedRect(track, Radius, Radius);
    painter->setBrush(cell.palette.color(QPalette::Link));
    painter->drawRoundedRect(done, Radius, Radius);
    painter->restore();
}

void fillSourceRow(QTreeWidgetItem &row, const SyncDesk &desk, const SyncKept &kept)
{
    QTreeWidgetItem *item = &row;
    const SyncLive &live = desk.live(kept.source.id);
    const QString name = QString::fromUtf8(kept.source.base);
    item->setText(SourceName, name);
    item->setToolTip(SourceName, name);
    const bool isRunning = live.activity == SyncActivity::Running;
    const QString state = joined(
        {stateText(kept, live), isRunning ? timeLeftText(live.progress) : QString(),
         isRunning ? rateText(live.progress) : QString(),
         live.isAskedAgain ? SourceRows::tr("then once more") : QString()});
    item->setText(SourceState, state);
    item->setToolTip(SourceState, state);
    item->setData(SourceProgress, ProgressDelegate::ShareRole, shareOf(live));
    qint64 all = 0;
    qint64 open = 0;
    for (const store::SyncPlaceCount &place : kept.places) {
        all += place.all;
        open += place.open;
    }
    setCount(item, SourceTexts, all);
    setCount(item, SourceOpen, open);
    fillPlaces(item, desk, kept);
}

QString sourceProblem(const SyncDesk &desk, const SyncKept &kept)
{
    const SyncLive &live = desk.live(kept.source.id);
    if (live.isTokenMissing)
        return missingTokenText(kept, live);
    if (live.error && live.error->code != ErrorCode::Cancelled)
        return troubleText(live.error->detail) + u' ' + adviceText(live.error->code);
    if (live.isElsewhere)
        return SourceRows::tr(
            "Another program is fetching from this source just now. This one goes "
            "on when that is done.");
    if (live.activity != SyncActivity::Idle)
        return {};
    if (live.deletesAt.isValid())
        return SourceRows::tr("What is said to be gone is asked for once more at %1, and deleted "
                              "if the server still does not have it.")
            .arg(QLocale().toString(live.deletesAt.toLocalTime().time(), u"HH:mm"_s));
    if (const auto braked = brakedPlaces(kept); !braked.empty())
        return brakedText(desk, braked);
    if (!kept.runs.empty() && kept.runs.front().outcome == "failed")
        return troubleText(kept.runs.front().note);
    if (kept.troubled.empty() || kept.isUnfinished)
        return {};
    return SourceRows::tr(
        "%n text(s) could not be fetched, or not all of them. What was here stays; "
        "the next run tries again. “History” says why.",
        nullptr, int(kept.troubled.size()));
}

} // namespace sheria::app
