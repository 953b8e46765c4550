// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/check.h"

#include "core/briefs/binding.h"
#include "core/briefs/citedworks.h"
#include "core/briefs/names.h"
#include "core/briefs/pinpointjudge.h"
#include "core/briefs/quotedtexts.h"
#include "core/briefs/workjudges.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/legislation/expressionqueries.h"

#include <algorithm>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using citations::Kind;
using Status = CheckedCitation::Status;

namespace {

/// One check of one brief.
class Checker
{
public:
    Checker(store::Database &db, const Brief &brief, const Today &today, const ReadableNames &names)
        : m_db(db)
        , m_today(today)
        , m_names(names)
        , m_text(brief)
        , m_pinpoints(db)
    {}

    /// `isWhole`: nothing of the library is hidden, so that a series that it holds can be known to end.
    Result<Report> run(bool isWhole, const std::stop_token &stop)
    {
        if (isWhole) {
            SHERIA_TRY(m_series, store::completeSeries(m_db));
        }
        SHERIA_CHECK(find(stop));
        SHERIA_CHECK(judgeAll(stop));
        for (std::size_t i = 0; i < m_quoted.size(); ++i) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}};
            SHERIA_CHECK(verify(i));
        }
        return report();
    }

private:
    // ---- what is cited and quoted

    Result<void> find(const std::stop_token &stop)
    {
        if (m_text.blocks().empty())
            return {};
        const std::vector<citations::Token> tokens = citations::tokenize(m_text.bytes());
        const citations::Source source(m_text.bytes(), tokens);
        SHERIA_TRY(std::vector<Found> found, citedWorks(m_text, source, m_names, stop));
        for (Found &one : found) {
            one.checked.text = m_text.of(one.range);
            one.checked.name = nameOf(one);
            one.checked.kind = kindOf(one.citation.kind);
            one.checked.place = m_text.placeOf(one.range);
        }
        m_quoted = quotedTexts(m_text, found);
        m_found = withShortForms(m_text, source, takeOut(std::move(found)),
                                 [this](const Range &range) {
                                     return quotedAt(range).has_value();
                                 });
        for (Quoted &one : m_quoted)
            one.citation = citationFor(m_text, m_found, one);
        bindParagraphs();
        return {};
    }

    /// The quotation that a part of the text stands in, by its index; tentative ones are none.
    std::optional<std::size_t> quotedAt(const Range &range) const
    {
        auto at = std::partition_point(m_quoted.begin(), m_quoted.end(), [&](const Quoted &one) {
            return one.range.end <= range.start;
        });
        for (; at != m_quoted.end() && at->range.start < range.end; ++at) {
            if (at->range.overlaps(range) && !at->checked.text.isEmpty() && !at->isTentative)
                return std::size_t(at - m_quoted.begin());
        }
        return std::nullopt;
    }

    /// Leaves out citations between quotation marks, and keeps those in paragraphs that are set off apart.
    std::vector<Found> takeOut(std::vector<Found> found)
    {
        std::vector<Found> rest;
        std::vector<std::optional<std::size_t>> moved(found.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto quoted = quotedAt(found[i].range);
            if (!quoted) {
                moved[i] = rest.size();
                rest.push_back(found[i]);
            } else if (m_quoted[*quoted].isSetOff) {
                found[i].quotation = quoted;
                m_inside.push_back(found[i]);
            }
        }
        for (Found &one : rest) {
            if (one.bound)
                one.bound = moved[*one.bound];
        }
        for (Found &one : m_inside)
            one.bound.reset();
        return rest;
    }

    /// A quotation of several paragraphs is of one text: of what is cited behind its end, or else before it.
    void bindParagraphs()
    {
        for (std::size_t i = m_quoted.size(); i-- > 0;) {
            Quoted &one = m_quoted[i];
            if (one.before && !m_quoted[*one.before].citation)
                m_quoted[*one.before].citation = one.citation;
        }
        for (Quoted &one : m_quoted) {
            if (one.before && !one.citation)
                one.citation = m_quoted[*one.before].citation;
        }
    }

    static CheckedCitation::Kind kindOf(Kind kind)
    {
        using Of = CheckedCitation::Kind;
        return kind == Kind::Law ? Of::Legislation : kind == Kind::Uri ? Of::Other : Of::Case;
    }

    /// The law, or the case with its parties.
    QByteArray nameOf(const Found &found) const
    {
        const qsizetype start = found.citation.kind == Kind::Law
            ? found.name.start
            : std::min(found.range.start, found.name.start);
        return m_text.of({start, found.name.end});
    }

    // ---- the library

    Result<void> judgeAll(const std::stop_token &stop)
    {
        LookUp lookUp{m_text, m_names, m_series, {}};
        // Laws that are cited by their titles say of which country others are.
        const auto judgeThese = [&](std::vector<Found> &all, auto isWanted) -> Result<void> {
            for (Found &one : all) {
                if (stop.stop_requested())
                    return Error{ErrorCode::Cancelled, {}};
                if (isWanted(one))
                    SHERIA_CHECK(judge(lookUp, one));
            }
            return {};
        };
        const auto isTitled = [](const Found &one) {
            return !one.isShort && one.title.has_value();
        };
        const auto isOther = [](const Found &one) {
            return !one.isShort && !one.title;
        };
        SHERIA_CHECK(judgeThese(m_found, isTitled));
        for (const Found &one : m_found) {
            if (one.title && one.checked.status == Status::Ok)
                lookUp.countries.insert(one.checked.workUri.mid(5, 2));
        }
        SHERIA_CHECK(judgeThese(m_found, isOther));
        SHERIA_CHECK(judgeThese(m_found, [](const Found &one) { return one.isShort; }));
        return judgeThese(m_inside, [](const Found &) { return true; });
    }

    Result<void> judge(const LookUp &lookUp, Found &found)
    {
        if (found.isShort && found.bound)
            takeBound(found);
        else if (!found.isShort
                 && (found.citation.kind == Kind::Law || found.citation.kind == Kind::Uri))
            judgeLaw(lookUp, found);
        else if (!found.isShort)
            judgeCase(lookUp, found);
        if (found.checked.workUri.isEmpty())
            return {};
        SHERIA_CHECK(m_pinpoints.judge(found));
        if (found.checked.status != Status::Ok)
            return {};
        SHERIA_TRY(const Work work, store::findWork(m_db, found.checked.workUri));
        const bool isRepealed = work.repeal
            && (!work.repeal->date.isValid() || work.repeal->date <= m_today.in(work.uri.place()));
        if (isRepealed)
            found.checked.status = Status::Repealed;
        return {};
    }

    /// A short form is as right as what it stands for, but for its own provisions.
    void takeBound(Found &found) const
    {
        const CheckedCitation &bound = m_found[*found.bound].checked;
        found.checked.workUri = bound.workUri;
        found.checked.title = bound.title;
        found.checked.kind = bound.kind;
        found.checked.standsFor = bound.text;
        const bool isOfProvision = bound.status == Status::WrongPinpoint
            || bound.status == Status::Superseded || bound.status == Status::Repealed
            || bound.isUnnumbered;
        found.checked.status = isOfProvision ? Status::Ok : bound.status;
        found.checked.right = isOfProvision ? QString() : bound.right;
    }

    Result<void> verify(std::size_t index)
    {
        Quoted &quoted = m_quoted[index];
        if (!quoted.citation || quoted.checked.text.isEmpty())
            return {};
        Found &found = m_found[*quoted.citation];
        if (found.checked.workUri.isEmpty() || found.checked.status == Status::OtherName)
            return {};
        SHERIA_TRY(FrbrUri uri, FrbrUri::parse(found.checked.workUri));
        const Result<ExpressionRecord> record = store::findExpression(m_db, uri, m_today);
        if (!record && record.error().code == ErrorCode::NotFound) {
            quoted.checked.workUri = found.checked.workUri;
            return {};
        }
        if (!record)
            return record.error();
        SHERIA_TRY(uri, FrbrUri::parse(record->expression.uri));
        uri.portion = found.checked.provision;
        SHERIA_TRY(quotations::Verdict verdict,
                   quotations::verifyQuote(m_db, uri, quoted.checked.text, m_today, &m_texts));
        if (quoted.isTentative && verdict.status != quotations::Verdict::Status::Present)
            return {};
        quoted.checked.workUri = found.checked.workUri;
        quoted.checked.provision = found.checked.provision;
        noteVerdict(found, verdict);
        quoted.checked.verdict = std::move(verdict);
        return {};
    }

    /// What a quotation says of the citation that it is of.
    static void noteVerdict(Found &found, const quotations::Verdict &verdict)
    {
        using quotations::Verdict;
        if (found.checked.status != Status::Ok)
            return;
        if (verdict.status == Verdict::Status::Changed)
            found.checked.status = Status::Superseded;
        if (verdict.status == Verdict::Status::Elsewhere && !found.citation.pinpoints.empty()) {
            found.checked.status = Status::WrongPinpoint;
            found.checked.isElsewhere = true;
            if (!verdict.places.empty())
                found.checked.right = QString::fromUtf8(verdict.places.front().portionId);
        }
    }

    // ---- the report

    /// Whether a citation in a quotation is the brief's own: the words are not those of the source.
    bool isOwn(const Found &inside) const
    {
        using Of = quotations::Verdict::Status;
        const auto &verdict = m_quoted[*inside.quotation].checked.verdict;
        return !verdict || verdict->status == Of::Never || verdict->status == Of::Altered;
    }

    /// What of a citation the library could not confirm.
    CheckedCitation uncheckedPart(const Found &found, const Beside &beside) const
    {
        CheckedCitation part;
        part.place = m_text.placeOf(beside.range);
        part.kind = found.checked.kind;
        part.text = part.name = m_text.of(beside.range);
        return part;
    }

    Report report()
    {
        std::vector<std::pair<qsizetype, Checked>> all;
        const auto addFound = [&](Found &one) {
            all.emplace_back(one.range.start, one.checked);
            for (const Beside &beside : one.unchecked)
                all.emplace_back(beside.range.start, uncheckedPart(one, beside));
        };
        for (Found &one : m_found)
            addFound(one);
        for (Found &one : m_inside) {
            if (isOwn(one))
                addFound(one);
        }
        for (Quoted &one : m_quoted) {
            const bool isNone = one.checked.text.isEmpty()
                || (one.isTentative && !one.checked.verdict);
            if (!isNone)
                all.emplace_back(one.range.start, std::move(one.checked));
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        Report report;
        for (auto &[start, one] : all)
            report.items.push_back(std::move(one));
        return report;
    }

    store::Database &m_db;
    Today m_today;
    const ReadableNames &m_names;
    BriefText m_text;
    PinpointJudge m_pinpoints;
    quotations::TextCache m_texts;
    std::vector<store::CompleteSeries> m_series; ///< That the library holds as a whole.
    std::vector<Found> m_found;                  ///< In the order of the text.
    std::vector<Found> m_inside;                 ///< Those in quotations that are set off.
    std::vector<Quoted> m_quoted;                ///< So too.
};

} // namespace

Result<Report> check(store::Database &db, const Brief &brief, const Today &today,
                     const std::stop_token &stop, const MayRead &mayRead, NamesCache *cache)
{
    NamesCache own;
    SHERIA_TRY(const auto names, (cache ? cache : &own)->of(db));
    const ReadableNames readable(*names, mayRead);
    return Checker(db, brief, today, readable).run(!mayRead, stop);
}

} // namespace sheria::briefs
