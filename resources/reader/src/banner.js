// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence above the text that says what the reader must know: not the latest, repealed, …

const Tones = {
    repealed: 'danger', uncommenced: 'danger', 'not-commenced': 'danger',
    'not-latest': 'warning', 'partly-commenced': 'warning', 'pending-amendments': 'warning', stub: 'warning',
};

/** How serious a kind of banner looks: danger, warning or info (also for kinds not known). */
export function bannerTone(kind) {
    return Object.hasOwn(Tones, kind) ? Tones[kind] : 'info';
}

/** The banner: whole above the text, one line at the top of the window once it has been scrolled past. */
export class Banner {
    #element;
    #column;
    #onCovered;

    /** `onCovered(px)`: how much of the top of the window the one line takes. */
    constructor(element, onCovered) {
        this.#element = element;
        this.#column = element.parentElement;
        this.#onCovered = onCovered;
        window.addEventListener('scroll', () => this.#follow(), { passive: true });
        window.addEventListener('resize', () => this.#measure());
    }

    /** Shows {kind, text, action?: {text, href}}; null hides it. */
    show(banner) {
        const element = this.#element;
        element.replaceChildren();
        element.hidden = !banner?.text;
        if (!element.hidden) {
            element.dataset.tone = bannerTone(banner.kind);
            element.title = banner.text;
            const sentence = document.createElement('span');
            sentence.textContent = banner.text;
            element.append(sentence);
            if (banner.action?.text && banner.action?.href) {
                const link = document.createElement('a');
                link.textContent = banner.action.text;
                link.setAttribute('href', banner.action.href);
                element.append(' ', link);
            }
        }
        this.#measure();
    }

    /** What the one line is lower by goes below it: the text stays where it is. */
    #measure() {
        const element = this.#element;
        element.removeAttribute('data-stuck');
        const whole = element.offsetHeight;
        element.setAttribute('data-stuck', '');
        element.style.setProperty('--spared', `${whole - element.offsetHeight}px`);
        this.#onCovered(element.offsetHeight);
        this.#follow();
    }

    #follow() {
        const top = parseFloat(getComputedStyle(this.#column).paddingBlockStart);
        this.#element.toggleAttribute('data-stuck', this.#column.getBoundingClientRect().top + top < 0);
    }
}
