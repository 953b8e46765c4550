// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and counts of decisions: a library of made-up judgments, asked with three filters and all facet
// counts at a time, as a page of a list is. Prints the median and the 95th percentile (aim: 50 ms), what
// the index costs in memory, that memory stays flat while all pages are gone through, and what is read
// after a change.
//
//   bench_decisions [COUNT]      (100,000 unless a number is named)

#include "core/store/db/statement.h"
#include "core/store/decisions/decisioncatalogue.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/file/libraryfile.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/bench/decisionmaker.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <unistd.h>

#include <algorithm>
#include <cstdio>

using namespace sheria;
using namespace sheria::store;
using namespace Qt::StringLiterals;
using bench::FirstYear;
using bench::Years;

namespace {

constexpr int BatchWorks = 2000;
constexpr int Questions = 400;
constexpr int PageSize = 100;

template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
    return *std::move(result);
}
void must(const Result<void> &result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
}

double residentMb()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return double(file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE)) / 1e6;
}

void fill(Database &db, int count)
{
    bench::DecisionMaker maker;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < count;) {
        Transaction transaction = must(Transaction::begin(db));
        for (int n = 0; n < BatchWorks && i < count; ++n)
            must(putWork(db, maker.make(i++), now));
        must(transaction.commit());
    }
}

double percentile(std::vector<double> times, double part)
{
    std::sort(times.begin(), times.end());
    return times[std::size_t(double(times.size() - 1) * part)];
}

/// A page of 100 and all facets, for three filters chosen anew each time.
std::vector<double> ask(const DecisionIndex &index, Database &db)
{
    bench::DecisionMaker maker;
    const auto courts = must(listDecisionTerms(db, Dimension::Court));
    const auto areas = must(listDecisionTerms(db, Dimension::AreaOfLaw));
    std::vector<double> times;
    qint64 matched = 0;
    for (int i = 0; i < Questions; ++i) {
        DecisionFilter filter;
        filter[Dimension::Court] = {courts[std::size_t(maker.pick(int(courts.size())))].id,
                                    courts[std::size_t(maker.pick(int(courts.size())))].id};
        filter[Dimension::DeliveryYear] = {FirstYear + Years - 1 - maker.pick(Years),
                                           FirstYear + Years - 1 - maker.pick(Years)};
        filter[Dimension::AreaOfLaw] = {areas[std::size_t(maker.pick(int(areas.size())))].id};
        QElapsedTimer timer;
        timer.start();
        matched += index.page(filter, DecisionOrder::NewestFirst, 0, PageSize).count;
        const DecisionIndex::Facets facets = index.facets(filter);
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        if (facets[0].empty())
            qFatal("a filter left no court");
    }
    std::printf("three filters, a page and all facets: median %.2f ms, p95 %.2f ms, most %.2f ms; "
                "%.0f found on average\n",
                percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1),
                double(matched) / Questions);
    return times;
}

void goThroughAll(const DecisionIndex &index)
{
    const double before = residentMb();
    QElapsedTimer timer;
    timer.start();
    qint64 seen = 0;
    for (qint64 offset = 0;; offset += PageSize) {
        const DecisionIndex::Page page = index.page({}, DecisionOrder::NewestFirst, offset,
                                                    PageSize);
        if (page.works.empty())
            break;
        seen += qint64(page.works.size());
    }
    std::printf("all %lld in pages of %d: %.0f ms, memory %.1f MB before, %.1f MB after\n",
                qlonglong(seen), PageSize, double(timer.elapsed()), before, residentMb());
}

/// After one decision has changed: what is read then, against reading everything.
template <typename T>
void refresh(const char *what, Database &db, const QDateTime &now)
{
    constexpr int Rounds = 9;
    bench::DecisionMaker maker;
    auto known = must(T::current(db, nullptr));
    std::vector<double> all;
    std::vector<double> changed;
    for (int i = 0; i < Rounds; ++i) {
        Work work = maker.make(i);
        work.title += u" ("_s + QString::fromLatin1(what) + u')';
        must(putWork(db, work, now.addSecs(i)));
        QElapsedTimer timer;
        timer.start();
        known = must(T::current(db, known));
        changed.push_back(double(timer.nsecsElapsed()) / 1e6);
        timer.restart();
        if (must(T::current(db, nullptr))->revision() != known->revision())
            qFatal("the two are of different moments");
        all.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("%s after one change: %.1f ms, all of it anew %.1f ms: ratio %.3f\n", what,
                percentile(changed, 0.5), percentile(all, 0.5),
                percentile(changed, 0.5) / percentile(all, 0.5));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const int count = argc > 1 ? std::atoi(argv[1]) : 100'000;
    const QTemporaryDir folder;
    const QString library = folder.filePath(u"library"_s);
    must(createLibraryFile(library));
    Database db = must(openLibraryFile(library));
    QElapsedTimer timer;
    timer.start();
    fill(db, count);
    std::printf("%d decisions written in %.1f s\n", count, double(timer.elapsed()) / 1e3);
    const double before = residentMb();
    timer.restart();
    const auto index = must(DecisionIndex::load(db));
    std::printf("index read in %.0f ms, %.1f MB\n", double(timer.elapsed()), residentMb() - before);
    ask(*index, db);
    goThroughAll(*index);
    const QDateTime later = QDateTime::currentDateTimeUtc().addDays(1);
    refresh<DecisionIndex>("index", db, later);
    refresh<DecisionCatalogue>("the desk's catalogue", db, later);
    return 0;
}
