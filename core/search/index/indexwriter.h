// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/search/index/entrybuilder.h"

#include <QString>

#include <xapian.h>

#include <map>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_set>
#include <utility>

namespace sheria::search {

/// What an exception of the engine means: Unavailable (another process writes it, cannot be opened),
/// Forbidden (permissions), NoSpace, Corrupt, Conflict (the reader has to be reopened), Internal.
Error errorOf(const Xapian::Error &error);

/// Runs what asks the engine; its exceptions end here.
template <typename Function>
auto guarded(Function &&function) -> decltype(function())
{
    try {
        return std::forward<Function>(function)();
    } catch (const Xapian::Error &error) {
        return errorOf(error);
    } catch (const std::bad_alloc &) {
        return Error{ErrorCode::Unavailable, QStringLiteral("there is not enough memory")};
    } catch (const std::length_error &) {
        return Error{ErrorCode::Corrupt,
                     QStringLiteral("the search index has an impossible length")};
    }
}

/// Entries of works that are no more, or are there anew, stay in the index until it is made anew:
/// without lists of each entry's terms, which would double its size, they cannot be taken out. What is
/// gone is kept in the index's metadata, in the same commit as what takes its place.

/// Key of the metadata for a work that is gone; `first`: id of its first entry.
std::string goneKey(Xapian::docid first);

/// How many entries the works have that are gone, by the ids of their first ones.
using GoneWorks = std::map<Xapian::docid, Xapian::doccount>;
/// Throws what the engine throws.
GoneWorks goneWorks(const Xapian::Database &index);
/// All their entries.
Xapian::doccount entriesOf(const GoneWorks &gone);

/// How far an index is, as it says itself.
struct IndexMark
{
    QByteArray library; ///< See libraryMark().
    qint64 revision = 0;
    QByteArray change; ///< See changeMark(), of `revision`.
    qint64 pages = 0;  ///< The last text of a PDF that was read in: see store::latestPageText().
    /// While it is built from nothing: the last work that is in it; works follow by URI.
    std::optional<QByteArray> builtTo;
};

/// Tells libraries apart: made of the first change in the log; empty for an empty library.
Result<QByteArray> libraryMark(store::Database &db);
/// Tells histories apart: made of the change with this revision; empty when there is none.
Result<QByteArray> changeMark(store::Database &db, qint64 revision);
/// Whether an index with this mark goes with the library: it may be behind, but of the same history.
Result<bool> belongsTo(const IndexMark &mark, store::Database &db);

/// What an open index says of itself; none when it is of another schema.
std::optional<IndexMark> markOf(const Xapian::Database &index);

/// The one who writes an index. All or nothing of what was put between two commits is there after a
/// crash. Thread: one at a time.
///
/// In a large index each new entry costs a look at blocks all over its files. So what an index is built of
/// goes to small ones, its segments, in a folder within its own. As soon as they have as much as the index
/// they are merged with it: readers go on meanwhile, and find that much then.
class IndexWriter
{
public:
    /// In a segment, and in an index before there are segments. Merging leaves the pieces of lists as they are: with
    /// 20,000 the index was larger by a tenth, and built no faster than with 50,000.
    static constexpr Xapian::doccount SegmentEntries = 150'000;

    /// Opens the index, or makes an empty one where it is missing, damaged, of another schema or of
    /// another library.
    /// Errors: Unavailable (another process writes it, no permission); NoSpace.
    static Result<IndexWriter> open(const QString &folder, store::Database &db,
                                    Xapian::doccount segmentEntries = SegmentEntries);
    /// Makes an empty one, whatever is there. `reason`: the damage that makes it necessary; empty: none.
    static Result<IndexWriter> create(const QString &folder, const QString &reason = {},
                                      Xapian::doccount segmentEntries = SegmentEntries);

    const IndexMark &mark() const { return m_mark; }
    /// The damage for which the index is being built again; empty: none, or it is built.
    const QString &reason() const { return m_reason; }

