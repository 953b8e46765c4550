// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to the page's own origin. XMLHttpRequest, because Qt before 6.6 does not let a page
// fetch() from a custom URL scheme.

const DocumentId = /^[A-Za-z0-9._~-]{1,200}$/;

/** The addresses of a document's three parts, from the page's own address; null without a valid id. */
export function documentParts(pageUrl) {
    const id = new URL(pageUrl).searchParams.get('doc') ?? '';
    if (!DocumentId.test(id) || /^\.+$/.test(id))
        return null;
    const part = name => new URL(`/doc/${id}/${name}`, pageUrl).href;
    return { meta: part('meta.json'), toc: part('toc.json'), content: part('content.html') };
}

/**
 * Sends a GET. `onText` receives the body piece by piece as it arrives.
 * Rejects when there is no answer or its status is not 2xx.
 */
export function get(url, onText = () => {}) {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        let seen = 0;
        const deliver = () => {
            const text = request.responseText;
            if (text.length > seen)
                onText(text.slice(seen));
            seen = text.length;
        };
        request.open('GET', url);
        request.overrideMimeType('text/plain; charset=utf-8');
        request.onprogress = deliver;
        request.onerror = () => reject(new Error(`no answer: ${url}`));
        request.onload = () => {
            // A custom scheme answers with status 0 or 200, depending on the version of Qt.
            if (request.status !== 0 && (request.status < 200 || request.status > 299)) {
                reject(new Error(`${request.status}: ${url}`));
                return;
            }
            deliver();
            resolve(request.responseText);
        };
        request.send();
    });
}

/** GETs a JSON value. Rejects like get(), and when the body is no JSON. */
export async function getJson(url) {
    return JSON.parse(await get(url));
}
