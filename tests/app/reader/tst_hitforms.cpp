// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/hitmarks.h"
#include "core/search/query/searcher.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_hitforms {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

/// Which words of a text are marked for a search.
class TestHitForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheTextOfMarkup_data()
    {
        QTest::addColumn<QByteArray>("html");
        QTest::addColumn<QByteArray>("text"); // Without the blanks around it.

        QTest::newRow("lines") << "<p>one</p><p>two</p>"_ba
                               << "one two"_ba;
        QTest::newRow("inside a word") << "<p>un<b>fair</b>ly</p>"_ba
                                       << "unfairly"_ba;
        QTest::newRow("attributes") << "<span class=\"a>b\">x</span>"_ba
                                    << "b\">x"_ba;
        QTest::newRow("entities") << "<p>a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39; &x</p>"_ba
                                  << "a & b <c> \"d\" 'e' &x"_ba;
        QTest::newRow("cut off") << "<p>one <b"_ba
                                 << "one"_ba;
        QTest::newRow("empty") << ""_ba
                               << ""_ba;
    }
    void readsTheTextOfMarkup()
    {
        QFETCH(QByteArray, html);
        QTEST(plainText(html).simplified(), "text");
    }

    void findsTheFormsOfWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("forms");

        QTest::newRow("stems") << u"dismiss"_s
                               << QStringList{u"Dismissal"_s, u"dismissed"_s, u"dismissing"_s};
        QTest::newRow("a phrase") << u"\"unfair dismissal\""_s
                                  << QStringList{u"Unfair Dismissal"_s};
        QTest::newRow("not there") << u"elephant"_s << QStringList();
        QTest::newRow("nothing") << QString() << QStringList();
    }
    void findsTheFormsOfWords()
    {
        QFETCH(QString, words);
        const QTemporaryDir folder;
        const search::Searcher searcher(folder.path());
        const QByteArray text = "Unfair Dismissal: she was dismissed. Nobody was dismissed by "
                                "dismissing another.";
        QTEST(hitForms(searcher, text, "eng", words), "forms");
    }
};

SHERIA_TEST(TestHitForms)
} // namespace tst_hitforms
#include "tst_hitforms.moc"
