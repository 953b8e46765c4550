// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <functional>
#include <map>
#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::bulk {

/// What an export can be loaded into.
enum class Format {
    JsonLines,  ///< works.jsonl, expressions.jsonl, topics.jsonl: one object a line.
    OpenSearch, ///< Lines for _bulk, the definitions of two indexes, and load.sh.
    PostgreSql, ///< Rows for COPY, schema.sql, and load.sql.
};
/// As the command line and the manifest call them.
constexpr std::array<QByteArrayView, 3> enumNames(Format)
{
    return {"jsonl", "opensearch", "postgresql"};
}

struct Options
{
    Format format = Format::JsonLines;
    /// Only works of these: "za" with its localities, "za-cpt"; empty: all.
    std::vector<QByteArray> places = {};
    /// Only works that changed after this revision of the library, each as a whole, and which works are to be
    /// deleted before; 0: everything.
    qint64 since = 0;
    /// Of one file for OpenSearch, and of one record there; Units: bytes. A server takes 100 MB in one request
    /// unless it is told otherwise, and is best given 5 to 15 MB.
    qint64 fileBytes = 15'000'000;
    qint64 recordBytes = 90'000'000;
};

/// What was written.
struct Exported
{
    std::map<QByteArray, qint64> counts; ///< "works", "expressions", "texts", "passages" …
    qint64 revision = 0;                 ///< Of the library: where the next export goes on.
    qint64 bytes = 0;                    ///< Of all files.
    /// Works of the library whose citations are not known yet; those that cite are exported without them.
    qint64 uncited = 0;
    qint64 tooLong =
        0; ///< Texts and documents that OpenSearch would refuse; fields without them were written.
    QStringList damaged; ///< Texts that could not be read, and so are not exported; English.
};

/// Called after each work with the number of those that are done and of all.
using OnWork = std::function<void(qint64 done, qint64 all)>;

/// Writes the library to files for another system, in a new folder, with a manifest (manifest.json) and
/// sums (SHA256SUMS). The same library gives the same bytes. One work is held at a time, whatever the library
/// holds; with `since` also the names of what changed.
///
/// Every format has works, their expressions, the texts with their Akoma Ntoso, provisions and passages, decisions,
/// topics, and what cites what. Passages are those of the program's own index: a section, or so much of a longer one
/// as is read at a glance. They are documents of their own for OpenSearch, not nested ones, of which a server takes
/// 10,000 in a document and none of which can be changed without the others; and each word is in one passage, where
/// texts of provisions within each other would repeat it at every level. The bytes of pictures and PDFs are not
/// exported, but where they belong, and their hashes.
///
/// `db`: what it sees is exported, as of the moment of the caller's transaction.
/// Errors: Conflict (`folder` is there and not empty); InvalidArgument (no such revision); Cancelled, after which
/// nothing is left; NoSpace, Unavailable; those of the database.
Result<Exported> exportBulk(store::Database &db, const QString &folder, const Options &options,
                            const OnWork &onWork, const std::stop_token &stop);

} // namespace sheria::bulk
