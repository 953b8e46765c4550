// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/libraryfile.h"
#include "core/store/file/schema.h"
#include "server/ctl/command.h"
#include "server/http/connection/guard.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

/// What resources/ctl/commands.json says: "commands" by their names, and options that several have, "shared".
QJsonObject descriptions(QLatin1StringView part)
{
    static const QJsonDocument all = [] {
        QFile file(u":/ctl/commands.json"_s);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())
                                              : QJsonDocument();
    }();
    return all[part].toObject();
}

} // namespace

Exit exitFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return Exit::Usage;
    case ErrorCode::NotFound: return Exit::NotFound;
    case ErrorCode::Corrupt:
    case ErrorCode::Unsupported: return Exit::Damaged;
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
    case ErrorCode::Unavailable: return Exit::Unavailable;
    case ErrorCode::NoSpace: return Exit::NoSpace;
    case ErrorCode::Cancelled: return Exit::Stopped;
    case ErrorCode::Internal: return Exit::Internal;
    }
    Q_UNREACHABLE();
}

Error ofServer(Error error)
{
    if (error.code == ErrorCode::Unsupported)
        error.code = ErrorCode::Unavailable;
    return error;
}

Result<store::Database> openForLooking(const QString &path)
{
    SHERIA_TRY(const int version, store::inspectLibraryFile(path));
    const int known = store::migrations().back().version;
    if (version > known)
        return store::newerVersion(version, known);
    if (version < known)
        return Error{
            ErrorCode::Unsupported,
            u"the library %1 was created by an older version; 'import' or 'serve' upgrades it after a backup"_s
                .arg(path)};
    SHERIA_TRY(store::Database db, store::Database::open(path, store::Database::Mode::ReadOnly));
    SHERIA_CHECK(store::checkSchema(db));
    return db;
}

FrbrUri uriAsAt(FrbrUri uri, QDate date)
{
    if (uri.expressionDate.isEmpty())
        uri.expressionDate = FrbrUri::asAt(date);
    return uri;
}

Arguments::Arguments(const QString &name, const QStringList &words, const QString &described)
    : m_name(name)
    , m_words(words)
{
    m_parser.addOption({{u"h"_s, u"help"_s}, u"Shows this help."_s});
    const QJsonValue known =
        descriptions("commands"_L1).value(described.isEmpty() ? name : described);
    m_parser.setApplicationDescription(known["text"_L1].toString());
    add(known["options"_L1].toArray());
}

/// An option has a name, what its value is called unless it is a flag, and a text; a number has bounds, and a
/// value called DATE is one. A word without dashes is called so. With an option that stands alone nothing else
/// is required. A string stands for options that several commands have.
void Arguments::add(const QJsonArray &options)
{
    for (const QJsonValue option : options) {
        const QString name = option["name"_L1].toString();
        const QString word = option["word"_L1].toString();
        const QString text = option["text"_L1].toString();
        const bool areMany = option["many"_L1].toBool();
        if (option.isString())
            add(descriptions("shared"_L1).value(option.toString()).toArray());
        else if (word.isEmpty())
            m_parser.addOption({name, text, option["value"_L1].toString()});
        else
            m_parser.addPositionalArgument(word, text, areMany ? word + u'…' : word);
        if (option["value"_L1] == "DATE"_L1)
            m_dates << name;
        m_takesPaths = m_takesPaths || areMany;
        m_takesWord = m_takesWord || !(word.isEmpty() || areMany);
        if (!word.isEmpty() && !areMany && !option["optional"_L1].toBool())
            m_neededWord = word;
        if (option["required"_L1].toBool())
            m_required << name;
        if (option["alone"_L1].toBool())
            m_alone = name;
        if (const QJsonValue least = option["least"_L1]; !least.isUndefined())
            m_numbers[name] = {quint64(least.toInteger()),
                               quint64(option["most"_L1].toInteger(-1))};
    }
}

std::optional<Exit> Arguments::parse()
{
    if (std::exchange(m_isParsed, true))
        return std::nullopt;
    // The parser takes the first word for the program's name.
    const bool isGood = m_parser.parse(QStringList(u"sheriactl "_s + m_name) + m_words);
    if (has(u"help"_s)) {
        QString help = m_parser.helpText();
        help.replace(QRegularExpression(u"^Usage: .*? \\[options\\]"_s),
                     u"Usage: sheriactl "_s + m_name + u" [options]"_s);
        printLine(help.trimmed().toUtf8());
        return Exit::Done;
    }
    return isGood ? check() : refuse(m_parser.errorText());
}

