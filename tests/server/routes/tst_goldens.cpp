// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/render/pdftools.h"
#include "tests/core/render/samplelibrary.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/server/routes/fontmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_goldens {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// What is asked for, one for each shape and each format of an answer. The file of each is the address
/// without its first slash, with "_" for the others, in tests/golden/answers.
constexpr const char *Targets[] = {
    "/v3",
    "/v3/places",
    "/v3/places/xa",
    "/v3/places/xa-bay",
    "/v3/places/xa/work-expressions",
    "/v3/taxonomy-topics",
    "/v3/enrichment-datasets",
    "/v3/glossary",
    "/v3/glossary/xa",
    "/v3/akn/xa/act/2004",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03.json",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03.xml",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03.epub",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03.zip",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03.pdf",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/media.json",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/timeline.json",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/commencements.json",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/provision-enrichments.json",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/~chp_1__sec_1.json",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/~chp_1__sec_1.xml",
    "/v3/akn/xa/act/2004/17/eng@2009-02-03/~chp_1__sec_1.html",
    "/v3/akn/xa/act/1999/2.json",
    "/v3/akn/xa/act/none/1.json",
    "/v2",
    "/v2/countries",
    "/v2/taxonomy-topics",
    "/v2/akn/xa/act/2004/17/eng@2009-02-03.json",
    "/v2/akn/xa/act/2004/17/eng@2009-02-03.html",
    "/v2/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
    "/v2/search/xa?search=tree",
    "/api/v1",
    "/api/v1/decisions",
    "/api/v1/decisions/akn/xa/judgment/xahc/2019/77",
    "/api/v1/courts",
    "/api/v1/judges",
    "/api/v1/areasoflaw",
    "/api/v1/search?q=oak",
    "/ai/v1/knowledge-bases",
    "/ai/v1/knowledge-bases/legislation-all",
    "/resolver/resolve/akn/xa/act/2004/17/eng@2009-02-03",
    "/widgets/v1/p/local/e/popup/akn/xa/act/2004/17/eng@2009-02-03/~chp_1__sec_1",
    "/health",
};

QString fileOf(QByteArray target)
{
    target = target.mid(1).replace('/', '_').replace('?', '_').replace('~', '_');
    return QStringLiteral(SHERIA_TEST_DIR "/golden/answers/") + QString::fromLatin1(target)
        + u".txt"_s;
}

/// The members of an archive, those that are text with what they say.
QByteArray archiveText(const QByteArray &zip)
{
    QByteArray text;
    const QMap<QString, QByteArray> members = test::unpacked(zip);
    for (const QString &name : test::memberOrder(zip)) {
        const QByteArray &content = members[name];
        text += "=== " + name.toUtf8() + '\n';
        if (name.endsWith(u".css"_s) || content.contains('\0'))
            text += QByteArray::number(content.size()) + " bytes\n";
        else
            text += content + '\n';
    }
    return text;
}

/// An answer as a person can compare it: JSON on many lines, archives and PDFs as what they hold.
QByteArray shown(const Reply &reply, const QByteArray &base)
{
    const QByteArray type = reply.header("content-type");
    QByteArray body = reply.body;
    if (body.startsWith("%PDF"))
        body = test::pdfText(body).toUtf8();
    else if (body.startsWith("PK"))
        body = archiveText(body);
    else if (type.contains("json"))
        body = QByteArray::fromStdString(
            nlohmann::ordered_json::parse(body.toStdString()).dump(1, ' ', false));
    QByteArray text = QByteArray::number(reply.status) + ' ' + type + '\n';
    for (const char *name : {"location", "content-disposition", "link"}) {
        if (const QByteArray value = reply.header(name); !value.isEmpty())
            text += QByteArray(name) + ": " + value + '\n';
    }
    text += '\n' + body.trimmed() + '\n';
    return text.replace(base, "http://server");
}

/// Answers in every shape and format, compared with those in tests/golden/answers. With
/// SHERIA_WRITE_GOLDENS=1 the test writes them instead: read the difference before you commit it.
class TestGoldens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_fixture.waitForIndex()); }

    void answers_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target : Targets)
            QTest::newRow(target) << QByteArray(target);
    }

    void answers()
    {
        QFETCH(const QByteArray, target);
        ApiClient client = m_fixture.client();
        const Reply reply = client.get(target);
        if (reply.body.startsWith("%PDF") && !test::hasPoppler())
            QSKIP("poppler-utils is not installed.");
        const QByteArray actual = shown(reply, client.base());
        QFile file(fileOf(target));
        if (qEnvironmentVariableIsSet("SHERIA_WRITE_GOLDENS")) {
            QVERIFY(QDir().mkpath(QFileInfo(file).path()));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(actual), actual.size());
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QList<QByteArray> expectedLines = file.readAll().split('\n');
        const QList<QByteArray> lines = actual.split('\n');
        for (qsizetype i = 0; i < std::min(lines.size(), expectedLines.size()); ++i)
            QCOMPARE(lines[i], expectedLines[i]);
        QCOMPARE(lines.size(), expectedLines.size());
    }

private:
    DecisionFixture m_fixture;
};

SHERIA_FONT_TEST(TestGoldens)
} // namespace tst_goldens
#include "tst_goldens.moc"
