// SPDX-License-Identifier: GPL-3.0-or-later
// Language codes: Akoma Ntoso names languages in three letters, HTML wants the shortest tag.

const TwoLetters = {
    afr: 'af', amh: 'am', ara: 'ar', aze: 'az', ben: 'bn', ces: 'cs', cze: 'cs', cym: 'cy', dan: 'da', deu: 'de',
    ger: 'de', ell: 'el', gre: 'el', eng: 'en', spa: 'es', est: 'et', eus: 'eu', fas: 'fa', per: 'fa', fin: 'fi',
    fra: 'fr', fre: 'fr', gle: 'ga', hau: 'ha', heb: 'he', hin: 'hi', hrv: 'hr', hun: 'hu', ibo: 'ig', ind: 'id',
    isl: 'is', ita: 'it', jpn: 'ja', kin: 'rw', kor: 'ko', kur: 'ku', lin: 'ln', lit: 'lt', lav: 'lv', lug: 'lg',
    mlg: 'mg', mlt: 'mt', msa: 'ms', nld: 'nl', dut: 'nl', nor: 'no', nob: 'nb', nno: 'nn', nbl: 'nr', nde: 'nd',
    nya: 'ny', orm: 'om', pol: 'pl', por: 'pt', pus: 'ps', ron: 'ro', rum: 'ro', run: 'rn', rus: 'ru', sna: 'sn',
    snd: 'sd', slk: 'sk', slv: 'sl', som: 'so', sot: 'st', sqi: 'sq', srp: 'sr', ssw: 'ss', swa: 'sw', swe: 'sv',
    tir: 'ti', tsn: 'tn', tso: 'ts', tur: 'tr', uig: 'ug', ukr: 'uk', urd: 'ur', ven: 've', vie: 'vi', wol: 'wo',
    xho: 'xh', yid: 'yi', yor: 'yo', zho: 'zh', chi: 'zh', zul: 'zu',
};

const RightToLeft = new Set(['ar', 'ckb', 'dv', 'div', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** "eng" → "en", "nso" → "nso", "pt-BR" → "pt-BR"; "" for what is no language code at all. */
export function languageTag(code) {
    if (typeof code !== 'string' || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(code))
        return '';
    const [language, ...rest] = code.split('-');
    return [TwoLetters[language.toLowerCase()] ?? language.toLowerCase(), ...rest].join('-');
}

/** The direction in which a language is written, from its code of two or three letters. */
export function writingDirection(code) {
    return RightToLeft.has(languageTag(code).split('-')[0]) ? 'rtl' : 'ltr';
}
