#pragma once

#include "core/domain/place.h"

#include <QTreeWidget>

#include <optional>
#include <vector>

namespace sheria::app {

/// The places of a server, each to be ticked: a country, its national law alone, single localities.
class PlaceChoice : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PlaceChoice(QWidget *parent = nullptr);

    /// Shows these, ticked as `chosen` says, in the form of sync::Selection::places.
    void setPlaces(const std::vector<Country> &countries, const std::vector<QByteArray> &chosen);
    /// Likewise; empty: all, also those to come. None at all where nothing is ticked.
    std::optional<std::vector<QByteArray>> chosen() const;

Q_SIGNALS:
    void choiceChanged();

private:
    void addCountry(const Country &country, const std::vector<QByteArray> &chosen);
};

} // namespace sheria::app
