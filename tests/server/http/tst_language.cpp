// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/negotiate.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_language {

using namespace sheria::http;

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesWhatIsWantedMost_data()
    {
        QTest::addColumn<QByteArray>("language");
        const auto row = [](const char *value, const char *language) {
            QTest::newRow(value) << QByteArray(language);
        };
        row("", "en");
        row("fr", "fr");
        row("FR-ca", "fr");
        row("de", "en");
        row("de, fr;q=0.2", "fr");
        row("en;q=0.5, fr;q=0.9", "fr");
        row("fr, en", "fr");
        row("en, fr", "en");
        row("*, fr;q=0.9", "en");
        row("fr;q=0", "en");
        row("fr;q=x, en;q=0.1", "en");
        row("fr ; q=0.7 , en ; q=0.6", "fr");
        row(",,;q=1,-,fr-", "fr");
    }
    void choosesWhatIsWantedMost()
    {
        QTEST(chooseLanguage(QTest::currentDataTag(), {"en", "fr"}), "language");
    }
};

SHERIA_TEST(TestLanguage)
} // namespace tst_language
#include "tst_language.moc"
