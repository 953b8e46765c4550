#include "core/sync/offer.h"

#include "core/sync/surroundings.h"

#include <QJsonArray>

namespace sheria::sync {

using namespace Qt::StringLiterals;

namespace {

constexpr int MaxOfferPages = 1000;

QByteArray versionOf(const Upstream &upstream)
{
    if (upstream.api() != store::SyncKind::Legislation)
        return "v1";
    return upstream.addresses().version == json::ApiVersion::V2 ? "v2" : "v3";
}

/// The list whose count says how much there is; empty: there is none.
QByteArray wholeList(const Upstream &upstream)
{
    switch (upstream.api()) {
    case store::SyncKind::Decisions: return "/decisions/.json?page_size=1";
    case store::SyncKind::Knowledge: return "/knowledge-bases?page_size=1";
    case store::SyncKind::Legislation: break;
    }
    return upstream.kind() == Upstream::Kind::Global ? "/work-expressions?page_size=1"_ba
                                                     : QByteArray();
}

Result<Probe> probeWith(Upstream &upstream)
{
    SHERIA_CHECK(upstream.probe());
    Probe out;
    out.version = versionOf(upstream);
    out.serverTime = upstream.serverTime();
    if (const QByteArray path = wholeList(upstream); !path.isEmpty()) {
        SHERIA_TRY(const QJsonObject list, upstream.getJson(path));
        out.expressions = list.value("count"_L1).toInteger(-1);
    }
    return out;
}

/// All pages of a list, each given to `take`. A list that is not there is empty.
template <typename Take>
Result<void> forPages(Upstream &upstream, const QByteArray &path, const Take &take)
{
    for (int page = 1; page <= MaxOfferPages; ++page) {
        const auto got = upstream.getJson(path + "?page_size=500&page=" + QByteArray::number(page));
        if (!got && got.error().code == ErrorCode::NotFound)
            return {};
        if (!got)
            return got.error();
        take(*got);
        if (got->value("next"_L1).toString().isEmpty())
            return {};
    }
    return {};
}

} // namespace

Result<Probe> probe(const QByteArray &base, store::SyncKind api, const RunOptions &options,
                    const Clock &clock, const std::stop_token &stop)
{
    net::Client client(options.limits);
    Upstream upstream(client, upstreamOptions(base, api, options), clock, stop);
    return probeWith(upstream);
}

Result<Offer> lookAround(const QByteArray &base, store::SyncKind api, const RunOptions &options,
                         const Clock &clock, const std::stop_token &stop)
{
    net::Client client(options.limits);
    Upstream upstream(client, upstreamOptions(base, api, options), clock, stop);
    Offer out;
    SHERIA_TRY(out.probe, probeWith(upstream));
    if (api == store::SyncKind::Decisions)
        SHERIA_CHECK(forPages(upstream, "/courts", [&out](const QJsonObject &page) {
            for (const QJsonValue &item : page.value("results"_L1).toArray())
                out.courts.push_back(
                    {item["code"_L1].toString().toUtf8(), item["name"_L1].toString()});
        }));
    if (api != store::SyncKind::Legislation)
        return out;
    const bool isOld = upstream.kind() == Upstream::Kind::ByPrefix;
    SHERIA_CHECK(
        forPages(upstream, isOld ? "/countries.json" : "/places", [&out](const QJsonObject &page) {
            for (Country &one : readCountries(page))
                out.countries.push_back(std::move(one));
        }));
    SHERIA_CHECK(forPages(upstream, "/taxonomy-topics", [&out](const QJsonObject &page) {
        for (store::Topic &one : readTopicTrees(page))
            out.topics.push_back(std::move(one));
    }));
    return out;
}

} // namespace sheria::sync
