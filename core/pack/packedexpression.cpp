#include "core/domain/json.h"
#include "core/domain/jsonmembers.h"
#include "core/pack/packjson.h"
#include "core/store/rolename.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using json::Members;

/// In the order of DateOrigin.
constexpr std::array<QLatin1StringView, 4> OriginNames{"uri"_L1, "document"_L1, "work"_L1,
                                                       "unknown"_L1};

DateOrigin originNamed(const QString &name)
{
    for (std::size_t i = 0; i < OriginNames.size(); ++i) {
        if (name == OriginNames[i])
            return static_cast<DateOrigin>(i);
    }
    return DateOrigin::Uri;
}

/// Who it is, from its address alone: the other members only repeat it.
Result<void> readIdentity(Members &in, PackedExpression &packed)
{
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(in.bytes(u"expression_frbr_uri"_s)));
    SHERIA_TRY(const PointInTime point, uri.pointInTime());
    if (uri.language.isEmpty() || point.kind != PointInTime::Kind::Exactly)
        return wrongPack(u"\"expression_frbr_uri\" has no language or no date"_s);
    packed.expression.language = uri.language;
    packed.expression.date = point.date;
    uri = uri.canonical();
    uri.language.clear();
    uri.expressionDate.clear();
    packed.workUri = uri;
    return {};
}

Result<PackedManifestation> readManifestation(const QJsonObject &object)
{
    Members in(object);
    PackedManifestation packed;
    packed.isDescribed = true;
    packed.path = in.text(u"path"_s);
    Manifestation &one = packed.manifestation;
    one.role = store::roleNamed(in.bytes(u"role"_s));
    one.component = in.bytes(u"component"_s);
    one.frbrThis = in.bytes(u"frbr_this"_s);
    one.date = in.date(u"date"_s);
    one.importedAt = in.dateTime(u"imported_at"_s);
    if (in.error())
        return *in.error();
    if (packed.path.isEmpty())
        return wrongPack(u"a manifestation has no path"_s);
    return packed;
}

Result<PackedMedia> readMedia(const QJsonObject &object)
{
    Members in(object);
    PackedMedia media{in.text(u"path"_s), in.text(u"filename"_s), in.bytes(u"mime_type"_s)};
    if (in.error())
        return *in.error();
    if (media.path.isEmpty() || media.filename.isEmpty())
        return wrongPack(u"a media file has no path or no name"_s);
    return media;
}

void writeManifestation(json::Writer &out, const PackedManifestation &packed)
{
    const Manifestation &one = packed.manifestation;
    out.beginObject();
    out.member("role", store::roleName(one.role)).member("component", one.component);
    out.member("frbr_this", one.frbrThis).member("date", one.date);
    out.member("imported_at", one.importedAt).member("path", packed.path);
    out.endObject();
}

} // namespace

Result<PackedExpression> readPackedExpression(const QByteArray &json)
{
    QJsonParseError error;
    Members in(QJsonDocument::fromJson(json, &error).object());
    if (error.error != QJsonParseError::NoError)
        return wrongPack(error.errorString());
    PackedExpression packed;
    SHERIA_CHECK(readIdentity(in, packed));
    packed.expression.title = in.text(u"title"_s);
    packed.expression.dateOrigin = originNamed(in.text(u"date_origin"_s));
    packed.expression.createdAt = in.dateTime(u"created_at"_s);
    packed.expression.updatedAt = in.dateTime(u"updated_at"_s);
    const QJsonArray manifestations = in.array(u"manifestations"_s);
    for (const QJsonValue &value : manifestations) {
        SHERIA_TRY(PackedManifestation one, readManifestation(value.toObject()));
        packed.manifestations.push_back(std::move(one));
    }
    const QJsonArray media = in.array(u"media"_s);
    for (const QJsonValue &value : media) {
        SHERIA_TRY(PackedMedia one, readMedia(value.toObject()));
        packed.media.push_back(std::move(one));
    }
    if (in.error())
        return *in.error();
    return packed;
}

QByteArray writePackedExpression(const PackedExpression &packed)
{
    const Expression &expression = packed.expression;
    json::Writer out;
    out.beginObject();
    out.member("expression_frbr_uri", expression.uri).member("title", expression.title);
    out.member("language", expression.language).member("expression_date", expression.date);
    const QString origin = OriginNames[static_cast<std::size_t>(expression.dateOrigin)];
    out.member("date_origin", origin);
    out.member("created_at", expression.createdAt).member("updated_at", expression.updatedAt);
    out.key("manifestations").beginArray();
    for (const PackedManifestation &one : packed.manifestations)
        writeManifestation(out, one);
    out.endArray().key("media").beginArray();
    for (const PackedMedia &one : packed.media) {
        out.beginObject().member("filename", one.filename);
        out.member("mime_type", one.mimeType).member("path", one.path).endObject();
    }
    out.endArray().endObject();
    return out.take() + '\n';
}

} // namespace sheria::pack
