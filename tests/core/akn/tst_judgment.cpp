// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "tests/core/akn/corpus.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QMap>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_judgment {

using namespace sheria;
using namespace Qt::StringLiterals;

/// A judgment with this header, these references and this proprietary metadata.
QByteArray judgmentWith(const QByteArray &header, const QByteArray &references = {},
                        const QByteArray &proprietary = {}, const QByteArray &dates = {})
{
    return "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0' "
           "xmlns:uk='https://example.org/akn'><judgment name='judgment'><meta><identification "
           "source='#x'><FRBRWork><FRBRthis value='/akn/xa/judgment/xahc/2019/77/!main'/><FRBRuri "
           "value='/akn/xa/judgment/xahc/2019/77'/>"_ba
        + (dates.isEmpty() ? "<FRBRdate date='2019-05-06' name='Generation'/>"_ba : dates)
        + "<FRBRauthor href='#court'/><FRBRcountry "
          "value='xa'/></FRBRWork><FRBRExpression><FRBRthis "
          "value=''/><FRBRuri value='/akn/xa/judgment/xahc/2019/77/eng@2019-05-06'/><FRBRdate "
          "date='2019-05-06' name='Generation'/><FRBRauthor href=''/><FRBRlanguage "
          "language='eng'/></FRBRExpression></identification><references source='#x'>"
        + references + "</references><proprietary source='#x'>" + proprietary
        + "</proprietary></meta><header>" + header
        + "</header><judgmentBody><decision><p>Dismissed.</p></decision></judgmentBody></judgment>"
          "</akomaNtoso>";
}

Judgment read(const QByteArray &xml)
{
    const Result<akn::Document> document = akn::Document::parse(xml);
    if (!document)
        qFatal("%s", qPrintable(document.error().text()));
    return json::readJudgment(document->metadata().work.judgment);
}

QStringList namesOf(const auto &list)
{
    QStringList names;
    for (const auto &item : list)
        names << item.name;
    return names;
}

/// A judgment as the manifest of our own documents describes it.
QJsonObject asExpected(const Judgment &judgment)
{
    const auto list = [](const auto &people) {
        return QJsonArray::fromStringList(namesOf(people));
    };
    return {{u"court"_s, judgment.court.name},
            {u"court_code"_s, QString::fromUtf8(judgment.court.code)},
            {u"division"_s, judgment.division.name},
            {u"citation"_s, judgment.shortCitation},
            {u"case_number"_s, judgment.caseNumber},
            {u"delivered"_s, judgment.deliveryDate.toString(Qt::ISODate)},
            {u"heard"_s, judgment.hearingDate.toString(Qt::ISODate)},
            {u"parties"_s, list(judgment.parties)},
            {u"judges"_s, list(judgment.judges)},
            {u"advocates"_s, list(judgment.advocates)},
            {u"action"_s, judgment.action.name},
            {u"outcome"_s, judgment.outcome}};
}

/// What a plain reader, which knows nothing of ours, finds marked in a document.
struct Marked
{
    QMap<QString, QStringList> header; ///< Texts of the elements in `header`, by element name.
    QMap<QString, QString> proprietary;
    QMap<QString, QString> dates;    ///< FRBRdate of work and expression, by name in lower case.
    QMap<QString, QString> docDates; ///< By what they refer to.
    QMap<QString, QSet<QString>> pointed; ///< What the elements in `header` refer to.
};

