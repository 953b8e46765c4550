// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/render/pdftools.h"

#include "tests/support/sanitizers.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace sheria::test {
namespace {

struct Output
{
    int status = -1;
    QByteArray text;
};

/// Runs a program on a file with these bytes: `arguments` with "%1" for the file.
Output run(const QString &program, QStringList arguments, const QByteArray &pdf)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file.pdf"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    arguments.replaceInStrings(u"%1"_s, file.fileName());
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(-1))
        return {};
    return {process.exitCode(), process.readAll()};
}

} // namespace

bool hasPoppler()
{
    return !tests::IsThreadSanitized && !QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()
        && !QStandardPaths::findExecutable(u"pdfinfo"_s).isEmpty();
}

bool hasQpdf()
{
    return !tests::IsThreadSanitized && !QStandardPaths::findExecutable(u"qpdf"_s).isEmpty();
}

QString qpdfFindings(const QByteArray &pdf)
{
    const Output output = run(u"qpdf"_s, {u"--check"_s, u"%1"_s}, pdf);
    return output.status == 0 ? QString() : QString::fromUtf8(output.text);
}

QJsonArray qpdfJson(const QByteArray &pdf, const QString &key)
{
    const Output output = run(u"qpdf"_s, {u"--json"_s, u"--json-key="_s + key, u"%1"_s}, pdf);
    return QJsonDocument::fromJson(output.text)[key].toArray();
}

QString pdfText(const QByteArray &pdf, int from, int to)
{
    QStringList arguments{u"-raw"_s, u"-enc"_s, u"UTF-8"_s, u"-f"_s, QString::number(from)};
    if (to > 0)
        arguments << u"-l"_s << QString::number(to);
    return QString::fromUtf8(run(u"pdftotext"_s, arguments << u"%1"_s << u"-"_s, pdf).text);
}

QMap<QString, QString> pdfFacts(const QByteArray &pdf)
{
    QMap<QString, QString> facts;
    const Output output = run(u"pdfinfo"_s, {u"%1"_s}, pdf);
    for (const QByteArray &line : output.text.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            facts[QString::fromUtf8(line.first(colon))] =
                QString::fromUtf8(line.sliced(colon + 1)).trimmed();
    }
    return facts;
}

StructuredText structuredText(const QByteArray &pdf)
{
    StructuredText found;
    const Output output = run(u"pdfinfo"_s, {u"-struct-text"_s, u"%1"_s}, pdf);
    int parts = 0;
    qsizetype noteDepth = -1;
    for (const QByteArray &line : output.text.split('\n')) {
        const QByteArray text = line.trimmed();
        const qsizetype depth = line.indexOf(text);
        if (text.startsWith('"')) {
            const QByteArray plain = text.mid(1, text.size() - 2) + '\n';
            const bool isNote = noteDepth >= 0 && depth > noteDepth;
            (isNote ? found.notes : parts < 2 ? found.front : found.body) += plain;
            continue;
        }
        const QByteArray role = text.split(' ').first();
        parts += role == "Sect" ? 1 : 0;
        if (noteDepth >= 0 && depth <= noteDepth)
            noteDepth = -1;
        if (role == "Note")
            noteDepth = depth;
        if (!role.isEmpty())
            found.roles += role;
    }
    return found;
}

} // namespace sheria::test
