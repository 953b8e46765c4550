#include "app/text/datetext.h"

#include <QCoreApplication>

namespace sheria::app {

QString longDate(QDate date, const QLocale &locale)
{
    if (!date.isValid())
        return {};
    //: A date in a sentence, as QLocale::toString() takes it: "3 February 2009".
    return locale.toString(date, QCoreApplication::translate("DateText", "d MMMM yyyy"));
}

} // namespace sheria::app
