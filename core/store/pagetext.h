#pragma once

#include <QByteArray>

namespace sheria::limits {

/// Of the text of one PDF; the longest statute books have 10 MB. What follows is not read.
inline constexpr qint64 MaxPageTextBytes = 24LL * 1024 * 1024;
inline constexpr int MaxPages = 10'000;                        ///< Of one PDF that are read.
inline constexpr qint64 MaxReadPdfBytes = 256LL * 1024 * 1024; ///< A longer PDF is not read.

} // namespace sheria::limits
namespace sheria::store {

/// What reading a PDF led to.
enum class PageOutcome {
    Text,
    Empty,      ///< Its pages are pictures.
    Unreadable, ///< It is damaged, locked, or no PDF.
    Slow,       ///< It took too long.
    Large,      ///< It, or what it takes to read it, is larger than is read.
};

/// "text", "empty", "unreadable", "slow", "large".
QByteArrayView outcomeName(PageOutcome outcome);

/// The text of a PDF.
struct PageText
{
    PageOutcome outcome = PageOutcome::Empty;
    QByteArray text; ///< See akn::pageProvisions(); empty unless outcome is Text.
};

} // namespace sheria::store
