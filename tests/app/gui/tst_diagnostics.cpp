// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/diagnostics.h"
#include "app/shell/crashhandler.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/app/gui/guistatements.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTreeWidget>

#include <KZip>

namespace tst_diagnostics {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Help > Diagnostics: the checks, what to do, and the bundle.
class TestDiagnosticsDialog : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        QTRY_VERIFY(m_desk->window().library());
    }
    void cleanup() { m_desk.reset(); }

    void theChecksAreListed()
    {
        const GuiStatements reads;
        open();
        QCOMPARE(reads.all(), QByteArrayList());
        QStringList subjects;
        for (int i = 0; i < list().topLevelItemCount(); ++i)
            subjects << list().topLevelItem(i)->text(0);
        QCOMPARE(subjects,
                 (QStringList{u"Library"_s, u"Permissions"_s, u"Write-ahead log"_s, u"Backups"_s,
                              u"Search index"_s, u"Disk"_s, u"Server"_s, u"Keychain"_s,
                              u"Versions"_s, u"System"_s, u"Qt WebEngine"_s}));
        QCOMPARE(list().topLevelItem(0)->text(1), u"OK"_s);
        QVERIFY(list().topLevelItem(10)->text(2).contains(QLatin1StringView(qWebEngineVersion())));
    }

    void whatToDoIsToldOfTheChosenOne()
    {
        QFile backup(m_desk->libraryPath() + u".backup-v3"_s);
        QVERIFY(backup.open(QIODevice::WriteOnly));
        backup.close();
        open();
        QTest::keyClick(&list(), Qt::Key_Home);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&list(), Qt::Key_Down);
        const QString text = find<QLabel>(u"diagnosticsChosen"_s).text();
        QVERIFY2(text.contains(u"Backups from upgrades: 1, 0 MB."_s)
                     && text.contains(u"Backups that you no longer need can be deleted."_s),
                 qPrintable(text));
        QTest::mouseClick(&find<QPushButton>(u"copyDiagnostics"_s), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().contains(u"Backups from upgrades: 1"_s));
    }

    void theBundleHasNoNames()
    {
        noteForCrash("sheria.sync: no answer");
        QSettings(m_desk->preferences().file(), QSettings::IniFormat)
            .setValue(u"sync/token"_s, u"9f86d081884c7d659a2f"_s);
        open();
        const QString path = m_desk->path(u"bundle.zip"_s);
        QTest::mouseClick(&find<QPushButton>(u"saveBundle"_s), Qt::LeftButton);
        m_desk->answerFileDialog(path);
        QTRY_VERIFY(find<QLabel>(u"diagnosticsSummary"_s).text().startsWith(u"Saved:"_s));
        KZip zip(path);
        QVERIFY(zip.open(QIODevice::ReadOnly));
        QByteArray all;
        const QStringList names = zip.directory()->entries();
        for (const QString &name : names)
            all += zip.directory()->file(name)->data();
        QVERIFY2(all.contains("sheria.sync: no answer"), all.constData());
        QVERIFY2(all.contains("sync/token = <set>"), all.constData());
        QVERIFY2(!all.contains("9f86d081884c7d659a2f") && !all.contains(m_desk->folder().toUtf8()),
                 all.constData());
    }

    void itMayBeClosedWhileItChecks()
    {
        m_desk->clickMenu({u"Help"_s, u"Diagnostics…"_s});
        QPointer<DiagnosticsDialog> shown = m_desk->window().findChild<DiagnosticsDialog *>();
        QVERIFY(shown);
        shown->close();
        QTRY_VERIFY(!shown);
        m_desk->close();
    }

private:
    void open()
    {
        m_desk->clickMenu({u"Help"_s, u"Diagnostics…"_s});
        QTRY_VERIFY(m_desk->window().findChild<DiagnosticsDialog *>());
        QTRY_VERIFY(find<QPushButton>(u"saveBundle"_s).isEnabled());
    }
    template <typename T>
    T &find(const QString &name)
    {
        return *m_desk->find<T>(name);
    }
    QTreeWidget &list() { return find<QTreeWidget>(u"diagnosticsList"_s); }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestDiagnosticsDialog)
} // namespace tst_diagnostics
#include "tst_diagnostics.moc"
