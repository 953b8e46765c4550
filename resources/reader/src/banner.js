// The sentence above the text that says what the reader must know: not the latest, repealed, …

const Tones = {
    repealed: 'danger', uncommenced: 'danger', 'not-commenced': 'danger',
    'not-latest': 'warning', 'partly-commenced': 'warning', 'pending-amendments': 'warning', stub: 'warning',
};

/** How serious a kind of banner looks: danger, warning or info (also for kinds not known). */
export function bannerTone(kind) {
    return Object.hasOwn(Tones, kind) ? Tones[kind] : 'info';
}

/** Shows {kind, text, action?: {text, href}} in `element`; null hides it. */
export function showBanner(element, banner) {
    element.replaceChildren();
    element.hidden = !banner?.text;
    if (element.hidden)
        return;
    element.dataset.tone = bannerTone(banner.kind);
    const sentence = document.createElement('span');
    sentence.textContent = banner.text;
    element.append(sentence);
    if (banner.action?.text && banner.action?.href) {
        const link = document.createElement('a');
        link.textContent = banner.action.text;
        link.setAttribute('href', banner.action.href);
        element.append(' ', link);
    }
}
