// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/markdown.h"

#include "core/comparison/pieces.h"

#include <algorithm>

namespace sheria::git {

using namespace Qt::StringLiterals;
using comparison::Piece;

namespace {

constexpr int DeepestHeading = 6;

enum class Place { LineStart, InLine };

/// Words that mean nothing but themselves.
QString escaped(const QString &words, Place place)
{
    QString out;
    out.reserve(words.size() + 8);
    bool isStart = place == Place::LineStart; // Or behind a number that begins it.
    for (const QChar c : words) {
        const bool isSign = u"\\`*_[]<>#|~"_s.contains(c);
        const bool beginsList = isStart && u"+-.)="_s.contains(c);
        if (isSign || beginsList)
            out += u'\\';
        out += c;
        isStart = isStart && c.isDigit();
    }
    return out;
}

void appendPiece(QString &out, const Piece &piece)
{
    const comparison::PieceWords words = comparison::wordsOf(piece);
    if (!words.head.isEmpty())
        out += QString(std::min(piece.level + 2, DeepestHeading), u'#') + u' '
            + escaped(words.head, Place::InLine) + u"\n\n"_s;
    for (const QString &line : words.rest.split(u'\n', Qt::SkipEmptyParts))
        out += escaped(line.simplified(), Place::LineStart) + u"\n\n"_s;
}

} // namespace

QByteArray markdownOf(const QString &title, const std::vector<knowledge::ExpressionText> &texts)
{
    QString out = u"# "_s + escaped(title.simplified(), Place::InLine) + u"\n\n"_s;
    const auto keyOf = [](const akn::Provision &provision) {
        return provision.eId;
    };
    for (const Piece &piece : comparison::piecesOf(texts, keyOf))
        appendPiece(out, piece);
    out.chop(1);
    return out.toUtf8();
}

} // namespace sheria::git
