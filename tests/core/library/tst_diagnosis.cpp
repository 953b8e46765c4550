// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/diagnosis.h"
#include "tests/support/testlibrary.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <KZip>
#include <future>
#include <thread>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using State = Check::State;

namespace {

/// A program that is no server of ours: it takes connections and closes them.
class OtherProgram
{
public:
    OtherProgram()
    {
        std::promise<quint16> port;
        std::future<quint16> known = port.get_future();
        m_thread = std::jthread([port = std::move(port)](const std::stop_token &stop) mutable {
            QTcpServer server;
            server.listen(QHostAddress::LocalHost);
            port.set_value(server.serverPort());
            while (!stop.stop_requested()) {
                if (server.waitForNewConnection(100))
                    server.nextPendingConnection()->disconnectFromHost();
            }
        });
        m_port = known.get();
    }
    quint16 port() const { return m_port; }

private:
    quint16 m_port = 0;
    std::jthread m_thread;
};

quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

/// All members of a ZIP file, one after the other.
QString allOf(const QByteArray &zip)
{
    QBuffer buffer;
    buffer.setData(zip);
    KZip archive(&buffer);
    if (!archive.open(QIODevice::ReadOnly))
        return {};
    QString all;
    const QStringList names = archive.directory()->entries();
    for (const QString &name : names)
        all += name + u'\n' + QString::fromUtf8(archive.directory()->file(name)->data());
    return all;
}

} // namespace

/// What is told of a library and the computer, and what a bundle never tells.
class TestDiagnosis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_library->put(DocumentSpec());
        m_library->close();
        m_port = freePort();
    }

    void aLibraryThatOpens()
    {
        QFile::setPermissions(m_library->path(), QFile::ReadOwner | QFile::WriteOwner);
        const auto checks = look();
        QCOMPARE(stateOf(checks, "library"), State::Ok);
        QVERIFY2(sentenceOf(checks, "library").contains(u"revision 2, 1 MB"_s),
                 qPrintable(sentenceOf(checks, "library")));
        QCOMPARE(stateOf(checks, "permissions"), State::Ok);
        QCOMPARE(stateOf(checks, "log"), State::Ok);
        QCOMPARE(stateOf(checks, "backups"), State::Ok);
        QCOMPARE(stateOf(checks, "index"), State::Warning); // There is none.
        QCOMPARE(stateOf(checks, "server"), State::Ok);
        QVERIFY(sentenceOf(checks, "server").contains(u"not running"_s));
        QVERIFY(sentenceOf(checks, "versions").contains(QLatin1StringView(qVersion())));
        QCOMPARE(stateOf(checks, "system"), State::Ok);
    }

    void aDamagedOne()
    {
        QFile file(m_library->path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(4096);
        file.write(QByteArray(8192, '\x5a'));
        file.close();
        const auto checks = look();
        QCOMPARE(stateOf(checks, "library"), State::Problem);
        QCOMPARE(stateOf(checks, "index"), State::Unknown);
        QCOMPARE(worstOf(checks), State::Problem);
    }

    void oneThatIsNotThere()
    {
        const auto checks = diagnose({m_library->folder() + u"/other.sheria"_s, m_port});
        QCOMPARE(stateOf(checks, "library"), State::Problem);
        QVERIFY(find(checks, "permissions") == nullptr);
    }

    void withoutALibraryTheComputerIsChecked()
    {
        const auto checks = diagnose({{}, m_port});
        QVERIFY(find(checks, "library") == nullptr);
        QCOMPARE(stateOf(checks, "server"), State::Ok);
    }

    void permissionsOfOthersAreTold()
    {
        QFile::setPermissions(m_library->path(),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        QCOMPARE(stateOf(look(), "permissions"), State::Warning);
    }

    void backupsAreCounted()
    {
        QFile backup(m_library->path() + u".backup-v3"_s);
        QVERIFY(backup.open(QIODevice::WriteOnly));
        backup.write(QByteArray(1'500'000, 'x'));
        backup.close();
        QCOMPARE(sentenceOf(look(), "backups"), u"Backups from upgrades: 1, 2 MB."_s);
    }

    void aPortThatAnotherProgramHasIsTold()
    {
        const OtherProgram other;
        m_port = other.port();
        QCOMPARE(stateOf(look(), "server"), State::Warning);
    }

    void aStoppedLookSaysSo()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto checks = diagnose({m_library->path(), m_port}, stop.get_token());
        QCOMPARE(stateOf(checks, "library"), State::Unknown);
        QCOMPARE(stateOf(checks, "server"), State::Unknown);
    }

    void aBundleTellsNothingOfThePerson()
    {
        BundleContents contents;
        contents.now = m_library->clock.now();
        contents.checks = diagnose({u"/home/anabel/divorce.sheria"_s, m_port});
        contents.checks.push_back(
            {"library",
             State::Problem,
             Message::tr("The library cannot be read."),
             {},
             u"cannot open /home/anabel/divorce.sheria at vault.example.org"_s});
        contents.log = {
            u"sheria.sync: no answer from https://anabel:hunter22@vault.example.org/v3"_s,
            u"sheria.sync: token 9f86d081884c7d659a2f was refused"_s,
            u"sheria.reader: cannot render Domestic Relations Act 5 of 2001"_s,
            u"sheria.http: the name is anabels-desk"_s};
        contents.settings = u"[sync]\ntoken=9f86d081884c7d659a2f\npassword=hunter22\nport=8089\n"
                            "host=vault.example.org\nlast=/home/anabel/divorce.sheria\n"_s;
        contents.names = {u"divorce"_s, u"anabel"_s, u"anabels-desk"_s};
        const auto bundle = diagnosticBundle(contents);
        QVERIFY(bundle);
        const QString all = allOf(*bundle);
        for (const QString &wanted :
             {u"report.txt"_s, u"report.json"_s, u"log.txt"_s, u"settings.txt"_s,
              u"The library does not exist."_s, u"cannot open <path> at <host>"_s,
              u"sheria.sync: no answer from <host>"_s, u"sync/port = 8089"_s,
              u"sync/password = <set>"_s, QString::fromLatin1(qVersion())})
            QVERIFY2(all.contains(wanted), qPrintable(wanted + u"\n--\n"_s + all));
        for (const QString &unwanted :
             {u"9f86d081884c7d659a2f"_s, u"hunter22"_s, u"vault"_s, u"anabel"_s, u"divorce"_s,
              u"Domestic"_s, u"/home"_s, QDir::homePath() + u'/'})
            QVERIFY2(!all.contains(unwanted, Qt::CaseInsensitive),
                     qPrintable(unwanted + u"\n--\n"_s + all));
    }

private:
    std::vector<Check> look() const { return diagnose({m_library->path(), m_port}); }
    static const Check *find(const std::vector<Check> &checks, QByteArrayView id)
    {
        const auto found = std::find_if(checks.begin(), checks.end(),
                                        [&](const Check &check) { return check.id == id; });
        return found == checks.end() ? nullptr : &*found;
    }
    static State stateOf(const std::vector<Check> &checks, QByteArrayView id)
    {
        const Check *check = find(checks, id);
        return check ? check->state : State::Unknown;
    }
    static QString sentenceOf(const std::vector<Check> &checks, QByteArrayView id)
    {
        const Check *check = find(checks, id);
        return check ? check->sentence.english() : QString();
    }

    std::unique_ptr<TestLibrary> m_library;
    quint16 m_port = 0;
};

QTEST_GUILESS_MAIN(TestDiagnosis)
#include "tst_diagnosis.moc"
