// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

#include <QByteArray>

#include <vector>

namespace sheria::akn {

/// What a namespace other than Akoma Ntoso's means to the reader.
enum class Vocabulary { Xhtml, MathMl, Other };

/// An element that is not of the root's namespace.
struct ForeignElement
{
    qsizetype offset = 0; ///< Of the first byte of its name.
    Vocabulary vocabulary = Vocabulary::Other;
};

/// What checkForm() learns about a document on its way.
struct Form
{
    Dialect dialect = Dialect::Akn30;
    bool hasPrefixes = false; ///< Elements of Akoma Ntoso are written with a prefix ("akn:act").
    std::vector<ForeignElement> foreign; ///< In document order.
};

/// Checks with Expat, before anything is built from the bytes, what the lenient parser of the tree
/// (pugixml) would let through: that the document is well-formed XML 1.0 with namespaces, uses no document
/// type declaration, stays within the limits, and is Akoma Ntoso.
///
/// Source: XML 1.0; Namespaces in XML 1.0; core/base/limits.h.
/// Errors: InvalidArgument (malformed, not Akoma Ntoso), Unsupported (a DTD, XML 1.1, a limit);
/// `detail` begins with "line L, column C: ".
Result<Form> checkForm(const QByteArray &utf8);

/// Makes every element of Akoma Ntoso known by its local name, and marks the others: "h:" before
/// the local name of XHTML, "m:" of MathML, ":" of anything else. Whoever looks at the tree
/// afterwards needs to know nothing of prefixes and declarations.
///
/// `bytes`: what the tree was parsed from, in place.
void makeNamesPlain(pugi::xml_node root, const Form &form, const char *bytes);

/// The XML declaration at the beginning of a document.
struct XmlDeclaration
{
    QByteArray version;          ///< Empty when there is no declaration.
    QByteArray encoding;         ///< Empty when none is named.
    qsizetype encodingStart = 0; ///< Where the name of the encoding stands.
    qsizetype length = 0;        ///< Including "?>". Units: bytes. 0: there is none.
};

/// Reads `<?xml …?>` at `start`, where bytes are compatible with ASCII.
/// Errors: InvalidArgument, if there is one and it is malformed.
Result<XmlDeclaration> readDeclaration(QByteArrayView bytes, qsizetype start);

/// The document as UTF-8: `bytes` itself if it is that already, else transcoded exactly as its byte
/// order mark and declaration say, with the declaration naming UTF-8.
///
/// Known encodings: UTF-8, UTF-16 (with byte order mark, or with a declaration that says so), and all
/// that QStringDecoder knows and that contain ASCII, such as ISO-8859-15 and windows-1252. UTF-8 itself is
/// not checked here.
/// Errors: InvalidArgument when bytes and declaration contradict each other or a byte has no
/// meaning in the encoding; Unsupported for an unknown encoding.
Result<QByteArray> toUtf8(const QByteArray &bytes);

} // namespace sheria::akn
