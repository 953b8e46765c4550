// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/blame.h"

#include "core/akn/modifications.h"
#include "core/base/limits.h"
#include "core/comparison/alignment.h"
#include "core/comparison/provisionwords.h"
#include "core/comparison/worddiff.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/contentqueries.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace sheria::comparison {

using namespace Qt::StringLiterals;
using akn::Modification;
using akn::Provision;
using knowledge::ExpressionText;

namespace {

/// A law that is the only one named for a provision of the first expression wrote it if it took effect in
/// the days before, and the library holds older law of that place.
constexpr int FirstLawDays = 90;
/// A temporary act is in force for less than a year, and what makes it permanent follows it.
constexpr int TemporaryActDays = 400;
/// A unit that shares less with what stood there before was written anew.
constexpr double Rewritten = 0.65;

QString withoutBlanks(const QString &text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        if (!c.isSpace())
            out += c;
    }
    return out;
}

/// One expression of the work.
struct Version
{
    ExpressionSummary summary;
    std::vector<ExpressionText> texts;
    std::vector<Modification> modifications;
    const ExpressionText *text = nullptr; ///< Which has `unit`.
    const Provision *unit = nullptr;      ///< What the provision asked for was then; null: nothing.

    QString unitText() const { return text->of(*unit); }
    bool isInUnit(const QByteArray &eId) const
    {
        return eId == unit->eId || eId.startsWith(QByteArray(unit->eId + "__"));
    }
};

/// The words that the innermost provisions of a text have, and where.
struct Letters
{
    Letters(const ExpressionText &text, qsizetype start, qsizetype end)
    {
        const QString all = text.between(start, end);
        qsizetype byte = start;
        for (qsizetype i = 0; i < all.size(); ++i) {
            const ushort unit = all[i].unicode();
            if (!all[i].isSpace()) {
                bare += all[i];
                index.push_back(i);
                bytes.push_back(byte);
            }
            byte += unit < 0x80 ? 1 : unit < 0x800 || all[i].isSurrogate() ? 2 : 3;
        }
        full = all;
    }

    QString full;
    QString bare;                 ///< Without blanks.
    std::vector<qsizetype> index; ///< Of each letter of `bare`, its place in `full`,
    std::vector<qsizetype> bytes; ///< and in the text.
};

/// For each letter of `after` its place in `before`; -1: it is new. Texts without blanks.
std::vector<int> mapping(const QString &before, const QString &after, qsizetype letters)
{
    std::vector<int> map(std::size_t(letters), -1);
    qsizetype old = 0;
    qsizetype now = 0;
    qsizetype common = 0;
    for (const Run &run : wordDiff(before, after)) {
        const qsizetype size = withoutBlanks(run.text).size();
        if (run.kind == Run::Kind::Same) {
            for (qsizetype i = 0; i < size && now + i < letters; ++i)
                map[std::size_t(now + i)] = int(old + i);
            common += size;
        }
        old += run.kind == Run::Kind::Added ? 0 : size;
        now += run.kind == Run::Kind::Removed ? 0 : size;
    }
    const bool isRewritten = double(common) < Rewritten * double(old)
        && double(common) < Rewritten * double(now);
    if (isRewritten)
        std::fill(map.begin(), map.end(), -1);
    return map;
}

/// A basic unit through the expressions of its work.
class History
{
public:
    History(store::Database &db, const Today &today, const std::stop_token &stop)
        : m_db(db)
        , m_today(today)
        , m_stop(stop)
    {}

