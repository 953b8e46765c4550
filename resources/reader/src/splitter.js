// SPDX-License-Identifier: GPL-3.0-or-later
// The width of the contents, and whether they are shown.

import { NarrowestPx, WidestPx, allowedWidth } from './width.js';

const StepPx = 16;

export class ContentsWidth {
    #root = document.documentElement;
    #splitter = document.getElementById('splitter');
    #pane = document.getElementById('toc');
    #show = document.getElementById('toc-show');
    #wish = NaN; // Nobody has chosen yet.
    #width = 0;
    #onResized;
    #onVisibility;

    /** `onResized(px)` and `onVisibility(shown)` are called for changes the reader makes. */
    constructor(onResized, onVisibility) {
        this.#onResized = onResized;
        this.#onVisibility = onVisibility;
        this.#apply();
        window.addEventListener('resize', () => this.#apply());
        this.#splitter.addEventListener('pointerdown', event => this.#drag(event));
        this.#splitter.addEventListener('keydown', event => this.#key(event));
        document.getElementById('toc-hide').addEventListener('click', () => this.#choose(false));
        this.#show.addEventListener('click', () => this.#choose(true));
    }

    set(px) {
        this.#wish = px;
        this.#apply();
    }

    #apply() {
        this.#width = allowedWidth(this.#wish, window.innerWidth);
        this.#root.style.setProperty('--toc-width', `${this.#width}px`);
        this.#splitter.setAttribute('aria-valuenow', this.#width);
        this.#splitter.setAttribute('aria-valuemin', NarrowestPx);
        this.#splitter.setAttribute('aria-valuemax', allowedWidth(WidestPx, window.innerWidth));
    }

    setVisible(shown) {
        this.#pane.hidden = !shown;
        this.#splitter.hidden = !shown;
        this.#show.hidden = shown;
        this.#root.toggleAttribute('data-toc', shown);
    }

    #choose(shown) {
        this.setVisible(shown);
        (shown ? document.getElementById('toc-hide') : this.#show).focus();
        this.#onVisibility(shown);
    }

    #drag(event) {
        if (event.button !== 0)
            return;
        event.preventDefault();
        this.#splitter.setPointerCapture(event.pointerId);
        const move = moved => {
            const rightToLeft = this.#root.dir === 'rtl';
            this.set(rightToLeft ? window.innerWidth - moved.clientX : moved.clientX);
        };
        const end = () => {
            this.#splitter.removeEventListener('pointermove', move);
            this.#onResized(this.#width);
        };
        this.#splitter.addEventListener('pointermove', move);
        this.#splitter.addEventListener('lostpointercapture', end, { once: true });
    }

    #key(event) {
        const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!direction)
            return;
        event.preventDefault();
        this.set(this.#width + direction * StepPx * (this.#root.dir === 'rtl' ? -1 : 1));
        this.#onResized(this.#width);
    }
}
