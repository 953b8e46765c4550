// Lists and counts of decisions: a library of made-up judgments, asked with three filters and all facet
// counts at a time, as a page of a list is. Prints the median and the 95th percentile (aim: 50 ms), what
// the index costs in memory, and that memory stays flat while all pages are gone through.
//
//   bench_decisions [COUNT]      (100,000 unless a number is named)

#include "core/store/decisionindex.h"
#include "core/store/expressionwriter.h"
#include "core/store/libraryfile.h"
#include "core/store/transaction.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace sheria;
using namespace sheria::store;
using namespace Qt::StringLiterals;

namespace {

constexpr int BatchWorks = 2000;
constexpr int Questions = 400;
constexpr int PageSize = 100;
constexpr int Courts = 60;
constexpr int Judges = 400;
constexpr int FirstYear = 1990;
constexpr int Years = 35;

template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().detail));
    return *std::move(result);
}
void must(const Result<void> &result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().detail));
}

double residentMb()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return double(file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Values are skewed, as they are in life: the first of a list are the most common.
class Maker
{
public:
    int pick(int count)
    {
        const double x = std::uniform_real_distribution<double>(0, 1)(m_random);
        return std::min(count - 1, int(x * x * count));
    }

    Work make(int number)
    {
        const int court = pick(Courts);
        const int year = FirstYear + Years - 1 - pick(Years);
        const QByteArray code = "c" + QByteArray::number(court);
        const QByteArray place = QByteArray::number(pick(47));
        Work work;
        const QByteArray uri = "/akn/xa/judgment/" + code + '/' + QByteArray::number(year) + '/'
            + QByteArray::number(number);
        work.uri = must(FrbrUri::parse(uri));
        work.title = u"Party %1 v Party %2"_s.arg(number * 7919 % 100'003).arg(number);
        const QDate day = QDate(year, 1, 1).addDays(pick(365));
        work.judgment = "{\"short_mnc\":\"[" + QByteArray::number(year) + "] " + code.toUpper()
            + ' ' + QByteArray::number(number) + "\",\"delivery_date\":\""
            + day.toString(Qt::ISODate).toLatin1() + "\",\"filing_year\":\""
            + QByteArray::number(year - pick(6)) + "\",\"anonymised\":"
            + (pick(10) == 9 ? "true" : "false") + ",\"court\":{\"name\":\"Court " + code
            + "\",\"code\":\"" + code + "\",\"court_class\":{\"name\":\"Class "
            + QByteArray::number(court % 6) + "\"}},\"court_division\":{\"name\":\"Division "
            + QByteArray::number(pick(8)) + "\"},\"filing_county\":{\"name\":\"County " + place
            + "\",\"code\":" + place + "},\"casetype\":{\"name\":\"Type "
            + QByteArray::number(pick(50)) + "\"},\"action\":{\"name\":\"Action "
            + QByteArray::number(pick(12)) + "\"},\"judges\":["
            + names("Judge ", Judges, 1 + pick(4)) + "],\"flags\":[" + names("Flag ", 10, pick(2))
            + "],\"areas_of_law\":[" + names("Area ", 80, 1 + pick(3)) + "]}";
        return work;
    }

private:
    QByteArray names(const QByteArray &word, int of, int count)
    {
        QByteArrayList list;
        for (int i = 0; i < count; ++i)
            list << "\"" + word + QByteArray::number(pick(of)) + "\"";
        return list.join(',');
    }

    std::mt19937 m_random{7};
};

void fill(Database &db, int count)
{
    Maker maker;
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
    Maker maker;
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

} // namespace

int main(int argc, char **argv)
{
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
    return 0;
}
