// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/carrier.h"

#include "core/comparison/alignment.h"
#include "core/comparison/languages.h"
#include "core/comparison/provisionwords.h"
#include "core/comparison/worddiff.h"
#include "core/notes/occurrences.h"
#include "core/store/legislation/expressionqueries.h"

#include <algorithm>
#include <map>
#include <optional>

namespace sheria::notes {

using akn::Provision;
using comparison::Run;
using knowledge::ExpressionText;
using quotations::Span;
using quotations::Tokens;

namespace {

/// What a provision that stands for the other one counts for, in words around a place,
constexpr std::size_t OfCounterpart = 6;
/// and one within a provision that does.
constexpr std::size_t OfSurroundings = 3;
/// By how many words a place must be better than any other.
constexpr std::size_t ClearlyMore = 3;
/// In the provision's counterpart so many words must agree, those of the quotation and around it;
constexpr std::size_t FewestInPlace = 6;
/// elsewhere so many, and around it.
constexpr std::size_t FewestElsewhere = 16;
constexpr std::size_t FewestAroundElsewhere = 6;
/// Of the words this share must be left, or they count as gone.
constexpr double FewestLeft = 0.3;
/// So many words of a section that has another heading now must be left, in their order, for it to count as
/// the same one;
constexpr double FewestOfSection = 0.45;
/// and so many of a provision that has another eId, and went elsewhere than the section around it.
constexpr double FewestOfPart = 0.6;
constexpr double InOtherLanguage = 0.6;

const Provision *provisionNamed(const std::vector<ExpressionText> &texts, const QByteArray &eId,
                                const QByteArray &component, const ExpressionText *&text)
{
    for (const ExpressionText &each : texts) {
        const Provision *found = eId.isEmpty() ? nullptr : each.find(eId, component);
        if (!found && !eId.isEmpty() && component.isEmpty())
            found = each.find(eId);
        if (found || (eId.isEmpty() && anchorName(each.component()) == component)) {
            text = &each;
            return found;
        }
    }
    return nullptr;
}

/// Which text has a provision.
const ExpressionText *textOf(const std::vector<ExpressionText> &texts, const Provision *provision)
{
    const auto found = std::find_if(texts.begin(), texts.end(), [&](const ExpressionText &text) {
        return !text.provisions().empty() && provision >= text.provisions().data()
            && provision < text.provisions().data() + text.provisions().size();
    });
    return found == texts.end() ? nullptr : &*found;
}

qsizetype packedSize(QStringView text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
}

/// What of a stretch of one text stands in another one. Units: characters that are no blanks.
struct Survival
{
    qsizetype size = 0; ///< Of the stretch.
    qsizetype left = 0; ///< How much of it is there.
    qsizetype start =
        -1; ///< Where what is left of it, and what came in its place, begins; -1: nothing.
    qsizetype end = -1;

    double share() const { return size > 0 ? double(left) / double(size) : 0; }
};

Survival survivalOf(qsizetype start, qsizetype end, const std::vector<Run> &runs)
{
    Survival found;
    found.size = end - start;
    qsizetype before = 0;
    qsizetype after = 0;
    bool isReplaced = false; // The run before took words of the stretch away.
    const auto take = [&found](qsizetype from, qsizetype to) {
        found.start = found.start < 0 ? from : found.start;
        found.end = to;
    };
    for (const Run &run : runs) {
        const qsizetype size = packedSize(run.text);
        const qsizetype from = std::max(before, start);
        const qsizetype to = std::min(before + size, end);
        if (run.kind == Run::Kind::Same && from < to) {
            found.left += to - from;
            take(after + from - before, after + to - before);
        }
        const bool isWithin = before > start && before < end;
        if (run.kind == Run::Kind::Added && (isWithin || isReplaced))
            take(after, after + size);
        isReplaced = run.kind == Run::Kind::Removed && from < to;
        before += run.kind == Run::Kind::Added ? 0 : size;
        after += run.kind == Run::Kind::Removed ? 0 : size;
    }
    return found;
}

/// The bytes of the characters `start` to `end` of `text`, which are counted without blanks.
Span bytesOf(const QString &text, qsizetype start, qsizetype end)
{
    Span span;
    qsizetype packed = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isSpace())
            continue;
        if (packed == start)
            span.start = QStringView(text).first(i).toUtf8().size();
        if (++packed == end)
            span.end = QStringView(text).first(i + 1).toUtf8().size();
    }
    return span;
}

