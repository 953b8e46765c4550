// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "server/routes/apiserver.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"

#include <memory>

namespace sheria::tests {

/// A small library with everything the API has rules about, and a running server over it. Today is
/// 5 January 2024.
///
///   /akn/xa/act/2004/17      the document SampleText: eng 2004, 2009, 2030 (future), fra 2009; media,
///                            publication document, commencements, amendment, topic
///   /akn/xa/act/1999/2       a stub with a publication document at a trusted address
///   /akn/xa/act/2001/8       repealed, never commenced, full dates nowhere else: no commencements
///   /akn/xa/act/2005-10-03/9 a work with a full date
///   /akn/xa/act/2006/1       main text, a component "annex", and a superseded text
///   /akn/xa/act/2031/1       in the future only
///   /akn/xa/judgment/xahc/2019/77
///   /akn/xa-bay/act/by-law/2012/street-trading
class RouteFixture
{
public:
    RouteFixture();

    quint16 port() const { return m_api->server().port(); }
    /// A client that is let in.
    ApiClient client() { return ApiClient(port(), m_token); }
    /// A client that shows nothing.
    ApiClient stranger() { return ApiClient(port()); }

    const QByteArray &token() const { return m_token; }
    Library &library() { return *m_library; }
    routes::ApiServer &api() { return *m_api; }
    /// Runs `job` as the desk would change the library, and waits for it.
    void change(store::Writer::Job job);

    FixedClock clock;

private:
    TestLibrary m_files;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<routes::ApiServer> m_api;
    QByteArray m_token;
};

/// The text of the document that server/API.md section 4.8 names, without meta.
extern const char *const SampleText;

} // namespace sheria::tests
