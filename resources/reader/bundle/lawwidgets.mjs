// SPDX-License-Identifier: GPL-3.0-or-later
// An esbuild plugin that makes law-widgets fit for a page without a network and without inline
// styles. Upstream's modules carry their CSS as strings, which their runtime would put into <style>
// elements (forbidden by our content security policy), import a web font, name a hosted service as
// the default source of pop-ups, and contain their own copy of tippy.js.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const Components = 'node_modules/@lawsafrica/law-widgets/dist/components';
const CssConstant = /const (\w+Css) = ("(?:[^"\\]|\\.)*");/g;
const WebFontImport = /@import url\((?:"[^"]*"|'[^']*'|[^)]*)\);?/g;
const DataImage = /background-image:url\((?:"data:[^"]*"|data:[^)]*)\);?/g;
const SelfDefinition = /^defineCustomElement(?:\$\d+)?\(\);$/gm;
const HostedService = /const PROVIDER = (?:'[^']*'|"[^"]*");/;

/**
 * The module without what the page may not have: inline CSS, the address of a hosted service, and
 * the definition of its element on import (the page extends some of them first).
 */
export function tamed(source) {
    return source.replace(CssConstant, 'const $1 = "";')
        .replace(HostedService, 'const PROVIDER = "";')
        .replace(SelfDefinition, '');
}

/** The CSS of one module, free of anything that would be fetched. */
export function cssOf(source) {
    const sheets = [...source.matchAll(CssConstant)].map(match => JSON.parse(match[2]));
    return sheets.join('\n').replace(WebFontImport, '').replace(DataImage, '');
}

/** True for the chunk that is upstream's copy of tippy.js. */
function isTippy(source) {
    return source.includes('data-tippy-root') && /export \{ tippy as t \};/.test(source);
}

async function componentFiles(modules) {
    const folder = join(modules, Components);
    const names = (await readdir(folder)).filter(name => name.endsWith('.js')).sort();
    return names.map(name => join(folder, name));
}

async function allCss(modules) {
    const files = await componentFiles(modules);
    const sources = await Promise.all(files.map(file => readFile(file, 'utf8')));
    const sheets = sources.map(cssOf).filter(css => css !== '');
    // In a layer, so that every rule of ours wins whatever its specificity.
    return `@layer law-widgets {\n${sheets.join('\n')}\n}\n`;
}

async function loadComponent(path) {
    const source = await readFile(path, 'utf8');
    if (isTippy(source))
        return { contents: "export { default as t } from 'tippy.js';", loader: 'js' };
    return { contents: tamed(source), loader: 'js' };
}

/** `law-widgets:<component>` is a component's module, `law-widgets.css` the CSS of all of them. */
export function lawWidgets(modules) {
    return {
        name: 'law-widgets',
        setup(build) {
            build.onResolve({ filter: /^law-widgets:/ }, args => ({
                path: join(modules, Components, `${args.path.slice('law-widgets:'.length)}.js`),
            }));
            build.onLoad({ filter: /law-widgets[/\\]dist[/\\]components[/\\][^/\\]+\.js$/ },
                args => loadComponent(args.path));
            build.onResolve({ filter: /^law-widgets\.css$/ }, () => ({ path: 'all', namespace: 'law-widgets-css' }));
            build.onLoad({ filter: /.*/, namespace: 'law-widgets-css' },
                async () => ({ contents: await allCss(modules), loader: 'css' }));
        },
    };
}
