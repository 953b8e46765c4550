// SPDX-License-Identifier: GPL-3.0-or-later
// The margin that says which law wrote what: a bar beside each provision, in the colours of the laws.

/** "linear-gradient(…)" of parts [[share, colour], …], one below the other; shares are of any sum. */
export function gradient(parts) {
    const sum = parts.reduce((all, [share]) => all + share, 0) || 1;
    let done = 0;
    const stops = parts.map(([share, colour]) => {
        const from = done / sum * 100;
        done += share;
        return `var(--origin-${Number(colour)}) ${from.toFixed(1)}% ${(done / sum * 100).toFixed(1)}%`;
    });
    return `linear-gradient(${stops.join(', ')})`;
}

/** What of a provision is beside its own words: all of it, or its beginning where others are in it. */
function targetOf(element) {
    if (!element.querySelector('[data-eid]'))
        return element;
    return [...element.children].find(child => !child.dataset.eid && !child.querySelector('[data-eid]')) ?? element;
}

export class Origins {
    #bars = [];

    /** `bars`: [{eId, label, parts}]; `find(eId)` gives its element, `follow(eId)` is called on a click. */
    show(bars, find, follow) {
        for (const bar of this.#bars)
            bar.remove();
        this.#bars = [];
        document.documentElement.toggleAttribute('data-origins', bars.length > 0);
        for (const { eId, label, parts } of bars) {
            const element = find(eId);
            if (element)
                this.#add(targetOf(element), eId, label, gradient(parts), follow);
        }
    }

    #add(target, eId, label, background, follow) {
        const bar = document.createElement('button');
        bar.type = 'button';
        bar.className = 'origin-bar';
        bar.title = label;
        bar.setAttribute('aria-label', label);
        bar.dataset.origin = eId;
        bar.style.backgroundImage = background;
        bar.addEventListener('click', () => follow(eId));
        target.classList.add('origin-target');
        target.prepend(bar);
        this.#bars.push(bar);
    }
}
