#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/store/expressionwriter.h"

#include <algorithm>

namespace sheria::store {

namespace {

/// Source: contract API.md section 2.10.
bool isNeverCommenceable(const TocEntry &entry)
{
    static constexpr const char *Types[] = {"coverpage",   "coverPage",  "preface",  "preamble",
                                            "conclusions", "attachment", "component"};
    return std::any_of(std::begin(Types), std::end(Types),
                       [&](const char *type) { return entry.type == type; });
}

void collectCommenceable(const std::vector<TocEntry> &entries, std::vector<QByteArray> &eIds)
{
    for (const TocEntry &entry : entries) {
        if (entry.component != "main" || entry.type == "definition")
            continue;
        // Without a number it cannot be named in a commencement; what is in it can.
        if (entry.num && !entry.num->isEmpty() && !entry.eId.isEmpty())
            eIds.push_back(entry.eId);
        collectCommenceable(entry.children, eIds);
    }
}

std::vector<QByteArray> commenceable(const std::vector<TocEntry> &toc)
{
    std::vector<TocEntry> top;
    std::copy_if(toc.begin(), toc.end(), std::back_inserter(top), std::not_fn(isNeverCommenceable));
    std::vector<QByteArray> eIds;
    collectCommenceable(top, eIds);
    return eIds;
}

/// The first entry that bears a component's name is the one that holds it.
void collectComponents(const std::vector<TocEntry> &entries,
                       std::vector<ContentComponent> &components)
{
    for (const TocEntry &entry : entries) {
        const bool isKnown = std::any_of(components.begin(), components.end(),
                                         [&](const auto &c) { return c.name == entry.component; });
        if (!isKnown && !entry.component.isEmpty() && entry.component != "main")
            components.push_back({entry.component, entry.eId, entry.type, entry.title});
        collectComponents(entry.children, components);
    }
}

} // namespace

PreparedContent prepareContent(const akn::Document &document)
{
    PreparedContent content;
    content.hash = sha256Hex(document.xml());
    content.xmlBytes = document.xml().size();
    content.xmlFrame = compress(document.xml());
    content.textBytes = document.text().size();
    content.textFrame = compress(document.text());
    content.provisions = document.provisions();
    content.references = document.references();
    content.metadata = document.metadata();
    content.doctype = document.doctype();
    const std::vector<TocEntry> toc = document.toc();
    content.commenceable = commenceable(toc);
    collectComponents(toc, content.components);
    return content;
}

} // namespace sheria::store
