#include "core/akn/eidindex.h"

#include <QHash>
#include <QString>

namespace sheria::akn {
namespace {

/// Seeded, so that nobody can write a document whose identifiers all fall together.
std::uint32_t hashOf(std::string_view text)
{
    return std::uint32_t(qHashBits(text.data(), text.size(), QHashSeed::globalSeed()));
}

bool isPunctuation(QChar c)
{
    return c.isPunct() || c.isSymbol();
}

} // namespace

bool EidIndex::add(std::string_view eId, pugi::xml_node node)
{
    if (m_slots.size() < 2 * (m_count + 1))
        grow();
    const std::uint32_t hash = hashOf(eId);
    Slot &slot = slotFor(eId, hash);
    if (slot.node)
        return false;
    slot = {eId, node, hash};
    ++m_count;
    return true;
}

EidIndex::Slot &EidIndex::slotFor(std::string_view eId, std::uint32_t hash)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].node && !(m_slots[at].hash == hash && m_slots[at].eId == eId))
        at = (at + 1) & mask;
    return m_slots[at];
}

void EidIndex::grow()
{
    std::vector<Slot> old(std::max<std::size_t>(64, 4 * m_slots.size()));
    old.swap(m_slots);
    for (const Slot &slot : old) {
        if (slot.node)
            slotFor(slot.eId, slot.hash) = slot;
    }
}

QByteArray EidIndex::generate(const QByteArray &wanted, pugi::xml_node node)
{
    QByteArray eId = wanted;
    int &next = m_next.try_emplace(wanted.toStdString(), 2).first->second;
    while (find(std::string_view(eId.constData(), std::size_t(eId.size()))))
        eId = wanted + '_' + QByteArray::number(next++);
    const QByteArray &kept =
        m_generated.insert_or_assign(node.internal_object(), eId).first->second;
    add(std::string_view(kept.constData(), std::size_t(kept.size())), node);
    return eId;
}

pugi::xml_node EidIndex::find(std::string_view eId) const
{
    if (m_slots.empty())
        return {};
    const std::uint32_t hash = hashOf(eId);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = hash & mask; m_slots[at].node; at = (at + 1) & mask) {
        if (m_slots[at].hash == hash && m_slots[at].eId == eId)
            return m_slots[at].node;
    }
    return {};
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

} // namespace sheria::akn
