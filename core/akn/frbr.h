#pragma once

#include <QByteArray>
#include <QDate>

#include <optional>
#include <pugixml.hpp>
#include <vector>

namespace sheria::akn {

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
/// Null when it is no day of the calendar.
QDate dayOf(QByteArrayView written);

/// As dayOf(), but a year or month alone stands for its first day.
QDate firstDayOf(QByteArrayView written);

} // namespace sheria::akn
