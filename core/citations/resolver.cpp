// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/resolver.h"

#include "core/citations/provisionfinder.h"
#include "core/citations/source.h"
#include "core/citations/typedreference.h"
#include "core/citations/workkeys.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"
#include "core/knowledge/expressiontext.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"

#include <algorithm>
#include <map>
#include <optional>

namespace sheria::citations {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostWaiting = 300; ///< Works whose names have not been noted yet and are looked at.

Error cancelled()
{
    return {ErrorCode::Cancelled, u"something else was typed"_s};
}

/// NotFound as nothing.
template <typename T>
Result<std::optional<T>> ifThere(Result<T> result)
{
    if (result)
        return std::optional<T>(*std::move(result));
    if (result.error().code == ErrorCode::NotFound)
        return std::optional<T>();
    return result.error();
}

/// Whether a work may be the one of this number: a number that was typed with a title has to be its own.
bool fitsNumber(const TypedReference &typed, const QByteArray &key, const QByteArray &workUri)
{
    if (typed.number.isEmpty() || !key.startsWith("t:"))
        return true;
    const auto uri = FrbrUri::parse(workUri);
    return uri && plainNumber(uri->number) == typed.number;
}

/// Finds works by what was typed of their names.
class WorkFinder
{
public:
    WorkFinder(store::Database &db, const ResolveOptions &options) : m_db(db), m_options(options) {}

    /// The works of the first reading that names any; `chosen` is set to that reading.
    Result<std::vector<store::NamedWork>> find(const std::vector<TypedReference> &readings,
                                               const TypedReference *&chosen)
    {
        for (const TypedReference &reading : readings) {
            for (const QByteArray &key : reading.keys) {
                if (m_options.stop.stop_requested())
                    return cancelled();
                SHERIA_TRY(std::vector<store::NamedWork> works, named(key));
                std::erase_if(works, [&](const store::NamedWork &work) {
                    return !fitsNumber(reading, key, work.work.uri);
                });
                if (!works.empty()) {
                    chosen = &reading;
                    return works;
                }
            }
        }
        return byTitles(readings, chosen);
    }

private:
    using Works = std::vector<store::NamedWork>;

    bool isReadable(const QByteArray &uri) const
    {
        return !m_options.mayRead || m_options.mayRead(uri);
    }

    Result<Works> named(const QByteArray &key)
    {
        const auto known = m_byKey.find(key);
        if (known != m_byKey.end())
            return known->second;
        SHERIA_TRY(Works works, store::worksNamed(m_db, key));
        SHERIA_CHECK(readWaiting());
        std::erase_if(works, [this](const store::NamedWork &work) {
            return m_waitingUris.contains(work.work.uri) || !isReadable(work.work.uri);
        });
        if (const auto waiting = m_waiting.find(key); waiting != m_waiting.end())
            works.insert(works.end(), waiting->second.begin(), waiting->second.end());
        m_byKey.emplace(key, works);
        return works;
    }

    /// The names of works that changed a moment ago are made here.
    Result<void> readWaiting()
    {
        if (std::exchange(m_isWaitingRead, true))
            return {};
        SHERIA_TRY(const auto tasks, store::citationTasks(m_db, MostWaiting));
        for (const store::CitationTask &task : tasks) {
            if (m_options.stop.stop_requested())
                return cancelled();
            SHERIA_TRY(const auto work, ifThere(store::findWork(m_db, task.workUri)));
            if (!work || !m_waitingUris.try_emplace(task.workUri).second
                || !isReadable(task.workUri))
                continue;
            for (const QByteArray &key : workKeys(*work))
                m_waiting[key].push_back(
                    {work->id, {task.workUri, work->title}, work->uri.place()});
        }
        return {};
    }

    // ---- by the beginnings and initials of titles

    /// A reading that may be an abbreviated title.
    static bool isShort(const TypedReference &reading)
    {
        constexpr qsizetype LeastBytes = 4;
        return !reading.title.isEmpty()
            && (reading.isLetters || (reading.pinpoint && reading.title.size() >= LeastBytes));
    }

    /// Of one reading: the laws with these initials, the works whose titles begin so, and those that have
    /// only their kind behind it.
    struct Titled
    {
        const TypedReference *reading = nullptr;
        Works initials;
        Works complete;
        Works beginning;
    };