    Result<void> load(const ExpressionRecord &named)
    {
        SHERIA_TRY(m_firstOfPlace, store::firstExpressionDate(m_db, named.work.uri.place()));
        for (const ExpressionSummary &each : blamedExpressions(named))
            m_versions.push_back({each, {}, {}, nullptr, nullptr});
        for (Version &version : m_versions) {
            if (m_stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}};
            SHERIA_CHECK(read(version));
        }
        return {};
    }

    QDate first() const { return m_versions.front().summary.date; }
    const Version &last() const { return m_versions.back(); }

    /// Who wrote the provision's words, or `words` alone.
    Result<std::vector<BlameRun>> blame(const ExpressionText &text, const Provision &provision,
                                        const QString &words)
    {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        follow(text, unitOf(text, provision));
        const Letters letters(text, provision.textStart, provision.textEnd);
        if (words.isEmpty())
            return runsOf(text, letters);
        const QString sought = withoutBlanks(words);
        const qsizetype at = letters.bare.indexOf(sought);
        if (at < 0 || sought.isEmpty())
            return Error{ErrorCode::NotFound,
                         Message::tr("the words do not stand in %1", provision.eId)};
        std::size_t first = m_versions.size() - 1;
        while (first > m_first && withoutBlanks(m_versions[first - 1].unitText()).contains(sought))
            --first;
        const qsizetype end = at + sought.size() - 1;
        return std::vector{runOf(text, letters, at, end, first)};
    }

