// SPDX-License-Identifier: GPL-3.0-or-later
// The help has no theme of its own: the window says which one the program has.
const theme = new URLSearchParams(location.search).get('theme');
if (['dark', 'contrast'].includes(theme))
    document.documentElement.dataset.theme = theme;
