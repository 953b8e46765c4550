// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/secureserver.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_secure {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int ProcessPatienceMs = 30'000;
const QByteArray EmptyList = R"({"count":0,"next":null,"previous":null,"results":[]})";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray answer()
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
        + QByteArray::number(EmptyList.size()) + "\r\n\r\n" + EmptyList;
}

/// A folder of keys and certificates, made by openssl.
class Certificates
{
public:
    static QString openssl() { return QStandardPaths::findExecutable(u"openssl"_s); }
    static bool isPossible() { return !openssl().isEmpty() && SecureServer::isPossible(); }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray bytes(const QString &name) const { return bytesOf(path(name)); }

    /// "NAME.key" and "NAME.pem", which vouches for itself.
    bool makeAuthority(const QString &name, const QString &subject) const
    {
        return run(newKey(name)
                   + QStringList{u"-x509"_s, u"-days"_s, u"2"_s, u"-subj"_s, subject, u"-out"_s,
                                 path(name + u".pem"_s)});
    }
    /// The same, that `authority` vouches for, of the host "DNS:x" or "IP:1.2.3.4".
    bool make(const QString &name, const QString &authority, const QString &host,
              int days = 2) const
    {
        QFile names(path(name + u".ext"_s));
        if (!names.open(QIODevice::WriteOnly)
            || names.write("subjectAltName=" + host.toLatin1() + '\n') < 0)
            return false;
        names.close();
        return run(newKey(name)
                   + QStringList{u"-subj"_s, u"/CN=server"_s, u"-out"_s, path(name + u".csr"_s)})
            && run({u"x509"_s, u"-req"_s, u"-in"_s, path(name + u".csr"_s), u"-CA"_s,
                    path(authority + u".pem"_s), u"-CAkey"_s, path(authority + u".key"_s),
                    u"-CAcreateserial"_s, u"-days"_s, QString::number(days), u"-extfile"_s,
                    path(name + u".ext"_s), u"-out"_s, path(name + u".pem"_s)});
    }

private:
    QStringList newKey(const QString &name) const
    {
        return {u"req"_s,
                u"-newkey"_s,
                u"ec"_s,
                u"-pkeyopt"_s,
                u"ec_paramgen_curve:prime256v1"_s,
                u"-nodes"_s,
                u"-keyout"_s,
                path(name + u".key"_s)};
    }
    static bool run(const QStringList &words)
    {
        QProcess make;
        make.start(openssl(), words);
        return make.waitForFinished(ProcessPatienceMs) && make.exitCode() == 0;
    }

    QTemporaryDir m_folder;
};

/// Whom connections trust besides the system's authorities, for as long as it lives.
class Trusted
{
public:
    explicit Trusted(const QString &file) { qputenv("SSL_CERT_FILE", file.toLocal8Bit()); }
    ~Trusted() { qunsetenv("SSL_CERT_FILE"); }
    Q_DISABLE_COPY_MOVE(Trusted)
};

/// A connection that is not secure is explained, and nothing is sent over it.
class TestSecure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!Certificates::isPossible())
            QSKIP("no openssl here to make certificates with");
        QVERIFY(m_made.makeAuthority(u"trusted"_s, u"/CN=An authority"_s));
        QVERIFY(m_made.makeAuthority(u"stranger"_s, u"/CN=A stranger"_s));
        QVERIFY(m_made.make(u"good"_s, u"trusted"_s, u"IP:127.0.0.1"_s));
        QVERIFY(m_made.make(u"strange"_s, u"stranger"_s, u"IP:127.0.0.1"_s));
        QVERIFY(m_made.make(u"others"_s, u"trusted"_s, u"DNS:library.example"_s));
        QVERIFY(m_made.make(u"old"_s, u"trusted"_s, u"IP:127.0.0.1"_s, 0));
    }

    /// What an authority vouches for that this computer was told to trust.
    void aGoodCertificateIsTaken()
    {
        SecureServer server(m_made.bytes(u"good.pem"_s), m_made.bytes(u"good.key"_s), answer());
        const Trusted trusted(m_made.path(u"trusted.pem"_s));
        CopyFixture copy;
        copy.options.token = "secret-token-of-somebody";
        const auto done = copy.run(copy.addSource(server.base()));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QVERIFY(done->requests > 2);
        QVERIFY(server.received() > 0);
        QVERIFY(server.attempts() < done->requests); // Connections are used again.
    }

    void othersAreNotTaken_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isTold");
        QTest::addColumn<QString>("words");
        QTest::newRow("vouches for itself") << u"trusted"_s << false << u"self-signed"_s;
        QTest::newRow("of an authority nobody told of")
            << u"good"_s << false << u"trusted authority"_s;
        QTest::newRow("of another authority") << u"strange"_s << true << u"trusted authority"_s;
        QTest::newRow("of another host") << u"others"_s << true << u"for another host name"_s;
        QTest::newRow("out of date") << u"old"_s << true << u"expired"_s;
    }
    void othersAreNotTaken()
    {
        QFETCH(QString, name);
        QFETCH(bool, isTold);
        QFETCH(QString, words);
        SecureServer server(m_made.bytes(name + u".pem"_s), m_made.bytes(name + u".key"_s),
                            answer());
        std::optional<Trusted> trusted;
        if (isTold)
            trusted.emplace(m_made.path(u"trusted.pem"_s));
        CopyFixture copy;
        copy.options.token = "secret-token-of-somebody";
        QVERIFY(!copy.run(copy.addSource(server.base())));
        QCOMPARE(copy.lastError.code, ErrorCode::Unavailable);
        const QString said = copy.lastError.text();
        QVERIFY2(said.contains(u"the connection is not secure, so nothing was sent"_s),
                 qPrintable(said));
        QVERIFY2(said.contains(words), qPrintable(said));
        QVERIFY(!said.contains(u"secret-token"_s));
        QTRY_VERIFY(server.attempts() > 0);
        QCOMPARE(server.attempts(), 1); // Asking again would change nothing.
        QCOMPARE(server.received(), 0);
    }

    /// Told of authorities that are not there, nobody is trusted.
    void authoritiesThatAreNotThereVouchForNobody()
    {
        SecureServer server(m_made.bytes(u"good.pem"_s), m_made.bytes(u"good.key"_s), answer());
        const Trusted trusted(m_made.path(u"nothing.pem"_s));
        CopyFixture copy;
        copy.options.token = "secret-token-of-somebody";
        QVERIFY(!copy.run(copy.addSource(server.base())));
        QCOMPARE(server.received(), 0);
    }

private:
    Certificates m_made;
};

SHERIA_TEST(TestSecure)
} // namespace tst_secure
#include "tst_secure.moc"
