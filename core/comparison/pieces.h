// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QString>

#include <functional>
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
    QString lines; ///< The same; before a line or cell stands its sign in place of the blank.

    /// Whether it begins its provision.
    bool isFirst() const { return provision && key == owner; }
};

/// The words of a piece: number and heading where it begins a provision with one, and what follows.
struct PieceWords
{
    QString head;
    QString rest; ///< With the signs of lines and cells.
};
PieceWords wordsOf(const Piece &piece);

/// The name by which a provision is found in another text.
using KeyOf = std::function<QByteArray(const akn::Provision &)>;

/// All of the texts, piece by piece in their order; every provision has a first piece, also where that
/// has no words. The pieces point into `texts`.
std::vector<Piece> piecesOf(const std::vector<knowledge::ExpressionText> &texts,
                            const KeyOf &keyOf);

} // namespace sheria::comparison
