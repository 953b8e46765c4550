// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The measures of the page and of what stands on it, in points (1/72 inch).
/// Source: server/API.md section 5.1.
namespace sheria::render::measures {

inline constexpr double PageWidth = 595.276; ///< A4.
inline constexpr double PageHeight = 841.890;
inline constexpr double Side = 80; ///< Margins: 28 mm at the sides,
inline constexpr double Top = 88;  ///< 31 mm above,
inline constexpr double Foot = 76; ///< 27 mm below.
inline constexpr double TextWidth = PageWidth - 2 * Side;
inline constexpr double TextHeight = PageHeight - Top - Foot;
inline constexpr double HeaderLine = 58; ///< Base line of the running title.
inline constexpr double FooterLine = PageHeight - 44;

inline constexpr double Step = 24;    ///< Each level of numbers is indented by so much.
inline constexpr double LabelGap = 5; ///< At least between a number and its text.

inline constexpr float Body = 9;
inline constexpr float Small = 7.5F; ///< Footnotes.
inline constexpr float Table = 8;
inline constexpr float Running = 7.25F; ///< Running titles and page numbers.

inline constexpr double ParagraphGap = 4.5;

} // namespace sheria::render::measures

namespace sheria::render::colours {

inline constexpr unsigned Ink = 0x000000;
inline constexpr unsigned Heading = 0x17263A;
inline constexpr unsigned Quiet = 0x5A5F66; ///< What is said about the text.
inline constexpr unsigned Link = 0x1F4470;
inline constexpr unsigned Line = 0xA9ADB3;
inline constexpr unsigned Added = 0x1B6B3A;
inline constexpr unsigned Removed = 0xA3221B;
inline constexpr unsigned Shade = 0xEEF0F3; ///< Heads of tables.

} // namespace sheria::render::colours
