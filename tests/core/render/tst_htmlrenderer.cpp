// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/htmlrenderer.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

namespace tst_htmlrenderer {

using namespace sheria;
using namespace Qt::StringLiterals;

QString goldenPath(const QString &name)
{
    return QStringLiteral(SHERIA_TEST_DIR "/golden/") + name;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Line breaks are where a person reading the golden file wants them.
QByteArray withoutLineBreaks(QByteArray html)
{
    return html.replace("\n", "");
}

class TestHtmlRenderer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesGolden_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("trees") << u"trees"_s;
    }
    void matchesGolden()
    {
        QFETCH(QString, name);
        const Result<akn::Document> document = akn::Document::parse(
            contents(goldenPath(name + u".xml"_s)));
        QVERIFY2(document, document ? "" : qPrintable(document.error().text()));
        const QByteArray html = render::toHtml(*document,
                                               {"https://r.example/resolve"_ba, "/m/"_ba});
        const QString path = goldenPath(name + u".html"_s);
        if (qEnvironmentVariableIsSet("SHERIA_UPDATE_GOLDEN")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(html);
        }
        QCOMPARE(withoutLineBreaks(html), withoutLineBreaks(contents(path)));
    }
};

SHERIA_TEST(TestHtmlRenderer)
} // namespace tst_htmlrenderer
#include "tst_htmlrenderer.moc"
