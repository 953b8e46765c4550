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

/// Lists of each entry's terms would double the size.
constexpr int Anew = Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_TERMLIST;

std::string pathOf(const QString &folder)
{
    return QFile::encodeName(folder).toStdString();
}

QString segmentsFolder(const QString &folder)
{
    return folder + QStringLiteral("/segments");
}

QString segmentFolder(const QString &folder, std::size_t number)
{
    return segmentsFolder(folder) + u'/' + QString::number(number + 1);
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

IndexWriter::IndexWriter(QString folder, Xapian::WritableDatabase index,
                         Xapian::doccount segmentEntries)
    : m_folder(std::move(folder))
    , m_index(std::move(index))
    , m_segmentEntries(segmentEntries)
    , m_last(m_index.get_lastdocid())
{}

template <typename Function>
Result<void> IndexWriter::write(const Function &function)
{
    Result<void> done = guarded(function);
    if (!done && done.error().code == ErrorCode::Corrupt)
        noteIndexDamage(m_folder, done.error().text());
    return done;
}

Result<IndexWriter> IndexWriter::make(const QString &folder, const QString &reason,
                                      Xapian::doccount segmentEntries)
{
    // Others read nothing in it, whatever the rights of the files that Xapian makes.
    SHERIA_CHECK(makePrivateFolder(folder));
    Result<IndexWriter> made = guarded([&]() -> Result<IndexWriter> {
        Xapian::WritableDatabase index(pathOf(folder), Anew);
        index.set_metadata(metadata::Schema, IndexSchema);
        index.set_metadata(metadata::Identity, QUuid::createUuid().toByteArray().toStdString());
        index.set_metadata(metadata::BuiltTo, "/");
        index.set_metadata(metadata::Reason, reason.toStdString());
        index.commit();
        QDir(segmentsFolder(folder)).removeRecursively();
        IndexWriter writer(folder, std::move(index), segmentEntries);
        writer.m_mark.builtTo = QByteArray();
        writer.m_reason = reason;
        return writer;
    });
    if (made)
        clearIndexDamage(folder);
    return made;
}

Result<IndexWriter> IndexWriter::create(const QString &folder, const QString &reason,
                                        Xapian::doccount segmentEntries)
{
    Result<IndexWriter> made = make(folder, reason, segmentEntries);
    if (made || made.error().code != ErrorCode::Corrupt)
        return made;
    // What is there cannot even be overwritten.
    QDir(folder).removeRecursively();
    return make(folder, reason, segmentEntries);
}

Result<IndexWriter> IndexWriter::openExisting(const QString &folder,
                                              Xapian::doccount segmentEntries, bool &isOtherSchema)
{
    return guarded([&]() -> Result<IndexWriter> {
        Xapian::WritableDatabase index(pathOf(folder), Xapian::DB_OPEN | Xapian::DB_NO_TERMLIST);
        const std::optional<IndexMark> mark = markOf(index);
        isOtherSchema = !mark;
        if (!mark)
            return Error{ErrorCode::Corrupt, QStringLiteral("an index of another version")};
        probeIndex(index);
        IndexWriter writer(folder, std::move(index), segmentEntries);
        writer.m_mark = *mark;
        writer.m_gone = entriesOf(goneWorks(writer.m_index));
        writer.m_loose = Xapian::doccount(
            bytesOf(writer.m_index.get_metadata(metadata::Loose)).toUInt());
        writer.m_reason = QString::fromStdString(writer.m_index.get_metadata(metadata::Reason));
        const QByteArray languages = bytesOf(writer.m_index.get_metadata(metadata::Languages));
        for (const QByteArray &language : languages.split(' '))
            writer.m_languages.insert(language.toStdString());
        writer.findSegments();
        return writer;
    });
}

Result<IndexWriter> IndexWriter::open(const QString &folder, store::Database &db,
                                      Xapian::doccount segmentEntries)
{
    if (!QDir(folder).exists())
        return create(folder, {}, segmentEntries);
    if (const QString damage = notedIndexDamage(folder); !damage.isEmpty())
        return create(folder, damage, segmentEntries);
    makePrivate(folder);
    bool isOtherSchema = false;
    Result<IndexWriter> opened = openExisting(folder, segmentEntries, isOtherSchema);
    if (!opened) {
        // One that only cannot be opened now (locked, no permission, no room) is as good as before.
        const bool isUseless = opened.error().code == ErrorCode::Corrupt
            || opened.error().code == ErrorCode::Internal
            || !QFile::exists(folder + QStringLiteral("/iamglass"));
        if (!isUseless)
            return opened;
        return create(folder, isOtherSchema ? QString() : opened.error().text(), segmentEntries);
    }
    SHERIA_TRY(const bool belongs, belongsTo(opened->mark(), db));
    if (belongs)
        return opened;
    // The lock goes with the writer, before another takes it.
    opened = Error{ErrorCode::Conflict, {}};
    return create(folder, {}, segmentEntries);
}

/// Goes on with the segments that one who built the index before left: those that follow it, one after the other.
void IndexWriter::findSegments()
{
    while (m_mark.builtTo) {
        const std::string path = pathOf(segmentFolder(m_folder, m_segments));
        const auto found = guarded([&]() -> Result<IndexMark> {
            const Xapian::Database segment(path);
            const std::optional<IndexMark> mark = markOf(segment);
            const Xapian::ValueIterator first = segment.valuestream_begin(slot::Work);
            const bool follows = mark && mark->builtTo && mark->library == m_mark.library
                && mark->revision == m_mark.revision && first != segment.valuestream_end(slot::Work)
                && first.get_docid() == m_last + 1;
            if (!follows)
                return Error{ErrorCode::NotFound, {}};
            for (const QByteArray &language :
                 bytesOf(segment.get_metadata(metadata::Languages)).split(' '))
                m_languages.insert(language.toStdString());
            m_last = segment.get_lastdocid();
            return *mark;
        });
        if (!found)
            break;
        m_mark.builtTo = found->builtTo;
        ++m_segments;
    }
    // What does not follow is of no use.
    for (std::size_t i = m_segments; QDir(segmentFolder(m_folder, i)).exists(); ++i)
        QDir(segmentFolder(m_folder, i)).removeRecursively();
}

void IndexWriter::beginSegment()
{
    QDir().mkpath(segmentsFolder(m_folder));
    m_segment.emplace(pathOf(segmentFolder(m_folder, m_segments)), Anew);
    m_segment->set_metadata(metadata::Schema, IndexSchema);
    ++m_segments;
}

void IndexWriter::begin()
{
    if (m_isBegun)
        return;
    const bool isFull = m_segment ? m_segment->get_doccount() >= m_segmentEntries
                                  : m_segments > 0 || m_index.get_doccount() >= m_segmentEntries;
    if (m_mark.builtTo && isFull)
        beginSegment();
    target().begin_transaction();
    m_isBegun = true;
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
        if (!m_segment) // Else the index is built, of works that it does not have.
            markDeleted(workUri);
        return {};
    });
}

