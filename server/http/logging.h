#pragma once

#include <QLoggingCategory>

/// Faults of the server and of its handlers.
Q_DECLARE_LOGGING_CATEGORY(lcHttp)
/// One line per request.
Q_DECLARE_LOGGING_CATEGORY(lcHttpAccess)
