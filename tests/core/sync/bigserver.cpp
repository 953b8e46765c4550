// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/bigserver.h"

#include "core/store/db/statement.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/placequeries.h"

#include <QLoggingCategory>

namespace sheria::tests {

using namespace Qt::StringLiterals;

DocumentSpec BigServer::actOf(int number, const QByteArray &words) const
{
    DocumentSpec spec;
    spec.work = "/akn/" + m_places[(number - 1) % m_places.size()] + "/act/2005/"
        + QByteArray::number(number);
    spec.title = "Act number " + QByteArray::number(number);
    spec.body = "<section eId=\"sec_1\"><num>1.</num><content><p>" + words
        + "</p></content></section>";
    return spec;
}

BigServer::BigServer(int acts, const QByteArrayList &places) : m_places(places)
{
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
    {
        for (const QByteArray &place : places)
            must(store::putPlace(m_files.db(), {place, u"Exampleland"_s, "eng", {}}));
        store::Transaction transaction = must(store::Transaction::begin(m_files.db()));
        for (int number = 1; number <= acts; ++number)
            must(store::putExpression(
                m_files.db(), prepared(actOf(number, "Words of act " + QByteArray::number(number))),
                store::WorkPolicy::FromDocument, clock.now()));
        must(transaction.commit());
    }
    m_files.close();
    m_library = must(Library::open(m_files.path(), Library::Mode::OpenExisting, clock));
    m_api = std::make_unique<routes::ApiServer>(*m_library);
    m_token = must(m_api->authenticator().issueToken(u"test"_s));
    must(m_api->server().start(0));
}

void BigServer::amend(int number, const QByteArray &words)
{
    DocumentSpec spec = actOf(number, words);
    spec.manifestationDate = "2023-01-01";
    change([&](store::Database &db) -> Result<void> {
        const auto put = store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                              clock.now());
        return put ? Result<void>() : put.error();
    });
}

void BigServer::change(store::Writer::Job job)
{
    must(m_library->writer().submit(std::move(job)).get());
}

void BigServer::remove(int number)
{
    must(m_library->writer()
             .submit([&](store::Database &db) {
                 const QByteArray work = "/akn/xa/act/2005/" + QByteArray::number(number);
                 return store::deleteWork(db, work, clock.now());
             })
             .get());
}

} // namespace sheria::tests
