// SPDX-License-Identifier: GPL-3.0-or-later
// law-widgets, loaded after the first screenful is shown: the element around the text, the contents,
// and the pop-ups of terms and references. Upstream makes a pop-up object for every term when the
// text is there; a long act has thousands, so here each is made when it is first needed.

import { delegate } from 'tippy.js';
import { defineCustomElement as defineAkomaNtoso } from 'law-widgets:la-akoma-ntoso';
import { defineCustomElement as defineContents } from 'law-widgets:la-table-of-contents';
import { LaDecorateTerms } from 'law-widgets:la-decorate-terms';
import { LaDecorateInternalRefs } from 'law-widgets:la-decorate-internal-refs';
import { LaDecorateExternalRefs } from 'law-widgets:la-decorate-external-refs';
import { MarkerSelector } from './notes.js';
import { excerpt } from './excerpt.js';

const Look = { allowHTML: true, interactive: true, maxWidth: 460, theme: 'light-border', delay: [180, 80],
    // A term or a link says itself what it is; whether its pop-up is open matters to nobody.
    aria: { content: 'describedby', expanded: false } };

/** Pop-ups for `target`s below `root`. `contentOf(reference)` gives HTML or an element, or nothing, or a promise. */
function popups(root, target, container, contentOf) {
    const onShow = popup => {
        if (popup.reader)
            return true;
        const content = contentOf(popup.reference);
        if (content instanceof Promise) {
            content.then(html => fill(popup, html) && wanted(popup) && popup.show());
            return false;
        }
        return fill(popup, content);
    };
    return delegate(root, { ...Look, target, appendTo: () => container, content: '', onShow });
}

function fill(popup, content) {
    if (!content)
        return false;
    popup.setContent(content);
    popup.reader = true;
    return true;
}

function wanted(popup) {
    return popup.reference.matches(':hover, :focus');
}

function body(content) {
    const box = document.createElement('div');
    box.className = 'tippy-content__body';
    const text = document.createElement('la-akoma-ntoso');
    text.append(content);
    box.append(text);
    return box;
}

class Terms extends LaDecorateTerms {
    createPopups() {
        this.tippies = [popups(this.akomaNtosoElement, '.akn-term', this.tippyContainer, term => this.#content(term))];
    }

    getDefinition(reference) {
        const term = CSS.escape(reference.dataset.refersto ?? '');
        return this.akomaNtosoElement.querySelector(`[data-defines="${term}"]`);
    }

    #content(term) {
        this.onTerm?.(term.dataset.refersto ?? '', term.textContent);
        const definition = this.getDefinition(term);
        if (!definition || definition.contains(term))
            return null;
        const box = document.createElement('div');
        const title = document.createElement('div');
        title.className = 'tippy-content__title';
        title.textContent = term.textContent;
        box.append(title, body(excerpt(definition)));
        return box;
    }
}

class InternalRefs extends LaDecorateInternalRefs {
    createPopups() {
        const target = `a.akn-ref[href^="#"], ${MarkerSelector}`;
        this.tippies = [popups(this.akomaNtosoElement, target, this.tippyContainer, link => this.#content(link))];
    }

    #content(link) {
        const target = this.find?.(link.getAttribute('href'));
        return target && !target.contains(link) ? body(excerpt(target)) : null;
    }
}

class ExternalRefs extends LaDecorateExternalRefs {
    createPopups() {
        this.tippies = [popups(this.akomaNtosoElement, 'a.akn-ref[data-href^="/akn/"]', this.tippyContainer,
            link => this.#content(link))];
    }

    async #content(link) {
        const html = await this.fetchContent(link.dataset.href);
        return html ? `<div class="tippy-content__body">${html}</div>` : null;
    }
}

/** Makes law-widgets' elements live. */
export function defineWidgets() {
    defineAkomaNtoso();
    defineContents();
    customElements.define('la-decorate-terms', Terms);
    customElements.define('la-decorate-internal-refs', InternalRefs);
    customElements.define('la-decorate-external-refs', ExternalRefs);
}

/**
 * Puts pop-ups on the terms and references of the complete text.
 * `find(href)` is the element of an internal link, `provider` the address of the source of pop-ups
 * for other works, or nothing for none; `onTerm(refersTo, text)` is told of the terms looked at.
 */
export function decorate({ find, provider, onTerm }) {
    const terms = document.createElement('la-decorate-terms');
    terms.onTerm = onTerm;
    terms.popupDefinitions = true;
    const inside = document.createElement('la-decorate-internal-refs');
    inside.find = find;
    inside.popups = true;
    document.body.append(terms, inside);
    if (provider) {
        const outside = document.createElement('la-decorate-external-refs');
        outside.provider = provider;
        outside.popups = true;
        document.body.append(outside);
    }
}
