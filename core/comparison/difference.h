#pragma once

#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::comparison {

/// A stretch of text that belongs to one provision and to none of those in it: what stands before the
/// first of them, between two, or after the last; or what stands in no provision at all.
struct Piece
{
    /// The same in two texts for what is in the same place of the same provision. Unique in a list.
    QByteArray key;
    QByteArray owner;  ///< Key of the provision's first piece; empty: no provision.
    QByteArray parent; ///< The same of the enclosing provision; empty: none.
    const knowledge::ExpressionText *text = nullptr;
    const akn::Provision *provision = nullptr; ///< Null: no provision.
    int level = 0;                             ///< How many provisions enclose this one.
    QString words;                             ///< Blanks folded; may be empty.

    /// Whether it begins its provision.
    bool isFirst() const { return provision && key == owner; }
};

/// All of the texts, piece by piece in their order; every provision has a first piece, also where that
/// has no words. The pieces point into `texts`.
std::vector<Piece> piecesOf(const std::vector<knowledge::ExpressionText> &texts);

/// A provision that two points in time of a work have different words for.
struct Difference
{
    enum class Kind { Added, Removed, Changed };
    Kind kind = Kind::Changed;
    QByteArray portionId;
    QString title;  ///< Of the provision: "12. Fees".
    QString before; ///< The words that went, with some around them; empty: added.
    QString after;  ///< The words that came; empty: removed.
};

/// "added", "removed", "changed".
QByteArrayView kindName(Difference::Kind kind);

/// In which provisions two texts of a work differ: changed ones, then added, then removed ones.
/// Provisions are the same when they have the same eId in the same component. A provision is named for
/// its own words, not for those of provisions in it; one that came or went is given whole, once. Blanks
/// do not matter. `within`: only that provision and what is in it; empty: all.
std::vector<Difference> differences(const std::vector<knowledge::ExpressionText> &before,
                                    const std::vector<knowledge::ExpressionText> &after,
                                    const QByteArray &language, const QByteArray &within = {});

} // namespace sheria::comparison
