// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include "resources/sample/samplepack.h"

namespace tst_samplepack {

using namespace sheria;

class TestSamplePack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isCarriedByTheProgram()
    {
        QFile zip(resources::samplePackPath());
        QVERIFY2(zip.open(QIODevice::ReadOnly), qPrintable(zip.errorString()));
        const QByteArray bytes = zip.readAll();
        QVERIFY(bytes.startsWith("PK\x03\x04"));
        QVERIFY(bytes.contains("manifest.json"));
        QVERIFY(bytes.contains("works/zz-act-2005-4/work.json"));
    }
};

SHERIA_TEST(TestSamplePack)
} // namespace tst_samplepack
#include "tst_samplepack.moc"
