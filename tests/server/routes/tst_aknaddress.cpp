// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/aknaddress.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_aknaddress {

using namespace sheria;
using namespace sheria::routes;
using Kind = AknAddress::Kind;

/// Source: server/API.md sections 1.4, 2.2 and 2.5.
class TestAknAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatAPathAsksFor_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QByteArray>("what"); // Listing: prefix; files: filename; else the URI.
        QTest::addColumn<QByteArray>("suffix");
        const auto row = [](const char *path, Kind kind, const char *what = "",
                            const char *suffix = "") {
            QTest::newRow(path) << kind << QByteArray(what) << QByteArray(suffix);
        };
        row("/akn/xa", Kind::Listing, "xa");
        row("/akn/xa/", Kind::Listing, "xa");
        row("/akn/xa.json", Kind::Listing, "xa", "json");
        row("/akn/xa/.json", Kind::Listing, "xa", "json");
        row("/akn/xa-bay/act/by-law/2012", Kind::Listing, "xa-bay/act/by-law/2012");
        row("/akn/xa/Act/2005", Kind::Listing, "xa/act/2005");
        row("/akn/xa/act/gn/min/2005", Kind::Listing, "xa/act/gn/min/2005");
        row("/akn/xa/act.pdf", Kind::Listing, "xa/act", "pdf");
        row("/akn/xa/toc", Kind::Listing, "xa/toc");
        row("/akn/xa/act/media/x.png", Kind::Listing, "xa/act/media/x.png");
        row("/akn/xa/act/2005-10", Kind::Listing, "xa/act/2005-10");
        row("/akn/xa/act/2005/4/what", Kind::Unknown);
        row("/akn/xa/act/2005/4/media.foo", Kind::Unknown);
        row("/akn/xa/act/gn/2005/4/ENG", Kind::Unknown);
        row("/akn", Kind::Unknown);
        row("/akn/", Kind::Unknown);
        row("/akn/xa/act/gn/min/2005/4/x/y", Kind::Unknown);
        row("/akn/xa/act/2005/4/eng@2006-01-01/what", Kind::LegacyItem,
            "/akn/xa/act/2005/4/eng@2006-01-01");
        row("/akn/xa/act@2005", Kind::Unknown);

        row("/akn/xa/act/2005/4", Kind::Expression, "/akn/xa/act/2005/4");
        row("/akn/xa/act/2005/4/", Kind::Expression, "/akn/xa/act/2005/4");
        row("/akn/xa/act/2005/4.json", Kind::Expression, "/akn/xa/act/2005/4", "json");
        row("/akn/XA/act/2005/4", Kind::Expression, "/akn/xa/act/2005/4");
        row("/akn/XA-Bay/act/2005/4/toc", Kind::Toc, "/akn/xa-bay/act/2005/4");
        row("/akn/xa/act/2005/4/.json", Kind::Expression, "/akn/xa/act/2005/4", "json");
        row("/akn/xa/act/2005/4.akn", Kind::Expression, "/akn/xa/act/2005/4", "xml");
        row("/akn/xa/act/2005/v1.2", Kind::Expression, "/akn/xa/act/2005/v1.2");
        row("/akn/xa/act/2005/4/eng@2006-01-01.html", Kind::Expression,
            "/akn/xa/act/2005/4/eng@2006-01-01", "html");
        row("/akn/xa/act/2005/4/eng:2006-01-01", Kind::Expression,
            "/akn/xa/act/2005/4/eng:2006-01-01");
        row("/akn/xa/act/2005/4/eng.foo", Kind::Unknown);

        row("/akn/xa/act/2005/4/eng/!main~sec_1.html", Kind::Item,
            "/akn/xa/act/2005/4/eng/!main~sec_1", "html");
        row("/akn/xa/act/2005/4/eng/~sec_1", Kind::Item, "/akn/xa/act/2005/4/eng/~sec_1");
        row("/akn/xa/act/2005/4/!schedule1.xml", Kind::Item, "/akn/xa/act/2005/4/!schedule1",
            "xml");
        row("/akn/xa/act/2005/4/eng/~sec.1", Kind::Item, "/akn/xa/act/2005/4/eng/~sec.1");
        row("/akn/xa/act/2005/4/eng/~sec-1.sub-0.html", Kind::Item,
            "/akn/xa/act/2005/4/eng/~sec-1.sub-0", "html");
        row("/akn/xa/act/2005/4/eng@/!main~sec-1.1.json", Kind::Item,
            "/akn/xa/act/2005/4/eng@/!main~sec-1.1", "json");
        row("/akn/xa/act/2005/4/eng/!ma.in", Kind::Unknown);
        row("/akn/xa/act/2005/4/eng/~.html", Kind::Unknown);
        row("/akn/xa/act/2005/4/eng/main/section/3.html", Kind::LegacyItem,
            "/akn/xa/act/2005/4/eng", "html");
        row("/akn/xa/act/2005/4/eng/!main/section/3", Kind::LegacyItem, "/akn/xa/act/2005/4/eng");
        row("/akn/xa/act/2005/4/eng/main", Kind::LegacyItem, "/akn/xa/act/2005/4/eng");

        row("/akn/xa/act/2005/4/toc", Kind::Toc, "/akn/xa/act/2005/4");
        row("/akn/xa/act/2005/4/toc/", Kind::Toc, "/akn/xa/act/2005/4");
        row("/akn/xa/act/2005/4/toc.json", Kind::Toc, "/akn/xa/act/2005/4", "json");
        row("/akn/xa/act/2005/4/eng@/toc.json/", Kind::Toc, "/akn/xa/act/2005/4/eng@", "json");
        row("/akn/xa/act/2005/4/eng/toc.xml", Kind::Toc, "/akn/xa/act/2005/4/eng", "xml");
        row("/akn/xa/act/2005/4/eng/timeline", Kind::Timeline, "/akn/xa/act/2005/4/eng");
        row("/akn/xa/act/2005/4/eng/commencements", Kind::Commencements, "/akn/xa/act/2005/4/eng");
        row("/akn/xa/act/2005/4/provision-enrichments.json", Kind::ProvisionEnrichments,
            "/akn/xa/act/2005/4", "json");
        row("/akn/xa/act/2005/toc", Kind::Expression, "/akn/xa/act/2005/toc");

        row("/akn/xa/act/2005/4/media", Kind::MediaList, "/akn/xa/act/2005/4");
        row("/akn/xa/act/2005/4/eng@/media.json", Kind::MediaList, "/akn/xa/act/2005/4/eng@",
            "json");
        row("/akn/xa/act/2005/4/eng@/media/", Kind::MediaList, "/akn/xa/act/2005/4/eng@");
        row("/akn/xa/act/2005/4/eng@/media/a.png", Kind::MediaFile, "a.png");
        row("/akn/xa/act/2005/4/eng@/media/a.json", Kind::MediaFile, "a.json");
        row("/akn/xa/act/2005/4/eng@/media/toc", Kind::MediaFile, "toc");
        row("/akn/xa/act/by-law/2005/media/media/a b.png", Kind::MediaFile, "a b.png");
        row("/akn/xa/act/2005/4/media/publication/x.pdf", Kind::PublicationFile, "x.pdf");
        row("/akn/xa/act/2005/4/media/publication", Kind::MediaFile, "publication");
    }
    void tellsWhatAPathAsksFor()
    {
        QFETCH(Kind, kind);
        const AknAddress address = AknAddress::parse(QTest::currentDataTag());
        QCOMPARE(static_cast<int>(address.kind), static_cast<int>(kind));
        if (kind == Kind::Unknown)
            return;
        QTEST(whatOf(address), "what");
        QTEST(address.suffix, "suffix");
    }

    void namesThePlace_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("/akn/xa") << QByteArray("xa");
        QTest::newRow("/akn/xa.json") << QByteArray("xa");
        QTest::newRow("/akn/xa/.json") << QByteArray("xa");
        QTest::newRow("/akn/xa-bay/act/2005/4/media/a.png") << QByteArray("xa-bay");
        QTest::newRow("/akn/xa-BAY/act/2005/4") << QByteArray("xa-bay");
        QTest::newRow("/akn/what/ever") << QByteArray("what");
        QTest::newRow("/akn") << QByteArray("");
    }
    void namesThePlace() { QTEST(AknAddress::parse(QTest::currentDataTag()).place, "place"); }

private:
    static QByteArray whatOf(const AknAddress &address)
    {
        if (address.kind == Kind::Listing)
            return address.prefix;
        if (address.kind == Kind::MediaFile || address.kind == Kind::PublicationFile)
            return address.filename;
        if (const auto expression = address.uri.expressionUri())
            return *expression;
        return address.uri.workUri();
    }
};

SHERIA_TEST(TestAknAddress)
} // namespace tst_aknaddress
#include "tst_aknaddress.moc"
