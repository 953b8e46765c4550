#pragma once

#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::comparison {

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
