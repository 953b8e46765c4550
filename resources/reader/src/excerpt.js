// SPDX-License-Identifier: GPL-3.0-or-later
// A provision as a pop-up shows it.

const MostChars = 3000;

/** A copy of a provision without ids and notes, cut after some thousand characters. */
export function excerpt(element) {
    const source = element.classList.contains('akn-authorialNote')
        ? element.querySelector('.akn-authorialNote--content') ?? element : element;
    const copy = source.textContent.length > MostChars ? shortened(source) : source.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll('[id], .akn-authorialNote')]) {
        if (each !== copy && each.classList.contains('akn-authorialNote'))
            each.remove();
        each.removeAttribute('id');
        each.removeAttribute('data-eid');
    }
    return copy;
}

/** The start of a long provision: as many whole parts as fit, at every depth. */
function shortened(element) {
    let left = MostChars;
    const copyOf = node => {
        const copy = node.cloneNode(false);
        for (const child of node.childNodes) {
            if (left <= 0) {
                copy.append(' …');
                break;
            }
            const whole = child.nodeType !== Node.ELEMENT_NODE || child.textContent.length <= left;
            if (whole)
                left -= child.textContent.length;
            copy.append(whole ? child.cloneNode(true) : copyOf(child));
        }
        return copy;
    };
    return copyOf(element);
}
