// SPDX-License-Identifier: GPL-3.0-or-later
// Where the reader is in the text, and how to get elsewhere.

import { estimatedHeight, lastAtOrAbove } from './search.js';
import { nextFrame } from './timing.js';

const HitLine = 0.3; // Of the window: where a match of a search is shown.
const TopMargin = 20;       // Between the top of the window and a provision that was gone to.
const TopLine = TopMargin + 2; // Scroll positions are whole pixels of the screen.
const ReadingLine = 90;     // The provision at this height counts as the one being read.
const SettleFrames = 12;
const FlashMs = 2200;
const NearScreens = 2;      // Only short ways are scrolled smoothly.
const Interruptions = ['wheel', 'pointerdown', 'keydown', 'touchstart'];
const Sized = ['akn-section', 'akn-article', 'akn-rule'];

export class ReadingPlace {
    covered = 0; // Pixels at the top of the window that something stands over.
    #flow;
    #onSettled;
    #anchors = null;
    #anchorsFor = [];
    #sized = Sized.map(() => 0);
    #flashed = null;
    #travel = 0;

    /** `flow` is the element that holds the text; `onSettled()` hears that a place was gone to. */
    constructor(flow, onSettled) {
        this.#flow = flow;
        this.#onSettled = onSettled;
    }

    /** The first element with this eId. law-widgets gives definitions other ids, so `data-eid` decides. */
    find(eId) {
        if (!eId)
            return null;
        const byId = document.getElementById(eId);
        if (byId && this.#flow.contains(byId) && (byId.dataset.eid ?? eId) === eId)
            return byId;
        return this.#flow.querySelector(`[data-eid="${CSS.escape(eId)}"]`);
    }

    /** The text grew or changed. `complete`: it will not grow any more. */
    changed(complete) {
        this.#anchors = null;
        const style = getComputedStyle(this.#flow);
        const fontPx = parseFloat(style.fontSize);
        const widthPx = this.#flow.clientWidth || 600;
        Sized.forEach((name, index) => {
            const elements = this.#flow.getElementsByClassName(name);
            // The last one may still be growing.
            const end = elements.length - (complete ? 0 : 1);
            for (; this.#sized[index] < end; ++this.#sized[index]) {
                const element = elements[this.#sized[index]];
                const px = estimatedHeight(element.textContent.length, fontPx, widthPx);
                element.style.containIntrinsicSize = `auto ${px}px`;
            }
        });
    }

    /** The provisions that the contents lead to, in the order of the text: [{node, element}]. */
    anchors(nodes) {
        if (this.#anchors === null || this.#anchorsFor !== nodes) {
            this.#anchorsFor = nodes;
            this.#anchors = this.#findAnchors(nodes);
        }
        return this.#anchors;
    }

    /** Of several entries for one provision the first counts. */
    #findAnchors(nodes) {
        const seen = new Set([null]);
        const anchors = nodes.map(node => ({ node, element: this.find(node.anchor) }));
        return anchors.filter(({ element }) => !seen.has(element) && seen.add(element));
    }

    /** The one of `nodes` that is being read, or null above the first. */
    current(nodes) {
        return this.#anchorAt(nodes, ReadingLine + this.covered)?.node ?? null;
    }

    /**
     * The place at the top of the window: the innermost provision there, and how many pixels of it are
     * above the window. Without any provision, eId is "" and the offset that of the page.
     */
    position(nodes) {
        const line = TopLine + this.covered;
        const anchor = this.#anchorAt(nodes, line);
        const within = anchor?.element ?? this.#flow;
        const elements = within.querySelectorAll('[data-eid]');
        const inner = lastAtOrAbove(elements.length, index => elements[index].getBoundingClientRect().top, line);
        const element = inner >= 0 ? elements[inner] : anchor?.element;
        if (!element || window.scrollY <= 0)
            return { eId: '', offset: Math.round(window.scrollY) };
        return { eId: element.dataset.eid ?? element.id, offset: Math.round(-element.getBoundingClientRect().top) };
    }

    /** Goes to a place that position() told. False when there is no such provision (yet). */
    restore({ eId, offset }) {
        if (!eId) {
            ++this.#travel;
            window.scrollTo(0, offset ?? 0);
            return true;
        }
        const element = this.find(eId);
        if (element)
            this.#settle(element, offset ? -offset : TopMargin + this.covered);
        return element !== null;
    }

    /** Goes to a provision and marks it for a moment. False when there is no such provision (yet). */
    goTo(eId) {
        const element = this.find(eId);
        if (element)
            this.goToElement(element);
        return element !== null;
    }

    goToElement(element) {
        const far = Math.abs(element.getBoundingClientRect().top) > NearScreens * window.innerHeight;
        const still = 'still' in document.documentElement.dataset || matchMedia('(prefers-reduced-motion: reduce)').matches;
        const margin = TopMargin + this.covered;
        if (far || still) {
            this.#settle(element, margin);
        } else {
            ++this.#travel;
            const top = window.scrollY + element.getBoundingClientRect().top - margin;
            window.scrollTo({ top, behavior: 'smooth' });
        }
        this.#flash(element);
    }

    /** Brings into view what may be anywhere in a provision. */
    show(element) {
        const { top, bottom } = element.getBoundingClientRect();
        if (top < TopMargin + this.covered || bottom > window.innerHeight - TopMargin)
            this.#settle(element, Math.round(window.innerHeight * HitLine));
    }

    /** Puts the keyboard's place into the text, without scrolling. */
    focus(element) {
        if (!element.hasAttribute('tabindex'))
            element.tabIndex = -1;
        element.focus({ preventScroll: true });
    }

    #anchorAt(nodes, line) {
        const anchors = this.anchors(nodes);
        const index = lastAtOrAbove(anchors.length, at => anchors[at].element.getBoundingClientRect().top, line);
        return anchors[index] ?? null;
    }

    /** Scrolls until `element` is at `top`: what comes into view may turn out to be taller than reserved. */
    async #settle(element, top) {
        const travel = ++this.#travel;
        const stop = () => ++this.#travel;
        for (const type of Interruptions)
            window.addEventListener(type, stop, { once: true, passive: true });
        for (let frame = 0; frame < SettleFrames && travel === this.#travel; ++frame) {
            const away = element.getBoundingClientRect().top - top;
            if (Math.abs(away) >= 1)
                window.scrollBy({ top: away, behavior: 'instant' });
            await nextFrame();
        }
        for (const type of Interruptions)
            window.removeEventListener(type, stop);
        this.#onSettled();
    }

    #flash(element) {
        this.#flashed?.classList.remove('reader-target');
        this.#flashed = element;
        element.classList.add('reader-target');
        setTimeout(() => element.classList.remove('reader-target'), FlashMs);
    }
}
