// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/reader/documents.h"

#include <QStringBuilder>

namespace sheria::resources {

namespace {

QByteArray section(int n, const QByteArray &text)
{
    const QByteArray id = "sec_" + QByteArray::number(n);
    return "<section class=\"akn-section\" id=\"" + id + "\" data-eId=\"" + id + "\"><h3>"
        + QByteArray::number(n) + ". Heading</h3><span class=\"akn-content\"><span class=\"akn-p\">"
        + text + "</span></span></section>";
}

} // namespace

Document longDocument()
{
    QByteArray content, toc;
    for (int n = 1; n <= ManySections; ++n) {
        content += section(n,
                           "A keeper must keep the register. <b>Always</b> &amp; everywhere. \n"
                               + QByteArray(600, 'x'));
        toc += (n > 1 ? "," : "") + QByteArray("{\"type\":\"section\",\"title\":\"Section ")
            + QByteArray::number(n) + "\",\"id\":\"sec_" + QByteArray::number(n)
            + "\",\"children\":[],\"basic_unit\":true}";
    }
    return {R"({"title":"Long","language":"eng"})", "{\"toc\":[" + toc + "]}",
            "<span class=\"akn-body\">" + content + "</span>"};
}

Document linkedDocument()
{
    return {
        R"({"title":"Linked","language":"fra","labels":{"contents":"Sommaire"},
                "banner":{"kind":"repealed","text":"Abrogé."}})",
        R"({"toc":[]})",
        section(
            1,
            R"(See <a class="akn-ref" id="out" data-href="/akn/zz/act/2000/1" href="/akn/zz/act/2000/1">it</a>,
                <a class="akn-ref" id="in" data-href="#sec_2" href="#sec_2">section 2</a><a id="mark" href="#fn_1">1</a>.<span
                class="akn-authorialNote" id="fn_1" data-eId="fn_1"><span class="akn-authorialNote--marker"><sup>1</sup></span><span
                class="akn-authorialNote--content"><span class="akn-p">Note.</span></span></span>)")
            + section(2, "Second. <a id=\"web\" href=\"https://example.org/\">Web</a>")};
}

Document hostileDocument()
{
    return {
        R"({"title":"Hostile","language":"eng"})",
        R"({"toc":[{"title":"<b onclick=x>","id":"sec_1","type":"section"}]})",
        section(
            1,
            R"(<script>window.owned = 1;</script><img src="http://192.0.2.1/x.png" onerror="window.owned = 2">
                <iframe src="http://192.0.2.1/"></iframe><a id="js" href="javascript:window.owned=3">x</a>
                <style>body { display: none }</style>)")
            + "</span></div></div>" + section(1, "Twice") + section(2, "Last words.")};
}

} // namespace sheria::resources
