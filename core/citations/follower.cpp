// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/follower.h"

#include "core/base/threadpriority.h"
#include "core/citations/citation.h"
#include "core/citations/citedtext.h"
#include "core/citations/workkeys.h"
#include "core/domain/frbruri.h"
#include "core/store/db/statement.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/recordloader.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace sheria::citations {

using namespace Qt::StringLiterals;

namespace {

using store::CitationRow;

constexpr int TasksAtOnce = 64;
constexpr qsizetype MaxTextBytes = 300; ///< Of what is kept of a citation's words.
constexpr std::size_t MaxRows = 20'000; ///< Of one text; the longest real one has about 2000.
constexpr std::chrono::milliseconds LookEvery = std::chrono::seconds(1);
constexpr std::chrono::milliseconds TryAgainAfter = std::chrono::seconds(5);

QByteArray shortened(const QByteArray &text)
{
    const QByteArray simple = text.simplified();
    if (simple.size() <= MaxTextBytes)
        return simple;
    qsizetype end = MaxTextBytes;
    while (end > 0 && (std::uint8_t(simple[end]) & 0xC0) == 0x80)
        --end;
    return simple.left(end);
}

/// Gathers the rows of one text; the same from the same place counts once.
class Rows
{
public:
    Rows(const CitedText &text, bool isLegislation) : m_text(text), m_isLegislation(isLegislation)
    {}

    void add(const CitedText::Mark &mark)
    {
        CitationRow row;
        row.isMarked = true;
        row.source = m_text.eIdAt(mark.start);
        row.text = wordsOf(mark.start, mark.end);
        const qsizetype fragment = mark.href.indexOf('#');
        if (const auto uri = FrbrUri::parse(fragment < 0 ? mark.href : mark.href.left(fragment))) {
            row.key = uriKey(uri->canonical().workUri(false));
            row.path = fragment < 0 ? uri->portion : mark.href.sliced(fragment + 1);
            row.unit = row.path.isEmpty() ? QByteArray() : QByteArray("#");
        } else {
            row.key = keyOfAddress(mark.href);
        }
        m_keptLast = push(std::move(row));
    }

    /// `pinpoints`: the citation's, or those of the report of the same case behind it.
    void add(const Citation &citation, const std::vector<Pinpoint> &pinpoints)
    {
        CitationRow row;
        const bool isBare = citation.kind == Kind::Provision && !m_isLegislation;
        row.key = isBare ? QByteArray(UnnamedKey) : citation.key;
        row.source = m_text.eIdAt(citation.start);
        if (citation.nameEnd > citation.nameStart)
            row.text = wordsOf(citation.nameStart, citation.nameEnd);
        row.isParallel = citation.isParallel && m_keptLast;
        if (pinpoints.empty()) {
            m_keptLast = push(std::move(row));
            return;
        }
        bool isKept = false;
        if (!citation.pinpoints.empty())
            row.words = wordsOf(citation.pinpoints.front().start, citation.pinpoints.back().end);
        for (const Pinpoint &pinpoint : pinpoints) {
            row.unit = nameOf(pinpoint.unit);
            row.path = pinpoint.path;
            row.last = pinpoint.last;
            isKept = push(row) || isKept;
        }
        m_keptLast = isKept;
    }

    std::vector<CitationRow> take() { return std::move(m_rows); }

private:
    QByteArray wordsOf(qsizetype start, qsizetype end) const
    {
        return shortened(m_text.text.mid(start, end - start));
    }

    /// Whether it is one that was not there.
    bool push(CitationRow row)
    {
        if (row.key.isEmpty() || m_rows.size() >= MaxRows)
            return false;
        const QByteArray same = row.key + '\n' + row.source + '\n' + row.unit + '\n' + row.path
            + '\n' + row.last + (row.key == UnnamedKey ? '\n' + row.words : QByteArray());
        const bool isNew = m_seen.insert(same).second;
        if (isNew)
            m_rows.push_back(std::move(row));
        return isNew;
    }

