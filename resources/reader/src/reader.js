// SPDX-License-Identifier: GPL-3.0-or-later
// The reader page: shows one document beside its contents, and talks to the host. README.md states
// the contract.

import { Banner } from './banner.js';
import { Differences, beginningOf } from './changes.js';
import { Hits } from './hits.js';
import { Host } from './host.js';
import { applyLabels, mergeLabels } from './labels.js';
import { languageTag, writingDirection } from './language.js';
import { linkTarget, takeOverLinks } from './links.js';
import { MarginNotes } from './marginnotes.js';
import { gatherNotes } from './notes.js';
import { Origins } from './origins.js';
import { ReadingPlace } from './reading.js';
import { citedParagraphs, selectionInfo } from './selection.js';
import { DocumentSource } from './source.js';
import { ContentsWidth } from './splitter.js';
import { hasTextStyle, setTextStyle } from './textstyle.js';
import { debounced, domReady, nextFrame, painted } from './timing.js';
import { ContentsPane } from './toc/pane.js';
import { uriParts } from './uri.js';
import { Warnings } from './warnings.js';
import { FragmentWriter } from './writer.js';

const QuietMs = 250; // Scrolling counts as over after this long.

const root = document.documentElement;
const knownTheme = name => (['dark', 'contrast'].includes(name) ? name : 'light');
const byId = id => document.getElementById(id);

