import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

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
];

function colours(selector) {
    const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0];
    return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(match => [match[1], match[2]]));
}

function luminance(colour) {
    const [r, g, b] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

test('contrast is computed as the standard says', () => {
    assert.equal(contrast('#000000', '#ffffff'), 21);
    assert.ok(Math.abs(contrast('#767676', '#ffffff') - 4.54) < 0.01);
});

for (const [name, selector] of [['light', ':root'], ['dark', ':root[data-theme="dark"]']]) {
    test(`every text of the ${name} theme can be read`, () => {
        const theme = colours(selector);
        for (const [ink, grounds] of Pairs) {
            for (const ground of grounds) {
                const ratio = contrast(theme[ink], theme[ground]);
                assert.ok(ratio >= Least, `${ink} on ${ground}: ${ratio.toFixed(2)}`);
            }
        }
    });
}

test('the dark theme states every colour of the light one', () => {
    assert.deepEqual(Object.keys(colours(':root[data-theme="dark"]')), Object.keys(colours(':root')));
});
