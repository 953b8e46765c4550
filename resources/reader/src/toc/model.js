// SPDX-License-Identifier: GPL-3.0-or-later
// The table of contents as a tree of nodes with a state; nothing here knows the page.

/// Elements that may stand without an id; the text gives them their own name as id instead.
const AnchoredByName = new Set(['coverPage', 'coverpage', 'preface', 'preamble', 'conclusions']);
const Units = new Set(['section', 'paragraph']);
const RowsShownAtFirst = 150;

/**
 * A node of the contents: what its row shows, where it leads, and what is below it.
 * `item` is the value the widget gets; it stays the same object, so the widget redraws only what changed.
 */
function makeNode(entry, parent, untitled) {
    const title = String(entry.title ?? '').trim() || String(entry.heading ?? '').trim() || untitled;
    const anchor = entry.id ?? (AnchoredByName.has(entry.type) ? entry.type : '');
    const node = { title, anchor, parent, type: entry.type ?? '', level: parent ? parent.level + 1 : 1,
        expanded: false, children: [], item: null };
    node.item = { title, id: anchor, expanded: false, children: [] };
    return node;
}

function holdsDefinition(entry) {
    return entry.type === 'definition' || (entry.children ?? []).some(holdsDefinition);
}

/** The children worth a row: below a basic unit only the way to a definition. */
function childrenShown(entry) {
    const children = entry.children ?? [];
    return entry.basic_unit || Units.has(entry.type) ? children.filter(holdsDefinition) : children;
}

function build(entries, parent, untitled) {
    return entries.map(entry => {
        const node = makeNode(entry, parent, untitled);
        node.children = build(childrenShown(entry), node, untitled);
        return node;
    });
}

/** Every node, in the order of the text. */
export function allNodes(roots) {
    return roots.flatMap(node => [node, ...allNodes(node.children)]);
}

/** The nodes that have a row now: the roots, and what is below expanded nodes. */
export function visibleNodes(roots) {
    return roots.flatMap(node => (node.expanded ? [node, ...visibleNodes(node.children)] : [node]));
}

/** The node itself or the nearest node above it that has a row. */
export function visibleAncestor(node) {
    let shown = node;
    for (let above = node.parent; above; above = above.parent) {
        if (!above.expanded)
            shown = above;
    }
    return shown;
}

/** The closed nodes above `node`, which hide its row. */
export function closedAbove(node) {
    const closed = [];
    for (let above = node?.parent; above; above = above.parent) {
        if (!above.expanded)
            closed.push(above);
    }
    return closed;
}

/** Expands level by level for as long as the rows stay few enough to overlook. */
function expandTop(roots) {
    let level = roots;
    let rows = roots.length;
    while (level.length > 0) {
        const next = level.flatMap(node => node.children);
        rows += next.length;
        if (rows > RowsShownAtFirst)
            return;
        for (const node of level)
            node.expanded = node.children.length > 0;
        level = next;
    }
}

/**
 * The tree for the answer of the contents endpoint, `{toc: [item…]}`.
 * `untitled` stands where an item has neither title nor heading.
 */
export function contentsTree(answer, untitled) {
    const roots = build(Array.isArray(answer?.toc) ? answer.toc : [], null, untitled);
    expandTop(roots);
    return roots;
}

/** A text as the filter compares it: without case, marks and surrounding blanks. */
export function foldText(text) {
    return text.normalize('NFKD').replace(/\p{M}+/gu, '').toLocaleLowerCase().trim();
}

function keepAll(node, kept) {
    for (const child of node.children) {
        kept.add(child);
        keepAll(child, kept);
    }
}

function keepMatches(nodes, needle, kept) {
    let any = false;
    for (const node of nodes) {
        const matches = foldText(node.title).includes(needle);
        if (matches)
            keepAll(node, kept);
        if (matches || keepMatches(node.children, needle, kept)) {
            kept.add(node);
            any = true;
        }
    }
    return any;
}

/** The nodes to show for a filter text: matches, what is above them, what is below them; null for no filter. */
export function filterNodes(roots, text) {
    const needle = foldText(text);
    if (needle === '')
        return null;
    const kept = new Set();
    keepMatches(roots, needle, kept);
    return kept;
}

/** A child of a closed node that stands for all of them: it makes the widget offer to open the node. */
const Unopened = Object.freeze([Object.freeze({ title: '', children: Object.freeze([]) })]);

/**
 * The items the widget shall show, at most `limit` rows of them. Closed nodes carry no real children,
 * so that a long act costs only its visible rows. With `kept`, only those nodes, all open.
 */
export function widgetItems(roots, kept, limit) {
    let rows = 0;
    const shown = node => !kept || kept.has(node);
    const visit = nodes => {
        const items = [];
        for (const node of nodes) {
            if (!shown(node))
                continue;
            if (rows++ >= limit)
                break;
            items.push(fill(node));
        }
        return items;
    };
    const fill = node => {
        const open = kept !== null || node.expanded;
        const leaf = !node.children.some(shown);
        node.item.expanded = open && !leaf;
        node.item.children = leaf ? [] : open ? visit(node.children) : Unopened;
        return node.item;
    };
    const items = visit(roots);
    return { items, complete: rows <= limit };
}
