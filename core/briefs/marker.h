// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/office.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Comments and hyperlinks in documents of Word and of OpenDocument.
namespace sheria::briefs::office {

/// Writes into a document of one format; annotatedCopy() says what.
class Marker
{
public:
    explicit Marker(File &file) : m_file(file) {}
    virtual ~Marker() = default;
    Q_DISABLE_COPY_MOVE(Marker)

    virtual void comment(TextParagraph &paragraph, qsizetype start, qsizetype end,
                         const QString &text) = 0;
    /// At what a note is referred to by.
    virtual bool commentAt(pugi::xml_node reference, const QString &text) = 0;
    /// `part`: index of the part that the paragraph is in. Nothing where a link is no place for one.
    virtual void link(TextParagraph &paragraph, int part, qsizetype start, qsizetype end,
                      const QByteArray &address) = 0;
    /// The members that are new or other than in the original, by name.
    virtual Result<std::map<QString, QByteArray>> changed() = 0;

protected:
    File &m_file;
};

/// Of a .docx. `file` must outlive it.
std::unique_ptr<Marker> wordMarker(File &file, const QDateTime &time);
/// Of a .odt. `file` must outlive it.
std::unique_ptr<Marker> openDocumentMarker(File &file, const QDateTime &time);

// ---- what both need of XML

/// The nodes from the first to the last that show a part of a paragraph.
struct Stretch
{
    pugi::xml_node first;
    pugi::xml_node last;
};

/// The prefix with its colon that stands for a name space in a document; it is declared where it is not.
std::string prefixOf(pugi::xml_node root, std::string_view space, const char *wanted);
/// "w:" of a root "w:document"; empty where it has none.
std::string ownPrefix(pugi::xml_node root);
/// Whether a node has a qualified name.
bool isNamed(pugi::xml_node node, const std::string &name);
/// Sets an attribute, which is added where there is none.
void setAttribute(pugi::xml_node node, const std::string &name, const std::string &value);
/// Adds a text; control characters in it become blanks.
void setText(pugi::xml_node node, const QString &text);
/// As a file has it.
QByteArray serialized(const pugi::xml_document &document);
/// A new document; `root` is its element.
std::unique_ptr<pugi::xml_document> newDocument(const char *root, const std::string &space);
/// Cuts the node of a piece at an offset within it; what is behind becomes a piece of its own.
void cutPiece(std::vector<Piece> &pieces, std::size_t index, std::size_t bytes, qsizetype offset,
              pugi::xml_node second);

} // namespace sheria::briefs::office
