// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { contrast } from './contrast.js';

const css = await readFile(new URL('../src/styles/theme.css', import.meta.url), 'utf8');
const Least = 4.5; // WCAG 2.1, 1.4.3: level AA for text.

/// Ink and the grounds it stands on.
const Pairs = [
    ['ink', ['paper', 'pane', 'pane-hover', 'pane-current', 'mark', 'table-head']],
    ['ink-soft', ['paper', 'pane', 'pane-hover', 'mark']],
    ['link', ['paper', 'mark', 'table-head']],
    ['accent', ['paper', 'pane']],
    ['paper', ['accent']],
    ['info-ink', ['info-ground']],
    ['warning-ink', ['warning-ground']],
    ['danger-ink', ['danger-ground']],
    ['added-ink', ['added-ground']],
    ['ink', ['hit', 'hit-current']],
];

function colours(selector) {
    const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0];
    return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(match => [match[1], match[2]]));
}

test('contrast is computed as the standard says', () => {
    assert.equal(contrast('#000000', '#ffffff'), 21);
    assert.ok(Math.abs(contrast('#767676', '#ffffff') - 4.54) < 0.01);
});

const Enhanced = 7; // 1.4.6: level AAA.

for (const [name, selector, least] of [['light', ':root', Least], ['dark', ':root[data-theme="dark"]', Least],
    ['contrast', ':root[data-theme="contrast"]', Enhanced]]) {
    test(`every text of the ${name} theme can be read`, () => {
        const theme = colours(selector);
        for (const [ink, grounds] of Pairs) {
            for (const ground of grounds) {
                const ratio = contrast(theme[ink], theme[ground]);
                assert.ok(ratio >= least, `${ink} on ${ground}: ${ratio.toFixed(2)}`);
            }
        }
    });
}

test('the other themes state every colour of the light one', () => {
    for (const name of ['dark', 'contrast'])
        assert.deepEqual(Object.keys(colours(`:root[data-theme="${name}"]`)), Object.keys(colours(':root')));
});
