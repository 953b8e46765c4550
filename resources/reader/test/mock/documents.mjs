// SPDX-License-Identifier: GPL-3.0-or-later
// Documents for developing and testing the page: what the host would serve for each id.

const golden = `<span class="akn-akomaNtoso"><span class="akn-act" data-name="act">
<section class="akn-preamble" id="preamble"><span class="akn-p" id="preamble__p_1" data-eId="preamble__p_1">Trees matter.</span></section>
<span class="akn-body"><section class="akn-chapter" id="chp_1" data-eId="chp_1"><h2>Chapter 1<br>Start</h2><h3 class="akn-subheading">Sub</h3>
<section class="akn-section" id="chp_1__sec_1" data-eId="chp_1__sec_1"><h3>1. Terms</h3>
<section class="akn-subsection" id="chp_1__sec_1__subsec_1" data-eId="chp_1__sec_1__subsec_1"><span class="akn-num">(1)</span><span class="akn-content">
<span class="akn-p tight">A <span class="akn-term" data-refersTo="#t-tree" id="trm_1" data-eId="trm_1">tree</span>, see <a data-href="/akn/xa/act/1999/2" class="akn-ref" href="/akn/xa/act/1999/2">Act 2</a><a href="#fn_1">1</a>.<span class="akn-authorialNote" data-marker="1" data-placement="bottom" id="fn_1" data-eId="fn_1"><span class="akn-authorialNote--marker"><sup>1</sup></span><span class="akn-authorialNote--content"><span class="akn-p">Note.</span></span></span></span>
<span class="akn-p"><img class="akn-img" data-src="media/a.png" alt="An oak" src="media/a.png"></span></span></section></section></section>
<section class="akn-part" id="part_A" data-eId="part_A"><h2>Part A – Misc</h2>
<section class="akn-paragraph akn--no-indent" id="part_A__para_nn_1" data-eId="part_A__para_nn_1"><span class="akn-content"><span class="akn-p">Loose.</span></span></section></section></span>
<span class="akn-attachments"><div class="akn-attachment" id="att_1" data-eId="att_1"><h2 class="akn-heading">Schedule</h2><h2 class="akn-subheading">Fees</h2>
<span class="akn-doc" data-name="schedule"><span class="akn-mainBody"><div class="akn--table-container"><table class="akn-table border"><tr class="akn-tr"><th class="akn-th" colspan="2"><span class="akn-p">H</span></th></tr></table></div></span></span></div></span></span></span>`;

function item(type, title, id, children = [], basicUnit = false) {
    return { type, component: 'main', title, children, basic_unit: basicUnit, num: null, id, heading: null, url: '' };
}

const goldenToc = [
    item('preamble', 'Preamble', null),
    item('chapter', 'Chapter 1 – Start', 'chp_1', [
        item('section', '1. Terms', 'chp_1__sec_1', [item('subsection', 'Subsection (1)', 'chp_1__sec_1__subsec_1')], true),
    ]),
    item('part', 'Part A – Misc', 'part_A', [item('paragraph', 'Paragraph', 'part_A__para_nn_1')]),
    item('attachment', 'Schedule', 'att_1'),
];

const meta = (title, uri, language, more = {}) => ({ title, frbrExpressionUri: uri, language, banner: null, ...more });

const paragraph = (eId, num, text) => `<section class="akn-paragraph" id="${eId}" data-eId="${eId}"><span class="akn-num">${num}</span><span class="akn-content"><span class="akn-p">${text}</span></span></section>`;

const Long = 'A person who keeps a register under this Act must enter in it, within thirty days of receiving '
    + 'an application that is complete, the particulars that the Minister has prescribed, and must send the applicant '
    + 'a certificate that states the day of entry and the folio of the register on which it stands.';