Marked markedIn(const QByteArray &bytes)
{
    Marked marked;
    QXmlStreamReader xml(bytes);
    QStringList open;
    QList<std::pair<QString, QString>> texts;
    while (!xml.atEnd()) {
        xml.readNext();
        const QString name = xml.name().toString();
        if (xml.isStartElement()) {
            const auto attributes = xml.attributes();
            if (name == "FRBRdate"_L1 && !open.contains(u"FRBRManifestation"_s))
                marked.dates[attributes.value("name"_L1).toString().toLower()] =
                    attributes.value("date"_L1).toString().left(10);
            if (open.contains(u"header"_s)) {
                if (name == "docDate"_L1)
                    marked.docDates[attributes.value("refersTo"_L1).toString()] =
                        attributes.value("date"_L1).toString();
                marked.pointed[name].insert(attributes.value("refersTo"_L1).toString());
            }
            open << name;
            texts.push_back({name, {}});
        } else if (xml.isCharacters()) {
            for (auto &text : texts)
                text.second += xml.text();
        } else if (xml.isEndElement()) {
            open.removeLast();
            const auto [element, text] = texts.takeLast();
            if (open.contains(u"header"_s))
                marked.header[element] << text.simplified();
            if (open.contains(u"proprietary"_s))
                marked.proprietary[element] = text.simplified();
        }
    }
    return marked;
}

QString deliveryOf(const Marked &marked)
{
    for (const QString &name : {u"judgment"_s, u"decision"_s, u"delivery"_s}) {
        if (marked.dates.contains(name))
            return marked.dates[name];
    }
    for (const QString &event : {u""_s, u"#judgment"_s, u"#decision"_s}) {
        if (marked.docDates.contains(event))
            return marked.docDates[event];
    }
    return {};
}

