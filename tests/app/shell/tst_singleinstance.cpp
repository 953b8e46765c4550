// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/singleinstance.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <future>
#include <memory>
#include <vector>

namespace tst_singleinstance {

using namespace sheria;
using namespace sheria::app;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

constexpr auto Long = 30s;
constexpr auto Short = 300ms; ///< For what does not come.
constexpr uid_t Nobody = 65534;

using Role = SingleInstance::Role;

/// A process that starts later; in a thread, as it waits. The answer comes by the event loop of this one.
Role begin(const QString &folder, const HandOver &handOver, std::chrono::milliseconds patience)
{
    auto role = std::async(std::launch::async, [&] {
        SingleInstance later(folder);
        return later.begin(handOver, patience);
    });
    while (role.wait_for(0s) != std::future_status::ready)
        QTest::qWait(1);
    return role.get();
}

/// A socket at `path`, which somebody listens to unless it is only left behind.
int listenAt(const QByteArray &path)
{
    const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, path.constData(), std::size_t(path.size()));
    return ::bind(listener, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0
            && ::listen(listener, 4) == 0
        ? listener
        : -1;
}

/// Another user who listens at a path until it is told to end, and counts what it is sent.
class Stranger
{
public:
    explicit Stranger(const QByteArray &path)
    {
        if (::pipe(m_pipe) != 0)
            return;
        m_process = ::fork();
        if (m_process == 0)
            listen(path);
        char ready = 0;
        if (::read(m_pipe[0], &ready, 1) != 1)
            qFatal("the other user does not listen");
    }
    ~Stranger()
    {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
    }
    Q_DISABLE_COPY_MOVE(Stranger)

    /// Whether a process may become another user: root may, where there is one.
    static bool isPossible()
    {
        const pid_t process = ::fork();
        if (process == 0)
            ::_exit(becomeNobody() ? 0 : 1);
        int status = 1;
        return process > 0 && ::waitpid(process, &status, 0) == process && status == 0;
    }

    /// What it was sent up to now. It has to have ended.
    QByteArray end()
    {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        ::close(m_pipe[1]);
        QFile told;
        return told.open(m_pipe[0], QIODevice::ReadOnly) ? told.readAll() : QByteArray();
    }

private:
    static bool becomeNobody() { return ::setgid(Nobody) == 0 && ::setuid(Nobody) == 0; }

    [[noreturn]] void listen(const QByteArray &path) const
    {
        const bool isOther = becomeNobody();
        const int listener = listenAt(path);
        if (!isOther || listener < 0 || ::write(m_pipe[1], "r", 1) != 1)
            ::_exit(1);
        while (true) {
            const int client = ::accept(listener, nullptr, nullptr);
            char byte = 0;
            while (::read(client, &byte, 1) == 1 && ::write(m_pipe[1], &byte, 1) == 1) {}
            ::close(client);
        }
    }

