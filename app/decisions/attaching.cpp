#include "app/decisions/attaching.h"

#include "core/domain/frbruri.h"

#include <algorithm>

namespace sheria::app {

Attaching::Attaching(ImportRunner &runner, const QStringList &paths, const TellWorks &tell)
    : QObject(&runner)
    , m_paths(paths)
    , m_tell(tell)
{
    connect(&runner, &ImportRunner::started, this,
            [this](const QStringList &started) { m_isRunning = started == m_paths; });
    connect(&runner, &ImportRunner::reported, this, &Attaching::note);
    connect(&runner, &ImportRunner::finished, this, [this] {
        if (!m_isRunning)
            return;
        deleteLater();
        m_isRunning = false;
        if (!m_works.empty())
            m_tell(m_works);
    });
    runner.start(paths);
}

void Attaching::note(const std::vector<pack::FileReport> &files)
{
    if (!m_isRunning)
        return;
    for (const pack::FileReport &file : files) {
        const Result<FrbrUri> uri = FrbrUri::parse(file.expressionUri);
        if (!uri)
            continue;
        const QByteArray work = uri->canonical().workUri(false);
        if (std::find(m_works.begin(), m_works.end(), work) == m_works.end())
            m_works.push_back(work);
    }
}

} // namespace sheria::app
