#include "core/pack/zipdirectory.h"

#include "core/base/limits.h"
#include "core/pack/filename.h"
#include "core/pack/ziprecords.h"

#include <QHash>
#include <QIODevice>
#include <QSet>

#include <algorithm>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

Error broken(const QString &what)
{
    return Error{ErrorCode::InvalidArgument, u"the archive is damaged or forged: "_s + what};
}

Result<void> checkTotals(const ZipEnd &end, qint64 fileBytes)
{
    if (end.entries > limits::MaxArchiveEntries)
        return Error{ErrorCode::Unsupported,
                     u"the archive has %1 members, allowed are %2"_s.arg(end.entries)
                         .arg(limits::MaxArchiveEntries)};
    if (end.directoryBytes > limits::MaxDirectoryBytes)
        return Error{ErrorCode::Unsupported, u"the archive's directory is too large"_s};
    if (end.directoryOffset + end.directoryBytes > fileBytes)
        return broken(u"its directory lies outside of it"_s);
    // Each record has 46 bytes and a name: more cannot be there, whatever the count says.
    if (end.entries > end.directoryBytes / ZipDirectoryRecord::FixedBytes)
        return broken(u"it says that it has %1 members, and has not"_s.arg(end.entries));
    return {};
}

ZipEntry entryFrom(const ZipDirectoryRecord &record)
{
    ZipEntry entry;
    entry.name = QString::fromUtf8(record.name);
    entry.isFolder = record.name.endsWith('/');
    entry.bytes = record.bytes;
    entry.packedBytes = record.packedBytes;
    entry.headerOffset = record.headerOffset;
    entry.crc = record.crc;
    entry.isDeflated = record.method == ZipDirectoryRecord::Deflated;
    entry.isLink = record.isLink();
    return entry;
}

std::optional<QString> sizeProblem(const ZipEntry &entry)
{
    if (entry.bytes > limits::MaxEntryBytes || entry.packedBytes > limits::MaxEntryBytes)
        return u"it is larger than %1 bytes"_s.arg(limits::MaxEntryBytes);
    if (entry.bytes > limits::RatioFromBytes
        && entry.bytes / limits::MaxCompressionRatio > entry.packedBytes)
        return u"it unpacks to more than %1 times its size"_s.arg(limits::MaxCompressionRatio);
    if (!entry.isDeflated && entry.bytes != entry.packedBytes)
        return u"its sizes contradict each other"_s;
    return std::nullopt;
}

std::optional<QString> kindProblem(const ZipEntry &entry, const ZipDirectoryRecord &record)
{
    if (record.isEncrypted())
        return u"it is encrypted"_s;
    if (entry.isLink)
        return u"it is a link"_s;
    if (record.isSpecial())
        return u"it is neither a file nor a folder"_s;
    if (record.method != ZipDirectoryRecord::Stored && !entry.isDeflated)
        return u"it is packed in a way that is not supported"_s;
    if (isArchiveName(entry.name))
        return u"it is an archive inside an archive"_s;
    return std::nullopt;
}

std::optional<QString> problemOf(const ZipEntry &entry, const ZipDirectoryRecord &record)
{
    QByteArrayView name = record.name;
    if (entry.isFolder)
        name.chop(1);
    if (auto problem = fileNameProblem(name))
        return problem;
    if (auto problem = kindProblem(entry, record))
        return problem;
    return sizeProblem(entry);
}

Result<std::vector<ZipEntry>> parseRecords(QByteArrayView directory, qint64 count)
{
    std::vector<ZipEntry> entries;
    entries.reserve(static_cast<std::size_t>(count));
    for (qint64 i = 0; i < count; ++i) {
        const auto record = ZipDirectoryRecord::parse(directory);
        if (!record)
            return broken(u"member %1 of its directory is incomplete"_s.arg(i + 1));
        entries.push_back(entryFrom(*record));
        entries.back().problem = problemOf(entries.back(), *record);
    }
    if (!directory.isEmpty())
        return broken(u"its directory holds more than it says"_s);
    return entries;
}

