// SPDX-License-Identifier: GPL-3.0-or-later
// The notices of third-party code inside the bundle, as one text.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PackageFolder = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const Rule = '='.repeat(78);

// Code that reaches us inside law-widgets' own files, without a package (and a licence file) of its own.
const Embedded = [{
    name: 'Stencil client runtime (inside @lawsafrica/law-widgets)',
    licence: 'MIT',
    copyright: 'Copyright 2015-present Drifty Co.',
}];

const MitText = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction,
including without limitation the rights to use, copy, modify, merge, publish, distribute,
sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The names of the packages these bundle inputs come from, sorted, each once. */
export function packagesOf(inputs) {
    const names = inputs.map(path => PackageFolder.exec(path.replaceAll('\\', '/'))?.[1]);
    return [...new Set(names.filter(Boolean))].sort();
}

async function packageNotice(modules, name) {
    const folder = join(modules, 'node_modules', name);
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).sort().find(entry => /^(licen[cs]e|copying)/i.test(entry));
    if (!file)
        throw new Error(`${name} ships no licence text`);
    const text = (await readFile(join(folder, file), 'utf8')).trim();
    return `${Rule}\n${name} ${manifest.version}\nLicence: ${manifest.license}\n${Rule}\n\n${text}\n`;
}

function embeddedNotice({ name, licence, copyright }) {
    return `${Rule}\n${name}\nLicence: ${licence}\n${Rule}\n\n${copyright}\n\n${MitText}\n`;
}

/** Every notice that must travel with a bundle made of `inputs`. */
export async function licenceNotices(modules, inputs) {
    // law-widgets' CSS is compiled from law-widget-styles.
    const names = packagesOf([...inputs, 'node_modules/@lawsafrica/law-widget-styles/x']);
    const packages = await Promise.all(names.map(name => packageNotice(modules, name)));
    const intro = 'The reader page contains the following third-party software. law-widgets is changed when\n'
        + 'it is bundled: web fonts and the address of its hosted service are removed, its style sheets\n'
        + 'are taken out of its modules, and tippy.js is taken from its own package.\n';
    return [intro, ...packages, ...Embedded.map(embeddedNotice)].join('\n');
}
