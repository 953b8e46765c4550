// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/frbruri.h"
#include "core/domain/today.h"
#include "core/formats/fileformat.h"
#include "core/notes/search.h"

#include <QDate>
#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

/// Chosen provisions and decisions in one file, to be printed or handed over.
namespace sheria::bundles {

/// A text, or a part of it, that goes into a bundle.
struct Entry
{
    /// A work or an expression, with component and portion where a part is meant.
    FrbrUri uri;
    /// It stays in the expression that `uri` names, whatever the date of the bundle. Otherwise its provision is
    /// followed from there to the text of that date.
    bool isFixed = false;
};

struct Bundle
{
    std::vector<Entry> entries; ///< In the order in which they stand in the file.
    QString title;              ///< Empty: the number of documents.
    QDate date;                 ///< As at which the texts are; null: the current ones.
    /// Which notes follow the text that they are on; none: no notes.
    std::optional<notes::Search> notes;
    QString notesPath; ///< The file of the notes.
    formats::FileFormat format = formats::FileFormat::Pdf;
};

/// Is told how many entries have been read. Thread: that of writeBundle().
using OnEntry = std::function<void(int done)>;

/// Writes a bundle with contents and page numbers to `path`; see writeOutputFile().
/// `db`: a connection of its own, which sees only what is published from now on. It is in no transaction.
/// Errors: NotFound: an entry is not in the library, or not in the text of that date, and the message says which;
/// Unsupported: more than limits::MaxBundledWorks entries; Cancelled; those of formats::makeFile() and of the notes.
Result<void> writeBundle(store::Database &db, const Bundle &bundle, const QString &path,
                         const Today &today, const OnEntry &onEntry = {},
                         const std::stop_token &stop = {});

} // namespace sheria::bundles
