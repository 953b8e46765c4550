// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "server/routes/apiserver.h"
#include "tests/support/testlibrary.h"

#include <memory>

namespace sheria::tests {

/// A running server over a library of many small acts, /akn/xa/act/2005/1 and so on; those of several
/// places are numbered together: /akn/xa/act/2005/1, /akn/xb/act/2005/2, /akn/xa/act/2005/3.
class BigServer
{
public:
    explicit BigServer(int acts) : BigServer(acts, {"xa"}) {}
    BigServer(int acts, const QByteArrayList &places);

    QByteArray base() const { return m_api->address(); }
    quint16 port() const { return m_api->server().port(); }
    const QByteArray &token() const { return m_token; }
    /// Gives act `number` another text, at the clock's time.
    void amend(int number, const QByteArray &words);
    /// Runs `job` as the desk would change the library, and waits for it.
    void change(store::Writer::Job job);
    /// Has act `number` no more, from the clock's time on.
    void remove(int number);

    FixedClock clock;

private:
    DocumentSpec actOf(int number, const QByteArray &words) const;

    const QByteArrayList m_places;
    TestLibrary m_files;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<routes::ApiServer> m_api;
    QByteArray m_token;
};

} // namespace sheria::tests
