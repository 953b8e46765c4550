// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/gitexport.h"

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/git/gitprocess.h"
#include "core/git/markdown.h"
#include "core/knowledge/expressiontext.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/placequeries.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace sheria::git {

using namespace Qt::StringLiterals;

namespace {

/// Part of what commits are recognised by: another one for files or messages that are made differently.
constexpr QByteArrayView Format = "2";
constexpr std::size_t RecordsAtOnce = 200;
/// A list of the commits of an export, in the repository: "<commit> <what it was made of>".
constexpr auto ListName = "sheria-commits";
constexpr auto MarksName = "sheria-marks";

/// A file of a commit.
struct ChangedText
{
    QByteArray uri;
    QByteArray path; ///< "act/1998/55/eng"; that of a repeal has no language.
    QString title;
    bool isRepeal = false; ///< The files of `path` go.
    qint64 expressionId = 0;
    std::vector<Manifestation> manifestations; ///< Without superseded ones.

    auto order() const { return std::tie(isRepeal, uri, path); }
};

/// What a work did on a day.
struct Event
{
    QDate date;
    WorkRef by;                      ///< Empty: it is not known.
    std::vector<WorkRef> candidates; ///< Those of which each may be it, where it is not known.
    std::vector<ChangedText> texts;
    QByteArray digest;
};

/// Events are one if they are of one day and of one work; where that is not known, of one amended work.
using EventKey = std::tuple<QDate, QByteArray, QByteArray>;
using Events = std::map<EventKey, Event>;

/// The name of a file or folder that git and file systems take as it is.
QByteArray pathSegment(const QByteArray &segment)
{
    QByteArray out;
    for (const char c : segment) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || c == '-' || c == '_' || (c == '.' && !out.isEmpty());
        if (isPlain)
            out += c;
        else
            out += '%' + QByteArray(1, c).toHex().toUpper();
    }
    return out;
}

/// "/akn/za/act/1998/55" as "act/1998/55".
QByteArray pathOf(const FrbrUri &work)
{
    QByteArrayList segments = work.workUri(false).split('/').sliced(3);
    for (QByteArray &segment : segments)
        segment = pathSegment(segment);
    return segments.join('/');
}

/// Who made a text what it is, and when.
struct Origin
{
    QDate date;
    WorkRef by; ///< Empty: it is not known.
    std::vector<WorkRef> candidates;
};

/// Adds a work unless it is there already.
void addCandidate(std::vector<WorkRef> &works, const WorkRef &work)
{
    const bool isKnown = std::any_of(works.begin(), works.end(), [&work](const WorkRef &known) {
        return known.uri == work.uri && (!work.uri.isEmpty() || known.title == work.title);
    });
    if (!isKnown)
        works.push_back(work);
}

/// The date of the text before, in the same language; before the first one in a language, in any. Null: none.
QDate dateBefore(const ExpressionRecord &record)
{
    QDate inLanguage;
    QDate inAny;
    for (const ExpressionSummary &each : record.pointsInTime) {
        if (each.date >= record.expression.date)
            continue;
        inAny = std::max(inAny, each.date);
        if (each.language == record.expression.language)
            inLanguage = std::max(inLanguage, each.date);
    }
    return inLanguage.isValid() ? inLanguage : inAny;
}

/// Those by which a text differs from the one before: they took effect after that one, and by the date of the
/// text. A first text may be later than amendments that it has from the beginning, so only its own day counts.
std::vector<Amendment> amendmentsFor(const ExpressionRecord &record, QDate before)
{
    const QDate date = record.expression.date;
    std::vector<Amendment> amendments = record.work.amendments;
    std::erase_if(amendments, [&](const Amendment &each) {
        const bool isAfter = before.isValid() ? each.date > before : each.date == date;
        return !each.date.isValid() || !isAfter || each.date > date;
    });
    return amendments;
}

/// The one work that amended since the text before, on the day on which it did, or the work itself for its
/// first text; else nobody is known. That day is after the date of the text before, which the event of that
/// text is not later than: texts of one path keep their order.
Origin originOf(const ExpressionRecord &record)
{
    const Work &work = record.work;
    const QDate before = dateBefore(record);
    Origin origin{record.expression.date, {}, {}};
    QDate last;
    for (const Amendment &each : amendmentsFor(record, before)) {
        last = std::max(last, each.date);
        addCandidate(origin.candidates, each.by);
    }
    if (origin.candidates.size() == 1 && !origin.candidates.front().uri.isEmpty())
        return {last, origin.candidates.front(), {}};
    if (origin.candidates.empty() && !before.isValid())
        origin.by = {work.uri.workUri(false), work.title};
    return origin;
}

