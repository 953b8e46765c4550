#include "core/render/documentstyle.h"

namespace sheria::render {

QByteArray documentStyle()
{
    return R"css(
body.standalone { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; line-height: 1.55;
  font-family: "Noto Serif", "DejaVu Serif", Georgia, serif; color: #1c1b19; background: #fff; }
.coverpage { margin-bottom: 3rem; padding-bottom: 1.5rem; border-bottom: 1px solid #b9b4aa; text-align: center; }
.coverpage .notice-list, .coverpage .amendment-list { list-style: none; padding: 0; text-align: start; }
.coverpage .notice-list > li, .coverpage .amendment-list > li { margin: .35rem 0; }
.commencements-table { border-collapse: collapse; width: 100%; text-align: start; }
.commencements-table th, .commencements-table td { border: 1px solid #b9b4aa; padding: .3rem .5rem; }
.place-name { font-variant: small-caps; letter-spacing: .04em; }
.toc ol { list-style: none; padding-inline-start: 1.2rem; }
.toc a, .akoma-ntoso a { color: #1f4e8c; }
.akn-p, .akn-content, .akn-intro, .akn-wrapUp, .akn-body, .akn-mainBody, .akn-judgmentBody, .akn-header,
.akn-introduction, .akn-background, .akn-arguments, .akn-motivation, .akn-decision, .akn-remedies,
.akn-blockList, .akn-item, .akn-listIntroduction, .akn-listWrapUp, .akn-longTitle, .akn-block, .akn-container,
.akn-tblock, .akn-blockContainer, .akn-quotedStructure, .akn-embeddedStructure, .akn-authorialNote,
.akn-attachments, .akn-components, .akn-component, .akn-doc, .akn-act, .akn-bill, .akn-judgment,
.akn-hcontainer, .akn-formula, .akn-citation, .akn-recital, .akn-tocItem, .akn-ul, .akn-ol, .akn-li
{ display: block; }
.akn-p { margin: .5em 0; }
.akn-item, .akn-subsection, .akn-paragraph, .akn-subparagraph, .akn-point, .akn-indent, .akn-level, .akn-alinea
{ display: block; position: relative; padding-inline-start: 2.4em; margin: .4em 0; }
.akn-item > .akn-num, .akn-subsection > .akn-num, .akn-paragraph > .akn-num, .akn-subparagraph > .akn-num,
.akn-point > .akn-num, .akn-indent > .akn-num, .akn-level > .akn-num, .akn-alinea > .akn-num
{ float: inline-start; margin-inline-start: -2.4em; min-width: 2.1em; }
.akn-num + .akn-content > .akn-p:first-child, .akn-num + .akn-p, .akn-num + .akn-intro > .akn-p:first-child
{ margin-top: 0; }
.akn--no-indent { padding-inline-start: 0; }
.akn-heading { font-weight: bold; }
.akn-preface, .akn-preamble, .akn-conclusions, .akn-attachment { display: block; margin: 1.5em 0; }
.akn-embeddedStructure, .akn-quotedStructure { margin-inline-start: 2em; }
.akn-remark[data-status="editorial"] { font-style: italic; }
.akn-term { text-decoration: underline dotted; text-underline-offset: .2em; }
.akn-authorialNote { font-size: .88em; margin: .5em 0 .5em 1em; }
.akn-authorialNote--marker { margin-inline-end: .4em; }
.akn-authorialNote--content > .akn-p:first-child { display: inline; }
.akn--table-container { overflow-x: auto; }
.akn-table { border-collapse: collapse; margin: 1em 0; }
.akn-table td, .akn-table th { border: 1px solid #b9b4aa; padding: .25rem .5rem; vertical-align: top; }
.akn--no-border td, .akn--no-border th { border: 0; }
.akn--text-left { text-align: left; } .akn--text-center { text-align: center; } .akn--text-right { text-align: right; }
.akn-img { max-width: 100%; }
h2, h3, h4 { line-height: 1.3; break-after: avoid; }
@media (prefers-color-scheme: dark) {
  body.standalone { color: #e6e2da; background: #1d1c1a; }
  .toc a, .akoma-ntoso a { color: #8fb7ea; }
}
@media print { body.standalone { max-width: none; margin: 0; } .toc { break-after: page; } }
)css";
}

} // namespace sheria::render
