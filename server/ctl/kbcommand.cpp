// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "core/knowledge/item.h"
#include "core/pages/pdftool.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/rows/mediaqueries.h"
#include "server/ctl/command.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

/// The lists that a knowledge base chooses by.
constexpr ListOption<KnowledgeBase> Choices[] = {
    {"place", "places", &KnowledgeBase::places},
    {"nature", "natures", &KnowledgeBase::natures},
    {"topic", "topics", &KnowledgeBase::topics},
    {"court", "courts", &KnowledgeBase::courts},
    {"language", "languages", &KnowledgeBase::languages},
};

/// What the index has of a knowledge base.
struct Held
{
    std::optional<search::Counts> counts; ///< None: the index cannot be asked.
    bool isCurrent = false;
    search::IndexLag lag; ///< How far the index is behind the library.
};

class Index
{
public:
    Index(const QString &library, store::Database &db)
        : m_db(db)
        , m_searcher(search::indexFolder(library))
        , m_status(search::indexStatus(search::indexFolder(library), db))
    {}

    Result<Held> heldBy(const KnowledgeBase &base)
    {
        Held held;
        held.isCurrent = m_status && m_status->state == search::IndexStatus::State::UpToDate;
        SHERIA_TRY(held.lag, m_searcher.lag(m_db));
        SHERIA_TRY(const search::Query query, knowledge::queryOf(base, m_db));
        const auto counts = m_searcher.count(query, base.languages, m_db);
        if (counts)
            held.counts = *counts;
        return held;
    }

private:
    store::Database &m_db;
    search::Searcher m_searcher;
    Result<search::IndexStatus> m_status;
};

/// What became of the PDFs that stand for texts, in the whole library.
struct Pdfs
{
    store::PageCounts counts;
    bool canBeRead = false; ///< Here and now.

    static Result<Pdfs> in(store::Database &db)
    {
        SHERIA_TRY(const store::PageCounts counts, store::pageCounts(db));
        return Pdfs{counts, pages::PdfTool().isThere()};
    }
    bool areThere() const
    {
        return counts.files + counts.empty + counts.unreadable + counts.waiting > 0;
    }
    QByteArray json() const
    {
        return json::object("read", counts.files, "pages", counts.pages, "pictures_only",
                            counts.empty, "unreadable", counts.unreadable, "waiting",
                            counts.waiting, "can_be_read", canBeRead);
    }
    QByteArray line() const
    {
        QByteArray text = "PDFs: " + QByteArray::number(counts.files) + " read, "
            + QByteArray::number(counts.pages) + " pages, " + QByteArray::number(counts.empty)
            + " of pictures only, " + QByteArray::number(counts.unreadable) + " unreadable, "
            + QByteArray::number(counts.waiting) + " not read yet";
        if (!canBeRead)
            text += "; they cannot be read: pdftotext is not installed (package poppler-utils)";
        return text;
    }
};

QByteArray asJson(const KnowledgeBase &base, const Held &held, const Pdfs &pdfs)
{
    json::Writer out;
    out.beginObject().members("code", base.code, "name", base.name, "description", base.description,
                              "kind", enumName(base.kind));
    for (const auto &choice : Choices)
        out.members(choice.list, base.*choice.words);
    const auto counted = [&held](qint64 search::Counts::*count) {
        return json::Raw{held.counts ? QByteArray::number(*held.counts.*count) : "null"_ba};
    };
    out.members("works", counted(&search::Counts::works), "portions",
                counted(&search::Counts::portions), "is_current", held.isCurrent, "behind",
                held.lag.behind, "pdfs", json::Raw{pdfs.json()});
    return out.endObject().take();
}

QByteArray choiceText(const KnowledgeBase &base)
{
    QByteArray text;
    for (const auto &choice : Choices) {
        const auto &words = base.*choice.words;
        for (std::size_t i = 0; i < words.size(); ++i) {
            text += i > 0 ? QByteArray(", ") : QByteArray("; ") + choice.list + ' ';
            text += words[i];
        }
    }
    return text;
}