/// An expression's texts in all shapes that carrying needs.
struct Source
{
    explicit Source(std::vector<ExpressionText> from) : texts(std::move(from)), worded(texts) {}

    /// What a provision became in the target; null: nothing that has its heading, or many of its words in
    /// their order. Under the name of a section that went another one may stand.
    const Provision *counterpart(const Provision *provision, const Source &target) const;

    std::vector<ExpressionText> texts;
    WordedTexts worded;
    comparison::Pairing pairing;                     ///< To the target.
    mutable QHash<const Provision *, bool> credible; ///< By those before; as far as it was asked.
};

const Provision *Source::counterpart(const Provision *provision, const Source &target) const
{
    const Provision *const now = pairing.now.value(provision);
    if (!now)
        return nullptr;
    const auto hasHeading = [](const Provision *each) {
        return !each->heading.value_or(QString()).isEmpty();
    };
    const ExpressionText &text = *textOf(texts, provision);
    std::vector<const Provision *> outer = text.around(provision);
    outer.push_back(provision);
    const Provision *judged = nullptr; // The innermost one with a heading that went the same way.
    for (const Provision *each : outer) {
        const Provision *const there = hasHeading(each) ? pairing.now.value(each) : nullptr;
        if (there && textOf(target.texts, there) == textOf(target.texts, now)
            && Span{there->textStart, there->textEnd}.holds({now->textStart, now->textEnd}))
            judged = each;
    }
    const bool isInPlace = judged || now->eId == provision->eId;
    const double fewest = isInPlace ? FewestOfSection : FewestOfPart;
    judged = judged ? judged : provision;
    const auto known = credible.constFind(judged);
    if (known != credible.constEnd())
        return *known ? now : nullptr;
    const Provision *const there = pairing.now.value(judged);
    const QString before = text.of(*judged);
    const bool isCredible = (hasHeading(judged) && judged->heading == there->heading)
        || survivalOf(0, packedSize(before),
                      comparison::wordDiff(before, textOf(target.texts, there)->of(*there)))
                .share()
            >= fewest;
    credible.insert(judged, isCredible);
    return isCredible ? now : nullptr;
}

} // namespace

struct Carrier::State
{
    State(store::Database &database, ExpressionRecord found, std::vector<ExpressionText> texts,
          const Today &day)
        : db(database)
        , record(std::move(found))
        , target(std::move(texts))
        , today(day)
    {}

    store::Database &db;
    ExpressionRecord record;
    Source target;
    Today today;
    std::map<QByteArray, std::unique_ptr<Source>> sources; ///< By their URIs; null: not there.

    Result<Source *> source(const QByteArray &uri);
    Result<Placement> place(const Anchor &anchor);
    Result<Placement> placeAcrossLanguages(const Anchor &anchor);
    Result<Placement> placeByPivot(const Anchor &anchor, const ExpressionSummary *pivot);
    const ExpressionSummary *pivotFor(const Anchor &anchor) const;
    Placement placeProvision(const Anchor &anchor, const Source &from, const Provision *provision);
    std::optional<Placement> placeUntouched(const Source &from, const Provision *provision,
                                            const Spot &spot);
    Placement placeQuotation(const Anchor &anchor, const Source *from, const Spot *spot);
    Placement placeChanged(const Source &from, const Spot &spot);

    Placement lost(const Anchor &anchor) const;
    Placement at(const Provision *provision, const ExpressionText &text) const;
    Placement atSpan(const Provision *provision, const ExpressionText &text, Span span) const;
};

