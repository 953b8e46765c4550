#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/store/expressionwriter.h"
#include "core/store/provisionlist.h"

namespace sheria::store {

namespace {

/// Source: contract API.md section 2.10.
std::vector<QByteArray> commenceableOf(const akn::Document &document)
{
    std::vector<QByteArray> eIds;
    for (const akn::Provision &provision : document.provisions()) {
        // Without a number it cannot be named in a commencement; what is in it can.
        const bool hasNumber = provision.num && !provision.num->isEmpty();
        if (provision.isListed && hasNumber && provision.component == "main")
            eIds.push_back(provision.eId);
    }
    return eIds;
}

std::vector<ContentComponent> componentsOf(const akn::Document &document)
{
    std::vector<ContentComponent> components;
    for (const akn::Component &component : document.components()) {
        if (component.element != document.element())
            components.push_back(
                {component.name, document.eIdOf(component.element), component.element.name()});
    }
    return components;
}

} // namespace

PreparedContent prepareContent(const akn::Document &document)
{
    return prepareContent(document, sha256Hex(document.xml()));
}

PreparedContent prepareContent(const akn::Document &document, const QByteArray &xmlHash)
{
    PreparedContent content;
    content.hash = xmlHash;
    content.xmlBytes = document.xml().size();
    content.textBytes = document.text().size();
    content.packed = compress(document.xml(), document.text());
    content.provisions = {qint64(document.provisions().size()),
                          packProvisions(document.provisions())};
    content.references = document.references();
    content.metadata = document.metadata();
    content.doctype = document.doctype();
    content.commenceable = commenceableOf(document);
    content.components = componentsOf(document);
    return content;
}

} // namespace sheria::store
