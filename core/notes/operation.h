// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/notes/note.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace sheria::notes {

/// Which operation it is, among those of all authors.
struct OperationId
{
    QByteArray author; ///< A UUID; each file of notes has one of its own.
    qint64 number = 0; ///< In the author's log, from 1 on.

    friend bool operator==(const OperationId &, const OperationId &) = default;
    friend bool operator<(const OperationId &a, const OperationId &b)
    {
        return std::tie(a.author, a.number) < std::tie(b.author, b.number);
    }
    /// "0b5c…:17".
    QByteArray text() const { return author + ':' + QByteArray::number(number); }
    /// Errors: InvalidArgument.
    static Result<OperationId> parse(const QByteArray &text);
};

/// A hybrid logical clock: never behind what it has seen, and never more than MaxDriftMs ahead of the
/// computer's own time, whatever others say. It only decides between operations whose authors did not know
/// of each other.
struct Stamp
{
    qint64 ms = 0;   ///< Since 1970, UTC.
    qint64 tick = 0; ///< Rises within one millisecond.

    static constexpr qint64 MaxDriftMs = 24LL * 60 * 60 * 1000;
    static constexpr qint64 MaxTick = 1'000'000'000;

    friend bool operator==(const Stamp &, const Stamp &) = default;
    friend bool operator<(const Stamp &a, const Stamp &b)
    {
        return std::tie(a.ms, a.tick) < std::tie(b.ms, b.tick);
    }
    /// The next one after `last`, the highest that was given or seen.
    static Stamp after(const Stamp &last, const QDateTime &now);
    bool isTooFarAhead(const QDateTime &now) const
    {
        return ms > now.toMSecsSinceEpoch() + MaxDriftMs;
    }
};

/// One change of a shared note, as a line of its author's log. What is not set stays as it is.
struct Operation
{
    enum class Action {
        Write,  ///< Any change but these:
        Remove, ///< Into the trash.
        Restore,
    };
    friend constexpr std::array<QByteArrayView, 3> enumNames(Action)
    {
        return {"write", "remove", "restore"};
    }

    OperationId id;
    Stamp stamp;
    QString name; ///< Of the author.
    QByteArray note;
    Action action = Action::Write;
    /// Of other authors: up to which number all of their operations on the note were known.
    std::map<QByteArray, qint64> known;
    std::optional<Anchor> anchor; ///< With it, the operation says all of the note.
    QDateTime createdAt;
    std::optional<Note::Kind> kind;
    std::optional<QString> colour;
    std::optional<QString> text;
    std::vector<OperationId> replaces; ///< The operations whose texts this one takes the place of.
    QStringList tagsAdded;
    QStringList tagsDropped;
    QStringList collectionsAdded; ///< Shared ones; no others are named in a log.
    QStringList collectionsDropped;
};

/// The line of a log, without its end.
/// Shape: a JSON object; {"v":1,"author":…,"number":…,"time":…,"tick":…,"name":…,"note":…,"action":…,…}.
QByteArray toLine(const Operation &operation);

/// Reads a line of the log of `expected.author`; members that it does not know are nothing to it.
/// Errors: InvalidArgument (no such object; another author or number; too large); Unsupported: of a newer
/// version.
Result<Operation> operationFrom(const QByteArray &line, const OperationId &expected);

/// Whether it is the name of a log's author.
bool isAuthor(const QByteArray &text);

inline constexpr qsizetype MaxLineBytes = 8LL * 1024 * 1024;
inline constexpr qint64 MaxLogBytes = 64LL * 1024 * 1024;

} // namespace sheria::notes
