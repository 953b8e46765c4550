#pragma once

#include "app/async/background.h"
#include "app/sync/syncrunner.h"
#include "app/sync/syncstate.h"
#include "core/library/library.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace sheria::app {

/// The servers that an open library is a copy of, for the panel that shows them: what each has, what
/// is being fetched, and what became of it. Sources are run side by side; a run of one that is asked for
/// while another of the same is under way follows that.
///
/// Thread: the GUI thread's.
class SyncDesk : public QObject
{
    Q_OBJECT

public:
    /// How long after a look comes the next one while somebody watches, and how often it is seen
    /// whether a source is due. Units: milliseconds.
    static constexpr int LookEveryMs = 1000;
    /// While another program syncs the library. Units: milliseconds.
    static constexpr int TryAgainMs = 2000;

    using Ended = SyncEnded;
    using Activity = SyncActivity;
    using Kept = SyncKept;
    using Live = SyncLive;
    using State = SyncState;
    using NewToken = SyncNewToken;
    using RunKind = SyncRunKind;

    /// Both must outlive the object.
    SyncDesk(Library &library, secrets::TokenVault &vault, QObject *parent = nullptr);
    ~SyncDesk() override;

    /// What was left unfinished goes on, and what is due is run, from now on.
    void begin(SyncMemory memory);

    const std::vector<Kept> &sources() const { return m_state.sources; }
    /// A place as people know it; its code while it is not known.
    QString placeName(const QByteArray &place) const;
    const Kept *find(qint64 id) const;
    const Live &live(qint64 id) const;
    store::Readers &readers() { return m_library.readers(); }
    const Clock &clock() const { return m_library.clock(); }
    secrets::TokenVault &vault() { return m_vault; }
    secrets::LibraryTrust &trust() { return m_library.trust(); }
    /// Whether somebody looks at what it shows.
    void setWatched(bool isWatched);
    void refresh();

    /// Ends with changed() or failed(), after the changes before it.
    void change(const SourceChange &what) { change(what, {}); }
    /// Ends its run, and forgets the source and its token; what came from it stays.
    void remove(qint64 id);
    /// Adds `source`, or changes the one that has its id. `token` takes the place of the one before.
    void put(const store::SyncSource &source, const NewToken &token);
    /// Opens the file of sealed tokens; ends with changed(`id`), after which it can be run.
    void unseal(qint64 id, const QString &password);

    /// The user has agreed that its hosts are contacted: what was kept back goes on.
    void forgiveAll();

    /// Takes the mark of a work away; of all.
    void markRead(const QByteArray &workUri) { change(markingRead(workUri)); }
    void markAllRead() { change(markingAllRead()); }

    void run(qint64 id, RunKind kind);
    void run(qint64 id) { run(id, RunKind()); }
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
    struct Change
    {
        SourceChange what;
        std::vector<qint64> forgiven; ///< Sources that may work once it is made.
    };

    void show(Result<State> state);
    void goOn();
    void startDue();
    void start(qint64 id, RunKind kind);
    void startWaiting();
    void startAllowed();
    void take(qint64 id, const SyncEnd &end);
    void noteAllowed(Live &live, RunKind kind, const Result<sync::Summary> &result);
    void setActivity(qint64 id, Activity activity);
    void forgive(qint64 id);
    void changeNext();
    void change(const SourceChange &what, std::vector<qint64> forgiven);
    void setGoing(qint64 id, bool isGoing);
    bool isDue(const Kept &kept) const;

    Library &m_library;
    secrets::TokenVault &m_vault;
    State m_state;
    std::map<qint64, Live> m_live;
    std::map<qint64, QDateTime> m_triedAt;
    std::map<qint64, RunKind> m_running; ///< By source.
    std::map<qint64, RunKind>
        m_waiting; ///< The same; each for the end of another run of its source.
    std::map<qint64, RunKind> m_unseen; ///< To be run as soon as a look has shown them.
    std::set<qint64> m_leaving;         ///< To be removed when their runs have ended.
    std::optional<SyncMemory> m_memory;
    std::deque<Change> m_changes; ///< The first is under way.
    bool m_isLoaded = false;
    bool m_isWatched = false;
    QTimer m_next;
    QTimer m_again;
    LatestQuery m_look;
    SyncRunner m_runner;
    SyncErrands m_errands;
    Background m_change; ///< Last: all three join before the rest goes.
};

} // namespace sheria::app
