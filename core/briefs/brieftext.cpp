// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/brieftext.h"

#include <algorithm>
#include <set>

namespace sheria::briefs {

namespace {

constexpr qsizetype EachBytes = 512;

/// The UTF-16 units of the character that a byte of UTF-8 begins; 0: it goes on with one.
int unitsOf(char byte)
{
    constexpr unsigned char Continuation = 0x80;
    constexpr unsigned char Mask = 0xC0;
    constexpr unsigned char FourBytes = 0xF0;
    const auto bits = static_cast<unsigned char>(byte);
    return (bits & Mask) == Continuation ? 0 : bits >= FourBytes ? 2 : 1;
}

} // namespace

BriefText::BriefText(const Brief &brief) : m_ofNotes(brief.notes.size(), -1)
{
    int number = 0;
    std::set<int> done;
    for (const Paragraph &paragraph : brief.body) {
        addBlock(paragraph, {++number, 0}, -1);
        for (const Paragraph::Mark &mark : paragraph.marks) {
            if (done.insert(mark.note).second)
                addNote(number, brief, mark.note, paragraph.pageAt(mark.at));
        }
    }
    // Notes that nothing refers to.
    for (std::size_t i = 0; i < brief.notes.size(); ++i) {
        if (!done.contains(int(i)))
            addNote(number, brief, int(i), 0);
    }
    qsizetype units = 0;
    for (qsizetype at = 0; at < m_bytes.size(); ++at) {
        if (at % EachBytes == 0)
            m_units.push_back(units);
        units += unitsOf(m_bytes[at]);
    }
}

qsizetype BriefText::unitsUpTo(qsizetype at) const
{
    if (at <= 0)
        return 0;
    const qsizetype step = std::min((at - 1) / EachBytes, qsizetype(m_units.size()) - 1);
    qsizetype units = m_units[std::size_t(step)];
    for (qsizetype i = step * EachBytes; i < at; ++i)
        units += unitsOf(m_bytes[i]);
    return units;
}

void BriefText::addNote(int paragraph, const Brief &brief, int index, int page)
{
    int inNote = 0;
    for (const Paragraph &note : brief.notes[std::size_t(index)])
        addBlock(note, {paragraph, index + 1, inNote++, page}, index);
}

void BriefText::addBlock(const Paragraph &paragraph, const Place &place, int note)
{
    QString line = paragraph.text;
    line.replace(u'\n', u' ');
    const qsizetype start = m_bytes.size();
    const int index = int(m_blocks.size());
    m_bytes += line.toUtf8();
    m_blocks.push_back({{start, m_bytes.size()}, place, &paragraph, note});
    m_bytes += '\n';
    if (note < 0) {
        m_before.push_back(std::exchange(m_lastOfBody, index));
        return;
    }
    m_before.push_back(place.inNote > 0 ? index - 1 : -1);
    if (place.inNote == 0)
        m_ofNotes[std::size_t(note)] = index;
}

const BriefText::Block &BriefText::blockAt(qsizetype at) const
{
    const auto next = std::upper_bound(m_blocks.begin(), m_blocks.end(), at,
                                       [](qsizetype offset, const Block &block) {
                                           return offset < block.range.start;
                                       });
    return next == m_blocks.begin() ? m_blocks.front() : *std::prev(next);
}

const BriefText::Block *BriefText::before(const Block &block) const
{
    const int index = m_before[std::size_t(&block - m_blocks.data())];
    return index < 0 ? nullptr : &m_blocks[std::size_t(index)];
}

const BriefText::Block *BriefText::ofNote(int note) const
{
    const bool isThere = note >= 0 && std::size_t(note) < m_ofNotes.size()
        && m_ofNotes[std::size_t(note)] >= 0;
    return isThere ? &m_blocks[std::size_t(m_ofNotes[std::size_t(note)])] : nullptr;
}

Place BriefText::placeOf(const Range &range) const
{
    const Block &block = blockAt(range.start);
    const qsizetype before = unitsUpTo(block.range.start);
    Place place = block.place;
    place.start = unitsUpTo(range.start) - before;
    place.end = unitsUpTo(std::min(range.end, block.range.end)) - before;
    if (const int page = block.paragraph->pageAt(place.start))
        place.page = page;
    return place;
}

qsizetype BriefText::bytesUpTo(const Block &block, qsizetype units) const
{
    return block.range.start + QStringView(block.paragraph->text).left(units).toUtf8().size();
}

} // namespace sheria::briefs
