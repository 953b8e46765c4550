// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>

#include <vector>

namespace sheria {

/// Which works an account may see: everything, or what it was given, with court decisions only where
/// it has the permission for these, too.
///
/// A work is seen when it was chosen itself, or when its place and its nature were: no place chosen
/// means every place, no nature every nature, neither means none. Whether a work is seen follows from
/// its URI alone, so that an answer never tells whether something outside exists.
struct Subscription
{
    bool everything = true; ///< Then the lists are not looked at.
    /// Decisions too, as far as the rest covers them. It is a permission of the account, stored apart
    /// from its subscription: Authenticator puts the two together, so that whatever is asked with this
    /// value is refused alike.
    bool decisions = true;
    /// "za": the law of the country and of all its localities.
    std::vector<QByteArray> countries;
    /// "za", "za-cpt": the law of exactly that place.
    std::vector<QByteArray> places;
    /// "act" is every act, "act/by-law" those of that subtype; "judgment/zasca" those of that court.
    std::vector<QByteArray> natures;
    /// "/akn/za/act/1998/55": whatever its place and nature.
    std::vector<QByteArray> works;
    /// What is seen besides, as the groups of an account say; their `decisions` is not looked at.
    std::vector<Subscription> others;

    /// What one of them covers, with the decisions of `own`.
    static Subscription unionOf(Subscription own, const std::vector<Subscription> &others);

    /// What whoever shows no credentials may see, where such a client may see anything.
    static Subscription ofStranger();

    /// Reads the form that toText() writes; empty is everything.
    /// Errors: InvalidArgument, with words for people that name what is off.
    static Result<Subscription> parse(QByteArrayView text);
    /// One form for each subscription: empty for everything, else a JSON object. Answers that were
    /// made for a subscription are kept under it.
    QByteArray toText() const;

    /// The same with every member in the form in which works are stored, sorted, each once.
    /// Errors: InvalidArgument, with words for people that name what is off.
    Result<Subscription> normalized() const;

    /// Nothing is kept from who has it.
    bool coversAll() const { return everything && decisions; }

    // The rest needs a normalized subscription; parse() returns one.

    /// `workUri` in canonical form: "/akn/za/act/1998/55".
    bool coversWork(QByteArrayView workUri) const;
    /// Whether a work of exactly this place could be seen.
    bool coversPlace(QByteArrayView code) const;
    /// coversPlace(), or it is a country of which a locality is covered: then it is shown, as what
    /// that locality belongs to.
    bool showsPlace(QByteArrayView code) const;

    friend bool operator==(const Subscription &, const Subscription &) = default;
};

/// Whether a work of this URI is a court's decision. Works with the metadata of a decision and another
/// document type are kept by the public view of the library (core/store/db/publishedview.h).
bool isDecisionUri(QByteArrayView workUri);

/// Takes out of `work` the titles of works that are not seen: its history keeps their addresses and
/// dates, being its own. Titles go whether or not the library holds those works.
void conceal(Work &work, const Subscription &seen);
/// The same, and takes out the works that are not seen and whose own history mentions this one.
void conceal(ExpressionRecord &record, const Subscription &seen);

} // namespace sheria