namespace {

/// A place where the words of a note stand, and how well it agrees.
struct Candidate
{
    Spot spot;
    const Provision *provision = nullptr;
    std::size_t around = 0; ///< Words that agree around it.
    std::size_t bonus = 0;  ///< For its provision.

    std::size_t value() const { return around + bonus; }
};

std::vector<Tokens::Token> reversed(std::vector<Tokens::Token> tokens)
{
    std::reverse(tokens.begin(), tokens.end());
    return tokens;
}

/// What stands around the words of a note where it was made.
struct Surroundings
{
    std::vector<Tokens::Token> before; ///< The nearest first.
    std::vector<Tokens::Token> behind;

    std::size_t agreement(const WordedTexts &texts, const Spot &spot) const
    {
        const auto common = [](const auto &own, const auto &other) {
            const std::size_t size = std::min(own.size(), other.size());
            const std::size_t count = commonStart(own, other);
            return std::min(count, size + 2);
        };
        return common(before, texts.before(spot)) + common(behind, texts.behind(spot));
    }
};

/// Where the words of a note stand in its own text: at the place that it names, or the only one.
std::optional<Spot> spotOf(const Anchor &anchor, const Source &from, const ExpressionText &text,
                           const Provision *own)
{
    std::optional<Spot> found;
    int count = 0;
    for (const Spot &spot : from.worded.find(Tokens(anchor.exact))) {
        const bool isIn = &from.worded.textAt(spot) == &text
            && Span{startOf(own), endOf(text, own)}.holds(spot.span);
        if (!isIn)
            continue;
        if (characterCount(text.between(startOf(own), spot.span.start)) == anchor.start)
            return spot;
        found = spot;
        ++count;
    }
    return count == 1 ? found : std::nullopt;
}

/// What the pairing says of a place: whether its provision is what that of the note became.
std::size_t bonusOf(const Source &from, const Provision *before, const Source &target,
                    const Spot &spot, const Provision *after)
{
    if (!before || !after)
        return before == after ? OfCounterpart : 0;
    const Provision *const now = from.counterpart(before, target);
    if (now == after)
        return OfCounterpart;
    const ExpressionText *const text = textOf(from.texts, before);
    std::vector<const Provision *> outer = text->around(before);
    outer.push_back(before);
    for (auto each = outer.rbegin(); each != outer.rend(); ++each) {
        const Provision *const there = from.counterpart(*each, target);
        if (!there)
            continue;
        const bool isWithin = textOf(target.texts, there) == &target.worded.textAt(spot)
            && Span{there->textStart, there->textEnd}.holds(spot.span);
        return isWithin ? OfSurroundings : 0;
    }
    return 0;
}

} // namespace

Result<Source *> Carrier::State::source(const QByteArray &uri)
{
    if (const auto known = sources.find(uri); known != sources.end())
        return known->second.get();
    std::unique_ptr<Source> &made = sources[uri];
    const auto parsed = FrbrUri::parse(uri);
    if (uri.isEmpty() || !parsed || parsed->language.isEmpty())
        return made.get();
    auto found = store::findExpression(db, parsed->canonical(), today);
    if (!found && found.error().code != ErrorCode::NotFound)
        return found.error();
    if (!found || found->expression.uri != uri)
        return made.get();
    SHERIA_TRY(std::vector<ExpressionText> texts, knowledge::textsOf(db, *found));
    made = std::make_unique<Source>(std::move(texts));
    made->pairing = comparison::pairingOf(made->texts, target.texts);
    return made.get();
}

Placement Carrier::State::lost(const Anchor &anchor) const
{
    Placement placement;
    placement.expressionUri = record.expression.uri;
    placement.date = record.expression.date;
    placement.before = anchor.exact;
    return placement;
}

