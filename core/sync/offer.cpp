#include "core/sync/offer.h"

#include "core/sync/listing.h"
#include "core/sync/surroundings.h"

#include <QJsonArray>

namespace sheria::sync {

using namespace Qt::StringLiterals;

namespace {

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

std::vector<OfferedCourt> readCourts(const QJsonObject &page)
{
    std::vector<OfferedCourt> out;
    for (const QJsonValue &item : page.value("results"_L1).toArray())
        out.push_back({item["code"_L1].toString().toUtf8(), item["name"_L1].toString()});
    return out;
}

/// All of a list into `out`. One that is not there is empty.
template <typename List, typename Read>
Result<void> readAll(Upstream &upstream, const QByteArray &path, List &out, Read read)
{
    const Result<void> done = forPages(
        [&upstream](const QByteArray &page) { return upstream.getJson(page); }, path,
        appendTo(out, read));
    return !done && done.error().code == ErrorCode::NotFound ? Result<void>() : done;
}

} // namespace

Result<Probe> probe(const QByteArray &base, store::SyncKind api, const RunOptions &options,
                    const Clock &clock, const std::stop_token &stop)
{
    Upstream upstream(base, api, options, clock, stop);
    return probeWith(upstream);
}

Result<Offer> lookAround(const QByteArray &base, store::SyncKind api, const RunOptions &options,
                         const Clock &clock, const std::stop_token &stop)
{
    Upstream upstream(base, api, options, clock, stop);
    Offer out;
    SHERIA_TRY(out.probe, probeWith(upstream));
    if (api == store::SyncKind::Decisions)
        SHERIA_CHECK(readAll(upstream, "/courts", out.courts, readCourts));
    if (api != store::SyncKind::Legislation)
        return out;
    const bool isOld = upstream.kind() == Upstream::Kind::ByPrefix;
    SHERIA_CHECK(
        readAll(upstream, isOld ? "/countries.json" : "/places", out.countries, readCountries));
    SHERIA_CHECK(readAll(upstream, "/taxonomy-topics", out.topics, readTopicTrees));
    return out;
}

} // namespace sheria::sync
