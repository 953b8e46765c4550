// SPDX-License-Identifier: GPL-3.0-or-later
// The differences of two texts that are compared: the way from one to the next.

const TopLine = 22; // Pixels; a difference above this height is one that was passed.

const isInWindow = ({ top, bottom }, windowPx) => bottom > 0 && top < windowPx;

/**
 * Which difference comes `step` further on (1 or -1), round and round; -1 without any.
 * `places`: top and bottom of each in the window. `current`: the one gone to last, or -1; when it has been
 * scrolled out of the window, what is to be seen decides.
 */
export function differenceToShow(places, current, step, windowPx) {
    const count = places.length;
    if (count === 0)
        return -1;
    const here = places[current];
    if (here && isInWindow(here, windowPx))
        return (current + step + count) % count;
    if (step > 0) {
        const next = places.findIndex(({ top }) => top >= TopLine);
        return next === -1 ? 0 : next;
    }
    const above = places.filter(({ top }) => top < TopLine).length;
    return above === 0 ? count - 1 : above - 1;
}

export class Differences {
    #current = -1;
    #elements = [];

    /** Those below `flow`, where it is a comparison. */
    find(flow) {
        this.#elements = [...flow.querySelectorAll('.compare-difference')];
    }

    get count() {
        return this.#elements.length;
    }

    /** Counts from 1; 0: none was gone to. */
    get index() {
        return this.#current + 1;
    }

    /** The one gone to last, unless it has been scrolled out of the window; null without any. */
    get shown() {
        const element = this.#elements[this.#current];
        return element && isInWindow(element.getBoundingClientRect(), window.innerHeight) ? element : null;
    }

    /** The element that is the current one then; null without any. */
    step(step) {
        const places = this.#elements.map(element => element.getBoundingClientRect());
        const next = differenceToShow(places, this.#current, step, window.innerHeight);
        if (next === -1)
            return null;
        this.#elements[this.#current]?.removeAttribute('aria-current');
        this.#current = next;
        this.#elements[next].setAttribute('aria-current', 'true');
        return this.#elements[next];
    }
}

/** What to bring into view of a difference: of a long one the first words that changed. */
export function beginningOf(element) {
    if (element.getBoundingClientRect().height < window.innerHeight / 2)
        return element;
    const words = [...element.querySelectorAll('ins, del')];
    return words.find(each => each.getClientRects().length > 0) ?? element;
}
