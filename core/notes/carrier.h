// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/domain/frbruri.h"
#include "core/domain/json/json.h"
#include "core/domain/today.h"
#include "core/notes/note.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDate>
#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::notes {

/// Where a note stands in another expression of its work.
struct Placement
{
    enum class State {
        Kept,    ///< In the provision of the same eId; its words are the same.
        Moved,   ///< Its words are the same, and stand in another provision.
        Changed, ///< Its provision is there; its words are not the same, or cannot be told apart.
        Lost,    ///< Nowhere, or in several places that are equally likely.
    };
    friend constexpr std::array<QByteArrayView, 4> enumNames(State)
    {
        return {"kept", "moved", "changed", "lost"};
    }

    State state = State::Lost;
    double confidence = 0; ///< From 0 to 1; of Lost, 0.
    QByteArray expressionUri;
    QDate date;
    QByteArray component; ///< Empty: the main text.
    QByteArray eId;       ///< Empty: the whole text; or lost.
    /// Where the words that stand there now begin and end in the provision's text. Units: Unicode
    /// characters; -1: the whole provision.
    qint64 start = -1;
    qint64 end = -1;
    QString words;             ///< What stands there now; empty: a whole provision; lost.
    QString before;            ///< The words as they were, where they changed or were lost.
    QByteArrayList candidates; ///< eIds of provisions that are equally likely.

    QByteArray uri() const; ///< The provision's address.
};

/// {"state", "confidence", "uri", "eid", "start", "end", "words", "before", "candidates"}.
void write(json::Writer &out, const Placement &placement);

/// Carries notes to one expression. Where the expression that a note was made in is in the library, its
/// provision is followed by comparison::pairingOf(), and its words by what stands around them; otherwise the
/// quotation and its context alone decide. Into another language a note is carried by its provision.
///
/// What is not clear is not guessed: a place counts if the words around it, and its provision, agree clearly
/// better than those of any other place where the words stand, and if no other place in the text of the
/// note would agree with it as well.
///
/// Thread: one at a time; keeps the texts that it has read.
class Carrier
{
public:
    /// `target`: an expression, by any of its addresses. Errors: NotFound; those of the database.
    static Result<Carrier> to(store::Database &db, const FrbrUri &target, const Today &today);

    Carrier(Carrier &&) noexcept;
    Carrier &operator=(Carrier &&) noexcept;
    ~Carrier();

    const QByteArray &expressionUri() const;
    /// Where the note stands. A note on another work is lost. Errors: those of the database.
    Result<Placement> place(const Anchor &anchor);

private:
    struct State;
    explicit Carrier(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// A note and where it stands.
struct PlacedNote
{
    Note note;
    Placement placement; ///< Without an address: the library has no such text.
};

/// Where each of `notes` stands in the library: in the expression of its work and language that is in force
/// on `date`; null: today. Errors: those of the database.
Result<std::vector<PlacedNote>> placeAll(store::Database &db, std::vector<Note> notes, QDate date,
                                         const Today &today);

} // namespace sheria::notes
