// SPDX-License-Identifier: GPL-3.0-or-later
// Where the reader is in the text, and how to get elsewhere.

import { estimatedHeight, lastAtOrAbove, lastUpTo } from './search.js';
import { SlackPx, Target } from './target.js';
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

/** Whether an element or a range has a place in the window. Other nodes have none of their own. */
const isShown = place => place.getClientRects?.().length > 0;

/** The top of an element or a range in the window, or else of what is shown around it; NaN without any. */
function topOf(place) {
    let shown = place;
    while (shown && !isShown(shown))
        shown = shown.commonAncestorContainer ?? shown.parentElement;
    return shown?.getBoundingClientRect().top ?? NaN;
}

/** Whether a node is of the document that is read. */
const isOfDocument = node => Boolean((node.closest ? node : node.parentElement)?.closest('#law, #notes'));

/** A range of the character at a caret, or the nearest in its text that is not blank; null without any. */
function characterAt(caret) {
    const { startContainer: node, startOffset: offset } = caret;
    if (node.nodeType !== Node.TEXT_NODE)
        return null;
    // Blanks have no place where a line breaks.
    const further = node.data.slice(offset).search(/\S/);
    const start = further < 0 ? node.data.trimEnd().length - 1 : offset + further;
    if (start < 0)
        return null;
    caret.setStart(node, start);
    caret.setEnd(node, start + 1);
    return caret;
}

export class ReadingPlace {
    covered = 0; // Pixels at the top of the window that something stands over.
    #flow;
    #onSettled;
    #anchors = null;
    #anchorsFor = [];
    #sized = Sized.map(() => 0);
    #target = new Target();
    // What stays in its place when the text is laid out anew: {of, top, at}. `of`: the target, or else a character of
    // the first line; `top`: where it belongs, below `covered`; `at`: where it came to rest. null: the page's top does.
    #held = null;
    #width;
    #marked = null; // {element, isSeen, isLeft}
    #travel = 0;
    #isMoving = false; // By this class.

    /** `flow` is the element that holds the text; `onSettled()` hears that a place was gone to. */
    constructor(flow, onSettled) {
        this.#flow = flow;
        this.#onSettled = onSettled;
        this.#width = this.#measure();
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
            this.#isMoving = false;
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
            this.#aim(element, TopMargin + this.covered);
            this.#settle(element, TopMargin + this.covered);
            this.#mark(element);
        }
        return true;
    }

    /** Does what lays the text out anew, and leaves what was gone to, or else the first line, where it is. */
    keep(change) {
        this.scrolled(); // The event may still be to come.
        change();
        this.#goBack();
    }

    /** The text may have got another width. True if so: what was gone to, or else the first line, goes back. */
    resized() {
        const width = this.#measure();
        if (width === this.#width)
            return false;
        this.#width = width;
        this.#goBack();
        return true;
    }

    /** The text was scrolled, by whomever. */
    scrolled() {
        // At another width it was the browser, and its event may come before that of the window.
        if (this.resized())
            return;
        if (this.#target.scrolled())
            this.#unmark();
        this.#hold();
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
        this.#aim(element, margin);
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
        const isSeen = top >= TopMargin + this.covered && bottom <= window.innerHeight - TopMargin;
        const place = isSeen ? top : Math.round(window.innerHeight * HitLine);
        this.#aim(element, place);
        // Also where it is seen: the text may still be gliding elsewhere.
        this.#settle(element, place);
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

    /** What the lines of the text depend on: a zoom may change only the first of the two. */
    #measure() {
        return [window.innerWidth, this.#flow.clientWidth].join();
    }

    /** `element` is gone to, and belongs at `top`. */
    #aim(element, top) {
        this.#target.goTo(element);
        this.#held = { of: element, top: top - this.covered, at: NaN };
    }

    /** Holds the first line, unless what is held is still where it came to rest. */
    #hold() {
        if (this.#isMoving || this.#target.element)
            return;
        if (this.#held && Math.abs(topOf(this.#held.of) - this.#held.at) <= SlackPx)
            return;
        this.#held = null;
        if (window.scrollY <= 0)
            return;
        const of = this.#firstLine();
        const at = topOf(of);
        this.#held = { of, top: at - this.covered, at };
    }

    /** The first character of the line at the top of the window, or the element that is there instead. */
    #firstLine() {
        const { left, right } = this.#flow.getBoundingClientRect();
        const x = document.documentElement.dir === 'rtl' ? right - 1 : left + 1;
        const y = TopLine + this.covered;
        const caret = document.caretRangeFromPoint(x, y);
        const character = caret && isOfDocument(caret.startContainer) ? characterAt(caret) : null;
        return character ?? document.elementsFromPoint(x, y).find(isOfDocument) ?? this.#flow;
    }

    #goBack() {
        if (!this.#held)
            return;
        if (this.#target.element)
            this.#target.goTo(this.#target.element);
        this.#settle(this.#held.of, this.#held.top + this.covered);
    }

    /** Scrolls until an element or a range is at `top`: what comes into view may turn out to be taller than reserved. */
    async #settle(place, top) {
        const travel = ++this.#travel;
        let frame = 0;
        const isThere = await this.#move(travel, Interruptions, () => true, () => {
            const away = topOf(place) - top;
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
        this.#isMoving = true;
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
        this.#isMoving = false;
        this.#target.rest();
        if (this.#held)
            this.#held.at = topOf(this.#held.of);
        this.#hold();
        this.#onSettled();
    }

    #leave() {
        this.#target.leave();
        this.#held = null;
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
