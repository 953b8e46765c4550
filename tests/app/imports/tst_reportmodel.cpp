// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/importpanel.h"
#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_reportmodel {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;
using pack::Outcome;

pack::FileReport file(const QString &path, Outcome outcome, const QString &reason = {})
{
    pack::FileReport report;
    report.path = path;
    report.outcome = outcome;
    report.reason = reason;
    return report;
}

class TestReportModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void growsAndIsFiltered()
    {
        ReportModel model;
        const QAbstractItemModelTester tester(&model);
        OutcomeFilter filter;
        filter.setSourceModel(&model);
        model.append({file(u"a.xml"_s, Outcome::Imported), file(u"b.xml"_s, Outcome::Refused)});
        model.append({});
        model.append({file(u"c.xml"_s, Outcome::Refused, u"line 3"_s)});
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.count(Outcome::Refused), 2);
        filter.setOutcome(Outcome::Refused);
        QCOMPARE(filter.rowCount(), 2);
        QCOMPARE(filter.index(1, ReportModel::ReasonColumn).data().toString(), u"line 3"_s);
        filter.setOutcome(std::nullopt);
        QCOMPARE(filter.rowCount(), 3);
        model.clear();
        QCOMPARE(filter.rowCount(), 0);
    }

    void writesCsv_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("field");

        QTest::newRow("plain") << u"a.xml"_s << "a.xml"_ba;
        QTest::newRow("comma") << u"a,b.xml"_s << "\"a,b.xml\""_ba;
        QTest::newRow("quotes") << u"a\"b.xml"_s << "\"a\"\"b.xml\""_ba;
        QTest::newRow("line") << u"a\nb.xml"_s << "\"a\nb.xml\""_ba;
        QTest::newRow("formula") << u"=1+1.xml"_s << "'=1+1.xml"_ba;
        QTest::newRow("other letters") << u"é.xml"_s << "é.xml"_ba;
    }
    void writesCsv()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, field);
        const QByteArray csv = reportCsv({file(path, Outcome::Replaced)});
        QCOMPARE(csv,
                 "path,outcome,expression_frbr_uri,content_sha256,reason\r\n" + field
                     + ",replaced,,,\r\n");
    }
};

SHERIA_GUI_TEST(TestReportModel)
} // namespace tst_reportmodel
#include "tst_reportmodel.moc"
