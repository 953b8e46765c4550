// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/pages.h"
#include "core/akn/toc.h"
#include "core/assistant/toolcall.h"
#include "core/base/hash.h"
#include "core/domain/timeline.h"
#include "core/knowledge/expressiontext.h"

namespace sheria::assistant {

using namespace Qt::StringLiterals;
using knowledge::ExpressionText;

namespace {

/// What of an expression is read.
struct Reading
{
    ExpressionText *text = nullptr;
    std::optional<knowledge::Portion> portion; ///< Nothing: the whole text.

    QString words() const { return portion ? text->of(*portion) : text->whole(); }
    /// The same, with its lines. Of a document that is damaged, as the words are.
    QString lines(store::Database &db) const
    {
        if (!text->readLines(db))
            return words();
        return portion ? text->structured(portion->start(), portion->end())
                       : text->structured(0, text->size());
    }
    const akn::Provision *provision() const { return portion ? portion->first : nullptr; }
};

Result<Reading> readingOf(const Target &target, std::vector<ExpressionText> &texts)
{
    if (texts.empty())
        return problem(ErrorCode::NotFound, u"The library has no text of this work."_s);
    for (ExpressionText &text : texts) {
        const bool isNamed = target.component.isEmpty() || target.component == "main"
            || text.component() == target.component;
        if (target.portion.isEmpty() && isNamed)
            return Reading{&text, std::nullopt};
        if (const auto found = text.portion(target.portion, target.component))
            return Reading{&text, found};
    }
    return noPortion(target);
}

void writeParents(json::Writer &out, const Reading &reading, const QByteArray &language)
{
    out.key("parents").array(reading.text->around(reading.provision()), [&](const auto *parent) {
        out.object("portion_id", parent->eId, "title", knowledge::titleOf(*parent, language));
    });
}

/// Whether a work is repealed and has commenced, by today; of legislation only.
void writeStates(json::Writer &out, const Target &target, const Today &today)
{
    const bool isJudgment = target.record.work.uri.doctype.startsWith("judg");
    const Validity state = validity(target.record, today);
    const auto ofLaw = [isJudgment](bool is) {
        return isJudgment ? std::nullopt : std::optional(is);
    };
    out.members("repealed", ofLaw(state.isRepealed), "commenced",
                ofLaw(target.record.work.isCommenced()), "valid_until", state.to);
}

/// Lists the contents of an expression, level by level.
void addContents(Entries &entries, const std::vector<TocEntry> &toc, int depth, int level = 1)
{
    for (const TocEntry &each : toc) {
        json::Writer out;
        out.object("level", level, "portion_id", json::orNull(each.eId), "component",
                   each.component, "title", each.title, "has_more",
                   level >= depth && !each.children.empty());
        if (!entries.add(out.take()))
            return;
        if (level < depth)
            addContents(entries, each.children, depth, level + 1);
    }
}

const TocEntry *entryOf(const std::vector<TocEntry> &toc, const QByteArray &eId)
{
    for (const TocEntry &each : toc) {
        if (each.eId == eId)
            return &each;
        if (const TocEntry *found = entryOf(each.children, eId))
            return found;
    }
    return nullptr;
}

Result<std::vector<TocEntry>> tocOf(const ToolCall &call, const Target &target)
{
    std::vector<TocEntry> toc;
    SHERIA_CHECK(forEachDocument(call, target, [&toc](const akn::Document &document) {
        const std::vector<TocEntry> entries = document.toc();
        toc.insert(toc.end(), entries.begin(), entries.end());
    }));
    return toc;
}

/// The pages of a PDF that stands for a text; none of an expression that has its own.
Result<std::vector<TocEntry>> pagesOf(const ToolCall &call, const Target &target)
{
    std::vector<TocEntry> toc;
    SHERIA_TRY(const auto texts, knowledge::textsOf(call.context.db, target.record));
    for (const akn::Provision &page :
         texts.empty() ? std::vector<akn::Provision>() : texts.front().provisions()) {
        if (!akn::isPage(page))
            break;
        TocEntry &entry = toc.emplace_back();
        entry.type = page.element;
        entry.component = page.component;
        entry.eId = akn::pageNumber(page.eId);
        entry.title = u"Page %1"_s.arg(QString::fromLatin1(entry.eId));
    }
    return toc;
}

} // namespace

Result<QByteArray> readProvision(const ToolCall &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    SHERIA_TRY(auto texts, knowledge::textsOf(call.context.db, target.record));
    SHERIA_TRY(const Reading reading, readingOf(target, texts));
    const Expression &expression = target.record.expression;
    const QString words = reading.words();
    const akn::Provision *const first = reading.provision();
    const QByteArray eId = first ? first->eId : QByteArray();
    const QByteArray component = first ? first->component : reading.text->component();
    const QByteArray portion = reading.portion ? reading.portion->name() : QByteArray();
    json::Writer out;
    out.beginObject().member("title", expression.title);
    writeReceipt(out,
                 {target.record.work.uri.workUri(false), expression.uri, expression.date, eId,
                  knowledge::pinpointUri(expression.uri, component, portion)},
                 call.context);
    const QString title = first ? knowledge::titleOf(*first, expression.language) : QString();
    out.key("portion_title").stringOrNull(QStringView(title));
    writeParents(out, reading, expression.language);
    writeStates(out, target, call.context.today);
    const Excerpt excerpt = excerptOf(reading.lines(call.context.db), call.number("offset"_L1),
                                      call.budget().bytesLeft());
    out.members("text", excerpt.text, "text_hash", sha256Hex(words.toUtf8()), "next_offset",
                excerpt.next < 0 ? std::nullopt : std::optional(excerpt.next));
    return ended(out, excerpt.next >= 0,
                 excerpt.next < 0
                     ? QString()
                     : u"The text goes on: ask again with offset %1."_s.arg(excerpt.next));
}

Result<QByteArray> listContents(const ToolCall &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    SHERIA_TRY(std::vector<TocEntry> toc, tocOf(call, target));
    if (toc.empty()) {
        SHERIA_TRY(toc, pagesOf(call, target));
    }
    const TocEntry *part = target.portion.isEmpty() ? nullptr : entryOf(toc, target.portion);
    if (!target.portion.isEmpty() && !part)
        return noPortion(target);
    Budget budget = call.budget();
    Entries entries(budget);
    addContents(entries, part ? part->children : toc, call.number("depth"_L1));
    json::Writer out;
    out.beginObject().members("title", target.record.expression.title, "frbr_uri",
                              target.record.work.uri.workUri(false), "expression_frbr_uri",
                              target.record.expression.uri, "entries", json::Raw{entries.array()});
    return ended(out, entries.isCut(),
                 entries.isCut()
                     ? u"Ask for one part by portion_id, or for fewer levels by depth."_s
                     : QString());
}

} // namespace sheria::assistant