    int m_pipe[2] = {-1, -1};
    pid_t m_process = -1;
};

/// One process has the profile; those that come later hand over to it, whatever else is in its place.
class TestSingleInstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"act.xml"_s);
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        m_first = std::make_unique<SingleInstance>(profile());
        qRegisterMetaType<HandOver>();
        m_received = std::make_unique<QSignalSpy>(m_first.get(), &SingleInstance::received);
    }
    void cleanup() { m_first.reset(); }

    void theLaterOneHandsOver()
    {
        QCOMPARE(m_first->begin({}, Short), Role::First);
        m_first->listen();
        const HandOver given{{m_folder->filePath(u"law.sheria"_s),
                              {m_file, m_folder->path()},
                              {"/akn/zz/act/2005/4"_ba, "sheria:/akn/zz/act/2005/4#sec_2"_ba}},
                             "token-1"};
        QCOMPARE(begin(profile(), given, Long), Role::HandedOver);
        QCOMPARE(received().size(), std::size_t(1));
        QCOMPARE(received().front().request, given.request);
        QCOMPARE(received().front().activation, given.activation);
        // Nobody else may speak to it, or look into its folder.
        struct stat socket
        {};
        QCOMPARE(::stat(QFile::encodeName(m_first->socketPath()).constData(), &socket), 0);
        QCOMPARE(socket.st_mode & 0077U, 0U);
        QCOMPARE(QFile::permissions(profile()) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void theLaterOneWaitsForOneThatIsStarting()
    {
        QCOMPARE(m_first->begin({}, Short), Role::First);
        QTimer::singleShot(200, m_first.get(), &SingleInstance::listen);
        QCOMPARE(begin(profile(), {}, Long), Role::HandedOver);
    }

    void theLaterOneTakesThePlaceOfOneThatEnds()
    {
        QCOMPARE(m_first->begin({}, Short), Role::First);
        m_first->listen();
        m_first->stopListening();
        QTimer::singleShot(200, this, [this] { m_first.reset(); });
        QCOMPARE(begin(profile(), {}, Long), Role::First);
    }

    void oneThatDoesNotAnswerIsNotWaitedForForEver()
    {
        QCOMPARE(m_first->begin({}, Short), Role::First);
        QCOMPARE(begin(profile(), {}, Short), Role::NoAnswer);
    }

    void ofManyStartsOneIsTheFirst()
    {
        constexpr int Starts = 8;
        std::vector<std::unique_ptr<SingleInstance>> all;
        std::vector<std::future<Role>> roles;
        for (int i = 0; i < Starts; ++i) {
            all.push_back(std::make_unique<SingleInstance>(profile()));
            roles.push_back(std::async(std::launch::async,
                                       [one = all.back().get()] { return one->begin({}, Long); }));
        }
        int first = 0;
        int others = 0;
        while (first + others < Starts) {
            QTest::qWait(1);
            for (int i = 0; i < Starts; ++i) {
                auto &role = roles[std::size_t(i)];
                if (!role.valid() || role.wait_for(0s) != std::future_status::ready)
                    continue;
                const Role is = role.get();
                first += is == Role::First;
                others += is == Role::HandedOver;
                if (is == Role::First)
                    all[std::size_t(i)]->listen();
            }
        }
        QCOMPARE(first, 1);
        QCOMPARE(others, Starts - 1);
    }

    void whatACrashLeavesIsReplaced_data()
    {
        QTest::addColumn<bool>("isSocket");
        QTest::newRow("a socket nobody listens to") << true;
        QTest::newRow("a file") << false;
    }
    void whatACrashLeavesIsReplaced()
    {
        QFETCH(bool, isSocket);
        QVERIFY(QDir().mkpath(profile()));
        const QByteArray path = QFile::encodeName(m_first->socketPath());
        if (isSocket) {
            const int listener = listenAt(path);
            QVERIFY(listener >= 0);
            ::close(listener);
        } else {
            QVERIFY(QFile(m_first->socketPath()).open(QIODevice::WriteOnly));
        }
        QFile lock(profile() + u"/instance.lock"_s); // As a process that was killed leaves it.
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\nsheria\n") > 0);
        lock.close();
        QCOMPARE(m_first->begin({}, Short), Role::First);
        m_first->listen();
        QCOMPARE(begin(profile(), {}, Long), Role::HandedOver);
    }

    void hostileMessagesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("message");
        const auto object = [](const QString &key, const QJsonValue &value) {
            return QJsonDocument(QJsonObject{{key, value}}).toJson(QJsonDocument::Compact) + '\n';
        };
        QTest::newRow("no JSON") << "open everything\n"_ba;
        QTest::newRow("nothing") << "\n"_ba;
        QTest::newRow("a list") << "[]\n"_ba;
        QTest::newRow("bytes") << "\xff\xfe\0\x01\n"_ba;
        QTest::newRow("too deep") << QByteArray(100'000, '[') + '\n';
        QTest::newRow("too long") << QByteArray(HandOver::MaxBytes + 10, 'x');
        QTest::newRow("relative path") << object(u"import"_s, QJsonArray{u"act.xml"_s});
        QTest::newRow("no such file") << object(u"import"_s, QJsonArray{u"/no/such/file"_s});
        QTest::newRow("path with zero") << object(u"library"_s, u"/tmp/a\0b"_s);
        QTest::newRow("library without folder") << object(u"library"_s, u"law.sheria"_s);
        QTest::newRow("numbers") << object(u"open"_s, QJsonArray{1, 2});
        QTest::newRow("a web page") << object(u"open"_s, QJsonArray{u"https://example.org/"_s});
        QTest::newRow("a script") << object(u"open"_s, QJsonArray{u"sheria:javascript:x"_s});
        QTest::newRow("the reader's page")
            << object(u"open"_s, QJsonArray{u"sheria://app/reader/index.html"_s});
        QTest::newRow("an attached file")
            << object(u"open"_s,
                      QJsonArray{u"/akn/xa/judgment/xahc/2019/77/eng@2019-05-06/media/a.pdf"_s});
    }
    void hostileMessagesAreRefused()
    {
        QFETCH(QByteArray, message);
        QCOMPARE(m_first->begin({}, Short), Role::First);
        m_first->listen();
        QLocalSocket socket;
        socket.connectToServer(m_first->socketPath());
        QVERIFY(socket.waitForConnected());
        socket.write(message);
        QTRY_VERIFY(socket.canReadLine() || socket.state() == QLocalSocket::UnconnectedState);
        QVERIFY(!socket.readLine().startsWith("ok"));
        QVERIFY(m_received->isEmpty());
        QCOMPARE(begin(profile(), {}, Long), Role::HandedOver);
    }

    /// What the desktop gave goes into the environment of the process.
    void aTokenOfTheDesktopIsOnlyText()
    {
        for (const QByteArray &token : {"a b"_ba, "a\nb"_ba, QByteArray(300, 'a'), "\xc3\xa9"_ba}) {
            const HandOver given{{}, token};
            QVERIFY(HandOver::fromMessage(given.toMessage())->activation.isEmpty());
        }
    }

    void whoSaysNothingIsInNobodysWay()
    {
        QCOMPARE(m_first->begin({}, Short), Role::First);
        m_first->listen();
        std::vector<std::unique_ptr<QLocalSocket>> silent;
        for (int i = 0; i < 40; ++i) {
            silent.push_back(std::make_unique<QLocalSocket>());
            silent.back()->connectToServer(m_first->socketPath());
        }
        QCOMPARE(begin(profile(), {}, Long), Role::HandedOver);
    }

    void anotherUsersSocketIsNotSpokenTo()
    {
        if (!Stranger::isPossible())
            QSKIP("this process cannot become another user");
        QCOMPARE(m_first->begin({}, Short), Role::First);
        QVERIFY(::chmod(QFile::encodeName(m_folder->path()).constData(), 0777) == 0);
        QVERIFY(::chmod(QFile::encodeName(profile()).constData(), 0777) == 0);
        Stranger stranger(QFile::encodeName(m_first->socketPath()));
        QCOMPARE(begin(profile(), {{m_file, {}, {}}, {}}, Short), Role::NoAnswer);
        QCOMPARE(stranger.end(), QByteArray());
        m_first->listen();
        QCOMPARE(begin(profile(), {}, Long), Role::HandedOver);
    }

    void aFolderWithALongNameHasItsSocketElsewhere()
    {
        QTemporaryDir runtime;
        qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
        const QString folder = m_folder->filePath(QString(120, u'x'));
        SingleInstance first(folder);
        QVERIFY(first.socketPath().startsWith(runtime.path()));
        QCOMPARE(first.begin({}, Short), Role::First);
        first.listen();
        QCOMPARE(begin(folder, {}, Long), Role::HandedOver);
        qunsetenv("XDG_RUNTIME_DIR");
    }

    void withoutAFolderThereIsNoLock()
    {
        SingleInstance one(m_file + u"/profile"_s);
        QCOMPARE(one.begin({}, Short), Role::Unlocked);
        one.listen();
    }

private:
    QString profile() const { return m_folder->filePath(u"profile"_s); }
    std::vector<HandOver> received() const
    {
        std::vector<HandOver> all;
        for (const QList<QVariant> &each : *m_received)
            all.push_back(each.first().value<HandOver>());
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<SingleInstance> m_first;
    std::unique_ptr<QSignalSpy> m_received;
};

SHERIA_TEST(TestSingleInstance)
} // namespace tst_singleinstance
#include "tst_singleinstance.moc"
