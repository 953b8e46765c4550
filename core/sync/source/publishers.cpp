// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/source/publishers.h"

#include <algorithm>
#include <iterator>

namespace sheria::sync {

namespace {

using namespace std::chrono_literals;

/// Find Case Law allows 1,000 requests in five minutes, legislation.gov.uk 3,000.
/// Source: https://nationalarchives.github.io/ds-find-caselaw-docs/public,
/// https://www.legislation.gov.uk/fair-use-policy
constexpr Publisher Publishers[] = {
    {store::SyncKind::LegislationGovUk, "https://www.legislation.gov.uk", "/new/data.feed",
     "Open Government Licence v3.0",
     "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/", 350ms, false},
    {store::SyncKind::FindCaseLaw, "https://caselaw.nationalarchives.gov.uk",
     "/atom.xml?per_page=50&order=-updated", "Open Justice Licence",
     "https://caselaw.nationalarchives.gov.uk/open-justice-licence", 350ms, true},
};

} // namespace

const Publisher *publisherOf(store::SyncKind kind)
{
    const auto *const found = std::find_if(std::begin(Publishers), std::end(Publishers),
                                           [kind](const Publisher &one) {
                                               return one.kind == kind;
                                           });
    return found == std::end(Publishers) ? nullptr : found;
}

store::SyncSource withLicense(store::SyncSource source)
{
    if (const Publisher *publisher = publisherOf(source.kind)) {
        source.licenseName = QString::fromLatin1(publisher->licenseName);
        source.licenseUrl = publisher->licenseUrl;
    }
    return source;
}

} // namespace sheria::sync
