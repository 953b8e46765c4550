#include "app/reader/history.h"

#include <QJsonArray>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

void History::visit(const ReadingPlace &place)
{
    if (!isEmpty() && current() == place)
        return;
    m_places.resize(size_t(m_index) + 1);
    m_places.push_back(place);
    if (m_places.size() > MaxPlaces)
        m_places.erase(m_places.begin());
    m_index = int(m_places.size()) - 1;
}

void History::update(const ReadingPlace &place)
{
    if (isEmpty())
        visit(place);
    else
        m_places[size_t(m_index)] = place;
}

const ReadingPlace &History::back()
{
    Q_ASSERT(canGoBack());
    return m_places[size_t(--m_index)];
}

const ReadingPlace &History::forward()
{
    Q_ASSERT(canGoForward());
    return m_places[size_t(++m_index)];
}

const ReadingPlace &History::current() const
{
    Q_ASSERT(!isEmpty());
    return m_places[size_t(m_index)];
}

QJsonObject History::toJson() const
{
    QJsonArray places;
    for (const ReadingPlace &place : m_places) {
        QJsonObject object{{u"uri"_s, QString::fromUtf8(place.uri)}};
        if (!place.component.isEmpty())
            object.insert(u"component"_s, QString::fromUtf8(place.component));
        if (!place.eId.isEmpty())
            object.insert(u"eId"_s, QString::fromUtf8(place.eId));
        if (place.offset != 0)
            object.insert(u"offset"_s, place.offset);
        places.append(object);
    }
    return {{u"places"_s, places}, {u"index"_s, m_index}};
}

History History::fromJson(const QJsonObject &object)
{
    History history;
    const QJsonArray places = object.value("places"_L1).toArray();
    for (const QJsonValue &value : places) {
        const ReadingPlace place{value["uri"_L1].toString().toUtf8(),
                                 value["component"_L1].toString().toUtf8(),
                                 value["eId"_L1].toString().toUtf8(), value["offset"_L1].toInt()};
        if (!place.uri.isEmpty())
            history.m_places.push_back(place);
    }
    const int last = int(history.m_places.size()) - 1;
    history.m_index = std::clamp(object.value("index"_L1).toInt(last), std::min(0, last), last);
    return history;
}

} // namespace sheria::app
