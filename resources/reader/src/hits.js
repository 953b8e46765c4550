// SPDX-License-Identifier: GPL-3.0-or-later
// What answers a search, marked in the text. The host tells the words as the text has them; a match may
// begin in one element and end in another, as long as both are in the same line of text.

export const MostMarks = 3000; // Beyond, nobody goes through them all, and the page gets slow.

const Lines = 'p, h1, h2, h3, h4, h5, h6, li, td, th, caption, dt, dd, blockquote, figcaption, div, section';

/** A pattern of the words, the longest first; null without any. Blanks match any blanks. */
export function hitPattern(forms) {
    const sources = [...forms].filter(form => form.trim() !== '')
        .sort((a, b) => b.length - a.length)
        .map(form => form.trim().replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s+'));
    if (sources.length === 0)
        return null;
    return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
}

/** Where `pattern` matches in texts that follow each other: for each match its parts, [{text, start, end}]. */
export function matchesIn(texts, pattern) {
    const whole = texts.join('');
    const starts = [];
    texts.reduce((start, text) => (starts.push(start), start + text.length), 0);
    return [...whole.matchAll(pattern)].map(match => {
        const end = match.index + match[0].length;
        return texts.flatMap((text, index) => {
            const from = Math.max(match.index, starts[index]);
            const to = Math.min(end, starts[index] + text.length);
            return from < to ? [{ text: index, start: from - starts[index], end: to - starts[index] }] : [];
        });
    });
}

/** The text nodes below `root`, those of each line together. */
function linesOf(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = [];
    let line = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement.closest(Lines);
        if (element !== line) {
            line = element;
            lines.push([]);
        }
        lines[lines.length - 1].push(node);
    }
    return lines;
}

/** Puts the characters from `start` to `end` of a text node into an element, which is returned. */
export function wrap(node, start, end, className) {
    const middle = start > 0 ? node.splitText(start) : node;
    if (end - start < middle.length)
        middle.splitText(end - start);
    const mark = document.createElement('mark');
    mark.className = className;
    middle.replaceWith(mark);
    mark.append(middle);
    return mark;
}

export class Hits {
    #marks = []; // Of each match: its elements, in the order of the text.
    #current = -1;

    get count() {
        return this.#marks.length;
    }

    /** Counts from 1; 0: none. */
    get index() {
        return this.#current + 1;
    }

    /** Marks the words below the roots, after taking away what was marked before. */
    mark(roots, forms) {
        this.clear();
        const pattern = hitPattern(forms);
        if (!pattern)
            return;
        for (const line of roots.flatMap(linesOf)) {
            if (this.#marks.length < MostMarks)
                this.#markLine(line, pattern);
        }
    }

    #markLine(nodes, pattern) {
        const found = matchesIn(nodes.map(node => node.data), pattern);
        // From the end, so that what is split off does not move what is still to be marked.
        const marks = found.reverse()
            .map(parts => parts.reverse().map(({ text, start, end }) => wrap(nodes[text], start, end, 'reader-hit')).reverse());
        this.#marks.push(...marks.reverse());
    }

    clear() {
        for (const mark of this.#marks.flat()) {
            const parent = mark.parentNode;
            mark.replaceWith(...mark.childNodes);
            parent?.normalize();
        }
        this.#marks = [];
        this.#current = -1;
    }

    /** The first element of the match `step` further on, which is the current one then; null without any. */
    step(step) {
        if (this.#marks.length === 0)
            return null;
        const from = this.#current < 0 && step < 0 ? 0 : this.#current;
        return this.#choose((from + step + this.#marks.length) % this.#marks.length);
    }

    /** The same for the first match inside or after `element`, or else for the first of all. */
    stepTo(element) {
        const after = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;
        const index = this.#marks.findIndex(([mark]) => element.compareDocumentPosition(mark) & after);
        return this.#marks.length > 0 ? this.#choose(Math.max(0, index)) : null;
    }

    #choose(index) {
        for (const mark of this.#marks[this.#current] ?? [])
            mark.removeAttribute('aria-current');
        this.#current = index;
        for (const mark of this.#marks[index])
            mark.setAttribute('aria-current', 'true');
        return this.#marks[index][0];
    }
}
