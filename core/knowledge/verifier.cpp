#include "core/knowledge/verifier.h"

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/expressionqueries.h"

#include <algorithm>
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

QString sliceOf(const QByteArray &text, const akn::Provision &provision)
{
    const qsizetype start = std::clamp<qsizetype>(provision.textStart, 0, text.size());
    const qsizetype end = std::clamp<qsizetype>(provision.textEnd, start, text.size());
    return QString::fromUtf8(text.constData() + start, end - start).trimmed();
}

/// One text of an expression.
class Text
{
public:
    static Result<Text> load(store::Database &db, const Manifestation &manifestation,
                             const QByteArray &expressionUri, QDate date)
    {
        Text text;
        text.m_expressionUri = expressionUri;
        text.m_date = date;
        if (manifestation.role == Manifestation::Role::Component)
            text.m_component = manifestation.component;
        SHERIA_TRY(text.m_bytes, store::contentText(db, manifestation.contentHash));
        SHERIA_TRY(text.m_provisions, store::contentProvisions(db, manifestation.contentHash));
        return text;
    }

    const akn::Provision *find(const FrbrUri &uri) const
    {
        const auto found = std::find_if(
            m_provisions.begin(), m_provisions.end(), [&uri](const akn::Provision &each) {
                return each.eId == uri.portion
                    && (uri.component.isEmpty() || each.component == uri.component);
            });
        return found == m_provisions.end() ? nullptr : &*found;
    }
    QString whole() const { return QString::fromUtf8(m_bytes).trimmed(); }
    QString of(const akn::Provision &provision) const { return sliceOf(m_bytes, provision); }

    /// The innermost provision that has the pieces.
    std::optional<Verdict::Place> placeOf(const QStringList &pieces) const
    {
        if (!hasPieces(folded(whole()), pieces))
            return std::nullopt;
        const akn::Provision *best = nullptr;
        for (const akn::Provision &provision : m_provisions) {
            const qsizetype size = provision.textEnd - provision.textStart;
            const bool isInner = !best || size <= best->textEnd - best->textStart;
            const bool isWithin = !best || provision.textStart >= best->textStart;
            if (isInner && isWithin && hasPieces(folded(of(provision)), pieces))
                best = &provision;
        }
        Verdict::Place place{m_expressionUri, m_date, m_expressionUri, {}};
        const QByteArray component = best ? best->component : m_component;
        const bool isMain = component.isEmpty() || component == "main";
        if (!isMain)
            place.pinpointUri += "/!" + component;
        if (best) {
            place.portionId = best->eId;
            place.pinpointUri += (isMain ? "/~" : "~") + best->eId;
        }
        return place;
    }

private:
    QByteArray m_expressionUri;
    QDate m_date;
    QByteArray m_component;
    QByteArray m_bytes;
    std::vector<akn::Provision> m_provisions;
};

Result<std::vector<Text>> textsOf(store::Database &db, const ExpressionRecord &record)
{
    std::vector<Text> texts;
    for (const Manifestation &manifestation : record.manifestations) {
        if (manifestation.role == Manifestation::Role::Superseded
            || manifestation.contentHash.isEmpty())
            continue;
        SHERIA_TRY(Text text,
                   Text::load(db, manifestation, record.expression.uri, record.expression.date));
        texts.push_back(std::move(text));
    }
    return texts;
}

/// Looks in the text that was named. Whether that settled it.
bool judge(Verdict &verdict, const std::vector<Text> &texts, const FrbrUri &uri,
           const QStringList &pieces)
{
    bool isInPortion = false;
    for (const Text &text : texts) {
        const akn::Provision *provision = uri.portion.isEmpty() ? nullptr : text.find(uri);
        const bool isNamed = provision || uri.portion.isEmpty();
        if (isNamed && verdict.textHash.isEmpty()) {
            const QString named = provision ? text.of(*provision) : text.whole();
            verdict.textHash = sha256Hex(named.toUtf8());
        }
        if (isNamed && hasPieces(folded(provision ? text.of(*provision) : text.whole()), pieces))
            isInPortion = true;
        if (const auto place = text.placeOf(pieces))
            verdict.places.push_back(*place);
    }
    if (isInPortion)
        verdict.status = Verdict::Status::Present;
    else if (!verdict.places.empty())
        verdict.status = Verdict::Status::Elsewhere;
    return !verdict.places.empty();
}

} // namespace

QByteArrayView statusName(Verdict::Status status)
{
    switch (status) {
    case Verdict::Status::Present: return "present";
    case Verdict::Status::Elsewhere: return "elsewhere";
    case Verdict::Status::Changed: return "changed";
    case Verdict::Status::Never: return "never";
    }
    Q_UNREACHABLE();
}

Result<Verdict> verifyQuote(store::Database &db, const FrbrUri &uri, const QString &quote,
                            QDate today)
{
    SHERIA_TRY(const ExpressionRecord named, store::findExpression(db, uri, today));
    const QStringList pieces = piecesOf(quote);
    Verdict verdict;
    verdict.expressionUri = named.expression.uri;
    verdict.expressionDate = named.expression.date;
    SHERIA_TRY(const std::vector<Text> texts, textsOf(db, named));
    if (judge(verdict, texts, uri, pieces))
        return verdict;
    int looked = 0;
    for (const ExpressionSummary &other : named.pointsInTime) {
        if (other.uri == named.expression.uri || ++looked > limits::MaxVerifiedVersions)
            continue;
        SHERIA_TRY(const FrbrUri otherUri, FrbrUri::parse(other.uri));
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, otherUri, today));
        SHERIA_TRY(const std::vector<Text> otherTexts, textsOf(db, record));
        for (const Text &text : otherTexts) {
            if (const auto place = text.placeOf(pieces))
                verdict.places.push_back(*place);
        }
    }
    if (!verdict.places.empty())
        verdict.status = Verdict::Status::Changed;
    return verdict;
}

} // namespace sheria::knowledge
