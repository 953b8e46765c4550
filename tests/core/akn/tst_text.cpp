// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_text {

using namespace sheria;
using namespace Qt::StringLiterals;

/// The same by QString, character by character.
QByteArray foldedSlowly(const QByteArray &utf8)
{
    QString out;
    bool isPending = false;
    for (const QChar c : QString::fromUtf8(utf8)) {
        if (c.isSpace()) {
            isPending = !out.isEmpty();
            continue;
        }
        if (std::exchange(isPending, false))
            out += u' ';
        out += c;
    }
    return out.toUtf8();
}

QByteArray randomText(QRandomGenerator &random)
{
    static const QStringList Pieces = {u"a"_s,
                                       u"law"_s,
                                       u"section"_s,
                                       u" "_s,
                                       u"  "_s,
                                       u"\n\t"_s,
                                       u"\u00A0"_s,
                                       u"\u2003"_s,
                                       u"\u3000"_s,
                                       u"\u0085"_s,
                                       u"\u202F"_s,
                                       u"é"_s,
                                       u"“"_s,
                                       u"\u200B"_s,
                                       u"\U0001D538"_s,
                                       u"المادة"_s,
                                       u"abcdefghijklmnopqrstuvwxyz"_s,
                                       u"one two three four five six seven"_s};
    QString text;
    const int count = random.bounded(40);
    for (int i = 0; i < count; ++i)
        text += Pieces[random.bounded(int(Pieces.size()))];
    return text.toUtf8();
}

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void folds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        QTest::addColumn<QString>("bare");
        QTest::newRow("nothing") << u""_s << u""_s << u""_s;
        QTest::newRow("blanks") << u" \t\r\n\v\f "_s << u""_s << u""_s;
        QTest::newRow("words") << u"  one \n two\t"_s << u"one two"_s << u"onetwo"_s;
        QTest::newRow("wide blanks") << u"a\u00A0b\u2003c\u3000d\u1680e\u205Ff\u0085g\u2028h"_s
                                     << u"a b c d e f g h"_s << u"abcdefgh"_s;
        QTest::newRow("no blanks")
            << u"a\u200Bb\u2060c\uFEFFd\u00ADe"_s << u"a\u200Bb\u2060c\uFEFFd\u00ADe"_s
            << u"a\u200Bb\u2060c\uFEFFd\u00ADe"_s;
        QTest::newRow("sixteen bytes and a blank")
            << u"abcdefghijklmnop qrstuvwxyz abcde f"_s << u"abcdefghijklmnop qrstuvwxyz abcde f"_s
            << u"abcdefghijklmnopqrstuvwxyzabcdef"_s;
    }
    void folds()
    {
        QFETCH(QString, text);
        QFETCH(QString, folded);
        QFETCH(QString, bare);
        QCOMPARE(QString::fromUtf8(akn::foldWhiteSpace(text.toUtf8())), folded);
        QCOMPARE(QString::fromUtf8(akn::withoutWhiteSpace(text.toUtf8())), bare);
    }

    void foldsLikeQString()
    {
        QRandomGenerator random(20090203);
        for (int i = 0; i < 5000; ++i) {
            const QByteArray text = randomText(random);
            QCOMPARE(akn::foldWhiteSpace(text), foldedSlowly(text));
        }
    }

    void piecesGiveTheSameAsTheWhole()
    {
        QRandomGenerator random(20040601);
        for (int i = 0; i < 2000; ++i) {
            QByteArray whole;
            QByteArrayList pieces;
            for (int piece = 0; piece < 5; ++piece) {
                pieces += randomText(random);
                whole += pieces.last();
            }
            akn::TextFolder folder(whole.size());
            for (const QByteArray &piece : pieces)
                folder.append(piece.constData(), std::size_t(piece.size()));
            QCOMPARE(folder.take(), foldedSlowly(whole));
        }
    }

    void separatesWords()
    {
        akn::TextFolder folder(20);
        folder.separate();
        QCOMPARE(folder.nextStart(), qsizetype(0));
        folder.append("1.", 2);
        folder.separate();
        folder.separate();
        QCOMPARE(folder.nextStart(), qsizetype(3));
        folder.append("Title", 5);
        folder.separate();
        QCOMPARE(folder.take(), "1. Title"_ba);
    }

    void normalizes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("normal");
        QTest::addColumn<bool>("isNormal");
        QTest::newRow("ASCII") << u"law"_s << u"law"_s << true;
        QTest::newRow("composed") << u"é “x” – €"_s << u"é “x” – €"_s << true;
        QTest::newRow("Arabic") << u"المادة"_s << u"المادة"_s << true;
        QTest::newRow("combining") << u"e\u0301"_s << u"é"_s << false;
        QTest::newRow("singleton") << u"\u212B"_s << u"\u00C5"_s << false;
        QTest::newRow("Hangul jamo") << u"\u1100\u1161"_s << u"가"_s << false;
    }
    void normalizes()
    {
        QFETCH(QString, text);
        QFETCH(QString, normal);
        QFETCH(bool, isNormal);
        const QByteArray utf8 = text.toUtf8();
        const QByteArray result = akn::normalized(utf8);
        QCOMPARE(QString::fromUtf8(result), normal);
        // What is normal already is not copied.
        QCOMPARE(result.constData() == utf8.constData(), isNormal);
        akn::TextFolder folder(utf8.size());
        folder.append(utf8.constData(), std::size_t(utf8.size()));
        QCOMPARE(folder.mayNeedNormalizing(), !isNormal);
    }

    /// Every character that the fast way takes for settled really is.
    void settledCharactersAreNormal()
    {
        for (char32_t c = 0x80; c < 0x20000; ++c) {
            if (c >= 0xD800 && c < 0xE000)
                continue;
            const QString text = QString::fromUcs4(&c, 1);
            const QByteArray utf8 = text.toUtf8();
            if (akn::normalized(utf8).constData() != utf8.constData())
                continue;
            const QString normal = text.normalized(QString::NormalizationForm_C);
            QVERIFY2(normal == text, qPrintable(QString::number(c, 16)));
            const QString behind = u'e' + text;
            QVERIFY2(behind.normalized(QString::NormalizationForm_C) == behind,
                     qPrintable(QString::number(c, 16)));
        }
    }
};

SHERIA_TEST(TestText)
} // namespace tst_text
#include "tst_text.moc"
