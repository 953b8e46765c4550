#pragma once

#include "core/akn/document.h"
#include "core/akn/eidindex.h"
#include "core/akn/form.h"
#include "core/base/limits.h"

#include <algorithm>

namespace sheria::akn {

/// What a Document is made of. Filled by parse() step by step, constant afterwards.
struct DocumentState
{
    QByteArray xml;
    QByteArray buffer; ///< The copy of `xml` that the tree was made in and points into.
    pugi::xml_document tree;
    pugi::xml_node element;
    Dialect dialect = Dialect::Akn30;
    QByteArray doctype;
    Metadata metadata;
    std::vector<Warning> warnings;
    std::vector<Provision> provisions;
    std::vector<Reference> references;
    std::vector<Component> components; ///< "main" first.
    QByteArray text;
    EidIndex ids;

    /// Notes something odd, once.
    void warn(const char *code, const QString &detail)
    {
        if (warnings.size() >= limits::MaxWarnings)
            return;
        const auto isKnown = [&](const Warning &one) {
            return one.code == code && one.detail == detail;
        };
        if (std::none_of(warnings.begin(), warnings.end(), isKnown))
            warnings.push_back({code, detail});
    }
};

} // namespace sheria::akn
