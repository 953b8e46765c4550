// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/contact.h"
#include "core/domain/frbruri.h"
#include "core/domain/json/json.h"
#include "core/library/library.h"
#include "core/store/db/database.h"
#include "core/store/webhooks/changes.h"
#include "server/ctl/terminal.h"

#include <QByteArrayList>
#include <QCommandLineParser>
#include <QJsonArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace sheria::ctl {

/// How a command ended, as scripts see it. `sheriactl --help` lists them.
enum class Exit : int {
    Done = 0,
    Findings = 1,    ///< It ran to its end, and something is wrong with what it looked at.
    Usage = 2,       ///< The words of the call are off.
    NotFound = 3,    ///< The library, a file, an account or a token is not there.
    Damaged = 4,     ///< The library is damaged, not a library, or made by a newer version.
    Unavailable = 5, ///< Locked, read-only, no permission, port or name taken.
    Stopped = 6,     ///< By a signal, before its end.
    Incomplete = 7,  ///< It ran to its end and found nothing, but could not look at everything.
    NoSpace = 8,     ///< The disk, its quota or its table of files is full.
    Internal = 70,   ///< A bug in this program.
};

/// The exit status for a failure of each kind.
Exit exitFor(ErrorCode code);
/// A failure of a server: that it is none, or none of ours, is no damage of the library.
Error ofServer(Error error);

/// Opens a library to look at it: nothing in it or beside it is changed or migrated.
/// Errors: NotFound; Corrupt; Unsupported (another version's); Unavailable; each a sentence.
Result<store::Database> openForLooking(const QString &path);

/// An address that names no date, as at `date`; null: as it is.
FrbrUri uriAsAt(FrbrUri uri, QDate date);

/// The words of one command, or of one action of a command, and its options, which resources/ctl/commands.json
/// describes. The command runs what it does by run(), look() or change(). These read the words first; help and
/// wrong usage end the command before anything is opened.
class Arguments
{
public:
    /// `name`: "account add"; `words`: what follows it in the call. `described`: the command whose options it
    /// has; empty: `name`.
    Arguments(const QString &name, const QStringList &words, const QString &described = {});

    const QString &name() const { return m_name; }
    /// All words as they were given.
    const QStringList &words() const { return m_words; }

    /// Reads the words once. What ends the command now (help, or a call that is off), or nothing: then the
    /// values are there.
    std::optional<Exit> parse();

    bool has(const QString &name) const { return m_parser.isSet(name); }
    bool wantsJson() const { return has(QStringLiteral("json")); }
    QString value(const QString &name) const { return m_parser.value(name); }
    QByteArray bytes(const QString &name) const { return value(name).toUtf8(); }
    QString library() const { return value(QStringLiteral("library")); }
    /// The value of an option that is a number; none: it is not given.
    std::optional<quint64> number(const QString &name) const;
    int number(const QString &name, int whenAbsent) const
    {
        return static_cast<int>(number(name).value_or(static_cast<quint64>(whenAbsent)));
    }
    /// The value of an option that is a date; null: it is not given.
    QDate date(const QString &name) const;
    /// Of an option that may be given several times.
    QStringList values(const QString &name) const { return m_parser.values(name); }
    QStringList paths() const { return m_parser.positionalArguments(); }
    /// The word without dashes; empty when it was left out.
    QString word() const { return paths().value(0); }

    /// Prints what is wrong with the call, and where help is.
    Exit refuse(const QString &why) const;

    /// Runs `body`, which returns Result<void> or Result<Exit>. An error is told, and its exit status returned.
    template <typename Body>
    Exit run(const Body &body)
    {
        if (const auto ended = parse())
            return *ended;
        return end(exitOf(body));
    }
    /// Runs `look` with the library opened to look at: nothing in it or beside it is changed.
    template <typename Look>
    Exit look(const Look &look)
    {
        return run([&]() -> Result<Exit> {
            SHERIA_TRY(store::Database db, openForLooking(library()));
            return exitOf(look, db);
        });
    }
    /// Runs `change` with the library, which must exist, and a reader of it.
    template <typename Change>
    Exit change(const Change &change)
    {
        return run([&]() -> Result<Exit> {
            const SystemClock clock;
            SHERIA_TRY(const auto opened,
                       Library::open(library(), Library::Mode::OpenExisting, clock));
            opened->vouchForAccountsToCome();
            SHERIA_TRY(store::Database db, opened->openReader());
            return exitOf(change, *opened, db);
        });
    }

private:
    template <typename Body, typename... Opened>
    static Result<Exit> exitOf(const Body &body, Opened &...opened)
    {
        if constexpr (std::is_same_v<std::invoke_result_t<Body, Opened &...>, Result<void>>) {
            SHERIA_CHECK(body(opened...));
            return Exit::Done;
        } else {
            return body(opened...);
        }
    }
    static Exit end(const Result<Exit> &result);
    void add(const QJsonArray &options);
    std::optional<Exit> check() const;

    QString m_name;
    QStringList m_words;
    bool m_isParsed = false;
    bool m_takesPaths = false;
    bool m_takesWord = false;
    QString m_neededWord; ///< What it is called; empty: none must be given.
    QStringList m_required;
    QString m_alone; ///< An option with which nothing else is required; empty: none.
    std::map<QString, std::pair<quint64, quint64>> m_numbers; ///< Their bounds.
    QStringList m_dates;
    QCommandLineParser m_parser;
};

