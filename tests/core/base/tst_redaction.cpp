// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/redaction.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_redaction {

using namespace sheria;
using namespace Qt::StringLiterals;

/// What is taken out of reports that people pass on.
class TestRedaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redacts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << u"the index is behind"_s << u"the index is behind"_s;
        QTest::newRow("Qt") << u"QLocalServer::listen failed"_s << u"QLocalServer::listen failed"_s;
        QTest::newRow("path") << u"cannot open /home/ana/laws.sheria: locked"_s
                              << u"cannot open <path> locked"_s;
        QTest::newRow("path with blanks") << u"cannot open /home/ana/My Secret Laws.sheria now"_s
                                          << u"cannot open <path> <words> <host> now"_s;
        QTest::newRow("Windows path") << u"open C:\\Users\\ana\\a.xml"_s << u"open <path>"_s;
        QTest::newRow("law") << u"cannot render /akn/za/act/1998/55/eng@2014-01-17"_s
                             << u"cannot render <host>"_s;
        QTest::newRow("address")
            << u"no answer from https://ana:pw@api.example.org:8443/v3?token=abc"_s
            << u"no answer from <host>"_s;
        QTest::newRow("host") << u"api.example.org refused"_s << u"<host> refused"_s;
        QTest::newRow("host and port")
            << u"connect to localhost:8089 failed"_s << u"connect to <host> failed"_s;
        QTest::newRow("IPv4") << u"connect to 10.1.2.3:80 failed"_s
                              << u"connect to <host> failed"_s;
        QTest::newRow("IPv6") << u"connect to fe80::1:2 failed"_s << u"connect to <host> failed"_s;
        QTest::newRow("IPv6 of here")
            << u"connect to ::1 failed"_s << u"connect to <host> failed"_s;
        QTest::newRow("mail") << u"account ana@example.org is gone"_s
                              << u"account <host> is gone"_s;
        QTest::newRow("token") << u"token 9f86d081884c7d65 expired"_s << u"token <token> expired"_s;
        QTest::newRow("short token") << u"key sk-a1b2c3d4e5"_s << u"key <token>"_s;
        QTest::newRow("title") << u"cannot render Employment Equity Act 55 of 1998 again"_s
                               << u"cannot render <words> again"_s;
        QTest::newRow("quoted") << u"no match for “divorce of ana” in text"_s
                                << u"no match for <words> in text"_s;
        QTest::newRow("quoted plainly")
            << u"open \"ana's file\" failed"_s << u"open <words> failed"_s;
        QTest::newRow("quotation without end") << u"open \"ana and ben"_s << u"open <words>"_s;
        QTest::newRow("name") << u"written by Ana Müller today"_s << u"written by <words> today"_s;
        QTest::newRow("Amharic") << u"title ሕገ መንግሥት read"_s << u"title <words> read"_s;
        QTest::newRow("Arabic") << u"title دستور read"_s << u"title <words> read"_s;
    }
    void redacts()
    {
        QFETCH(QString, text);
        const QString once = redacted(text);
        QTEST(once, "expected");
        QCOMPARE(redacted(once), once);
    }

    void aLogLineKeepsItsCategory()
    {
        QCOMPARE(redactedLogLine(u"sheria.sync: no answer from https://api.example.org"_s),
                 u"sheria.sync: no answer from <host>"_s);
        QCOMPARE(redactedLogLine(u"ana.example: no answer"_s), u"<host>: no answer"_s);
    }

    void namesAreTakenOutWhereTheyAreWords()
    {
        QCOMPARE(withoutNames(u"by ana, for Ana: banana of al"_s, {u"ana"_s, u"al"_s}),
                 u"by <words>, for <words>: banana of al"_s);
    }

    void settingsKeepNumbersOnly()
    {
        QCOMPARE(redactedSettings(
                     u"[server]\nport=8089\nstarts = true\nallowedOrigins=https://a.example\n"
                     "[ana@home]\ntoken=\nmy key=hunter2\n; remark\nphone=27821234567\n"_s),
                 u"server/port = 8089\nserver/starts = true\nserver/allowedOrigins = <set>\n"
                 "<words>/token = <empty>\n<words>/<words> = <set>\n<words>/phone = <set>"_s);
    }
};

SHERIA_TEST(TestRedaction)
} // namespace tst_redaction
#include "tst_redaction.moc"