private:
    Result<void> read(Version &version)
    {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(version.summary.uri));
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(m_db, uri, m_today));
        SHERIA_TRY(version.texts, knowledge::textsOf(m_db, record));
        for (const Manifestation &manifestation : record.manifestations) {
            if (manifestation.role == Manifestation::Role::Superseded
                || manifestation.contentHash.isEmpty())
                continue;
            SHERIA_TRY(const QByteArray xml, store::contentXml(m_db, manifestation.contentHash));
            SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
            for (Modification &each : akn::modificationsOf(document))
                version.modifications.push_back(std::move(each));
        }
        return {};
    }

    /// Finds out what the unit was in each earlier expression, back to the first that has it.
    void follow(const ExpressionText &text, const Provision &unit)
    {
        for (Version &version : m_versions)
            version.unit = nullptr; // Of the unit that was followed before.
        m_versions.back().text = &text;
        m_versions.back().unit = &unit;
        m_first = m_versions.size() - 1;
        while (m_first > 0) {
            Version &before = m_versions[m_first - 1];
            before.unit = counterpart(m_first);
            if (!before.unit)
                break;
            for (const ExpressionText &each : before.texts) {
                const auto &all = each.provisions();
                if (before.unit >= all.data() && before.unit < all.data() + all.size())
                    before.text = &each;
            }
            --m_first;
        }
    }

    /// What the unit of the expression at `index` was in the one before; null: nothing.
    const Provision *counterpart(std::size_t index)
    {
        const Version &before = m_versions[index - 1];
        const Version &now = m_versions[index];
        for (const ExpressionText &each : before.texts) {
            const Provision *same = each.find(now.unit->eId, now.unit->component);
            if (same && each.of(*same) == now.unitText())
                return same;
        }
        const Fate *best = nullptr;
        const auto [fates, isNew] = m_fates.try_emplace(index);
        if (isNew)
            fates->second = fatesOf(before.texts, now.texts);
        for (const Fate &fate : fates->second) {
            if (fate.after == now.unit && fate.before && (!best || fate.likeness > best->likeness))
                best = &fate;
        }
        return best ? best->before : nullptr;
    }

    std::vector<BlameRun> runsOf(const ExpressionText &text, const Letters &letters)
    {
        std::vector<std::size_t> origins(letters.bytes.size(), m_first);
        std::vector<int> places(letters.bytes.size());
        const Letters whole(text, last().unit->textStart, last().unit->textEnd);
        const auto start = std::lower_bound(whole.bytes.begin(), whole.bytes.end(),
                                            letters.bytes.empty() ? 0 : letters.bytes.front());
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] = int(start - whole.bytes.begin()) + int(i);
        for (std::size_t k = m_versions.size() - 1; k > m_first; --k) {
            const QString before = m_versions[k - 1].unitText();
            const QString after = m_versions[k].unitText();
            if (before == after)
                continue;
            const std::vector<int> map = mapping(before, after, withoutBlanks(after).size());
            for (std::size_t i = 0; i < places.size(); ++i) {
                if (places[i] < 0)
                    continue;
                const int place = std::size_t(places[i]) < map.size() ? map[std::size_t(places[i])]
                                                                      : -1;
                if (place < 0)
                    origins[i] = k;
                places[i] = place;
            }
        }
        std::vector<BlameRun> runs;
        for (std::size_t i = 0; i < origins.size();) {
            const Provision *within = innermost(text, letters.bytes[i], letters.bytes[i]);
            std::size_t end = i + 1;
            while (end < origins.size() && origins[end] == origins[i]
                   && innermost(text, letters.bytes[end], letters.bytes[end]) == within)
                ++end;
            runs.push_back(runOf(text, letters, qsizetype(i), qsizetype(end - 1), origins[i]));
            i = end;
        }
        return runs;
    }

    static const Provision *innermost(const ExpressionText &text, qsizetype start, qsizetype last)
    {
        const std::vector<Provision> &all = text.provisions();
        const auto behind = std::upper_bound(all.begin(), all.end(), start,
                                             [](qsizetype place, const Provision &each) {
                                                 return place < each.textStart;
                                             });
        auto index = int(behind - all.begin()) - 1;
        while (index >= 0 && last >= all[std::size_t(index)].textEnd)
            index = all[std::size_t(index)].parent;
        return index < 0 ? nullptr : &all[std::size_t(index)];
    }

    BlameRun runOf(const ExpressionText &text, const Letters &letters, qsizetype from, qsizetype to,
                   std::size_t origin)
    {
        const auto at = [](const std::vector<qsizetype> &list, qsizetype i) {
            return list[std::size_t(i)];
        };
        const Provision *within = innermost(text, at(letters.bytes, from), at(letters.bytes, to));
        const qsizetype start = at(letters.index, from);
        BlameRun run;
        run.eId = within ? within->eId : QByteArray();
        run.text = letters.full.mid(start, at(letters.index, to) - start + 1).simplified();
        run.expressionUri = m_versions[origin].summary.uri;
        run.since = m_versions[origin].summary.date;
        auto law = lawOf(origin, withoutBlanks(run.text));
        if (!law)
            law = lawAfter(origin);
        if (law) {
            run.by = law->by;
            run.byEId = law->byPortion;
            run.commencement = law->date;
        }
        return run;
    }

    /// What the expression names for the unit, each law once.
    std::vector<Modification> lawsOf(std::size_t index) const
    {
        std::vector<Modification> laws;
        const Version &version = m_versions[index];
        for (const Modification &each : version.modifications) {
            const bool isOfUnit = each.portion.isEmpty()
                ? !each.date.isValid() || each.date <= version.summary.date
                : version.unit && version.isInUnit(each.portion);
            if (isOfUnit && !names(laws, each.by))
                laws.push_back(each);
        }
        return laws;
    }

    static bool names(const std::vector<Modification> &laws, const QByteArray &by)
    {
        return std::any_of(laws.begin(), laws.end(),
                           [&by](const Modification &each) { return each.by == by; });
    }

    /// Those that the expression before did not name.
    std::vector<Modification> newLawsOf(std::size_t index) const
    {
        std::vector<Modification> laws = lawsOf(index);
        const std::vector<Modification> known = index > 0 ? lawsOf(index - 1)
                                                          : std::vector<Modification>();
        std::erase_if(laws, [&known](const Modification &each) { return names(known, each.by); });
        return laws;
    }

    /// The only one, or the one that alone took effect last.
    static std::optional<Modification> latestOf(std::vector<Modification> laws)
    {
        if (laws.empty())
            return std::nullopt;
        std::stable_sort(laws.begin(), laws.end(),
                         [](const Modification &a, const Modification &b) {
                             return a.date < b.date;
                         });
        const bool isClear = laws.size() == 1 || laws[laws.size() - 2].date < laws.back().date;
        return isClear ? std::optional(laws.back()) : std::nullopt;
    }

    bool hasPlaceholder(std::size_t index, const QByteArray &eId) const
    {
        const Version &version = m_versions[index];
        const Provision *provision = version.unit ? version.text->find(eId, version.unit->component)
                                                  : nullptr;
        return provision && isPlaceholder(bareText(*version.text, *provision));
    }

    /// The law that set the placeholder which stood in the place of a provision until `index`.
    std::optional<Modification> setterOf(std::size_t index, const QByteArray &eId) const
    {
        std::size_t set = index - 1;
        while (set > m_first && hasPlaceholder(set - 1, eId))
            --set;
        return set == 0 ? std::nullopt : latestOf(newLawsOf(set));
    }

    /// The provisions of the unit that have the words in an expression, the innermost first.
    std::vector<QByteArray> holders(std::size_t index, const QString &words) const
    {
        std::vector<QByteArray> found;
        const Version &version = m_versions[index];
        for (const Provision &each : version.text->provisions()) {
            if (version.isInUnit(each.eId) && withoutBlanks(version.text->of(each)).contains(words))
                found.push_back(each.eId);
        }
        std::stable_sort(found.begin(), found.end(), [](const QByteArray &a, const QByteArray &b) {
            return a.size() > b.size();
        });
        return found;
    }

    /// Who wrote words that the expression at `index` was the first to have.
    std::optional<Modification> lawOf(std::size_t index, const QString &words) const
    {
        if (index == 0)
            return firstLaw();
        const QByteArray &unit = m_versions[index].unit->eId;
        const std::vector<Modification> news = newLawsOf(index);
        if (index > m_first) {
            for (const QByteArray &holder : holders(index, words)) {
                if (hasPlaceholder(index - 1, holder))
                    return holder == unit && !news.empty() ? std::nullopt : setterOf(index, holder);
            }
            if (const auto gone = placeholdersGone(index); !gone.empty())
                return setterOfAll(index, gone);
        }
        if (!news.empty())
            return latestOf(news);
        // Nothing new is named: what was named already took effect later than its text was published.
        std::vector<Modification> known = lawsOf(index);
        const std::vector<Modification> first = lawsOf(0);
        std::erase_if(known, [&first](const Modification &each) {
            return each.portion.isEmpty() || names(first, each.by);
        });
        return latestOf(known);
    }

    /// Placeholders of the unit that words have replaced.
    std::vector<QByteArray> placeholdersGone(std::size_t index) const
    {
        std::vector<QByteArray> gone;
        const Version &before = m_versions[index - 1];
        for (const Provision &each : before.text->provisions()) {
            if (before.isInUnit(each.eId) && hasPlaceholder(index - 1, each.eId)
                && !hasPlaceholder(index, each.eId))
                gone.push_back(each.eId);
        }
        return gone;
    }

    /// The one law that set all of them; none where the whole unit was one, or where several did.
    std::optional<Modification> setterOfAll(std::size_t index,
                                            const std::vector<QByteArray> &gone) const
    {
        std::vector<Modification> setters;
        for (const QByteArray &eId : gone) {
            if (eId == m_versions[index].unit->eId)
                return std::nullopt;
            const auto setter = setterOf(index, eId);
            if (setter && !names(setters, setter->by))
                setters.push_back(*setter);
        }
        return setters.size() == 1 ? std::optional(setters.front()) : std::nullopt;
    }

    /// The law that made permanent what stood without a named law at first: temporary acts are not named.
    std::optional<Modification> lawAfter(std::size_t index) const
    {
        if (!lawsOf(index).empty() || (index == 0 && !isNewWork()))
            return std::nullopt;
        const QDate since = m_versions[index].summary.date;
        for (std::size_t next = index + 1; next < m_versions.size(); ++next) {
            const auto laws = newLawsOf(next);
            if (laws.empty())
                continue;
            // What stood there for longer at first was written by the work itself.
            const bool isTooLate = index == 0
                && since.daysTo(m_versions[next].summary.date) > TemporaryActDays;
            return isTooLate || laws.front().portion.isEmpty() ? std::nullopt : latestOf(laws);
        }
        return std::nullopt;
    }

    /// Whether the library holds law of that place from before the work's first expression.
    bool isNewWork() const { return m_firstOfPlace < first(); }

    std::optional<Modification> firstLaw() const
    {
        const std::vector<Modification> laws = lawsOf(0);
        if (laws.size() != 1 || laws[0].portion.isEmpty() || !laws[0].date.isValid()
            || laws[0].date.daysTo(m_versions[0].summary.date) > FirstLawDays)
            return std::nullopt;
        return m_firstOfPlace < laws[0].date ? std::optional(laws[0]) : std::nullopt;
    }

    store::Database &m_db;
    const Today &m_today;
    const std::stop_token &m_stop;
    QDate m_firstOfPlace; ///< Of the oldest law of the place that the library holds.
    std::vector<Version> m_versions;
    std::map<std::size_t, std::vector<Fate>>
        m_fates;             ///< Of the expression before, by that of the later one.
    std::size_t m_first = 0; ///< The first expression that has the unit.
};