    /// So many entries are of works that are gone that the index is better made anew.
    bool needsRebuild() const;
    /// So much was written since compact() that its files are larger than they have to be.
    bool isLoose() const;
    /// Writes what was committed to another folder, as small as it goes.
    Result<void> compact(const QString &folder);

    /// Replaces what the index has of a work.
    Result<void> put(WorkEntries entries);
    Result<void> remove(QByteArrayView workUri);
    Result<void> addWords(NewWords &words);
    Result<void> commit(const IndexMark &mark);
    /// Merges the segments with the index where they have become as large as it is, between a commit and what is
    /// put next. Where there is no room for the merged index, that waits for finish().
    Result<void> mergeWhereDue();
    /// All works are in, and committed: merges what segments there are, and says that the index is built.
    /// Where that fails nothing is lost, and it can be tried again. Errors: NoSpace.
    Result<void> finish(const IndexMark &mark);

private:
    IndexWriter(QString folder, Xapian::WritableDatabase index, Xapian::doccount segmentEntries);
    static Result<IndexWriter> make(const QString &folder, const QString &reason,
                                    Xapian::doccount segmentEntries);
    static Result<IndexWriter> openExisting(const QString &folder, Xapian::doccount segmentEntries,
                                            bool &isOtherSchema);
    void findSegments();
    void beginSegment();
    Result<void> merge(const IndexMark &mark);
    Result<void> mergeTo(const QString &next, const IndexMark &mark);
    void writeMark(Xapian::WritableDatabase &index, const IndexMark &mark) const;
    /// What is written to.
    Xapian::WritableDatabase &target() { return m_segment ? *m_segment : m_index; }
    Xapian::doccount segmentedEntries() const { return m_last - m_index.get_lastdocid(); }
    /// Runs what writes; damage that is met is noted, so that the next open() makes another index.
    template <typename Function>
    Result<void> write(const Function &function);

    /// Marks what the index has of a work as gone.
    void markDeleted(QByteArrayView workUri);
    /// What is written from here to commit() is there whole, or not at all.
    void begin();

    QString m_folder;
    Xapian::WritableDatabase m_index;
    IndexMark m_mark;
    QString m_reason;
    bool m_isBegun = false;
    bool m_hadNoSpace = false;         ///< When the segments were to be merged.
    Xapian::doccount m_segmentEntries; ///< That many, and another segment is begun.
    std::size_t m_segments = 0;        ///< How many there are, the one that is written to included.
    std::optional<Xapian::WritableDatabase> m_segment;
    Xapian::docid m_last;         ///< Of the index and its segments. Ids only ever rise.
    Xapian::doccount m_gone = 0;  ///< Entries of works that are gone.
    Xapian::doccount m_loose = 0; ///< Entries written since the files were made small.
    std::unordered_set<std::string> m_languages;
    std::unordered_set<std::string> m_knownWords; ///< With their stems: need not be written again.
};

/// Keys of the index's metadata.
namespace metadata {
inline constexpr char Schema[] = "schema";
inline constexpr char Library[] = "library";
inline constexpr char Revision[] = "revision";
inline constexpr char Change[] = "change";
inline constexpr char Pages[] = "pages";
inline constexpr char BuiltTo[] = "built-to";
inline constexpr char Identity[] = "identity";   ///< Of this index, compacted or not.
inline constexpr char Loose[] = "loose";         ///< Entries since it was compacted.
inline constexpr char Languages[] = "languages"; ///< Codes of all, divided by blanks.
inline constexpr char Reason[] = "reason";       ///< The damage for which it is being built again.
} // namespace metadata

/// Reads a little of every part of an index, so that one whose files are cut short or overwritten is
/// noticed before it is searched. Throws what the engine throws.
void probeIndex(const Xapian::Database &index);

/// Rises whenever the same library would be indexed otherwise, or an index of before may be wrong.
inline constexpr char IndexSchema[] = "13";

} // namespace sheria::search
