// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gradient } from '../src/origins.js';

test('a bar has a part for each law, as long as its share', () => {
    assert.equal(gradient([[1, 2], [3, 0]]), 'linear-gradient(var(--origin-2) 0.0% 25.0%, var(--origin-0) 25.0% 100.0%)');
});

test('colours are numbers, whatever was sent', () => {
    assert.equal(gradient([[1, 'red); x']]), 'linear-gradient(var(--origin-NaN) 0.0% 100.0%)');
    assert.equal(gradient([]), 'linear-gradient()');
});
