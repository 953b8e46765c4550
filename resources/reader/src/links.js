// SPDX-License-Identifier: GPL-3.0-or-later
// What following a link means. Every link is the host's business; the page itself only moves inside
// its own text.

/** What a link leads to: {place: 'inside', eId} or {place: 'outside'}; null for what is no link. */
export function linkTarget(href) {
    if (typeof href !== 'string' || href === '')
        return null;
    if (!href.startsWith('#'))
        return { place: 'outside' };
    return href.length > 1 ? { place: 'inside', eId: decodeFragment(href.slice(1)) } : null;
}

function decodeFragment(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return text; // A stray % is part of the name.
    }
}

/** True when the event asks for a new tab: the middle button, or Ctrl (Command) held. */
export function wantsNewTab(event) {
    return event.button === 1 || Boolean(event.ctrlKey) || Boolean(event.metaKey);
}

const ParagraphNumber = '.akn-judgmentBody .akn-paragraph > .akn-num';

/** The eId of the paragraph of a decision whose number `element` is, or is in; '' when it is none. */
function numberedParagraph(element) {
    return element.closest?.(ParagraphNumber)?.parentElement.getAttribute('data-eId') ?? '';
}

/**
 * Takes over every link below `root`, and the numbers of the paragraphs of a decision, which lead to them.
 * `onInside(eId, link)` moves in the text; `onLink(href, dataHref, newTab)` tells the host.
 */
export function takeOverLinks(root, { onInside, onLink }) {
    const follow = event => {
        if (event.button > 1)
            return;
        const link = event.target.closest?.('a[href]');
        const paragraph = link ? '' : numberedParagraph(event.target);
        if (!link && paragraph === '')
            return;
        event.preventDefault();
        const href = link ? link.getAttribute('href') : `#${encodeURIComponent(paragraph)}`;
        const target = linkTarget(href);
        if (!target)
            return;
        const newTab = wantsNewTab(event);
        if (target.place === 'inside' && !newTab)
            onInside(target.eId, link ?? event.target);
        onLink(href, link?.dataset.href ?? '', newTab);
    };
    root.addEventListener('click', follow);
    root.addEventListener('auxclick', follow);
}
