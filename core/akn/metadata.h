// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

/// The steps of Document::parse() once the tree is built, each of which fills a part of the DocumentState.
namespace sheria::akn {

/// Walks the tree once and fills text, provisions, references, components and identifiers.
/// Precondition: the tree has plain names (form.h).
void collect(DocumentState &state);

/// `written` as it can stand behind "!" in a FRBR URI as the name of a component: without "~", "."
/// and "/".
QByteArray asComponentName(QByteArrayView written);

/// Fills state.metadata from the document's own meta, and notes what could not be used.
/// Precondition: everything else in `state` is filled.
void readMetadata(DocumentState &state);

/// A date of a document's metadata, as written.
struct FrbrDate
{
    QByteArray date;
    QByteArray name; ///< What happened on it: "Generation", "assent"; may be empty.
};

/// One of FRBRWork, FRBRExpression and FRBRManifestation, as written.
/// Source: Akoma Ntoso 3.0, identification; in 1.0 the elements are Work, uri, this, date.
struct FrbrLevel
{
    QByteArray uri;
    QByteArray frbrThis;
    std::vector<FrbrDate> dates;
    QByteArray language;
    QByteArray name;
    std::vector<std::pair<QByteArray, QByteArray>> aliases; ///< Name (may be empty) and value.
};

struct Frbr
{
    FrbrLevel work;
    FrbrLevel expression;
    FrbrLevel manifestation;
};

/// What `meta`, that of a document or of a component, says about identity.
Frbr readFrbr(pugi::xml_node meta);

/// The day that `written` names, exactly: "2014-01-17", also with a time behind it.
/// Null when it is no day of the calendar, or a placeholder such as 1000-01-01.
QDate dayOf(QByteArrayView written);

/// As dayOf(), but a year or month alone stands for its first day.
QDate firstDayOf(QByteArrayView written);

/// Fills the URIs, language, dates and component of state.metadata.
///
/// The work is what FRBRWork says, also where the expression's URI names another one; the first
/// usable of its FRBRuri, its FRBRthis and the expression's URIs is taken. The address of a known
/// publisher stands for an ordinary URI (publisheraddress.h) and is kept as the work's sourceUri. A
/// document without one gets a local URI:
///   /akn/xx/<doctype>/<year>/<words of the URI>-<hash of it>   where it has any identity of
///   its own, so that all files of a work share it;
///   /akn/xx/<doctype>/<year>/<hash of the document>            where it has none.
///
/// The date is the first usable of: the expression URI's, FRBRExpression/FRBRdate, the work's dates,
/// the publication's, the year in the work URI; else 0001-01-01, which stands for no date.
/// Precondition: state.metadata.work.publication is filled.
void readIdentity(DocumentState &state, const Frbr &frbr);

/// `written` as a work URI in canonical form; none when it is not usable as one: too long, outside
/// the grammar, with control characters, or with "." and ".." for segments.
std::optional<FrbrUri> usableUri(QByteArrayView written);

/// The same for what names a work or a provision: what follows "~", or else "#", is an eId, which may hold dots.
std::optional<FrbrUri> usablePlace(QByteArrayView written);

/// Fills publication, assent, amendments, repeal and commencement of state.metadata.work with what
/// the metadata says without room for doubt; the rest is left as it is.
///
/// `meta`: publication, and the events of type "amendment" and "repeal" in the lifecycle with the
/// works that the references name for them.
void readHistory(DocumentState &state, const Frbr &frbr);

/// Fills the titles of state.metadata.work and .expression.
///
/// The first that is there of: FRBRalias named "title" or not named, FRBRname (where it is words,
/// not a code), docTitle, shortTitle, longTitle, Dublin Core's title, neutralCitation, the first
/// heading, the numbered title, the URI.
/// Shape: white space folded, at most limits::MaxTitleChars, never empty.
/// Precondition: the URIs are filled.
void readTitles(DocumentState &state, const Frbr &frbr);

/// Fills state.metadata.work.judgment of a judgment with what its header marks and its metadata says:
/// court, citation, case number, dates, judges, parties, advocates, action, outcome. What is not
/// marked stays empty and is warned about; nothing is guessed from how words look.
///
/// Reads the header's markup of Akoma Ntoso (courtType, docketNumber, party …) with the names that
/// `references` gives to what it points at, and the proprietary metadata of the National Archives
/// (court, cite, caseNumber).
/// Precondition: the URIs are filled.
void readJudgment(DocumentState &state, const Frbr &frbr);

} // namespace sheria::akn
