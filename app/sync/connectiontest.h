#pragma once

#include "core/sync/offer.h"

#include <QString>

namespace sheria::app {

/// How a person's question to a server is asked: once, and not for long.
sync::RunOptions askingOptions(const QByteArray &token);

/// What was found, or what is wrong, for people.
struct TestVerdict
{
    bool isGood = false;
    QString title;
    QString explanation;
};
TestVerdict verdictOf(const Result<sync::Offer> &tested, store::SyncKind kind);

/// "About 1,200 texts: 34 MB here, 2 minutes to fetch."
QString estimateText(const sync::Estimate &estimate);

} // namespace sheria::app
