// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/store/legislation/citationqueries.h"

#include <map>
#include <optional>
#include <vector>

/// Who cites whom, both ways, as far as the texts have been looked through: see follower.h.
namespace sheria::citations {

/// One place that cites one place.
struct CitedPlace
{
    QByteArray source; ///< eId in the citing text; empty: it has none there.
    QByteArray target; ///< eId in the cited text, the innermost that is there; empty: the whole.
    QByteArray words;  ///< "section 12(3)(a)"; empty: the whole.
    bool isMarked = false;
    QByteArray written = {}; ///< "Sections 12(3)(a) and 14", as the text has it.
    bool isOfCase = false;   ///< The words point into a decision, "at [23]"; else at a provision.

    /// However it is written.
    friend bool operator==(const CitedPlace &a, const CitedPlace &b)
    {
        return a.source == b.source && a.target == b.target && a.words == b.words
            && a.isMarked == b.isMarked;
    }
};

/// What a text cites.
struct CitedWork
{
    WorkRef work;    ///< Empty URI: the library has no such work, or several that it may be.
    QByteArray text; ///< As it is cited.
    std::vector<CitedPlace> places; ///< In the order of the text.
};

/// A text that cites.
struct CitingWork
{
    WorkRef work;
    QByteArray expressionUri;
    QByteArray doctype;
    QDate date;
    std::vector<CitedPlace> places;
};

struct CitedBy
{
    std::vector<CitingWork> works; ///< The newest first.
    /// How many works cite a provision or something in it, by eId.
    std::map<QByteArray, int> provisions;
    bool isCut = false; ///< There are more than MaxCiting citations.
};

inline constexpr int MaxCiting = 5000; ///< Citations of one work that are read.

/// Which of several works with the same name is meant in a document of a place: one of the same place,
/// else of the same country. Names that say no country ("Act 17 of 2004") mean nothing abroad.
std::optional<std::size_t> meant(QByteArrayView key, QByteArrayView citingPlace,
                                 const std::vector<store::NamedWork> &works);

/// Finds the works that names mean, and looks up each name once.
class NamedWorks
{
public:
    explicit NamedWorks(store::Database &db) : m_db(db) {}

    /// The work that a name means in a document of `place`: see meant(). Null: none.
    Result<const store::NamedWork *> find(const QByteArray &key, QByteArrayView place);

private:
    store::Database &m_db;
    std::map<QByteArray, std::vector<store::NamedWork>> m_works;
};

/// Whether provisions belong to an answer whose law the text does not name.
enum class Unnamed : bool { LeftOut, Included };

/// What an expression cites, but itself: in the order of the text, each work once. Provisions of an
/// unnamed law are a work without URI and text. What is cited is a provision of the text as at the date of
/// `record`; the targets are what it is in the text as at `asAt`, or in the newest, see targets.h. A work without
/// a text on that day has none.
Result<std::vector<CitedWork>> cites(store::Database &db, const ExpressionRecord &record,
                                     Unnamed unnamed = Unnamed::LeftOut, QDate asAt = {});

/// Which works cite this one, by their newest texts, or by those that were the newest on `asAt`. With
/// `eId`: only this provision and what is in it. What is cited is a provision of the text as at the citing
/// one's date; the targets are what it is in the text of `record`, see targets.h.
Result<CitedBy> citedBy(store::Database &db, const ExpressionRecord &record,
                        const QByteArray &eId = {}, QDate asAt = {});

} // namespace sheria::citations
