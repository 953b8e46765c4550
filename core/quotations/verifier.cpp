// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quotations/verifier.h"

#include "core/akn/pages.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/knowledge/expressiontext.h"
#include "core/store/legislation/expressionqueries.h"

#include <algorithm>

namespace sheria::quotations {

namespace {

using knowledge::ExpressionText;

/// The innermost provision that has the words.
Verdict::Place placeOf(const ExpressionText &text, const Span &span)
{
    const akn::Provision *best = nullptr;
    for (const akn::Provision &provision : text.provisions()) {
        const qsizetype size = provision.textEnd - provision.textStart;
        const bool isInner = !best || size <= best->textEnd - best->textStart;
        if (isInner && Span{provision.textStart, provision.textEnd}.holds(span))
            best = &provision;
    }
    Verdict::Place place{text.expressionUri(), text.date(), {}, {}};
    if (best)
        place.portionId = akn::isPage(*best) ? akn::pageNumber(best->eId) : best->eId;
    place.pinpointUri = knowledge::pinpointUri(text.expressionUri(),
                                               best ? best->component : text.component(),
                                               best ? best->eId : QByteArray());
    return place;
}

/// Judges a quotation by the text that was named.
class Judge
{
public:
    Judge(Verdict &verdict, const FrbrUri &uri, const Quotation &quotation)
        : m_verdict(verdict)
        , m_uri(uri)
        , m_quotation(quotation)
    {}

    /// Whether the words stand there as they are quoted.
    bool finds(const ReadTexts &texts)
    {
        for (const ReadText &text : texts)
            look(text);
        return !m_verdict.places.empty();
    }

    /// Words of the text that a quotation leaves out unfairly, or has altered. Whether there are any.
    bool findsAltered(const ReadTexts &texts)
    {
        if (!m_unfair.isEmpty()) {
            m_verdict.leftOut = m_unfair;
            return true;
        }
        for (const auto &[text, tokens] : texts) {
            const auto near = m_quotation.nearestIn(text.bytes(), tokens,
                                                    namedIn(text).value_or(Span{0, text.size()}));
            if (near) {
                m_verdict.difference = *near;
                return true;
            }
        }
        return false;
    }

private:
    /// The part of a text that the address names; nothing: none of it.
    std::optional<Span> namedIn(const ExpressionText &text) const
    {
        if (m_uri.portion.isEmpty())
            return Span{0, text.size()};
        const auto portion = text.portion(m_uri.portion, m_uri.component);
        return portion ? std::optional(Span{portion->start(), portion->end()}) : std::nullopt;
    }

    void look(const ReadText &read)
    {
        const ExpressionText &text = read.text;
        const std::optional<Span> named = namedIn(text);
        if (named && m_verdict.textHash.isEmpty())
            m_verdict.textHash = sha256Hex(
                text.between(named->start, named->end).trimmed().toUtf8());
        for (const Match &match : m_quotation.findIn(text.bytes(), read.tokens)) {
            const bool isNamed = named && named->holds(match.span);
            if (!match.isFair && isNamed)
                m_unfair = match.leftOut;
            if (!match.isFair)
                continue;
            const bool isFirst = isNamed && m_verdict.status != Verdict::Status::Present;
            if (isFirst || m_verdict.places.empty())
                m_verdict.leftOut = match.leftOut;
            if (isFirst)
                m_verdict.status = Verdict::Status::Present;
            add(placeOf(text, match.span), isNamed);
        }
        if (!m_verdict.places.empty() && m_verdict.status != Verdict::Status::Present)
            m_verdict.status = Verdict::Status::Elsewhere;
    }

    /// Places in the portion named come first, and each provision is told once.
    void add(Verdict::Place place, bool isNamed)
    {
        std::vector<Verdict::Place> &places = m_verdict.places;
        const auto isSame = [&place](const Verdict::Place &each) {
            return each.pinpointUri == place.pinpointUri;
        };
        if (std::none_of(places.begin(), places.end(), isSame))
            places.insert(isNamed ? places.begin() + m_named++ : places.end(), std::move(place));
    }

    Verdict &m_verdict;
    const FrbrUri &m_uri;
    const Quotation &m_quotation;
    QStringList m_unfair;
    std::ptrdiff_t m_named = 0;
};

/// Where a quotation stands, fairly quoted, at the other points in time.
Result<void> lookElsewhen(Verdict &verdict, const ExpressionRecord &named,
                          const Quotation &quotation, store::Database &db, const Today &today,
                          TextCache &cache)
{
    int looked = 0;
    for (const ExpressionSummary &other : named.pointsInTime) {
        if (other.uri == named.expression.uri || ++looked > limits::MaxVerifiedVersions)
            continue;
        SHERIA_TRY(const FrbrUri otherUri, FrbrUri::parse(other.uri));
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, otherUri, today));
        SHERIA_TRY(const auto texts, cache.textsOf(db, record));
        for (const auto &[text, tokens] : *texts) {
            const std::vector<Match> matches = quotation.findIn(text.bytes(), tokens);
            const auto fair = std::find_if(matches.begin(), matches.end(),
                                           [](const Match &match) { return match.isFair; });
            if (fair == matches.end())
                continue;
            if (verdict.places.empty())
                verdict.leftOut = fair->leftOut;
            verdict.places.push_back(placeOf(text, fair->span));
        }
    }
    return {};
}

} // namespace

Result<Verdict> verifyQuote(store::Database &db, const FrbrUri &uri, const QString &quote,
                            const Today &today, TextCache *cache)
{
    TextCache ownCache;
    TextCache &texts = cache ? *cache : ownCache;
    SHERIA_TRY(const ExpressionRecord named, store::findExpression(db, uri, today));
    const Quotation quotation(quote);
    Verdict verdict;
    verdict.expressionUri = named.expression.uri;
    verdict.expressionDate = named.expression.date;
    verdict.isMarked = quotation.isMarked();
    SHERIA_TRY(const auto read, texts.textsOf(db, named));
    Judge judge(verdict, uri, quotation);
    if (judge.finds(*read))
        return verdict;
    SHERIA_CHECK(lookElsewhen(verdict, named, quotation, db, today, texts));
    if (!verdict.places.empty())
        verdict.status = Verdict::Status::Changed;
    else if (judge.findsAltered(*read))
        verdict.status = Verdict::Status::Altered;
    return verdict;
}

void writeChanges(json::Writer &out, const Verdict &verdict)
{
    out.key("left_out").beginArray();
    for (const QString &words : verdict.leftOut)
        out.value(QStringView(words));
    out.endArray().key("difference").beginArray();
    for (const comparison::Run &run : verdict.difference) {
        const bool isSame = run.kind == comparison::Run::Kind::Same;
        const bool isOfText = run.kind == comparison::Run::Kind::Removed;
        out.beginObject().member("kind", isSame ? "same" : isOfText ? "text" : "quotation");
        out.member("words", QStringView(run.text)).endObject();
    }
    out.endArray();
}

} // namespace sheria::quotations
