// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/loader.h"
#include "tests/support/testmain.h"

#include <QLocale>
#include <QTest>

namespace tst_judgmenthead {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

ExpressionRecord record()
{
    ExpressionRecord record;
    record.work.uri = *FrbrUri::parse("/akn/xa/judgment/xahc/2019/9");
    record.work.title = u"Oak & <b>Elm</b>"_s;
    record.work.judgment = R"({"short_mnc":"[2019] XAHC 9","delivery_date":"2019-05-06",
        "court":{"name":"High Court","code":"xahc"},"judges":["Ash","Beech"],
        "advocates":[{"name":"Fir","for_party":"Oak"}],
        "flynote":"Trees – shade – who must cut"})";
    return record;
}

class TestJudgmentHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void aTextWithoutHeadHasAll()
    {
        QCOMPARE(judgmentHead(record(), "<p>Dismissed.</p>"),
                 "<div class=\"coverpage judgment-head\"><p class=\"judgment-court\">High Court</p>"
                 "<p class=\"judgment-title\">Oak &amp; &lt;b&gt;Elm&lt;/b&gt;</p>"
                 "<p class=\"judgment-citation\">[2019] XAHC 9</p>"
                 "<p class=\"judgment-bench\">Ash, Beech</p>"
                 "<p class=\"judgment-date\">6 May 2019</p>"
                 "<p class=\"judgment-advocates\">Fir for Oak</p>"
                 "<p class=\"judgment-flynote\">Trees – shade – who must cut</p></div>"_ba);
    }

    void whatTheTextSaysIsNotSaidTwice()
    {
        const QByteArray head = "<div class=\"akn-header\">High Court</div>";
        QCOMPARE(judgmentHead(record(), head),
                 "<div class=\"coverpage judgment-head\"><p class=\"judgment-flynote\">"
                 "Trees – shade – who must cut</p></div>"_ba);
        QCOMPARE(judgmentHead(record(), head + "<p>Trees – <i>shade</i>\n – who must cut</p>"),
                 QByteArray());
        ExpressionRecord bare = record();
        bare.work.judgment.clear();
        QCOMPARE(judgmentHead(bare, head), QByteArray());
    }
};

SHERIA_GUI_TEST(TestJudgmentHead)
} // namespace tst_judgmenthead
#include "tst_judgmenthead.moc"
