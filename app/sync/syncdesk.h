// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/sync/syncstate.h"
#include "core/library/services.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace sheria::app {

/// The servers that an open library is a copy of, for the panel that shows them: what each has, what
/// is being fetched, and what became of it. It observes the scheduler of the library's services, which says
/// what is run when, at a pace that people can follow, and asks it for what people want.
///
/// Thread: the GUI thread's.
class SyncDesk : public QObject
{
    Q_OBJECT

public:
    /// How long after a look at the library comes the next one while somebody watches. Units: milliseconds.
    static constexpr int LookEveryMs = 1000;
    /// How often it is told how runs go. Units: milliseconds.
    static constexpr int TellEveryMs = 100;

    /// Both must outlive the object. The scheduler is there already.
    SyncDesk(LibraryServices &services, secrets::TokenVault &vault, QObject *parent = nullptr);
    ~SyncDesk() override;

    /// What was left unfinished goes on, and what becomes of the sources is told, from now on.
    void begin(SyncMemory memory);

    const std::vector<StoredSource> &sources() const { return m_state.sources; }
    /// A place as people know it; its code while it is not known.
    QString placeName(const QByteArray &place) const;
    const StoredSource *find(qint64 id) const;
    const SourceStatus &live(qint64 id) const;
    store::Readers &readers() { return m_library.readers(); }
    const Clock &clock() const { return m_library.clock(); }
    secrets::TokenVault &vault() { return m_vault; }
    secrets::LibraryTrust &trust() { return m_library.trust(); }
    /// Whether somebody looks at what it shows.
    void setWatched(bool isWatched);
    void refresh();

    /// Ends its run, and forgets the source and its token; what came from it stays.
    void remove(qint64 id);
    /// Adds `source`, or changes the one that has its id. `token` takes the place of the one before.
    void put(const store::SyncSource &source, const SyncNewToken &token);
    /// Opens the file of sealed tokens; ends with changed(`id`), after which it can be run.
    void unseal(qint64 id, const QString &password);

    /// The user has agreed that its hosts are contacted: what was kept back goes on.
    void forgiveAll();

    /// Takes the mark of a work away; of all.
    void markRead(const QByteArray &workUri);
    void markAllRead();

    void run(qint64 id, SyncRunKind kind);
    void run(qint64 id) { run(id, SyncRunKind()); }
    /// Those that nobody paused.
    void runAll();
    /// Ends it; it is run again when somebody says so, or when it is due.
    void cancel(qint64 id);
    void cancelAll();
    /// How many are under way.
    int running() const;
    /// Ends it, and nothing is fetched of its own accord until resume(), which goes on.
    void pause(qint64 id);
    void resume(qint64 id);

Q_SIGNALS:
    /// It was looked at; whether anything is new is for who hears this to see.
    void refreshed();
    /// What live() says of it.
    void moved(qint64 id);
    void ended(qint64 id);
    void changed(qint64 id);
    /// Nothing was changed.
    void failed(const sheria::Error &error);

private:
    /// A change of the sources of a library, or of what is marked as unread. It runs on a thread that may
    /// wait, for people too. Ends with the id of the source that it is about; -1: about none.
    using SourceChange =
        std::function<Result<qint64>(Library &, secrets::TokenVault &, const std::stop_token &)>;
    struct Change
    {
        SourceChange what;
        std::vector<qint64> forgiven; ///< Sources that may work once it is made.
    };

    /// What was told of a source last.
    struct Told
    {
        SyncActivity activity = SyncActivity::Idle;
        int runs = 0;
        int requests = 0;
    };

    void show(Result<SyncState> state);
    void goOn();
    void tell();
    void tellOf(qint64 id);
    void changeNext();
    /// Ends with changed() or failed(), after the changes before it.
    void change(const SourceChange &what, std::vector<qint64> forgiven = {});
    void changeInWriter(const store::Writer::Job &job, qint64 id);
    void setPaused(qint64 id, bool isPaused);

    Library &m_library;
    sync::Follower &m_syncs;
    secrets::TokenVault &m_vault;
    SyncState m_state;
    std::map<qint64, SourceStatus> m_live;
    std::map<qint64, Told> m_told;
    quint64 m_changesTold = 0;
    std::set<qint64> m_leaving; ///< To be removed when their runs have ended.
    std::optional<SyncMemory> m_memory;
    std::deque<Change> m_changes; ///< The first is under way.
    bool m_isLoaded = false;
    bool m_isWatched = false;
    QTimer m_next;
    QTimer m_tell;
    LatestQuery m_look;
    Background m_change;
};

} // namespace sheria::app