std::vector<Manifestation> currentOf(const ExpressionRecord &record)
{
    std::vector<Manifestation> current = record.manifestations;
    std::erase_if(current, [](const Manifestation &each) {
        return each.role == Manifestation::Role::Superseded || each.contentHash.isEmpty();
    });
    return current;
}

void addRecord(Events &events, const ExpressionRecord &record)
{
    const Work &work = record.work;
    const Expression &expression = record.expression;
    const QByteArray path = pathOf(work.uri);
    const auto add = [&](const Origin &origin, ChangedText text) {
        const QByteArray amended = origin.by.uri.isEmpty() ? work.uri.workUri(false) : QByteArray();
        Event &event = events[{origin.date, origin.by.uri, amended}];
        event.date = origin.date;
        event.by = origin.by;
        for (const WorkRef &each : origin.candidates)
            addCandidate(event.candidates, each);
        event.texts.push_back(std::move(text));
    };
    add(originOf(record),
        {expression.uri, path + '/' + expression.language, expression.title, false, expression.id,
         currentOf(record)});
    const bool isLast = record.pointsInTime.empty()
        || record.pointsInTime.back().uri == expression.uri;
    if (work.repeal && work.repeal->date.isValid() && isLast
        && work.repeal->date >= expression.date)
        add({work.repeal->date, work.repeal->by, {}},
            {work.uri.workUri(false), path, work.title, true, 0, {}});
}

/// Without what git's identities have no room for.
QByteArray identityPart(const QString &text)
{
    QString out;
    for (const QChar c : text.simplified()) {
        if (c.category() != QChar::Other_Control && c != u'<' && c != u'>')
            out += c;
    }
    // Git takes these away at the ends.
    while (!out.isEmpty() && (out.back().isSpace() || u".,:;\"'\\"_s.contains(out.back())))
        out.chop(1);
    return out.toUtf8();
}

/// "Trees Act </akn/za/act/1998/55> 1234 +0000".
QByteArray identityOf(const Event &event)
{
    QByteArray name = identityPart(event.by.title);
    if (name.isEmpty())
        name = event.by.uri.isEmpty() ? QByteArray("Unknown law") : event.by.uri;
    const qint64 seconds = event.date.startOfDay(Qt::UTC).toSecsSinceEpoch();
    return name + " <" + identityPart(QString::fromUtf8(event.by.uri)) + "> "
        + QByteArray::number(std::max<qint64>(0, seconds)) + " +0000";
}

/// A line of a message.
QByteArray lineOf(const QString &text)
{
    return identityPart(text);
}

QByteArray messageOf(const Event &event)
{
    const ChangedText &first = event.texts.front();
    const QByteArray title = lineOf(first.isRepeal || event.by.title.isEmpty() ? first.title
                                                                               : event.by.title);
    QByteArray message = first.isRepeal ? "Repeal of " + title : title;
    message += "\n\n";
    for (const ChangedText &each : event.texts)
        message += QByteArray(each.isRepeal ? "- " : "* ") + each.uri + ' ' + lineOf(each.title)
            + '\n';
    message += "\nDate: "
        + (isPlaceholder(event.date) ? QByteArray("not known")
                                     : event.date.toString(Qt::ISODate).toLatin1())
        + '\n';
    if (!event.by.uri.isEmpty())
        message += "By: " + event.by.uri + '\n';
    for (const WorkRef &each : event.candidates) {
        const QByteArray name = each.uri.isEmpty() ? lineOf(each.title) : each.uri;
        message += name.isEmpty() ? QByteArray() : "By: " + name + '\n';
    }
    return message;
}

QByteArray digestOf(const Event &event)
{
    QByteArray all = Format.toByteArray() + '\n' + identityOf(event) + '\n' + messageOf(event);
    for (const ChangedText &each : event.texts) {
        all += each.path + '\n';
        for (const Manifestation &one : each.manifestations)
            all += one.component + ' ' + one.contentHash + '\n';
    }
    return sha256Hex(all);
}

