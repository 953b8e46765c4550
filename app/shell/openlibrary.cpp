// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/openlibrary.h"

#include "app/access/accessdialog.h"
#include "core/secrets/librarytrust.h"
#include "core/store/file/libraryfile.h"

namespace sheria::app {

namespace {

constexpr qint64 QuarterMs = 15LL * 60 * 1000; ///< In every time zone midnight is at a whole one.

qint64 quarterOf(const Clock &clock)
{
    return clock.now().toMSecsSinceEpoch() / QuarterMs;
}

LibraryServices::Options serviceOptions(secrets::LibraryTrust &trust, secrets::TokenVault &vault)
{
    LibraryServices::Options options;
    options.findKey = [&vault](const QByteArray &reference, const std::stop_token &stop) {
        return vault.find(reference, stop);
    };
    options.sync.findToken = [&trust, &vault](const store::SyncSource &source,
                                              const std::stop_token &stop) {
        return tokenOfSource(trust, vault, source, stop);
    };
    return options;
}

} // namespace

OpenLibrary::Held::Held(std::unique_ptr<Library> opened, secrets::TokenVault &vault)
    : trust(opened->trust())
    , services(std::move(opened), serviceOptions(trust, vault))
{
    if (const Result<void> started = services.start(); !started)
        qWarning("not all services run: %s", qPrintable(started.error().text()));
    if (const Result<void> started = services.contact(); !started)
        qWarning("passages are not embedded: %s", qPrintable(started.error().text()));
}

OpenLibrary::OpenLibrary(std::unique_ptr<Library> library, ReaderProfile &profile,
                         OpenDocuments &documents, WindowDate &date,
                         http::ServerOptions serverOptions, secrets::TokenVault &vault,
                         QObject *parent)
    : QObject(parent)
    , m_held(new Held(std::move(library), vault))
    , m_services{profile,    documents,     readers(), m_held->cache,
                 searcher(), this->clock(), date,      m_held->blames}
    , m_imports(writer(), this->clock())
    , m_server(m_held->services, std::move(serverOptions))
    , m_webhooks(m_held->library)
    , m_sync(m_held->services, vault)
    , m_revision(m_held->library.revision())
    , m_quarter(quarterOf(this->clock()))
    , m_contacts(readers(), this)
{
    connect(&m_timer, &QTimer::timeout, this, &OpenLibrary::follow);
    m_timer.start(FollowEveryMs);
    lookForContacts();
}

void OpenLibrary::lookForContacts()
{
    using Contacts = std::vector<Contact>;
    m_contacts.start(
        [&trust = m_held->library.trust()](store::Database &db,
                                           const std::stop_token &) -> Result<Contacts> {
            SHERIA_TRY(const Contacts all, store::libraryContacts(db));
            return trust.missing(all);
        },
        [this](const Result<Contacts> &missing) {
            if (!missing)
                qWarning("nobody is contacted: %s", qPrintable(missing.error().text()));
            else if (!missing->empty())
                Q_EMIT contactsFound(*missing);
        });
}

void OpenLibrary::agreeTo(const std::vector<Contact> &contacts)
{
    if (const Result<void> agreed = m_held->library.trust().allow(contacts); !agreed)
        qWarning("the agreement cannot be kept: %s", qPrintable(agreed.error().text()));
    m_sync.forgiveAll();
}

OpenLibrary::~OpenLibrary()
{
    Q_EMIT closing();
    delete m_accounts;
    m_held->services.requestStop();
}

void OpenLibrary::showAccounts(QWidget *window)
{
    if (!m_accounts)
        m_accounts = new AccessDialog(m_held->library, window);
    m_accounts->show();
    m_accounts->raise();
    m_accounts->activateWindow();
}

void OpenLibrary::follow()
{
    Q_EMIT looked();
    const qint64 revision = m_held->library.revision();
    const qint64 quarter = quarterOf(clock());
    if (revision == m_revision && quarter == m_quarter)
        return;
    m_revision = revision;
    m_quarter = quarter;
    Q_EMIT changed();
}

} // namespace sheria::app
