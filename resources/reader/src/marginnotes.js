// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader of a law has written on it: a mark in the margin, and the words that are marked.

import { matchesIn, wrap } from './hits.js';

const lettersOf = text => text.replace(/\s+/gu, '');

/** A pattern of the words, whatever blanks stand between them; null without words. */
export function wordsPattern(words) {
    const parts = words.trim().split(/\s+/u).filter(part => part !== '')
        .map(part => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
    return parts.length > 0 ? new RegExp(parts.join('\\s*'), 'gu') : null;
}

/** How many letters at the ends of both texts are the same; blanks do not count. */
export function commonEnd(first, second) {
    const a = lettersOf(first);
    const b = lettersOf(second);
    let count = 0;
    while (count < a.length && count < b.length && a[a.length - 1 - count] === b[b.length - 1 - count])
        count += 1;
    return count;
}

/**
 * Where the words stand in texts that follow each other: the parts of the match before which `before` stands, or
 * most of it; [] where the words are not there.
 */
export function placeOf(texts, words, before) {
    const pattern = wordsPattern(words);
    if (!pattern)
        return [];
    const whole = texts.join('');
    const starts = [...whole.matchAll(pattern)].map(match => match.index);
    const agreements = starts.map(start => commonEnd(whole.slice(0, start), before));
    return matchesIn(texts, pattern)[agreements.indexOf(Math.max(...agreements))] ?? [];
}

function textNodes(element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        nodes.push(node);
    return nodes;
}

export class MarginNotes {
    #buttons = [];
    #marks = [];

    /**
     * `notes`: [{id, eId, words, before, kind, colour, label}]; `find(eId)` gives the element of a provision,
     * `follow(id)` is called when a mark is clicked.
     */
    show(notes, find, follow) {
        this.#clear();
        const counts = new Map();
        for (const note of notes) {
            const element = find(note.eId);
            if (!element)
                continue;
            this.#mark(element, note, follow);
            this.#add(element, note, counts.get(element) ?? 0, follow);
            counts.set(element, (counts.get(element) ?? 0) + 1);
        }
    }

    #clear() {
        for (const button of this.#buttons)
            button.remove();
        for (const mark of this.#marks) {
            const parent = mark.parentNode;
            mark.replaceWith(...mark.childNodes);
            parent?.normalize();
        }
        this.#buttons = [];
        this.#marks = [];
    }

    #mark(element, { id, words, before, colour, label }, follow) {
        const nodes = textNodes(element);
        // From the end, so that what is split off does not move what is still to be marked.
        for (const { text, start, end } of placeOf(nodes.map(node => node.data), words, before).reverse()) {
            const mark = wrap(nodes[text], start, end, 'note-words');
            mark.dataset.note = id;
            mark.dataset.colour = colour;
            mark.title = label;
            mark.addEventListener('click', () => follow(id));
            this.#marks.push(mark);
        }
    }

    /** `nth`: how many marks the provision has already; they stand side by side. */
    #add(element, { id, kind, colour, label }, nth, follow) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'note-button';
        button.title = label;
        button.setAttribute('aria-label', label);
        button.dataset.note = id;
        button.dataset.kind = kind;
        button.dataset.colour = colour;
        button.style.insetInlineEnd = `${2 + nth * 18}px`;
        button.addEventListener('click', event => {
            event.stopPropagation();
            follow(id);
        });
        element.classList.add('note-target');
        element.prepend(button);
        this.#buttons.push(button);
    }
}
