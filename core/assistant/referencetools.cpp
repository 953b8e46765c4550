// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/definitions.h"
#include "core/assistant/toolcall.h"
#include "core/briefs/check.h"
#include "core/citations/citator.h"
#include "core/knowledge/expressiontext.h"
#include "core/quotations/verifier.h"

#include <algorithm>
#include <span>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

namespace {

QByteArray citingJson(const citations::CitatorEntry &entry)
{
    constexpr std::size_t MostCitations = 3; ///< Whose words are told.
    const citations::CitingWork &citing = entry.citing;
    json::Writer out;
    out.beginObject().members("frbr_uri", citing.work.uri, "title", citing.work.title, "date",
                              citing.date);
    out.members("treatment", enumName(entry.treatment()), "evidence",
                json::orNull(entry.suggested.evidence), "is_stated", entry.stated.has_value());
    out.key("places").array(citing.places, [&out](const citations::CitedPlace &place) {
        out.object("portion_id", json::orNull(place.source), "cites",
                   json::orNull(place.words.isEmpty() ? place.target : place.words));
    });
    const std::span all(entry.citations);
    out.key("citations")
        .array(all.first(std::min(all.size(), MostCitations)),
               [&out](const citations::CitationInWords &one) {
                   out.object("portion_id", json::orNull(one.place.source), "before", one.before,
                              "text", one.text, "after", one.after, "treatment",
                              enumName(one.hint.treatment));
               });
    out.endObject();
    return out.take();
}

/// Errors: NotFound where the portion that is named is in none of the texts.
Result<void> checkPortion(const ToolCall &call, const Target &target)
{
    if (target.portion.isEmpty())
        return {};
    SHERIA_TRY(const auto texts, knowledge::textsOf(call.context.db, target.record));
    const bool isThere = std::any_of(texts.begin(), texts.end(), [&target](const auto &text) {
        return text.find(target.portion, target.component) != nullptr;
    });
    return isThere ? Result<void>() : noPortion(target);
}

/// Whether the words of `sought` stand in `term`, whatever the capitals.
bool isSought(const QString &term, const QString &sought)
{
    return sought.isEmpty() || term.simplified().contains(sought.simplified(), Qt::CaseInsensitive);
}

Result<std::vector<akn::Definition>> definitionsIn(const ToolCall &call, const Target &target)
{
    std::vector<akn::Definition> found;
    const QString term = call.text("term"_L1);
    SHERIA_CHECK(forEachDocument(call, target, [&](const akn::Document &document) {
        for (akn::Definition &definition : akn::definitionsOf(document)) {
            if (isSought(definition.term, term))
                found.push_back(std::move(definition));
        }
    }));
    return found;
}

QByteArray placeJson(const quotations::Verdict::Place &place)
{
    return json::object("expression_frbr_uri", place.expressionUri, "expression_date", place.date,
                        "portion_id", json::orNull(place.portionId), "pinpoint_frbr_uri",
                        place.pinpointUri);
}

/// The hash of an earlier answer, in small letters; empty: none was given.
/// Errors: InvalidArgument.
Result<QByteArray> receiptIn(const ToolCall &call)
{
    constexpr qsizetype HashDigits = 64;
    const QByteArray hash = call.word("text_hash"_L1).toLower();
    const bool isHash = hash.size() == HashDigits
        && std::all_of(hash.begin(), hash.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    if (call.has("text_hash"_L1) && !isHash)
        return problem(ErrorCode::InvalidArgument,
                       u"text_hash: give the 64 hexadecimal digits of an earlier answer."_s);
    return hash;
}

QString adviceFor(quotations::Verdict::Status status)
{
    switch (status) {
    case quotations::Verdict::Status::Present: return {};
    case quotations::Verdict::Status::Elsewhere:
        return u"Cite one of the places in found_in instead."_s;
    case quotations::Verdict::Status::Changed:
        return u"These are the words of another point in time: cite that one, or read the "
               "provision again with get_provision."_s;
    case quotations::Verdict::Status::Altered:
        return u"Do not quote these words: difference shows how they depart from the text, "
               u"left_out "
               "what stands where the ellipses are."_s;
    case quotations::Verdict::Status::Never:
        return u"Do not quote these words. Read the provision with get_provision."_s;
    }
    Q_UNREACHABLE();
}

} // namespace

Result<QByteArray> listCiting(const ToolCall &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    SHERIA_CHECK(checkPortion(call, target));
    citations::CitatorOptions options;
    options.eId = target.portion;
    options.asAt = call.date("as_at"_L1);
    options.first = std::size_t(call.number("offset"_L1));
    options.most = std::size_t(call.number("limit"_L1));
    SHERIA_TRY(const citations::Citator cited,
               citations::citator(call.context.db, target.record, options, call.context.stop));
    const qint64 unread = cited.notLookedThrough;
    const QString missing = unread == 0
        ? QString()
        : u"The texts of %1 works have not been looked through for citations yet, so this answer "
          u"may "
          "lack some. Ask again in a moment, while the desktop or the server has the library open."_s
              .arg(unread);
    const qint64 total = cited.total;
    const qint64 offset = std::min<qint64>(call.number("offset"_L1), total);
    Budget budget = call.budget();
    Entries entries(budget);
    entries.addAll(cited.entries, citingJson);
    json::Writer out;
    out.beginObject().members("frbr_uri", target.record.work.uri.workUri(false), "title",
                              target.record.work.title, "total", total);
    const qint64 next = offset + entries.count();
    out.members("works", json::Raw{entries.array()}, "next_offset",
                next < total ? std::optional(next) : std::nullopt);
    return ended(out, entries.isCut(),
                 cited.isCut ? u"It is cited more often than is counted here."_s : QString(),
                 missing);
}

Result<QByteArray> listDefinitions(const ToolCall &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    SHERIA_TRY(const auto found, definitionsIn(call, target));
    const Expression &expression = target.record.expression;
    Budget budget = call.budget();
    Entries entries(budget);
    entries.addAll(found, [&expression](const akn::Definition &each) {
        return json::object("term", each.term, "portion_id", json::orNull(each.eId),
                            "pinpoint_frbr_uri",
                            knowledge::pinpointUri(expression.uri, {}, each.eId), "text",
                            each.text);
    });
    json::Writer out;
    out.beginObject().members("title", expression.title, "frbr_uri",
                              target.record.work.uri.workUri(false), "expression_frbr_uri",
                              expression.uri, "total", qint64(found.size()), "definitions",
                              json::Raw{entries.array()});
    return ended(out, entries.isCut(),
                 found.empty()
                     ? u"No such term is marked as defined there. search may find it in the "
                       "words of the text."_s
                     : QString());
}

Result<QByteArray> verifyQuotation(const ToolCall &call)
{
    SHERIA_TRY(const QByteArray receipt, receiptIn(call));
    SHERIA_TRY(const Target target, targetOf(call));
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(target.record.expression.uri));
    uri.component = target.component;
    uri.portion = target.portion;
    SHERIA_TRY(const quotations::Verdict verdict,
               quotations::verifyQuote(call.context.db, uri, call.text("quote"_L1),
                                       call.context.today, call.context.quotedTexts));
    Budget budget = call.budget();
    Entries entries(budget);
    json::Writer out;
    out.beginObject().members("status", enumName(verdict.status), "expression_frbr_uri",
                              verdict.expressionUri, "expression_date", verdict.expressionDate,
                              "text_hash", json::orNull(verdict.textHash), "marked",
                              verdict.isMarked);
    if (!receipt.isEmpty())
        out.member("unchanged", receipt == verdict.textHash);
    quotations::writeChanges(out, verdict);
    entries.addAll(verdict.places, placeJson);
    out.key("found_in").raw(entries.array());
    return ended(out, entries.isCut(), adviceFor(verdict.status));
}

Result<QByteArray> verifyCitations(const ToolCall &call)
{
    SHERIA_TRY(const briefs::Report report,
               briefs::check(call.context.db, briefs::readMarkdown(call.text("text"_L1)),
                             call.context.today, call.context.stop));
    Budget budget = call.budget();
    Entries entries(budget);
    entries.addAll(report.items, briefs::checkedJson);
    json::Writer out;
    out.beginObject().members("total", qint64(report.items.size()), "faults",
                              qint64(report.faults()), "items", json::Raw{entries.array()});
    return ended(out, entries.isCut(),
                 report.faults() > 0
                     ? u"Correct what has problems, or leave it out: right says what the library "
                       "has."_s
                     : QString());
}

} // namespace sheria::assistant
