// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/loader.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/reader/schemehandler.h"
#include "tests/app/gui/deskfixture.h"

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTextStream>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlSchemeHandler>
#include <QWebEngineView>

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

/// How long an act of 2,000 sections takes from the order to open it until its first lines are on
/// the screen: in the program's window, library, contents, banner and all, and in a bare web view
/// that is given the same HTML. Both in a new view and in one that shows a page already, in turns.
/// Also acts of usual length, each opened for the first time. Prints, and asserts nothing: what is measured depends on the machine.
///
/// usage: bench_reader [ROUNDS]

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int Sections = 2000;
constexpr int SectionsPerPart = 100;
constexpr int PlainSections = 100;
constexpr int DefaultRounds = 9;
constexpr int WaitMs = 60'000;

const QByteArray LongAct = "/akn/xa/act/2005/4";
const QByteArray ShortAct = "/akn/xa/act/2006/1";

double nowMs()
{
    using namespace std::chrono;
    return duration<double, std::milli>(system_clock::now().time_since_epoch()).count();
}

QByteArray sectionXml(int part, int number)
{
    const QByteArray n = QByteArray::number(number);
    const QByteArray id = "part_" + QByteArray::number(part) + "__sec_" + n;
    return "<section eId=\"" + id + "\"><num>" + n
        + ".</num><heading>Duties of the keeper of beacon " + n + "</heading><subsection eId=\""
        + id
        + "__subsec_1\"><num>(1)</num><content><p>The "
          "keeper must keep the <term refersTo=\"#term-light\" eId=\""
        + id
        + "__term_1\">light</term> "
          "burning from sunset to sunrise, and must enter in the book each night on which it "
          "failed, "
          "with the cause and the hour.</p></content></subsection><subsection eId=\""
        + id
        + "__subsec_2\"><num>(2)</num><intro><p>A keeper who leaves the station must, under <ref "
          "href=\"/akn/xa/act/2006/1#sec_1\">section 1</ref> of the Stations Act, first</p></intro>"
          "<paragraph eId=\""
        + id
        + "__subsec_2__para_a\"><num>(a)</num><content><p>hand the book to "
          "whoever relieves the keeper; and</p></content></paragraph><paragraph eId=\""
        + id
        + "__subsec_2__para_b\"><num>(b)</num><content><p>tell the Board by the first boat.</p>"
          "</content></paragraph></subsection></section>";
}

QByteArray actXml(const QByteArray &work, int sections)
{
    QByteArray body;
    for (int number = 1; number <= sections; ++number) {
        const int part = (number - 1) / SectionsPerPart + 1;
        if (number % SectionsPerPart == 1)
            body += "<part eId=\"part_" + QByteArray::number(part) + "\"><num>Part "
                + QByteArray::number(part) + "</num><heading>Beacons of the coast</heading>";
        body += sectionXml(part, number);
        if (number % SectionsPerPart == 0)
            body += "</part>";
    }
    DocumentSpec spec;
    spec.work = work;
    spec.title = "Act of " + QByteArray::number(sections) + " sections";
    spec.body = body;
    return xmlOf(spec);
}

QByteArray shortActXml()
{
    DocumentSpec spec;
    spec.work = ShortAct;
    spec.title = "Stations Act";
    return xmlOf(spec);
}

/// Gives a bare view its pages, from memory.
class BareHandler : public QWebEngineUrlSchemeHandler
{
public:
    explicit BareHandler(QByteArray html) : m_html(std::move(html)) {}

    void requestStarted(QWebEngineUrlRequestJob *job) override
    {
        auto *buffer = new QBuffer(job);
        buffer->setData(job->requestUrl().path() == "/long"_L1 ? m_html : "<p>short"_ba);
        buffer->open(QIODevice::ReadOnly);
        job->reply("text/html; charset=utf-8", buffer);
    }

private:
    QByteArray m_html;
};

