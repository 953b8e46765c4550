// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_mediaqueries {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

class TestMediaQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileComesBackAndIsStoredOnce()
    {
        TestLibrary library;
        const qint64 one = library.put(DocumentSpec{}).expressionId;
        const qint64 other = library.put(DocumentSpec{.date = "2012-01-01"}).expressionId;
        QVERIFY(must(putMedia(library.db(), one, u"b.png"_s, "image/png", "bytes")));
        QVERIFY(must(putMedia(library.db(), one, u"a.png"_s, "image/png", "bytes")));
        QVERIFY(must(putMedia(library.db(), other, u"a.png"_s, "image/png", "bytes")));
        QVERIFY(!must(putMedia(library.db(), one, u"a.png"_s, "image/png", "bytes")));
        QCOMPARE(library.rows("file"), 1);
        const auto media = must(listMedia(library.db(), one));
        QCOMPARE(media.size(), std::size_t(2));
        QCOMPARE(media[0].filename, u"a.png"_s);
        const MediaFile found = must(findMedia(library.db(), one, u"b.png"_s));
        QCOMPARE(found.size, 5);
        QCOMPARE(found.hash, sha256Hex(QByteArray("bytes")));
        QCOMPARE(must(fileBytes(library.db(), found.hash)), QByteArray("bytes"));
        QCOMPARE(findMedia(library.db(), one, u"c.png"_s).error().code, ErrorCode::NotFound);
        QCOMPARE(fileBytes(library.db(), QByteArray(64, '0')).error().code, ErrorCode::NotFound);
    }

    void aReplacedFileGoesWithItsLastUser()
    {
        TestLibrary library;
        const qint64 one = library.put(DocumentSpec{}).expressionId;
        must(putMedia(library.db(), one, u"a.png"_s, "image/png", "old"));
        must(putMedia(library.db(), one, u"b.png"_s, "image/png", "old"));
        QVERIFY(must(putMedia(library.db(), one, u"a.png"_s, "image/png", "new")));
        QCOMPARE(library.rows("file"), 2);
        QVERIFY(must(putMedia(library.db(), one, u"b.png"_s, "image/gif", "new")));
        QCOMPARE(library.rows("file"), 1);
        QCOMPARE(must(findMedia(library.db(), one, u"b.png"_s)).mimeType, QByteArray("image/gif"));
        must(deleteExpression(library.db(), "/akn/xa/act/2005/4/eng@2009-02-03",
                              library.clock.now()));
        QCOMPARE(library.rows("file") + library.rows("media"), 0);
    }

    void aPublicationDocumentHoldsItsFile()
    {
        TestLibrary library;
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/act/2005/4"));
        const QByteArray hash = must(putFile(library.db(), "%PDF"));
        work.publication.document = PublicationDocument{{}, u"x.pdf"_s, "application/pdf",
                                                        4,  {},         hash};
        must(putWork(library.db(), work, library.clock.now()));
        QCOMPARE(library.rows("file"), 1);
        work.publication.document.reset();
        must(putWork(library.db(), work, library.clock.now()));
        QCOMPARE(library.rows("file"), 0);
    }

    void bytesThatDoNotMatchAreNotHandedOut()
    {
        TestLibrary library;
        const QByteArray hash = must(putFile(library.db(), "bytes"));
        must(library.db().execute("UPDATE file SET data = x'00'"));
        QCOMPARE(fileBytes(library.db(), hash).error().code, ErrorCode::Corrupt);
    }
};

SHERIA_TEST(TestMediaQueries)
} // namespace tst_mediaqueries
#include "tst_mediaqueries.moc"
