// SPDX-License-Identifier: GPL-3.0-or-later
// The pane of contents: law-widgets' table of contents, made into a tree that the keyboard and
// assistive software can use, and fed only as many rows at a time as the page can draw at once.

import { idle, nextFrame } from '../timing.js';
import { allNodes, closedAbove, contentsTree, filterNodes, visibleAncestor, visibleNodes, widgetItems } from './model.js';
import { treeKey } from './keys.js';

const RowsAtOnce = 200;
const FilterPauseMs = 120;
const RevealFrames = 4;
const BusyMs = 1500; // For so long after the last touch the rows stay where they are.

function isAbove(node, other) {
    for (let above = other?.parent; above; above = above.parent) {
        if (above === node)
            return true;
    }
    return false;
}

export class ContentsPane {
    #tree = document.createElement('la-table-of-contents');
    #filter = document.getElementById('toc-filter');
    #status = document.getElementById('toc-status');
    #roots = [];
    #kept = null;
    #nodeOfItem = new Map();
    #rowOfNode = new Map();
    #current = null;
    #opened = []; // Above the current row, by nobody's wish but this pane's.
    #revealed = null; // The row that was scrolled into view last.
    #touched = -Infinity;
    #focusable = null;
    #drawing = 0;
    #labels = {};
    #shown = false;
    #onSelect;

    /** `onSelect` gets the node whose row was followed, and whether a new tab is wanted. */
    constructor(onSelect) {
        this.#onSelect = onSelect;
        this.#tree.setAttribute('role', 'tree');
        this.#tree.setAttribute('aria-labelledby', 'toc-title');
        this.#tree.addEventListener('itemRendered', event => this.#dress(event.target));
        this.#tree.addEventListener('click', event => this.#click(event), true);
        this.#tree.addEventListener('auxclick', event => this.#click(event), true);
        this.#tree.addEventListener('keydown', event => this.#key(event));
        for (const type of ['pointermove', 'wheel', 'keydown'])
            this.#tree.addEventListener(type, () => { this.#touched = performance.now(); }, { passive: true });
        document.getElementById('toc-tree').append(this.#tree);
        document.getElementById('toc-expand').addEventListener('click', () => this.#setAll(true));
        document.getElementById('toc-collapse').addEventListener('click', () => this.#setAll(false));
        this.#listenToFilter();
    }

    /** Shows the answer of the contents endpoint. */
    show(answer, labels) {
        this.#labels = labels;
        this.#shown = true;
        this.#roots = contentsTree(answer, labels.untitled);
        this.#opened = [];
        const nodes = allNodes(this.#roots);
        this.#nodeOfItem = new Map(nodes.map(node => [node.item, node]));
        const nested = this.#roots.some(node => node.children.length > 0);
        for (const id of ['toc-expand', 'toc-collapse'])
            document.getElementById(id).hidden = !nested;
        this.#filter.hidden = nodes.length === 0;
        this.#applyFilter();
    }

    /** The words of the pane changed. */
    setLabels(labels) {
        this.#labels = labels;
        this.#showStatus();
    }

    /** The nodes that lead somewhere, in the order of the text. */
    get targets() {
        return allNodes(this.#roots).filter(node => node.anchor !== '');
    }

    /** Marks the row of the provision that is being read, and opens what hides it for as long. */
    setCurrent(node) {
        if (this.#current === node)
            return;
        this.#current = node;
        if (!this.#isBusy)
            this.#openAbove(node);
        this.#markCurrent();
    }

    /** Scrolls the current row into view, where the pane has been hidden. */
    reveal() {
        this.#revealed = null;
        this.#markCurrent();
    }

    get #isBusy() {
        return performance.now() - this.#touched < BusyMs;
    }

    #openAbove(node) {
        const above = closedAbove(node);
        const kept = this.#opened.filter(each => isAbove(each, node));
        const left = this.#opened.filter(each => !kept.includes(each));
        this.#opened = [...kept, ...above];
        if (above.length + left.length === 0)
            return;
        for (const each of left)
            each.expanded = false;
        for (const each of above)
            each.expanded = true;
        this.#draw();
    }

    #listenToFilter() {
        let timer = 0;
        this.#filter.addEventListener('input', () => {
            clearTimeout(timer);
            timer = setTimeout(() => this.#applyFilter(), FilterPauseMs);
        });
        this.#filter.addEventListener('keydown', event => {
            if (event.key === 'ArrowDown') {
                event.preventDefault();
                this.#focus(this.#rows[0]);
            } else if (event.key === 'Escape') {
                this.#filter.value = '';
                this.#applyFilter();
            }
        });
    }

    #applyFilter() {
        this.#kept = filterNodes(this.#roots, this.#filter.value);
        this.#showStatus();
        this.#draw();
    }

