#include "core/store/libraryfile.h"
#include "core/store/schema.h"
#include "server/ctl/command.h"
#include "server/http/guard.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QByteArray helpOf(const QString &name, const QString &text, std::span<const Command> actions)
{
    const QByteArray group = name.toUtf8();
    QByteArray out = "Usage: sheriactl " + group + " ACTION [options]\n" + text.toUtf8()
        + "\n\nActions:\n";
    for (const Command &action : actions)
        out += "  " + QByteArray(action.name).leftJustified(8) + ' ' + action.summary + '\n';
    return out + "\nSee 'sheriactl " + group + " ACTION --help' for details.";
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

Arguments::Arguments(const QString &name, const QStringList &words) : m_name(name), m_words(words)
{
    m_parser.addOption({{u"h"_s, u"help"_s}, u"Shows this help."_s});
}

void Arguments::describeOfLibrary(const QString &text, const QString &libraryText)
{
    describe(text);
    addRequired(u"library"_s, u"FILE"_s, libraryText);
}

void Arguments::addRequired(const QString &name, const QString &valueName, const QString &text)
{
    addOption(name, valueName, text);
    require(name);
}

void Arguments::addNumber(const QString &name, const QString &valueName, const QString &text,
                          quint64 least, quint64 most)
{
    addOption(name, valueName, text);
    m_numbers.emplace(name, std::pair(least, most));
}

void Arguments::addProgressFlag()
{
    addFlag(u"progress"_s, u"Prints progress to standard error even if it is not a terminal."_s);
}

void Arguments::addPaths(const QString &valueName, const QString &text)
{
    m_takesPaths = true;
    m_parser.addPositionalArgument(valueName, text, valueName + u"…"_s);
}

void Arguments::addWord(const QString &valueName, const QString &text)
{
    addOptionalWord(valueName, text);
    m_neededWord = valueName;
}

void Arguments::addOptionalWord(const QString &valueName, const QString &text)
{
    m_takesWord = true;
    m_parser.addPositionalArgument(valueName, text, valueName);
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
    for (const QString &name : m_required) {
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
    return std::nullopt;
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

Exit runGroup(const Arguments &given, const QString &text, std::span<const Command> actions)
{
    const QString &name = given.name();
    if (given.words().isEmpty()) {
        say(QString::fromUtf8(helpOf(name, text, actions)));
        return Exit::Usage;
    }
    const QString &first = given.words().constFirst();
    if (first == "--help"_L1 || first == "-h"_L1) {
        printLine(helpOf(name, text, actions));
        return Exit::Done;
    }
    for (const Command &action : actions) {
        if (first == QLatin1StringView(action.name)) {
            Arguments rest(name + u' ' + first, given.words().sliced(1));
            if (action.text)
                rest.describeOfLibrary(QString::fromUtf8(action.text));
            return action.run(rest);
        }
    }
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
