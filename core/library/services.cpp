// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/services.h"

#include "core/knowledge/vectorsearch.h"

#include <utility>

namespace sheria {

LibraryServices::LibraryServices(std::unique_ptr<Library> library, Options options)
    : m_library(std::move(library))
    , m_options(std::move(options))
{
    if (m_options.findKey)
        m_library->vectors().keys()->use(
            [find = m_options.findKey, stop = m_stop.get_token()](const QByteArray &reference) {
                return find(reference, stop);
            });
}

LibraryServices::~LibraryServices()
{
    requestStop();
}

Result<void> LibraryServices::start()
{
    m_library->startIndexing();
    const Result<void> citing = m_library->startCiting();
    const Result<void> reading = m_library->startReadingPages();
    return citing ? reading : citing;
}

Result<void> LibraryServices::contact()
{
    Result<void> embedding = m_library->startEmbedding();
    sync::Follower::Options sync = m_options.sync;
    sync.isPassive |= m_library->isReadOnly();
    if ((sync.tokenOf || sync.findToken) && !m_syncs)
        m_syncs = std::make_unique<sync::Follower>(m_library->writer(), m_library->clock(),
                                                   std::move(sync));
    return embedding;
}

Result<void> LibraryServices::startSending(const QByteArray &base)
{
    return m_library->startSending(base, m_options.jitterSeed);
}

void LibraryServices::stopSending()
{
    m_library->stopSending();
}

void LibraryServices::requestStop()
{
    m_stop.request_stop();
    if (m_syncs)
        m_syncs->requestStop();
    m_library->requestStop();
}

} // namespace sheria