Placement Carrier::State::at(const Provision *provision, const ExpressionText &text) const
{
    Placement placement = lost({});
    placement.component = anchorName(provision ? provision->component : text.component());
    placement.eId = provision ? provision->eId : QByteArray();
    return placement;
}

Placement Carrier::State::atSpan(const Provision *provision, const ExpressionText &text,
                                 Span span) const
{
    Placement placement = at(provision, text);
    placement.words = text.between(span.start, span.end);
    placement.start = characterCount(text.between(startOf(provision), span.start));
    placement.end = placement.start + characterCount(placement.words);
    return placement;
}

Placement Carrier::State::placeProvision(const Anchor &anchor, const Source &from,
                                         const Provision *provision)
{
    using Kind = Placement::State;
    const ExpressionText &text = *textOf(from.texts, provision);
    const Provision *now = from.counterpart(provision, target);
    const bool isMerged = !now;
    if (isMerged)
        now = from.pairing.parted.value(provision);
    Placement gone = lost(anchor);
    gone.before = text.of(*provision);
    if (!now)
        return gone;
    const ExpressionText &there = *textOf(target.texts, now);
    const QString before = comparison::bareText(text, *provision);
    const QString after = comparison::bareText(there, *now);
    if (comparison::isPlaceholder(after) && !comparison::isPlaceholder(before))
        return gone;
    Placement placement = at(now, there);
    if (before == after) {
        placement.state = now->eId == provision->eId ? Kind::Kept : Kind::Moved;
        placement.confidence = placement.state == Kind::Kept ? 1 : 0.9;
        return placement;
    }
    const qsizetype size = packedSize(before);
    const Survival left = survivalOf(0, size, comparison::wordDiff(before, after));
    if (isMerged && left.share() < FewestOfPart)
        return gone;
    placement.state = Kind::Changed;
    placement.before = gone.before;
    placement.confidence = (isMerged ? 0.3 : 0.4) + 0.55 * left.share();
    return placement;
}

/// A provision that has the same text as before: nothing within it can have gone elsewhere.
std::optional<Placement> Carrier::State::placeUntouched(const Source &from,
                                                        const Provision *provision,
                                                        const Spot &spot)
{
    const ExpressionText &text = from.worded.textAt(spot);
    const Provision *const now = provision ? from.pairing.now.value(provision) : nullptr;
    if (!now)
        return std::nullopt;
    const ExpressionText &there = *textOf(target.texts, now);
    const QString own = text.of(*provision);
    if (own != there.of(*now) || own.size() < 1)
        return std::nullopt;
    const bool isSamePlace = now->eId == provision->eId;
    const auto isAlike = [&own](const ExpressionText &of) {
        return std::count_if(of.provisions().begin(), of.provisions().end(),
                             [&](const Provision &each) { return of.of(each) == own; });
    };
    if (!isSamePlace && (isAlike(there) > 1 || isAlike(text) > 1))
        return std::nullopt;
    const qsizetype shift = now->textStart - provision->textStart;
    Placement placement = atSpan(now, there, {spot.span.start + shift, spot.span.end + shift});
    placement.state = isSamePlace ? Placement::State::Kept : Placement::State::Moved;
    placement.confidence = isSamePlace ? 1 : 0.95;
    return placement;
}