/// Those of all provisions; with words, of the first provision that has them.
Result<std::vector<BlameRun>> runsOfAll(History &history, const QString &words)
{
    std::vector<BlameRun> runs;
    for (const ExpressionText &text : history.last().texts) {
        for (const Provision &each : text.provisions()) {
            if (each.parent >= 0)
                continue;
            Result<std::vector<BlameRun>> some = history.blame(text, each, words);
            if (!words.isEmpty() && (some || some.error().code != ErrorCode::NotFound))
                return some;
            if (some)
                std::move(some->begin(), some->end(), std::back_inserter(runs));
            else if (words.isEmpty())
                return some.error();
        }
    }
    if (!words.isEmpty())
        return Error{ErrorCode::NotFound,
                     Message::tr("the words do not stand in %1", history.last().summary.uri)};
    return runs;
}

Result<std::vector<BlameRun>> runsIn(History &history, const FrbrUri &uri, const QString &words)
{
    if (uri.portion.isEmpty())
        return runsOfAll(history, words);
    for (const ExpressionText &text : history.last().texts) {
        if (const Provision *provision = text.find(uri.portion, uri.component))
            return history.blame(text, *provision, words);
    }
    return Error{ErrorCode::NotFound,
                 Message::tr("there is no %1 in %2", uri.portion, history.last().summary.uri)};
}

} // namespace