    const CitedText &m_text;
    bool m_isLegislation;
    std::set<QByteArray> m_seen;
    std::vector<CitationRow> m_rows;
    bool m_keptLast = false; ///< Of the citation that was added last, anything.
};

/// Whether a reference that people made says already where this leads.
bool isMarked(const CitedText &text, const Citation &citation)
{
    const CitedText::Mark *mark = text.markIn(citation.start, citation.end);
    if (!mark)
        return false;
    const qsizetype fragment = mark->href.indexOf('#');
    return !keyOfAddress(mark->href).isEmpty()
        || FrbrUri::parse(fragment < 0 ? mark->href : mark->href.left(fragment)).has_value();
}

/// "[2022] EWCA Civ 5, [2022] 2 WLR 343 at [34]" points at the paragraph by either citation.
const std::vector<Pinpoint> &pinpointsOf(const std::vector<Citation> &citations, std::size_t i)
{
    while (citations[i].pinpoints.empty() && i + 1 < citations.size()
           && citations[i + 1].isParallel)
        ++i;
    return citations[i].pinpoints;
}

/// What is to be written for one work.
struct Outcome
{
    store::CitationTask task;
    std::optional<qint64> workId; ///< None: it is gone.
    std::vector<QByteArray> names;
    struct Content
    {
        qint64 id = 0;
        std::vector<CitationRow> rows;
    };
    std::vector<Content> contents;
};

/// A damaged text cites nothing; that it is damaged is for verify to say.
Result<std::vector<CitationRow>> rowsOf(store::Database &db, const store::CitedContent &content)
{
    const Result<QByteArray> xml = store::contentXml(db, content.hash);
    Result<std::vector<CitationRow>> rows = xml ? citationRows(*xml) : xml.error();
    return rows || !store::isOfDamagedText(rows.error()) ? rows : std::vector<CitationRow>();
}

Result<Outcome> lookAt(store::Database &db, const store::CitationTask &task)
{
    Outcome outcome;
    outcome.task = task;
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
    const Result<Work> work = store::findWork(db, task.workUri);
    if (!work && work.error().code == ErrorCode::NotFound)
        return outcome;
    if (!work)
        return work.error();
    outcome.workId = work->id;
    outcome.names = workKeys(*work);
    SHERIA_TRY(const std::vector<store::CitedContent> contents,
               store::uncitedContents(db, task.workUri, RecognizerVersion));
    for (const store::CitedContent &content : contents) {
        SHERIA_TRY(auto rows, rowsOf(db, content));
        outcome.contents.push_back({content.id, std::move(rows)});
    }
    return outcome;
}

Result<void> write(store::Database &db, const std::vector<Outcome> &outcomes)
{
    for (const Outcome &outcome : outcomes) {
        if (outcome.workId)
            SHERIA_CHECK(store::putWorkNames(db, *outcome.workId, outcome.names));
        for (const Outcome::Content &content : outcome.contents)
            SHERIA_CHECK(store::putCitations(db, content.id, RecognizerVersion, content.rows));
        SHERIA_CHECK(store::finishCitationTask(db, outcome.task));
    }
    return {};
}

using store::CitationRow;
using Findings = std::vector<store::Finding>;

constexpr std::size_t MaxFindings = 1000; ///< More of one kind say nothing new.

bool saysTheSame(const CitationRow &a, const CitationRow &b)
{
    return a.key == b.key && a.source == b.source && a.unit == b.unit && a.path == b.path
        && a.last == b.last && a.isMarked == b.isMarked && a.isParallel == b.isParallel;
}

Result<void> checkText(store::Database &db, const store::CitedContent &content, Findings &findings)
{
    SHERIA_TRY(const std::vector<CitationRow> kept, store::citationsOfContent(db, content.id));
    SHERIA_TRY(const std::vector<CitationRow> rows, rowsOf(db, content));
    if (!std::equal(rows.begin(), rows.end(), kept.begin(), kept.end(), saysTheSame))
        findings.push_back({"citations", QString::fromLatin1(content.hash),
                            u"its text cites other works than are kept"_s});
    return {};
}

Result<void> checkNames(store::Database &db, qint64 workId, Findings &findings)
{
    SHERIA_TRY(const std::vector<Work> works,
               store::loadWorks(db, {workId}, store::WorkView::Stored));
    std::vector<QByteArray> names = workKeys(works.front());
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    SHERIA_TRY(const std::vector<QByteArray> kept, store::workNames(db, workId));
    if (names != kept)
        findings.push_back({"citations",
                            QString::fromUtf8(works.front().uri.canonical().workUri(false)),
                            u"it is cited by other names than are kept"_s});
    return {};
}

Result<void> checkStop(const std::stop_token &stop)
{
    return stop.stop_requested() ? Error{ErrorCode::Cancelled, u"the check was cancelled"_s}
                                 : Result<void>();
}

} // namespace

