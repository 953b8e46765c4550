// What a reader of a provision must mind: a line above it.

export class Warnings {
    #lines = [];

    /** `warnings`: [{eId, text}]; `find(eId)` gives the element of a provision. */
    show(warnings, find) {
        for (const line of this.#lines)
            line.remove();
        this.#lines = [];
        for (const { eId, text } of warnings) {
            const element = find(eId);
            if (element)
                this.#add(element, text);
        }
    }

    #add(element, text) {
        const line = document.createElement('p');
        line.className = 'provision-warning';
        line.setAttribute('role', 'note');
        line.textContent = text;
        element.prepend(line);
        this.#lines.push(line);
    }
}
