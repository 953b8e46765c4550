// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/anchor.h"

#include <algorithm>
#include <tuple>

namespace sheria::notes {

using knowledge::ExpressionText;
using quotations::Tokens;

QByteArray Anchor::uri() const
{
    return knowledge::pinpointUri(expressionUri.isEmpty() ? workUri : expressionUri, component,
                                  eId);
}

namespace {

Error notThere(const QByteArray &eId, const QByteArray &expression)
{
    return {ErrorCode::NotFound, Message::tr("there is no %1 in %2", eId, expression)};
}

/// How well the words around a place agree with what is known of them.
std::size_t agreement(const WordedTexts &texts, const Spot &spot, const Selection &selection)
{
    std::vector<Tokens::Token> left = Tokens(selection.prefix).all();
    std::reverse(left.begin(), left.end());
    const auto common = [](const std::vector<Tokens::Token> &a,
                           const std::vector<Tokens::Token> &b) {
        return std::size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    };
    return common(left, texts.before(spot))
        + common(Tokens(selection.suffix).all(), texts.behind(spot));
}

/// The one that is meant.
Result<Spot> chosenOf(const WordedTexts &texts, const std::vector<Spot> &spots,
                      const Selection &selection)
{
    if (selection.occurrence > 0 && std::size_t(selection.occurrence) <= spots.size())
        return spots[std::size_t(selection.occurrence) - 1];
    if (spots.size() == 1 && selection.occurrence == 0)
        return spots.front();
    std::size_t most = 0;
    std::vector<Spot> best;
    for (const Spot &spot : spots) {
        const std::size_t value = agreement(texts, spot, selection);
        if (value > most || best.empty())
            best.clear();
        if (value >= most)
            best.push_back(spot);
        most = std::max(most, value);
    }
    if (best.size() == 1 && selection.occurrence == 0)
        return best.front();
    return Error{ErrorCode::Conflict,
                 Message::tr("the words stand there %1 times; say which of them is meant",
                             qint64(spots.size()))};
}

} // namespace

Result<Anchor> anchorTo(const ExpressionRecord &record, const std::vector<ExpressionText> &texts,
                        const Selection &selection)
{
    Anchor anchor;
    anchor.workUri = record.work.uri.workUri(false);
    anchor.expressionUri = record.expression.uri;
    anchor.language = record.expression.language;
    anchor.date = record.expression.date;
    const akn::Provision *within = nullptr;
    for (const ExpressionText &text : texts) {
        if (!within && !selection.eId.isEmpty())
            within = text.find(selection.eId, selection.component);
    }
    if (!within && !selection.eId.isEmpty())
        return notThere(selection.eId, record.expression.uri);
    anchor.component = anchorName(within ? within->component : selection.component);
    anchor.eId = within ? within->eId : QByteArray();
    if (selection.exact.trimmed().isEmpty())
        return anchor;
    const WordedTexts worded(texts);
    std::vector<Spot> spots = worded.find(Tokens(selection.exact));
    if (spots.empty())
        spots = worded.findCut(selection.exact);
    std::erase_if(spots, [&](const Spot &spot) {
        const ExpressionText &text = worded.textAt(spot);
        const QByteArray component = anchorName(selection.component);
        const bool isOther = !component.isEmpty() && !text.component().isEmpty()
            && text.component() != component;
        const bool isOutside = within
            && (text.find(within->eId, within->component) != within
                || !quotations::Span{within->textStart, within->textEnd}.holds(spot.span));
        return isOther || isOutside;
    });
    if (spots.empty())
        return Error{ErrorCode::NotFound,
                     Message::tr("the words do not stand in %1", anchor.uri())};
    SHERIA_TRY(const Spot spot, chosenOf(worded, spots, selection));
    const ExpressionText &text = worded.textAt(spot);
    const akn::Provision *const provision = worded.holding(spot);
    anchor.component = anchorName(provision ? provision->component : text.component());
    anchor.eId = provision ? provision->eId : QByteArray();
    anchor.exact = text.between(spot.span.start, spot.span.end);
    anchor.start = characterCount(text.between(startOf(provision), spot.span.start));
    std::tie(anchor.prefix, anchor.suffix) = worded.context(spot);
    return anchor;
}

Anchor anchorOf(const FrbrUri &uri)
{
    Anchor anchor;
    anchor.workUri = uri.workUri(false);
    anchor.component = anchorName(uri.component);
    anchor.eId = uri.portion;
    FrbrUri expression = uri;
    expression.component.clear();
    expression.portion.clear();
    expression.format.clear();
    if (auto address = expression.expressionUri(); !uri.language.isEmpty() && address) {
        anchor.expressionUri = *address;
        anchor.language = uri.language;
        if (const auto point = uri.pointInTime())
            anchor.date = point->date;
    }
    return anchor;
}

} // namespace sheria::notes
