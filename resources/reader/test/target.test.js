// SPDX-License-Identifier: GPL-3.0-or-later
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastUpTo } from '../src/search.js';
import { Target } from '../src/target.js';

/** An element at this height of the window. */
const elementAt = top => ({ top, isConnected: true, getBoundingClientRect() { return { top: this.top }; } });

test('what was gone to stays the target while the text moves there', () => {
    const target = new Target();
    const element = elementAt(900);
    target.goTo(element);
    element.top = 400;
    assert.equal(target.scrolled(), false);
    element.top = 20;
    assert.equal(target.scrolled(), false);
    assert.equal(target.isResting, false);
    assert.equal(target.element, element);
});

test('whoever scrolls leaves the target', () => {
    const target = new Target();
    const element = elementAt(20);
    target.goTo(element);
    target.rest();
    assert.equal(target.isResting, true);
    element.top = 18;
    assert.equal(target.scrolled(), false, 'heights settle');
    element.top = -30;
    assert.equal(target.scrolled(), true);
    assert.equal(target.element, null);
    assert.equal(target.scrolled(), false, 'there is none to leave');
});

test('at the end of the text the target rests below the top of the window', () => {
    const target = new Target();
    target.goTo(elementAt(600));
    target.rest();
    assert.equal(target.scrolled(), false);
    assert.notEqual(target.element, null);
});

test('what is not in the page any more is no target', () => {
    const target = new Target();
    const element = elementAt(20);
    target.goTo(element);
    target.rest();
    element.isConnected = false;
    assert.equal(target.element, null);
    assert.equal(target.isResting, false);
});

test('the entry of a target is the last one that does not come after it', () => {
    // As Node.compareDocumentPosition(): 4 for what follows, 2 for what precedes, 16 more for what is within.
    const paragraphs = [10, 20, 30].map(place => ({
        place,
        compareDocumentPosition: other => (other.place > place ? 4 : 2),
    }));
    const entry = target => lastUpTo(paragraphs.length, index => paragraphs[index], target);
    assert.equal(entry(paragraphs[1]), 1);
    assert.equal(entry({ place: 25 }), 1);
    assert.equal(entry({ place: 99 }), 2);
    assert.equal(entry({ place: 5 }), -1);
    assert.equal(lastUpTo(0, () => assert.fail(), { place: 1 }), -1);
});