/// When the first lines of the text were on the screen, as the page itself learned. Of the candidates
/// for the largest paint the first that is text of the document. Units: milliseconds since 1970.
const QString FirstLines =
    u"window.firstLines = 0; new PerformanceObserver(list => {"
    "  const text = list.getEntries().find(e => e.element && e.element.closest('#law, .bare'));"
    "  if (text && !window.firstLines)"
    "    window.firstLines = performance.timeOrigin + (text.renderTime || text.startTime);"
    "}).observe({ type: 'largest-contentful-paint', buffered: true }); 0"_s;

template <typename Condition>
void await(const char *what, Condition condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.elapsed() > WaitMs)
            qFatal("waited too long: %s", what);
        QTest::qWait(5);
    }
}

QVariant ask(QWebEnginePage &page, const QString &script)
{
    QVariant answer;
    bool isThere = false;
    page.runJavaScript(script, [&](const QVariant &value) {
        answer = value;
        isThere = true;
    });
    await("a script", [&] { return isThere; });
    return answer;
}

double firstLinesIn(QWebEnginePage &page)
{
    ask(page, FirstLines);
    double at = 0;
    await("the first lines", [&] { return (at = ask(page, u"firstLines"_s).toDouble()) > 0; });
    return at;
}

/// What one series of openings took. Units: milliseconds.
struct Series
{
    const char *name;
    std::vector<double> times = {};

    double median() const
    {
        std::vector<double> sorted = times;
        std::sort(sorted.begin(), sorted.end());
        return sorted[sorted.size() / 2];
    }
    double least() const { return *std::min_element(times.begin(), times.end()); }
    double most() const { return *std::max_element(times.begin(), times.end()); }
};

/// Opens an act in the program.
class Ours
{
public:
    explicit Ours(DeskFixture &desk) : m_desk(desk) {}

    double open(bool inNewTab, const QByteArray &work = LongAct)
    {
        ReaderTabs &tabs = m_desk.window().tabs();
        m_desk.open(ShortAct + "/eng");
        awaitSpare(tabs);
        const double start = nowMs();
        m_desk.window().openUri(work, inNewTab);
        await("the act", [&] {
            const ReaderTab *tab = tabs.current();
            return tab && tab->expression() && tab->pane().isComplete()
                && tab->expression()->record.work.uri.workUri(false) == work;
        });
        const double took = firstLinesIn(tabs.current()->pane().page()) - start;
        if (qEnvironmentVariableIsSet("BENCH_DEBUG"))
            fprintf(
                stderr, "%s\n",
                qPrintable(
                    ask(tabs.current()->pane().page(),
                        u"JSON.stringify([document.visibilityState, innerHeight, innerWidth, performance.getEntriesByType('mark').map(m=>[m.name, m.startTime]), performance.timeOrigin, location.href, performance.getEntriesByType('largest-contentful-paint').length])"_s)
                        .toString()));
        if (inNewTab)
            tabs.closeTab(tabs.currentIndex());
        // What is got ready for the next opening is not to slow down the bare view meanwhile.
        awaitSpare(tabs);
        return took;
    }

private:
    static void awaitSpare(const ReaderTabs &tabs)
    {
        await("a spare tab", [&] { return tabs.hasSpare(); });
    }

    DeskFixture &m_desk;
};

/// Opens the same HTML in a web view that is nothing else.
class Bare
{
public:
    Bare(const QByteArray &html, QSize size) : m_handler(html), m_size(size)
    {
        m_profile.installUrlSchemeHandler(schemeName(), &m_handler);
        m_kept = makeView();
    }

    double open(bool inNewView)
    {
        if (!inNewView)
            load(*m_kept, u"/short"_s);
        const double start = nowMs();
        const std::unique_ptr<QWebEngineView> fresh = inNewView ? makeView() : nullptr;
        QWebEngineView &view = fresh ? *fresh : *m_kept;
        load(view, u"/long"_s);
        return firstLinesIn(*view.page()) - start;
    }

private:
    std::unique_ptr<QWebEngineView> makeView()
    {
        auto view = std::make_unique<QWebEngineView>();
        view->setPage(new QWebEnginePage(&m_profile, view.get()));
        view->resize(m_size);
        view->show();
        return view;
    }

