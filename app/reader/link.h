// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QDate>
#include <QJsonObject>
#include <QUrl>

#include <vector>

namespace sheria::app {

/// Where a link in a text leads.
struct Link
{
    enum class Kind {
        Unknown,  ///< Nowhere: not an address we can follow.
        Anchor,   ///< A place in the same text.
        Law,      ///< A work, an expression, or a provision of one.
        External, ///< Outside: the system's browser or mail program.
    };
    Kind kind = Kind::Unknown;
    QByteArray uri;       ///< Of Law: canonical, as asked, without component and portion.
    QByteArray component; ///< Of Law: "schedule1", or empty.
    QByteArray eId;       ///< Of Anchor and Law: the provision, or empty.
    QUrl
        url; ///< Of External: http, https or mailto, the last with recipients, subject and text only.

    friend bool operator==(const Link &, const Link &) = default;
};

/// Reads what stands in an href, or what a person typed as an address: "#sec_2",
/// "/akn/zz/act/2001/5/eng@2009-02-03/!schedule1~sec_2", "/zz/act/2001/5#sec_2", "https://…", and
/// the program's own "sheria:/akn/…" and, in the reader page, "sheria://app/akn/…".
Link parseLink(QByteArrayView href);

/// The work of an address; empty when it is none.
QByteArray workOf(const QByteArray &uri);

/// Whether an address names no date.
bool isUndated(const QByteArray &uri);

/// `uri` in its language as at `date`, "…/eng:2009-02-03"; null: the latest. An address without a language
/// stays as it is.
QByteArray uriAsAt(const QByteArray &uri, QDate date);

/// A place in a text that a tab was at.
struct ReadingPlace
{
    QByteArray uri; ///< Of the expression, in the form it was asked for ("…/eng:2009-02-03").
    QByteArray component; ///< "schedule1", or empty.
    QByteArray eId;       ///< The provision at the top of the window, or empty.
    int offset = 0;       ///< How far it has been scrolled past. Units: CSS pixels.
    /// Nobody named its date: it is shown as at the date of the window.
    bool followsDate = false;

    friend bool operator==(const ReadingPlace &, const ReadingPlace &) = default;
};

/// Where a tab has been, and where in that it is now.
class History
{
public:
    /// How many places are kept; the oldest go first.
    static constexpr int MaxPlaces = 100;

    /// Goes to a new place; what was ahead is forgotten. The same place twice in a row is one.
    void visit(const ReadingPlace &place);
    /// Changes where we are now, without a new place: the reader has scrolled.
    void update(const ReadingPlace &place);

    bool isEmpty() const { return m_places.empty(); }
    bool canGoBack() const { return m_index > 0; }
    bool canGoForward() const { return m_index + 1 < int(m_places.size()); }
    /// Precondition: canGoBack(), canGoForward(), !isEmpty().
    const ReadingPlace &back();
    const ReadingPlace &forward();
    const ReadingPlace &current() const;

    QJsonObject toJson() const;
    /// What toJson() gave; whatever is not understood is left out.
    static History fromJson(const QJsonObject &object);

    friend bool operator==(const History &, const History &) = default;

private:
    std::vector<ReadingPlace> m_places;
    int m_index = -1;
};

} // namespace sheria::app