    #showStatus() {
        let status = '';
        if (this.#shown && this.#roots.length === 0)
            status = this.#labels.noContents;
        else if (this.#kept?.size === 0)
            status = this.#labels.nothingFound;
        this.#status.textContent = status;
    }

    /** Gives the widget its rows, a batch per idle moment; a newer call ends an older one. */
    async #draw() {
        const drawing = ++this.#drawing;
        let complete = false;
        for (let limit = RowsAtOnce; !complete && drawing === this.#drawing; limit += RowsAtOnce) {
            const next = widgetItems(this.#roots, this.#kept, limit);
            this.#tree.items = next.items;
            complete = next.complete;
            await idle();
        }
        if (drawing === this.#drawing && !this.#kept)
            this.reveal();
    }

    /** The nodes that have a row. */
    get #rows() {
        if (this.#kept)
            return allNodes(this.#roots).filter(node => this.#kept.has(node));
        return visibleNodes(this.#roots);
    }

    /** Gives a row that the widget has drawn its part in the tree. */
    #dress(row) {
        const node = this.#nodeOfItem.get(row.item);
        const link = row.querySelector('a');
        if (!node || !link)
            return;
        this.#rowOfNode.set(node, row);
        row.setAttribute('role', 'treeitem');
        row.setAttribute('aria-level', node.level);
        row.setAttribute('aria-label', node.title);
        if (node.item.children.length > 0)
            row.setAttribute('aria-expanded', String(node.item.expanded));
        else
            row.removeAttribute('aria-expanded');
        row.toggleAttribute('data-unlinked', node.anchor === '');
        link.tabIndex = -1;
        link.title = node.title;
        row.querySelector('.content__children')?.setAttribute('role', 'group');
        row.tabIndex = node === (this.#focusable ?? this.#roots[0]) ? 0 : -1;
        this.#markRow(row, node);
    }

    #markRow(row, node) {
        if (!this.#current || node !== this.#shownFor(this.#current)) {
            row.removeAttribute('aria-current');
            return;
        }
        row.setAttribute('aria-current', 'location');
        if (this.#revealed === node || this.#isBusy || row.getClientRects().length === 0)
            return;
        this.#revealed = node;
        this.#bringIntoView(row, node);
    }

    /** Rows that come into view may be taller than reserved, and push the one that is wanted out again. */
    async #bringIntoView(row, node) {
        for (let frame = 0; frame < RevealFrames && this.#revealed === node && row.item === node.item; ++frame) {
            row.querySelector('a')?.scrollIntoView({ block: 'nearest' });
            await nextFrame();
            if (this.#isBusy)
                return;
        }
    }

    #shownFor(node) {
        return this.#kept ? node : visibleAncestor(node);
    }

    #markCurrent() {
        const shown = this.#current && this.#shownFor(this.#current);
        for (const row of this.#tree.querySelectorAll('[aria-current]')) {
            if (row.item !== shown?.item)
                row.removeAttribute('aria-current');
        }
        const row = shown && this.#rowOf(shown);
        if (row)
            this.#markRow(row, shown);
    }

    /** The row that shows `node` now: the widget uses the same row for other nodes later. */
    #rowOf(node) {
        const row = this.#rowOfNode.get(node);
        return row?.item === node.item && row.isConnected ? row : null;
    }

    #setAll(expanded) {
        this.#opened = [];
        for (const node of allNodes(this.#roots))
            node.expanded = expanded && node.children.length > 0;
        this.#draw();
        this.#markCurrent();
    }

    #setExpanded(node, expanded) {
        this.#opened = this.#opened.filter(each => each !== node);
        node.expanded = expanded;
        this.#draw();
        this.#markCurrent();
    }

    #click(event) {
        const row = event.target.closest('la-toc-item');
        const node = row && this.#nodeOfItem.get(row.item);
        if (!node || event.button > 1)
            return;
        event.preventDefault();
        event.stopPropagation();
        this.#setFocusable(node);
        if (event.target.closest('.indented__toggle-btn'))
            this.#setExpanded(node, !node.expanded);
        else if (event.target.closest('a'))
            this.#follow(node, event.button === 1 || event.ctrlKey || event.metaKey);
    }

    #key(event) {
        const row = event.target.closest('la-toc-item');
        const node = row && this.#nodeOfItem.get(row.item);
        if (!node || event.altKey || event.metaKey)
            return;
        const effect = treeKey(event.key, node, this.#rows, document.documentElement.dir === 'rtl');
        if (!effect)
            return;
        event.preventDefault();
        if (effect.focus)
            this.#focus(effect.focus);
        else if (effect.follow)
            this.#follow(effect.follow, event.ctrlKey);
        else if (!this.#kept)
            this.#setExpanded(node, Boolean(effect.open));
    }

    #follow(node, newTab) {
        const target = node.anchor === '' ? node.children.find(child => child.anchor !== '') : node;
        if (target)
            this.#onSelect(target, newTab);
    }

    #setFocusable(node) {
        const before = this.#rowOf(this.#focusable ?? this.#roots[0]);
        if (before)
            before.tabIndex = -1;
        this.#focusable = node;
        const row = this.#rowOf(node);
        if (row)
            row.tabIndex = 0;
        return row;
    }

    #focus(node) {
        if (!node)
            return;
        const row = this.#setFocusable(node);
        row?.focus({ preventScroll: true });
        row?.querySelector('a').scrollIntoView({ block: 'nearest' });
    }
}