/// The words are not there as they were: what stands in their place.
Placement Carrier::State::placeChanged(const Source &from, const Spot &spot)
{
    const ExpressionText &text = from.worded.textAt(spot);
    const Provision *const own = from.worded.holding(spot);
    std::vector<const Provision *> outer = text.around(own);
    if (own)
        outer.push_back(own);
    const Provision *before = nullptr;
    const Provision *now = nullptr;
    for (auto each = outer.rbegin(); each != outer.rend() && !now; ++each) {
        before = *each;
        now = from.counterpart(before, target);
    }
    Placement gone = lost({});
    gone.before = text.between(spot.span.start, spot.span.end);
    if (!now)
        return gone;
    const ExpressionText &there = *textOf(target.texts, now);
    const QString after = there.between(now->textStart, now->textEnd);
    const qsizetype start = packedSize(text.between(before->textStart, spot.span.start));
    const Survival left = survivalOf(
        start, start + packedSize(gone.before),
        comparison::wordDiff(text.between(before->textStart, before->textEnd), after));
    const bool isOwn = before == own;
    if (left.start < 0 || (left.share() < FewestLeft && !isOwn)
        || comparison::isPlaceholder(comparison::bareText(there, *now)))
        return gone;
    Span span = bytesOf(after, left.start, left.end);
    span = {span.start + now->textStart, span.end + now->textStart};
    const std::size_t index = std::size_t(&there - target.texts.data());
    const Provision *const inner = target.worded.holding({index, span});
    Placement placement = atSpan(inner ? inner : now, there, span);
    placement.state = Placement::State::Changed;
    placement.before = gone.before;
    placement.confidence = (isOwn ? 0.3 : 0.2) + 0.5 * left.share();
    return placement;
}

Placement Carrier::State::placeQuotation(const Anchor &anchor, const Source *from, const Spot *spot)
{
    using Kind = Placement::State;
    const Tokens words(anchor.exact);
    const Provision *const own = spot ? from->worded.holding(*spot) : nullptr;
    Surroundings around{reversed(Tokens(anchor.prefix).all()), Tokens(anchor.suffix).all()};
    if (spot)
        around = {from->worded.before(*spot), from->worded.behind(*spot)};
    std::vector<Candidate> found;
    for (const Spot &each : target.worded.find(words)) {
        Candidate candidate{each, target.worded.holding(each)};
        candidate.around = around.agreement(target.worded, each);
        if (spot)
            candidate.bonus = bonusOf(*from, own, target, each, candidate.provision);
        else if (candidate.provision && candidate.provision->eId == anchor.eId)
            candidate.bonus = OfSurroundings;
        found.push_back(candidate);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate &a, const Candidate &b) { return a.value() > b.value(); });
    const auto changed = [&] {
        return spot ? placeChanged(*from, *spot) : lost(anchor);
    };
    if (found.empty())
        return changed();
    const Candidate &best = found.front();
    std::size_t rival = found.size() > 1 ? found[1].value() : 0;
    if (spot) {
        const Surroundings there{target.worded.before(best.spot), target.worded.behind(best.spot)};
        for (const Spot &other : from->worded.find(words)) {
            if (other.text == spot->text && other.first == spot->first)
                continue;
            const std::size_t bonus = bonusOf(*from, from->worded.holding(other), target, best.spot,
                                              best.provision);
            rival = std::max(rival, there.agreement(from->worded, other) + bonus);
        }
    }
    const std::size_t size = words.all().size();
    const bool isInPlace = best.bonus >= OfCounterpart;
    const bool isBelieved = isInPlace
        ? best.around > 0 && best.around + size >= FewestInPlace
        : best.around >= FewestAroundElsewhere && best.around + size >= FewestElsewhere;
    const bool isAlone = found.size() == 1 && rival == 0;
    const bool isClear = isAlone || best.value() >= rival + ClearlyMore;
    if (isBelieved && isClear) {
        Placement placement = atSpan(best.provision, target.worded.textAt(best.spot),
                                     best.spot.span);
        const bool isSame = placement.eId == anchor.eId && placement.component == anchor.component;
        placement.state = isSame ? Kind::Kept : Kind::Moved;
        const double full = 2.0 * double(ContextTokens);
        const double share = std::min(1.0, double(best.around + size) / (full + double(size)));
        placement.confidence = (isInPlace ? 0.7 : 0.5) + (isInPlace ? 0.29 : 0.4) * share;
        return placement;
    }
    if (!isBelieved)
        return changed();
    Placement unclear = lost(anchor);
    for (const Candidate &each : found) {
        const QByteArray eId = each.provision ? each.provision->eId : QByteArray();
        if (each.value() + ClearlyMore > best.value() && !unclear.candidates.contains(eId))
            unclear.candidates << eId;
    }
    if (isInPlace && unclear.candidates.size() == 1) {
        // Which words of the provision is not clear; the provision is.
        Placement placement = at(best.provision, target.worded.textAt(best.spot));
        placement.state = Kind::Changed;
        placement.before = anchor.exact;
        placement.candidates = unclear.candidates;
        placement.confidence = 0.4;
        return placement;
    }
    return unclear;
}

