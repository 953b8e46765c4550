// SPDX-License-Identifier: GPL-3.0-or-later
// The built page: node --test test/bundle.test.js with READER_PAGE_DIR naming the build's output.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { cssOf, tamed } from '../bundle/lawwidgets.mjs';
import { packagesOf } from '../bundle/licences.mjs';
import { LabelNames } from '../src/labels.js';

const folder = process.env.READER_PAGE_DIR;
const built = { skip: folder ? false : 'READER_PAGE_DIR is not set' };
const read = name => readFile(join(folder, name), 'utf8');

/// Addresses that are names, not places to fetch from.
const Names = ['http://www.w3.org/1999/xlink', 'https://stenciljs.com/docs/custom-elements#externalruntime'];

test('a component is tamed', () => {
    const source = 'const aCss = "@import url(\\"https://fonts.example/x\\");a{b:\\"c\\"}";\n'
        + "const PROVIDER = 'https://hosted.example/v1';\ndefineCustomElement$1();\nexport { x };";
    assert.equal(tamed(source), 'const aCss = "";\nconst PROVIDER = "";\n\nexport { x };');
    assert.equal(cssOf(source), 'a{b:"c"}');
});

test('packages are named once, scoped ones whole', () => {
    const inputs = ['../m/node_modules/@a/b/dist/x.js', '../m/node_modules/c/y.js', '../m/node_modules/@a/b/z.js', 'own.js'];
    assert.deepEqual(packagesOf(inputs), ['@a/b', 'c']);
});

test('nothing in the page is fetched from anywhere else', built, async () => {
    const files = (await readdir(folder)).filter(name => /\.(js|css|html)$/.test(name)).sort();
    assert.deepEqual(files, ['index.html', 'reader.css', 'reader.js', 'widgets.js']);
    for (const name of files) {
        const addresses = (await read(name)).match(/(?:https?:)?\/\/[a-z0-9-]+\.[a-z][^\s"'`)]*/gi) ?? [];
        assert.deepEqual(addresses.filter(address => !Names.includes(address)), [], name);
    }
    assert.doesNotMatch(await read('reader.css'), /@import|url\(/);
});

test('the page needs neither inline scripts nor inline style sheets', built, async () => {
    const html = await read('index.html');
    assert.match(html, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.doesNotMatch(html, /<style|<script(?![^>]*\ssrc=)|\son\w+=/i);
    for (const name of ['reader.js', 'widgets.js'])
        assert.doesNotMatch(await read(name), /\beval\(|new Function\b/, name);
});

test('law-widgets elements are all defined', built, async () => {
    const code = await read('widgets.js');
    for (const name of ['la-akoma-ntoso', 'la-table-of-contents', 'la-toc-item', 'la-decorate-terms',
        'la-decorate-internal-refs', 'la-decorate-external-refs'])
        assert.ok(code.includes(name), name);
});

test('the mark-up shows no words of its own and asks only for labels that exist', built, async () => {
    const html = await read('index.html');
    const words = html.replace(/<[^>]*>/g, '').trim();
    assert.equal(words, '');
    const asked = [...html.matchAll(/data-label(?:-name|-placeholder|-title)?="(\w+)"/g)].map(match => match[1]);
    assert.ok(asked.length > 8);
    for (const name of asked)
        assert.ok(LabelNames.includes(name), name);
});

test('the licences of all that is bundled travel with it', built, async () => {
    const notices = await read('licenses.txt');
    for (const name of ['@lawsafrica/law-widgets 2', '@lawsafrica/law-widget-styles 2', 'tippy.js 6', '@popperjs/core 2', 'Stencil'])
        assert.ok(notices.includes(name), name);
    assert.match(notices, /GNU LESSER GENERAL PUBLIC LICENSE/);
});
