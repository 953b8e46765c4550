// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundles/bundle.h"
#include "core/notes/anchor.h"
#include "core/notes/notesfile.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <KZip>

namespace tst_bundle {

using namespace sheria;
using namespace Qt::StringLiterals;
using bundles::Bundle;
using sheria::tests::must;

const QByteArray Act = "/akn/za/act/2004/17";
const QByteArray Before = Act + "/eng@2004-01-01";
const QByteArray After = Act + "/eng@2010-01-01";

QByteArray section(int number, const QByteArray &heading, const QByteArray &text)
{
    const QByteArray n = QByteArray::number(number);
    return "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>" + heading
        + "</heading><content><p>" + text + "</p></content></section>";
}

/// What stands in the pages below `folder`, in the order of their names.
QByteArray textBelow(const KArchiveDirectory *folder)
{
    QByteArray text;
    QStringList names = folder->entries();
    names.sort();
    for (const QString &name : std::as_const(names)) {
        const KArchiveEntry *entry = folder->entry(name);
        if (entry->isDirectory())
            text += textBelow(static_cast<const KArchiveDirectory *>(entry));
        else if (name.endsWith(".xhtml"_L1) || name.endsWith(".svg"_L1))
            text += static_cast<const KArchiveFile *>(entry)->data();
    }
    return text;
}

/// Bundles as EPUB, which need no fonts; PDFs are made by the tests of sheriactl and of the desk.
class TestBundle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::TestLibrary>();
        tests::DocumentSpec trees;
        trees.work = Act;
        trees.title = "Tree Protection Act";
        trees.date = "2004-01-01";
        const QByteArray felling = "No person may fell a protected tree without a licence of the "
                                   "chief forester, who may attach conditions to it.";
        const QByteArray fees = "The fee for a licence is payable before the tree is felled and "
                                "is not returned.";
        trees.body = section(1, "Definitions", "In this Act tree means a woody plant.")
            + section(2, "Felling of trees", felling) + section(3, "Fees", fees);
        m_library->put(trees);
        trees.date = "2010-01-01";
        trees.body = section(1, "Definitions", "In this Act tree means a woody plant.")
            + section(2, "Planting of trees", "Whoever fells a tree plants two others.")
            + section(3, "Felling of trees", felling);
        m_library->put(trees);
    }

    void aRenumberedProvisionIsFollowedToTheDate()
    {
        m_bundle.entries = {entry(Before + "/~sec_2")};
        m_bundle.date = QDate(2012, 1, 1);
        const QByteArray text = written();
        QVERIFY2(text.contains("chief forester"), text.constData());
        QVERIFY(text.contains("3. Felling of trees"));
        QVERIFY(!text.contains("plants two others"));
        QVERIFY(text.contains("1 January 2012")); // On the cover.
    }

    void whatNamesADateMayStayThere()
    {
        m_bundle.entries = {entry(Before + "/~sec_2")};
        m_bundle.entries.front().isFixed = true;
        m_bundle.date = QDate(2012, 1, 1);
        const QByteArray text = written();
        QVERIFY(text.contains("2. Felling of trees"));
        QVERIFY(text.contains("chief forester"));
    }

    void theOrderIsThatOfTheEntries()
    {
        m_bundle.entries = {entry(After + "/~sec_3"), entry(After + "/~sec_1")};
        const QByteArray text = written();
        const QByteArray contents = text.mid(text.indexOf("epub:type=\"toc\""));
        QVERIFY(text.contains("chief forester") && text.contains("woody plant"));
        QVERIFY2(contents.indexOf("Felling of trees") < contents.indexOf("Definitions"),
                 contents.constData());
    }

    /// A file that is there already stays as it is.
    void whatIsNotInTheTextIsNamed_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QDate>("date");

        QTest::newRow("a provision that was repealed")
            << QByteArray(Before + "/~sec_3") << QDate(2012, 1, 1);
        QTest::newRow("no text yet") << Act << QDate(2001, 1, 1);
        QTest::newRow("no such provision") << QByteArray(After + "/~sec_9") << QDate();
        QTest::newRow("no such work") << QByteArray("/akn/za/act/2004/18") << QDate();
    }
    void whatIsNotInTheTextIsNamed()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QDate, date);
        keep("old");
        m_bundle.entries = {entry(After + "/~sec_1"), entry(uri)};
        m_bundle.date = date;
        const Result<void> result = write();
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::NotFound);
        QVERIFY2(result.error().text().contains(QString::fromUtf8(uri)),
                 qPrintable(result.error().text()));
        QCOMPARE(kept(), "old"_ba);
    }

    void aCancelledBundleLeavesWhatWasThere()
    {
        keep("old");
        m_bundle.entries = {entry(After + "/~sec_1"), entry(After + "/~sec_3")};
        std::stop_source stop;
        int entries = 0;
        const Result<void> result = write(
            [&](int done) {
                entries = done;
                if (done == 1)
                    stop.request_stop();
            },
            stop.get_token());
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QCOMPARE(entries, 1);
        QCOMPARE(kept(), "old"_ba);
        QCOMPARE(QDir(m_library->folder()).entryList({u"bundle*"_s}),
                 QStringList(u"bundle.epub"_s));
    }

    void notesOfACollectionFollowTheirText()
    {
        m_bundle.notesPath = m_library->folder() + u"/notes.sqlite"_s;
        note(Before + "/~sec_2", u"Ask the forester & his clerk"_s, {u"Hearing"_s});
        note(Before + "/~sec_1", u"Woody?"_s, {u"Hearing"_s});
        note(After + "/~sec_3", u"Not for the court"_s, {});
        m_bundle.entries = {entry(Before + "/~sec_2")};
        m_bundle.date = QDate(2012, 1, 1);
        QVERIFY(!written().contains("Ask the forester"));
        m_bundle.notes.emplace();
        QByteArray text = written();
        QVERIFY(text.contains("Ask the forester &amp; his clerk"));
        QVERIFY(text.contains("Not for the court"));
        QVERIFY(!text.contains("Woody?")); // Of another section.
        m_bundle.notes->collection = u"Hearing"_s;
        text = written();
        QVERIFY(text.contains("Ask the forester &amp; his clerk"));
        QVERIFY(text.contains("Notes on Tree Protection Act: 3. Felling of trees"));
        QVERIFY(!text.contains("Not for the court"));
    }

    void cleanup() { m_bundle = {}; }

