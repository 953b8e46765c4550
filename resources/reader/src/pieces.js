// SPDX-License-Identifier: GPL-3.0-or-later
// Where a long HTML fragment may be cut so that each piece shows whole provisions. The parser that
// receives the pieces keeps its state, so a cut anywhere is correct; these only look better.

export const PieceChars = 64 * 1024; // A few milliseconds of parsing.

const LeastFirstChars = 4 * 1024;
const CharsPerPixel = 10; // Of height; law with its mark-up needs 5 to 8 in a column of normal width.

/** The size of the first piece: enough to fill a window of this height, and hardly more. */
export function firstPieceChars(windowPx) {
    return Math.max(LeastFirstChars, Math.ceil(windowPx * CharsPerPixel));
}

const Boundary = /<(?:section|div class="akn-attachment)[\s>"]/g;

/**
 * The end of the piece of `html` that starts at `from`: the first provision boundary `size` or more
 * characters on, at most twice as far, or the end of the text; else the start of a tag there.
 */
export function pieceEnd(html, from, size) {
    const soon = from + size;
    if (soon >= html.length)
        return html.length;
    const limit = Math.min(html.length, from + 2 * size);
    Boundary.lastIndex = soon;
    const boundary = Boundary.exec(html);
    if (boundary && boundary.index <= limit)
        return boundary.index;
    if (limit === html.length)
        return limit;
    const tag = html.indexOf('<', soon);
    return tag !== -1 && tag <= limit ? tag : limit;
}

/** The end of the piece that must be shown for the element `eId` to be there; -1 when it is not in `html`. */
export function endAfterElement(html, eId, size) {
    const escaped = eId.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const at = [`data-eId="${escaped}"`, `id="${escaped}"`].map(text => html.indexOf(text)).find(index => index !== -1);
    return at === undefined ? -1 : pieceEnd(html, at, size);
}
