// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citator.h"

#include "core/citations/citedtext.h"
#include "core/citations/workkeys.h"
#include "core/domain/json/json.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace sheria::citations {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxAround = 240; ///< UTF-16 on each side of a citation.
constexpr std::size_t MaxShown = 20; ///< Citations of one work.

/// Where a sentence begins or ends: a point, blank and capital, that are in no abbreviation.
qsizetype sentenceStart(const QString &text, qsizetype at)
{
    static const QRegularExpression end(u"[\\p{L}\\d)\\]”\"]{3,}[.?!;]\\s+(?=[\\p{Lu}“\"(])"_s);
    qsizetype start = std::max<qsizetype>(0, at - 600);
    for (auto match = end.globalMatch(text, start); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        if (one.capturedEnd() > at)
            break;
        start = one.capturedEnd();
    }
    return start;
}
qsizetype sentenceEnd(const QString &text, qsizetype at)
{
    static const QRegularExpression end(u"[.?!;](?=\\s+[\\p{Lu}“\"(]|\\s*$)"_s);
    const QRegularExpressionMatch match = end.match(text, at);
    return std::min(match.hasMatch() ? match.capturedEnd() : text.size(), at + 600);
}

/// A text of a citing work, and what of it is a citation of the cited one.
class Texts
{
public:
    Texts(store::Database &db, std::set<QByteArray> names) : m_db(db), m_names(std::move(names)) {}

    Result<std::vector<CitationInWords>> of(const CitingWork &citing)
    {
        std::vector<CitationInWords> found;
        SHERIA_TRY(const FrbrUri address, FrbrUri::parse(citing.expressionUri));
        const auto record = store::findExpression(m_db, address, Today(citing.date));
        if (!record && record.error().code == ErrorCode::NotFound)
            return found;
        if (!record)
            return record.error();
        const auto xml = store::contentXml(m_db, record->expression.contentHash);
        const auto document = xml ? akn::Document::parse(*xml) : Result<akn::Document>(xml.error());
        if (!document) // Damaged, or pages of a PDF: who cites is known without it.
            return found;
        const CitedText text = citedText(*document);
        const bool isDecision = citing.doctype == "judgment";
        const std::vector<Citation> citations = citationsIn(*document, text);
        for (const Citation &one : citations) {
            if (m_names.contains(one.key) && found.size() < MaxShown)
                found.push_back(inWords(text, one, citations, isDecision));
        }
        for (const CitedText::Mark &mark : text.marks) {
            const qsizetype fragment = mark.href.indexOf('#');
            const Result<FrbrUri> uri = FrbrUri::parse(fragment < 0 ? mark.href
                                                                    : mark.href.left(fragment));
            const QByteArray key = uri ? uriKey(uri->workUri(false)) : keyOfAddress(mark.href);
            const bool isNew = !isAt(found, text, mark);
            if (m_names.contains(key) && isNew && found.size() < MaxShown) {
                Citation one;
                one.start = mark.start;
                one.end = mark.end;
                found.push_back(inWords(text, one, citations, isDecision));
            }
        }
        return found;
    }

private:
    /// Whether the words of a mark are those of a citation that was found.
    static bool isAt(const std::vector<CitationInWords> &found, const CitedText &text,
                     const CitedText::Mark &mark)
    {
        const QString words = QString::fromUtf8(text.text.mid(mark.start, mark.end - mark.start));
        return std::any_of(found.begin(), found.end(), [&](const CitationInWords &one) {
            return one.text.contains(words) && one.place.source == text.eIdAt(mark.start);
        });
    }

    /// From where the parties stand, if they do.
    static qsizetype startOf(const Citation &citation)
    {
        const bool hasParties = citation.partiesEnd > citation.partiesStart;
        return hasParties ? std::min(citation.partiesStart, citation.start) : citation.start;
    }

    /// The other cases that are cited in a line.
    static std::vector<WordSpan> othersIn(const CitedText &text, const Citation &citation,
                                          const std::vector<Citation> &all, qsizetype start,
                                          qsizetype end)
    {
        std::vector<WordSpan> others;
        const auto lengthOf = [&text](qsizetype from, qsizetype to) {
            return QString::fromUtf8(text.text.mid(from, to - from)).size();
        };
        for (const Citation &one : all) {
            const bool isCase = one.kind == Kind::Judgment || one.kind == Kind::Report
                || one.kind == Kind::Number || one.kind == Kind::Parties;
            const qsizetype from = startOf(one);
            if (!isCase || from < start || one.end > end || one.start == citation.start)
                continue;
            const qsizetype before = lengthOf(start, from);
            others.push_back({before, before + lengthOf(from, one.end)});
        }
        return others;
    }

