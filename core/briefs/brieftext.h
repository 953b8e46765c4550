// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/check.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace sheria::briefs {

/// A part of a text. Units: bytes.
struct Range
{
    qsizetype start = 0;
    qsizetype end = 0;

    bool overlaps(const Range &other) const { return start < other.end && other.start < end; }
    bool holds(const Range &other) const { return start <= other.start && other.end <= end; }
};

/// A brief as one text: its paragraphs in their order, each note after the paragraph that refers to it, with
/// line feeds between them.
class BriefText
{
public:
    /// A paragraph where it stands in the text.
    struct Block
    {
        Range range;
        Place place;
        const Paragraph *paragraph = nullptr;
        int note = -1; ///< Index of the note it is part of; -1: of none.
    };

    /// `brief` is borrowed.
    explicit BriefText(const Brief &brief);

    const QByteArray &bytes() const { return m_bytes; }
    QByteArray of(const Range &range) const
    {
        return m_bytes.mid(range.start, range.end - range.start);
    }
    const std::vector<Block> &blocks() const { return m_blocks; }
    /// The block that a place is in. Precondition: there are blocks.
    const Block &blockAt(qsizetype at) const;
    /// The block before, in the body or in the same note; null: it is the first.
    const Block *before(const Block &block) const;
    /// The first block of a note; null: it has none.
    const Block *ofNote(int note) const;
    /// Where in its paragraph a part of the text stands.
    Place placeOf(const Range &range) const;
    /// Where a place of a block's paragraph is in the text. Units: UTF-16 there.
    qsizetype bytesUpTo(const Block &block, qsizetype units) const;

private:
    void addNote(int paragraph, const Brief &brief, int index, int page);
    void addBlock(const Paragraph &paragraph, const Place &place, int note);

    QByteArray m_bytes;
    /// UTF-16 units from the beginning up to a place.
    qsizetype unitsUpTo(qsizetype at) const;

    std::vector<qsizetype> m_units; ///< Up to every so many bytes.
    std::vector<Block> m_blocks;
    std::vector<int> m_before;  ///< By block: the index of the one before; -1: none.
    std::vector<int> m_ofNotes; ///< By note: the index of its first block; -1: none.
    int m_lastOfBody = -1;
};

} // namespace sheria::briefs
