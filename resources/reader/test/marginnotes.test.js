// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonEnd, placeOf, wordsPattern } from '../src/marginnotes.js';

test('words are found whatever blanks stand between them', () => {
    assert.match('the  keeper\nof (the) lights', wordsPattern('keeper of (the) lights'));
    assert.doesNotMatch('the keepers of the lights', wordsPattern('keeper of'));
    assert.equal(wordsPattern('  '), null);
});

test('what stands before them tells which of several places is meant', () => {
    const texts = ['A beacon may burn. ', 'No beacon', ' may burn.'];
    assert.deepEqual(placeOf(texts, 'beacon may burn', 'may burn. No '),
        [{ text: 1, start: 3, end: 9 }, { text: 2, start: 0, end: 9 }]);
    assert.deepEqual(placeOf(texts, 'beacon may burn', 'A '), [{ text: 0, start: 2, end: 17 }]);
    assert.deepEqual(placeOf(texts, 'harbour', ''), []);
});

test('blanks do not count in what stands before', () => {
    assert.equal(commonEnd('one two three', 'zero two  three'), 8);
    assert.equal(commonEnd('', 'x'), 0);
});
