// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/htmlrenderer.h"
#include "core/render/ziparchive.h"
#include "tests/core/render/samplelibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <ctime>

namespace tst_ziparchive {

using namespace sheria;
using namespace Qt::StringLiterals;

const QByteArray Flags = "/akn/zz/act/1998/2/eng@2018-12-31"_ba;
const QByteArray Lights = "/akn/zz/act/2005/4/eng@2022-03-01"_ba;
const QByteArray LightsBefore = "/akn/zz/act/2005/4/eng@2005-06-17"_ba;

class TestZipArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExpressionIsItsXmlAndAllItsMedia()
    {
        const render::ArchiveItem item = test::sampleItem(Flags);
        const Result<QByteArray> zip = render::toZip(item);
        QVERIFY(zip);
        const auto files = test::unpacked(*zip);
        QCOMPARE(files.keys(),
                 (QStringList{u"main.xml"_s, u"media/board-mark.png"_s, u"media/flag.png"_s}));
        QCOMPARE(files[u"main.xml"_s], render::toXml(item.documents.front().document));
        QCOMPARE(files[u"media/flag.png"_s], *item.media[1].bytes());
    }

    void aPortionComesWithTheImagesItShows()
    {
        render::ArchiveItem item = test::sampleItem(Flags);
        const akn::Document &document = item.documents.front().document;
        item.element = document.find("schedule1", "att_1__para_4");
        QVERIFY(item.element);
        const auto files = test::unpacked(*render::toZip(item));
        QCOMPARE(files.keys(), (QStringList{u"main.xml"_s, u"media/board-mark.png"_s}));
        QVERIFY(files[u"main.xml"_s].endsWith(render::toXml(document, item.element)));
        const Result<QByteArray> none = render::toZip(test::sampleItem(Lights));
        QCOMPARE(test::unpacked(*none).keys(), QStringList{u"main.xml"_s});
    }

    void aListingHasOneFolderForEachWork()
    {
        const auto files = test::unpacked(
            *render::toZip(test::sampleSource({Flags, Lights, LightsBefore})));
        QCOMPARE(files.keys(),
                 (QStringList{u"zz-act-1998-2/main.xml"_s, u"zz-act-1998-2/media/board-mark.png"_s,
                              u"zz-act-1998-2/media/flag.png"_s,
                              u"zz-act-2005-4-eng-2005-06-17/main.xml"_s,
                              u"zz-act-2005-4/main.xml"_s}));
    }

    void furtherDocumentsAreFilesOfTheirOwn()
    {
        render::ArchiveItem item = test::sampleItem(Flags);
        item.documents.push_back(
            {"annex-1"_ba, std::move(test::sampleItem(Lights).documents.front().document)});
        const auto files = test::unpacked(*render::toZip(item));
        QVERIFY(files.contains(u"annex-1.xml"_s));
        QVERIFY(files[u"main.xml"_s] != files[u"annex-1.xml"_s]);
    }

    void aStubIsAnEmptyArchive()
    {
        render::ArchiveItem item = test::sampleItem(Flags);
        item.documents.clear();
        item.media.clear();
        const Result<QByteArray> zip = render::toZip(item);
        QVERIFY(zip);
        QVERIFY(zip->startsWith("PK"));
        QVERIFY(test::unpacked(*zip).isEmpty());
    }

    void theSameInputGivesTheSameBytes()
    {
        const Result<QByteArray> first = render::toZip(test::sampleSource({Flags, Lights}));
        qputenv("TZ", "Asia/Tokyo");
        tzset();
        const Result<QByteArray> second = render::toZip(test::sampleSource({Flags, Lights}));
        qputenv("TZ", "UTC");
        tzset();
        QVERIFY(*first == *second);
        QVERIFY(*render::toZip(test::sampleItem(Flags)) == *render::toZip(test::sampleItem(Flags)));
    }

    void namesAreAscii_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("member");
        QTest::newRow("plain") << u"Map_1.png"_s << "Map_1.png"_ba;
        QTest::newRow("blank") << u"a map.png"_s << "a%20map.png"_ba;
        QTest::newRow("not ASCII") << u"größe.png"_s << "gr%C3%B6%C3%9Fe.png"_ba;
        QTest::newRow("climbing") << u"../x"_s << "..%2Fx"_ba;
        QTest::newRow("dots") << u".."_s << "%.."_ba;
        QTest::newRow("empty") << QString() << "%"_ba;
    }
    void namesAreAscii()
    {
        QFETCH(QString, name);
        QTEST(render::memberName(name), "member");
    }

    void aMissingMediaFileIsTold()
    {
        render::ArchiveItem item = test::sampleItem(Flags);
        item.media[0].bytes = []() -> Result<QByteArray> {
            return Error{ErrorCode::NotFound, u"gone"_s};
        };
        const Result<QByteArray> zip = render::toZip(item);
        QVERIFY(!zip);
        QCOMPARE(zip.error().code, ErrorCode::NotFound);
    }

    void stopsWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<QByteArray> zip = render::toZip(test::sampleSource({Flags}), stop.get_token());
        QVERIFY(!zip);
        QCOMPARE(zip.error().code, ErrorCode::Cancelled);
    }
};

SHERIA_TEST(TestZipArchive)
} // namespace tst_ziparchive
#include "tst_ziparchive.moc"
