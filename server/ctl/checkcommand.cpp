// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/briefs/annotate.h"
#include "core/store/file/libraryfile.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

Result<QByteArray> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound, u"%1: %2"_s.arg(path, file.errorString())};
    QByteArray bytes = file.read(briefs::MaxBriefBytes + 1);
    if (file.error() != QFile::NoError)
        return Error{ErrorCode::Unavailable, u"%1: %2"_s.arg(path, file.errorString())};
    return bytes;
}

Result<briefs::Report> checkBytes(const Arguments &given, const QByteArray &bytes,
                                  const QString &name)
{
    SHERIA_TRY(const briefs::Brief brief, briefs::readBrief(bytes, name, stopToken()));
    SHERIA_TRY(store::Database db, openForLooking(given.library()));
    return briefs::check(db, brief, Today(SystemClock().now()), stopToken());
}

QString formatOf(const Arguments &given)
{
    if (given.has(u"format"_s))
        return given.value(u"format"_s);
    return given.has(u"html"_s) ? u"html"_s : given.wantsJson() ? u"lines"_s : u"text"_s;
}

/// As it is compared, whether the file is there or not.
QString nameOf(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

/// Why the options do not go together; empty: they do.
QString problemOf(const Arguments &given)
{
    const QString format = formatOf(given);
    const QString copy = given.value(u"comments"_s);
    if (given.has(u"format"_s)
        && !QStringList{u"text"_s, u"html"_s, u"pdf"_s, u"json"_s}.contains(format))
        return u"--format must be text, html, pdf or json."_s;
    if (format == "pdf"_L1 && !given.has(u"output"_s))
        return u"--format pdf requires --output."_s;
    if (given.has(u"links"_s) && copy.isEmpty())
        return u"--links requires --comments."_s;
    const QString suffix = QFileInfo(given.word()).suffix().toLower();
    const bool isOffice = suffix == "docx"_L1 || suffix == "odt"_L1;
    if (!copy.isEmpty() && (!isOffice || QFileInfo(copy).suffix().toLower() != suffix))
        return u"--comments requires a .docx or .odt FILE, and a copy with the same suffix."_s;
    const QString output = given.value(u"output"_s);
    if (!copy.isEmpty() && isSameFile(copy, given.word()))
        return u"--comments names FILE itself; specify another file for the copy."_s;
    if (!output.isEmpty() && isSameFile(output, given.word()))
        return u"--output names FILE itself; specify another file for the report."_s;
    if (!output.isEmpty() && !copy.isEmpty()
        && (isSameFile(output, copy) || nameOf(output) == nameOf(copy)))
        return u"--output and --comments name the same file."_s;
    return {};
}

Result<void> writeCopy(const Arguments &given, const QByteArray &bytes, const QString &name,
                       const briefs::Report &report)
{
    briefs::CopyOptions options;
    options.linkBase = given.bytes(u"links"_s);
    while (options.linkBase.endsWith('/'))
        options.linkBase.chop(1);
    options.time = SystemClock().now();
    SHERIA_TRY(const QByteArray copy, briefs::annotatedCopy(bytes, name, report, options));
    return writeOutputFile(given.value(u"comments"_s), copy);
}

Result<QByteArray> reportAs(const QString &format, const briefs::Report &report,
                            const QString &name)
{
    if (format == "pdf"_L1)
        return briefs::reportPdf(report, name, {}, stopToken());
    if (format == "html"_L1)
        return briefs::reportHtml(report, name);
    if (format == "json"_L1)
        return briefs::reportJson(report);
    if (format == "text"_L1)
        return briefs::reportText(report).trimmed().toUtf8();
    QByteArrayList lines;
    for (const briefs::Checked &one : report.items)
        lines << briefs::checkedJson(one);
    return lines.join('\n');
}

} // namespace

Exit runCheck(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().size() != 1)
        return given.refuse(u"exactly one FILE is required."_s);
    if (const QString problem = problemOf(given); !problem.isEmpty())
        return given.refuse(problem);
    return given.run([&]() -> Result<Exit> {
        const QString path = given.word();
        const QString name = QFileInfo(path).fileName();
        SHERIA_TRY(const QByteArray bytes, readFile(path));
        SHERIA_TRY(const briefs::Report report, checkBytes(given, bytes, name));
        if (given.has(u"comments"_s))
            SHERIA_CHECK(writeCopy(given, bytes, name, report));
        SHERIA_TRY(const QByteArray text, reportAs(formatOf(given), report, name));
        if (given.has(u"output"_s))
            SHERIA_CHECK(writeOutputFile(given.value(u"output"_s), text));
        else if (!text.isEmpty())
            printLine(text);
        return report.faults() > 0 ? Exit::Findings : Exit::Done;
    });
}

} // namespace sheria::ctl
