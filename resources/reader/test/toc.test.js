// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allNodes, closedAbove, contentsTree, filterNodes, foldText, visibleAncestor, visibleNodes, widgetItems } from '../src/toc/model.js';
import { treeKey } from '../src/toc/keys.js';
import { Documents, longAct } from './mock/documents.mjs';

const titles = nodes => nodes.map(node => node.title);
const entry = (type, title, id, children = [], more = {}) => ({ type, title, id, children, basic_unit: false, ...more });
const tree = (...entries) => contentsTree({ toc: entries }, 'Untitled');
const countItems = items => items.reduce((sum, item) => sum + 1 + countItems(item.children), 0);

test('the golden contents keep their order and lose what is below a section', () => {
    const roots = contentsTree({ toc: Documents.golden().toc }, 'Untitled');
    assert.deepEqual(titles(allNodes(roots)),
        ['Preamble', 'Chapter 1 – Start', '1. Terms', 'Part A – Misc', 'Paragraph', 'Schedule']);
});

test('the way to a definition below a section stays', () => {
    const roots = tree(entry('section', '1. Words', 's1', [
        entry('subsection', 'Subsection (1)', 's1_1', [entry('definition', 'tree', 'd1')]),
        entry('subsection', 'Subsection (2)', 's1_2'),
    ], { basic_unit: true }));
    assert.deepEqual(titles(allNodes(roots)), ['1. Words', 'Subsection (1)', 'tree']);
});

test('an item without id is anchored by its name where the text gives it one', () => {
    const [preamble, part] = tree(entry('preamble', 'Preamble', null), entry('part', 'Part', null));
    assert.equal(preamble.anchor, 'preamble');
    assert.equal(part.anchor, '');
});

test('an item without title shows its heading, or that it has none', () => {
    const [heading, nothing] = tree(entry('subpart', '', 'a', [], { heading: 'Only heading' }), entry('subpart', ' ', 'b'));
    assert.equal(heading.title, 'Only heading');
    assert.equal(nothing.title, 'Untitled');
});

test('what is no contents answer is an empty tree', () => {
    for (const answer of [null, undefined, {}, { toc: null }, { toc: 'x' }])
        assert.deepEqual(contentsTree(answer, ''), []);
});

test('few rows are all shown, many are closed', () => {
    const small = contentsTree({ toc: Documents.golden().toc }, '');
    assert.equal(visibleNodes(small).length, allNodes(small).length);
    const large = contentsTree({ toc: longAct(2000).toc }, '');
    assert.equal(visibleNodes(large).length, 40);
});

test('the row that stands for a node in a closed branch is that of the branch', () => {
    const [chapter] = tree(entry('chapter', 'C', 'c', [entry('part', 'P', 'p', [entry('section', 'S', 's')])]));
    const section = chapter.children[0].children[0];
    chapter.expanded = chapter.children[0].expanded = true;
    assert.equal(visibleAncestor(section).title, 'S');
    assert.deepEqual(titles(closedAbove(section)), []);
    chapter.children[0].expanded = false;
    assert.equal(visibleAncestor(section).title, 'P');
    chapter.expanded = false;
    assert.equal(visibleAncestor(section).title, 'C');
    assert.deepEqual(titles(closedAbove(section)), ['P', 'C']);
    assert.deepEqual(closedAbove(null), []);
});

test('the filter keeps matches, what is above and what is below them', () => {
    const roots = tree(
        entry('part', 'Trees', 'p1', [entry('section', 'Oak', 's1'), entry('section', 'Elm', 's2')]),
        entry('part', 'Stones', 'p2', [entry('section', 'Granite', 's3'), entry('section', 'Elm wood', 's4')]),
        entry('part', 'Water', 'p3'));
    const kept = text => titles(allNodes(roots).filter(node => filterNodes(roots, text).has(node)));
    assert.deepEqual(kept('trees'), ['Trees', 'Oak', 'Elm']);
    assert.deepEqual(kept('ELM'), ['Trees', 'Elm', 'Stones', 'Elm wood']);
    assert.deepEqual(kept('nothing'), []);
    assert.equal(filterNodes(roots, '  '), null);
});

test('the filter sees neither case nor marks', () => {
    assert.equal(foldText('  ÉLÉMENTS '), 'elements');
    assert.equal(foldText('مُحَمَّد'), foldText('محمد'));
});

test('closed branches cost one row, and can be opened', () => {
    const roots = contentsTree({ toc: longAct(2000).toc }, '');
    const { items, complete } = widgetItems(roots, null, 10000);
    assert.ok(complete);
    assert.equal(countItems(items), 80); // Each of 40 chapters and what stands for its sections.
    roots[3].expanded = true;
    assert.equal(countItems(widgetItems(roots, null, 10000).items), 79 + 50);
    assert.equal(items[3].expanded, true);
});

test('rows come in batches until all are there', () => {
    const roots = contentsTree({ toc: longAct(500).toc.flatMap(chapter => chapter.children) }, '');
    const first = widgetItems(roots, null, 200);
    assert.equal(first.items.length, 200);
    assert.equal(first.complete, false);
    const last = widgetItems(roots, null, 600);
    assert.equal(last.items.length, 500);
    assert.equal(last.complete, true);
    assert.equal(last.items[0], first.items[0]);
});

test('filtered items are open and hold only what was kept', () => {
    const roots = contentsTree({ toc: longAct(200).toc }, '');
    const kept = filterNodes(roots, 'number 77');
    const { items } = widgetItems(roots, kept, 100);
    assert.equal(items.length, 1);
    assert.equal(items[0].expanded, true);
    assert.deepEqual(items[0].children.map(item => item.id), ['chp_2__sec_77']);
});

test('keys move, open, close and follow', () => {
    const [a, b] = tree(entry('part', 'A', 'a', [entry('part', 'A1', 'a1')]), entry('part', 'B', 'b'));
    a.expanded = false;
    const rows = [a, b];
    assert.deepEqual(treeKey('ArrowDown', a, rows, false), { focus: b });
    assert.equal(treeKey('ArrowUp', a, rows, false), null);
    assert.deepEqual(treeKey('End', a, rows, false), { focus: b });
    assert.deepEqual(treeKey('ArrowRight', a, rows, false), { open: a });
    assert.deepEqual(treeKey('ArrowLeft', a, rows, true), { open: a });
    a.expanded = true;
    assert.deepEqual(treeKey('ArrowRight', a, rows, false), { focus: a.children[0] });
    assert.deepEqual(treeKey('ArrowLeft', a, rows, false), { close: a });
    assert.deepEqual(treeKey('ArrowLeft', a.children[0], rows, false), { focus: a });
    assert.deepEqual(treeKey('Enter', b, rows, false), { follow: b });
    assert.equal(treeKey('x', b, rows, false), null);
});
