// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/alignment.h"
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
    /// What became of the provision; Same for other rows than its first.
    Fate::Kind fate = Fate::Kind::Same;
    const knowledge::ExpressionText *text = nullptr; ///< In which the provision stands.
    const akn::Provision *provision = nullptr;       ///< Null: it is in none.
    QByteArray eId;                                  ///< Of the provision; empty: it is in none.
    QByteArray fromEId; ///< Of what stood for it before, where that is another one.
    QString title;      ///< Of the provision, told from others: "12. Fees (1)(a)"; may be empty.
    QString from;       ///< Where it was before, or what it was split from or merged into.
    QString lastTitle;  ///< Of several that follow each other and went the same way, the last one,
    QString lastFrom;   ///< and what that was before. Empty: it is only this one.
    int level = 0;      ///< How many provisions enclose it.
    bool isPart =
        false; ///< Of a provision that came or went as a whole, or of several that went the
               ///< same way, and is a row before.
    bool hasChanges =
        false;             ///< A row further down of the same provision, or of one in it, differs.
    std::vector<Run> head; ///< Number and heading, where there is a heading.
    std::vector<Run> words;

    /// Whether a difference begins here: what people step through and count.
    bool isDifference() const
    {
        return !isPart && kind != Kind::Paired && (kind != Kind::Same || fate != Fate::Kind::Same);
    }
    /// Head and words of one side.
    QString side(Run::Kind without) const;
};

/// What becomes of the words of places that both texts have.
enum class Languages {
    Same, ///< They are compared.
    Two,  ///< They stand beside each other: only what one text has and the other has not differs.
};

/// Two texts side by side, in the order of `after`; what went stands where it was, what moved where it is.
/// Provisions are recognised by pairingOf(); in two languages by their names. `within`: only the provision
/// of this eId in either text and what is in it; empty: all.
/// Shape: points into the texts.
std::vector<Row> rowsOf(const std::vector<knowledge::ExpressionText> &before,
                        const std::vector<knowledge::ExpressionText> &after, Languages languages,
                        const QByteArray &language, const QByteArray &within = {});
/// The same, by a pairing of the two texts: see pairingAcross().
std::vector<Row> rowsOf(const std::vector<knowledge::ExpressionText> &before,
                        const std::vector<knowledge::ExpressionText> &after, const Pairing &pairing,
                        Languages languages, const QByteArray &language,
                        const QByteArray &within = {});

} // namespace sheria::comparison
