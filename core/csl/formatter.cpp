// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/csl/formatter.h"

#include "core/domain/language.h"
#include "core/pages/confinement.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>

namespace sheria::csl {

using namespace Qt::StringLiterals;

namespace {

constexpr int LookEveryMs = 50; ///< Whether to stop.
constexpr qsizetype MaxAnswerBytes = 4 * 1024 * 1024;

/// One run of the program: `request` in, an answer out.
class Run
{
public:
    Run(const QString &program, pages::Confinement confinement)
        : m_confinement(std::move(confinement))
    {
        m_process.setProgram(program);
        QProcessEnvironment environment;
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.setChildProcessModifier([this] { m_confinement.enter(); });
    }

    Result<QByteArray> answer(const QByteArray &request, const std::stop_token &stop,
                              std::chrono::milliseconds time)
    {
        m_process.start();
        if (!m_process.waitForStarted())
            return Error{ErrorCode::Unavailable, m_process.errorString()};
        m_process.write(request);
        m_process.closeWriteChannel();
        const auto until = std::chrono::steady_clock::now() + time;
        QByteArray output;
        while (m_process.state() != QProcess::NotRunning) {
            m_process.waitForReadyRead(LookEveryMs);
            output += m_process.readAllStandardOutput();
            if (stop.stop_requested())
                return ended({ErrorCode::Cancelled, {}});
            if (output.size() > MaxAnswerBytes || std::chrono::steady_clock::now() > until)
                return ended({ErrorCode::InvalidArgument,
                              Message::tr("the citation style takes too long or says too much")});
        }
        output += m_process.readAllStandardOutput();
        const int exit = m_process.exitCode();
        const bool isNormal = m_process.exitStatus() == QProcess::NormalExit;
        if (isNormal && exit > 100)
            return Error{ErrorCode::Unavailable,
                         Message::tr("%1 cannot be run in its confinement (exit %2)",
                                     m_process.program(), exit)};
        if (!isNormal || exit != 0)
            return Error{ErrorCode::InvalidArgument,
                         output.isEmpty()
                             ? Message::tr("the citation style needs too much memory or time")
                             : Message::tr("the citation style cannot be used: %1",
                                           QString::fromUtf8(output.left(300)))};
        return output;
    }

private:
    Error ended(Error why)
    {
        m_process.kill();
        m_process.waitForFinished(-1);
        return why;
    }

    const pages::Confinement m_confinement;
    QEventLoop m_loop; ///< Never run: gives a thread that is none of Qt's what a process notifies.
    QProcess m_process;
};

void set(QJsonObject &object, const QString &key, const QString &value)
{
    if (!value.isEmpty())
        object[key] = value;
}

/// What points into the work. Kinds of provisions for which styles have no word go by their own.
QJsonObject pinpoint(const CaseCitation &work)
{
    if (work.paragraph.isEmpty())
        return {};
    if (!work.isLaw) {
        const QString to = work.toParagraph.isEmpty() ? QString() : u'–' + work.toParagraph;
        return {{u"label"_s, u"paragraph"_s}, {u"locator"_s, QString(work.paragraph + to)}};
    }
    static const QHash<QByteArray, QString> labels = {{"section", u"section"_s},
                                                      {"chapter", u"chapter"_s},
                                                      {"part", u"part"_s},
                                                      {"paragraph", u"paragraph"_s}};
    if (const QString label = labels.value(work.unit); !label.isEmpty())
        return {{u"label"_s, label}, {u"locator"_s, work.paragraph}};
    const LawText plain = citedLaw(work, CitationStyle::Oscola);
    return {{u"label"_s, u"page"_s}, {u"locator"_s, plain.after.section(u", "_s, -1)}};
}

/// The parts of "[2019] XAHC 77 (XLR)".
struct Neutral
{
    QString year;
    QString court;
    QString number;
};

std::optional<Neutral> neutralOf(const CaseCitation &work)
{
    static const QRegularExpression form(u"^\\[?(\\d{4})\\]? ([\\p{L}. ]+?) (\\d+)\\b"_s);
    const auto match = form.match(work.neutral);
    if (!match.hasMatch())
        return std::nullopt;
    return Neutral{match.captured(1), match.captured(2), match.captured(3)};
}

QJsonObject itemOf(const CaseCitation &work)
{
    QJsonObject item{{u"id"_s, u"1"_s},
                     {u"type"_s, work.isLaw ? u"legislation"_s : u"legal_case"_s}};
    set(item, u"title"_s, work.name);
    set(item, u"language"_s, QString::fromLatin1(shortLanguageCode(work.language)));
    set(item, u"URL"_s, QString::fromUtf8(work.link));
    QString year = work.year;
    if (work.isLaw) {
        // Styles have the country of a law where journals have their title.
        set(item, u"container-title"_s, work.court);
        set(item, u"jurisdiction"_s, work.court);
        set(item, u"number"_s, work.docket);
    } else if (const auto neutral = neutralOf(work)) {
        year = neutral->year;
        set(item, u"authority"_s, neutral->court);
        set(item, u"number"_s, neutral->number);
    } else {
        set(item, u"container-title"_s, work.neutral);
        set(item, u"authority"_s, work.court);
        set(item, u"number"_s, work.docket);
    }
    QJsonArray date;
    if (!year.isEmpty())
        date.append(year.toInt());
    if (work.date.isValid() && !work.isLaw && year.toInt() == work.date.year()) {
        date.append(work.date.month());
        date.append(work.date.day());
    }
    if (!date.isEmpty()) {
        QJsonArray dates; // Braces around an array are a copy of it to some compilers.
        dates.append(date);
        item[u"issued"_s] = QJsonObject{{u"date-parts"_s, dates}};
    }
    return item;
}

} // namespace

QString formatterProgram()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QLatin1StringView place : {"/"_L1, "/../bin/"_L1, "/../libexec/sheria/"_L1}) {
        const QFileInfo file(QString(here + place + u"sheria-csl"_s));
        if (file.isExecutable())
            return file.canonicalFilePath();
    }
    return {};
}

QJsonObject cslItem(const CaseCitation &work)
{
    return {{u"item"_s, itemOf(work)}, {u"cite"_s, pinpoint(work)}};
}

Result<std::vector<Formatted>> format(const Style &style, const std::vector<CaseCitation> &works,
                                      const std::stop_token &stop, const FormatLimits &limits)
{
    const QString program = formatterProgram();
    if (program.isEmpty())
        return Error{ErrorCode::Unavailable,
                     Message::tr("the program sheria-csl is not installed")};
    if (qsizetype(works.size()) > limits.works)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("a style formats at most %1 works at once", limits.works)};
    QJsonArray items;
    for (const CaseCitation &work : works)
        items.append(cslItem(work));
    const QJsonObject request{{u"style"_s, style.tree},
                              {u"locales"_s, style.locales},
                              {u"language"_s, style.language},
                              {u"isNote"_s, style.isNote},
                              {u"works"_s, items}};
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(limits.time);
    SHERIA_TRY(auto confinement,
               pages::Confinement::make(program, program, {limits.memoryBytes, seconds}));
    Run run(program, std::move(confinement));
    SHERIA_TRY(const QByteArray answer,
               run.answer(QJsonDocument(request).toJson(QJsonDocument::Compact), stop,
                          limits.time));
    const QJsonArray said = QJsonDocument::fromJson(answer).array();
    if (said.size() != items.size())
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the citation style gave no citation")};
    std::vector<Formatted> formatted;
    for (const QJsonValue &one : said)
        formatted.push_back({one[u"text"_s].toString(), one[u"html"_s].toString()});
    return formatted;
}

} // namespace sheria::csl
