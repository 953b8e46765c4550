// SPDX-License-Identifier: GPL-3.0-or-later
// Serves the built page and the mock documents, to look at in any browser:
//   node test/mock/server.mjs OUT [PORT]      then open the address it prints

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Documents } from './documents.mjs';

const MediaTypes = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.txt': 'text/plain' };

function documentPart(path) {
    const [, id, part] = /^\/doc\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (!Object.hasOwn(Documents, id ?? ''))
        return null;
    const { meta, toc, html } = Documents[id]();
    return { 'meta.json': JSON.stringify(meta), 'toc.json': JSON.stringify({ toc }), 'content.html': html }[part] ?? null;
}

async function pageFile(folder, path) {
    if (!path.startsWith('/reader/'))
        return null;
    const file = join(folder, normalize(path.slice('/reader'.length)));
    return { body: await readFile(file), type: MediaTypes[extname(file)] ?? 'application/octet-stream' };
}

async function answer(folder, path) {
    const part = documentPart(path);
    return part === null ? pageFile(folder, path) : { body: part, type: 'text/plain; charset=utf-8' };
}

const [folder, port = '8095'] = process.argv.slice(2);
createServer(async (request, response) => {
    const found = await answer(folder, new URL(request.url, 'http://localhost').pathname).catch(() => null);
    response.writeHead(found ? 200 : 404, found ? { 'content-type': found.type } : {});
    response.end(found?.body ?? 'not found');
}).listen(Number(port), '127.0.0.1', () => {
    for (const id of Object.keys(Documents))
        console.log(`http://127.0.0.1:${port}/reader/index.html?doc=${id}`);
});
