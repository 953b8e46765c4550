// SPDX-License-Identifier: GPL-3.0-or-later
// Finding what is at a height, in lists ordered from top to bottom.

/** The index of the last of `count` things whose top is at or above `line`; -1 when all are below. */
export function lastAtOrAbove(count, topOf, line) {
    let low = 0;
    let high = count;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (topOf(middle) <= line)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}

/** The index of the last of `count` elements, in the order of the text, that is, contains or precedes `target`; -1: none. */
export function lastUpTo(count, elementAt, target) {
    const Follows = 4; // Node.DOCUMENT_POSITION_FOLLOWING
    const isUpTo = element => element === target || (element.compareDocumentPosition(target) & Follows) !== 0;
    return lastAtOrAbove(count, index => (isUpTo(elementAt(index)) ? 0 : 1), 0);
}

/**
 * The height to reserve for a provision of `chars` characters before it is laid out.
 * `fontPx` is the size of the text, `widthPx` the width of a line.
 */
export function estimatedHeight(chars, fontPx, widthPx) {
    const CharWidth = 0.48;  // Of the font size, on average in the serif fonts used.
    const LineHeight = 1.6;
    const Heading = 3;       // Lines a heading and its margins take.
    const Fill = 0.72;       // Paragraphs seldom fill their last line.
    const perLine = Math.max(10, (widthPx / (fontPx * CharWidth)) * Fill);
    return Math.round((Math.ceil(chars / perLine) + Heading) * fontPx * LineHeight);
}