class TestJudgment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAHeaderThatMarksEverything()
    {
        const Judgment judgment = read(judgmentWith(
            "<p><courtType refersTo='#court'>IN THE HIGH COURT</courtType> "
            "<courtType refersTo='#court'>CIVIL DIVISION</courtType></p>"
            "<p><neutralCitation>[2019]  XAHC 77\n (XLR)</neutralCitation> on appeal from "
            "<neutralCitation>[2018] XATC 5</neutralCitation></p>"
            "<p><docketNumber>Constitutional Petition 5 of 2018</docketNumber></p>"
            "<p><judge refersTo='#ash'>Ash J</judge>, <judge>Elm</judge>, <judge "
            "refersTo='#ash'>ASH</judge></p>"
            "<p><party refersTo='#oak' as='#petitioner'>OAK</party> v <party as='#respondent'>(1) "
            "Elm Council</party> and <party as='#respondent'>Fir (2)</party></p>"
            "<p><lawyer for='#oak'>C. Fir</lawyer> <docType>Ruling</docType> "
            "<docDate date='2019-05-06'>6 May 2019</docDate> <outcome>Allowed</outcome></p>",
            "<TLCOrganization eId='court' href='' showAs='High Court at Bay'/>"
            "<TLCPerson eId='ash' href='' showAs='A. B. Ash'/>"
            "<TLCPerson eId='oak' href='' showAs='Oak Ltd'/>"));
        QCOMPARE(judgment.court.name, u"High Court at Bay"_s);
        QCOMPARE(judgment.court.code, "xahc");
        QCOMPARE(judgment.court.citationCode, "XAHC");
        QCOMPARE(judgment.division.name, u"CIVIL DIVISION"_s);
        QCOMPARE(judgment.shortCitation, u"[2019] XAHC 77 (XLR)"_s);
        QCOMPARE(judgment.caseNumber, u"Constitutional Petition 5 of 2018"_s);
        QCOMPARE(judgment.caseType.name, u"Constitutional Petition"_s);
        QCOMPARE(judgment.caseNumberNumeric, 5);
        QCOMPARE(judgment.filingYear, "2018");
        QCOMPARE(judgment.deliveryDate, QDate(2019, 5, 6));
        QCOMPARE(namesOf(judgment.judges), QStringList({u"A. B. Ash"_s, u"Elm"_s}));
        QCOMPARE(namesOf(judgment.parties),
                 QStringList({u"Oak Ltd"_s, u"Elm Council"_s, u"Fir"_s}));
        QCOMPARE(judgment.parties[0].group, 1);
        QCOMPARE(judgment.parties[1].group, 2);
        QCOMPARE(judgment.parties[2].group, 2);
        QCOMPARE(judgment.advocates, std::vector<Advocate>({{u"C. Fir"_s, u"Oak Ltd"_s}}));
        QCOMPARE(judgment.action.name, u"Ruling"_s);
        QCOMPARE(judgment.outcome, u"Allowed"_s);
        QVERIFY(judgment.isPublished && !judgment.isAnonymised);
    }

    void whatIsNotMarkedStaysEmptyAndIsReported()
    {
        const auto document = akn::Document::parse(
            judgmentWith("<p>HIGH COURT. Oak v Elm, before Ash J, 6 May 2019</p>"));
        QVERIFY(document);
        const Judgment judgment = json::readJudgment(document->metadata().work.judgment);
        Judgment expected;
        expected.court.code = "xahc"; // From the URI.
        QCOMPARE(judgment, expected);
        QStringList codes;
        for (const akn::Warning &warning : document->warnings())
            codes << QString::fromLatin1(warning.code);
        for (const char *code : {"court-missing", "delivery-missing", "citation-missing",
                                 "parties-missing", "judges-missing", "case-number-missing"})
            QVERIFY2(codes.contains(QLatin1StringView(code)), code);
    }

    void readsProprietaryMetadataWhereTheHeaderSaysNothing()
    {
        const Judgment judgment = read(judgmentWith(
            "<p/>", "<TLCOrganization eId='court' href='' showAs='The Family Court'/>",
            "<uk:court>EWFC-B</uk:court><uk:cite>[2022] EWFC 39 (B)</uk:cite><uk:caseNumber>ZC20"
            "</uk:caseNumber>",
            "<FRBRdate date='1000-01-01' name='judgment'/><FRBRdate date='2022-05-09T10:00:00' "
            "name='Decision'/><FRBRdate date='2022-04-01' name='hearing'/>"));
        QCOMPARE(judgment.court.name, u"The Family Court"_s);
        QCOMPARE(judgment.court.code, "ewfc-b");
        QCOMPARE(judgment.court.citationCode, "EWFC");
        QCOMPARE(judgment.shortCitation, u"[2022] EWFC 39 (B)"_s);
        QCOMPARE(judgment.caseNumber, u"ZC20"_s);
        QVERIFY(judgment.caseType.name.isEmpty() && judgment.filingYear.isEmpty());
        QCOMPARE(judgment.deliveryDate, QDate(2022, 5, 9));
        QCOMPARE(judgment.hearingDate, QDate(2022, 4, 1));
    }

    /// Comparing each with all before it would outlast the time that a test has.
    void manyPartiesTakeNoLongerEach()
    {
        QByteArray header;
        constexpr int Count = 200'000;
        for (int i = 0; i < Count; ++i) {
            const QByteArray number = QByteArray::number(i);
            header += "<party as='#r" + number + "'>P" + number + "</party>";
        }
        QCOMPARE(read(judgmentWith(header)).parties.size(), size_t(Count));
    }

    void otherDocumentsHaveNone()
    {
        QByteArray act = judgmentWith("<p><neutralCitation>[2019] X 1</neutralCitation></p>");
        act.replace("judgmentBody>", "body>")
            .replace("judgment ", "act ")
            .replace("</judgment>", "</act>");
        const auto document = akn::Document::parse(act);
        QVERIFY2(document, document ? "" : qPrintable(document.error().text()));
        QVERIFY(document->metadata().work.judgment.isEmpty());
    }

    /// The judgments of the corpus: what is marked is read, what is not is not made up.
    void readsJudgmentsOfTheCorpus_data()
    {
        QTest::addColumn<int>("index");
        const auto &files = test::corpus();
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (files[i].path.startsWith("judgments/"_L1))
                QTest::newRow(qPrintable(files[i].path)) << int(i);
        }
    }
    void readsJudgmentsOfTheCorpus()
    {
        QFETCH(int, index);
        const test::CorpusFile &file = test::corpus()[std::size_t(index)];
        const Judgment judgment = read(file.bytes);
        const Marked marked = markedIn(file.bytes);
        QString date = deliveryOf(marked);
        QCOMPARE(judgment.deliveryDate.toString(Qt::ISODate), date);
        if (!date.isEmpty())
            QCOMPARE(date, file.oracle[u"expression_date"_s].toString());
        const QString citation = marked.header[u"neutralCitation"_s].value(
            0, marked.proprietary[u"cite"_s]);
        QVERIFY(!citation.isEmpty());
        QCOMPARE(judgment.shortCitation, citation);
        QVERIFY(!judgment.court.name.isEmpty());
        if (file.isOwn) {
            QCOMPARE(asExpected(judgment), file.expected[u"judgment"_s].toObject());
        } else {
            const QString court = marked.proprietary[u"court"_s].toLower();
            QCOMPARE(QString::fromUtf8(judgment.court.code), court.isEmpty() ? u"zasca"_s : court);
            QCOMPARE(qsizetype(judgment.parties.size()), marked.pointed[u"party"_s].size());
            QCOMPARE(qsizetype(judgment.judges.size()), marked.pointed[u"judge"_s].size());
        }
        QStringList dockets = marked.header[u"docketNumber"_s];
        if (dockets.isEmpty())
            dockets = marked.header[u"docNumber"_s];
        dockets.removeDuplicates();
        QCOMPARE(judgment.caseNumber, dockets.join(u"; "_s));
        if (!file.isOwn)
            count(file.path.section(u'/', 1, 1), judgment);
    }

    /// The table that core/akn/README.md shows is what the real judgments yield.
    void theTableOfDialectsIsTrue()
    {
        if (m_yields.isEmpty())
            QSKIP("The table counts real judgments, which are not here.");
        QFile file(QStringLiteral(SHERIA_SOURCE_DIR "/core/akn/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString shown = QString::fromUtf8(file.readAll());
        for (auto yield = m_yields.begin(); yield != m_yields.end(); ++yield) {
            const auto &[files, court, date, citation, docket, parties, judges, advocates] = *yield;
            QStringList cells{u'`' + yield.key() + u'`'};
            for (const int count :
                 {files, court, date, citation, docket, parties, judges, advocates})
                cells << QString::number(count);
            const QString row = u"| "_s + cells.join(u" | "_s) + u" |"_s;
            QVERIFY2(shown.contains(row), qPrintable(row));
        }
    }

    void cleanupTestCase()
    {
        for (auto yield = m_yields.begin(); yield != m_yields.end(); ++yield) {
            const auto &[files, court, date, citation, docket, parties, judges, advocates] = *yield;
            qInfo("%-14s %2d files: court %d, date %d, citation %d, case number %d, parties %d, "
                  "judges %d, advocates %d",
                  qPrintable(yield.key()), files, court, date, citation, docket, parties, judges,
                  advocates);
        }
    }

private:
    struct Yield
    {
        int files = 0, court = 0, date = 0, citation = 0, docket = 0, parties = 0, judges = 0,
            advocates = 0;
    };

    void count(const QString &dialect, const Judgment &judgment)
    {
        Yield &yield = m_yields[dialect];
        yield.files += 1;
        yield.court += judgment.court.name.isEmpty() ? 0 : 1;
        yield.date += judgment.deliveryDate.isValid() ? 1 : 0;
        yield.citation += judgment.shortCitation.isEmpty() ? 0 : 1;
        yield.docket += judgment.caseNumber.isEmpty() ? 0 : 1;
        yield.parties += judgment.parties.empty() ? 0 : 1;
        yield.judges += judgment.judges.empty() ? 0 : 1;
        yield.advocates += judgment.advocates.empty() ? 0 : 1;
    }

    QMap<QString, Yield> m_yields;
};

SHERIA_TEST(TestJudgment)
} // namespace tst_judgment
#include "tst_judgment.moc"
