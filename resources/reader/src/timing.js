// SPDX-License-Identifier: GPL-3.0-or-later
// When to do what: after a paint, when idle, once things are quiet.

const HiddenPageMs = 120; // A page nobody sees gets no animation frames.
const IdleMs = 100;

/** Resolves once the whole of the page's own mark-up is there. */
export function domReady() {
    if (document.readyState !== 'loading')
        return Promise.resolve();
    return new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Resolves before the next frame is drawn, or soon when none will be. */
export function nextFrame() {
    return new Promise(resolve => {
        const timer = setTimeout(resolve, HiddenPageMs);
        requestAnimationFrame(() => {
            clearTimeout(timer);
            resolve();
        });
    });
}

/** Resolves once what is in the document now has been painted. */
export async function painted() {
    await nextFrame();
    await new Promise(resolve => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(null);
    });
}

/** Resolves with an idle deadline when the page has nothing better to do. */
export function idle() {
    return new Promise(resolve => requestIdleCallback(resolve, { timeout: IdleMs }));
}

/** A function that calls `action` once its own calls have stopped for `ms`. */
export function debounced(action, ms) {
    let timer = 0;
    return (...args) => {
        clearTimeout(timer);
        timer = setTimeout(() => action(...args), ms);
    };
}
