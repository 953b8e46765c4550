// SPDX-License-Identifier: GPL-3.0-or-later
// Bundles the reader page: node build.mjs MODULES OUT
//
// MODULES is the folder `npm ci` filled (it holds package.json and node_modules), OUT receives
// exactly the files of `Outputs`. The same inputs give the same bytes.

import { createRequire } from 'node:module';
import { mkdir, copyFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lawWidgets } from './bundle/lawwidgets.mjs';
import { licenceNotices } from './bundle/licences.mjs';

const Source = join(dirname(fileURLToPath(import.meta.url)), 'src');
const Banner = { js: '/*! Licences: licenses.txt */', css: '/*! Licences: licenses.txt */' };

/** The options every bundle shares. Qt 6.4, the oldest supported, is Chromium 102. */
function options(modules, out) {
    return {
        absWorkingDir: Source,
        nodePaths: [join(modules, 'node_modules')],
        outdir: out,
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'chrome102',
        charset: 'utf8',
        legalComments: 'none',
        banner: Banner,
        metafile: true,
        logLevel: 'warning',
    };
}

/** Builds the page; returns the paths, relative to the modules, of every file that went into it. */
async function bundle(esbuild, modules, out) {
    const shared = options(modules, out);
    const page = esbuild.build({ ...shared, entryPoints: ['reader.js', 'reader.css'], external: ['./widgets.js'],
        plugins: [lawWidgets(modules)] });
    const widgets = esbuild.build({ ...shared, entryPoints: ['widgets.js'], inject: ['./request-shim.js'],
        plugins: [lawWidgets(modules)] });
    const results = await Promise.all([page, widgets]);
    return results.flatMap(result => Object.keys(result.metafile.inputs));
}

async function main(modules, out) {
    const require = createRequire(join(modules, 'package.json'));
    const esbuild = require('esbuild');
    await mkdir(out, { recursive: true });
    const inputs = await bundle(esbuild, modules, out);
    await copyFile(join(Source, 'index.html'), join(out, 'index.html'));
    await writeFile(join(out, 'licenses.txt'), await licenceNotices(modules, inputs));
}

const [modules, out] = process.argv.slice(2).map(path => resolve(path));
if (!modules || !out) {
    console.error('usage: node build.mjs MODULES OUT');
    process.exit(2);
}
await main(modules, out);
