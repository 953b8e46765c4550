#include "app/text/datetext.h"

#include <QCoreApplication>

namespace sheria::app {

QString longDate(QDate date, const QLocale &locale)
{
    if (!date.isValid())
        return {};
    //: A date in a sentence, as QLocale::toString() takes it: "3 February 2009".
    const QString format = QCoreApplication::translate("DateText", "d MMMM yyyy");
    //: The same for the first of a month, for languages that write it otherwise: "1 February 2009".
    const QString firstFormat = QCoreApplication::translate("DateText", "d MMMM yyyy",
                                                            "first of a month");
    return locale.toString(date, date.day() == 1 ? firstFormat : format);
}

} // namespace sheria::app
