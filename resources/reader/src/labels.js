// SPDX-License-Identifier: GPL-3.0-or-later
// The words the page shows. The host sends them translated; these stand in where it sends none.

const English = {
    skipToText: 'Skip to the text',
    contents: 'Contents',
    showContents: 'Show the contents',
    hideContents: 'Hide the contents',
    resizeContents: 'Width of the contents',
    text: 'Text',
    filterContents: 'Filter the contents',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    nothingFound: 'Nothing in the contents matches.',
    noContents: 'This text has no table of contents.',
    footnotes: 'Footnotes',
    backToText: 'Back to the text',
    loadFailed: 'The text could not be loaded.',
    untitled: 'Untitled',
};

export const LabelNames = Object.freeze(Object.keys(English));

/** The host's words over the English ones; unknown keys and values that are not text are dropped. */
export function mergeLabels(given) {
    const labels = { ...English };
    for (const name of LabelNames) {
        if (typeof given?.[name] === 'string' && given[name] !== '')
            labels[name] = given[name];
    }
    return labels;
}

/** Writes the labels into every element below `root` that asks for one. */
export function applyLabels(root, labels) {
    for (const element of root.querySelectorAll('[data-label]'))
        element.textContent = labels[element.dataset.label];
    for (const element of root.querySelectorAll('[data-label-name]'))
        element.setAttribute('aria-label', labels[element.dataset.labelName]);
    for (const element of root.querySelectorAll('[data-label-placeholder]'))
        element.placeholder = labels[element.dataset.labelPlaceholder];
    for (const element of root.querySelectorAll('[data-label-title]')) {
        element.title = labels[element.dataset.labelTitle];
        element.setAttribute('aria-label', element.title);
    }
}