/// Through which text a note goes into another language; null: by the name of its provision alone. If the
/// library does not have the text of the note, its words are looked for in what was in force in its language.
const ExpressionSummary *Carrier::State::pivotFor(const Anchor &anchor) const
{
    const Expression &own = record.expression;
    const ExpressionSummary *newest = nullptr;
    for (const ExpressionSummary &each : record.pointsInTime) {
        if (each.uri == anchor.expressionUri)
            return comparison::pivotBetween(each, {own.uri, own.language, own.date, own.title},
                                            record.pointsInTime);
        if (each.language == anchor.language && each.date <= own.date)
            newest = &each;
    }
    return newest;
}

/// Where the note stands in the pivot, or what its provision there became in the target.
Result<Placement> Carrier::State::placeByPivot(const Anchor &anchor, const ExpressionSummary *pivot)
{
    const bool isNamed = !anchor.eId.isEmpty();
    if (!pivot || (pivot->language != anchor.language && !isNamed)) {
        Placement there;
        there.eId = anchor.eId;
        there.component = anchor.component;
        there.confidence = 0.8;
        there.state = Placement::State::Kept;
        return there;
    }
    if (pivot->language == anchor.language) {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(pivot->uri));
        SHERIA_TRY(Carrier own, Carrier::to(db, uri, today));
        return own.place(anchor);
    }
    SHERIA_TRY(Source * from, source(pivot->uri));
    const ExpressionText *text = nullptr;
    const Provision *const named = from
        ? provisionNamed(from->texts, anchor.eId, anchor.component, text)
        : nullptr;
    if (!named)
        return lost(anchor);
    Placement there = placeProvision(anchor, *from, named);
    if (!anchor.exact.isEmpty())
        there.before = anchor.exact; // Not those of the other language.
    return there;
}

/// In a text of another language a provision has the same name on the same day. So the note is carried from
/// day to day within one language.
Result<Placement> Carrier::State::placeAcrossLanguages(const Anchor &anchor)
{
    const ExpressionSummary *const pivot = pivotFor(anchor);
    SHERIA_TRY(const Placement there, placeByPivot(anchor, pivot));
    const ExpressionText *text = nullptr;
    const Provision *const found = provisionNamed(target.texts, there.eId, there.component, text);
    if (there.state == Placement::State::Lost || !text || (!there.eId.isEmpty() && !found))
        return lost(anchor);
    Placement placement = at(found, *text);
    placement.state = there.state;
    placement.confidence = there.confidence * InOtherLanguage;
    placement.before = there.before;
    return placement;
}

Result<Placement> Carrier::State::place(const Anchor &anchor)
{
    if (anchor.workUri != record.work.uri.workUri(false) || target.texts.empty())
        return lost(anchor);
    if (anchor.eId.isEmpty() && !anchor.isQuotation()) {
        Placement whole = lost(anchor);
        whole.state = Placement::State::Kept;
        whole.component = anchor.component;
        whole.confidence = 1;
        return whole;
    }
    if (!anchor.language.isEmpty() && anchor.language != record.expression.language)
        return placeAcrossLanguages(anchor);
    SHERIA_TRY(Source * from, source(anchor.expressionUri));
    const ExpressionText *text = nullptr;
    const Provision *own = from ? provisionNamed(from->texts, anchor.eId, anchor.component, text)
                                : nullptr;
    if (!anchor.isQuotation()) {
        if (own)
            return placeProvision(anchor, *from, own);
        // Nothing but its name is known of it.
        const Provision *const same = provisionNamed(target.texts, anchor.eId, anchor.component,
                                                     text);
        Placement placement = same ? at(same, *text) : lost(anchor);
        placement.state = same ? Placement::State::Changed : Placement::State::Lost;
        placement.confidence = same ? 0.2 : 0;
        return placement;
    }
    if (!text)
        return placeQuotation(anchor, nullptr, nullptr);
    if (const auto spot = spotOf(anchor, *from, *text, own)) {
        const auto untouched = placeUntouched(*from, own, *spot);
        return untouched ? *untouched : placeQuotation(anchor, from, &*spot);
    }
    // The text was replaced since, or the note comes from elsewhere.
    return placeQuotation(anchor, nullptr, nullptr);
}