Result<std::vector<CitationRow>> citationRows(const QByteArray &xml)
{
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    const CitedText text = citedText(document);
    const std::vector<Citation> citations = citationsIn(document, text);
    const QByteArray doctype = document.doctype();
    Rows rows(text, doctype == "act" || doctype == "bill");
    auto mark = text.marks.begin();
    for (std::size_t i = 0; i < citations.size(); ++i) {
        for (; mark != text.marks.end() && mark->start <= citations[i].start; ++mark)
            rows.add(*mark);
        if (!isMarked(text, citations[i]))
            rows.add(citations[i], pinpointsOf(citations, i));
    }
    for (; mark != text.marks.end(); ++mark)
        rows.add(*mark);
    return rows.take();
}

Result<void> queueOutdated(store::Database &reader, store::Writer &writer)
{
    SHERIA_TRY(const bool isAny, store::hasOutdatedCitations(reader, RecognizerVersion));
    if (!isAny)
        return {};
    // What works are called may differ, too.
    return writer.submit([](store::Database &db) { return store::requeueCitations(db); }).get();
}

Result<void> catchUp(store::Database &reader, store::Writer &writer, const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        SHERIA_TRY(const std::vector<store::CitationTask> tasks,
                   store::citationTasks(reader, TasksAtOnce));
        if (tasks.empty())
            return {};
        auto outcomes = std::make_shared<std::vector<Outcome>>();
        for (const store::CitationTask &task : tasks) {
            if (stop.stop_requested())
                break;
            SHERIA_TRY(Outcome outcome, lookAt(reader, task));
            outcomes->push_back(std::move(outcome));
        }
        SHERIA_CHECK(writer
                         .submit([outcomes](store::Database &db) { return write(db, *outcomes); },
                                 store::Commit::MayWait)
                         .get());
    }
    return {};
}

Follower::Follower(store::Database reader, store::Writer &writer)
    : m_reader(std::move(reader))
    , m_writer(writer)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

void Follower::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wake.notify_all();
}

void Follower::run(const std::stop_token &stop)
{
    giveWay();
    bool isOfThisVersion = false;
    while (!stop.stop_requested()) {
        if (!isOfThisVersion)
            isOfThisVersion = queueOutdated(m_reader, m_writer).has_value();
        const Result<void> done = catchUp(m_reader, m_writer, stop);
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, stop, done ? LookEvery : TryAgainAfter,
                        [this]()
                            SHERIA_REQUIRES(m_mutex) { return std::exchange(m_isWoken, false); });
    }
}

Result<Findings> verify(store::Database &db, const std::stop_token &stop)
{
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
    Findings findings;
    SHERIA_TRY(const std::vector<store::CitedContent> contents,
               store::settledContents(db, RecognizerVersion));
    for (const store::CitedContent &content : contents) {
        SHERIA_CHECK(checkStop(stop));
        SHERIA_CHECK(checkText(db, content, findings));
    }
    SHERIA_TRY(const std::vector<qint64> works, store::settledWorks(db));
    for (const qint64 work : works) {
        SHERIA_CHECK(checkStop(stop));
        SHERIA_CHECK(checkNames(db, work, findings));
    }
    if (findings.size() > MaxFindings)
        findings.resize(MaxFindings);
    return findings;
}

} // namespace sheria::citations
