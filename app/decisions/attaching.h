#pragma once

#include "app/imports/importrunner.h"

#include <QObject>

#include <functional>
#include <vector>

namespace sheria::app {

/// Imports files that are to be attached to a decision, and tells the works that came of them.
class Attaching : public QObject
{
    Q_OBJECT

public:
    using TellWorks = std::function<void(const std::vector<QByteArray> &workUris)>;

    /// Lives until it has told; it tells nothing when no file could be read. `runner` outlives it.
    Attaching(ImportRunner &runner, const QStringList &paths, const TellWorks &tell);

private:
    void note(const std::vector<pack::FileReport> &files);

    QStringList m_paths;
    TellWorks m_tell;
    std::vector<QByteArray> m_works;
    bool m_isRunning = false; ///< Another import may be before it.
};

} // namespace sheria::app