std::vector<ExpressionSummary> blamedExpressions(const ExpressionRecord &of)
{
    std::vector<ExpressionSummary> all;
    for (const ExpressionSummary &each : of.pointsInTime) {
        if (each.language == of.expression.language && each.date <= of.expression.date)
            all.push_back(each);
    }
    if (all.size() > std::size_t(limits::MaxVerifiedVersions))
        all.erase(all.begin(), all.end() - limits::MaxVerifiedVersions);
    return all;
}

Result<void> readTitles(store::Database &db, Blame &blame)
{
    blame.titles.clear();
    for (const BlameRun &run : blame.runs) {
        if (run.by.isEmpty() || blame.titles.contains(run.by))
            continue;
        const auto law = store::findWork(db, run.by);
        if (law)
            blame.titles.insert(run.by, law->title);
        else if (law.error().code != ErrorCode::NotFound)
            return law.error();
    }
    return {};
}

Result<Blame> blame(store::Database &db, const FrbrUri &uri, const QString &words,
                    const Today &today, const std::stop_token &stop)
{
    SHERIA_TRY(const ExpressionRecord named, store::findExpression(db, uri, today));
    History history(db, today, stop);
    SHERIA_CHECK(history.load(named));
    Blame blame{named.expression.uri, named.expression.date, history.first(), {}, {}};
    SHERIA_TRY(blame.runs, runsIn(history, uri, words));
    SHERIA_CHECK(readTitles(db, blame));
    return blame;
}

void write(json::Writer &out, const BlameRun &run)
{
    out.beginObject().members("eid", run.eId, "text", run.text, "expression_frbr_uri",
                              run.expressionUri, "since", run.since, "by", json::orNull(run.by),
                              "by_eid", json::orNull(run.byEId), "commencement", run.commencement);
    out.endObject();
}

void write(json::Writer &out, const Blame &blame)
{
    out.beginObject().members("expression_frbr_uri", blame.expressionUri, "expression_date",
                              blame.date);
    out.key("runs").beginArray();
    for (const BlameRun &run : blame.runs)
        write(out, run);
    out.endArray().endObject();
}

} // namespace sheria::comparison
