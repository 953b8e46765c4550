// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the contents may be.

export const NarrowestPx = 180;
export const WidestPx = 600;
export const DefaultPx = 300;

// Of the window.
const WidestShare = 0.6;
const DefaultShare = 0.34;

/** The nearest allowed width in a window `windowPx` wide; the default for what is no number. */
export function allowedWidth(px, windowPx) {
    if (!Number.isFinite(px))
        return allowedWidth(Math.min(DefaultPx, windowPx * DefaultShare), windowPx);
    const widest = Math.max(NarrowestPx, Math.min(WidestPx, windowPx * WidestShare));
    return Math.round(Math.min(widest, Math.max(NarrowestPx, px)));
}
