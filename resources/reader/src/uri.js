// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an FRBR URI that law-widgets' style sheets look at.

const Uri = /^\/akn\/([a-z]{2})(?:-[^/]+)?\/([^/]+)\//;

/** {country, type} of a work or expression URI; empty for what is none. */
export function uriParts(uri) {
    const match = Uri.exec(uri ?? '');
    return match ? { country: match[1], type: match[2] } : {};
}