    static void load(QWebEngineView &view, const QString &path)
    {
        bool isLoaded = false;
        const auto watch = QObject::connect(view.page(), &QWebEnginePage::loadFinished, &view,
                                            [&] { isLoaded = true; });
        view.setUrl(QUrl(QString::fromLatin1(schemeName()) + u"://app"_s + path));
        await("the bare page", [&] { return isLoaded; });
        QObject::disconnect(watch);
    }

    QWebEngineProfile m_profile;
    BareHandler m_handler;
    QSize m_size;
    std::unique_ptr<QWebEngineView> m_kept;
};

QByteArray barePage(const QByteArray &xml)
{
    const auto rendering = must(render(xml, QByteArray(LongAct + "/eng@2009-02-03"), {}));
    return "<!doctype html><html><head><meta charset=\"utf-8\"></head><body class=\"bare\">"
        + rendering->html + "</body></html>";
}

void print(QTextStream &out, const Series &series)
{
    out << QString::asprintf("  %-28s median %6.1f ms  (%.1f to %.1f)\n", series.name,
                             series.median(), series.least(), series.most());
}

void print(QTextStream &out, const Series &ours, const Series &bare)
{
    print(out, ours);
    print(out, bare);
    std::vector<double> ratios;
    for (size_t i = 0; i < ours.times.size(); ++i)
        ratios.push_back(ours.times[i] / bare.times[i]);
    std::sort(ratios.begin(), ratios.end());
    out << QString::asprintf("  ratio of the medians %.2f, median of the ratios %.2f (aim: 1.30)\n",
                             ours.median() / bare.median(), ratios[ratios.size() / 2]);
}

QByteArray plainAct(int number)
{
    return "/akn/xa/act/2007/" + QByteArray::number(number + 1);
}

/// Acts of usual length, each for the first time: read, rendered and shown.
void measurePlain(QTextStream &out, Ours &ours, int rounds)
{
    out << "Opening an act of " << PlainSections << " sections that was not opened before:\n";
    for (const bool inNewTab : {true, false}) {
        Series acts{inNewTab ? "in a new tab" : "in a tab that is there"};
        for (int round = 0; round < rounds; ++round)
            acts.times.push_back(ours.open(inNewTab, plainAct(inNewTab ? round : rounds + round)));
        print(out, acts);
    }
}

void measure(int rounds)
{
    QTextStream out(stdout);
    DeskFixture desk;
    const QByteArray xml = actXml(LongAct, Sections);
    desk.write(u"long.xml"_s, xml);
    desk.write(u"short.xml"_s, shortActXml());
    QStringList files{desk.path(u"long.xml"_s), desk.path(u"short.xml"_s)};
    for (int i = 0; i < 2 * rounds; ++i) {
        const QString name = u"plain%1.xml"_s.arg(i);
        desk.write(name, actXml(plainAct(i), PlainSections));
        files.append(desk.path(name));
    }
    desk.start();
    desk.import(files);
    desk.open(ShortAct + "/eng");
    const QByteArray html = barePage(xml);
    Ours ours(desk);
    Bare bare(html, desk.window().tabs().current()->pane().size());
    out << "Opening an act of " << Sections << " sections (" << html.size() / 1024
        << " KB of HTML): from the order to open it to its first lines on the screen, " << rounds
        << " rounds.\n";
    out << QString::asprintf("  the first time, when it has to be rendered: %.1f ms\n",
                             ours.open(true));
    bare.open(true);
    measurePlain(out, ours, rounds);
    for (const bool inNewView : {true, false}) {
        Series program{"in the program"};
        Series view{"in a bare view"};
        for (int round = 0; round < rounds; ++round) {
            program.times.push_back(ours.open(inNewView));
            view.times.push_back(bare.open(inNewView));
        }
        out << (inNewView ? "In a new tab or view:\n" : "In a tab or view that is there:\n");
        print(out, program, view);
        out.flush();
    }
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM",
            qEnvironmentVariable("QT_QPA_PLATFORM", u"offscreen"_s).toLocal8Bit());
    prepareGui();
    QApplication application(argc, argv);
    const int rounds = argc > 1 ? QByteArray(argv[1]).toInt() : DefaultRounds;
    measure(std::max(1, rounds));
    return 0;
}
