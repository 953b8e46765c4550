// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/server/routes/routefixture.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sheria::tests {

inline const QByteArray KnowledgeBases = "/ai/v1/knowledge-bases";
inline const QByteArray RetrieveLegislation = KnowledgeBases + "/legislation-all/retrieve";
inline const QByteArray RetrieveJudgments = KnowledgeBases + "/judgments-all/retrieve";

/// A server over the works of RouteFixture and some about pilotage, indexed:
///
///   /akn/xa/act/2010/1         eng 2010: harbour master sets fees, offences; eng 2015: parliament
///   /akn/xa-bay/act/by-law/2011/2
///   /akn/xb/act/2010/1         fra
///   /akn/xa/judgment/xahc/2020/5 with a summary; /6 not published
class KnowledgeFixture
{
public:
    KnowledgeFixture();

    RouteFixture &routes() { return m_fixture; }
    ApiClient client() { return m_fixture.client(); }
    Reply post(const QByteArray &target, const QByteArray &body,
               const QByteArray &type = "application/json");
    /// The first item of legislation.
    QJsonObject best(const QByteArray &body);

    // What is put is not found before index().
    void put(const DocumentSpec &spec);
    /// Says of a judgment what its document does not.
    void edit(const QByteArray &uri, const QByteArray &judgment);
    /// Returns when all that was put is found.
    void index();

private:
    RouteFixture m_fixture;
};

/// The items of an answer, which must be one.
QJsonArray resultsOf(const Reply &reply);
/// Whether an item is what its pinpoint names, to the letter, and stands there as a quotation. Where it is not, that
/// is logged.
bool isWhatItsPinpointNames(ApiClient client, const QJsonObject &item);
/// Their works without "/akn/", sorted, each once.
QStringList worksOf(const Reply &reply);

} // namespace sheria::tests