Carrier::Carrier(std::unique_ptr<State> state) : m_state(std::move(state))
{}
Carrier::Carrier(Carrier &&) noexcept = default;
Carrier &Carrier::operator=(Carrier &&) noexcept = default;
Carrier::~Carrier() = default;

Result<Carrier> Carrier::to(store::Database &db, const FrbrUri &target, const Today &today)
{
    SHERIA_TRY(ExpressionRecord record, store::findExpression(db, target.canonical(), today));
    SHERIA_TRY(std::vector<ExpressionText> texts, knowledge::textsOf(db, record));
    return Carrier(std::make_unique<State>(db, std::move(record), std::move(texts), today));
}

const QByteArray &Carrier::expressionUri() const
{
    return m_state->record.expression.uri;
}

Result<Placement> Carrier::place(const Anchor &anchor)
{
    return m_state->place(anchor);
}

QByteArray Placement::uri() const
{
    return expressionUri.isEmpty() ? QByteArray()
                                   : knowledge::pinpointUri(expressionUri, component, eId);
}

void write(json::Writer &out, const Placement &placement)
{
    const bool isLost = placement.state == Placement::State::Lost;
    const auto place = [](qint64 at) {
        return at < 0 ? std::optional<qint64>() : std::optional(at);
    };
    out.beginObject().member("state", enumName(placement.state));
    out.key("confidence").raw(QByteArray::number(placement.confidence, 'f', 2));
    out.members("expression_frbr_uri", json::orNull(placement.expressionUri), "expression_date",
                placement.date, "uri", json::orNull(isLost ? QByteArray() : placement.uri()), "eid",
                json::orNull(placement.eId), "start", place(placement.start), "end",
                place(placement.end), "words", json::orNull(placement.words), "before",
                json::orNull(placement.before), "candidates", placement.candidates);
    out.endObject();
}

Result<std::vector<PlacedNote>> placeAll(store::Database &db, std::vector<Note> notes, QDate date,
                                         const Today &today)
{
    std::vector<PlacedNote> placed;
    std::map<QByteArray, std::optional<Carrier>> carriers; ///< By work and language.
    for (Note &note : notes) {
        const Anchor &anchor = note.anchor;
        QByteArray address = anchor.workUri;
        if (!anchor.language.isEmpty())
            address += '/' + anchor.language + FrbrUri::asAt(date);
        auto known = carriers.find(address);
        if (known == carriers.end()) {
            known = carriers.emplace(address, std::nullopt).first;
            const auto uri = FrbrUri::parse(address);
            auto carrier = uri ? Carrier::to(db, *uri, today) : Result<Carrier>(uri.error());
            if (carrier)
                known->second.emplace(*std::move(carrier));
            else if (carrier.error().code != ErrorCode::NotFound
                     && carrier.error().code != ErrorCode::InvalidArgument)
                return carrier.error();
        }
        Placement placement;
        placement.before = anchor.exact;
        if (known->second) {
            SHERIA_TRY(placement, known->second->place(anchor));
        }
        placed.push_back({std::move(note), std::move(placement)});
    }
    return placed;
}

} // namespace sheria::notes
