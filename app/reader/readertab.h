// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/reader/link.h"
#include "app/reader/loader.h"
#include "app/text/words.h"
#include "app/theme/standing.h"
#include "core/effects/effects.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::comparison {
class BlameCache;
} // namespace sheria::comparison
namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::app {

class DateBar;
class FindBar;
class HitBar;
class HitMarks;
class OpenDocuments;
class ReaderPane;
class ReaderProfile;
class WindowDate;
struct NoticePage;
struct ReaderLook;

/// What every reader works with. Borrowed: all of it outlives the readers.
struct ReaderServices
{
    ReaderProfile &profile;
    OpenDocuments &documents;
    store::Readers &readers;
    RenderCache &cache;
    search::Searcher &searcher;
    const Clock &clock;
    WindowDate &date;
    comparison::BlameCache &blames;
};

/// One tab: a text in the reader page, the bar of its points in time above, the find bar below, and
/// where the tab has been. It shows works as at the date of the window, but what is opened by an address
/// that names a date, or chosen from the list of versions, as that says, until the window has another
/// date.
class ReaderTab : public QWidget
{
    Q_OBJECT

public:
    ReaderTab(const ReaderServices &services, const ReaderLook &look, QWidget *parent = nullptr);

    /// Goes to an address: a work, an expression, a provision of one.
    void open(const Link &link);
    /// Takes over where the tab was in an earlier session; it is loaded by activate(). `isBehind`: see there.
    void restore(History history, const QString &title, bool isBehind = false);
    /// The tab is looked at: loads what restore() left to load, and the text of the date of the window.
    void activate();
    /// Frees what the page takes while the tab is not looked at; activate() brings all of it back, at the same place.
    /// Returns whether it is so: not while the tab goes somewhere, or its page is written or printed.
    bool suspend();
    /// The window has another date; the tab goes there now, or when it is looked at.
    void followDate(bool isLookedAt);
    /// It has still to follow the date of the window.
    bool isBehind() const { return m_isBehind; }

    void goBack();
    void goForward();
    void showLanguage(const QByteArray &language);
    void setLook(const ReaderLook &look);
    /// The library has changed: shows what is different, and the text again if it is another one.
    void refresh();

    const History &history() const { return m_history; }
    const QString &title() const { return m_title; }
    /// What is shown; null while there is nothing.
    const LoadedExpression *expression() const { return m_expression ? &*m_expression : nullptr; }
    /// What is said of it beside its title.
    Standing standing() const;
    /// What tells its work from those of the same title: "Act 4 of 2005"; may be empty.
    QString citation() const;
    /// The rendered document; null while there is none.
    const Rendering *rendering() const { return m_rendering.get(); }

    /// Who wrote the text that is shown; null while that is not known, or not asked for.
    const comparison::Blame *blame() const;
    /// What happens to the work, as far as it is known; empty while it is not read.
    const std::vector<effects::Effect> &effects() const { return m_effects; }
    /// The provision whose bar in the margin was chosen; empty: none yet.
    const QByteArray &originPlace() const { return m_originPlace; }

    FindBar &findBar() { return *m_findBar; }
    HitBar &hitBar() { return *m_hitBar; }
    /// The marks of what answers a search.
    HitMarks &marks() { return *m_marks; }
    DateBar &dateBar() { return *m_dateBar; }
    ReaderPane &pane() const { return *m_pane; }
    /// Tells what is selected (may be nothing), and where, or else what is being read, in the text that is shown
    /// now. The page answers later, when another text or tab may be shown, and not at all when it goes first.
    using TellCitation = std::function<void(const QString &quotation, const CitedProvision &)>;
    void askCitation(const TellCitation &tell);

Q_SIGNALS:
    void titleChanged(const QString &title);
    void expressionChanged();
    void historyChanged();
    /// Somebody goes to a text; it comes later. Texts that come by themselves give no such sign.
    void setOut();
    /// A place worth keeping for the next session has changed.
    void moved();
    /// A bar of the margin was chosen: originPlace() says of which provision.
    void originChosen();
    /// What changes when is to be listed: the warning above the provision was followed.
    void effectsRequested(const QByteArray &eId);
    void openInNewTab(const sheria::app::Link &link);
    void openExternally(const QUrl &url);
    /// Something to tell that does not change what is shown.
    void notice(const QString &sentence);

private:
    enum class Arrival { Visit, Revisit };

    void build(const ReaderLook &look);
    void connectPane();
    /// What happens when there is nothing at the place: a page that says so, or a message.
    enum class IfMissing { ShowPage, StayHere };
    void go(const ReadingPlace &place, Arrival arrival, IfMissing ifMissing);
    void setOutFor(const ReadingPlace &place, Arrival arrival);
    void arrive(ReadingPlace place, Arrival arrival, LoadedExpression expression);
    void showNotice(const ReadingPlace &place, Arrival arrival, const NoticePage &page);
    void note(const ReadingPlace &place, Arrival arrival);
    void scrollTo(const ReadingPlace &place);
    void beginText(const ReadingPlace &place);
    void loadText();
    void updateLinks();
    using ContentQuery =
        std::function<Result<PageContent>(store::Database &, const std::stop_token &)>;
    ContentQuery contentQuery() const;
    void showContent(const Result<PageContent> &content);
    void showRefreshed(LoadedExpression expression);
    void showBars();
    void follow(const QString &href, bool inNewTab);
    void openLaw(const Link &link);
    void chooseDate(QDate date);
    void showLatest();
    ReadingPlace atWindowDate(ReadingPlace place) const;
    void showSameText(const ReadingPlace &place, Arrival arrival, LoadedExpression expression);
    void visitInside(const QByteArray &eId);
    void noteScroll(const QByteArray &eId, int offset);
    void pageIsReady();
    void forgetOrigins();
    void showPending();
    void showOrigins();
    void showOriginsOf(const QByteArray &eId);
    void pageCrashed();
    void findAgain();
    void setTitle(const QString &title);
    ReadingPlace samePlaceIn(const QByteArray &uri, bool followsDate = false) const;
    QByteArray uriOf(const QByteArray &language, const QByteArray &dateSuffix) const;

    ReaderServices m_services;
    LatestQuery m_lookup;
    LatestQuery m_text;
    LatestQuery m_refresh;
    LatestQuery m_origins;
    LatestQuery m_pending;
    History m_history;
    QString m_title;
    std::optional<LoadedExpression> m_expression;
    std::shared_ptr<const Rendering> m_rendering;
    QByteArray m_shownUri;     ///< As asked: what the page was loaded for.
    QDate m_linkedAsAt;        ///< Its links lead to the texts of this date; null: to the newest.
    bool m_isRestored = false; ///< restore() or suspend() left something to load.
    bool m_isUnderWay = false; ///< It goes somewhere, and does not know yet what is there.
    /// Where a suspended text was in which something was looked for: finding it again would leave the place.
    std::optional<ReadingPlace> m_findPlace;
    bool m_isBehind = false;
    int m_crashes = 0;
    std::optional<comparison::Blame> m_blame;
    QByteArray m_originPlace;
    std::vector<effects::Effect> m_effects;

    DateBar *m_dateBar = nullptr;
    ReaderPane *m_pane = nullptr;
    FindBar *m_findBar = nullptr;
    HitBar *m_hitBar = nullptr;
    HitMarks *m_marks = nullptr;
};

} // namespace sheria::app
