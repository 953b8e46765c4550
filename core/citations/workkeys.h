// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace sheria {
struct Work;
} // namespace sheria

/// What laws and cases are called, in a form that is equal where the same is meant. A citation has
/// one such key, a work all by which it may be cited.
///
///   u:/akn/za/act/1998/55       its URI
///   u:/cl/act/ley-18045         what its publisher calls it, where that does not say its URI
///   t:example act|2004          its title, with the year; "t:example act" without
///   a:act/2004/17               its number, of the year, with the kind of law
///   d:act/2004-05-03            its date, where that is how it is cited
///   c:63                        its chapter in a revised edition
///   n:2019 kehc 77              a neutral citation
///   r:2005 5 sa 490             where it is reported
///   k:civil appeal 45 2010      the number of a case
///   p:oak v elm                 its parties
///   e:ecli:za:zasca:2019:5      an ECLI
///
/// A key says nothing of the country: which of several works is meant is for graph.h to tell.
namespace sheria::citations {

/// What stands in place of a key where provisions are cited of a law that the text does not name.
inline constexpr char UnnamedKey[] = "?";

/// A title without the year or the number at its end.
struct TitleParts
{
    QByteArray words; ///< Folded, without "the" in front.
    QByteArray year;
    QByteArray number; ///< "4" of "… Act 4 of 2005".
};
TitleParts titleParts(QByteArrayView title);

QByteArray titleKey(QByteArrayView foldedTitle, QByteArrayView year);
QByteArray numberKey(QByteArrayView type, QByteArrayView year, QByteArrayView number);
QByteArray chapterKey(QByteArrayView number);
QByteArray uriKey(QByteArrayView workUri);

/// Of the folded words of both parties.
QByteArray partiesKey(const QByteArray &claimant, const QByteArray &respondent);

/// "0077" as "77"; lower case, without points and blanks: "R. 45" is "r45".
QByteArray plainNumber(QByteArrayView number);

/// All keys of a work, each once; of every title and alias, of its URI, of what its publisher calls it, of
/// a judgment's citations.
std::vector<QByteArray> workKeys(const Work &work);

/// The key of a publisher's address that names a law or case: "https://…/id/ukpga/1986/45". A part of it
/// that is named, too, is left out. Empty when it names none.
QByteArray keyOfAddress(QByteArrayView address);

} // namespace sheria::citations
