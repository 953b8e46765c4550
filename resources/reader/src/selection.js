// What the reader has selected, for "copy with citation".

/** {text, eId}: the selected text, and the provision in which it starts ("" outside of any). */
export function selectionInfo(flow) {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed)
        return { text: '', eId: '' };
    const start = selection.getRangeAt(0).startContainer;
    const element = start.nodeType === Node.ELEMENT_NODE ? start : start.parentElement;
    const provision = flow.contains(element) ? element.closest('[data-eid]') : null;
    return { text: selection.toString(), eId: provision?.dataset.eid ?? '' };
}
