// SPDX-License-Identifier: GPL-3.0-or-later
// What was gone to: it counts as the place that is read until somebody scrolls away from it.

export const SlackPx = 3; // Positions are whole pixels of the screen, and heights may settle.

export class Target {
    #element = null;
    #top = null; // Where it came to rest; null: the text is still moving there.

    /** The element that was gone to; null: none, or the text has been scrolled since. */
    get element() {
        return this.#element?.isConnected ? this.#element : null;
    }

    /** Whether the text has come to rest at it. */
    get isResting() {
        return this.element !== null && this.#top !== null;
    }

    /** The text begins to move to `element`. */
    goTo(element) {
        this.#element = element;
        this.#top = null;
    }

    /** The text rests: with the target where it is now. */
    rest() {
        this.#top = this.element?.getBoundingClientRect().top ?? null;
    }

    /** The text was scrolled. True when that led away from the target, which is none any more. */
    scrolled() {
        const element = this.element;
        if (!element || this.#top === null || Math.abs(element.getBoundingClientRect().top - this.#top) <= SlackPx)
            return false;
        this.leave();
        return true;
    }

    leave() {
        this.#element = null;
        this.#top = null;
    }
}
