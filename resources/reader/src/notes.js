// SPDX-License-Identifier: GPL-3.0-or-later
// Footnotes. The text carries each note where it is used; the page shows them at its end, and as
// pop-ups at their markers.

/** A marker is a link without a class to an element inside the text. */
export const MarkerSelector = 'a[href^="#"]:not([class])';

const NoteSelector = '.akn-authorialNote';

/** The first marker of each note, by the note's id. */
function markersById(flow) {
    const markers = new Map();
    for (const marker of flow.querySelectorAll(MarkerSelector)) {
        const id = marker.getAttribute('href').slice(1);
        if (!markers.has(id))
            markers.set(id, marker);
    }
    return markers;
}

function backLink(marker, labels, onBack) {
    const back = document.createElement('button');
    back.type = 'button';
    back.className = 'note-back';
    back.dataset.labelTitle = 'backToText';
    back.title = labels.backToText;
    back.setAttribute('aria-label', labels.backToText);
    back.textContent = '↩';
    back.addEventListener('click', () => onBack(marker));
    return back;
}

/** Moves every note of `flow` to the list in `section`; `onBack` gets the marker to return to. */
export function gatherNotes(flow, section, labels, onBack) {
    const notes = flow.querySelectorAll(NoteSelector);
    const markers = notes.length > 0 ? markersById(flow) : new Map();
    const list = section.querySelector('ol');
    for (const note of notes) {
        const entry = document.createElement('li');
        const marker = markers.get(note.id);
        entry.append(note);
        if (marker)
            entry.append(backLink(marker, labels, onBack));
        list.append(entry);
    }
    section.hidden = notes.length === 0;
    return notes.length;
}
