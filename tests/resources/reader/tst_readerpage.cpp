// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/reader/documents.h"

#include <QApplication>
#include <QBuffer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>
#include <QTimer>
#include <QWebChannel>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInfo>
#include <QWebEngineUrlRequestInterceptor>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlScheme>
#include <QWebEngineUrlSchemeHandler>
#include <QWebEngineView>

#include <functional>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include "resources/reader/readerpage.h"

namespace sheria::resources {

using namespace Qt::StringLiterals;

namespace {

constexpr int LoadTimeoutMs = 20'000;

/// Answers for the page's own files and for the documents of a test.
class Handler : public QWebEngineUrlSchemeHandler
{
public:
    QHash<QString, Document> documents;

    void requestStarted(QWebEngineUrlRequestJob *job) override
    {
        const auto file = answer(job->requestUrl().path());
        if (!file) {
            job->fail(QWebEngineUrlRequestJob::UrlNotFound);
            return;
        }
        auto *body = new QBuffer(job);
        body->setData(file->bytes);
        body->open(QIODevice::ReadOnly);
        job->reply(file->mediaType, body);
    }

private:
    std::optional<PageFile> answer(const QString &path) const
    {
        if (path.startsWith(u"/reader/"))
            return readerPageFile(path.mid(8));
        if (path == u"/qwebchannel.js") {
            QFile script(u":/qtwebchannel/qwebchannel.js"_s);
            return script.open(QIODevice::ReadOnly)
                ? std::optional(PageFile{"text/javascript", script.readAll()})
                : std::nullopt;
        }
        const QStringList parts = path.split(u'/');
        if (parts.size() != 4 || parts[1] != u"doc" || !documents.contains(parts[2]))
            return std::nullopt;
        const Document document = documents.value(parts[2]);
        if (parts[3] == u"meta.json")
            return PageFile{"application/json", document.meta};
        if (parts[3] == u"toc.json")
            return PageFile{"application/json", document.toc};
        return PageFile{"text/html", document.content};
    }
};

/// Notes every address the page asks for.
class Requests : public QWebEngineUrlRequestInterceptor
{
public:
    QSet<QString> schemes;
    void interceptRequest(QWebEngineUrlRequestInfo &info) override
    {
        schemes += info.requestUrl().scheme();
    }
};

/// The object the page calls.
class Host : public QObject
{
    Q_OBJECT

public:
    QStringList calls;
    int completed = 0;

public Q_SLOTS:
    void ready(const QString &) { calls += u"ready"_s; }
    void complete(const QString &) { ++completed; }
    void failed(const QString &) { calls += u"failed"_s; }
    void linkActivated(const QString &href, const QString &dataHref, bool newTab)
    {
        calls += u"link %1 %2 %3"_s.arg(href, dataHref, newTab ? u"new"_s : u"here"_s);
    }
    void tocSelected(const QString &eId) { calls += u"toc "_s + eId; }
    void scrollPositionChanged(const QString &eId, double) { calls += u"at "_s + eId; }
};

/// A window with the page, and what stands around it.
struct Desk
{
    Handler handler;
    Requests requests;
    Host host;
    QWebEngineProfile profile;
    QWebChannel channel;
    std::unique_ptr<QWebEngineView> view = std::make_unique<QWebEngineView>();

    Desk()
    {
        profile.installUrlSchemeHandler("sheria", &handler);
        profile.setUrlRequestInterceptor(&requests);
        view->setPage(new QWebEnginePage(&profile, view.get()));
        channel.registerObject(u"host"_s, &host);
        view->page()->setWebChannel(&channel);
        view->resize(1000, 700);
        view->show();
    }

    /// Waits in a real event loop: QTest::qWaitFor() sleeps between events, of which Chromium has many.
    bool wait(const std::function<bool()> &done)
    {
        QTimer timeout;
        timeout.setSingleShot(true);
        timeout.start(LoadTimeoutMs);
        while (!done() && timeout.isActive())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return done();
    }

    QVariant evaluate(const QString &script)
    {
        std::optional<QVariant> value;
        view->page()->runJavaScript(script, [&value](const QVariant &result) { value = result; });
        return wait([&value] { return value.has_value(); }) ? *value : QVariant();
    }

    /// Gives the page another width; false if it does not take it over.
    bool resize(int px)
    {
        evaluate(u"window.onresize = () => requestAnimationFrame("
                 "() => { window.takenOver = innerWidth; })"_s);
        view->resize(px, view->height());
        return wait([this, px] { return evaluate(u"window.takenOver"_s).toInt() == px; });
    }