Result<void> IndexWriter::put(WorkEntries entries)
{
    return write([&]() -> Result<void> {
        begin();
        if (!m_segment)
            markDeleted(entries.record.uri);
        // Ids only ever rise: that lets readers keep what they know of old ones.
        const Xapian::docid first = m_last + 1;
        for (std::size_t i = 0; i < entries.documents.size(); ++i) {
            Xapian::Document &document = entries.documents[i];
            document.add_value(slot::Work, packNumber(first));
            if (entries.units[i] >= 0)
                document.add_value(slot::Unit, packNumber(first + Xapian::docid(entries.units[i])));
            target().replace_document(++m_last, document);
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
                    target().add_synonym(word, stem);
            }
        }
        words.clear();
        if (m_knownWords.size() > MaxKnownWords)
            m_knownWords.clear();
        return {};
    });
}

void IndexWriter::writeMark(Xapian::WritableDatabase &index, const IndexMark &mark) const
{
    std::string languages;
    for (const std::string &language : m_languages)
        languages += (languages.empty() || language.empty() ? "" : " ") + language;
    index.set_metadata(metadata::Library, mark.library.toStdString());
    index.set_metadata(metadata::Revision, std::to_string(mark.revision));
    index.set_metadata(metadata::Change, mark.change.toStdString());
    index.set_metadata(metadata::Pages, std::to_string(mark.pages));
    index.set_metadata(metadata::BuiltTo,
                       mark.builtTo ? "/" + mark.builtTo->toStdString() : std::string());
    index.set_metadata(metadata::Languages, languages);
    index.set_metadata(metadata::Loose, std::to_string(m_loose));
    if (!mark.builtTo)
        index.set_metadata(metadata::Reason, {});
}

Result<void> IndexWriter::commit(const IndexMark &mark)
{
    return write([&]() -> Result<void> {
        begin();
        writeMark(target(), mark);
        target().commit_transaction();
        m_isBegun = false;
        m_mark = mark;
        return {};
    });
}

Result<void> IndexWriter::finish(const IndexMark &mark)
{
    Q_ASSERT(!m_isBegun && !mark.builtTo);
    return write([&]() -> Result<void> {
        if (m_segments > 0) {
            SHERIA_CHECK(merge(mark));
        } else {
            writeMark(m_index, mark);
            m_index.commit();
        }
        m_mark = mark;
        m_reason.clear();
        return {};
    });
}

Result<void> IndexWriter::mergeWhereDue()
{
    if (m_isBegun || m_hadNoSpace || m_segments == 0 || segmentedEntries() < m_index.get_doccount())
        return {};
    Result<void> merged = write([&] { return merge(m_mark); });
    m_hadNoSpace = !merged && merged.error().code == ErrorCode::NoSpace;
    return m_hadNoSpace ? Result<void>() : merged;
}

Result<void> IndexWriter::merge(const IndexMark &mark)
{
    const QString next = nextFolder(m_folder);
    QDir(next).removeRecursively();
    Result<void> merged = guarded([&] { return mergeTo(next, mark); });
    if (!merged)
        QDir(next).removeRecursively(); // Others may need the room.
    return merged;
}

/// Makes one index of this and its segments, which takes its place. All of them are committed.
Result<void> IndexWriter::mergeTo(const QString &next, const IndexMark &mark)
{
    m_segment.reset();
    SHERIA_CHECK(makePrivateFolder(next));
    Xapian::Database all(pathOf(m_folder));
    for (std::size_t i = 0; i < m_segments; ++i)
        all.add_database(Xapian::Database(pathOf(segmentFolder(m_folder, i))));
    all.compact(pathOf(next), Xapian::DBCOMPACT_NO_RENUMBER);
    all.close();
    m_loose = 0;
    Xapian::WritableDatabase index(pathOf(next), Xapian::DB_OPEN | Xapian::DB_NO_TERMLIST);
    writeMark(index, mark);
    index.close();
    // What was the index has the segments in it, and goes with them.
    SHERIA_CHECK(takeNextFolder(m_folder));
    m_segments = 0;
    m_index = Xapian::WritableDatabase();
    m_index = Xapian::WritableDatabase(pathOf(m_folder), Xapian::DB_OPEN | Xapian::DB_NO_TERMLIST);
    return {};
}

} // namespace sheria::search
