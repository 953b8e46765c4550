// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pages/confinement.h"
#include "core/pages/pdftool.h"
#include "tests/support/pdfpages.h"
#include "tests/support/processes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

namespace tst_pdfconfinement {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::pages;
using namespace sheria::tests;

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
              "#!/usr/bin/python3 -IS\nPORT = " + QByteArray::number(m_port) + "\nFOLDER = '"
                  + m_folder.path().toUtf8() + R"py('
import os, resource, socket, sys

def attempt(deed):
    try:
        print(deed())
    except OSError:
        pass

def connect():
    socket.create_connection(("127.0.0.1", PORT))
    return "connected"

def read(path):
    with open(path) as file:
        return "read " + file.readline().strip()

def write():
    with open("victim", "a") as file:
        file.write("more\n")
    return "wrote"

def fork():
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
    return "forked"

def start():
    os.waitpid(os.posix_spawn("/usr/bin/true", ["true"], {}), 0)
    return "started a program"

def limit():
    resource.prlimit(os.getppid(), resource.RLIMIT_CORE)
    return "reached the limits of the parent"

os.chdir(FOLDER)
attempt(connect)
attempt(lambda: read("canary"))
attempt(lambda: "inherited " + os.read(57, 100).decode().strip())
attempt(lambda: read("/etc/passwd"))
attempt(lambda: os.listdir(".") and "listed")
attempt(lambda: open("made", "w") and "made")
attempt(write)
attempt(lambda: os.unlink("victim") or "removed")
attempt(lambda: os.mkdir("folder") or "made a folder")
attempt(lambda: os.kill(os.getppid(), 0) or "may signal the parent")
attempt(fork)
attempt(start)
attempt(limit)
if len(sys.argv) > 8:
    attempt(lambda: os.kill(os.getpid(), 0) or "may signal itself")
    attempt(lambda: "input " + open(sys.argv[8], "rb").readline().decode().strip())
print("\f", end="")
)py");
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

/// What a PDF can do that takes over the program which reads it.
class TestPdfConfinement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(u"/usr/bin/python3"_s))
            QSKIP("python3 is not installed.");
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
                                 "made a folder", "may signal the parent", "forked",
                                 "started a program", "reached the limits of the parent"})
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
        for (const char *deed : {"may signal the parent", "forked", "started a program",
                                 "reached the limits of the parent"})
            QVERIFY2(!did.contains(deed), read.text.constData());
        QVERIFY2(did.contains("may signal itself"), read.text.constData());
        if (!Confinement::restrictsFiles())
            QSKIP("This kernel has no Landlock: files are not restricted. Sockets were.");
        QCOMPARE(read.text.trimmed(), "may signal itself\ninput %PDF-1.4");
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
        QFile limits(u"/proc/%1/limits"_s.arg(pid));
        QVERIFY(limits.open(QIODevice::ReadOnly));
        QVERIFY(limits.readAll().contains("Max processes             0                    0 "));
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
};

SHERIA_TEST(TestPdfConfinement)
} // namespace tst_pdfconfinement
#include "tst_pdfconfinement.moc"