/// The later of two names that some system would take for one, and what lies below a link.
void refuseAmbiguousNames(std::vector<ZipEntry> &entries)
{
    QSet<QString> seen;
    QSet<QString> links;
    for (const ZipEntry &entry : entries) {
        if (entry.isLink)
            links.insert(foldedFileName(entry.name));
    }
    for (ZipEntry &entry : entries) {
        const QString folded = foldedFileName(entry.name);
        if (!entry.isFolder && seen.contains(folded) && !entry.problem)
            entry.problem = u"another member has the same name, or one that is taken for it"_s;
        seen.insert(folded);
        for (qsizetype slash = folded.indexOf(u'/'); slash > 0 && !entry.problem;
             slash = folded.indexOf(u'/', slash + 1)) {
            if (links.contains(folded.left(slash)))
                entry.problem = u"it lies behind a link"_s;
        }
    }
}

/// Where the member's data begin. A header that says something else than the directory is a trick.
Result<void> locate(QIODevice &device, ZipEntry &entry)
{
    if (!device.seek(entry.headerOffset))
        return broken(u"member %1 lies outside of it"_s.arg(entry.name));
    const auto header = ZipLocalHeader::read(device);
    if (!header)
        return broken(u"member %1 has no header"_s.arg(entry.name));
    entry.dataOffset = entry.headerOffset + header->headerBytes;
    if (!entry.problem && QString::fromUtf8(header->name) != entry.name)
        entry.problem = u"its header gives another name"_s;
    const bool saysSizes = !header->hasDescriptor && !header->isZip64;
    if (!entry.problem && saysSizes
        && (header->bytes != entry.bytes || header->packedBytes != entry.packedBytes
            || header->crc != entry.crc))
        entry.problem = u"its header and the directory contradict each other"_s;
    return {};
}

/// Members that share bytes make a small archive unpack to any size.
Result<void> checkRanges(const std::vector<ZipEntry> &entries, qint64 directoryOffset)
{
    std::vector<const ZipEntry *> byOffset;
    byOffset.reserve(entries.size());
    for (const ZipEntry &entry : entries)
        byOffset.push_back(&entry);
    std::sort(byOffset.begin(), byOffset.end(), [](const ZipEntry *a, const ZipEntry *b) {
        return a->headerOffset < b->headerOffset;
    });
    qint64 end = 0;
    for (const ZipEntry *entry : byOffset) {
        if (entry->headerOffset < end)
            return broken(u"member %1 overlaps another"_s.arg(entry->name));
        end = entry->dataOffset + entry->packedBytes;
    }
    if (end > directoryOffset)
        return broken(u"its last member overlaps the directory"_s);
    return {};
}

Result<void> checkUnpackedTotal(const std::vector<ZipEntry> &entries)
{
    qint64 total = 0;
    for (const ZipEntry &entry : entries)
        total += entry.problem ? 0 : entry.bytes;
    if (total > limits::MaxUnpackedBytes)
        return Error{ErrorCode::Unsupported,
                     u"the archive unpacks to %1 bytes, allowed are %2"_s.arg(total).arg(
                         limits::MaxUnpackedBytes)};
    return {};
}

} // namespace

Result<std::vector<ZipEntry>> readZipDirectory(QIODevice &device)
{
    if (device.size() > limits::MaxArchiveBytes)
        return Error{ErrorCode::Unsupported,
                     u"the archive is larger than %1 bytes"_s.arg(limits::MaxArchiveBytes)};
    SHERIA_TRY(const ZipEnd end, ZipEnd::find(device));
    SHERIA_CHECK(checkTotals(end, device.size()));
    device.seek(end.directoryOffset);
    const QByteArray directory = device.read(end.directoryBytes);
    if (directory.size() != end.directoryBytes)
        return broken(u"its directory cannot be read"_s);
    SHERIA_TRY(std::vector<ZipEntry> entries, parseRecords(directory, end.entries));
    refuseAmbiguousNames(entries);
    for (ZipEntry &entry : entries)
        SHERIA_CHECK(locate(device, entry));
    SHERIA_CHECK(checkRanges(entries, end.directoryOffset));
    SHERIA_CHECK(checkUnpackedTotal(entries));
    return entries;
}

} // namespace sheria::pack
