// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { contrast } from './contrast.js';

const Least = 4.5; // WCAG 2.1, 1.4.3: level AA for text.
const read = name => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
const identity = await read('web/identity.css');
const desk = await read('reader/src/styles/theme.css');
const texts = await read('render/document.css');

/** The parts of a sheet: what stands before and in `prefers-color-scheme: dark`, and in `prefers-contrast: more`. */
function parts(css) {
    const dark = css.indexOf('@media (prefers-color-scheme: dark)');
    const more = css.indexOf('@media (prefers-contrast: more)');
    return { light: css.slice(0, dark), dark: css.slice(dark, more < 0 ? undefined : more), contrast: css.slice(more) };
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

/** Ink and the grounds it stands on, in all pages of the server. */
const Pairs = [
    ['ink', ['ground', 'card', 'code']],
    ['quiet', ['ground', 'card', 'code']],
    ['accent', ['ground', 'card', 'code', 'accent-soft']],
    ['on-accent', ['accent']],
    ['good', ['good-soft', 'card']],
    ['bad', ['bad-soft', 'card']],
    ...['key', 'string', 'number', 'word'].map(ink => [ink, ['card', 'code']]),
];

/** Names of colours here, and in the desktop's pages. */
const Same = { ground: 'pane', card: 'paper', line: 'line', ink: 'ink', quiet: 'ink-soft', accent: 'accent' };

for (const [scheme, selector, least] of [['light', ':root', Least], ['dark', ':root[data-theme="dark"]', Least],
    ['contrast', ':root[data-theme="contrast"]', 7]]) {
    test(`the pages of the server can be read, ${scheme}`, () => {
        const all = variables(parts(identity)[scheme]);
        for (const [ink, grounds] of Pairs) {
            for (const ground of grounds) {
                const ratio = contrast(all[ink], all[ground]);
                assert.ok(ratio >= least, `${ink} on ${ground}: ${ratio.toFixed(2)}`);
            }
        }
        for (const ground of ['card', 'ground'])
            assert.ok(contrast(all.field, all[ground]) >= 3, `field on ${ground}`); // WCAG 1.4.11.
    });

    test(`the pages of the server have the colours of the desktop, ${scheme}`, () => {
        const all = variables(parts(identity)[scheme]);
        const theme = variables(desk.slice(desk.indexOf(`${selector} {`)).replace(selector, ':root'));
        for (const [here, there] of Object.entries(Same))
            assert.equal(all[here], theme[there], here);
    });
}

test('the pages of the server use no colour but those', async () => {
    for (const name of ['browse/browse.css', 'openapi/swagger/swagger-page.css', 'signin/signin.html',
        'webhookspage/webhooks.html', 'browse/page.html', 'openapi/swagger/swagger-ui.html'])
        assert.doesNotMatch(await read(name), /#[0-9a-f]{3,6}\b[^"]|rgb/i, name);
    for (const name of ['browse/page.html', 'openapi/swagger/swagger-ui.html'])
        assert.match(await read(name), /href="\/static\/identity\.css"/);
    for (const name of ['signin/signin.html', 'webhookspage/webhooks.html', 'web/bar.html',
        'openapi/swagger/swagger-ui.html'])
        assert.match(await read(name), /class="bar"[^]*class="brand"/, name);
});

for (const scheme of ['light', 'dark']) {

    test(`texts as pages can be read, ${scheme}`, () => {
        const css = parts(texts)[scheme];
        const ground = colour(css, 'body.standalone', 'background');
        for (const selector of ['body.standalone', '.akoma-ntoso a', '.akn-ins', '.akn-del']) {
            const ratio = contrast(colour(css, selector, 'color') ?? '', ground);
            assert.ok(ratio >= Least, `${selector}: ${ratio.toFixed(2)}`);
        }
    });
}
