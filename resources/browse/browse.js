// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of the API can do beyond being read: copying and folding. Without it they are whole.
'use strict';

function copyFrom(button) {
    const text = document.getElementById(button.dataset.copy).textContent;
    const label = button.textContent;
    navigator.clipboard.writeText(text).then(() => {
        button.textContent = button.dataset.done;
        setTimeout(() => { button.textContent = label; }, 1500);
    });
}

function fold(open) {
    // The outermost stays open: closing it would leave nothing to see.
    const inner = document.querySelectorAll('.json details details');
    for (const part of inner)
        part.open = open;
}

for (const button of document.querySelectorAll('button.copy')) {
    button.hidden = !navigator.clipboard;
    button.addEventListener('click', () => copyFrom(button));
}
for (const button of document.querySelectorAll('button.fold')) {
    button.hidden = false;
    button.addEventListener('click', () => fold(button.dataset.fold === 'open'));
}
