// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/frbruri.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace sheria {

/// Another work, named.
struct WorkRef
{
    QByteArray uri; ///< Empty: not known.
    QString title;

    friend bool operator==(const WorkRef &, const WorkRef &) = default;
};

/// The document in which a work was published, kept as a file or at a trusted address.
/// Source: server/API.md section 2.9, publication_document.
struct PublicationDocument
{
    QByteArray trustedUrl; ///< Empty: the library holds the file, or knows only its name.
    QString filename;
    QByteArray mimeType;
    std::optional<qint64> size; ///< Units: bytes.
    std::optional<int> startPage;
    QByteArray contentHash; ///< Of the stored file; empty: not held.

    /// Whether it can be read: here, or at its address.
    bool isAvailable() const { return !trustedUrl.isEmpty() || !contentHash.isEmpty(); }

    friend bool operator==(const PublicationDocument &, const PublicationDocument &) = default;
};

struct Publication
{
    QDate date;
    QString name;
    QString number;
    std::optional<PublicationDocument> document;

    friend bool operator==(const Publication &, const Publication &) = default;
};

struct Amendment
{
    QDate date;
    WorkRef by;
    bool isRevision = false; ///< "Revised by" rather than "Amended by".

    friend bool operator==(const Amendment &, const Amendment &) = default;
};

/// Source: server/API.md section 2.9 (repeal) and 2.13 (the verbs).
struct Repeal
{
    QDate date;
    WorkRef by;
    QByteArray verb =
        "repealed"; ///< repealed, revoked, withdrawn, lapsed, retired, expired, replaced, disapplied.
    QString note;

    friend bool operator==(const Repeal &, const Repeal &) = default;
};

/// Source: server/API.md section 2.13.
struct Commencement
{
    QDate date; ///< Null: not known.
    std::optional<WorkRef> by;
    bool isMain = false;
    bool allProvisions = false;
    std::vector<QByteArray> provisions; ///< eIds.
    QString note;

    friend bool operator==(const Commencement &, const Commencement &) = default;
};

struct CustomProperty
{
    QByteArray key;
    QString label;
    QString value;

    friend bool operator==(const CustomProperty &, const CustomProperty &) = default;
};

/// The place of a work in a revised edition of the laws ("Chapter 52").
struct ChapterNumber
{
    QString number;
    QString revisionName;
    QDate validFrom =
        {}; ///< When the edition came out; null: not known, then no timeline shows it.

    friend bool operator==(const ChapterNumber &, const ChapterNumber &) = default;
};

/// A work: what is the same in all its expressions.
/// Source: server/API.md section 2.9.
struct Work
{
    qint64 id = 0;
    FrbrUri uri; ///< Canonical, of the work alone.
    QString title;
    Publication publication;
    QDate assentDate;
    std::vector<Commencement> commencements; ///< By date, unknown dates last.
    std::vector<Amendment> amendments;       ///< By date.
    std::vector<QDate> consolidations;
    std::optional<Repeal> repeal;
    std::optional<WorkRef> parent;
    std::optional<ChapterNumber> chapter;
    bool isStub = false; ///< Known, but without content.
    bool isPrincipal = true;
    /// Said to have commenced although no commencement is recorded.
    bool isCommencedByFlag = false;
    std::vector<QByteArray> topics;               ///< Slugs.
    QDate asAtDate;                               ///< Overrides the place's.
    std::vector<CustomProperty> customProperties; ///< By label.
    QString disclaimer;
    std::vector<QString> aliases; ///< Sorted.
    QString typeName;             ///< Overrides what typeName() derives.
    QString numberedTitle;        ///< Overrides what numberedTitle() derives.
    QByteArray judgment;    ///< JSON object of a judgment's own fields; empty for other works.
    QByteArray enrichments; ///< JSON array (server/API.md section 2.13); empty: none.
    QByteArray sourceUri;   ///< What the document calls the work, where that is no ordinary URI.
    QDateTime createdAt;
    QDateTime updatedAt;

    bool isCommenced() const { return isCommencedByFlag || !commencements.empty(); }
    /// The commencement marked main, else the only one without provisions; null when there is none.
    const Commencement *mainCommencement() const;

    friend bool operator==(const Work &, const Work &) = default;
};

/// "Act 17 of 2004", or empty when the work has no number to speak of.
/// Source: server/API.md section 2.11.
QString numberedTitle(const Work &work);

/// "Act", "Government Notice", "Judgment".
/// Source: server/API.md section 2.11.
QString typeName(const Work &work);

/// What tells the work from others with its title, in short: numberedTitle(), or, where that would be a name
/// and no number, the year of its address. May be empty.
QString numberOrYear(const Work &work);

/// `title`, unless it is one that the program made of the hash in its own address of an unidentified work:
/// then the name of the file it came from, or what kind of work it is. `source`: a path, or empty.
QString withoutHash(const QString &title, const FrbrUri &work, const QString &source);

} // namespace sheria
