// SPDX-License-Identifier: GPL-3.0-or-later
// What typesetting an act of some 200 pages costs beside Qt's own way from HTML to PDF, which has no
// contents, no footnotes at the foot, no outline and no structure. The measure is the ratio of the
// two, taken in turn in one run, which says the same on a slow machine and a fast one.

#include "core/render/epub/epubbook.h"
#include "core/render/htmlrenderer.h"
#include "core/render/pdf/pdfrenderer.h"
#include "tests/core/render/pdftools.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QPdfWriter>
#include <QTextDocument>

#include <benchmark/benchmark.h>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

constexpr int Sections = 1500;

/// An act of our own in the proportions of real ones: lists, references, notes, tables.
QByteArray actXml()
{
    QByteArray act = R"xml(<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">
<act name="act"><meta><identification source="#x">
<FRBRWork><FRBRthis value="/akn/zz/act/2024/9/!main"/><FRBRuri value="/akn/zz/act/2024/9"/>
<FRBRalias value="Long Act"/><FRBRdate date="2024" name="Generation"/><FRBRauthor href=""/>
<FRBRcountry value="zz"/></FRBRWork>
<FRBRExpression><FRBRthis value="/akn/zz/act/2024/9/eng@2024-01-01/!main"/>
<FRBRuri value="/akn/zz/act/2024/9/eng@2024-01-01"/><FRBRdate date="2024-01-01" name="Generation"/>
<FRBRauthor href=""/><FRBRlanguage language="eng"/></FRBRExpression>
</identification></meta><body>)xml";
    for (int i = 1; i <= Sections; ++i) {
        const QByteArray n = QByteArray::number(i);
        act += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>Duties of the office "
            + n + "</heading><subsection eId=\"sec_" + n
            + "__subsec_1\"><num>(1)</num><content><p>The Minister may, by <b>notice</b> in the "
              "Gazette, make regulations on the matters that <ref href=\"#sec_1\">section 1</ref> "
              "names, and shall lay them before the Assembly within thirty days.</p></content>"
              "</subsection><subsection eId=\"sec_"
            + n
            + "__subsec_2\"><num>(2)</num><content><p>Whoever acts against them commits an offence "
              "and is liable to a fine not exceeding fifty penalty units"
            + (i % 10 == 0 ? "<authorialNote marker=\"*\"><p>As amended.</p></authorialNote>" : "")
            + ".</p></content></subsection></section>";
        if (i % 50 == 0) {
            act += "<section eId=\"sec_" + n + "A\"><num>" + n
                + "A.</num><content><table><tr><th><p>Item</p></th><th><p>Fee</p>"
                  "</th></tr><tr><td><p>Permit</p></td><td><p>20</p></td></tr></table></content>"
                  "</section>";
        }
    }
    return act + "</body></act></akomaNtoso>";
}

render::ArchiveItem makeItem()
{
    Result<akn::Document> document = akn::Document::parse(actXml());
    if (!document)
        qFatal("%s", qPrintable(document.error().text()));
    render::ArchiveItem item;
    item.record.work = document->metadata().work;
    item.record.expression = document->metadata().expression;
    item.documents.push_back({"main", std::move(*document)});
    return item;
}

/// Qt's own way: HTML into a text document, and that onto pages.
QByteArray withQt(const render::ArchiveItem &item)
{
    const QByteArray html = render::toHtml(item.documents.front().document, render::HtmlOptions());
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QTextDocument document;
    document.setDefaultFont(QFont(u"Noto Serif"_s, 9));
    document.setHtml(QString::fromUtf8(html));
    document.print(&writer);
    return out.data();
}

QByteArray withUs(const render::ArchiveItem &item)
{
    render::ArchiveOptions options;
    options.today = QDate(2024, 6, 1);
    const Result<QByteArray> pdf = render::toPdf(item, options);
    return pdf ? *pdf : QByteArray();
}

QByteArray asEpub(const render::ArchiveItem &item)
{
    render::ArchiveOptions options;
    options.today = QDate(2024, 6, 1);
    const Result<QByteArray> book = render::toEpub(item, options);
    return book ? *book : QByteArray();
}

template <typename Make>
double secondsFor(const Make &make, const render::ArchiveItem &item)
{
    QElapsedTimer timer;
    timer.start();
    benchmark::DoNotOptimize(make(item));
    return double(timer.nsecsElapsed()) / 1e9;
}

/// As pdfinfo counts them; 0 where it is not installed.
int pagesOf(const QByteArray &pdf)
{
    return test::hasPoppler() ? test::pdfFacts(pdf)[u"Pages"_s].toInt() : 0;
}

/// Ours and Qt's in turn, so that both see the same machine.
void typeset(benchmark::State &state)
{
    const render::ArchiveItem item = makeItem();
    const int pages = pagesOf(withUs(item));
    double ours = 0;
    double qt = 0;
    for (auto _ : state) {
        qt += secondsFor(withQt, item);
        const double seconds = secondsFor(withUs, item);
        ours += seconds;
        state.SetIterationTime(seconds);
    }
    state.counters["pages"] = pages;
    state.counters["pages/s"] = pages * double(state.iterations()) / ours;
    state.counters["ours/qt"] = ours / qt;
}
BENCHMARK(typeset)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(5);

void bindEpub(benchmark::State &state)
{
    const render::ArchiveItem item = makeItem();
    for (auto _ : state)
        benchmark::DoNotOptimize(asEpub(item));
}
BENCHMARK(bindEpub)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    const auto application = render::makeFontApplication(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
