// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <stop_token>
#include <vector>

/// Skeleton arguments and other papers that cite: reading them, and checking what they cite.
namespace sheria::briefs {

/// A paragraph of a brief, or of one of its notes. Units: UTF-16.
struct Paragraph
{
    /// Where a note is referred to.
    struct Mark
    {
        qsizetype at = 0;
        int note = 0; ///< Index in Brief::notes.
    };

    QString text;
    bool isIndented = false; ///< Set off from the text: a quotation, or a paragraph within one.
    std::vector<Mark> marks;
    int page = 0;                           ///< On which it begins, from 1; 0: not known.
    std::vector<qsizetype> pageBreaks = {}; ///< Where in it a page begins.
    bool isQuotation = false;               ///< The document says so, by a style or an element.

    /// The page of a place in it; 0: not known.
    int pageAt(qsizetype at) const;
};

struct Brief
{
    std::vector<Paragraph> body;
    /// Footnotes, then endnotes, each in the order in which they are referred to: so they are numbered.
    std::vector<std::vector<Paragraph>> notes;
};

inline constexpr qsizetype MaxBriefBytes = 64LL * 1024 * 1024;

/// Reads a document by the suffix of its name: .docx, .odt, .pdf, .md, .html, .txt. Text that was
/// deleted under revision is left out, what was inserted is read.
/// Errors: Unsupported (another suffix; too large); InvalidArgument (damaged, encrypted, without text);
/// Unavailable (nothing reads PDFs here); Cancelled.
Result<Brief> readBrief(const QByteArray &bytes, const QString &name,
                        const std::stop_token &stop = {});

/// A document without markup, for readBrief() and tests: paragraphs are divided by empty lines; those
/// that begin with ">" are quotations, with four blanks they are set off; "[^1]" refers to the note that
/// "[^1]: …" gives.
Brief readMarkdown(const QString &text);

} // namespace sheria::briefs
