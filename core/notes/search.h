// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/notes/note.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace sheria::notes {

/// Which notes are asked for. Everything that is set must hold.
struct Search
{
    QString
        words; ///< All of them, in the note's text, its quotation or its tags; capitals do not matter.
    std::vector<Note::Kind> kinds; ///< One of them.
    QStringList tags;              ///< All of them.
    QString collection;
    QString colour;
    QByteArray workUri;
    bool onlyRemoved = false; ///< What is in the trash; otherwise what is not.

    bool holds(const Note &note) const;
    friend bool operator==(const Search &, const Search &) = default;
};

/// As a file of notes keeps it.
QByteArray toJson(const Search &search);
/// Errors: InvalidArgument.
Result<Search> searchFrom(const QByteArray &json);

/// A search with a name.
struct SavedSearch
{
    qint64 id = 0;
    QString name;
    Search search;
    qint64 seen = 0; ///< Revision of the file when somebody last looked at what it finds.
};

} // namespace sheria::notes
