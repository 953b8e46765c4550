#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace sheria::knowledge {

/// What a filter lets through; none: everything.
using Allowed = std::optional<std::vector<QByteArray>>;

/// What an item must be; all that is set must hold.
/// Source: contract API.md section 8.3.
struct Filters
{
    Allowed works;       ///< URIs.
    Allowed expressions; ///< URIs.
    Allowed places;      ///< "xa": national works only; "xa-bay".
    Allowed countries;   ///< "xa": with its localities.
    Allowed localities;  ///< "bay".
    Allowed doctypes;
    Allowed subtypes;
    // Of legislation only: what is not legislation does not pass.
    std::optional<bool> repealed;
    std::optional<bool> commenced;
    std::optional<bool> principal;
    QDate asAt; ///< The law as it stood that day; null: the newest.
};

/// A question to a knowledge base.
struct Request
{
    QString text;
    int topK = 10;
    Filters filters;
    bool wantsExplanation = false;
};

/// What both allow.
Allowed both(const Allowed &a, const Allowed &b);
/// The same of all filters; nothing where they ask for opposite states. `a`'s day, unless it has none.
Filters both(const Filters &a, const Filters &b);

} // namespace sheria::knowledge