    static CitationInWords inWords(const CitedText &text, const Citation &citation,
                                   const std::vector<Citation> &all, bool isDecision)
    {
        const qsizetype lineStart = text.text.lastIndexOf('\n', citation.start) + 1;
        qsizetype lineEnd = text.text.indexOf('\n', citation.end);
        if (lineEnd < 0)
            lineEnd = text.text.size();
        const qsizetype from = startOf(citation);
        const auto part = [&text](qsizetype start, qsizetype end) {
            return QString::fromUtf8(text.text.mid(start, end - start));
        };
        const QString before = part(std::min(lineStart, from), from);
        CitationInWords found;
        found.text = part(from, citation.end);
        const QString after = part(citation.end, lineEnd);
        const QString line = before + found.text + after;
        const qsizetype end = before.size() + found.text.size();
        const qsizetype first = sentenceStart(line, before.size());
        if (isDecision) {
            std::vector<WordSpan> others = othersIn(text, citation, all, lineStart, lineEnd);
            for (WordSpan &other : others)
                other = {other.start - first, other.end - first};
            std::erase_if(others, [](const WordSpan &other) { return other.start < 0; });
            found.hint = treatmentIn(line.mid(first, sentenceEnd(line, end) - first),
                                     {before.size() - first, end - first}, others);
        }
        found.before = cutAt(before, before.size() - MaxAround, true);
        found.after = cutAt(after, MaxAround, false);
        found.place.source = text.eIdAt(citation.start);
        return found;
    }

    /// The words behind, or before, a place, and nothing of the one that is cut.
    static QString cutAt(const QString &text, qsizetype at, bool isBehind)
    {
        if (at <= 0 && isBehind)
            return text.simplified().isEmpty() ? QString() : text.trimmed();
        if (at >= text.size())
            return text.trimmed();
        if (isBehind)
            return u"… "_s + text.mid(text.indexOf(u' ', at) + 1).trimmed();
        return text.left(text.lastIndexOf(u' ', at)).trimmed() + u" …"_s;
    }

    store::Database &m_db;
    std::set<QByteArray> m_names;
};

/// The code of the court that decided; empty: it is no decision.
Result<QByteArray> courtOf(const CitingWork &citing)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(citing.work.uri));
    return citing.doctype == "judgment" ? uri.subtype : QByteArray();
}

} // namespace

Result<CourtYears> countByCourtAndYear(const std::vector<CitingWork> &works)
{
    CourtYears counts;
    for (const CitingWork &citing : works) {
        SHERIA_TRY(const QByteArray court, courtOf(citing));
        ++counts[{court, citing.date.year()}];
    }
    return counts;
}

Result<Citator> citator(store::Database &db, const ExpressionRecord &record,
                        const CitatorOptions &options, const std::stop_token &stop,
                        const std::function<bool(const QByteArray &workUri)> &mayRead)
{
    SHERIA_TRY(CitedBy found, citedBy(db, record, options.eId, options.asAt));
    if (mayRead)
        std::erase_if(found.works, [&](const CitingWork &one) { return !mayRead(one.work.uri); });
    const QByteArray workUri = record.work.uri.workUri(false);
    std::map<QByteArray, Treatment> stated;
    SHERIA_TRY(const std::vector<store::StatedTreatment> said,
               store::statedTreatments(db, workUri));
    for (const store::StatedTreatment &one : said)
        stated[one.citingUri] = enumNamed<Treatment>(one.treatment).value_or(Treatment::None);
    SHERIA_TRY(const std::vector<QByteArray> names, store::workNames(db, record.work.id));
    Texts texts(db, {names.begin(), names.end()});
    Citator citator;
    SHERIA_TRY(citator.notLookedThrough, store::countCitationTasks(db));
    citator.total = int(found.works.size());
    citator.isCut = found.isCut;
    SHERIA_TRY(citator.byCourtAndYear, countByCourtAndYear(found.works));
    for (std::size_t i = 0; i < found.works.size(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        CitatorEntry entry;
        entry.citing = std::move(found.works[i]);
        SHERIA_TRY(entry.court, courtOf(entry.citing));
        if (i < options.first || i - options.first >= options.most)
            continue;
        SHERIA_TRY(entry.citations, texts.of(entry.citing));
        for (const CitationInWords &one : entry.citations) {
            if (one.hint.treatment > entry.suggested.treatment)
                entry.suggested = one.hint;
        }
        if (const auto known = stated.find(entry.citing.work.uri); known != stated.end())
            entry.stated = known->second;
        ++citator.byTreatment[entry.treatment()];
        citator.entries.push_back(std::move(entry));
    }
    return citator;
}

QByteArray citatorJson(const Citator &citator)
{
    const auto citation = [](const CitationInWords &one) {
        return json::object("source", json::orNull(one.place.source), "before", one.before, "text",
                            one.text, "after", one.after, "treatment", enumName(one.hint.treatment),
                            "evidence", json::orNull(one.hint.evidence));
    };
    const auto entry = [&citation](const CitatorEntry &one) {
        return json::object("frbr_uri", one.citing.work.uri, "expression_frbr_uri",
                            one.citing.expressionUri, "title", one.citing.work.title, "court",
                            json::orNull(one.court), "date", one.citing.date, "treatment",
                            enumName(one.treatment()), "evidence",
                            json::orNull(one.suggested.evidence), "is_stated",
                            one.stated.has_value(), "citations",
                            json::list(one.citations, citation));
    };
    const auto count = [](const auto &one) {
        return json::object("court", json::orNull(one.first.first), "year",
                            qint64(one.first.second), "works", qint64(one.second));
    };
    const auto treated = [](const auto &one) {
        return json::object("treatment", enumName(one.first), "works", qint64(one.second));
    };
    return json::object("total", qint64(citator.total), "is_cut", citator.isCut,
                        "not_looked_through", citator.notLookedThrough, "works",
                        json::list(citator.entries, entry), "by_court_and_year",
                        json::list(citator.byCourtAndYear, count), "by_treatment",
                        json::list(citator.byTreatment, treated));
}

} // namespace sheria::citations
