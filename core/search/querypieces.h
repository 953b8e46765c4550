#pragma once

#include "core/search/queryparser.h"
#include "core/search/tokens.h"

#include <functional>
#include <vector>

namespace sheria::search {

/// A piece of a query.
struct Piece
{
    enum class Kind { Atom, Open, Close, Or, And, Not, Near };
    Kind kind = Kind::Atom;
    Node node;
    int distance = 0; ///< Of a Near.
};

/// Cuts a query into pieces.
std::vector<Piece> piecesOf(QByteArrayView text,
                            const std::function<bool(const QByteArray &)> &isDimension);

/// The words of a query, as many as are looked at.
std::vector<Token> queryTokens(QByteArrayView text);
Node wordNode(std::string_view word);
/// The children under one node; a single child alone, but for Not.
Node groupNode(Node::Kind kind, std::vector<Node> children);

} // namespace sheria::search
