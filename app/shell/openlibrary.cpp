#include "app/shell/openlibrary.h"

#include "app/access/accessdialog.h"
#include "core/knowledge/vectorsearch.h"
#include "core/secrets/librarytrust.h"
#include "core/store/libraryidentity.h"

namespace sheria::app {

namespace {

constexpr qint64 QuarterMs = 15LL * 60 * 1000; ///< In every time zone midnight is at a whole one.

qint64 quarterOf(const Clock &clock)
{
    return clock.now().toMSecsSinceEpoch() / QuarterMs;
}

} // namespace

OpenLibrary::OpenLibrary(std::unique_ptr<Library> library, ReaderProfile &profile,
                         OpenDocuments &documents, http::ServerOptions serverOptions,
                         secrets::TokenVault &vault, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_services{profile,           documents, m_library->readers(), m_cache, m_library->searcher(),
                 m_library->clock()}
    , m_imports(m_library->writer(), m_library->clock())
    , m_server(*m_library, std::move(serverOptions))
    , m_webhooks(*m_library)
    , m_sync(*m_library, vault)
    , m_revision(m_library->revision())
    , m_quarter(quarterOf(clock()))
    , m_contacts(m_library->readers(), this)
{
    m_library->startIndexing();
    if (const Result<void> started = m_library->startCiting(); !started)
        qWarning("citations are not looked for: %s", qPrintable(started.error().detail));
    if (const Result<void> started = m_library->startReadingPages(); !started)
        qWarning("PDFs are not read: %s", qPrintable(started.error().detail));
    m_library->vectors().keys()->use(
        [&vault](const QByteArray &reference) { return vault.find(reference); });
    if (const Result<void> started = m_library->startEmbedding(); !started)
        qWarning("passages are not embedded: %s", qPrintable(started.error().detail));
    connect(&m_timer, &QTimer::timeout, this, &OpenLibrary::follow);
    m_timer.start(FollowEveryMs);
    lookForContacts();
}

void OpenLibrary::lookForContacts()
{
    using Contacts = std::vector<Contact>;
    m_contacts.start(
        [&trust = m_library->trust()](store::Database &db,
                                      const std::stop_token &) -> Result<Contacts> {
            SHERIA_TRY(const Contacts all, store::libraryContacts(db));
            return trust.missing(all);
        },
        [this](const Result<Contacts> &missing) {
            if (!missing)
                qWarning("nobody is contacted: %s", qPrintable(missing.error().detail));
            else if (!missing->empty())
                Q_EMIT contactsFound(*missing);
        });
}

void OpenLibrary::agreeTo(const std::vector<Contact> &contacts)
{
    if (const Result<void> agreed = m_library->trust().allow(contacts); !agreed)
        qWarning("the agreement cannot be kept: %s", qPrintable(agreed.error().detail));
    m_sync.forgiveAll();
}

OpenLibrary::~OpenLibrary()
{
    Q_EMIT closing();
    delete m_accounts;
}

void OpenLibrary::showAccounts(QWidget *window)
{
    if (!m_accounts)
        m_accounts = new AccessDialog(*m_library, window);
    m_accounts->show();
    m_accounts->raise();
    m_accounts->activateWindow();
}

void OpenLibrary::follow()
{
    Q_EMIT looked();
    const qint64 revision = m_library->revision();
    const qint64 quarter = quarterOf(clock());
    if (revision == m_revision && quarter == m_quarter)
        return;
    m_revision = revision;
    m_quarter = quarter;
    Q_EMIT changed();
}

} // namespace sheria::app