    Result<Works> byTitles(const std::vector<TypedReference> &readings,
                           const TypedReference *&chosen)
    {
        std::vector<Titled> titled;
        for (const TypedReference &reading : readings) {
            const bool isNew = std::none_of(titled.begin(), titled.end(), [&](const Titled &one) {
                return one.reading->title == reading.title && one.reading->year == reading.year
                    && one.reading->pinpoint == reading.pinpoint;
            });
            if (isShort(reading) && isNew)
                titled.push_back({&reading, {}, {}, {}});
        }
        if (titled.empty())
            return Works();
        SHERIA_CHECK(store::forEachTitle(m_db, [&](const store::KnownName &row) {
            if (!m_options.stop.stop_requested())
                look(row, titled);
        }));
        if (m_options.stop.stop_requested())
            return cancelled();
        for (Titled &one : titled) {
            chosen = one.reading;
            if (one.initials.size() == 1)
                return std::move(one.initials);
            if (!one.complete.empty())
                return std::move(one.complete);
            if (!one.beginning.empty())
                return std::move(one.beginning);
        }
        return Works();
    }

    void look(const store::KnownName &row, std::vector<Titled> &titled) const
    {
        const QByteArray first = foldWord(row.work.title.left(MostPrefix).toUtf8());
        const bool hasArticle = first.startsWith("the ");
        const auto beginsAlike = [&](const Titled &one) {
            return first.mid(hasArticle ? 4 : 0).startsWith(one.reading->title.first(1));
        };
        if (std::none_of(titled.begin(), titled.end(), beginsAlike))
            return;
        const TitleParts parts = titleParts(row.work.title.toUtf8());
        const auto uri = FrbrUri::parse(row.work.uri);
        if (!uri || parts.words.isEmpty())
            return;
        for (Titled &one : titled) {
            const TypedReference &reading = *one.reading;
            if ((!reading.year.isEmpty() && reading.year != parts.year
                 && reading.year != uri->year())
                || !fitsNumber(reading, "t:", row.work.uri))
                continue;
            const bool hasInitials = reading.isLetters && !row.isJudgment
                && initialsOf(parts.words) == reading.title;
            const bool begins = reading.pinpoint && parts.words.startsWith(reading.title);
            if ((!hasInitials && !begins) || !isReadable(row.work.uri))
                continue;
            const store::NamedWork work{row.id, row.work, uri->place()};
            if (hasInitials)
                one.initials.push_back(work);
            if (!begins)
                continue;
            const QByteArray rest = parts.words.sliced(reading.title.size());
            if (rest.startsWith(' ')
                && lexemeOf(rest.sliced(1).toStdString()).traits & (Anchor | WeakAnchor))
                one.complete.push_back(work);
            else if (rest.isEmpty() || rest.startsWith(' '))
                one.beginning.push_back(work);
        }
    }

    /// "lba" of "lights and beacons act".
    static QByteArray initialsOf(const QByteArray &words)
    {
        QByteArray letters;
        for (const QByteArray &word : words.split(' ')) {
            const std::uint32_t traits = lexemeOf(word.toStdString()).traits;
            if (!(traits & (Article | Connector | OfWord | AndWord)))
                letters += word.left(1);
        }
        return letters;
    }

    static constexpr qsizetype MostPrefix = 8;

    store::Database &m_db;
    const ResolveOptions &m_options;
    std::map<QByteArray, Works> m_byKey;
    std::map<QByteArray, Works> m_waiting;
    std::map<QByteArray, bool> m_waitingUris;
    bool m_isWaitingRead = false;
};

/// "9/1/a" as "9(1)(a)"; "12a" as "12A".
QString pathText(const QByteArray &path)
{
    const QByteArrayList steps = path.split('/');
    const char first = steps.front().isEmpty() ? ' ' : steps.front()[0];
    const bool isCounted = first >= '0' && first <= '9';
    QString text = QString::fromUtf8(isCounted ? steps.front().toUpper() : steps.front());
    for (qsizetype i = 1; i < steps.size(); ++i)
        text += u'(' + QString::fromUtf8(steps[i]) + u')';
    return text;
}

/// The heading of a provision, or of the innermost around it that has one.
QString headingOf(const std::vector<akn::Provision> &provisions, const akn::Provision *provision)
{
    while (provision) {
        if (provision->heading && !provision->heading->trimmed().isEmpty())
            return provision->heading->simplified();
        provision = provision->parent >= 0 ? &provisions[std::size_t(provision->parent)] : nullptr;
    }
    return {};
}

/// Looks for the provision in a text.
Result<void> findProvision(store::Database &db, const QByteArray &contentHash,
                           const Pinpoint &pinpoint, ResolvedReference &found)
{
    SHERIA_TRY(const std::vector<akn::Provision> provisions,
               store::contentProvisions(db, contentHash));
    SHERIA_TRY(const std::vector<Attachment> attachments, attachmentsOf(db, contentHash));
    const ProvisionFinder finder(provisions, attachments);
    found.eId = finder.find(pinpoint);
    Pinpoint around = pinpoint;
    const qsizetype step = pinpoint.path.lastIndexOf('/');
    around.path.truncate(std::max<qsizetype>(step, 0));
    found.isThere = !found.eId.isEmpty() && (step < 0 || finder.find(around) != found.eId);
    const auto provision = std::find_if(provisions.begin(), provisions.end(),
                                        [&found](const akn::Provision &one) {
                                            return one.eId == found.eId;
                                        });
    if (provision != provisions.end()) {
        found.component = provision->component;
        found.heading = headingOf(provisions, &*provision);
        return {};
    }
    for (const Attachment &attachment : attachments) {
        if (attachment.eId == found.eId)
            found.component = attachment.name;
    }
    return {};
}

QString numberOf(const Work &work)
{
    if (work.uri.doctype != "judgment")
        return numberedTitle(work);
    return work.judgment.isEmpty() ? QString() : json::readJudgment(work.judgment).shortCitation;
}

/// The text of a work as at a day, null: today's; none where it has none.
Result<std::optional<ExpressionRecord>> textAsAt(store::Database &db, const QByteArray &workUri,
                                                 QDate day, const Today &today)
{
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(workUri));
    uri.expressionDate = FrbrUri::asAt(day);
    return ifThere(store::findExpression(db, uri, today));
}

