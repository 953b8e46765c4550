// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QDate>
#include <QDateTime>
#include <QTimeZone>

namespace sheria {

/// Whether a date stands for "not known": publishers write 0001-01-01, 1000-01-01 and 9999-12-31.
/// It is no point in time; an expression without a date has 0001-01-01 in its URI, which needs one.
inline bool isPlaceholder(QDate date)
{
    constexpr int LastOfNone = 1000;
    constexpr int FirstOfNone = 9999;
    return date.isValid() && (date.year() <= LastOfNone || date.year() >= FirstOfNone);
}

/// `date`, null where it is a placeholder.
inline QDate knownDate(QDate date)
{
    return isPlaceholder(date) ? QDate() : date;
}

/// The time zone whose midnight begins a day of law in a place, "ke" or "za-cpt": that of the country's
/// capital, since laws are made for all of a country. The computer's own for codes that no country has
/// and where the system has no time zone data.
/// Source: ISO 3166-1; the IANA time zone database.
QTimeZone timeZoneOf(QByteArrayView placeCode);

/// The calendar day that law is asked for when no date is given. It depends on the place: a law that
/// commences in Nairobi does so three hours before that day begins in UTC.
///
/// A value: what one request or one window calls today stays the same while it works.
class Today
{
public:
    /// No day.
    Today() = default;
    /// Units: any time spec; Clock::now() gives UTC.
    explicit Today(const QDateTime &now) : m_now(now) {}
    /// `day` in every place, whatever its time zone: for a day that somebody chose, and for tests.
    Today(QDate day)
        : m_day(day) {} // NOLINT(google-explicit-constructor): a day is one everywhere.

    /// The day in a place; the computer's own day for an unknown one. Null when there is no day.
    QDate in(QByteArrayView placeCode) const;
    /// The day where the computer is, for what is of no place: what date fields begin with.
    QDate here() const;

private:
    QDateTime m_now;
    QDate m_day; ///< Valid: the day in every place.
};

} // namespace sheria
