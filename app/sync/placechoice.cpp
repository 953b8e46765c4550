#include "app/sync/placechoice.h"

#include <QHeaderView>

#include <algorithm>

namespace sheria::app {

namespace {

constexpr int CodeRole = Qt::UserRole;

bool holds(const std::vector<QByteArray> &list, const QByteArray &word)
{
    return list.empty() || std::find(list.begin(), list.end(), word) != list.end();
}

QString nameOf(const Place &place)
{
    return place.name.isEmpty() ? QString::fromUtf8(place.uriCode).toUpper() : place.name;
}

QTreeWidgetItem *tickable(const QString &name, const QByteArray &code, bool isTicked)
{
    auto *item = new QTreeWidgetItem({name});
    item->setData(0, CodeRole, code);
    item->setToolTip(0, QString::fromUtf8(code));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(0, isTicked ? Qt::Checked : Qt::Unchecked);
    return item;
}

} // namespace

PlaceChoice::PlaceChoice(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("placeChoice"));
    setAccessibleName(tr("Places"));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::itemChanged, this, &PlaceChoice::choiceChanged);
}

void PlaceChoice::setPlaces(const std::vector<Country> &countries,
                            const std::vector<QByteArray> &chosen)
{
    {
        const QSignalBlocker quiet(this);
        clear();
        for (const Country &country : countries)
            addCountry(country, chosen);
        if (topLevelItemCount() == 1)
            topLevelItem(0)->setExpanded(true);
    }
    Q_EMIT choiceChanged();
}

void PlaceChoice::addCountry(const Country &country, const std::vector<QByteArray> &chosen)
{
    const QByteArray code = country.place.uriCode;
    const bool hasAll = holds(chosen, code + "-*");
    QTreeWidgetItem *item = tickable(nameOf(country.place), code + "-*",
                                     hasAll || (country.localities.empty() && holds(chosen, code)));
    addTopLevelItem(item);
    if (country.localities.empty())
        return;
    item->setFlags(item->flags() | Qt::ItemIsAutoTristate);
    item->addChild(tickable(tr("National law"), code, hasAll || holds(chosen, code)));
    for (const Place &locality : country.localities)
        item->addChild(tickable(nameOf(locality), locality.uriCode,
                                hasAll || holds(chosen, locality.uriCode)));
}

std::optional<std::vector<QByteArray>> PlaceChoice::chosen() const
{
    std::vector<QByteArray> out;
    bool isAll = true;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QTreeWidgetItem *country = topLevelItem(row);
        if (country->checkState(0) == Qt::Checked) {
            out.push_back(country->data(0, CodeRole).toByteArray());
            continue;
        }
        isAll = false;
        for (int child = 0; child < country->childCount(); ++child) {
            if (country->child(child)->checkState(0) == Qt::Checked)
                out.push_back(country->child(child)->data(0, CodeRole).toByteArray());
        }
    }
    if (out.empty() && topLevelItemCount() > 0)
        return std::nullopt;
    return isAll ? std::vector<QByteArray>() : out;
}

} // namespace sheria::app