/** An act with every kind of block the style sheets know. */
function rich() {
    const sub = (n, body) => `<section class="akn-subsection" id="sec_2__subsec_${n}" data-eId="sec_2__subsec_${n}"><span class="akn-num">(${n})</span><span class="akn-content">${body}</span></section>`;
    const def = (term, text) => `<span class="akn-blockContainer akn-p" data-refersTo="#term-${term}"><span class="akn-p">“<span class="akn-def" data-refersTo="#term-${term}">${term}</span>” ${text}</span></span>`;
    const html = `<div class="coverpage"><div class="place-name">Zembla</div><h1>Orchards and Hedges Act</h1><h2>Act 14 of 2011</h2><ul class="notice-list"><li class="publication-info">Published in Official Gazette no. 88 on 3 June 2011</li><li class="assent-date">Assented to on 1 June 2011</li><li class="commencement-date">Commenced on 1 July 2011</li><li class="as-at-date-notice">[This is the version of this document from 4 March 2019.]</li></ul><ol class="amendment-list"><li class="amendment">[Amended by <a class="amending-title" href="/akn/zz/act/2019/3">Orchards Amendment Act (Act 3 of 2019)</a> on <span class="amendment-date">4 March 2019</span>]</li></ol></div>
<span class="akn-akomaNtoso"><span class="akn-act" data-name="act"><section class="akn-preface" id="preface"><span class="akn-longTitle"><span class="akn-p">To provide for the keeping of orchards and hedges, and for matters connected with them.</span></span></section>
<section class="akn-preamble" id="preamble"><span class="akn-p">Recognising that a hedge outlives the one who plants it;</span><span class="akn-p">Be it enacted by the Assembly of Zembla as follows:</span></section>
<span class="akn-body"><section class="akn-part" id="part_1" data-eId="part_1"><h2>Part 1 – General provisions</h2>
<section class="akn-section" id="sec_1" data-eId="sec_1"><h3>1. Interpretation</h3><span class="akn-content"><span class="akn-p">In this Act, unless the context shows another meaning—</span>${def('orchard', 'means land on which ten or more fruit trees stand;')}${def('hedge', 'means a row of living plants that divides land, whether or not it stands on a boundary;')}${def('keeper', 'means the person who for the time being has the care of an orchard or a hedge.')}</span></section>
<section class="akn-section" id="sec_2" data-eId="sec_2"><h3>2. Duties of the keeper</h3>
${sub(1, `<span class="akn-p">The <span class="akn-term" data-refersTo="#term-keeper">keeper</span> of an <span class="akn-term" data-refersTo="#term-orchard">orchard</span> must, subject to <a class="akn-ref" data-href="#sec_3" href="#sec_3">section 3</a> and to the <a class="akn-ref" data-href="/akn/zz/act/1998/7" href="/akn/zz/act/1998/7">Boundaries Act</a><a href="#fn_1">1</a>—<span class="akn-authorialNote" data-marker="1" id="fn_1" data-eId="fn_1"><span class="akn-authorialNote--marker"><sup>1</sup></span><span class="akn-authorialNote--content"><span class="akn-p">Act 7 of 1998, as amended. See also <a class="akn-ref" data-href="#sec_1" href="#sec_1">section 1</a>.</span></span></span></span>${paragraph('sec_2__subsec_1__para_a', '(a)', 'prune every tree at least once in each year;')}${paragraph('sec_2__subsec_1__para_b', '(b)', `keep a register in which are entered— <span class="akn-blockList"><span class="akn-item" data-eId="it_i"><span class="akn-num">(i)</span><span class="akn-p">the day of each pruning; and</span></span><span class="akn-item" data-eId="it_ii"><span class="akn-num">(ii)</span><span class="akn-p">the name of the person who did it.</span></span></span>`)}`)}
${sub(2, `<span class="akn-p">${Long}</span>`)}${sub(3, '<span class="akn-p"><span class="akn-remark" data-status="editorial">[subsection (3) substituted by section 4 of Act 3 of 2019]</span></span>')}</section>
<h3 class="akn-crossHeading">Hedges on boundaries</h3>
<section class="akn-section" id="sec_3" data-eId="sec_3"><h3>3. Amendment of another law</h3><span class="akn-content"><span class="akn-p">Section 9 of the Boundaries Act is replaced by the following:</span><span class="akn-p"><span class="akn-embeddedStructure" data-startQuote="“"><span class="akn-embeddedStructure--content"><section class="akn-section" data-eId="emb_sec_9"><h3>9. Height of hedges</h3><span class="akn-content"><span class="akn-p">A hedge on a boundary may not be higher than two metres.”.</span></span></section></span></span></span></span></section></section>
<section class="akn-chapter" id="chp_2" data-eId="chp_2"><h2>Chapter 2<br>Fees and offences</h2><h3 class="akn-subheading">With effect from 4 March 2019</h3>
<section class="akn-section" id="sec_4" data-eId="sec_4"><h3>4. Fees</h3><span class="akn-content"><span class="akn-p">The fees in Schedule 1 are payable.<a href="#fn_2">2</a><span class="akn-authorialNote" data-marker="2" id="fn_2" data-eId="fn_2"><span class="akn-authorialNote--marker"><sup>2</sup></span><span class="akn-authorialNote--content"><span class="akn-p">The Minister may vary them by notice.</span></span></span></span></span></section></section></span>
<span class="akn-attachments"><div class="akn-attachment" id="att_1" data-eId="att_1"><h2 class="akn-heading">Schedule 1</h2><h2 class="akn-subheading">Fees (section 4)</h2><span class="akn-doc"><span class="akn-mainBody"><div class="akn--table-container"><table class="akn-table"><tr class="akn-tr"><th class="akn-th"><span class="akn-p">Item</span></th><th class="akn-th"><span class="akn-p">Service</span></th><th class="akn-th"><span class="akn-p">Fee</span></th></tr><tr class="akn-tr"><td class="akn-td"><span class="akn-p">1</span></td><td class="akn-td"><span class="akn-p">Entry of an orchard in the register</span></td><td class="akn-td"><span class="akn-p">120.00</span></td></tr><tr class="akn-tr"><td class="akn-td"><span class="akn-p">2</span></td><td class="akn-td"><span class="akn-p">Certified copy of a folio, for each page or part of a page</span></td><td class="akn-td"><span class="akn-p">4.50</span></td></tr></table></div></span></span></div></span></span></span>`;
    const toc = [item('preface', 'Preface', null), item('preamble', 'Preamble', null),
        item('part', 'Part 1 – General provisions', 'part_1', [
            item('section', '1. Interpretation', 'sec_1', [item('definition', 'keeper', null)], true),
            item('section', '2. Duties of the keeper', 'sec_2', [item('subsection', 'Subsection (1)', 'sec_2__subsec_1')], true),
            item('section', '3. Amendment of another law', 'sec_3', [], true)]),
        item('chapter', 'Chapter 2 – Fees and offences', 'chp_2', [item('section', '4. Fees', 'sec_4', [], true)]),
        item('attachment', 'Schedule 1', 'att_1')];
    const banner = { kind: 'not-latest', text: 'This is the text as it was from 4 March 2019 to 31 December 2022.',
        action: { text: 'Show the latest', href: '/akn/zz/act/2011/14/eng@2023-01-01' } };
    return { meta: meta('Orchards and Hedges Act', '/akn/zz/act/2011/14/eng@2019-03-04', 'eng', { banner, widgetsProvider: '/widgets/v1' }),
        toc, html };
}

