#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/deletions.h"
#include "core/sync/listing.h"
#include "core/sync/referencedata.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace sheria::sync {

using namespace Qt::StringLiterals;
using store::SyncItem;

namespace {

/// What a server says of one; in our form, or why it cannot be.
Result<KnowledgeBase> baseOf(const QJsonObject &said)
{
    KnowledgeBase out;
    out.code = said.value("code"_L1).toString().toUtf8();
    out.name = said.value("name"_L1).toString();
    out.description = said.value("description"_L1).toString();
    // The API does not tell the kind; codes do.
    // Source: server/API.md section 8.1.
    out.kind = out.code.startsWith("judgments") ? KnowledgeBase::Kind::Judgments
                                                : KnowledgeBase::Kind::Legislation;
    return checked(out);
}

/// One run; see syncKnowledgeBases().
class KnowledgeRun
{
public:
    KnowledgeRun(const RunContext &run, Summary &summary,
                 const std::function<void(const Trouble &)> &troubled)
        : m_run(run)
        , m_summary(summary)
        , m_troubled(troubled)
    {}

    Result<void> run()
    {
        SHERIA_TRY(KnowledgeList list, listKnowledgeBases(m_run.upstream));
        m_summary.listed += list.listed;
        for (const Trouble &trouble : list.troubles)
            m_troubled(trouble);
        m_listed = std::move(list.bases);
        for (const KnowledgeBase &base : m_listed)
            SHERIA_CHECK(take(base));
        return settleGone();
    }

private:
    Result<void> take(const KnowledgeBase &said)
    {
        SHERIA_TRY(const auto item, store::findSyncItem(m_run.reader, m_run.source.id, said.code));
        const auto known = store::findKnowledgeBase(m_run.reader, said.code);
        if (!known && known.error().code != ErrorCode::NotFound)
            return known.error();
        const bool isSame = known && known->name == said.name
            && known->description == said.description;
        if (known && !item) {
            if (isSame)
                return {}; // Every library begins with the same ones.
            SHERIA_TRY(const bool cameByPack, isAsAPackBroughtIt(*known));
            if (!cameByPack) {
                m_troubled({{},
                            Message::tr("the library has its own knowledge base %1, which is kept",
                                        QString::fromUtf8(said.code))});
                return {};
            }
        }
        if (isSame && !item->missingAt.isValid())
            return {};
        KnowledgeBase put = known ? *known : said;
        put.name = said.name;
        put.description = said.description;
        ++m_summary.fetched;
        return m_run.writer.write(
            [&, isNew = !known](store::Database &db) { return keep(db, put, isNew); });
    }

    /// A copy that began with a pack goes on from the server.
    Result<bool> isAsAPackBroughtIt(const KnowledgeBase &known) const
    {
        SHERIA_TRY(const auto origin, store::findKnowledgeOrigin(m_run.reader, known.code));
        return origin && origin->library != store::KnowledgeOrigin::Program
            && origin->base == known;
    }

    Result<void> keep(store::Database &db, const KnowledgeBase &base, bool isNew) const
    {
        if (!isNew)
            SHERIA_CHECK(store::removeKnowledgeBase(db, base.code));
        SHERIA_CHECK(store::addKnowledgeBase(db, base));
        SHERIA_CHECK(
            store::wantSyncItem(db, m_run.source.id, {base.code, base.code, {}, {}, {}, -1}));
        SHERIA_TRY(auto item, store::findSyncItem(db, m_run.source.id, base.code));
        item->state = SyncItem::State::Complete;
        SHERIA_CHECK(store::putSyncItem(db, *item, {}));
        store::SyncRunPlace brought;
        brought.added = isNew ? 1 : 0;
        brought.changed = isNew ? 0 : 1;
        return store::addToSyncRunPlace(db, m_run.runId, brought);
    }

    /// What is not listed any more.
    Result<void> settleGone()
    {
        SHERIA_TRY(auto known, store::syncItemsOfPlace(m_run.reader, m_run.source.id, {}));
        std::erase_if(known, [this](const SyncItem &item) {
            return std::any_of(m_listed.begin(), m_listed.end(),
                               [&item](const KnowledgeBase &base) {
                                   return base.code == item.uri;
                               });
        });
        return settleDeletions(m_run, std::move(known), m_summary);
    }

    const RunContext &m_run;
    Summary &m_summary;
    const std::function<void(const Trouble &)> &m_troubled;
    std::vector<KnowledgeBase> m_listed;
};

} // namespace

Result<KnowledgeList> listKnowledgeBases(Upstream &upstream)
{
    KnowledgeList out;
    const auto take = [&out](const QJsonObject &page) -> Result<void> {
        if (!page.value("results"_L1).isArray())
            return Error{ErrorCode::Unsupported,
                         Message::tr("the response is not a page of a list")};
        for (const QJsonValue &item : page.value("results"_L1).toArray()) {
            ++out.listed;
            auto base = baseOf(item.toObject());
            if (base)
                out.bases.push_back(*std::move(base));
            else
                out.troubles.push_back({{}, base.error().message});
        }
        return {};
    };
    SHERIA_CHECK(forPages([&upstream](const QByteArray &path) { return upstream.getJson(path); },
                          "/knowledge-bases", take, 100));
    return out;
}

Result<void> syncKnowledgeBases(const RunContext &run, Summary &summary,
                                const std::function<void(const Trouble &)> &troubled)
{
    return KnowledgeRun(run, summary, troubled).run();
}

} // namespace sheria::sync
