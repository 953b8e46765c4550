// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/link.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_links {

using namespace sheria::app;
using namespace Qt::StringLiterals;

/// What links in foreign documents hand to the system's programs.
class TestAttackLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMailKeepsRecipientsSubjectAndText_data()
    {
        QTest::addColumn<QByteArray>("href");
        QTest::addColumn<QByteArray>("opened");
        const auto row = [](const QByteArray &href, const QByteArray &opened) {
            QTest::newRow(href.constData()) << href << opened;
        };
        row("mailto:a@b.example?attach=/home/u/.ssh/id_rsa", "mailto:a@b.example");
        row("mailto:a@b.example?subject=Hi&attachment=/etc/passwd&body=x",
            "mailto:a@b.example?subject=Hi&body=x");
        row("MAILTO:a@b.example?ATTACH=/etc/passwd&Subject=Hi&CC=c@d.example",
            "mailto:a@b.example?subject=Hi&cc=c@d.example");
        row("mailto:?to=a@b.example,c@d.example&bcc=e@f.example",
            "mailto:?to=a@b.example,c@d.example");
        row("mailto:a@b.example?%61ttach=/etc/passwd", "mailto:a@b.example");
        row("mailto:a@b.example?subject=a%26attach%3D/etc/passwd",
            "mailto:a@b.example?subject=a%26attach%3D%2Fetc%2Fpasswd");
        row("mailto:a@b.example%3Fattach=/etc/passwd",
            "mailto:a@b.example%3Fattach%3D%2Fetc%2Fpasswd");
        row("mailto:a@b.example?subject=x%0D%0AX-Attach:%20y&body=one%0D%0Atwo",
            "mailto:a@b.example?subject=xX-Attach%3A%20y&body=one%0D%0Atwo");
        row("mailto:a@b.example%0ABcc:c@d.example", "mailto:a@b.exampleBcc%3Ac@d.example");
        row("mailto:a+b@c.example?body=1%2B1", "mailto:a%2Bb@c.example?body=1%2B1");
        row("mailto:a@b.example#attach=/etc/passwd", "mailto:a@b.example");
    }
    void aMailKeepsRecipientsSubjectAndText()
    {
        QFETCH(QByteArray, href);
        const Link link = parseLink(href);
        QCOMPARE(link.kind, Link::Kind::External);
        QTEST(link.url.toEncoded(), "opened");
    }

    void otherSchemesLeadNowhere_data()
    {
        QTest::addColumn<QByteArray>("href");
        for (const QByteArray &href :
             {"tel:+254700000000"_ba, "file:///etc/passwd"_ba, "FILE:///etc/passwd"_ba,
              "file:a.desktop"_ba, "smb://host/share"_ba, "ssh://-oProxyCommand=x/"_ba,
              "javascript:alert(1)"_ba, "data:text/html,x"_ba, "vnd.libreoffice.command:x"_ba,
              "ms-msdt:/id"_ba, "mailto://host/a@b.example"_ba, "https:///a"_ba, "http:a"_ba,
              "view-source:https://a.example"_ba, "blob:https://a.example/1"_ba,
              " file:///etc/passwd"_ba, "https://[::1"_ba, "sheria://app"_ba})
            QTest::newRow(href.constData()) << href;
    }
    void otherSchemesLeadNowhere()
    {
        QFETCH(QByteArray, href);
        QCOMPARE(parseLink(href).kind, Link::Kind::Unknown);
    }
};

SHERIA_TEST(TestAttackLinks)
} // namespace tst_links
#include "tst_links.moc"
