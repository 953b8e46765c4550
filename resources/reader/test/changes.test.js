// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceToShow } from '../src/changes.js';

const Window = 800;
const at = (...tops) => tops.map(top => ({ top, bottom: top + 40 }));

test('there is nowhere to go without differences', () => {
    assert.equal(differenceToShow([], -1, 1, Window), -1);
    assert.equal(differenceToShow([], -1, -1, Window), -1);
});

test('the first step goes to what comes next in the window', () => {
    assert.equal(differenceToShow(at(100, 300, 2000), -1, 1, Window), 0);
    assert.equal(differenceToShow(at(-500, 300, 2000), -1, 1, Window), 1);
    assert.equal(differenceToShow(at(-500, 300, 2000), -1, -1, Window), 0);
});

test('from the one that is shown it goes to its neighbours, round and round', () => {
    assert.equal(differenceToShow(at(100, 300, 700), 0, 1, Window), 1);
    assert.equal(differenceToShow(at(100, 300, 700), 1, -1, Window), 0);
    assert.equal(differenceToShow(at(100, 300, 700), 2, 1, Window), 0);
    assert.equal(differenceToShow(at(100, 300, 700), 0, -1, Window), 2);
});

test('after scrolling away the window decides', () => {
    assert.equal(differenceToShow(at(-3000, -2000, 500, 900), 0, 1, Window), 2);
    assert.equal(differenceToShow(at(-3000, -2000, 500, 900), 0, -1, Window), 1);
    assert.equal(differenceToShow(at(-3000, -2000), 0, 1, Window), 0);
    assert.equal(differenceToShow(at(1500, 2000), 1, -1, Window), 1);
});