QByteArray data(const QByteArray &bytes)
{
    return "data " + QByteArray::number(bytes.size()) + '\n' + bytes + '\n';
}

/// The repository of one place.
class Repository
{
public:
    Repository(store::Database &db, const QString &path, const std::stop_token &stop)
        : m_db(db)
        , m_path(path)
        , m_stop(stop)
    {}

    Result<void> prepare()
    {
        const QFileInfo folder(m_path);
        const bool isEmpty = !folder.exists() || (folder.isDir() && QDir(m_path).isEmpty());
        if (!isEmpty && !QFileInfo::exists(file(ListName)))
            return Error{ErrorCode::Conflict,
                         Message::tr("%1 is there and no export of Sheria; name another folder",
                                     m_path)};
        if (!isEmpty)
            return readList();
        GitProcess git(m_path, m_stop);
        SHERIA_CHECK(git.start(
            {u"init"_s, u"--quiet"_s, u"--bare"_s, u"--template="_s, u"--initial-branch=main"_s}));
        SHERIA_CHECK(git.finish());
        return writeList({});
    }

    /// Writes what is not there yet. Returns how many commits that is.
    Result<Exported> write(const std::vector<Event> &events, const OnCommit &onCommit)
    {
        std::size_t kept = 0;
        while (kept < events.size() && kept < m_list.size()
               && m_list[kept].second == events[kept].digest)
            ++kept;
        if (kept == events.size() && kept == m_list.size())
            return Exported();
        m_list.resize(kept);
        if (kept == events.size() && kept > 0) { // The last ones are gone.
            GitProcess git(m_path, m_stop);
            SHERIA_CHECK(git.start(
                {u"update-ref"_s, u"refs/heads/main"_s, QString::fromLatin1(m_list.back().first)}));
            SHERIA_CHECK(git.finish());
            SHERIA_CHECK(writeList(m_list));
            return Exported();
        }
        Exported done;
        GitProcess git(m_path, m_stop);
        SHERIA_CHECK(
            git.start({u"-c"_s, u"core.compression=1"_s, u"fast-import"_s, u"--quiet"_s,
                       u"--force"_s, u"--done"_s, u"--export-marks="_s + file(MarksName)}));
        for (std::size_t i = kept; i < events.size(); ++i) {
            SHERIA_CHECK(writeCommit(git, events, i));
            ++done.commits;
            done.texts += std::count_if(events[i].texts.begin(), events[i].texts.end(),
                                        [](const ChangedText &text) { return !text.isRepeal; });
            if (onCommit)
                onCommit(qint64(i) + 1, qint64(events.size()));
        }
        SHERIA_CHECK(git.write("done\n"));
        SHERIA_CHECK(git.finish());
        SHERIA_CHECK(noteCommits(events, kept));
        return done;
    }

private:
    using List = std::vector<std::pair<QByteArray, QByteArray>>; ///< Commit, digest.

    QString file(const char *name) const { return m_path + u'/' + QLatin1StringView(name); }

    Result<void> readList()
    {
        QFile list(file(ListName));
        if (!list.open(QIODevice::ReadOnly))
            return Error{ErrorCode::Unavailable,
                         Message::tr("%1 cannot be read: %2", list.fileName(), list.errorString())};
        const auto isHash = [](const QByteArray &text) {
            return (text.size() == 40 || text.size() == 64)
                && std::all_of(text.begin(), text.end(), [](char c) {
                       return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
                   });
        };
        for (const QByteArray &line : list.readAll().split('\n')) {
            const QByteArrayList words = line.split(' ');
            if (words.size() != 2 || !isHash(words[0]) || !isHash(words[1]))
                break; // What follows is written anew.
            m_list.emplace_back(words[0], words[1]);
        }
        return {};
    }

    Result<void> writeList(const List &list)
    {
        QByteArray lines;
        for (const auto &[commit, digest] : list)
            lines += commit + ' ' + digest + '\n';
        return writeOutputFile(file(ListName), lines);
    }

