// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/frbruri.h"
#include "core/quotations/verifier.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <memory>
#include <vector>

namespace tst_textcache {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::quotations;
using tests::DocumentSpec;
using tests::TestLibrary;

ExpressionRecord recordOf(store::Database &db, const QByteArray &uri)
{
    const auto parsed = FrbrUri::parse(uri);
    return *store::findExpression(db, *parsed, Today(QDate(2024, 1, 5)));
}

DocumentSpec act(const QByteArray &number, const QByteArray &words)
{
    DocumentSpec spec;
    spec.work = "/akn/xa/act/2005/" + number;
    spec.body = "<body><section eId=\"sec_1\"><num>1.</num><content><p>" + words
        + "</p></content></section></body>";
    return spec;
}

/// What is kept of the texts that quotations were looked for in.
class TestTextCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsATextOnce()
    {
        TestLibrary library;
        library.put(act("4", "Oaks are felled in winter."));
        TextCache cache;
        const ExpressionRecord record = recordOf(library.db(), "/akn/xa/act/2005/4/eng@2009-02-03");
        const auto first = cache.textsOf(library.db(), record);
        QVERIFY(first);
        QCOMPARE((*first)->size(), std::size_t(1));
        QCOMPARE(cache.textsOf(library.db(), record)->get(), first->get());
        QVERIFY(readTexts(library.db(), record)->get() != first->get());
    }

    void aNewTextIsAnother()
    {
        TestLibrary library;
        library.put(act("4", "Oaks are felled in winter."));
        TextCache cache;
        const auto verify = [&](const QString &quote) {
            return verifyQuote(library.db(), *FrbrUri::parse("/akn/xa/act/2005/4/eng@2009-02-03"),
                               quote, Today(QDate(2024, 1, 5)), &cache)
                ->status;
        };
        QCOMPARE(verify(u"felled in winter"_s), Verdict::Status::Present);
        DocumentSpec later = act("4", "Oaks are felled in spring.");
        later.manifestationDate = "2011-01-01";
        library.put(later);
        QCOMPARE(verify(u"felled in spring"_s), Verdict::Status::Present);
        QVERIFY(verify(u"felled in winter"_s) != Verdict::Status::Present);
    }

    /// The texts that were not asked for longest go first.
    void keepsWithinItsBound()
    {
        TestLibrary library;
        const QByteArray words = QByteArray("Oaks are felled in winter. ").repeated(10);
        TextCache cache(words.size() * 5);
        std::vector<ExpressionRecord> records;
        for (int i = 1; i <= 6; ++i) {
            const QByteArray number = QByteArray::number(i);
            library.put(act(number, words + number));
            records.push_back(
                recordOf(library.db(), "/akn/xa/act/2005/" + number + "/eng@2009-02-03"));
            QVERIFY(cache.textsOf(library.db(), records.back()));
        }
        const auto last = cache.textsOf(library.db(), records.back());
        const std::weak_ptr<const ReadTexts> first = *cache.textsOf(library.db(), records.front());
        QVERIFY(!first.expired()); // Read again, in place of another.
        QCOMPARE(cache.textsOf(library.db(), records.back())->get(), last->get());
        for (std::size_t i = 1; i < records.size(); ++i)
            QVERIFY(cache.textsOf(library.db(), records[i]));
        QVERIFY(first.expired());
    }
};

SHERIA_TEST(TestTextCache)
} // namespace tst_textcache
#include "tst_textcache.moc"
