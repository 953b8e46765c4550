// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/kills.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlundo {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Tree = u"/akn/xa/act/2005/4"_s;

/// sheriactl delete, trash, imports and address, as scripts use them.
class TestCtlUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aDryRunTellsAndWritesNothing()
    {
        write(u"a.xml"_s, xmlOf({}));
        DocumentSpec spec;
        spec.manifestationDate = "2011-01-01";
        write(u"b.xml"_s, xmlOf(spec));
        const CtlResult text = run({u"import"_s, u"--dry-run"_s, path(u"docs"_s)});
        QCOMPARE(text.exit, 0);
        QVERIFY(text.output.contains("-> /akn/xa/act/2005/4/eng@2009-02-03"));
        QVERIFY(text.output.contains("conflict"));
        QVERIFY2(text.errors.contains("nothing was written: 1 imported, 0 unchanged, 1 replaced, "
                                      "0 refused; 1 of these in conflict with another file"),
                 text.errors.constData());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{u"docs"_s});
        const CtlResult json = run({u"import"_s, u"--dry-run"_s, u"--json"_s, path(u"docs"_s)});
        const QList<QJsonObject> files = json.objects();
        QCOMPARE(files.size(), 2);
        QVERIFY(files[0].value(u"conflict").isNull());
        QCOMPARE(files[1].value(u"conflict").toString(), path(u"docs/a.xml"_s));
        QVERIFY(files[1].value(u"reason").toString().contains(path(u"docs/a.xml"_s)));
    }

    void anImportIsUndone()
    {
        write(u"a.xml"_s, xmlOf({}));
        QCOMPARE(run({u"import"_s, path(u"docs"_s)}).exit, 0);
        const QList<QJsonObject> listed = run({u"imports"_s, u"list"_s, u"--json"_s}).objects();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed[0].value(u"works").toInt(), 1);
        QCOMPARE(listed[0].value(u"paths").toArray(), QJsonArray{path(u"docs"_s)});
        QCOMPARE(run({u"imports"_s, u"undo"_s, u"77"_s}).exit, 3);
        QCOMPARE(run({u"imports"_s, u"undo"_s, u"last"_s}).exit, 0);
        QCOMPARE(works(), 0);
        QCOMPARE(run({u"imports"_s, u"list"_s}).output, QByteArray());
        QCOMPARE(run({u"verify"_s}).exit, 0);
    }

    void whatIsDeletedLiesInTheTrash()
    {
        write(u"a.xml"_s, xmlOf({}));
        QCOMPARE(run({u"import"_s, path(u"docs"_s)}).exit, 0);
        QCOMPARE(run({u"delete"_s}).exit, 2);
        // All or nothing.
        QCOMPARE(run({u"delete"_s, Tree, u"/akn/xa/act/2005/99"_s}).exit, 3);
        QCOMPARE(works(), 1);
        QCOMPARE(run({u"delete"_s, Tree}).exit, 0);
        QCOMPARE(works(), 0);
        // What lies in the trash is not of the library.
        const QJsonObject held = run({u"info"_s, u"--json"_s}).objects().front();
        for (const char *count : {"expressions", "contents", "content_bytes", "provisions",
                                  "references", "media", "media_bytes"})
            QVERIFY2(held[QLatin1StringView(count)] == QJsonValue(0), count);
        QCOMPARE(run({u"verify"_s}).exit, 0);
        const QList<QJsonObject> listed = run({u"trash"_s, u"list"_s, u"--json"_s}).objects();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed[0].value(u"frbr_uri").toString(), Tree);
        QCOMPARE(listed[0].value(u"title").toString(), u"Tree Protection Act"_s);
        QCOMPARE(run({u"trash"_s, u"restore"_s, Tree}).exit, 0);
        QCOMPARE(works(), 1);
        QCOMPARE(run({u"delete"_s, Tree + u"/eng@2009-02-03"_s}).exit, 0);
        QCOMPARE(works(), 0);
        QVERIFY(run({u"trash"_s, u"empty"_s}).errors.contains("1 deleted"));
        QCOMPARE(run({u"trash"_s, u"restore"_s, u"last"_s}).exit, 3);
        QCOMPARE(run({u"verify"_s}).exit, 0);
    }

    void aKilledUndoHasHappenedAsAWholeOrNotAtAll()
    {
        constexpr int Works = 150;
        constexpr int LeastKills = 6;
        for (int i = 1; i <= Works; ++i) {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2005/" + QByteArray::number(i);
            write(u"%1.xml"_s.arg(i), xmlOf(spec));
        }
        QCOMPARE(run({u"import"_s, path(u"docs"_s)}).exit, 0);
        for (int kill = 0; kill < killCount(LeastKills); ++kill) {
            QProcess undo;
            undo.start(sheriactlPath(),
                       {u"imports"_s, u"undo"_s, u"last"_s, u"--library"_s,
                        path(u"library.sheria"_s)});
            undo.waitForFinished(8 * (kill + 1)); // So that the kills come at different moments.
            undo.kill();
            undo.waitForFinished();
            const int left = works();
            QVERIFY2(left == 0 || left == Works, qPrintable(QString::number(left)));
            QCOMPARE(run({u"imports"_s, u"list"_s}).lines().size(), left == 0 ? 0 : 1);
            QCOMPARE(run({u"verify"_s}).exit, 0);
            if (left == 0)
                QCOMPARE(run({u"import"_s, path(u"docs"_s)}).exit, 0);
        }
    }

    void aDocumentIsGivenAnAddress()
    {
        write(u"a.xml"_s,
              "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><act "
              "name=\"act\"><body><section eId=\"sec_1\"><content><p>words</p></content></section>"
              "</body></act></akomaNtoso>");
        const auto imported = run({u"import"_s, u"--json"_s, path(u"docs"_s)}).objects();
        const QString uri = imported[0].value(u"expression_frbr_uri").toString();
        const QString local = uri.section(u'/', 0, -2);
        QVERIFY(local.startsWith(u"/akn/xx/act/"_s));
        QCOMPARE(run({u"address"_s, u"set"_s, local}).exit, 2);
        QCOMPARE(run({u"address"_s, u"set"_s, local, u"Act 55"_s}).exit, 2);
        QCOMPARE(run({u"address"_s, u"set"_s, local, u"/akn/za/act/1998/55"_s, u"--title"_s,
                      u"The Act"_s, u"--date"_s, u"2001-02-03"_s})
                     .exit,
                 0);
        const auto given = run({u"address"_s, u"list"_s, u"--json"_s}).objects();
        QCOMPARE(given[0].value(u"frbr_uri").toString(), u"/akn/za/act/1998/55"_s);
        QCOMPARE(given[0].value(u"date").toString(), u"2001-02-03"_s);
        const auto again = run({u"import"_s, u"--json"_s, path(u"docs"_s)}).objects();
        QCOMPARE(again[0].value(u"expression_frbr_uri").toString().section(u'/', 0, 5),
                 u"/akn/za/act/1998/55"_s);
        QCOMPARE(run({u"address"_s, u"clear"_s, u"/akn/za/act/1998/55"_s}).exit, 0);
        QCOMPARE(run({u"address"_s, u"list"_s}).output, QByteArray());
        QCOMPARE(run({u"verify"_s}).exit, 0);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QVERIFY(QDir().mkpath(path(u"docs"_s)));
        QFile file(path(u"docs/"_s + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    CtlResult run(QStringList words) const
    {
        words << u"--library"_s << path(u"library.sheria"_s);
        return runCtl(words);
    }
    int works() const
    {
        return run({u"info"_s, u"--json"_s}).objects().value(0).value(u"works").toInt(-1);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SHERIA_TEST(TestCtlUndo)
} // namespace tst_ctlundo
#include "tst_ctlundo.moc"