class Reader {
    #host = new Host();
    #meta = {};
    #labels = mergeLabels(null);
    #targets = [];
    #pending = null;
    #isWarm = false;
    #hits = new Hits();
    #differences = new Differences();
    #marginNotes = new MarginNotes();
    #origins = new Origins();
    #warnings = new Warnings();
    #banner = new Banner(byId('banner'), px => this.#cover(px));
    #writer = null;
    #place = null;
    #covered = 0;
    #law = null;
    #contents = new ContentsPane((node, newTab) => this.#follow(node, newTab));
    #width = new ContentsWidth(px => this.#host.call('tocResized', px),
        shown => {
            this.#contents.reveal();
            this.#host.call('tocVisibleChanged', shown);
        });

    /** What the host may call: `window.reader`. */
    get api() {
        return Object.freeze({
            scrollToEid: eId => this.#goTo(String(eId)),
            scrollTo: place => this.#restore(place),
            position: () => this.#place?.position(this.#targets) ?? { eId: '', offset: 0 },
            setTheme: theme => { root.dataset.theme = knownTheme(theme); },
            setTextStyle: style => {
                // A place that is still being gone to is left alone.
                if (!hasTextStyle(root, style))
                    this.#keepingPlace(() => setTextStyle(root, style));
            },
            setStill: still => { root.toggleAttribute('data-still', Boolean(still)); },
            setTocVisible: shown => {
                this.#width.setVisible(Boolean(shown));
                this.#contents.reveal();
            },
            setTocWidth: px => this.#width.set(Number(px)),
            setBanner: banner => this.#banner.show(banner),
            setLabels: labels => this.#setLabels(labels),
            open: id => this.#openWarm(String(id)),
            markHits: hits => this.#markHits(hits),
            goToHit: step => this.#showHit(this.#hits.step(Number(step))),
            setComparison: look => this.#setComparison(look),
            goToDifference: step => this.#goToDifference(Number(step)),
            setWarnings: warnings => this.#setWarnings(warnings ?? []),
            setOrigins: bars => this.#setOrigins(bars ?? []),
            setNotes: notes => this.#setNotes(notes ?? []),
            selectionInfo: () => (this.#place ? selectionInfo(this.#law) : { text: '', eId: '', before: '', after: '' }),
            citedParagraphs: () => (this.#place ? this.#citedParagraphs() : { from: '', to: '' }),
        });
    }

    /** The heads of a comparison, or else the banner with its `px`, stand over the uppermost pixels of the window. */
    #cover(px = 0) {
        this.#covered = this.#writer?.flow.querySelector('.compare-heads')?.offsetHeight ?? px;
        root.style.setProperty('--covered', `${this.#covered}px`);
        if (this.#place)
            this.#place.covered = this.#covered;
    }

    /** Does what moves the text, and leaves the line that is read where it is. */
    #keepingPlace(change) {
        if (this.#place)
            this.#place.keep(change);
        else
            change();
    }

    #citedParagraphs() {
        const { eId } = this.#place.position(this.#targets);
        return citedParagraphs(this.#law, this.#place.find(eId));
    }

    /** Gets all ready that needs no document, which open() of the api brings. */
    async warmUp() {
        this.#isWarm = true;
        await Promise.all([this.#host.connect(), import('./widgets.js')]);
        this.#host.call('warm');
    }

    /** As if the page had been loaded for this document; does nothing when it shows one already. */
    #openWarm(id) {
        if (!this.#isWarm)
            return;
        this.#isWarm = false;
        const address = new URL(location.href);
        address.searchParams.set('doc', id);
        address.searchParams.set('theme', root.dataset.theme);
        history.replaceState(null, '', address);
        this.open(new DocumentSource(address.href));
    }

    /** Shows the document of `source`. */
    async open(source) {
        try {
            this.#describe(await source.meta);
            this.#begin();
            await this.#showFirst(source);
        } catch (error) {
            this.#fail(error);
            return;
        }
        source.content.catch(error => this.#fail(error));
        await this.#complete(source).catch(error => this.#report(error));
    }

    /** What the first screenful did not need: the host, the contents, the widgets. */
    async #complete(source) {
        const contents = source.contents();
        const widgets = import('./widgets.js');
        this.#host.connect().then(() => this.#host.call('ready', source.id), () => {});
        const { defineWidgets, decorate } = await widgets;
        defineWidgets();
        this.#contents.show(await contents, this.#labels);
        this.#targets = this.#contents.targets;
        this.#markCurrent();
        await this.#writer.closed;
        this.#finish(decorate);
        await nextFrame();
        performance.mark('reader-complete');
        this.#host.call('complete', source.id);
    }

    /** Takes over what meta.json says about the document. */
    #describe(meta) {
        this.#meta = meta;
        this.#setLabels(meta.labels);
        document.title = meta.title ?? '';
        root.dir = ['ltr', 'rtl'].includes(meta.dir) ? meta.dir : writingDirection(meta.language);
        root.lang = languageTag(meta.language);
        for (const element of document.querySelectorAll('[data-ui]')) {
            element.lang = languageTag(meta.uiLanguage ?? 'en');
            element.dir = writingDirection(meta.uiLanguage ?? 'en');
        }
        if (meta.theme)
            this.api.setTheme(meta.theme);
        setTextStyle(root, meta.textStyle);
        this.api.setStill(meta.still);
        if (meta.tocWidth)
            this.#width.set(meta.tocWidth);
        this.#width.setVisible(meta.tocVisible !== false);
        this.#banner.show(meta.banner);
        if (meta.comparison)
            this.#setComparison(meta.comparison);
        this.#pending ??= typeof meta.scrollTo === 'string' ? { eId: meta.scrollTo } : meta.scrollTo ?? null;
    }

    #begin() {
        const { country, type } = uriParts(this.#meta.frbrExpressionUri);
        this.#law = document.createElement('la-akoma-ntoso');
        for (const [name, value] of [['frbr-expression-uri', this.#meta.frbrExpressionUri], ['frbr-country', country],
            ['frbr-type', type]]) {
            if (value)
                this.#law.setAttribute(name, value);
        }
        byId('law').append(this.#law);
        this.#writer = new FragmentWriter(this.#law);
        this.#place = new ReadingPlace(this.#writer.flow, () => this.#markCurrent());
        this.#place.covered = this.#covered;
        takeOverLinks(document.body, {
            onInside: (eId, link) => this.#goInside(eId, link),
            onLink: (href, dataHref, newTab) => this.#host.call('linkActivated', href, dataHref, newTab),
        });
        document.querySelector('.skip').addEventListener('click', event => {
            event.preventDefault();
            event.stopPropagation();
            byId('text').focus();
        });
        // Whoever comes back is in the text: the link is for those who come by Tab.
        window.addEventListener('blur', () => {
            if (document.activeElement?.matches('.skip'))
                byId('text').focus({ preventScroll: true });
        });
        const report = debounced(() => this.#reportPosition(), QuietMs);
        window.addEventListener('resize', () => {
            if (!this.#place.resized())
                this.#place.relaid();
        }, { passive: true });
        // The contents give and take room, too.
        new ResizeObserver(() => this.#place.resized()).observe(this.#writer.flow);
        window.addEventListener('scroll', () => {
            this.#place.scrolled();
            this.#markCurrent();
            report();
        }, { passive: true });
    }

    /** Shows the first screenful, or the place to go to, as soon as there is enough text for it. */
    async #showFirst(source) {
        const writer = this.#writer;
        await source.feed(writer, () => writer.hasFirstPiece && !this.#pending?.eId);
        writer.writeFirst();
        if (this.#pending)
            this.#restore(this.#pending);
        await painted();
        performance.mark('reader-first-text');
        this.#grown(false);
        writer.drain(() => this.#grown(false));
    }

    /** The text is whole: its notes go to its end, its terms and references get their pop-ups. */
    #finish(decorate) {
        this.#grown(true);
        this.#place.relaid();
        this.#differences.find(this.#writer.flow);
        if (this.#meta.comparison)
            this.#cover();
        gatherNotes(this.#writer.flow, byId('notes'), this.#labels, marker => {
            this.#place.goToElement(marker);
            this.#place.focus(marker);
        });
        decorate({
            find: href => this.#find(linkTarget(href)?.eId),
            provider: this.#meta.widgetsProvider,
            onTerm: (refersTo, text) => this.#host.call('termHovered', refersTo, text),
        });
    }

    #grown(complete) {
        this.#place.changed(complete);
        this.#markForeignLanguages();
        if (this.#pending)
            this.#restore(this.#pending);
        if (!complete)
            return;
        this.#pending = null;
        this.#markCurrent();
    }

    /** Passages in another language say so to fonts, hyphenation and speech. */
    #markForeignLanguages() {
        for (const element of this.#writer.flow.querySelectorAll('[data-lang]:not([lang])')) {
            element.lang = languageTag(element.dataset.lang);
            element.dir = writingDirection(element.dataset.lang);
        }
    }

    /** A provision, or a footnote at the end. */
    #find(eId) {
        return eId ? this.#place.find(eId) ?? byId('notes').querySelector(`[id="${CSS.escape(eId)}"]`) : null;
    }

    #goTo(eId) {
        this.#writer?.ensure(eId);
        const element = this.#place && this.#find(eId);
        if (element) {
            this.#place.goToElement(element);
            this.#markCurrent();
        } else {
            this.#pending = { eId };
        }
        return Boolean(element);
    }

    #goInside(eId, link) {
        if (!this.#goTo(eId))
            return;
        const element = this.#find(eId);
        if (element && !link.closest('#toc'))
            this.#place.focus(element);
    }

    #restore(place) {
        if (place?.eId)
            this.#writer?.ensure(place.eId);
        const done = this.#place?.restore(place ?? {}) ?? false;
        this.#pending = done ? null : place;
        return done;
    }

    #follow(node, newTab) {
        if (newTab) {
            this.#host.call('linkActivated', `#${node.anchor}`, '', true);
            return;
        }
        this.#goTo(node.anchor);
        this.#host.call('tocSelected', node.anchor);
    }

    #markCurrent() {
        this.#contents.setCurrent(this.#place.current(this.#targets));
    }

    /** Scrolling is over; what came into view may have moved the text since the last scroll event. */
    #reportPosition() {
        this.#markCurrent();
        const { eId, offset } = this.#place.position(this.#targets);
        this.#host.call('scrollPositionChanged', eId, offset);
    }

    /** `forms`: words as the text has them; goes to the first match in or after the provision `eId`. */
    #markHits({ forms, eId }) {
        this.#hits.mark([this.#writer.flow, byId('notes')], forms);
        const element = this.#find(eId);
        this.#showHit(element && this.#hits.stepTo(element));
    }

    #showHit(mark) {
        if (mark)
            this.#place.show(mark);
        this.#host.call('hitsShown', this.#hits.index, this.#hits.count);
    }

    #setWarnings(warnings) {
        if (!this.#place)
            return;
        this.#place.relaid();
        this.#warnings.show(warnings, eId => this.#place.find(eId), eId => this.#host.call('warningFollowed', eId));
    }

    #setOrigins(bars) {
        if (this.#place)
            this.#origins.show(bars, eId => this.#place.find(eId), eId => this.#host.call('originFollowed', eId));
    }

    #setNotes(notes) {
        if (this.#place)
            this.#marginNotes.show(notes, eId => this.#place.find(eId), id => this.#host.call('noteFollowed', id));
    }

    /** `layout`: 'columns' or 'inline'. The difference that is shown stays in view. */
    #setComparison({ layout, onlyChanges }) {
        const { shown } = this.#differences;
        this.#keepingPlace(() => {
            root.dataset.layout = layout === 'inline' ? 'inline' : 'columns';
            root.toggleAttribute('data-only-changes', Boolean(onlyChanges));
            if (this.#place)
                this.#cover(); // The heads are as high as the layout makes them.
        });
        // The words of it that were gone to may be hidden now.
        if (shown)
            this.#place.show(beginningOf(shown));
    }

    #goToDifference(step) {
        const element = this.#differences.step(step);
        if (element) {
            this.#place.show(beginningOf(element));
            this.#place.focus(element);
        }
        this.#host.call('hitsShown', this.#differences.index, this.#differences.count);
    }

    #setLabels(labels) {
        this.#labels = mergeLabels(labels);
        applyLabels(document, this.#labels);
        this.#contents.setLabels(this.#labels);
    }

    /** There is no text, or not all of it. */
    #fail(error) {
        const problem = byId('problem');
        problem.textContent = this.#labels.loadFailed;
        problem.hidden = false;
        this.#report(error);
        this.#host.connect().catch(() => {});
    }

    #report(error) {
        this.#host.call('failed', error.message);
    }
}

// Chromium reports its own remembering of sizes (contain-intrinsic-size) as an error of the page.
window.addEventListener('error', event => {
    if (event.message?.startsWith('ResizeObserver loop'))
        event.preventDefault();
});

// An image that is not there shows its words instead.
document.addEventListener('error', event => event.target.classList?.add('reader-missing'), true);

const { searchParams } = new URL(location.href);
const source = searchParams.has('doc') ? new DocumentSource(location.href) : null;
root.dataset.theme = knownTheme(searchParams.get('theme'));
await domReady();
const reader = new Reader();
window.reader = reader.api;
await (source ? reader.open(source) : reader.warmUp());
