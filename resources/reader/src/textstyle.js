// SPDX-License-Identifier: GPL-3.0-or-later
// How the text is set: font, size, line length, spacing.

const MaxFontChars = 64;
// The desktop has the same rule: ReadingStyle::bounded() in app/theme/theme.cpp.
const Family = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/** The number within its bounds; `usual` for what is no number. */
function within(value, least, most, usual) {
    const number = Number(value ?? usual);
    return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : usual;
}

/** The custom properties of a `textStyle` of meta.json, null for those that the style sheet decides. */
export function textProperties({ font = '', size, lineLength, lineSpacing } = {}) {
    const isName = typeof font === 'string' && font.length <= MaxFontChars && Family.test(font);
    return {
        '--text-family': isName ? `"${font}", var(--serif)` : null,
        '--text-size': String(within(size, 70, 250, 100) / 100),
        '--text-measure': `${within(lineLength, 28, 100, 46)}rem`,
        '--text-spacing': String(within(lineSpacing, 80, 200, 100) / 100),
    };
}

/** Whether `root` is set so already: then there is nothing to move. */
export function hasTextStyle(root, style) {
    return Object.entries(textProperties(style ?? {}))
        .every(([name, value]) => root.style.getPropertyValue(name) === (value ?? ''));
}

export function setTextStyle(root, style) {
    for (const [name, value] of Object.entries(textProperties(style ?? {}))) {
        if (value === null)
            root.style.removeProperty(name);
        else
            root.style.setProperty(name, value);
    }
}
