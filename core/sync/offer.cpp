#include "core/sync/offer.h"

#include "core/base/limits.h"
#include "core/sync/listing.h"
#include "core/sync/referencedata.h"
#include "core/sync/source/address.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

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

constexpr int PageOfSample = 50;        ///< Items of a list that are looked at.
constexpr std::size_t MaxLists = 60;    ///< Of more lists, the rest is taken to be like these.
constexpr std::size_t MaxSamples = 12;  ///< Expressions whose parts are asked for.
constexpr int RequestsOfExpression = 5; ///< Text, commencements, timeline, enrichments, media list.
constexpr int RequestsOfDecision = 1;   ///< The text; the rest came with the list.
constexpr double LibraryShare = 0.9;    ///< Of a text's bytes, compressed, with its search index.
constexpr double MsInSecond = 1000;

/// A list, and what the part of it that was looked at says of the whole.
struct SampledList
{
    QByteArray place; ///< Empty: of several.
    qint64 expressions = 0;
    std::vector<store::SyncSighting> items;
};

QByteArray placeOf(const QByteArray &path)
{
    const QByteArrayList parts = path.split('/');
    const bool isPlaces = path.startsWith("/places/") || path.startsWith("/akn/");
    return isPlaces ? parts.value(2) : QByteArray();
}

/// What a sample of expressions weighs. Units: bytes; ms.
struct Sample
{
    qint64 count = 0;
    qint64 text = 0;
    qint64 files = 0;
    qint64 fileRequests = 0;
    qint64 requests = 0;
    qint64 ms = 0;
};

/// One estimate; see estimate().
class Estimating
{
public:
    Estimating(Upstream &upstream, const Selection &selection)
        : m_upstream(upstream)
        , m_selection(selection)
    {}

    Result<Estimate> run()
    {
        SHERIA_CHECK(m_upstream.probe());
        std::vector<QByteArray> places;
        if (m_upstream.api() == store::SyncKind::Legislation) {
            SHERIA_TRY(places, placeCodes(m_upstream));
        }
        store::SyncPass everything;
        everything.isEverything = true;
        const QByteArrayList paths = listPaths(m_upstream, m_selection, everything, places);
        for (const QByteArray &path : paths) {
            if (m_lists.size() >= MaxLists)
                break;
            SHERIA_CHECK(look(path));
        }
        countLists(static_cast<std::size_t>(paths.size()));
        if (m_out.expressions == 0)
            return Error{ErrorCode::NotFound, Message::tr("the server has no matching content")};
        for (const store::SyncSighting &one : chosen())
            SHERIA_CHECK(weigh(one));
        workOut();
        return m_out;
    }

private:
    Result<ListPage> page(const QByteArray &path, qint64 number)
    {
        const QByteArray query = "page_size=" + QByteArray::number(PageOfSample)
            + "&page=" + QByteArray::number(number);
        const auto got = m_upstream.getJson(path + (path.contains('?') ? '&' : '?') + query);
        if (!got && got.error().code == ErrorCode::NotFound)
            return ListPage(); // Nothing there, or it became shorter.
        if (!got)
            return got.error();
        return readPage(m_upstream, path, *got, 0, m_selection);
    }

    /// Its first page, and of a long one another in its middle.
    Result<void> look(const QByteArray &path)
    {
        SHERIA_TRY(ListPage first, page(path, 1));
        qint64 seen = std::min<qint64>(first.count, PageOfSample);
        SampledList list{placeOf(path), 0, std::move(first.items)};
        const qint64 pages = first.count / PageOfSample;
        if (pages > 2) {
            SHERIA_TRY(const ListPage middle, page(path, pages / 2 + 1));
            list.items.insert(list.items.end(), middle.items.begin(), middle.items.end());
            seen += PageOfSample;
        }
        const bool isAll = seen >= first.count;
        m_out.isCounted = m_out.isCounted && (isAll || qint64(list.items.size()) == seen);
        list.expressions = seen == 0
            ? 0
            : qint64(std::llround(double(list.items.size()) * double(first.count) / double(seen)));
        m_lists.push_back(std::move(list));
        return {};
    }