    /// Shows a document; false if the page did not say that it is complete.
    bool open(const Document &document)
    {
        handler.documents.insert(u"1"_s, document);
        const int before = host.completed;
        view->load(QUrl(u"sheria://app/reader/index.html?doc=1"_s));
        return wait([this, before] { return host.completed > before; });
    }
};

} // namespace

class ReaderPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servesItsOwnFilesOnly_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("mediaType"); // Empty: not found.

        QTest::newRow("page") << u"index.html"_s << QByteArray("text/html; charset=utf-8");
        QTest::newRow("script") << u"reader.js"_s << QByteArray("text/javascript; charset=utf-8");
        QTest::newRow("widgets") << u"widgets.js"_s << QByteArray("text/javascript; charset=utf-8");
        QTest::newRow("style") << u"reader.css"_s << QByteArray("text/css; charset=utf-8");
        QTest::newRow("licences") << u"licenses.txt"_s << QByteArray("text/plain; charset=utf-8");
        QTest::newRow("unknown") << u"other.html"_s << QByteArray();
        QTest::newRow("unknown kind") << u"reader.exe"_s << QByteArray();
        QTest::newRow("up") << u"../reader/index.html"_s << QByteArray();
        QTest::newRow("folder") << u"x/index.html"_s << QByteArray();
        QTest::newRow("nothing") << QString() << QByteArray();
    }

    void servesItsOwnFilesOnly()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, mediaType);
        const auto file = readerPageFile(name);
        QCOMPARE(file.has_value(), !mediaType.isEmpty());
        if (file) {
            QCOMPARE(file->mediaType, mediaType);
            QVERIFY(!file->bytes.isEmpty());
        }
    }

    void showsEveryCharacterInOrder()
    {
        Desk desk;
        const Document document = longDocument();
        QVERIFY(desk.open(document));
        const QString shown =
            desk.evaluate(u"document.querySelector('#law').textContent"_s).toString();
        const QString json = QString::fromUtf8(
            QJsonDocument(QJsonObject{{u"h"_s, QString::fromUtf8(document.content)}})
                .toJson(QJsonDocument::Compact));
        const QString expected =
            desk.evaluate(
                    u"new DOMParser().parseFromString(%1.h, 'text/html').body.textContent"_s.arg(
                        json))
                .toString();
        QVERIFY(expected.size() > ManySections * 600);
        QCOMPARE(shown, expected);
        // The rows come a few hundred at a time, when the page has nothing else to do.
        QTRY_COMPARE(desk.evaluate(u"document.querySelectorAll('la-toc-item').length"_s).toInt(),
                     ManySections);
    }

    void goesToAProvisionAndSaysWhereItIs()
    {
        Desk desk;
        QVERIFY(desk.open(longDocument()));
        QCOMPARE(desk.evaluate(u"reader.scrollToEid('sec_555')"_s).toBool(), true);
        QCOMPARE(desk.evaluate(u"reader.scrollToEid('sec_9999')"_s).toBool(), false);
        QVERIFY(desk.wait([&desk] { return desk.host.calls.contains(u"at sec_555"_s); }));
        QCOMPARE(desk.evaluate(u"reader.position().eId"_s).toString(), u"sec_555"_s);
        QTRY_COMPARE(
            desk.evaluate(u"document.querySelector('[aria-current]')?.getAttribute('aria-label')"_s)
                .toString(),
            u"Section 555"_s);
    }

    void opensWhereItWasLeft()
    {
        Desk desk;
        Document document = longDocument();
        document.meta =
            R"({"title":"Long","language":"eng","scrollTo":{"eId":"sec_300","offset":40}})";
        QVERIFY(desk.open(document));
        QTRY_COMPARE(desk.evaluate(u"reader.position().eId"_s).toString(), u"sec_300"_s);
        QVERIFY(qAbs(desk.evaluate(u"reader.position().offset"_s).toInt() - 40) <= 2);
    }

    void goesWhereItWasToldToBeforeThatWasThere()
    {
        Desk desk;
        desk.handler.documents.insert(u"1"_s, longDocument());
        desk.view->load(QUrl(u"sheria://app/reader/index.html?doc=1"_s));
        QVERIFY(desk.wait([&desk] { return desk.evaluate(u"'reader' in window"_s).toBool(); }));
        desk.evaluate(u"reader.scrollToEid('sec_500')"_s);
        QVERIFY(desk.wait([&desk] { return desk.host.completed > 0; }));
        QTRY_COMPARE(desk.evaluate(u"reader.position().eId"_s).toString(), u"sec_500"_s);
    }

    /// The last one cannot come to the top of a wide window, and does so again in a narrow one.
    void aProvisionStaysWhenTheWidthChanges_data()
    {
        QTest::addColumn<QString>("eId");

        QTest::newRow("in the middle") << u"sec_300"_s;
        QTest::newRow("the last") << u"sec_%1"_s.arg(ManySections);
    }

    void aProvisionStaysWhenTheWidthChanges()
    {
        QFETCH(QString, eId);
        Desk desk;
        desk.view->resize(450, 700);
        QVERIFY(desk.open(longDocument()));
        desk.evaluate(u"reader.scrollToEid('%1')"_s.arg(eId));
        QVERIFY(desk.wait([&] { return desk.host.calls.contains(u"at "_s + eId); }));
        const QString top = u"document.getElementById('%1').getBoundingClientRect().top"_s.arg(eId);
        const double before = desk.evaluate(top).toDouble();
        QVERIFY(qAbs(before - 20) <= 2);
        const QString isEnd =
            u"document.documentElement.scrollHeight - innerHeight - scrollY < 2"_s;
        for (const int px : {1000, 600, 900}) {
            QVERIFY(desk.resize(px));
            QVERIFY2(desk.wait([&] {
                return qAbs(desk.evaluate(top).toDouble() - before) <= 2
                    || desk.evaluate(isEnd).toBool();
            }),
                     qPrintable(QString::number(px)));
        }
        QVERIFY(desk.resize(450));
        QVERIFY(desk.wait([&] { return qAbs(desk.evaluate(top).toDouble() - before) <= 2; }));
    }

    void theLineThatIsReadStays_data()
    {
        QTest::addColumn<QString>("change"); // Empty: the window is what changes.
        QTest::addColumn<QString>("back");

        QTest::newRow("window") << QString() << QString();
        QTest::newRow("contents") << u"reader.setTocWidth(480)"_s << u"reader.setTocWidth(300)"_s;
        QTest::newRow("size of the text")
            << u"reader.setTextStyle({size: 160})"_s << u"reader.setTextStyle({size: 100})"_s;
    }

    void theLineThatIsReadStays()
    {
        QFETCH(QString, change);
        QFETCH(QString, back);
        Desk desk;
        QVERIFY(desk.open(longDocument()));
        desk.evaluate(u"reader.scrollToEid('sec_300')"_s);
        QVERIFY(desk.wait([&desk] { return desk.host.calls.contains(u"at sec_300"_s); }));
        desk.host.calls.clear();
        // Into the middle of the section, by hand.
        desk.evaluate(u"window.dispatchEvent(new WheelEvent('wheel')); scrollBy(0, 200)"_s);
        QVERIFY(desk.wait([&desk] { return desk.host.calls.contains(u"at sec_300"_s); }));
        desk.evaluate(u"window.section = document.getElementById('sec_300');"
                      "window.line = "
                      "document.caretRangeFromPoint(section.getBoundingClientRect().left + 1, 22);"
                      "line.setEnd(line.startContainer, line.startOffset + 1)"_s);
        const QString top = u"line.getBoundingClientRect().top"_s;
        const QString height = u"section.offsetHeight"_s;
        const double topBefore = desk.evaluate(top).toDouble();
        const int heightBefore = desk.evaluate(height).toInt();
        QVERIFY(topBefore > -30 && topBefore < 30);
        const auto does = [&](const QString &script, int px) {
            if (script.isEmpty())
                return desk.resize(px);
            desk.evaluate(script);
            return true;
        };
        const auto isThere = [&] {
            return qAbs(desk.evaluate(top).toDouble() - topBefore) <= 2;
        };
        for (int times = 0; times < 2; ++times) {
            QVERIFY(does(change, 600));
            QVERIFY(desk.evaluate(height).toInt() > heightBefore);
            QVERIFY(desk.wait(isThere));
            QVERIFY(does(back, 1000));
            QCOMPARE(desk.evaluate(height).toInt(), heightBefore);
            QVERIFY(desk.wait(isThere));
        }
    }

    void followsTheContents()
    {
        Desk desk;
        QVERIFY(desk.open(longDocument()));
        desk.evaluate(u"document.querySelectorAll('la-toc-item a')[7].click()"_s);
        QVERIFY(desk.wait([&desk] { return desk.host.calls.contains(u"toc sec_8"_s); }));
        QTRY_COMPARE(desk.evaluate(u"reader.position().eId"_s).toString(), u"sec_8"_s);
    }

    void givesEveryLinkToTheHost()
    {
        Desk desk;
        QVERIFY(desk.open(linkedDocument()));
        for (const auto &id : {u"out"_s, u"web"_s, u"in"_s})
            desk.evaluate(u"document.getElementById('%1').click()"_s.arg(id));
        desk.evaluate(
            u"document.getElementById('in').dispatchEvent("
            "new MouseEvent('click', {ctrlKey: true, bubbles: true, cancelable: true}))"_s);
        QVERIFY(desk.wait([&desk] { return desk.host.calls.filter(u"link "_s).size() >= 4; }));
        QCOMPARE(desk.host.calls.filter(u"link "_s),
                 (QStringList{u"link /akn/zz/act/2000/1 /akn/zz/act/2000/1 here"_s,
                              u"link https://example.org/  here"_s, u"link #sec_2 #sec_2 here"_s,
                              u"link #sec_2 #sec_2 new"_s}));
        QCOMPARE(desk.view->url(), QUrl(u"sheria://app/reader/index.html?doc=1"_s));
    }

    void gathersNotesAtTheEnd()
    {
        Desk desk;
        QVERIFY(desk.open(linkedDocument()));
        QCOMPARE(
            desk.evaluate(u"document.querySelectorAll('#law .akn-authorialNote').length"_s).toInt(),
            0);
        QCOMPARE(
            desk.evaluate(u"document.querySelector('#notes li .akn-p').textContent"_s).toString(),
            u"Note."_s);
        desk.evaluate(
            u"document.getElementById('mark').dispatchEvent(new MouseEvent('mouseover', {bubbles: true}))"_s);
        QTRY_COMPARE(
            desk.evaluate(u"document.querySelector('.tippy-content')?.textContent"_s).toString(),
            u"Note."_s);
    }

    void showsTheWordsOfTheHost()
    {
        Desk desk;
        QVERIFY(desk.open(linkedDocument()));
        QCOMPARE(desk.evaluate(u"document.getElementById('toc-title').textContent"_s).toString(),
                 u"Sommaire"_s);
        QCOMPARE(desk.evaluate(u"document.getElementById('banner').textContent"_s).toString(),
                 u"Abrogé."_s);
        QCOMPARE(desk.evaluate(u"document.getElementById('banner').dataset.tone"_s).toString(),
                 u"danger"_s);
        QCOMPARE(desk.evaluate(u"document.documentElement.lang"_s).toString(), u"fr"_s);
        desk.evaluate(
            u"reader.setTheme('dark'); reader.setTocVisible(false); reader.setBanner(null)"_s);
        QCOMPARE(desk.evaluate(u"document.documentElement.dataset.theme"_s).toString(), u"dark"_s);
        QCOMPARE(
            desk.evaluate(
                    u"document.getElementById('toc').hidden && document.getElementById('banner').hidden"_s)
                .toBool(),
            true);
    }

    void nothingOfATextRunsOrLeaves()
    {
        Desk desk;
        QVERIFY(desk.open(hostileDocument()));
        desk.evaluate(u"document.getElementById('js').click()"_s);
        QCOMPARE(desk.evaluate(u"typeof window.owned"_s).toString(), u"undefined"_s);
        QVERIFY(desk.evaluate(u"document.body.innerText"_s).toString().contains(u"Last words."_s));
        QCOMPARE(desk.evaluate(u"document.querySelector('la-toc-item a').textContent"_s).toString(),
                 u"<b onclick=x>"_s);
        QCOMPARE(
            desk.evaluate(u"reader.scrollToEid('sec_1') && reader.scrollToEid('sec_2')"_s).toBool(),
            true);
        QSet<QString> elsewhere = desk.requests.schemes;
        elsewhere -= {u"sheria"_s, u"qrc"_s, u"chrome-error"_s};
        QCOMPARE(elsewhere, QSet<QString>());
    }

    void saysWhenThereIsNoText()
    {
        Desk desk;
        desk.view->load(QUrl(u"sheria://app/reader/index.html?doc=none"_s));
        QVERIFY(desk.wait([&desk] { return desk.host.calls.contains(u"failed"_s); }));
        QCOMPARE(desk.evaluate(u"document.getElementById('problem').hidden"_s).toBool(), false);
    }
};

} // namespace sheria::resources

int main(int argc, char **argv)
{
    QWebEngineUrlScheme scheme("sheria");
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    scheme.setFlags(QWebEngineUrlScheme::SecureScheme);
    QWebEngineUrlScheme::registerScheme(scheme);
#ifdef Q_OS_UNIX
    if (geteuid() == 0) // Chromium's sandbox cannot be set up by root.
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
#endif
    QApplication app(argc, argv);
    sheria::resources::ReaderPageTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_readerpage.moc"
