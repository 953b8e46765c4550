// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a fragment into the page while it is still arriving, without blocking it.
//
// The fragment goes through document.write() of an inert document whose only element has been moved
// into the page: the browser's own incremental parser then builds the tree in place, wherever the
// text is cut. Nothing of an inert document can run.

import { PieceChars, endAfterElement, firstPieceChars, pieceEnd } from './pieces.js';
import { idle } from './timing.js';

const SpareMs = 4;

export class FragmentWriter {
    #inert = document.implementation.createHTMLDocument('');
    #html = '';
    #first = firstPieceChars(window.innerHeight);
    #written = 0;
    #ended = false;
    #closed = false;
    #onPiece = () => {};
    #finish;
    #arrived = () => {};

    /** Writes into `parent`; `closed` resolves after the last piece. */
    constructor(parent) {
        this.closed = new Promise(resolve => { this.#finish = resolve; });
        this.#inert.open();
        this.#inert.write('<!doctype html><body><div>');
        this.flow = this.#inert.body.firstElementChild;
        parent.append(this.flow);
    }

    /** True once there is enough for the first screenful. */
    get hasFirstPiece() {
        return this.#ended || this.#html.length >= 2 * this.#first;
    }

    push(text) {
        this.#html += text;
        this.#arrived();
    }

    /** No more text will be pushed. */
    end() {
        this.#ended = true;
        this.#arrived();
    }

    writeFirst() {
        this.#write(pieceEnd(this.#html, 0, this.#first));
    }

    /** Writes at once all that is needed to show the element `eId`. */
    ensure(eId) {
        const end = endAfterElement(this.#html, eId, this.#first);
        if (end > this.#written)
            this.#write(end);
    }

    /** Writes at once all that has arrived. */
    flush() {
        if (this.#html.length > this.#written)
            this.#write(this.#html.length);
    }

    /** Writes the rest, as it arrives, in the page's idle time; `onPiece` is called after each piece. */
    async drain(onPiece) {
        this.#onPiece = onPiece;
        while (!this.#closed) {
            if (!this.#canWrite)
                await new Promise(resolve => { this.#arrived = resolve; });
            const deadline = await idle();
            do
                this.#writePiece();
            while (this.#canWrite && deadline.timeRemaining() > SpareMs);
            this.#closeWhenDone();
        }
    }

    #writePiece() {
        if (this.#canWrite)
            this.#write(pieceEnd(this.#html, this.#written, PieceChars));
    }

    /** A piece that is not the last one waits until its boundary has arrived. */
    get #canWrite() {
        const waiting = this.#html.length - this.#written;
        return waiting > (this.#ended ? 0 : 2 * PieceChars);
    }

    #write(end) {
        if (this.#closed || end <= this.#written)
            return;
        this.#inert.write(this.#html.slice(this.#written, end));
        this.#written = end;
        this.#onPiece();
        this.#closeWhenDone();
    }

    #closeWhenDone() {
        if (this.#closed || !this.#ended || this.#written < this.#html.length)
            return;
        this.#closed = true;
        this.#inert.close();
        // A stray end tag would have sent what follows it to the inert document.
        this.flow.append(...this.#inert.body.childNodes);
        this.#html = '';
        this.#finish();
    }
}
