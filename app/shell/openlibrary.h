// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/imports/importpanel.h"
#include "app/reader/loader.h"
#include "app/reader/readertab.h"
#include "app/serverpanel/localserver.h"
#include "app/sync/syncdesk.h"
#include "app/webhooks/webhookpanel.h"
#include "core/comparison/blamecache.h"
#include "core/library/services.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace sheria::app {

class AccessDialog;

/// The library that is open in a window: its services, and what the window shows of them. Goes as a whole
/// when another one is opened; the services and what they use end on the window's Closer.
class OpenLibrary : public QObject
{
    Q_OBJECT

public:
    /// How often the change log is looked at. Units: milliseconds.
    static constexpr int FollowEveryMs = 500;

    OpenLibrary(std::unique_ptr<Library> library, ReaderProfile &profile, OpenDocuments &documents,
                WindowDate &date, http::ServerOptions serverOptions, secrets::TokenVault &vault,
                QObject *parent = nullptr);
    ~OpenLibrary() override;

    const QString &path() const { return m_held->library.path(); }
    const Clock &clock() const { return m_held->library.clock(); }
    store::Readers &readers() { return m_held->library.readers(); }
    store::Writer &writer() { return m_held->library.writer(); }
    const ReaderServices &services() const { return m_services; }
    search::Searcher &searcher() { return m_held->library.searcher(); }
    /// How far the search index is; null before it is looked at.
    const search::Indexer *indexer() const { return m_held->library.indexer(); }
    ImportRunner &imports() { return m_imports; }
    LocalServer &server() { return m_server; }
    WebhookDesk &webhooks() { return m_webhooks; }
    SyncDesk &sync() { return m_sync; }
    Library &library() { return m_held->library; }
    /// The user agrees that the library contacts these. What waited for it goes on by itself.
    void agreeTo(const std::vector<Contact> &contacts);
    /// Shows the accounts in a dialog of `window`; the same one again while it is open.
    void showAccounts(QWidget *window);

Q_SIGNALS:
    /// It is about to go: who still uses it has to stop now.
    void closing();
    /// The change log has grown, or a day may have begun in some place.
    void changed();
    /// Time has passed, FollowEveryMs of it.
    void looked();
    /// The library would contact these, and nobody has agreed. Told once, after it was opened.
    void contactsFound(const std::vector<sheria::Contact> &contacts);

private:
    void follow();
    void lookForContacts();

    /// What the threads of the services use.
    struct Held
    {
        /// Starts the services.
        Held(std::unique_ptr<Library> opened, secrets::TokenVault &vault);

        secrets::LibraryTrust &trust;
        // Jobs of the library's readers fill these, and end when the services go.
        RenderCache cache;
        comparison::BlameCache blames;
        LibraryServices services;
        Library &library = services.library();
    };

    std::unique_ptr<Held, CloseElsewhere>
        m_held; ///< First: the threads of all others are handed over before.
    QPointer<AccessDialog> m_accounts;
    ReaderServices m_services;
    ImportRunner m_imports;
    LocalServer m_server;
    WebhookDesk m_webhooks;
    SyncDesk m_sync;
    QTimer m_timer;
    qint64 m_revision = 0;
    qint64 m_quarter = 0; ///< Of an hour, since the epoch.
    LatestQuery m_contacts;
};

} // namespace sheria::app