/// "1 work", "2 works".
QByteArray counted(qint64 count, const char *what)
{
    return QByteArray::number(count) + ' ' + what + (count == 1 ? "" : "s");
}

QByteArray lagText(const search::IndexLag &lag)
{
    if (lag.isComplete)
        return "indexing is behind";
    return "indexing is behind: " + counted(lag.behind, lag.isBuilt ? "change" : "work")
        + (lag.behind == 1 ? " is" : " are") + " not in the index yet";
}

QByteArray countText(const Held &held)
{
    if (!held.counts)
        return "not indexed yet: " + counted(held.lag.behind, "work")
            + "; 'serve', the desktop, 'mcp' or 'index rebuild' index "
            + (held.lag.behind == 1 ? "it" : "them");
    return counted(held.counts->works, "work") + ", " + counted(held.counts->portions, "portion")
        + ", " + (held.isCurrent ? "indexing is current"_ba : lagText(held.lag));
}

QByteArray asLine(const KnowledgeBase &base, const Held &held)
{
    return base.code + "  " + base.name.toUtf8() + ": " + enumName(base.kind).toByteArray()
        + choiceText(base) + "; " + countText(held);
}

Result<void> print(const Arguments &given, const std::vector<KnowledgeBase> &bases,
                   store::Database &db)
{
    Index index(given.library(), db);
    SHERIA_TRY(const Pdfs pdfs, Pdfs::in(db));
    for (const KnowledgeBase &base : bases) {
        SHERIA_TRY(const Held held, index.heldBy(base));
        printLine(given.wantsJson() ? asJson(base, held, pdfs) : asLine(base, held));
    }
    if (!given.wantsJson() && pdfs.areThere())
        printLine(pdfs.line());
    return {};
}

Exit listBases(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_TRY(const auto bases, store::listKnowledgeBases(db));
        return print(given, bases, db);
    });
}

Exit show(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_TRY(const KnowledgeBase base, store::findKnowledgeBase(db, given.word().toUtf8()));
        SHERIA_CHECK(print(given, {base}, db));
        if (!given.wantsJson() && !base.description.isEmpty())
            printLine(base.description.toUtf8());
        return {};
    });
}

/// What the options of 'kb add' say. Errors: InvalidArgument.
Result<KnowledgeBase> baseFrom(Arguments &given)
{
    KnowledgeBase base;
    base.code = given.word().toUtf8();
    base.name = given.value(u"name"_s);
    base.description = given.value(u"description"_s);
    const QString kind = given.value(u"kind"_s);
    const bool isNamedJudgments = kind.isEmpty() && base.code.startsWith("judgments");
    if (kind == u"judgments"_s || isNamedJudgments)
        base.kind = KnowledgeBase::Kind::Judgments;
    else if (!kind.isEmpty() && kind != u"legislation"_s)
        return Error{ErrorCode::InvalidArgument,
                     u"--kind must be 'legislation' or 'judgments', not '%1'."_s.arg(kind)};
    for (const auto &choice : Choices)
        base.*choice.words = listedWords(given, choice.option);
    return checked(std::move(base));
}

Exit addBase(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    const Result<KnowledgeBase> base = baseFrom(given);
    if (!base)
        return given.refuse(base.error().text());
    return given.change([&](Library &library, store::Database &db) -> Result<void> {
        SHERIA_CHECK(library.writer().write(
            [&](store::Database &writable) { return store::addKnowledgeBase(writable, *base); }));
        return print(given, {*base}, db);
    });
}

Exit removeBase(Arguments &given)
{
    return given.change([&](Library &library, store::Database &) {
        return library.writer().write([&](store::Database &writable) {
            return store::removeKnowledgeBase(writable, given.word().toUtf8());
        });
    });
}

constexpr Command KnowledgeBaseTable[] = {
    {"list", listBases},
    {"add", addBase},
    {"remove", removeBase},
    {"show", show},
    {"embeddings", nullptr, &EmbeddingActions},
};

} // namespace

const std::span<const Command> KnowledgeBaseActions(KnowledgeBaseTable);

} // namespace sheria::ctl
