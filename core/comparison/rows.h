#pragma once

#include "core/comparison/worddiff.h"
#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::comparison {

/// What two texts have in the same place, or only one of them.
struct Row
{
    enum class Kind {
        Same,
        Changed,
        Added,
        Removed,
        Paired, ///< In two languages: what the one says here, and what the other.
    };
    Kind kind = Kind::Same;
    QByteArray component;
    QByteArray eId;      ///< Of the provision; empty: it is in none.
    QString title;       ///< Of the provision, told from others: "12. Fees (1)(a)"; may be empty.
    int level = 0;       ///< How many provisions enclose it.
    bool isPart = false; ///< Of a provision that came or went as a whole, and is a row before.
    bool hasChanges =
        false;             ///< A row further down of the same provision, or of one in it, differs.
    std::vector<Run> head; ///< Number and heading, where there is a heading.
    std::vector<Run> words;

    /// Whether a difference begins here: what people step through and count.
    bool isDifference() const { return !isPart && kind != Kind::Same && kind != Kind::Paired; }
};

/// What becomes of the words of places that both texts have.
enum class Languages {
    Same, ///< They are compared.
    Two,  ///< They stand beside each other: only what one text has and the other has not differs.
};

/// Two texts of a work side by side, in the order of `after`; what went stands where it was. Places are
/// the same when their provisions have the same eId in the same component.
std::vector<Row> rowsOf(const std::vector<knowledge::ExpressionText> &before,
                        const std::vector<knowledge::ExpressionText> &after, Languages languages,
                        const QByteArray &language);

} // namespace sheria::comparison
