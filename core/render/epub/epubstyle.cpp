#include "core/render/epub/epubpackage.h"

namespace sheria::render {

/// What e-readers understand, no more: no grid, no counters, logical sides only where a fallback
/// stands before them.
QByteArray epubStyle()
{
    return R"css(
body { margin: 0 4%; line-height: 1.45; font-family: serif; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; font-family: sans-serif; page-break-after: avoid; break-after: avoid; text-align: left; text-align: start; }
h1 { font-size: 1.35em; margin: 1.2em 0 .8em; }
h2 { font-size: 1.15em; margin: 1.2em 0 .6em; }
h3 { font-size: 1.05em; margin: 1.1em 0 .5em; }
h4, h5, h6 { font-size: 1em; margin: 1em 0 .4em; }
p { margin: .45em 0; }
.akn-chapter > .akn--head, .akn-part > .akn--head, .akn-title > .akn--head, .akn-book > .akn--head { text-align: center; }
.cover { margin: 0; padding: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 98vh; }
.coverpage { text-align: center; }
.coverpage h1 { text-align: center; font-size: 1.6em; margin: 1.5em 0 .4em; }
.coverpage h2 { text-align: center; font-weight: normal; }
.coverpage ul, .coverpage ol { list-style-type: none; padding: 0; margin: 1em 0; text-align: left; text-align: start; }
.coverpage li { margin: .35em 0; }
.place-name { letter-spacing: .06em; margin-top: 2em; }
.commencements-table { border-collapse: collapse; width: 100%; }
.commencements-table th, .commencements-table td { border: 1px solid #999; padding: .25em .5em; text-align: left; text-align: start; }
.akn-item, .akn-subsection, .akn-paragraph, .akn-subparagraph, .akn-point, .akn-indent, .akn-level, .akn-alinea
{ margin: .35em 0 .35em 2.2em; margin: .35em 0; margin-inline-start: 2.2em; }
.akn-item > .akn-num, .akn-subsection > .akn-num, .akn-paragraph > .akn-num, .akn-subparagraph > .akn-num,
.akn-point > .akn-num, .akn-indent > .akn-num, .akn-level > .akn-num, .akn-alinea > .akn-num
{ float: left; float: inline-start; margin-left: -2.2em; margin-inline-start: -2.2em; min-width: 2em; }
.akn--no-indent { margin-left: 0; margin-inline-start: 0; }
.akn-num + .akn-content > .akn-p:first-child, .akn-num + .akn-p, .akn-num + .akn-intro > .akn-p:first-child { margin-top: 0; }
.akn-preface, .akn-preamble, .akn-conclusions, .akn-attachment { margin: 1.2em 0; }
.akn-longTitle, .akn-subheading { font-style: italic; }
.akn-crossHeading { font-style: italic; font-weight: normal; }
.akn-heading { font-weight: bold; }
.akn-embeddedStructure, .akn-quotedStructure, .akn-quotedText > div { margin: .5em 2em; }
.akn-remark[data-status="editorial"] { font-style: italic; }
.akn-def { font-weight: bold; }
.akn--table-container { margin: 1em 0; }
table { border-collapse: collapse; }
.akn-table td, .akn-table th { border: 1px solid #999; padding: .2em .4em; vertical-align: top; text-align: left; text-align: start; }
.akn--no-border td, .akn--no-border th { border: 0; }
.akn--text-left { text-align: left; } .akn--text-center { text-align: center; } .akn--text-right { text-align: right; }
.akn-img { max-width: 100%; }
.akn--notes { margin-top: 2em; padding-top: .6em; border-top: 1px solid #999; font-size: .88em; }
.akn-authorialNote > .akn-p:first-of-type { display: inline; }
a { color: #1f4e8c; text-decoration: none; }
sup { font-size: .75em; line-height: 0; }
nav ol { list-style-type: none; padding-left: 1.2em; }
)css";
}

} // namespace sheria::render
