// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/crashreport.h"

#include "app/shell/crashhandler.h"
#include "core/base/redaction.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QSysInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstring>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostReportLines = 300;

/// The handler of messages that RunMark's passes them on to.
std::atomic<QtMessageHandler> nextHandler = nullptr;

QByteArray readSome(const QString &path, qint64 most)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

/// A new one with each start of the computer; empty where the system does not tell.
QByteArray bootId()
{
    return readSome(u"/proc/sys/kernel/random/boot_id"_s, 64).trimmed();
}

QByteArray beginning(const QDateTime &now)
{
    const QString text = u"version %1\nqt %2\nsystem %3 %4\nstarted %5\nboot "_s.arg(
        QStringLiteral(SHERIA_VERSION), QString::fromLatin1(qVersion()),
        QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
        now.toUTC().toString(Qt::ISODate));
    return text.toUtf8() + bootId() + '\n';
}

/// All texts of a session, and what they are called by: paths of libraries, titles and addresses of open texts.
void collectTexts(const QJsonValue &value, QStringList &texts)
{
    if (value.isString())
        texts.append(value.toString());
    const QJsonArray array = value.toArray();
    for (const QJsonValue &each : array)
        collectTexts(each, texts);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key().contains(u'/'))
            texts.append(it.key());
        collectTexts(it.value(), texts);
    }
}

/// What is read of a mark; whatever does not look as it should is left out.
struct ReadMark
{
    QMap<QByteArray, QString> values;
    int signal = 0;
    QStringList stack;
    QStringList log;
};

ReadMark readMark(const QByteArray &mark)
{
    static const QRegularExpression value(u"^[\\w .:+()/-]{1,80}$"_s);
    static const QRegularExpression place(u"^[\\w.+-]{1,80}\\+0x[0-9a-f]{1,16}$"_s);
    ReadMark read;
    const QByteArrayList lines = mark.split('\n');
    for (const QByteArray &line : lines.first(std::min<qsizetype>(lines.size(), MostReportLines))) {
        const qsizetype blank = line.indexOf(' ');
        const QByteArray key = line.first(std::max<qsizetype>(0, blank));
        const QString text = QString::fromUtf8(line.mid(blank + 1)).trimmed();
        if (key == "signal")
            read.signal = text.toInt();
        else if (key == "at" && place.match(text).hasMatch())
            read.stack.append(text);
        else if (key == "log")
            read.log.append(redactedLogLine(text));
        else if (value.match(text).hasMatch())
            read.values.insert(key, text);
    }
    return read;
}

QString signalLine(int signal)
{
    if (signal == 0)
        return u"Signal: none was seen; the process was ended from outside"_s;
    return u"Signal: %1 (%2)"_s.arg(QString::number(signal), signalName(signal));
}

} // namespace

std::optional<QString> crashReport(const QByteArray &mark, const QByteArray &boot,
                                   const QStringList &names)
{
    const ReadMark read = readMark(mark);
    const bool isSameStart = !boot.isEmpty() && read.values.value("boot").toLatin1() == boot;
    if (read.signal == 0 && !isSameStart)
        return std::nullopt;
    QStringList lines = {u"Sheria %1 ended unexpectedly"_s.arg(read.values.value("version")),
                         u"Started: %1"_s.arg(read.values.value("started")),
                         u"Qt: %1"_s.arg(read.values.value("qt")),
                         u"System: %1"_s.arg(read.values.value("system")), signalLine(read.signal)};
    if (!read.stack.isEmpty())
        lines << u"\nStack, and what may be left of earlier calls:"_s << read.stack;
    QString report = lines.join(u'\n');
    if (!read.log.isEmpty())
        report += u"\n\nLast warnings, without names:\n"_s
            + withoutNames(read.log.join(u'\n'), names);
    return report + u'\n';
}

RunMark::RunMark(const QString &path, const QDateTime &now, const QJsonObject &session)
    : m_path(path)
{
    if (QFileInfo::exists(path)) {
        QStringList names = ownNames();
        collectTexts(session, names);
        m_report = crashReport(readSome(path, MaxBytes), bootId(), names);
    }
    const QByteArray name = QFile::encodeName(path);
    ::unlink(name.constData());
    m_file = ::open(name.constData(),
                    O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW,
                    S_IRUSR | S_IWUSR);
    const QByteArray text = beginning(now);
    if (m_file >= 0 && ::write(m_file, text.constData(), std::size_t(text.size())) < 0)
        qWarning("the mark of this run cannot be written");
    nextHandler = qInstallMessageHandler(keep);
    watch();
}

RunMark::~RunMark()
{
    qInstallMessageHandler(nextHandler);
    writeCrashesTo(-1);
    if (m_file < 0)
        return;
    ::unlink(QFile::encodeName(m_path).constData());
    ::close(m_file);
}

void RunMark::watch() const
{
    if (m_file >= 0)
        writeCrashesTo(m_file);
}

void RunMark::keep(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type != QtDebugMsg && type != QtInfoMsg) {
        const QByteArray category = context.category ? context.category : "default";
        noteForCrash(category + ": " + redacted(text).toUtf8());
    }
    if (const QtMessageHandler next = nextHandler)
        next(type, context, text);
}

} // namespace sheria::app
