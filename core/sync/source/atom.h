// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <vector>

namespace sheria::sync {

/// What an Atom feed says of a document.
struct AtomEntry
{
    QString title;
    QByteArray updated;  ///< As it is written.
    QByteArray document; ///< Where its Akoma Ntoso is, as it is written; empty: it has none.
    QByteArrayList
        names; ///< Other addresses of it: its page, its id, and the paths of its citations.
};

/// A page of a feed.
struct AtomPage
{
    qint64 total = -1; ///< Entries of all pages; -1: it does not say.
    QByteArray next;   ///< Where the next page is, as it is written; empty: this is the last.
    std::vector<AtomEntry> entries;
};

/// Reads a page: Atom with paging (RFC 5005), the elements of OpenSearch, and those of legislation.gov.uk and of
/// Find Case Law. Documents without a link of their own, whose entry links to "…/data.xml", are at "…/data.akn"
/// beside that.
/// Errors: Unsupported when `xml` is no Atom feed, has a document type declaration, or more entries than a page may have.
Result<AtomPage> readAtom(const QByteArray &xml);

} // namespace sheria::sync
