#pragma once

#include "app/reader/loader.h"

#include <QString>

#include <vector>

namespace sheria::app {

/// One line of the details: what it is about, what it says, and where that leads.
struct DetailsRow
{
    QString label; ///< Empty: goes on below the row before.
    QString text;
    QByteArray uri;         ///< A FRBR URI that the text is a link to; empty: none.
    QString note;           ///< Said in small letters below; empty: nothing.
    bool isCurrent = false; ///< The one that is shown now.

    friend bool operator==(const DetailsRow &, const DetailsRow &) = default;
};

struct DetailsSection
{
    QString title;
    std::vector<DetailsRow> rows;

    friend bool operator==(const DetailsSection &, const DetailsSection &) = default;
};

/// All that is known of an expression and its work, in the order of the details panel. Sections
/// without rows are left out. `rendering` may be null.
std::vector<DetailsSection> details(const LoadedExpression &loaded, const Rendering *rendering,
                                    const Today &now);

} // namespace sheria::app