/** An act of `count` sections in chapters of 50, about 2.5 kB of mark-up each. */
export function longAct(count) {
    const chapters = [];
    const toc = [];
    for (let first = 1, chapter = 1; first <= count; first += 50, ++chapter) {
        const id = `chp_${chapter}`;
        const entries = [];
        let body = '';
        for (let n = first; n < first + 50 && n <= count; ++n) {
            const eId = `${id}__sec_${n}`;
            const subs = [1, 2, 3].map(s => `<section class="akn-subsection" id="${eId}__subsec_${s}" data-eId="${eId}__subsec_${s}"><span class="akn-num">(${s})</span><span class="akn-content"><span class="akn-p">${Long} See <a class="akn-ref" data-href="#chp_1__sec_${(n * 7) % count + 1}" href="#chp_1__sec_${(n * 7) % 50 + 1}">section ${(n * 7) % 50 + 1}</a> on the <span class="akn-term" data-refersTo="#term-register">register</span>.</span></span></section>`);
            body += `<section class="akn-section" id="${eId}" data-eId="${eId}"><h3>${n}. Keeping of register number ${n}</h3>${subs.join('')}</section>`;
            entries.push(item('section', `${n}. Keeping of register number ${n}`, eId, [1, 2, 3].map(s => item('subsection', `Subsection (${s})`, `${eId}__subsec_${s}`)), true));
        }
        chapters.push(`<section class="akn-chapter" id="${id}" data-eId="${id}"><h2>Chapter ${chapter}<br>Registers ${first} and after</h2>${body}</section>`);
        toc.push(item('chapter', `Chapter ${chapter} – Registers ${first} and after`, id, entries));
    }
    const html = `<span class="akn-akomaNtoso"><span class="akn-act" data-name="act"><span class="akn-body">${chapters.join('')}</span></span></span>`;
    return { meta: meta('Registers Act', '/akn/zz/act/2001/1/eng@2001-01-01', 'eng'), toc, html };
}

/** The same sections without chapters: a flat table of contents. */
function flatAct(count) {
    const long = longAct(count);
    return { ...long, toc: long.toc.flatMap(chapter => chapter.children) };
}

function foreign(language, title, heading, words) {
    const sections = [1, 2, 3].map(n => `<section class="akn-section" id="sec_${n}" data-eId="sec_${n}"><h3>${n}. ${heading}</h3>${[1, 2].map(s => `<section class="akn-subsection" id="sec_${n}__subsec_${s}" data-eId="sec_${n}__subsec_${s}"><span class="akn-num">(${s})</span><span class="akn-content"><span class="akn-p">${words}</span></span></section>`).join('')}</section>`);
    const html = `<span class="akn-akomaNtoso"><span class="akn-act"><span class="akn-body">${sections.join('')}</span></span></span>`;
    const toc = [1, 2, 3].map(n => item('section', `${n}. ${heading}`, `sec_${n}`, [], true));
    return { meta: meta(title, `/akn/zz/act/2005/4/${language}@2005-01-01`, language, {
        banner: { kind: 'repealed', text: title } }), toc, html };
}

