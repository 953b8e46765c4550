// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/comparison/rows.h"
#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <vector>

namespace sheria::comparison {

/// A provision that two points in time of a work have different words for, or in different places.
struct Difference
{
    enum class Kind {
        Changed,
        Added,
        Removed,
        Split,      ///< Its words were part of another provision.
        Merged,     ///< It is part of another provision now.
        Moved,      ///< Its words stand in another provision.
        Renumbered, ///< Nothing but the number changed: of this provision, and of those that follow it.
    };
    friend constexpr std::array<QByteArrayView, 7> enumNames(Kind)
    {
        return {"changed", "added", "removed", "split", "merged", "moved", "renumbered"};
    }

    Kind kind = Kind::Changed;
    QByteArray portionId;
    QByteArray fromPortionId; ///< What stood for it before, if under another eId.
    QString title;            ///< Of the provision: "12. Fees".
    QString before; ///< The words that went, with some around them; the numbers. Empty: added.
    QString after;  ///< The words that came; the numbers. Empty: removed.
};

/// "added", "removed", "changed", …
QByteArrayView kindName(Difference::Kind kind);

/// In which provisions two texts differ, in the order of the kinds. A provision is named for its own words,
/// not for those of provisions in it; one that came or went is given whole, once. Blanks do not matter.
/// `within`: only that provision and what is in it; empty: all. Source: rowsOf().
std::vector<Difference> differences(const std::vector<knowledge::ExpressionText> &before,
                                    const std::vector<knowledge::ExpressionText> &after,
                                    const QByteArray &language, const QByteArray &within = {});
/// The same of rows that were made: in two languages only what one text has and the other has not.
std::vector<Difference> differences(const std::vector<Row> &rows);

/// {"change", "portion_id", "from_portion_id", "portion_title", "before", "after"}, null for what there is not.
QByteArray differenceJson(const Difference &difference);

} // namespace sheria::comparison