/// What is wrong with the values that were given, if anything.
std::optional<Exit> Arguments::check() const
{
    const qsizetype most = m_takesWord ? 1 : 0;
    if (!m_takesPaths && paths().size() > most)
        return refuse(u"Unexpected argument '%1'."_s.arg(paths().at(most)));
    const bool isAlone = !m_alone.isEmpty() && has(m_alone);
    for (const QString &name : isAlone ? QStringList() : m_required) {
        if (value(name).isEmpty())
            return refuse(u"Missing option --%1."_s.arg(name));
    }
    if (!m_neededWord.isEmpty() && word().isEmpty())
        return refuse(u"Missing argument %1."_s.arg(m_neededWord));
    for (const auto &[name, bounds] : m_numbers) {
        const auto &[least, greatest] = bounds;
        bool isNumber = false;
        const quint64 given = value(name).toULongLong(&isNumber);
        if (has(name) && (!isNumber || given < least || given > greatest))
            return refuse(u"--%1 must be a number from %2 to %3, not '%4'."_s.arg(name)
                              .arg(least)
                              .arg(greatest)
                              .arg(value(name)));
    }
    for (const QString &name : m_dates) {
        if (has(name) && !date(name).isValid())
            return refuse(
                u"--%1 must be a date such as 2024-01-31, not '%2'."_s.arg(name, value(name)));
    }
    return std::nullopt;
}

QDate Arguments::date(const QString &name) const
{
    return QDate::fromString(value(name), Qt::ISODate);
}

std::optional<quint64> Arguments::number(const QString &name) const
{
    return has(name) ? std::optional(value(name).toULongLong()) : std::nullopt;
}

Exit Arguments::refuse(const QString &why) const
{
    say(u"sheriactl %1: %2\nTry 'sheriactl %1 --help'."_s.arg(m_name, why));
    return Exit::Usage;
}

Exit Arguments::end(const Result<Exit> &result)
{
    if (result)
        return *result;
    complain(result.error());
    return exitFor(result.error().code);
}

QByteArray summaries(const QString &group, std::span<const Command> commands)
{
    qsizetype columns = 8;
    for (const Command &each : commands)
        columns = std::max(columns, qsizetype(qstrlen(each.name)));
    QByteArray lines;
    for (const Command &each : commands) {
        const QJsonValue known =
            descriptions("commands"_L1).value(group + QLatin1StringView(each.name));
        lines += "  " + QByteArray(each.name).leftJustified(columns) + ' '
            + known["summary"_L1].toString().toUtf8() + '\n';
    }
    return lines;
}

std::optional<Exit> runOneOf(std::span<const Command> commands, const QString &group,
                             const QStringList &words)
{
    for (const Command &each : commands) {
        if (words.first() == QLatin1StringView(each.name)) {
            Arguments given(group + words.first(), words.sliced(1));
            return each.run ? each.run(given) : runGroup(given, *each.actions);
        }
    }
    return std::nullopt;
}

Exit runGroup(const Arguments &given, std::span<const Command> actions)
{
    const QString &name = given.name();
    const QString first = given.words().value(0);
    if (first.isEmpty() || first == "--help"_L1 || first == "-h"_L1) {
        const QByteArray text =
            descriptions("commands"_L1).value(name)["text"_L1].toString().toUtf8();
        const QByteArray help = "Usage: sheriactl " + name.toUtf8() + " ACTION [options]\n" + text
            + "\n\nActions:\n" + summaries(name + u' ', actions) + "\nSee 'sheriactl "
            + name.toUtf8() + " ACTION --help' for details.";
        if (!first.isEmpty())
            printLine(help);
        else
            say(QString::fromUtf8(help));
        return first.isEmpty() ? Exit::Usage : Exit::Done;
    }
    if (const auto ended = runOneOf(actions, name + u' ', given.words()))
        return *ended;
    say(u"sheriactl %1: there is no action '%2'. Try 'sheriactl %1 --help'."_s.arg(name, first));
    return Exit::Usage;
}

std::vector<QByteArray> listedWords(const Arguments &given, const char *option)
{
    std::vector<QByteArray> out;
    for (const QString &value : given.values(QLatin1StringView(option)))
        out.push_back(value.toUtf8());
    return out;
}

std::optional<QByteArray> readerBase(const Arguments &given)
{
    const QString text = given.value(u"reader-base"_s);
    if (given.has(u"reader-base"_s) && !http::originFrom(text.section(u'/', 0, 2))) {
        given.refuse(
            u"--reader-base must be an address such as https://example.org, not '%1'."_s.arg(text));
        return std::nullopt;
    }
    QByteArray base = text.toUtf8();
    while (base.endsWith('/'))
        base.chop(1);
    return base;
}

QByteArray numberLines(const std::vector<NumberRow> &rows)
{
    constexpr qsizetype ValueColumns = 12;
    QByteArray text;
    for (const NumberRow &row : rows)
        text += '\n' + QByteArray::number(row.value).rightJustified(ValueColumns) + "  "
            + row.label;
    return text;
}

QString momentText(const QDateTime &moment)
{
    return moment.isValid() ? moment.toUTC().toString(u"yyyy-MM-dd HH:mm") : u"never"_s;
}

} // namespace sheria::ctl
