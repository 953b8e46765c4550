#include "core/pages/confinement.h"
#include "core/pages/pdftool.h"
#include "tests/support/pdfpages.h"
#include "tests/support/processes.h"
#include "tests/support/testlibrary.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::pages;
using namespace sheria::tests;

namespace {

constexpr int LeftOpen =
    57; ///< A descriptor that the program would inherit; one that nobody else uses.

/// A PDF that takes over the program which reads it: a program that takes the place of pdftotext, and
/// prints what it was able to do.
class TakenOver
{
public:
    TakenOver()
    {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(address);
        auto *generic = reinterpret_cast<sockaddr *>(&address);
        if (::bind(m_listener, generic, size) != 0 || ::listen(m_listener, 1) != 0
            || ::getsockname(m_listener, generic, &size) != 0)
            qFatal("nothing listens: %s", qPrintable(qt_error_string()));
        m_port = ntohs(address.sin_port);
        write(u"canary"_s, "secret\n");
        write(u"victim"_s, "text\n");
        write(u"tool"_s,
              "#!/bin/bash\ncd " + m_folder.path().toUtf8() + R"sh(
exec 2>/dev/null
(exec 3<>/dev/tcp/127.0.0.1/)sh"
                  + QByteArray::number(m_port) + R"sh() && echo connected
(read -r line < canary && echo "read $line")
(read -r line <&57 && echo "inherited $line")
(read -r line < /etc/passwd && echo "read $line")
[ -n "$(echo *)" ] && [ "$(echo *)" != '*' ] && echo listed
(: > made) && echo made
(echo more >> victim) && echo wrote
/usr/bin/rm victim && echo removed
/usr/bin/mkdir folder && echo "made a folder"
kill -0 $PPID && echo "may signal the parent"
[ $# -ge 8 ] && read -r line < "$8" && echo "input $line"
printf '\f'
)sh");
        QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    ~TakenOver() { ::close(m_listener); }
    Q_DISABLE_COPY_MOVE(TakenOver)

    QString path() const { return m_folder.filePath(u"tool"_s); }
    QString canary() const { return m_folder.filePath(u"canary"_s); }
    QStringList files() const
    {
        return QDir(m_folder.path()).entryList(QDir::NoDotAndDotDot | QDir::AllEntries);
    }
    /// Somebody has connected since the last call.
    bool hasConnection() const
    {
        const int connection = ::accept(m_listener, nullptr, nullptr);
        if (connection >= 0)
            ::close(connection);
        return connection >= 0;
    }

private:
    void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(file.errorString()));
    }

    // In the home folder, which no rule for temporary files covers.
    QTemporaryDir m_folder{QDir::homePath() + u"/sheria-test-XXXXXX"_s};
    const int m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    int m_port = 0;
};

} // namespace

/// What a PDF can do that takes over the program which reads it.
class TestPdfConfinement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(u"/bin/bash"_s))
            QSKIP("bash is not installed.");
    }

    /// Otherwise the test below would prove nothing.
    void unconfinedTheProgramDoesAllOfIt()
    {
        TakenOver tool;
        QProcess process;
        process.start(tool.path(), {});
        QVERIFY(process.waitForFinished());
        const QByteArrayList did = process.readAllStandardOutput().split('\n');
        for (const char *deed : {"connected", "read secret", "listed", "made", "wrote", "removed",
                                 "made a folder", "may signal the parent"})
            QVERIFY2(did.contains(deed), deed);
        QVERIFY(tool.hasConnection());
    }

    void confinedItReadsItsInputAndNothingElse()
    {
        TakenOver tool;
        const int canary = ::open(QFile::encodeName(tool.canary()).constData(), O_RDONLY);
        QCOMPARE(::dup2(canary, LeftOpen), LeftOpen); // Without close-on-exec.
        const QStringList before = tool.files();
        const store::PageText read = must(PdfTool(tool.path()).read(pdfOf({"x"}), {}));
        ::close(LeftOpen);
        ::close(canary);
        const QByteArrayList did = read.text.split('\n');
        QVERIFY2(did.contains("input %PDF-1.4"), read.text.constData());
        QVERIFY2(!did.contains("connected"), read.text.constData());
        QVERIFY(!tool.hasConnection());
        QVERIFY2(!did.contains("inherited secret"), read.text.constData());
        QVERIFY2(!did.contains("wrote"), read.text.constData()); // Limits see to that anywhere.
        if (!Confinement::restrictsFiles())
            QSKIP("This kernel has no Landlock: files are not restricted. Sockets were.");
        QCOMPARE(read.text.trimmed(), "input %PDF-1.4"_ba + signals(did));
        QCOMPARE(tool.files(), before);
    }

    /// What the kernel says of the process.
    void theKernelConfirmsIt()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"tool"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\nwhile :; do :; done\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        std::jthread reading([&](const std::stop_token &stop) {
            QVERIFY(!PdfTool(file.fileName()).read(pdfOf({"x"}), stop));
        });
        qint64 pid = 0;
        QTRY_VERIFY((pid = processRunning(file.fileName())) > 0);
        QFile status(u"/proc/%1/status"_s.arg(pid));
        QVERIFY(status.open(QIODevice::ReadOnly));
        const QByteArrayList lines = status.readAll().split('\n');
        QVERIFY(lines.contains("NoNewPrivs:\t1"));
        QVERIFY(lines.contains("Seccomp:\t2"));
    }

    /// A program that does not run says nothing about the PDF, which waits for one that does.
    void aProgramThatCannotRunLeavesThePdfWaiting()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"tool"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\nexec ./no-such-program\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        const auto read = PdfTool(file.fileName()).read(pdfOf({"x"}), {});
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Unavailable);
    }

    void theRealProgramWorks()
    {
        if (!PdfTool().isThere())
            QSKIP("poppler-utils is not installed.");
        const QByteArrayList pages{"Harbour dues", "Second page"};
        const store::PageText read = must(PdfTool().read(pdfOf(pages), {}));
        QCOMPARE(read.outcome, store::PageOutcome::Text);
        QVERIFY(read.text.contains("Harbour dues") && read.text.contains("Second page"));
    }

private:
    /// Landlock keeps signals in since version 6; before, a program may send them to its own user's.
    static QByteArray signals(const QByteArrayList &did)
    {
        return did.contains("may signal the parent") ? "\nmay signal the parent"_ba : QByteArray();
    }
};

QTEST_GUILESS_MAIN(TestPdfConfinement)
#include "tst_pdfconfinement.moc"
