// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/frbruri.h"

#include <optional>

namespace sheria {

/// What a document says of its work, for publishers whose addresses do not.
struct PublisherHints
{
    QByteArray doctype; ///< "act"
    QDate workDate;
    QString citation = {}; ///< Of a judgment, neutral: "[2025] EWCA Civ 673".
};

/// The ordinary Akoma Ntoso URI of a work that a publisher has given an address of its own.
///
///   http://www.legislation.gov.uk/id/asp/2020/7       /akn/gb-sct/act/asp/2020/7
///   https://caselaw.nationalarchives.gov.uk/ewca/civ/2025/673  /akn/gb/judgment/ewca-civ/2025/673
///   eli/bund/bgbl-1/1964/654/1964-09-21/1/deu         /akn/de/act/bgbl-1/1964/654, of 1964-09-21
///   /ken/act/1993-12-16/9                             /akn/ke/act/1993/9
struct PublisherAddress
{
    FrbrUri work;          ///< Canonical, without language and date.
    QByteArray expression; ///< What the address says behind the work: "enacted", "oj/en".
    QDate day;             ///< In `expression`; null: none.
};

/// `written` by the rules of resources/domain/publishers.tsv. None for an address of no publisher in
/// the table, one that needs a hint which is not given, and an ordinary Akoma Ntoso URI.
///
/// A rule whose path contains a blank fits the path, a blank, and the citation of the hint: of documents
/// whose publisher gives them a number of its own.
///
/// A rule has the hosts that it is of ("-": a path without host, "*": any), a regular expression for
/// the path, one for what an expression adds, and templates for the parts of the URI. "{name}" in a
/// template stands for the group of that name; {work} for the year of the hint, {doctype} for its
/// type, {congress} for the first year of that Congress of the United States, {iso} for a country by
/// its code of two letters. "gb-sct:asp,ssi gb" is gb-sct where the group `series` is asp or ssi. At the
/// end may stand a template for another path that the publisher writes for the same.
std::optional<PublisherAddress> publisherAddress(QByteArrayView written,
                                                 const PublisherHints &hints = {});

/// The ways to write an address that takes a hint of the document to be an ordinary URI.
struct PublisherSpellings
{
    /// Of the work, all that a document may have; the first one stands for all of them. Empty: no such
    /// address.
    QByteArrayList written;
    QByteArray expressionDate; ///< As parseAddress() would have it.
};

/// How the publisher writes the work of `written`: with either scheme, with and without "www.", "id/"
/// and a slash in front, and in the other form of the table. What says more than the work is left out.
///
///   https://legislation.gov.uk/ukpga/Vict/44-45/58/section/1
///       http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58, …
///   /cl/ley/18045       /cl/act/ley-18045, cl/act/ley-18045, /cl/ley/18045, cl/ley/18045
PublisherSpellings publisherSpellings(QByteArrayView written);

/// What a person or client asks for: an Akoma Ntoso URI, or the address of a publisher. A day in the
/// latter asks for the text of that day, "enacted" and the like for the first.
/// Errors: InvalidArgument.
Result<FrbrUri> parseAddress(QByteArrayView text);

} // namespace sheria
