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

} // namespace sheria::akn
