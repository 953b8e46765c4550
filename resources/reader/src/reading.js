// SPDX-License-Identifier: GPL-3.0-or-later
// Where the reader is in the text, and how to get elsewhere.

import { estimatedHeight, lastAtOrAbove, lastUpTo } from './search.js';
import { Target } from './target.js';
import { nextFrame } from './timing.js';

const HitLine = 0.3; // Of the window: where a match of a search is shown.
const TopMargin = 20;       // Between the top of the window and a provision that was gone to.
const TopLine = TopMargin + 2; // Scroll positions are whole pixels of the screen.
const ReadingLine = 90;     // The provision at this height counts as the one being read.
const SettleFrames = 12;
const SeenMs = 2200;        // What was gone to is marked for so long at least.
const RestFrames = 8;       // As many without movement end a smooth way.
const NearScreens = 2;      // Only short ways are scrolled smoothly.
const Scrolling = ['wheel', 'touchstart', 'keydown'];
const Interruptions = [...Scrolling, 'pointerdown'];
const ScrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
const Sized = ['akn-section', 'akn-article', 'akn-rule'];

export class ReadingPlace {
    covered = 0; // Pixels at the top of the window that something stands over.
    #flow;
    #onSettled;
    #anchors = null;
    #anchorsFor = [];
    #sized = Sized.map(() => 0);
    #target = new Target();
    #marked = null; // {element, isSeen, isLeft}
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

    /** The one of `nodes` that is being read, or was gone to; null above the first. */
    current(nodes) {
        const target = this.#target.element;
        if (target) {
            const anchors = this.anchors(nodes);
            return anchors[lastUpTo(anchors.length, index => anchors[index].element, target)]?.node ?? null;
        }
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

    /** Goes to a place that position() told; a provision without an offset is gone to. False when there is none (yet). */
    restore({ eId, offset }) {
        if (!eId) {
            this.#leave();
            ++this.#travel;
            window.scrollTo(0, offset ?? 0);
            return true;
        }
        const element = this.find(eId);
        if (!element)
            return false;
        if (offset) {
            this.#leave();
            this.#settle(element, -offset);
        } else {
            this.#target.goTo(element);
            this.#settle(element, TopMargin + this.covered);
            this.#mark(element);
        }
        return true;
    }

    /** Does what moves the text, and leaves what was gone to, or else the provision that is read, where it is. */
    keep(nodes, change) {
        const target = this.#target.element;
        if (target && !this.#target.isResting) {
            change();
            return;
        }
        const top = target?.getBoundingClientRect().top;
        const { eId, offset } = this.position(nodes);
        if (target)
            this.#target.goTo(target);
        change();
        const element = target ?? this.find(eId);
        if (element)
            this.#settle(element, target ? top : -offset);
    }

    /** The text was scrolled, by whomever. */
    scrolled() {
        if (this.#target.scrolled())
            this.#unmark();
    }

    /** The text is laid out anew, and nobody has scrolled: the target is where it comes to rest. */
    async relaid() {
        if (!this.#target.isResting)
            return;
        const travel = this.#travel;
        this.#target.goTo(this.#target.element);
        await nextFrame();
        await nextFrame();
        if (travel === this.#travel)
            this.#target.rest();
    }

    /** Goes to a provision and marks it. False when there is no such provision (yet). */
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
        this.#target.goTo(element);
        if (far || still)
            this.#settle(element, margin);
        else
            this.#glide(element, margin);
        this.#mark(element);
    }

    /** Brings into view what may be anywhere in a provision. */
    show(element) {
        const { top, bottom } = element.getBoundingClientRect();
        if (!this.#marked?.element.contains(element))
            this.#unmark();
        this.#target.goTo(element);
        const isSeen = top >= TopMargin + this.covered && bottom <= window.innerHeight - TopMargin;
        // Also where it is seen: the text may still be gliding elsewhere.
        this.#settle(element, isSeen ? top : Math.round(window.innerHeight * HitLine));
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
        let frame = 0;
        const isThere = await this.#move(travel, Interruptions, () => true, () => {
            const away = element.getBoundingClientRect().top - top;
            if (Math.abs(away) >= 1)
                window.scrollBy({ top: away, behavior: 'instant' });
            return ++frame < SettleFrames;
        });
        if (isThere)
            this.#rest();
    }

    /** Scrolls smoothly until `element` is at `top`, or the text moves no more. */
    async #glide(element, top) {
        const travel = ++this.#travel;
        let before = null;
        let still = 0;
        window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - top, behavior: 'smooth' });
        // Other keys, and all keys in the contents, leave the text on its way.
        const isScroll = ({ type, key, target }) =>
            type !== 'keydown' || (ScrollKeys.has(key) && !target.closest?.('#toc'));
        const isThere = await this.#move(travel, Scrolling, isScroll, () => {
            const now = element.getBoundingClientRect().top;
            still = now === before ? still + 1 : 0;
            before = now;
            return still < RestFrames;
        });
        if (isThere)
            this.#settle(element, top);
    }

    /** Calls `step()` for each frame until it is false. False when one of `stops` that counts, or another way, came between. */
    async #move(travel, stops, counts, step) {
        let isStopped = false;
        const stop = event => {
            if (!counts(event))
                return;
            isStopped = true;
            if (travel === this.#travel)
                this.#rest(); // Before the text is scrolled by it.
        };
        let isListening = false;
        while (!isStopped && travel === this.#travel && step()) {
            await nextFrame();
            // Not before: the key that leads here is still on its way to the window.
            if (isListening)
                continue;
            isListening = true;
            for (const type of stops)
                window.addEventListener(type, stop, { passive: true });
        }
        for (const type of stops)
            window.removeEventListener(type, stop);
        return !isStopped && travel === this.#travel;
    }

    #rest() {
        this.#target.rest();
        this.#onSettled();
    }

    #leave() {
        this.#target.leave();
        this.#unmark();
    }

    /** Marks what was gone to until the text is scrolled, and for as long as it takes to see it. */
    #mark(element) {
        this.#dropMark();
        element.classList.add('reader-target');
        const mark = { element, isSeen: false, isLeft: false };
        this.#marked = mark;
        setTimeout(() => {
            mark.isSeen = true;
            if (mark.isLeft && this.#marked === mark)
                this.#dropMark();
        }, SeenMs);
    }

    #unmark() {
        if (this.#marked?.isSeen)
            this.#dropMark();
        else if (this.#marked)
            this.#marked.isLeft = true;
    }

    #dropMark() {
        this.#marked?.element.classList.remove('reader-target');
        this.#marked = null;
    }
}