    void countLists(std::size_t all)
    {
        for (const SampledList &list : m_lists) {
            m_out.expressions += list.expressions;
            if (!list.place.isEmpty() && list.expressions > 0)
                m_out.places[list.place] += list.expressions;
        }
        if (all <= m_lists.size())
            return;
        m_out.isCounted = false;
        m_out.expressions = qint64(double(m_out.expressions) * double(all)
                                   / double(m_lists.size()));
    }

    /// Evenly over the lists, as many of each as it has share of the whole.
    std::vector<store::SyncSighting> chosen() const
    {
        std::vector<store::SyncSighting> all;
        for (const SampledList &list : m_lists)
            all.insert(all.end(), list.items.begin(), list.items.end());
        if (all.size() <= MaxSamples)
            return all;
        std::vector<store::SyncSighting> out;
        for (std::size_t i = 0; i < MaxSamples; ++i)
            out.push_back(all[i * all.size() / MaxSamples]);
        return out;
    }

    Result<void> weigh(const store::SyncSighting &one)
    {
        const bool isDecision = m_upstream.api() == store::SyncKind::Decisions;
        const QByteArray path = isDecision ? decisionPath(one.workUri) : apiPath(one.uri);
        QElapsedTimer timer;
        timer.start();
        const auto text = m_upstream.get(path + ".xml", Expected::Xml);
        if (!text && text.error().code != ErrorCode::NotFound)
            return text.error();
        ++m_sample.count;
        ++m_sample.requests;
        m_sample.text += text ? text->body.size() : 0;
        if (!isDecision && m_selection.hasMedia)
            SHERIA_CHECK(weighMedia(path));
        m_sample.ms += timer.elapsed();
        if (!isDecision && m_selection.hasPublications)
            weighPublication(one);
        return {};
    }

    Result<void> weighMedia(const QByteArray &path)
    {
        const auto media = m_upstream.getJson(path + "/media.json?page_size=500");
        ++m_sample.requests;
        if (!media)
            return media.error().code == ErrorCode::NotFound ? Result<void>() : media.error();
        for (const QJsonValue &file : media->value("results"_L1).toArray()) {
            m_sample.files += file["size"_L1].toInteger();
            ++m_sample.fileRequests;
        }
        return {};
    }

    void weighPublication(const store::SyncSighting &one)
    {
        const QJsonObject said = QJsonDocument::fromJson(one.json).object();
        const QJsonObject document = said.value("publication_document"_L1).toObject();
        if (document.isEmpty() || document.value("has_trusted_url"_L1).toBool())
            return;
        m_sample.files += document.value("size"_L1).toInteger();
        ++m_sample.fileRequests;
    }

    void workOut()
    {
        const double count = double(std::max<qint64>(1, m_sample.count));
        const double all = double(m_out.expressions);
        const int requests = m_upstream.api() == store::SyncKind::Decisions ? RequestsOfDecision
                                                                            : RequestsOfExpression;
        m_out.sampled = m_sample.count;
        m_out.requests = qint64(all * (requests + double(m_sample.fileRequests) / count))
            + m_out.expressions / PageSize + qint64(m_lists.size()) + 1;
        m_out.transferBytes = qint64(all * double(m_sample.text + m_sample.files) / count);
        m_out.libraryBytes = qint64(
            all * (double(m_sample.text) * LibraryShare + double(m_sample.files)) / count);
        const double msOfOne = double(m_sample.ms) / double(std::max<qint64>(1, m_sample.requests));
        m_out.seconds = qint64(
            std::ceil(double(m_out.requests) * msOfOne / limits::SyncRequestsPerHost / MsInSecond));
    }

    Upstream &m_upstream;
    const Selection &m_selection;
    std::vector<SampledList> m_lists;
    Sample m_sample;
    Estimate m_out;
};

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

Result<Estimate> estimate(const QByteArray &base, store::SyncKind api, const Selection &selection,
                          const RunOptions &options, const Clock &clock,
                          const std::stop_token &stop)
{
    Upstream upstream(base, api, options, clock, stop);
    return Estimating(upstream, selection).run();
}

} // namespace sheria::sync
