#include "core/knowledge/verifier.h"

#include "core/akn/pages.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/knowledge/expressiontext.h"
#include "core/store/legislation/expressionqueries.h"

#include <optional>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;

namespace {

/// What a character counts as; null: it does not count.
QChar folded(QChar c)
{
    switch (c.unicode()) {
    case 0x00AD: // Soft hyphen,
    case 0x200B: // zero width space
    case 0xFEFF: return {};
    case 0x2018:
    case 0x2019:
    case 0x201A:
    case 0x201B: return u'\'';
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x00AB:
    case 0x00BB: return u'"';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014: return u'-';
    default: return c.isSpace() ? QChar(u' ') : c;
    }
}

QString folded(const QString &text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar each : text) {
        const QChar c = folded(each);
        const bool isSecondBlank = c == u' ' && (out.isEmpty() || out.back() == u' ');
        if (!c.isNull() && !isSecondBlank)
            out += c;
    }
    return out.trimmed();
}

/// The pieces of a quotation, between what was left out.
QStringList piecesOf(const QString &quote)
{
    QString text = folded(quote);
    for (const QString &mark : {u"[…]"_s, u"[...]"_s, u"(...)"_s, u"(…)"_s, u"..."_s})
        text.replace(mark, u"…"_s);
    QStringList pieces;
    const QStringList parts = text.split(u'…');
    for (const QString &part : parts) {
        if (const QString piece = part.trimmed(); !piece.isEmpty())
            pieces << piece;
    }
    return pieces;
}

bool hasPieces(const QString &foldedText, const QStringList &pieces)
{
    qsizetype at = 0;
    for (const QString &piece : pieces) {
        at = foldedText.indexOf(piece, at);
        if (at < 0)
            return false;
        at += piece.size();
    }
    return !pieces.isEmpty();
}

/// The innermost provision of a text that has the pieces.
std::optional<Verdict::Place> placeOf(const ExpressionText &text, const QStringList &pieces)
{
    if (!hasPieces(folded(text.whole()), pieces))
        return std::nullopt;
    const akn::Provision *best = nullptr;
    for (const akn::Provision &provision : text.provisions()) {
        const qsizetype size = provision.textEnd - provision.textStart;
        const bool isInner = !best || size <= best->textEnd - best->textStart;
        const bool isWithin = !best || provision.textStart >= best->textStart;
        if (isInner && isWithin && hasPieces(folded(text.of(provision)), pieces))
            best = &provision;
    }
    Verdict::Place place{text.expressionUri(), text.date(), {}, {}};
    if (best)
        place.portionId = akn::isPage(*best) ? akn::pageNumber(best->eId) : best->eId;
    place.pinpointUri = pinpointUri(text.expressionUri(), best ? best->component : text.component(),
                                    best ? best->eId : QByteArray());
    return place;
}

/// Looks in the text that was named. Whether that settled it.
bool judge(Verdict &verdict, const std::vector<ExpressionText> &texts, const FrbrUri &uri,
           const QStringList &pieces)
{
    bool isInPortion = false;
    for (const ExpressionText &text : texts) {
        const akn::Provision *provision = uri.portion.isEmpty()
            ? nullptr
            : text.find(uri.portion, uri.component);
        const bool isNamed = provision || uri.portion.isEmpty();
        if (isNamed && verdict.textHash.isEmpty()) {
            const QString named = provision ? text.of(*provision) : text.whole();
            verdict.textHash = sha256Hex(named.toUtf8());
        }
        if (isNamed && hasPieces(folded(provision ? text.of(*provision) : text.whole()), pieces))
            isInPortion = true;
        if (const auto place = placeOf(text, pieces))
            verdict.places.push_back(*place);
    }
    if (isInPortion)
        verdict.status = Verdict::Status::Present;
    else if (!verdict.places.empty())
        verdict.status = Verdict::Status::Elsewhere;
    return !verdict.places.empty();
}

} // namespace

Result<Verdict> verifyQuote(store::Database &db, const FrbrUri &uri, const QString &quote,
                            const Today &today)
{
    SHERIA_TRY(const ExpressionRecord named, store::findExpression(db, uri, today));
    const QStringList pieces = piecesOf(quote);
    Verdict verdict;
    verdict.expressionUri = named.expression.uri;
    verdict.expressionDate = named.expression.date;
    SHERIA_TRY(const std::vector<ExpressionText> texts, textsOf(db, named));
    if (judge(verdict, texts, uri, pieces))
        return verdict;
    int looked = 0;
    for (const ExpressionSummary &other : named.pointsInTime) {
        if (other.uri == named.expression.uri || ++looked > limits::MaxVerifiedVersions)
            continue;
        SHERIA_TRY(const FrbrUri otherUri, FrbrUri::parse(other.uri));
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, otherUri, today));
        SHERIA_TRY(const std::vector<ExpressionText> otherTexts, textsOf(db, record));
        for (const ExpressionText &text : otherTexts) {
            if (const auto place = placeOf(text, pieces))
                verdict.places.push_back(*place);
        }
    }
    if (!verdict.places.empty())
        verdict.status = Verdict::Status::Changed;
    return verdict;
}

} // namespace sheria::knowledge
