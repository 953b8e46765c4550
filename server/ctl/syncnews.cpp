#include "core/domain/json.h"
#include "core/store/synchistory.h"
#include "server/ctl/accesscommands.h"
#include "server/ctl/output.h"
#include "server/ctl/synccommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr int ShownNews = 1000;

QByteArray newsJson(const store::SyncRunWork &news)
{
    json::Writer out;
    out.beginObject().member("at", news.at).member("news", store::newsName(news.news));
    out.member("frbr_uri", news.workUri).member("title", QStringView(news.title));
    out.member("expression_frbr_uri", news.expressionUri);
    out.key("previous_expression_frbr_uri").stringOrNull(QByteArrayView(news.previousUri));
    out.endObject();
    return out.take();
}

QByteArray newsLine(const store::SyncRunWork &news)
{
    return u"%1  %2  %3  %4"_s
        .arg(momentText(news.at), QString::fromLatin1(store::newsName(news.news)),
             QString::fromUtf8(news.expressionUri), news.title)
        .toUtf8();
}

} // namespace

Exit runSyncNews(const QStringList &arguments)
{
    AccessAction action(u"sync news"_s,
                        u"Tells what the last runs brought, the newest first: works that are new, "
                        "amended, changed, repealed or deleted. Changes nothing."_s);
    action.addOptionalWord(u"SOURCE"_s, u"Only of this one: its URL or number."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.look([&action](store::Database &db) -> Result<void> {
        std::optional<qint64> id;
        if (!action.word().isEmpty()) {
            SHERIA_TRY(const store::SyncSource source, sourceFor(db, action.word()));
            id = source.id;
        }
        SHERIA_TRY(const auto all, store::listSyncNews(db, id, ShownNews));
        for (const store::SyncRunWork &news : all)
            printLine(action.wantsJson() ? newsJson(news) : newsLine(news));
        return {};
    });
}

} // namespace sheria::ctl
