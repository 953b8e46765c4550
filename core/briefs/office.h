// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/brief.h"
#include "core/pack/archive/filetree.h"

#include <memory>
#include <pugixml.hpp>
#include <string_view>
#include <vector>

/// Documents of Word and of OpenDocument as trees whose text is that of a Brief.
namespace sheria::briefs::office {

/// A text node, and which part of the text of its paragraph it is.
struct Piece
{
    pugi::xml_node node;
    qsizetype start = 0; ///< Units: UTF-16, of Paragraph::text.
    qsizetype end = 0;
    bool isBehindBlank = false; ///< Of OpenDocument: blanks at its beginning are not counted.
};

struct TextParagraph
{
    Paragraph paragraph;
    std::vector<Piece> pieces; ///< In the order of the text.
};

struct Note
{
    std::vector<TextParagraph> paragraphs;
    pugi::xml_node reference; ///< The element that refers to it in the body; null: none does.
    int part = 0;             ///< Index in File::parts of the part that it stands in.
};

enum class Kind { Word, OpenDocument };

/// A member of the archive that was parsed.
struct Part
{
    QString name;
    std::unique_ptr<pugi::xml_document> xml;
};

struct File
{
    Kind kind = Kind::Word;
    std::shared_ptr<const pack::FileTree> members;
    std::vector<Part> parts; ///< The text first, then what has notes.
    std::vector<TextParagraph> body;
    std::vector<Note> notes;

    Brief brief() const;
};

/// Reads a .docx or .odt; the suffix of `name` says which.
/// Errors: Unsupported (too large); InvalidArgument (damaged, encrypted).
Result<File> open(const QByteArray &bytes, const QString &name);

/// Parses XML of outside: well-formed, without document type, not nested too deeply. White space stays.
/// Errors: InvalidArgument.
Result<std::unique_ptr<pugi::xml_document>> parseXml(const QByteArray &xml);

/// A member of an archive that is a part of a document.
/// Errors: Unsupported (too large); those of FileTree::read().
Result<QByteArray> readMember(const pack::FileTree &members, const QString &name);

/// The error of a document that cannot be read.
Error damaged(const QString &why);

/// "p" for "w:p".
std::string_view localName(pugi::xml_node node);

/// Where a UTF-16 offset in the text of a paragraph is in the bytes of a piece's node.
/// Precondition: piece.start <= offset <= piece.end.
std::size_t byteOffset(const Piece &piece, Kind kind, qsizetype offset);

} // namespace sheria::briefs::office
