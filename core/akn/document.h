// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/eids.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/toc.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <pugixml.hpp>
#include <vector>

namespace sheria::akn {

/// The dialects of Akoma Ntoso that are read.
enum class Dialect { Akn30, Akn30Wd17, Akn20, Akn10, LegalDocMlDe };

/// "eId", or "id" in the versions before 3.0.
constexpr const char *idAttributeOf(Dialect dialect)
{
    return dialect == Dialect::Akn10 || dialect == Dialect::Akn20 ? "id" : "eId";
}

/// A place in a document that can be cited: an element of the hierarchy.
/// Source: server/API.md sections 1.7 and 3.
struct Provision
{
    int parent = -1; ///< Index of the enclosing provision, or -1.
    QByteArray element;
    QByteArray eId; ///< As written, or made by us (see isGeneratedId); never empty.
    std::optional<QByteArray> writtenEId; ///< As written, not decoded or trimmed; none when absent.
    bool isGeneratedId = false; ///< eId was absent, empty or a repetition in the document.
    /// The table of contents of its component lists it, and not as part of front matter, a conclusion
    /// or a definition.
    bool isListed = true;
    std::optional<QString> num;
    std::optional<QString> heading;
    QByteArray flags;        ///< Letters q a n t: in a quotation, an attachment, a note, a table.
    QByteArray component;    ///< "main", "schedule1".
    qsizetype textStart = 0; ///< Range of its text in Document::text(). Units: UTF-8 bytes.
    qsizetype textEnd = 0;
};

/// A reference from a document to another work, or within it.
struct Reference
{
    QByteArray href;    ///< As written, at most limits::MaxUriBytes.
    QByteArray workUri; ///< Canonical, when `href` is an Akoma Ntoso URI; else empty.
    QByteArray portion; ///< eId at the target, or empty.
    int provision = -1; ///< Index of the provision that refers, or -1.
    QString text;       ///< The words that are marked.

    friend bool operator==(const Reference &, const Reference &) = default;
};

/// A document inside the document that has an address of its own: the main one, a schedule.
/// Source: server/API.md section 3.2.
struct Component
{
    QByteArray name;        ///< "main", "schedule1"; unique in the document.
    pugi::xml_node element; ///< The document element of "main"; else its attachment or component.
};

/// Something odd in a document that did not stop it from being read.
struct Warning
{
    QByteArray code; ///< "duplicate-eid", "missing-eid", "date-unusable", "uri-unusable", …
    Message message; ///< Names what and where.
};

/// What the document's metadata says, as far as it can be used.
struct Metadata
{
    Work work;             ///< uri, title, publication, amendments, repeal … as found.
    Expression expression; ///< uri, language, date, title.
    QByteArray frbrThis;   ///< FRBRExpression/FRBRthis as written.
    QByteArray
        component; ///< Name of this document inside its expression, from FRBRthis; "main" if none.
    QDate manifestationDate;
    bool isTitleAssumed = false; ///< The document has no title: its number or URI stands for one.
    bool isLocalUri = false;     ///< The document has no usable URI: one under /akn/xx was made.
};

/// What a Document is made of. Filled by parse() step by step, constant afterwards.
struct DocumentState
{
    QByteArray xml;
    QByteArray buffer; ///< The copy of `xml` that the tree was made in and points into.
    pugi::xml_document tree;
    pugi::xml_node element;
    Dialect dialect = Dialect::Akn30;
    QByteArray doctype;
    Metadata metadata;
    std::vector<Warning> warnings;
    std::vector<Provision> provisions;
    std::vector<Reference> references;
    std::vector<Component> components; ///< "main" first.
    QByteArray text;
    EidIndex ids;

    /// Notes something odd, once.
    void warn(const char *code, const Message &message)
    {
        if (warnings.size() >= limits::MaxWarnings)
            return;
        const auto isKnown = [&](const Warning &one) {
            return one.code == code && one.message == message;
        };
        if (std::none_of(warnings.begin(), warnings.end(), isKnown))
            warnings.push_back({code, message});
    }
};

/// A parsed Akoma Ntoso document. Immutable once made, so it may be read by any thread.
class Document
{
public:
    /// Reads hostile bytes. Bounded by limits.h; no network, no DTD, no entity but the five of XML.
    /// Errors: InvalidArgument (not well-formed, not Akoma Ntoso: says what and where, line and
    /// column), Unsupported (a DTD, an unknown encoding, a limit exceeded).
    static Result<Document> parse(const QByteArray &bytes);

    /// What is stored: the bytes given if they were UTF-8, else the same document as UTF-8.
    const QByteArray &xml() const { return m_state->xml; }
    Dialect dialect() const { return m_state->dialect; }
    /// "act", "judgment", …: the local name of the document element.
    QByteArray doctype() const { return m_state->doctype; }
    const Metadata &metadata() const { return m_state->metadata; }
    const std::vector<Warning> &warnings() const { return m_state->warnings; }
    /// The hierarchy in document order.
    const std::vector<Provision> &provisions() const { return m_state->provisions; }
    const std::vector<Reference> &references() const { return m_state->references; }
    /// "main", then the attachments and components directly under the document, in their order.
    const std::vector<Component> &components() const { return m_state->components; }
    /// Visible text in document order, with a blank around blocks.
    const QByteArray &text() const { return m_state->text; }
    /// Visible text exactly as it stands, nothing between nodes, before white space is folded.
    QByteArray plainText() const;
    /// Source: server/API.md section 3, titles in the document's language.
    std::vector<TocEntry> toc() const;

    /// The document element, below akomaNtoso. Valid as long as the Document.
    pugi::xml_node element() const { return m_state->element; }
    /// The element of a component ("main", "schedule1"), of an eId or a nameable type
    /// (server/API.md section 2.14) inside it. Both may be empty; null node when there is none.
    pugi::xml_node find(QByteArrayView component, QByteArrayView portion) const;
    /// The first element that has this eId, written or made by us; null node when there is none.
    pugi::xml_node elementWith(QByteArrayView eId) const;
    /// The eId given to an element that has none of its own, or a repeated one; else its own.
    QByteArray eIdOf(pugi::xml_node element) const;
    /// Whether eIdOf(element) is ours, not the document's.
    bool isGeneratedEId(pugi::xml_node element) const
    {
        return m_state->ids.generatedFor(element).has_value();
    }
    bool hasGeneratedEIds() const { return m_state->ids.hasGenerated(); }
    /// The element as the document wrote it, tag by tag: a part of xml().
    /// Precondition: an element of Akoma Ntoso, of this document.
    QByteArrayView source(pugi::xml_node element) const;

private:
    explicit Document(std::unique_ptr<const DocumentState> state) : m_state(std::move(state)) {}
    std::unique_ptr<const DocumentState> m_state;
};

} // namespace sheria::akn
