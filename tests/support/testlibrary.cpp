// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testlibrary.h"

#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"

namespace sheria::tests {

namespace {

QByteArray frbr(const QByteArray &level, const QByteArray &frbrThis, const QByteArray &uri,
                const QByteArray &date, const QByteArray &more)
{
    return "<FRBR" + level + "><FRBRthis value=\"" + frbrThis + "\"/><FRBRuri value=\"" + uri
        + "\"/><FRBRdate date=\"" + date + "\" name=\"Generation\"/><FRBRauthor href=\"#x\"/>"
        + more + "</FRBR" + level + ">";
}

QByteArray identification(const DocumentSpec &spec)
{
    const QByteArray expression = spec.work + '/' + spec.language + '@' + spec.date;
    const QByteArray part = "/!" + spec.component;
    return "<identification source=\"#x\">"
        + frbr("Work", spec.work + part, spec.work, "2005-01-01",
               "<FRBRalias name=\"title\" value=\"" + spec.title
                   + "\"/><FRBRcountry value=\"xa\"/>")
        + frbr("Expression", expression + part, expression, spec.date,
               "<FRBRlanguage language=\"" + spec.language + "\"/>")
        + frbr("Manifestation", expression + part + ".xml", expression + ".xml",
               spec.manifestationDate, {})
        + "</identification>";
}

QByteArray section(const QByteArray &number, const QByteArray &text)
{
    return "<section eId=\"sec_" + number + "\"><num>" + number + ".</num><heading>Heading "
        + number + "</heading><content eId=\"sec_" + number + "__content\"><p>" + text
        + "</p></content></section>";
}

} // namespace

QByteArray xmlOf(const DocumentSpec &spec)
{
    const QByteArray body = spec.body.isEmpty()
        ? section("1", "Trees are protected.") + section("2", "Whoever fells one pays.")
        : spec.body;
    const QByteArray bodyName = spec.element == "act" || spec.element == "bill" ? "body"
                                                                                : "mainBody";
    return "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><" + spec.element
        + " name=\"" + spec.element + "\"><meta>" + identification(spec) + spec.meta + "</meta><"
        + bodyName + ">" + body + "</" + bodyName + "></" + spec.element + "></akomaNtoso>";
}

store::PreparedContent prepared(const QByteArray &xml)
{
    return store::prepareContent(must(akn::Document::parse(xml)));
}

store::PreparedContent prepared(const DocumentSpec &spec)
{
    return prepared(xmlOf(spec));
}

TestLibrary::TestLibrary()
    : m_folder(std::make_unique<QTemporaryDir>())
    , m_mutex(std::make_unique<QMutex>())
    , m_connections(std::make_unique<std::map<QThread *, store::Database>>())
{
    must(store::createLibraryFile(path()));
    db();
}

store::Database &TestLibrary::db()
{
    const QMutexLocker lock(m_mutex.get());
    const auto own = m_connections->find(QThread::currentThread());
    if (own != m_connections->end())
        return own->second;
    return m_connections->emplace(QThread::currentThread(), must(store::openLibraryFile(path())))
        .first->second;
}

store::PutResult TestLibrary::put(const DocumentSpec &spec)
{
    return put(prepared(spec), store::WorkPolicy::FromDocument);
}

store::PutResult TestLibrary::put(const store::PreparedContent &content, store::WorkPolicy policy)
{
    store::Transaction transaction = must(store::Transaction::begin(db()));
    store::PutResult result = must(store::putExpression(db(), content, policy, clock.now()));
    must(transaction.commit());
    return result;
}

qint64 TestLibrary::rows(const char *table)
{
    const QByteArray sql = QByteArray("SELECT COUNT(*) FROM ") + table;
    return must(store::Statement::number(db(), sql));
}

} // namespace sheria::tests
