// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/casename.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_casename {

using namespace Qt::StringLiterals;
using namespace sheria::briefs;

/// Which name is that of which case.
class TestCaseName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesSides_data()
    {
        QTest::addColumn<QString>("cited");
        QTest::addColumn<QString>("known");
        QTest::addColumn<Fit>("fit");
        const auto row = [](const QString &cited, const QString &known, Fit fit) {
            QTest::newRow(qPrintable(cited + u" = "_s + known)) << cited << known << fit;
        };
        using enum Fit;
        row(u"Mwangi v Republic"_s, u"Mwangi v Republic"_s, Fits);
        row(u"MWANGI V REPUBLIC"_s, u"Mwangi v Republic"_s, Fits);
        row(u"Mwangi vs. Republic"_s, u"Mwangi v Republic"_s, Fits);
        row(u"Mwangi –v– Republic"_s, u"Mwangi v Republic"_s, Fits);
        row(u"R v Mwangi"_s, u"Republic v Mwangi"_s, Fits);
        row(u"S v Dlamini"_s, u"The State v Dlamini"_s, Fits);
        row(u"Mwangi & another v Republic"_s, u"Mwangi v Republic"_s, Fits);
        row(u"Mwangi v Republic"_s, u"Mwangi & 3 others v Republic"_s, Fits);
        row(u"Acacia Millers Limited v Baobab Farm"_s, u"Acacia Millers Ltd v Baobab Farm"_s, Fits);
        row(u"Acacia Millers v Baobab"_s, u"Acacia Millers (Pty) Ltd v Baobab Farm and Others"_s,
            Fits);
        row(u"J.K. Mwangi v Ndlovu"_s, u"John Kamau Mwangi v Ndlovu"_s, Fits);
        row(u"M N v Registrar"_s, u"M.N. v Registrar of Births"_s, Fits);
        row(u"KRA v Ndlovu"_s, u"Kenya Revenue Authority v Ndlovu"_s, Fits);
        row(u"Ndlovu v Minister of Lands"_s,
            u"Ndlovu v Minister of Lands, Agriculture and Rural Resettlement"_s, Fits);
        row(u"Ndlovu v Attorney-General"_s, u"Ndlovu v The Hon. Attorney General"_s, Fits);
        row(u"Ndlovu v AG"_s, u"Ndlovu v Attorney General & 2 others"_s, Fits);
        row(u"DPP v Ndlovu"_s, u"Director of Public Prosecutions v Ndlovu"_s, Fits);
        row(u"R (Ndlovu) v Town Council"_s, u"NDLOVU, R (on the application of) v Town Council"_s,
            Fits);
        row(u"Following Mwangi v Republic"_s, u"Mwangi v Republic"_s, Fits);
        row(u"Traoré c. État du Sahel"_s, u"Traore c. Etat du Sahel"_s, Fits);

        row(u"Republic v Achieng"_s, u"Republic v Mwangi"_s, Differs);
        row(u"S v Khumalo"_s, u"S v Dlamini"_s, Differs);
        row(u"Mwangi v Attorney General"_s, u"Mwangi v Republic"_s, Differs);
        row(u"Republic v Mwangi"_s, u"Mwangi v Republic"_s, Differs);
        row(u"Director of Public Prosecutions v Ndlovu"_s, u"Attorney General v Ndlovu"_s, Differs);
        row(u"Ndlovu v Minister of Health"_s, u"Ndlovu v Minister of Lands"_s, Differs);
        row(u"Commissioner of Prisons v Ndlovu"_s, u"Commissioner of Lands v Ndlovu"_s, Differs);
        row(u"Acacia Millers Ltd v Sisal Ltd"_s, u"Acacia Millers Ltd v Baobab Ltd"_s, Differs);
        row(u"Sisal Ltd v Hemp Ltd"_s, u"Acacia Ltd v Baobab Ltd"_s, Differs);
        row(u"Mwangi & another v Republic"_s, u"Achieng & another v Republic"_s, Differs);

        row(u"Mwangii v Republic"_s, u"Mwangi v Republic"_s, Unclear);
        row(u"Re Mwangi"_s, u"Mwangi v Republic"_s, Unclear);
    }
    void comparesSides()
    {
        QFETCH(const QString, cited);
        QFETCH(const QString, known);
        QFETCH(const Fit, fit);
        QCOMPARE(int(CaseName(cited).fits(CaseName(known))), int(fit));
    }

    /// The forms of several publishers.
    void readsTitles_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("parties");
        QTest::addColumn<QString>("docket");
        QTest::addColumn<QDate>("date");
        QTest::newRow("only parties")
            << u"Mwangi v Republic"_s << u"Mwangi v Republic"_s << QString() << QDate();
        QTest::newRow("Kenya Law") << u"Mwangi & another v Republic (Criminal Appeal E014 of 2021) "
                                      u"[2022] KECA 31 (KLR) (4 "
                                      "February 2022) (Judgment)"_s
                                   << u"Mwangi & another v Republic"_s
                                   << u"Criminal Appeal E014 of 2021"_s << QDate(2022, 2, 4);
        QTest::newRow("SAFLII")
            << u"S v Dlamini and Others (CCT 21/98) [1999] ZACC 8; 1999 (4) SA 623 (3 "
               "June 1999)"_s
            << u"S v Dlamini and Others"_s << u"CCT 21/98"_s << QDate(1999, 6, 3);
        QTest::newRow("eKLR") << u"Mwangi v Republic [2014] eKLR"_s << u"Mwangi v Republic"_s
                              << QString() << QDate();
        QTest::newRow("two numbers") << u"In re Estate of Ndlovu (Deceased) (Succession Cause 4 & "
                                        u"5 of 2018 (Consolidated)) [2019] "
                                        "KEHC 5 (KLR)"_s
                                     << u"In re Estate of Ndlovu (Deceased)"_s
                                     << u"Succession Cause 4 & 5 of 2018"_s << QDate();
        QTest::newRow("citation first") << u"[2019] KEHC 5: Mwangi v Republic"_s
                                        << u"Mwangi v Republic"_s << QString() << QDate();
    }
    void readsTitles()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, docket);
        QFETCH(const QDate, date);
        const CaseTitle read = CaseTitle::read(title);
        QTEST(read.parties, "parties");
        QCOMPARE(read.date, date);
        if (docket.isEmpty())
            QVERIFY(read.dockets.empty());
        else
            QCOMPARE(int(Docket::read(docket).fits(read.dockets.at(0))), int(Fit::Fits));
    }

    void comparesDockets_data()
    {
        QTest::addColumn<QString>("cited");
        QTest::addColumn<QString>("known");
        QTest::addColumn<Fit>("fit");
        const auto row = [](const QString &cited, const QString &known, Fit fit) {
            QTest::newRow(qPrintable(cited + u" = "_s + known)) << cited << known << fit;
        };
        using enum Fit;
        row(u"Civil Appeal No. 04 of 2018"_s, u"Civil Appeal 4 of 2018"_s, Fits);
        row(u"Crim. App. 4/2018"_s, u"Criminal Appeal 4 of 2018"_s, Fits);
        row(u"Petition 4 of 2018"_s, u"Constitutional Petition 4 of 2018"_s, Fits);
        row(u"Petition 5 of 2018"_s, u"Petition 4, 5 & 6 of 2018"_s, Fits);
        row(u"Civil Appeal E012 of 2021"_s, u"Civil Appeal E12 of 2021"_s, Fits);
        row(u"Civil Appeal 4 of 2018"_s, u"Criminal Appeal 4 of 2018"_s, Differs);
        row(u"Civil Appeal 5 of 2018"_s, u"Civil Appeal 4 of 2018"_s, Differs);
        row(u"Civil Appeal 4 of 2017"_s, u"Civil Appeal 4 of 2018"_s, Differs);
        row(u"Civil Appeal E4 of 2018"_s, u"Civil Appeal 4 of 2018"_s, Differs);
        row(u"HCMA 4/2018"_s, u"Miscellaneous Application 4 of 2018"_s, Unclear);
    }
    void comparesDockets()
    {
        QFETCH(const QString, cited);
        QFETCH(const QString, known);
        QFETCH(const Fit, fit);
        QCOMPARE(int(Docket::read(cited).fits(Docket::read(known))), int(fit));
    }
};

SHERIA_TEST(TestCaseName)
} // namespace tst_casename
#include "tst_casename.moc"
