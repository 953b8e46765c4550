// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PieceChars, endAfterElement, firstPieceChars, pieceEnd } from '../src/pieces.js';
import { longAct } from './mock/documents.mjs';

function cut(html, size) {
    const pieces = [];
    for (let from = 0; from < html.length;) {
        const end = pieceEnd(html, from, size);
        pieces.push(html.slice(from, end));
        from = end;
    }
    return pieces;
}

test('pieces put together are the text', () => {
    const { html } = longAct(200);
    for (const size of [1, 100, 5000, PieceChars])
        assert.equal(cut(html, size).join(''), html);
});

test('a long act is cut before provisions only', () => {
    const { html } = longAct(200);
    const pieces = cut(html, 8000);
    assert.ok(pieces.length > 10);
    for (const piece of pieces.slice(1))
        assert.match(piece, /^<section class="akn-/);
});

test('pieces stay within twice the size asked for', () => {
    const { html } = longAct(50);
    for (const piece of cut(html, 3000))
        assert.ok(piece.length <= 6000, `${piece.length}`);
});

test('without provisions the cut is before a tag', () => {
    const html = `<p>${'x'.repeat(120)}</p>`.repeat(20);
    for (const piece of cut(html, 300).slice(1))
        assert.match(piece, /^<\/?p>/);
});

test('text without any mark-up is cut all the same', () => {
    const pieces = cut('y'.repeat(1000), 100);
    assert.equal(pieces.join('').length, 1000);
    assert.ok(pieces.every(piece => piece.length <= 200));
});

test('a schedule is a boundary', () => {
    const html = `${'a'.repeat(50)}<div class="akn-attachment" id="att_1">${'b'.repeat(50)}`;
    assert.equal(pieceEnd(html, 0, 30), 50);
});

test('the first piece fills the window and no more', () => {
    assert.ok(firstPieceChars(900) >= 8000 && firstPieceChars(900) <= 16000);
    assert.ok(firstPieceChars(10) >= 4000);
});

test('an element is found by its eId, and the piece goes past it', () => {
    const { html } = longAct(60);
    const eId = 'chp_2__sec_55__subsec_2';
    const end = endAfterElement(html, eId, 1000);
    assert.ok(end >= html.indexOf(`data-eId="${eId}"`) + 1000);
    assert.ok(end < html.length);
});

test('an element known only by id is found too, an unknown one is not', () => {
    assert.ok(endAfterElement('<section class="akn-preamble" id="preamble">', 'preamble', 10) > 0);
    assert.equal(endAfterElement('<p id="a">', 'b', 10), -1);
});

test('quotes in an eId cannot match other mark-up', () => {
    assert.equal(endAfterElement('<p id="a" class="b">', 'a" class="b', 10), -1);
    assert.ok(endAfterElement('<p data-eId="a&quot;b">', 'a"b', 10) > 0);
});