    /// Git says which commit each mark became.
    Result<void> noteCommits(const std::vector<Event> &events, std::size_t kept)
    {
        QFile marks(file(MarksName));
        if (!marks.open(QIODevice::ReadOnly))
            return Error{ErrorCode::Unavailable,
                         Message::tr("%1 cannot be read: %2", marks.fileName(),
                                     marks.errorString())};
        std::map<qsizetype, QByteArray> commits;
        for (const QByteArray &line : marks.readAll().split('\n')) {
            const qsizetype blank = line.indexOf(' ');
            if (line.startsWith(':') && blank > 0)
                commits[line.sliced(1, blank - 1).toLongLong()] = line.sliced(blank + 1);
        }
        marks.remove();
        for (std::size_t i = kept; i < events.size(); ++i)
            m_list.emplace_back(commits[qsizetype(i) + 1], events[i].digest);
        return writeList(m_list);
    }

    Result<void> writeCommit(GitProcess &git, const std::vector<Event> &events, std::size_t index)
    {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        const Event &event = events[index];
        const QByteArray identity = identityOf(event);
        QByteArray out = "commit refs/heads/main\nmark :" + QByteArray::number(index + 1)
            + "\nauthor " + identity + "\ncommitter " + identity + '\n' + data(messageOf(event));
        if (index > 0 && index == m_list.size())
            out += "from " + m_list.back().first + '\n';
        else if (index > 0)
            out += "from :" + QByteArray::number(index) + '\n';
        for (const ChangedText &text : event.texts) {
            SHERIA_TRY(const QByteArray files, filesOf(text));
            out += files;
        }
        return git.write(out + '\n');
    }

    Result<QByteArray> filesOf(const ChangedText &text)
    {
        if (text.isRepeal)
            return QByteArray("D " + text.path + '\n');
        QByteArray out;
        ExpressionRecord record;
        record.expression.id = text.expressionId;
        record.expression.uri = text.uri;
        record.manifestations = text.manifestations;
        for (const Manifestation &each : record.manifestations) {
            SHERIA_TRY(const QByteArray xml, store::contentXml(m_db, each.contentHash));
            const bool isMain = each.role == Manifestation::Role::Main;
            const QByteArray name = isMain ? text.path
                                           : text.path + '-' + pathSegment(each.component);
            out += "M 100644 inline " + name + ".xml\n" + data(xml);
        }
        SHERIA_TRY(const auto texts, knowledge::textsOf(m_db, record));
        if (!texts.empty())
            out += "M 100644 inline " + text.path + ".md\n" + data(markdownOf(text.title, texts));
        return out;
    }

    store::Database &m_db;
    QString m_path;
    const std::stop_token &m_stop;
    List m_list;
};

/// Of legislation, in their order.
Result<std::vector<Event>> eventsOf(store::Database &db, const QByteArray &place)
{
    store::ExpressionFilter filter;
    filter.place = place;
    SHERIA_TRY(const std::vector<qint64> ids, store::listExpressionIds(db, filter));
    Events found;
    for (std::size_t from = 0; from < ids.size(); from += RecordsAtOnce) {
        const std::size_t to = std::min(ids.size(), from + RecordsAtOnce);
        SHERIA_TRY(const auto records,
                   store::loadExpressions(
                       db, {ids.begin() + std::ptrdiff_t(from), ids.begin() + std::ptrdiff_t(to)}));
        for (const ExpressionRecord &record : records) {
            if (!record.work.uri.doctype.startsWith("judg"))
                addRecord(found, record);
        }
    }
    std::vector<Event> events;
    for (auto &[key, event] : found) {
        std::sort(event.texts.begin(), event.texts.end(),
                  [](const ChangedText &a, const ChangedText &b) { return a.order() < b.order(); });
        event.digest = digestOf(event);
        events.push_back(std::move(event));
    }
    return events;
}

} // namespace

Result<Exported> exportRepositories(store::Database &db, const QString &folder,
                                    const OnCommit &onCommit, const std::stop_token &stop)
{
    if (!QDir().mkpath(folder))
        return writeError(Message::tr("the folder %1 cannot be made", folder), QString());
    SHERIA_TRY(const auto places, store::listPlacesOfTexts(db));
    Exported all;
    for (const store::PlaceOfTexts &place : places) {
        SHERIA_TRY(const std::vector<Event> events, eventsOf(db, place.code));
        if (events.empty())
            continue;
        Repository repository(db, QDir(folder).filePath(QString::fromLatin1(place.code + ".git")),
                              stop);
        SHERIA_CHECK(repository.prepare());
        SHERIA_TRY(const Exported done, repository.write(events, onCommit));
        ++all.repositories;
        all.commits += done.commits;
        all.texts += done.texts;
    }
    return all;
}

} // namespace sheria::git
