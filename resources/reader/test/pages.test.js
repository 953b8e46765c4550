import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { contrast } from './contrast.js';

const Least = 4.5; // WCAG 2.1, 1.4.3: level AA for text.
const read = name => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
const browse = await read('browse/browse.css');
const texts = await read('render/document.css');

/** The light and the dark part of a sheet: what stands before and in `prefers-color-scheme: dark`. */
function parts(css) {
    const at = css.indexOf('@media (prefers-color-scheme: dark)');
    return { light: css.slice(0, at), dark: css.slice(at) };
}

function variables(css) {
    const block = css.slice(css.indexOf(':root {')).split('}')[0];
    return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(match => [match[1], match[2]]));
}

/** The colour of text, or of the ground, that a sheet gives to `selector`. */
function colour(css, selector, property) {
    for (const [, selectors, rules] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const value = rules.match(new RegExp(`(?:^|[ ;])${property}: (#[0-9a-f]{3,6})`));
        if (value && selectors.split(',').some(one => one.trim() === selector))
            return value[1].length === 4 ? value[1].replace(/[0-9a-f]/g, '$&$&') : value[1];
    }
    return undefined;
}

/** Ink and the grounds it stands on, in the pages of the API and the page to sign in. */
const Pairs = [
    ['ink', ['ground', 'card', 'code']],
    ['quiet', ['ground', 'card', 'code']],
    ['accent', ['ground', 'card', 'code', 'accent-soft']],
    ['bar-ink', ['bar']],
    ['good', ['good-soft']],
    ['bad', ['bad-soft', 'card']],
    ...['key', 'string', 'number', 'word'].map(ink => [ink, ['card', 'code']]),
];

for (const scheme of ['light', 'dark']) {
    test(`the pages of the API can be read, ${scheme}`, () => {
        const all = variables(parts(browse)[scheme]);
        for (const [ink, grounds] of Pairs) {
            for (const ground of grounds) {
                const ratio = contrast(all[ink], all[ground]);
                assert.ok(ratio >= Least, `${ink} on ${ground}: ${ratio.toFixed(2)}`);
            }
        }
    });

    test(`texts as pages can be read, ${scheme}`, () => {
        const css = parts(texts)[scheme];
        const ground = colour(css, 'body.standalone', 'background');
        for (const selector of ['body.standalone', '.akoma-ntoso a', '.akn-ins', '.akn-del']) {
            const ratio = contrast(colour(css, selector, 'color') ?? '', ground);
            assert.ok(ratio >= Least, `${selector}: ${ratio.toFixed(2)}`);
        }
    });
}
