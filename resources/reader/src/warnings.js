// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader of a provision must mind: a line above it.

export class Warnings {
    #lines = [];

    /**
     * `warnings`: [{eId, text, action}]; `find(eId)` gives the element of a provision, `follow(eId)` is called when
     * somebody chooses the action, which is the text of a button.
     */
    show(warnings, find, follow) {
        for (const line of this.#lines)
            line.remove();
        this.#lines = [];
        for (const { eId, text, action } of warnings) {
            const element = find(eId);
            if (element)
                this.#add(element, text, action, () => follow(eId));
        }
    }

    #add(element, text, action, follow) {
        const line = document.createElement('p');
        line.className = 'provision-warning';
        line.setAttribute('role', 'note');
        const sentence = document.createElement('span');
        sentence.textContent = text;
        line.append(sentence);
        if (action)
            line.append(' ', this.#button(action, follow));
        element.prepend(line);
        this.#lines.push(line);
    }

    #button(action, follow) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = action;
        button.addEventListener('click', follow);
        return button;
    }
}
