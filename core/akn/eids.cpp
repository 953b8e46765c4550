// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/eids.h"

#include "core/akn/document.h"
#include "core/akn/text.h"
#include "core/akn/vocabulary.h"
#include "core/base/hash.h"
#include "core/base/limits.h"

#include <QHash>
#include <QString>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

bool isPunctuation(QChar c)
{
    return c.isPunct() || c.isSymbol();
}

} // namespace

bool EidIndex::add(QByteArrayView eId, pugi::xml_node node)
{
    pugi::xml_node &first = m_first[eId];
    if (first)
        return false;
    first = node;
    return true;
}

QByteArray EidIndex::generate(const QByteArray &wanted, pugi::xml_node node)
{
    QByteArray eId = wanted;
    int &next = m_next.try_emplace(wanted.toStdString(), 2).first->second;
    while (find(eId))
        eId = wanted + '_' + QByteArray::number(next++);
    const QByteArray &kept =
        m_generated.insert_or_assign(node.internal_object(), eId).first->second;
    add(kept, node);
    return eId;
}

std::optional<QByteArray> EidIndex::generatedFor(pugi::xml_node node) const
{
    if (m_generated.empty())
        return std::nullopt;
    const auto found = m_generated.find(node.internal_object());
    return found == m_generated.end() ? std::nullopt : std::optional(found->second);
}

QByteArray cleanNumber(QStringView num)
{
    qsizetype first = 0;
    qsizetype last = num.size();
    while (first < last && (isPunctuation(num[first]) || num[first].isSpace()))
        ++first;
    while (last > first && (isPunctuation(num[last - 1]) || num[last - 1].isSpace()))
        --last;
    QString clean;
    for (const QChar c : num.sliced(first, last - first)) {
        if (c.isSpace())
            continue;
        clean += isPunctuation(c) ? QChar(u'-') : c;
    }
    return clean.toUtf8();
}

namespace {

class EidMaker
{
public:
    explicit EidMaker(DocumentState &state)
        : m_state(state)
        , m_idAttribute(idAttributeOf(state.dialect))
    {}

    QByteArray make(const Nameless &nameless)
    {
        if (nameless.isRepeated)
            return m_state.ids.generate(nameless.node.attribute(m_idAttribute).value(),
                                        nameless.node);
        const QByteArray stem = prefixBelow(nameless.node.parent()) + aliasOf(nameless.node.name());
        const QByteArray number = numberOf(nameless);
        if (!number.isEmpty())
            return m_state.ids.generate(stem + '_' + number, nameless.node);
        const int count = ++m_unnumbered[stem.toStdString()];
        const char *mark = isCounted(nameless.node.name()) ? "_" : "_nn_";
        return m_state.ids.generate(stem + mark + QByteArray::number(count), nameless.node);
    }

private:
    static QByteArray aliasOf(const char *name)
    {
        const std::string_view alias = eIdAlias(name);
        return {alias.data(), qsizetype(alias.size())};
    }

    /// Elements that are never numbered are counted without more ado: "att_1".
    static bool isCounted(const char *name) { return (traitsOf(name) & (Attached | Note)) != 0; }

    /// Siblings come one after the other and have the same.
    const QByteArray &prefixBelow(pugi::xml_node parent)
    {
        if (parent != m_lastParent) {
            m_lastParent = parent;
            m_lastPrefix = prefixOf(parent);
        }
        return m_lastPrefix;
    }

    /// What the identifiers of the children of the nearest identified ancestor begin with.
    QByteArray prefixOf(pugi::xml_node node) const
    {
        for (pugi::xml_node outer = node; outer && outer != m_state.element;
             outer = outer.parent()) {
            const QByteArray eId = eIdOf(outer);
            if (!eId.isEmpty())
                return shortened(eId) + "__";
            if (!isForeign(outer.name()) && (traitsOf(outer.name()) & Opening))
                return prefixOf(outer.parent()) + outer.name() + "__";
        }
        return {};
    }

    /// Identifiers grow with every level; they must not grow with the square of the document.
    static QByteArray shortened(const QByteArray &eId)
    {
        if (eId.size() <= limits::MaxEidPrefixBytes)
            return eId;
        return sha256Hex(eId).left(16).prepend("x");
    }

    QByteArray eIdOf(pugi::xml_node node) const
    {
        if (const std::optional<QByteArray> generated = m_state.ids.generatedFor(node))
            return *generated;
        return node.attribute(m_idAttribute).value();
    }

    QByteArray numberOf(const Nameless &nameless) const
    {
        if (nameless.provision < 0)
            return {};
        const Provision &provision = m_state.provisions[std::size_t(nameless.provision)];
        constexpr qsizetype LongestNumber = 60;
        return provision.num ? cleanNumber(QStringView(*provision.num).left(LongestNumber))
                             : QByteArray();
    }

    DocumentState &m_state;
    const char *m_idAttribute;
    pugi::xml_node m_lastParent;
    QByteArray m_lastPrefix;
    std::unordered_map<std::string, int>
        m_unnumbered; ///< Elements so far, by what their names begin with.
};

void warn(DocumentState &state, const char *code, Sentence<2> what,
          const std::vector<const Nameless *> &which)
{
    if (which.empty())
        return;
    const pugi::xml_node first = which.front()->node;
    const qsizetype offset = first.name() - state.buffer.constData();
    state.warnings.push_back(
        {code,
         atPlace(state.xml, offset,
                 Message::tr(what, which.size(), QString::fromUtf8(first.name())))});
}

} // namespace

void makeIdentifiers(DocumentState &state, const std::vector<Nameless> &nameless)
{
    EidMaker maker(state);
    std::vector<const Nameless *> missing;
    std::vector<const Nameless *> repeated;
    for (const Nameless &one : nameless) {
        const QByteArray eId = maker.make(one);
        if (one.provision >= 0) {
            Provision &provision = state.provisions[std::size_t(one.provision)];
            provision.eId = eId;
            provision.isGeneratedId = true;
        }
        if (one.isRepeated)
            repeated.push_back(&one);
        else if (one.provision >= 0)
            missing.push_back(&one);
    }
    warn(state, "missing-eid",
         QT_TRANSLATE_NOOP("Error",
                           "%1 provisions have no eId, the first is \"%2\"; eIds were assigned"),
         missing);
    warn(state, "duplicate-eid",
         QT_TRANSLATE_NOOP(
             "Error", "%1 elements repeat an eId, the first is \"%2\"; new eIds were assigned"),
         repeated);
}

} // namespace sheria::akn
