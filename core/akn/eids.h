// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QStringView>

#include <optional>
#include <pugixml.hpp>
#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::akn {

struct DocumentState;

/// The identifiers of a document's elements: those it wrote, and those made for elements that have
/// none or repeat one.
class EidIndex
{
public:
    /// Notes that `node` is written with `eId`. False when an earlier element has it already.
    /// The index keeps the view.
    bool add(QByteArrayView eId, pugi::xml_node node);

    /// Gives `node` an identifier of its own: `wanted`, or that with "_2", "_3", … appended.
    /// Precondition: every written identifier has been added.
    QByteArray generate(const QByteArray &wanted, pugi::xml_node node);

    /// The first element with `eId`, written or generated; null when there is none.
    pugi::xml_node find(QByteArrayView eId) const { return m_first.value(eId); }

    /// The generated identifier of `node`; none when it has none.
    std::optional<QByteArray> generatedFor(pugi::xml_node node) const;
    bool hasGenerated() const { return !m_generated.empty(); }

private:
    /// Seeded, so that nobody can write a document whose identifiers all fall together.
    QHash<QByteArrayView, pugi::xml_node> m_first;
    std::unordered_map<pugi::xml_node_struct *, QByteArray> m_generated;
    std::unordered_map<std::string, int> m_next; ///< The number to try next, by wanted identifier.
};

/// An element that needs an identifier made for it.
struct Nameless
{
    pugi::xml_node node;
    int provision = -1;      ///< Its index among the provisions, if it is one.
    bool isRepeated = false; ///< It has one, but so has an earlier element.
};

/// Makes identifiers for `nameless`, which is in document order, by the scheme of server/API.md section
/// 1.7, and notes one warning for all that are missing and one for all that are repeated.
/// Precondition: every written identifier is in state.ids.
void makeIdentifiers(DocumentState &state, const std::vector<Nameless> &nameless);

/// A number as it stands in an eId: punctuation at both ends and all blanks dropped, punctuation
/// within made "-". "(i)" gives "i", "1.2." gives "1-2", "3a bis" gives "3abis".
/// Source: server/API.md section 1.7.
QByteArray cleanNumber(QStringView num);

} // namespace sheria::akn