Result<ResolvedReference> resolved(store::Database &db, const store::NamedWork &named,
                                   const TypedReference &typed, const ResolveOptions &options)
{
    ResolvedReference found;
    found.workId = named.id;
    found.work = named.work;
    found.place = named.place;
    found.date = typed.date;
    if (typed.pinpoint) {
        found.unit = typed.pinpoint->unit;
        found.path = pathText(typed.pinpoint->path);
    }
    const QDate day = typed.date.isValid() ? typed.date : options.asAt;
    SHERIA_TRY(const auto text, textAsAt(db, named.work.uri, day, options.today));
    if (!text) {
        SHERIA_TRY(const auto work, ifThere(store::findWork(db, named.work.uri)));
        found.number = work ? numberOf(*work) : QString();
        return found;
    }
    found.number = numberOf(text->work);
    found.expressionUri = text->expression.uri;
    found.expressionDate = knownDate(text->expression.date);
    found.isThere = !typed.pinpoint;
    if (typed.pinpoint && text->expression.hasContent())
        SHERIA_CHECK(findProvision(db, text->expression.contentHash, *typed.pinpoint, found));
    return found;
}

} // namespace

QByteArray pinpointWords(const ResolvedReference &found)
{
    return found.unit == Unit::None ? QByteArray() : nameOf(found.unit) + ' ' + found.path.toUtf8();
}

QByteArray pinpointUri(const ResolvedReference &found)
{
    return found.expressionUri.isEmpty()
        ? QByteArray()
        : knowledge::pinpointUri(found.expressionUri, found.component, found.eId);
}

QByteArray referenceJson(const ResolvedReference &found)
{
    return json::object("frbr_uri", found.work.uri, "title", found.work.title, "number",
                        json::orNull(found.number), "expression_frbr_uri",
                        json::orNull(found.expressionUri), "expression_date", found.expressionDate,
                        "pinpoint", json::orNull(pinpointWords(found)), "is_there", found.isThere,
                        "portion_id", json::orNull(found.eId), "heading",
                        json::orNull(found.heading), "pinpoint_frbr_uri",
                        json::orNull(pinpointUri(found)));
}

Result<std::vector<ResolvedReference>> resolveTyped(store::Database &db, QStringView typed,
                                                    const ResolveOptions &options)
{
    std::vector<ResolvedReference> all;
    const std::vector<TypedReference> readings = readTyped(typed);
    const TypedReference *chosen = nullptr;
    SHERIA_TRY(std::vector<store::NamedWork> works, WorkFinder(db, options).find(readings, chosen));
    if (works.empty() || works.size() > options.most)
        return all;
    std::sort(works.begin(), works.end(), [](const store::NamedWork &a, const store::NamedWork &b) {
        return a.work.uri < b.work.uri;
    });
    for (const store::NamedWork &work : works) {
        if (options.stop.stop_requested())
            return cancelled();
        SHERIA_TRY(ResolvedReference found, resolved(db, work, *chosen, options));
        all.push_back(std::move(found));
    }
    return all;
}

} // namespace sheria::citations
