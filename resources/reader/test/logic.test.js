// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bannerTone } from '../src/banner.js';
import { LabelNames, mergeLabels } from '../src/labels.js';
import { languageTag, writingDirection } from '../src/language.js';
import { linkTarget, wantsNewTab } from '../src/links.js';
import { documentParts } from '../src/requests.js';
import { estimatedHeight, lastAtOrAbove } from '../src/search.js';
import { textProperties } from '../src/textstyle.js';
import { allowedWidth } from '../src/width.js';
import { uriParts } from '../src/uri.js';

test('the last thing at or above a line', () => {
    const tops = [-300, -20, 0, 0, 40, 900];
    const at = line => lastAtOrAbove(tops.length, index => tops[index], line);
    assert.equal(at(-301), -1);
    assert.equal(at(-300), 0);
    assert.equal(at(0), 3);
    assert.equal(at(39), 3);
    assert.equal(at(5000), 5);
    assert.equal(lastAtOrAbove(0, () => assert.fail(), 0), -1);
});

test('few things are looked at to find one of many', () => {
    let looks = 0;
    const found = lastAtOrAbove(20000, index => { ++looks; return index * 10; }, 123456);
    assert.equal(found, 12345);
    assert.ok(looks <= 15, `${looks}`);
});

test('longer provisions are expected to be taller, in a wider column less so', () => {
    const height = (chars, width) => estimatedHeight(chars, 16, width);
    assert.ok(height(2000, 700) > 2 * height(200, 700));
    assert.ok(height(2000, 350) > 1.5 * height(2000, 700));
    assert.ok(height(0, 0) > 0);
});

test('three-letter languages become tags', () => {
    for (const [code, tag] of [['eng', 'en'], ['amh', 'am'], ['swa', 'sw'], ['nso', 'nso'], ['pt-BR', 'pt-BR'],
        ['ENG', 'en'], ['', ''], [null, ''], ['no such"', '']])
        assert.equal(languageTag(code), tag, String(code));
});

test('Arabic and its neighbours run from right to left', () => {
    for (const code of ['ara', 'ar', 'fas', 'urd', 'heb', 'ar-EG'])
        assert.equal(writingDirection(code), 'rtl', code);
    for (const code of ['eng', 'amh', 'fra', '', undefined])
        assert.equal(writingDirection(code), 'ltr', String(code));
});

test('links lead inside the text or outside', () => {
    assert.deepEqual(linkTarget('#sec_1'), { place: 'inside', eId: 'sec_1' });
    assert.deepEqual(linkTarget('#sec%201'), { place: 'inside', eId: 'sec 1' });
    assert.deepEqual(linkTarget('#100%'), { place: 'inside', eId: '100%' });
    assert.deepEqual(linkTarget('/akn/zz/act/2000/1'), { place: 'outside' });
    assert.deepEqual(linkTarget('javascript:alert(1)'), { place: 'outside' });
    for (const nothing of ['#', '', null])
        assert.equal(linkTarget(nothing), null);
});

test('a new tab is asked for by the middle button or Ctrl', () => {
    assert.equal(wantsNewTab({ button: 0 }), false);
    assert.equal(wantsNewTab({ button: 1 }), true);
    assert.equal(wantsNewTab({ button: 0, ctrlKey: true }), true);
});

test('the parts of a document are beside the page, never elsewhere', () => {
    const parts = documentParts('sheria://app/reader/index.html?doc=42&theme=dark');
    assert.deepEqual(parts, { meta: 'sheria://app/doc/42/meta.json', toc: 'sheria://app/doc/42/toc.json',
        content: 'sheria://app/doc/42/content.html' });
    for (const id of ['', '..', 'a/b', '%2e%2e', 'http://x/', 'a?b'])
        assert.equal(documentParts(`sheria://app/reader/index.html?doc=${id}`), null, id);
    assert.equal(documentParts('sheria://app/reader/index.html'), null);
});

test('labels the host does not send stay English', () => {
    const labels = mergeLabels({ contents: 'Sommaire', footnotes: '', backToText: 7, unknown: 'x' });
    assert.equal(labels.contents, 'Sommaire');
    assert.equal(labels.footnotes, 'Footnotes');
    assert.equal(labels.backToText, 'Back to the text');
    assert.deepEqual(Object.keys(labels), [...LabelNames]);
});

test('banners look as serious as they are', () => {
    assert.equal(bannerTone('repealed'), 'danger');
    assert.equal(bannerTone('not-latest'), 'warning');
    assert.equal(bannerTone('constructor'), 'info');
});

test('the contents keep a sensible width', () => {
    assert.equal(allowedWidth(10, 1200), 180);
    assert.equal(allowedWidth(300.4, 1200), 300);
    assert.equal(allowedWidth(5000, 1200), 600);
    assert.equal(allowedWidth(5000, 500), 300);
    assert.equal(allowedWidth(300, 100), 180);
    assert.equal(allowedWidth(NaN, 1200), 300);
    assert.equal(allowedWidth(NaN, 700), 238);
    assert.equal(allowedWidth(NaN, 400), 180);
});

test('style sheets get country and type of a text', () => {
    assert.deepEqual(uriParts('/akn/za-cpt/act/by-law/2011/animal/eng@2011-11-18'), { country: 'za', type: 'act' });
    assert.deepEqual(uriParts('/akn/ke/judgment/kehc/2020/1/eng@2020-01-01'), { country: 'ke', type: 'judgment' });
    assert.deepEqual(uriParts('nonsense'), {});
    assert.deepEqual(uriParts(undefined), {});
});

test('a style of the text is put within bounds', () => {
    const usual = { '--text-family': null, '--text-size': '1', '--text-measure': '46rem', '--text-spacing': '1' };
    assert.deepEqual(textProperties(), usual);
    assert.deepEqual(textProperties({ font: 7, size: 'large', lineLength: null, lineSpacing: NaN }), usual);
    assert.deepEqual(textProperties({ font: 'DejaVu Sans', size: 1e9, lineLength: -4, lineSpacing: 150 }), {
        '--text-family': '"DejaVu Sans", var(--serif)', '--text-size': '2.5', '--text-measure': '28rem',
        '--text-spacing': '1.5' });
    for (const font of ['a"; background: url(//x)', 'x'.repeat(65), '-x', 'a\n', '{}'])
        assert.equal(textProperties({ font })['--text-family'], null, font);
});
