// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/place.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/mediaqueries.h"

#include <QJsonObject>

#include <vector>

namespace sheria::pack {

// The JSON files of a pack but work.json, which is core/domain/json/json.h's. Readers take hostile bytes.
// Errors of all of them: InvalidArgument, naming what is wrong.

inline Error wrongPack(const Message &what)
{
    return Error{ErrorCode::InvalidArgument, what};
}

/// The object that a file holds. Errors: InvalidArgument when it is no JSON.
Result<QJsonObject> parsedObject(const QByteArray &json);

/// {"places":[{"code","name","frbr_uri_code","primary_language","as_at_date","localities":[…]}]}
Result<std::vector<Country>> readPlaces(const QByteArray &json);
QByteArray writePlaces(const std::vector<Country> &countries);

/// {"topics":[{"name","slug","id","public","children":[…]}]}
Result<std::vector<store::Topic>> readTopics(const QByteArray &json);
QByteArray writeTopics(const std::vector<store::Topic> &roots);

/// {"datasets":[{"id","name","description","created_at","updated_at","enrichments":[…],
///   "taxonomy":{"name","slug","id","children"}}]}
/// `roots`: where the taxonomy of each is found.
Result<std::vector<store::EnrichmentDataset>> readDatasets(const QByteArray &json);
QByteArray writeDatasets(const std::vector<store::EnrichmentDataset> &datasets,
                         const std::vector<store::Topic> &roots);

/// An XML file of a packed expression.
struct PackedManifestation
{
    QString path; ///< Below the expression's folder: "main.xml", "manifestations/….xml".
    Manifestation manifestation; ///< Hash, doctype: not from here.
    bool isDescribed = false;    ///< The pack says more than where it is.
};

struct PackedMedia
{
    QString path; ///< Below the expression's folder: "media/flag.png".
    QString filename;
    QByteArray mimeType; ///< Empty: to be found out.
};

/// expression.json.
///
///   {"expression_frbr_uri","title","language","expression_date","date_origin","created_at",
///    "updated_at","manifestations":[{"role","component","frbr_this","date","imported_at","path"}],
///    "media":[{"filename","mime_type","path"}]}
struct PackedExpression
{
    FrbrUri workUri;
    Expression expression;
    std::vector<PackedManifestation> manifestations; ///< Empty: "main.xml", if it is there.
    std::vector<PackedMedia> media;                  ///< Empty: what lies in "media/".
};
Result<PackedExpression> readPackedExpression(const QByteArray &json);
QByteArray writePackedExpression(const PackedExpression &packed);

/// deletions.json of a delta pack, {"works":["/akn/…"],"expressions":["/akn/…/eng@…"]}: what of the other
/// library is gone.
struct PackDeletions
{
    QByteArrayList works;
    QByteArrayList expressions;
};
Result<PackDeletions> readDeletions(const QByteArray &json);
QByteArray writeDeletions(const PackDeletions &deletions);

} // namespace sheria::pack
