// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader has selected, for "copy with citation".

const ContextChars = 80;

/** The text before or after a place in `flow`, some characters of it; elements end words. */
function contextOf(flow, node, offset, step) {
    const walker = document.createTreeWalker(flow, NodeFilter.SHOW_TEXT);
    walker.currentNode = node;
    const isText = node.nodeType === Node.TEXT_NODE;
    let text = !isText ? '' : step < 0 ? node.data.slice(0, offset) : node.data.slice(offset);
    while (text.length < ContextChars) {
        const next = step < 0 ? walker.previousNode() : walker.nextNode();
        if (!next)
            break;
        text = step < 0 ? `${next.data} ${text}` : `${text} ${next.data}`;
    }
    return step < 0 ? text.slice(-ContextChars) : text.slice(0, ContextChars);
}

/**
 * {text, eId, before, after}: the selected text, the provision in which it starts ("" outside of any), and some of
 * the text around it.
 */
export function selectionInfo(flow) {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed)
        return { text: '', eId: '', before: '', after: '' };
    const range = selection.getRangeAt(0);
    const element = elementOf(range.startContainer);
    const isInside = flow.contains(element);
    const provision = isInside ? element.closest('[data-eid]') : null;
    return {
        text: selection.toString(),
        eId: provision?.dataset.eid ?? '',
        before: isInside ? contextOf(flow, range.startContainer, range.startOffset, -1) : '',
        after: isInside ? contextOf(flow, range.endContainer, range.endOffset, 1) : '',
    };
}

/** "12" of "[12]", "12." or "(12)"; "" when that is no number to cite by. */
export function plainNumber(text) {
    const number = text.trim().replace(/^[[(]+|[\]).,:]+$/g, '').trim();
    return /^\d{1,4}[A-Za-z]{0,2}$/.test(number) ? number : '';
}

/** The number of the paragraph of a decision that an element is in: of the outermost one that has a number. */
function paragraphOf(flow, element) {
    let number = '';
    for (let at = element?.closest('.akn-paragraph'); at && flow.contains(at); at = at.parentElement?.closest('.akn-paragraph')) {
        const own = [...at.children].find(child => child.classList.contains('akn-num'));
        number = (own && plainNumber(own.textContent)) || number;
    }
    return number;
}

function elementOf(node) {
    return node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
}

/**
 * {from, to}: the numbers of the paragraphs that the selection begins and ends in, or else of the one that
 * `element` is in, as `from` alone. "" where there is none.
 */
export function citedParagraphs(flow, element) {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed)
        return { from: paragraphOf(flow, element), to: '' };
    const range = selection.getRangeAt(0);
    const from = paragraphOf(flow, elementOf(range.startContainer));
    // A selection that was made by a click on the margin ends at the start of what follows.
    const endsBefore = range.endOffset === 0;
    const to = endsBefore ? '' : paragraphOf(flow, elementOf(range.endContainer));
    return { from: from || to, to: from && to !== from ? to : '' };
}
