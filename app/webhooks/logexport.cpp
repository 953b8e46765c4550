#include "app/webhooks/logexport.h"

#include "core/base/outputfile.h"
#include "core/store/deliverylog.h"
#include "core/webhooks/deliveryexport.h"

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

Result<int> writeLog(store::Database &db, std::vector<qint64> ids, LogFormat format,
                     const QString &path, const std::stop_token &stop)
{
    std::sort(ids.begin(), ids.end());
    OutputFile file(path);
    SHERIA_CHECK(file.open());
    std::vector<store::Delivery> archive;
    int count = 0;
    for (const qint64 id : ids) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, u"the export was cancelled"_s};
        Result<store::Delivery> delivery = store::findDelivery(db, id);
        if (!delivery && delivery.error().code == ErrorCode::NotFound)
            continue; // Dropped since the list was made.
        SHERIA_CHECK(delivery);
        ++count;
        if (format == LogFormat::Har)
            archive.push_back(*std::move(delivery));
        else
            file.device().write(webhooks::deliveryJson(*delivery) + '\n');
    }
    if (format == LogFormat::Har)
        file.device().write(webhooks::harOf(archive));
    SHERIA_CHECK(file.commit());
    return count;
}

} // namespace sheria::app
