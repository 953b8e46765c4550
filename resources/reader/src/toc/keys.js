// SPDX-License-Identifier: GPL-3.0-or-later
// What a key does in the tree of contents, after the tree view pattern of WAI-ARIA.

/**
 * The effect of `key` on the row `node` among the visible `rows`:
 * {focus: node}, {open: node}, {close: node}, {follow: node} or null.
 * In a right-to-left page the arrows that open and close change places.
 */
export function treeKey(key, node, rows, rightToLeft) {
    const index = rows.indexOf(node);
    const inward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const outward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const focus = target => (target ? { focus: target } : null);
    switch (key) {
    case 'ArrowDown': return focus(rows[index + 1]);
    case 'ArrowUp': return focus(rows[index - 1]);
    case 'Home': return focus(rows[0]);
    case 'End': return focus(rows[rows.length - 1]);
    case 'Enter':
    case ' ': return { follow: node };
    case inward: return enter(node);
    case outward: return leave(node);
    default: return null;
    }
}

function enter(node) {
    if (node.children.length === 0)
        return null;
    return node.expanded ? { focus: node.children[0] } : { open: node };
}

function leave(node) {
    if (node.expanded && node.children.length > 0)
        return { close: node };
    return node.parent ? { focus: node.parent } : null;
}
