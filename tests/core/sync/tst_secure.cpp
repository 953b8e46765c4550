#include "core/sync/offer.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/secureserver.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int ProcessPatienceMs = 30'000;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A connection that is not secure is explained, and nothing is sent over it.
class TestSecure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCertificateThatNobodyVouchesForIsNotTaken()
    {
        const QString openssl = QStandardPaths::findExecutable(u"openssl"_s);
        if (openssl.isEmpty() || !SecureServer::isPossible())
            QSKIP("no openssl here to make a certificate with");
        const QTemporaryDir folder;
        const QString key = folder.filePath(u"key"_s);
        const QString certificate = folder.filePath(u"certificate"_s);
        QProcess make;
        make.start(openssl,
                   {u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                    u"ec_paramgen_curve:prime256v1"_s, u"-nodes"_s, u"-days"_s, u"2"_s, u"-subj"_s,
                    u"/CN=127.0.0.1"_s, u"-addext"_s, u"subjectAltName=IP:127.0.0.1"_s,
                    u"-keyout"_s, key, u"-out"_s, certificate});
        QVERIFY(make.waitForFinished(ProcessPatienceMs) && make.exitCode() == 0);
        SecureServer server(bytesOf(certificate), bytesOf(key));
        CopyFixture copy;
        copy.options.token = "secret-token-of-somebody";
        QVERIFY(!copy.run(copy.addSource(server.base())));
        QCOMPARE(copy.lastError.code, ErrorCode::Unavailable);
        const QString words = copy.lastError.detail;
        QVERIFY2(words.contains(u"the connection is not secure, so nothing was sent"_s),
                 qPrintable(words));
        QVERIFY2(words.contains(u"self-signed"_s), qPrintable(words));
        QVERIFY(!words.contains(u"secret-token"_s));
        QTRY_VERIFY(server.attempts() > 0);
        QCOMPARE(server.attempts(), 1); // Asking again would change nothing.
        QCOMPARE(server.received(), 0);
    }
};

QTEST_GUILESS_MAIN(TestSecure)
#include "tst_secure.moc"
