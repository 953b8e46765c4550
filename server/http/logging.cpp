#include "server/http/logging.h"

Q_LOGGING_CATEGORY(lcHttp, "sheria.http")
Q_LOGGING_CATEGORY(lcHttpAccess, "sheria.http.access")
