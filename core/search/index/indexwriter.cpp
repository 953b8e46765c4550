// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexwriter.h"

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/search/index/indexstatus.h"
#include "core/search/text/entry.h"
#include "core/store/webhooks/changes.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <string_view>
#include <utility>

namespace sheria::search {

using namespace Qt::StringLiterals;

namespace {

constexpr char Prefix[] = "gone/";

constexpr std::size_t MaxKnownWords = 1'000'000;
constexpr Xapian::doccount FewGone = 2000;  ///< So few are no burden.
constexpr Xapian::doccount FewLoose = 2000; ///< Written anew, they would save little.

/// The engine gathers the words of so many entries before it sorts them into its lists: few enough to
/// stay in the processor's caches. With thousands, it waits for memory most of the time. It reads the
/// number from the environment only, which is set before there are threads.
const bool GathersFew = qputenv("XAPIAN_FLUSH_THRESHOLD", "400");

std::string pathOf(const QString &folder)
{
    return QFile::encodeName(folder).toStdString();
}

QByteArray bytesOf(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

} // namespace

Error errorOf(const Xapian::Error &error)
{
    const QString detail = QString::fromStdString(error.get_description());
    const std::string_view type = error.get_type();
    if (type == "DatabaseModifiedError")
        return {ErrorCode::Conflict, detail};
    // The system's own words are in the description, whatever the type.
    const Error byReason = writeError(u"the search index"_s, detail);
    if (byReason.code == ErrorCode::NoSpace)
        return byReason;
    if (namesPermission(detail))
        return {ErrorCode::Forbidden, byReason.text()};
    if (type == "DatabaseLockError")
        return {ErrorCode::Unavailable,
                QStringLiteral(
                    "the search index is being written by another program: stop the one that has "
                    "the library open, then try again (%1)")
                    .arg(detail)};
    if (type == "DatabaseNotFoundError")
        return {ErrorCode::Unavailable, detail};
    // What is not there, or no number: the files do not fit together.
    const bool isDamage = type.starts_with("Database") || type == "DocNotFoundError"
        || type == "RangeError" || type == "SerialisationError";
    if (isDamage)
        return {ErrorCode::Corrupt, detail};
    return {ErrorCode::Internal, detail};
}

std::string goneKey(Xapian::docid first)
{
    return Prefix + packNumber(first);
}

GoneWorks goneWorks(const Xapian::Database &index)
{
    GoneWorks gone;
    const Xapian::TermIterator end = index.metadata_keys_end(Prefix);
    for (Xapian::TermIterator key = index.metadata_keys_begin(Prefix); key != end; ++key)
        gone[unpackNumber((*key).substr(sizeof Prefix - 1))] = unpackNumber(
            index.get_metadata(*key));
    return gone;
}

Xapian::doccount entriesOf(const GoneWorks &gone)
{
    Xapian::doccount entries = 0;
    for (const auto &[first, count] : gone)
        entries += count;
    return entries;
}

Result<QByteArray> changeMark(store::Database &db, qint64 revision)
{
    if (revision <= 0)
        return QByteArray();
    SHERIA_TRY(const std::vector<store::Change> changes, store::changesAfter(db, revision - 1, 1));
    if (changes.empty() || changes.front().revision != revision)
        return QByteArray();
    const store::Change &change = changes.front();
    const QByteArray said = QByteArray::number(change.revision) + ' '
        + QByteArray::number(change.at.toMSecsSinceEpoch()) + ' ' + change.workUri + ' '
        + change.expressionUri;
    return sha256Hex(said).left(32);
}

Result<QByteArray> libraryMark(store::Database &db)
{
    SHERIA_TRY(const std::vector<store::Change> changes, store::changesAfter(db, 0, 1));
    return changes.empty() ? Result<QByteArray>(QByteArray())
                           : changeMark(db, changes.front().revision);
}

Result<bool> belongsTo(const IndexMark &mark, store::Database &db)
{
    if (mark.revision == 0)
        return true;
    SHERIA_TRY(const QByteArray library, libraryMark(db));
    SHERIA_TRY(const QByteArray change, changeMark(db, mark.revision));
    return !mark.change.isEmpty() && mark.library == library && mark.change == change;
}

std::optional<IndexMark> markOf(const Xapian::Database &index)
{
    if (index.get_metadata(metadata::Schema) != IndexSchema)
        return std::nullopt;
    IndexMark mark;
    mark.library = bytesOf(index.get_metadata(metadata::Library));
    mark.revision = bytesOf(index.get_metadata(metadata::Revision)).toLongLong();
    mark.change = bytesOf(index.get_metadata(metadata::Change));
    mark.pages = bytesOf(index.get_metadata(metadata::Pages)).toLongLong();
    const std::string builtTo = index.get_metadata(metadata::BuiltTo);
    if (!builtTo.empty())
        mark.builtTo = bytesOf(builtTo).mid(1);
    return mark;
}

void probeIndex(const Xapian::Database &index)
{
    constexpr Xapian::docid Probes = 16;
    const Xapian::docid last = index.get_lastdocid();
    const bool hasAllIds = index.get_doccount() == last; // Ids are never given again.
    for (Xapian::docid probe = 1; last > 0 && hasAllIds && probe <= Probes; ++probe) {
        const auto id = Xapian::docid(1 + (quint64(last) - 1) * probe / Probes);
        if (index.get_document(id).get_data().empty())
            throw Xapian::DatabaseCorruptError("an entry without data");
    }
    for (const char *begin : {"", "a", "h", "p", "z", "\xff"}) {
        Xapian::TermIterator words = index.synonym_keys_begin();
        words.skip_to(begin);
        if (words != index.synonym_keys_end())
            (void) *words;
        Xapian::TermIterator terms = index.allterms_begin();
        terms.skip_to(begin);
        if (terms != index.allterms_end())
            (void) *index.postlist_begin(*terms);
    }
    Xapian::ValueIterator works = index.valuestream_begin(slot::Work);
    if (works != index.valuestream_end(slot::Work))
        works.skip_to(last);
}

template <typename Function>
Result<void> IndexWriter::write(const Function &function)
{
    Result<void> done = guarded(function);
    if (!done && done.error().code == ErrorCode::Corrupt)
        noteIndexDamage(m_folder, done.error().text());
    return done;
}

Result<IndexWriter> IndexWriter::make(const QString &folder, const QString &reason)
{
    // Others read nothing in it, whatever the rights of the files that Xapian makes.
    SHERIA_CHECK(makePrivateFolder(folder));
    Result<IndexWriter> made = guarded([&]() -> Result<IndexWriter> {
        // Lists of each entry's terms would double the size: see gonework.h.
        Xapian::WritableDatabase index(pathOf(folder),
                                       Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_TERMLIST);
        index.set_metadata(metadata::Schema, IndexSchema);
        index.set_metadata(metadata::Identity, QUuid::createUuid().toByteArray().toStdString());
        index.set_metadata(metadata::BuiltTo, "/");
        index.set_metadata(metadata::Reason, reason.toStdString());
        index.commit();
        IndexWriter writer(folder, std::move(index));
        writer.m_mark.builtTo = QByteArray();
        writer.m_reason = reason;
        return writer;
    });
    if (made)
        clearIndexDamage(folder);
    return made;
}

Result<IndexWriter> IndexWriter::create(const QString &folder, const QString &reason)
{
    Result<IndexWriter> made = make(folder, reason);
    if (made || made.error().code != ErrorCode::Corrupt)
        return made;
    // What is there cannot even be overwritten.
    QDir(folder).removeRecursively();
    return make(folder, reason);
}

Result<IndexWriter> IndexWriter::open(const QString &folder, store::Database &db)
{
    if (!QDir(folder).exists())
        return create(folder);
    if (const QString damage = notedIndexDamage(folder); !damage.isEmpty())
        return create(folder, damage);
    makePrivate(folder);
    bool isOtherSchema = false;
    auto opened = guarded([&]() -> Result<IndexWriter> {
        Xapian::WritableDatabase index(pathOf(folder), Xapian::DB_OPEN | Xapian::DB_NO_TERMLIST);
        const std::optional<IndexMark> mark = markOf(index);
        isOtherSchema = !mark;
        if (!mark)
            return Error{ErrorCode::Corrupt, QStringLiteral("an index of another version")};
        probeIndex(index);
        IndexWriter writer(folder, std::move(index));
        writer.m_mark = *mark;
        writer.m_gone = entriesOf(goneWorks(writer.m_index));
        writer.m_loose = Xapian::doccount(
            bytesOf(writer.m_index.get_metadata(metadata::Loose)).toUInt());
        writer.m_reason = QString::fromStdString(writer.m_index.get_metadata(metadata::Reason));
        const QByteArray languages = bytesOf(writer.m_index.get_metadata(metadata::Languages));
        for (const QByteArray &language : languages.split(' '))
            writer.m_languages.insert(language.toStdString());
        return writer;
    });
    if (!opened) {
        // One that only cannot be opened now (locked, no permission, no room) is as good as before.
        const bool isUseless = opened.error().code == ErrorCode::Corrupt
            || opened.error().code == ErrorCode::Internal
            || !QFile::exists(folder + QStringLiteral("/iamglass"));
        if (!isUseless)
            return opened;
        return create(folder, isOtherSchema ? QString() : opened.error().text());
    }
    SHERIA_TRY(const bool belongs, belongsTo(opened->mark(), db));
    if (belongs)
        return opened;
    // The lock goes with the writer, before another takes it.
    opened = Error{ErrorCode::Conflict, {}};
    return create(folder);
}

void IndexWriter::begin()
{
    if (!std::exchange(m_isBegun, true))
        m_index.begin_transaction();
}

void IndexWriter::markDeleted(QByteArrayView workUri)
{
    const std::string term = workTerm(workUri);
    std::vector<Xapian::docid> firsts(m_index.postlist_begin(term), m_index.postlist_end(term));
    // Only the last one can be alive.
    if (firsts.empty() || !m_index.get_metadata(goneKey(firsts.back())).empty())
        return;
    const Xapian::docid first = firsts.back();
    const std::string data = m_index.get_document(first).get_data();
    const auto record = WorkRecord::fromBytes(Entry::recordIn(data));
    if (!record)
        throw Xapian::DatabaseCorruptError("an entry without its record");
    m_index.set_metadata(goneKey(first), packNumber(quint32(record->entries)));
    m_gone += Xapian::doccount(record->entries);
}

Result<void> IndexWriter::remove(QByteArrayView workUri)
{
    return write([&]() -> Result<void> {
        begin();
        markDeleted(workUri);
        return {};
    });
}

Result<void> IndexWriter::put(WorkEntries entries)
{
    return write([&]() -> Result<void> {
        begin();
        markDeleted(entries.record.uri);
        // Ids only ever rise: that lets readers keep what they know of old ones.
        const Xapian::docid first = m_index.get_lastdocid() + 1;
        for (std::size_t i = 0; i < entries.documents.size(); ++i) {
            Xapian::Document &document = entries.documents[i];
            document.add_value(slot::Work, packNumber(first));
            if (entries.units[i] >= 0)
                document.add_value(slot::Unit, packNumber(first + Xapian::docid(entries.units[i])));
            m_index.add_document(document);
        }
        m_loose += Xapian::doccount(entries.documents.size());
        m_languages.insert(entries.languages.begin(), entries.languages.end());
        return {};
    });
}

bool IndexWriter::needsRebuild() const
{
    return m_gone > FewGone && m_gone > m_index.get_doccount() / 3;
}

bool IndexWriter::isLoose() const
{
    return m_loose > FewLoose && m_loose > m_index.get_doccount() / 5;
}

Result<void> IndexWriter::compact(const QString &folder)
{
    return write([&]() -> Result<void> {
        m_index.set_metadata(metadata::Loose, {});
        m_index.commit();
        m_loose = 0;
        // Readers keep what they know by the ids of entries.
        m_index.compact(pathOf(folder), Xapian::DBCOMPACT_NO_RENUMBER);
        return {};
    });
}

Result<void> IndexWriter::addWords(NewWords &words)
{
    return write([&]() -> Result<void> {
        begin();
        for (const auto &[word, stems] : words) {
            for (const std::string &stem : stems) {
                if (m_knownWords.insert(word + ' ' + stem).second)
                    m_index.add_synonym(word, stem);
            }
        }
        words.clear();
        if (m_knownWords.size() > MaxKnownWords)
            m_knownWords.clear();
        return {};
    });
}

Result<void> IndexWriter::commit(const IndexMark &mark)
{
    return write([&]() -> Result<void> {
        begin();
        std::string languages;
        for (const std::string &language : m_languages)
            languages += (languages.empty() || language.empty() ? "" : " ") + language;
        m_index.set_metadata(metadata::Library, mark.library.toStdString());
        m_index.set_metadata(metadata::Revision, std::to_string(mark.revision));
        m_index.set_metadata(metadata::Change, mark.change.toStdString());
        m_index.set_metadata(metadata::Pages, std::to_string(mark.pages));
        m_index.set_metadata(metadata::BuiltTo,
                             mark.builtTo ? "/" + mark.builtTo->toStdString() : std::string());
        m_index.set_metadata(metadata::Languages, languages);
        m_index.set_metadata(metadata::Loose, std::to_string(m_loose));
        if (!mark.builtTo)
            m_index.set_metadata(metadata::Reason, {});
        m_index.commit_transaction();
        m_isBegun = false;
        m_mark = mark;
        if (!mark.builtTo)
            m_reason.clear();
        return {};
    });
}

} // namespace sheria::search
