#include "core/sync/selection.h"

#include "core/domain/json.h"
#include "core/domain/jsonmembers.h"
#include "core/domain/jsonparts.h"
#include "core/domain/place.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

std::vector<QByteArray> words(json::Members &in, const QString &key)
{
    std::vector<QByteArray> out;
    for (const QJsonValue &item : in.array(key))
        out.push_back(item.toString().toUtf8());
    return out;
}

bool holds(const std::vector<QByteArray> &list, QByteArrayView word)
{
    return list.empty() || std::find(list.begin(), list.end(), word) != list.end();
}

bool isPlacePattern(const QByteArray &place)
{
    return isPlaceCode(place) || (place.endsWith("-*") && isPlaceCode(place.chopped(2)));
}

} // namespace

Result<Selection> Selection::parse(const QByteArray &json)
{
    json::Members in(QJsonDocument::fromJson(json).object());
    Selection out;
    out.places = words(in, u"places"_s);
    out.natures = words(in, u"natures"_s);
    out.languages = words(in, u"languages"_s);
    out.hasMedia = in.flag(u"media"_s, true);
    out.hasPublications = in.flag(u"publications"_s, true);
    if (in.error())
        return *in.error();
    for (const QByteArray &place : out.places) {
        if (!isPlacePattern(place))
            return Error{ErrorCode::InvalidArgument,
                         u"'%1' is no place; places are written za, za-cpt or za-*"_s.arg(
                             QString::fromUtf8(place))};
    }
    return out;
}

QByteArray Selection::toJson() const
{
    json::Writer out;
    const auto write = [&out](const QByteArray &word) {
        out.string(word);
    };
    out.beginObject();
    json::writeArray(out, "places", places, write);
    json::writeArray(out, "natures", natures, write);
    json::writeArray(out, "languages", languages, write);
    out.member("media", hasMedia).member("publications", hasPublications).endObject();
    return out.take();
}

bool Selection::coversPlace(QByteArrayView place) const
{
    return places.empty() || std::any_of(places.begin(), places.end(), [place](const auto &one) {
               return place == one
                   || (one.endsWith("-*")
                       && place.first(qMin<qsizetype>(2, place.size()))
                           == QByteArrayView(one).first(2));
           });
}

bool Selection::covers(const FrbrUri &work, QByteArrayView language) const
{
    return coversPlace(work.place()) && holds(natures, work.doctype) && holds(languages, language);
}

} // namespace sheria::sync