const arabic = () => foreign('ara', 'قانون البساتين والأسيجة', 'واجبات الحارس',
    'يجب على حارس البستان أن يقلم كل شجرة مرة واحدة على الأقل في كل سنة، وأن يمسك سجلاً يدون فيه تاريخ كل تقليم (Act 14 of 2011) واسم من قام به.');
const amharic = () => foreign('amh', 'የአትክልት ቦታዎች እና የአጥር አዋጅ', 'የጠባቂው ግዴታዎች',
    'የአትክልት ቦታ ጠባቂ እያንዳንዱን ዛፍ ቢያንስ በዓመት አንድ ጊዜ መግረዝ አለበት፤ የተገረዘበትን ቀን እና የሠራውን ሰው ስም የያዘ መዝገብ መያዝ አለበት።');

function judgment() {
    const body = [1, 2, 3, 4].map(n => `<section class="akn-paragraph" id="para_${n}" data-eId="para_${n}"><span class="akn-num">${n}.</span><span class="akn-content"><span class="akn-p">The appellant, a keeper of hedges, was charged under <a class="akn-ref" data-href="/akn/zz/act/2011/14/eng@/!main~sec_2" href="/akn/zz/act/2011/14/eng@/!main~sec_2">section 2 of the Orchards and Hedges Act</a>. ${Long}</span></span></section>`);
    const html = `<span class="akn-akomaNtoso"><span class="akn-judgment" data-name="judgment"><span class="akn-header"><span class="akn-p"><span class="akn-courtType">High Court of Zembla</span></span><span class="akn-p"><span class="akn-docTitle">Quince v Attorney of the Orchards</span></span><span class="akn-p"><span class="akn-neutralCitation">[2020] ZZHC 12</span></span><span class="akn-p">Before <span class="akn-judge">Pomme</span> and <span class="akn-judge">Medlar</span> JJ</span><span class="akn-p"><span class="akn-docDate">12 May 2020</span></span></span><span class="akn-judgmentBody"><span class="akn-introduction"><h3 class="akn-crossHeading">Introduction</h3>${body.slice(0, 2).join('')}</span><span class="akn-decision"><h3 class="akn-crossHeading">Order</h3>${body.slice(2).join('')}</span></span></span></span>`;
    const toc = [1, 2, 3, 4].map(n => item('paragraph', `Paragraph ${n}.`, `para_${n}`));
    return { meta: meta('Quince v Attorney of the Orchards', '/akn/zz/judgment/zzhc/2020/12/eng@2020-05-12', 'eng'), toc, html };
}

/** Everything a text must not be able to do, in one fragment. */
const hostile = () => ({
    meta: meta('Hostile', '/akn/zz/act/2000/9/eng@2000-01-01', 'eng'),
    toc: [item('section', '<img src=x onerror=alert(1)>', 'sec_1', [], true), item('section', 'Twice', 'sec_1', [], true),
        item('section', '', 'nowhere', [], true), item('section', 'Odd', 'sec 1"]', [], true)],
    html: `<span class="akn-body"><section class="akn-section" id="sec_1" data-eId="sec_1"><h3>First of its name</h3><script>window.owned = 1;</script><span class="akn-p" onclick="window.owned = 1">Text <img src="http://192.0.2.1/x.png" alt="elsewhere" onerror="window.owned = 1"><a href="javascript:window.owned=1">link</a></span><iframe src="http://192.0.2.1/"></iframe><style>body { display: none }</style></section></div></div><section class="akn-section" id="sec_1" data-eId="sec_1"><h3>Second of its name</h3></section><section class="akn-section" data-eId="sec 1&quot;]"><h3>Odd id</h3><span class="akn-p">Last words.</span></section></span>`,
});

export const Documents = {
    golden: () => ({ meta: meta('Trees Act', '/akn/xa/act/2004/17/eng@2009-02-03', 'eng'), toc: goldenToc, html: golden }),
    rich, arabic, amharic, judgment, hostile,
    long: () => longAct(2000),
    flat: () => flatAct(2000),
    empty: () => ({ meta: meta('Stub', '/akn/zz/act/1950/1/eng@1950-01-01', 'eng', { banner: { kind: 'stub', text: 'Only the details of this work are known.' } }), toc: [], html: '' }),
};
