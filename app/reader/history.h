#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <vector>

namespace sheria::app {

/// A place in a text that a tab was at.
struct ReadingPlace
{
    QByteArray uri; ///< Of the expression, in the form it was asked for ("…/eng:2009-02-03").
    QByteArray component; ///< "schedule1", or empty.
    QByteArray eId;       ///< The provision at the top of the window, or empty.
    int offset = 0;       ///< How far it has been scrolled past. Units: CSS pixels.

    bool isSameText(const ReadingPlace &other) const { return uri == other.uri; }
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
