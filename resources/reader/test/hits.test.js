// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hitPattern, matchesIn } from '../src/hits.js';

const found = (text, forms) => [...text.matchAll(hitPattern(forms))].map(match => match[0]);

test('marks whole words as they are written', () => {
    assert.deepEqual(found('A permit permits. Permit, permit-holder.', ['permit']), ['permit', 'permit']);
    assert.deepEqual(found('l’été été étés', ['été']), ['été', 'été']);
    assert.deepEqual(found('قانون القانون', ['قانون']), ['قانون']);
});

test('takes the longest form, and blanks for blanks', () => {
    assert.deepEqual(found('an unfair\n  dismissal', ['dismissal', 'unfair dismissal']), ['unfair\n  dismissal']);
});

test('takes signs for signs', () => {
    assert.deepEqual(found('s 12(3)(a) and 12x3', ['12(3)(a)', 'a.b', '[c']), ['12(3)(a)']);
});

test('has no pattern without words', () => {
    assert.equal(hitPattern([]), null);
    assert.equal(hitPattern(['', '  ']), null);
});

test('finds matches across the borders of elements', () => {
    const parts = matchesIn(['the un', 'fair', ' dismissal of'], hitPattern(['unfair dismissal', 'of']));
    assert.deepEqual(parts, [
        [{ text: 0, start: 4, end: 6 }, { text: 1, start: 0, end: 4 }, { text: 2, start: 0, end: 10 }],
        [{ text: 2, start: 11, end: 13 }],
    ]);
});