private:
    static bundles::Entry entry(const QByteArray &uri)
    {
        return {must(FrbrUri::parsePlace(uri)), false};
    }
    QString path() const { return m_library->folder() + u"/bundle.epub"_s; }
    Result<void> write(const bundles::OnEntry &onEntry = {}, const std::stop_token &stop = {})
    {
        m_bundle.format = formats::FileFormat::Epub;
        store::Database db = must(
            store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
        return bundles::writeBundle(db, m_bundle, path(), Today(m_library->clock.now()), onEntry,
                                    stop);
    }
    QByteArray written()
    {
        must(write());
        KZip zip(path());
        return zip.open(QIODevice::ReadOnly) ? textBelow(zip.directory()) : QByteArray();
    }
    void note(const QByteArray &uri, const QString &text, const QStringList &collections)
    {
        notes::Note note;
        note.anchor = notes::anchorOf(must(FrbrUri::parsePlace(uri)));
        note.text = text;
        note.collections = collections;
        auto file = must(notes::NotesFile::open(m_bundle.notesPath, notes::NotesFile::Mode::Write));
        must(file.add(note, m_library->clock.now()));
    }
    void keep(const QByteArray &bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray kept() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<tests::TestLibrary> m_library;
    Bundle m_bundle;
};

SHERIA_TEST(TestBundle)
} // namespace tst_bundle
#include "tst_bundle.moc"
