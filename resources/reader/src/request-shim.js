// SPDX-License-Identifier: GPL-3.0-or-later
// law-widgets calls fetch(), which custom URL schemes lack before Qt 6.6. The build puts this
// function in its place.

import { get } from './requests.js';

export async function fetch(url) {
    const body = await get(url);
    return { ok: true, status: 200, text: async () => body, json: async () => JSON.parse(body) };
}
