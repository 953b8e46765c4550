// SPDX-License-Identifier: GPL-3.0-or-later
// The document as it comes from the host. Its requests are sent at once, before the page is built.

import { documentParts, get, getJson } from './requests.js';

export class DocumentSource {
    /** The document, as the page's address names it; null: it names none. */
    id;
    #parts;
    #text = '';
    #ended = false;
    #changed = () => {};

    /** Starts to load the document that the page's address names. `meta` and `content` reject on failure. */
    constructor(pageUrl) {
        this.id = new URL(pageUrl).searchParams.get('doc');
        this.#parts = documentParts(pageUrl);
        if (!this.#parts) {
            this.meta = this.content = Promise.reject(new Error('the address names no document'));
        } else {
            this.meta = getJson(this.#parts.meta);
            this.content = get(this.#parts.content, text => {
                this.#text += text;
                this.#changed();
            }).then(() => {
                this.#ended = true;
                this.#changed();
            });
        }
        this.content.catch(() => {}); // Looked at later.
    }

    /** Gives `writer` the text that has arrived and all that will; resolves once `enough()`. */
    feed(writer, enough) {
        return new Promise((resolve, reject) => {
            this.#changed = () => {
                writer.push(this.#text);
                this.#text = '';
                if (this.#ended)
                    writer.end();
                if (this.#ended || enough())
                    resolve();
            };
            this.#changed();
            this.content.catch(reject);
        });
    }

    /** The table of contents; an empty one when it cannot be had. */
    async contents() {
        return getJson(this.#parts.toc).catch(() => ({ toc: [] }));
    }
}
