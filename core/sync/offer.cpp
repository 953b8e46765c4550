// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/offer.h"

#include "core/base/limits.h"
#include "core/sync/feedcopy.h"
#include "core/sync/listing.h"
#include "core/sync/referencedata.h"
#include "core/sync/source/address.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <set>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

QByteArray versionOf(const Upstream &upstream)
{
    if (publisherOf(upstream.api()))
        return "Atom";
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
    case store::SyncKind::LegislationGovUk:
    case store::SyncKind::FindCaseLaw: return {};
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
    if (publisherOf(upstream.api())) {
        SHERIA_TRY(const AtomPage page, firstPage(upstream));
        out.expressions = page.next.isEmpty() ? qint64(page.entries.size()) : page.total;
        return out;
    }
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

constexpr int PageOfSample = 50;        ///< Items of a page of a list.
constexpr qint64 PagesOfSample = 6;     ///< Of a list, that are looked at.
constexpr std::size_t MaxLists = 60;    ///< Of more lists, the rest is taken to be like these.
constexpr std::size_t MaxSamples = 32;  ///< Expressions whose parts are asked for.
constexpr int RequestsOfExpression = 5; ///< Text, commencements, timeline, enrichments, media list.
constexpr int RequestsOfDecision = 1;   ///< The text; the rest came with the list.
constexpr double LibraryShare = 0.65;   ///< Of a text's bytes, compressed, with its search index.
constexpr qint64 EmptyLibraryBytes = 680'000; ///< With its search index.
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
    qint64 decisions = 0;
    qint64 textOfDecisions = 0;
    qint64 files = 0;
    qint64 fileRequests = 0;
    qint64 publications = 0; ///< Of its works.
    qint64 publicationRequests = 0;
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
        if (m_upstream.api() == store::SyncKind::Knowledge)
            return knowledgeBases();
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
    /// A list of names and descriptions is all there is to fetch.
    Result<Estimate> knowledgeBases()
    {
        QElapsedTimer timer;
        timer.start();
        SHERIA_TRY(const KnowledgeList list, listKnowledgeBases(m_upstream));
        m_out.expressions = qint64(list.bases.size());
        m_out.sampled = m_out.expressions;
        m_out.requests = m_upstream.requests();
        m_out.transferBytes = m_upstream.bytes();
        m_out.libraryBytes = EmptyLibraryBytes + m_upstream.bytes();
        m_out.seconds = qint64(std::ceil(double(timer.elapsed()) / MsInSecond));
        return m_out;
    }

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

    /// Its first page, and of a long one others from all parts of it: lists are sorted, and what is alike stands together.
    Result<void> look(const QByteArray &path)
    {
        SHERIA_TRY(ListPage first, page(path, 1));
        qint64 seen = std::min<qint64>(first.count, PageOfSample);
        SampledList list{placeOf(path), 0, std::move(first.items)};
        const qint64 pages = (first.count + PageOfSample - 1) / PageOfSample;
        const qint64 looked = std::min(pages, PagesOfSample);
        for (qint64 i = 1; i < looked; ++i) {
            const qint64 before = i * pages / looked;
            SHERIA_TRY(const ListPage next, page(path, before + 1));
            list.items.insert(list.items.end(), next.items.begin(), next.items.end());
            seen += std::min<qint64>(first.count - before * PageOfSample, PageOfSample);
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
        const qint64 size = text ? text->body.size() : 0;
        m_sample.text += size;
        if (isAmongLegislation(one)) {
            ++m_sample.decisions;
            m_sample.textOfDecisions += size;
        }
        if (!isDecision && m_selection.hasMedia)
            SHERIA_CHECK(weighMedia(path));
        m_sample.ms += timer.elapsed();
        // It is of the work: fetched and stored once.
        if (!isDecision && m_selection.hasPublications && m_weighedWorks.count(one.workUri) == 0)
            weighPublication(one);
        m_weighedWorks.insert(one.workUri);
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
        m_sample.publications += document.value("size"_L1).toInteger();
        ++m_sample.publicationRequests;
    }

    /// Whether it is a decision that the list of legislation has, too.
    bool isAmongLegislation(const store::SyncSighting &one) const
    {
        const Result<FrbrUri> uri = FrbrUri::parse(one.workUri);
        return m_upstream.api() == store::SyncKind::Legislation && uri
            && uri->doctype.startsWith("judg");
    }

    void workOutDecisions()
    {
        double items = 0;
        double found = 0;
        for (const SampledList &list : m_lists) {
            items += double(list.items.size());
            found += double(
                std::count_if(list.items.begin(), list.items.end(),
                              [this](const auto &item) { return isAmongLegislation(item); }));
        }
        if (found <= 0)
            return;
        m_out.decisions = std::llround(found * double(m_out.expressions) / items);
        const double text = double(m_sample.textOfDecisions)
            / double(std::max<qint64>(1, m_sample.decisions));
        m_out.sharedBytes = EmptyLibraryBytes
            + qint64(double(m_out.decisions) * text * LibraryShare);
    }

    /// Works among the expressions that were listed: 1 where each has a work of its own.
    double shareOfWorks() const
    {
        std::set<QByteArray> works;
        std::size_t items = 0;
        for (const SampledList &list : m_lists) {
            items += list.items.size();
            for (const store::SyncSighting &item : list.items)
                works.insert(item.workUri);
        }
        return items == 0 ? 1 : double(works.size()) / double(items);
    }

    void workOut()
    {
        const double count = double(std::max<qint64>(1, m_sample.count));
        const double ofWork = shareOfWorks()
            / double(std::max<std::size_t>(1, m_weighedWorks.size()));
        const double text = double(m_sample.text) / count;
        const double files = double(m_sample.files) / count
            + double(m_sample.publications) * ofWork;
        const double all = double(m_out.expressions);
        const int requests = m_upstream.api() == store::SyncKind::Decisions ? RequestsOfDecision
                                                                            : RequestsOfExpression;
        m_out.sampled = m_sample.count;
        m_out.requests = qint64(all
                                * (requests + double(m_sample.fileRequests) / count
                                   + double(m_sample.publicationRequests) * ofWork))
            + m_out.expressions / PageSize + qint64(m_lists.size()) + 1;
        m_out.transferBytes = qint64(all * (text + files));
        // Expressions of a work have the same images, as a rule, and a file is stored once.
        const double stored = double(m_sample.files) / count * shareOfWorks()
            + double(m_sample.publications) * ofWork;
        m_out.libraryBytes = EmptyLibraryBytes + qint64(all * (text * LibraryShare + stored));
        workOutDecisions();
        const double msOfOne = double(m_sample.ms) / double(std::max<qint64>(1, m_sample.requests));
        m_out.seconds = qint64(
            std::ceil(double(m_out.requests) * msOfOne / limits::SyncRequestsPerHost / MsInSecond));
    }

    Upstream &m_upstream;
    const Selection &m_selection;
    std::vector<SampledList> m_lists;
    Sample m_sample;
    std::set<QByteArray> m_weighedWorks;
    Estimate m_out;
};

/// Of a feed: the number of documents that it states, times the mean size of its first documents.
Result<Estimate> estimateFeed(Upstream &upstream)
{
    constexpr std::size_t FeedSamples = 4;
    SHERIA_TRY(const AtomPage page, firstPage(upstream));
    if (page.entries.empty())
        return Error{ErrorCode::NotFound, Message::tr("the server has no matching content")};
    const auto shown = qint64(page.entries.size());
    Estimate out;
    out.isCounted = page.next.isEmpty() || page.total >= 0;
    out.expressions = page.next.isEmpty() ? shown : std::max(page.total, shown);
    qint64 bytes = 0;
    for (std::size_t i = 0; i < std::min(FeedSamples, page.entries.size()); ++i) {
        const auto path = ownPath(upstream, upstream.feedPath(), page.entries[i].document);
        if (page.entries[i].document.isEmpty() || !path)
            continue;
        const auto got = upstream.get(*path, Expected::Document);
        if (!got && isFatal(got.error()))
            return got.error();
        ++out.sampled;
        bytes += got ? got->body.size() : 0;
    }
    out.requests = out.expressions + out.expressions / shown + 1;
    out.transferBytes = bytes * out.expressions / std::max<qint64>(1, out.sampled);
    out.libraryBytes = qint64(double(out.transferBytes) * LibraryShare);
    out.seconds = out.requests * publisherOf(upstream.api())->pace.count() / 1000;
    return out;
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

Result<Estimate> estimate(const QByteArray &base, store::SyncKind api, const Selection &selection,
                          const RunOptions &options, const Clock &clock,
                          const std::stop_token &stop)
{
    Upstream upstream(base, api, options, clock, stop);
    return publisherOf(api) ? estimateFeed(upstream) : Estimating(upstream, selection).run();
}

} // namespace sheria::sync
