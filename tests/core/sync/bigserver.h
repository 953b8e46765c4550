#pragma once

#include "core/library/library.h"
#include "server/routes/apiserver.h"
#include "tests/support/testlibrary.h"

#include <memory>

namespace sheria::tests {

/// A running server over a library of many small acts, /akn/xa/act/2005/1 and so on.
class BigServer
{
public:
    explicit BigServer(int acts);

    QByteArray base() const { return m_api->address(); }
    quint16 port() const { return m_api->server().port(); }
    const QByteArray &token() const { return m_token; }
    /// Gives act `number` another text, at the clock's time.
    void amend(int number, const QByteArray &words);

    FixedClock clock;

private:
    TestLibrary m_files;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<routes::ApiServer> m_api;
    QByteArray m_token;
};

} // namespace sheria::tests
