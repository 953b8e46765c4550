// SPDX-License-Identifier: GPL-3.0-or-later
// What sheria-csl does with a request: core/csl/formatter.cpp. CSL is the global of citeproc.js.
(function (text) {
    "use strict";
    var request = JSON.parse(text);
    var current = null;
    var system = {
        retrieveLocale: function (language) {
            return request.locales[language] || request.locales["en-US"];
        },
        retrieveItem: function () { return current; }
    };
    var engine = new CSL.Engine(system, request.style, request.language);
    var hasEntries = !!engine.bibliography.tokens.length;

    function entry() {
        var made = engine.makeBibliography();
        return made && made[1].length ? made[1][0] : "";
    }

    function cited(work) {
        engine.updateItems([current.id]);
        if (!request.isNote && hasEntries)
            return entry();
        var item = {id: current.id};
        for (var key in work.cite)
            item[key] = work.cite[key];
        var citation = {citationItems: [item], properties: {noteIndex: 1}};
        return engine.previewCitationCluster(citation, [], [], "html");
    }

    // Of an entry: its text without the number or sign before it.
    function unwrapped(html) {
        return html.replace(/<div class="csl-left-margin">[\s\S]*?<\/div>/g, "")
            .replace(/<\/?div[^>]*>/g, "").replace(/\s+/g, " ").trim();
    }

    // A note ends with a stop, which a citation that is copied does without.
    function trimmed(said) {
        var bare = said.replace(/\s+/g, " ").trim();
        return request.isNote && /[^.]\.$/.test(bare) ? bare.slice(0, -1) : bare;
    }

    function plain(html) {
        return html.replace(/<[^>]*>/g, "")
            .replace(/&#(x?)([0-9a-fA-F]+);/g, function (all, hex, code) {
                return String.fromCharCode(parseInt(code, hex ? 16 : 10));
            })
            .replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");
    }

    var said = [];
    for (var i = 0; i < request.works.length; ++i) {
        current = request.works[i].item;
        current.id = "w" + i; // What is disambiguated is one work alone.
        engine.updateItems([]);
        var html = trimmed(unwrapped(cited(request.works[i])));
        said.push({text: plain(html), html: html});
    }
    return JSON.stringify(said);
})