/// One command of sheriactl, or one action of a command.
struct Command
{
    const char *name;
    Exit (*run)(Arguments &given);
    const std::span<const Command> *actions = nullptr; ///< Of a command without `run`.
};

/// A line of help for each of `commands`: its name and what it does, in two columns. `group`: whose
/// actions they are; empty: they are commands.
QByteArray summaries(const QString &group, std::span<const Command> commands);

/// Runs the one of `commands` that the first of `words` names; none: there is no such.
std::optional<Exit> runOneOf(std::span<const Command> commands, const QString &group,
                             const QStringList &words);

/// A command that is followed by what to do: `sheriactl account add …`. Runs that one of `actions`, or
/// helps, or says that there is none.
Exit runGroup(const Arguments &given, std::span<const Command> actions);

/// Prints a line for each of `rows`: with "--json" what `json` makes of it, else what `text` does.
template <typename Rows, typename Json, typename Text>
Result<void> printRows(const Arguments &given, const Result<Rows> &rows, const Json &json,
                       const Text &text)
{
    if (!rows)
        return rows.error();
    for (const auto &row : *rows)
        printLine(given.wantsJson() ? json(row) : text(row));
    return {};
}

/// An option that may be given several times, and the list that its values go to.
template <typename Lists>
struct ListOption
{
    const char *option;
    const char *list; ///< What the list is called.
    std::vector<QByteArray> Lists::*words;
};
/// The values of an option, as bytes.
std::vector<QByteArray> listedWords(const Arguments &given, const char *option);

/// What "--reader-base" says, without a slash at its end; empty: it is not given; none: it is no address,
/// which was told.
std::optional<QByteArray> readerBase(const Arguments &given);

/// A number with a name: `key` in JSON, `label` for people.
struct NumberRow
{
    const char *key;
    const char *label;
    qint64 value;
};
/// "\n", the number right-aligned, and its label, for each of `rows`.
QByteArray numberLines(const std::vector<NumberRow> &rows);

/// "2024-01-05 08:00", in UTC; "never" when invalid.
QString momentText(const QDateTime &moment);

/// A line about an attempt, as 'webhooks log' prints it.
QByteArray deliveryLine(const store::Delivery &delivery);
/// What became of it: "-> http://127.0.0.1/hook: delivered 200, 3 ms".
QByteArray outcomeLine(const store::Delivery &delivery);

/// "downloads works": what a library contacts a host for.
QString contactReason(ContactPurpose purpose);
/// Says which hosts the library would contact and does not, since its user has not agreed, and how to
/// agree. Errors: see Library::contactsToAgree().
Result<void> sayContactsToAgree(const Library &library);
/// Says who is let in by accounts and tokens that the library came with, and how to keep or to remove
/// them. Returns whether there are such. Errors: those of the library and of secrets::LibraryTrust.
Result<bool> sayAccountsToConfirm(Library &library);

extern const std::span<const Command> AccountActions;
extern const std::span<const Command> AddressActions;
extern const std::span<const Command> AuditActions;
extern const std::span<const Command> EmbeddingActions;
extern const std::span<const Command> ImportsActions;
extern const std::span<const Command> IndexActions;
extern const std::span<const Command> KnowledgeBaseActions;
extern const std::span<const Command> LibraryActions;
extern const std::span<const Command> NotesActions;
extern const std::span<const Command> ReplicaActions;
extern const std::span<const Command> SeriesActions;
extern const std::span<const Command> SubscriptionActions;
extern const std::span<const Command> SyncActions;
extern const std::span<const Command> TokenActions;
extern const std::span<const Command> TrashActions;
extern const std::span<const Command> WebhookActions;

/// Cites works and provisions in a style.
Exit runCite(Arguments &given);
Exit runCites(Arguments &given);
/// Who cites a work, in which words, and how.
Exit runCitator(Arguments &given);
Exit runCompare(Arguments &given);
/// Copies a library while it is in use.
Exit runBackup(Arguments &given);
Exit runBundle(Arguments &given);
Exit runBlame(Arguments &given);
Exit runDelete(Arguments &given);
/// Checks the computer, and the library if one is given.
Exit runDoctor(Arguments &given);
Exit runEffects(Arguments &given);
Exit runEmit(Arguments &given);
Exit runExport(Arguments &given);
Exit runImport(Arguments &given);
Exit runInfo(Arguments &given);
Exit runMcp(Arguments &given);
/// Makes a library of a backup.
Exit runRestore(Arguments &given);
/// Searches a library; what names a provision comes first.
Exit runSearch(Arguments &given);
Exit runServe(Arguments &given);
Exit runSyncAdd(Arguments &given);
Exit runSyncChange(Arguments &given);
Exit runSyncEstimate(Arguments &given);
Exit runVerify(Arguments &given);
/// Checks what a brief cites and quotes.
Exit runCheck(Arguments &given);
Exit runWebhooksConverge(Arguments &given);
Exit runWebhooksReceiver(Arguments &given);
Exit runWebhooksReceivers(Arguments &given);
Exit runWebhooksRelay(Arguments &given);
Exit runWebhooksReplay(Arguments &given);
Exit runWebhooksRun(Arguments &given);

} // namespace sheria::ctl
