// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <KZip>
#include <csignal>

namespace tst_ctldoctor {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// sheriactl doctor, as scripts and people use it.
class TestCtlDoctor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_library->put(DocumentSpec());
        m_library->close();
    }

    void tellsInObjects()
    {
        const CtlResult done = doctor({u"--json"_s});
        QCOMPARE(done.exit, 0);
        QStringList ids;
        const QList<QJsonObject> objects = done.objects();
        for (const QJsonObject &object : objects) {
            ids << object.value(u"id").toString();
            QVERIFY(object.contains(u"state"));
            QVERIFY(!object.value(u"sentence").toString().isEmpty());
            QVERIFY(object.contains(u"what_to_do") && object.contains(u"detail"));
        }
        QCOMPARE(ids,
                 (QStringList{u"library"_s, u"permissions"_s, u"log"_s, u"backups"_s, u"index"_s,
                              u"disk"_s, u"server"_s, u"keychain"_s, u"versions"_s, u"system"_s,
                              u"webengine"_s}));
    }

    void tellsPeople()
    {
        const CtlResult done = doctor({});
        QVERIFY2(done.output.contains("ok       library      The library opens: schema "),
                 done.output.constData());
        QVERIFY(done.output.contains(
            "\n                      It is updated when the library is opened next"));
    }

    void findsTheServer()
    {
        ServingCtl serving({u"--library"_s, m_library->path(), u"--port"_s, u"0"_s});
        const CtlResult done = doctor({u"--port"_s, QString::number(serving.port())});
        QVERIFY2(done.output.contains("The server is running at port"), done.output.constData());
        serving.stop(SIGTERM);
    }

    void aProblemIsAFinding()
    {
        QFile::remove(m_library->path());
        const CtlResult done = doctor({});
        QCOMPARE(done.exit, 1);
        QVERIFY(done.output.contains("problem  library"));
    }

    void aLogIsForABundle() { QCOMPARE(doctor({u"--log"_s, u"a.log"_s}).exit, 2); }

    void writesABundleWithoutNames()
    {
        const QString folder = m_library->folder();
        const QString config = qEnvironmentVariable("XDG_CONFIG_HOME") + u"/sheria"_s;
        QDir().mkpath(config);
        write(config + u"/settings.ini"_s, "[server]\nport=8090\ntoken=9f86d081884c7d659a2f\n");
        write(folder + u"/serve.log"_s,
              "sheria.http: vault.example.org asked with password “hunter22” for " + folder.toUtf8()
                  + "/library.sheria\n");
        const QString path = folder + u"/bundle.zip"_s;
        const CtlResult done = doctor({u"--bundle"_s, path, u"--log"_s, folder + u"/serve.log"_s});
        QCOMPARE(done.exit, 0);
        KZip zip(path);
        QVERIFY(zip.open(QIODevice::ReadOnly));
        QByteArray all;
        const QStringList names = zip.directory()->entries();
        for (const QString &name : names)
            all += zip.directory()->file(name)->data();
        QVERIFY2(all.contains("sheria.http: <host> asked with password <words> for <path>"),
                 all.constData());
        QVERIFY2(all.contains("server/port = 8090"), all.constData());
        for (const QByteArray &unwanted :
             {"9f86d081884c7d659a2f"_ba, "hunter22"_ba, "vault.example"_ba, folder.toUtf8()})
            QVERIFY2(!all.contains(unwanted), all.constData());
    }

private:
    CtlResult doctor(const QStringList &more) const
    {
        return runCtl(QStringList{u"doctor"_s, u"--library"_s, m_library->path()} + more);
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestCtlDoctor)
} // namespace tst_ctldoctor
#include "tst_ctldoctor.moc"
