#pragma once

#include "app/async/background.h"
#include "app/reader/link.h"
#include "app/reader/loader.h"
#include "app/text/words.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace sheria {
class Clock;
} // namespace sheria

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
};

/// One tab: a text in the reader page, the bar of its points in time above, the find bar below, and
/// where the tab has been.
class ReaderTab : public QWidget
{
    Q_OBJECT

public:
    ReaderTab(const ReaderServices &services, const ReaderLook &look, QWidget *parent = nullptr);

    /// Goes to an address: a work, an expression, a provision of one.
    void open(const Link &link);
    /// Takes over where the tab was in an earlier session; it is loaded by activate().
    void restore(History history, const QString &title);
    /// The tab is looked at: loads what restore() left to load.
    void activate();

    void goBack();
    void goForward();
    void showAsAt(QDate date);
    void showLatest();
    void showLanguage(const QByteArray &language);
    /// The library has changed: shows what is different, and the text again if it is another one.
    void refresh();

    const History &history() const { return m_history; }
    const QString &title() const { return m_title; }
    /// What is shown; null while there is nothing.
    const LoadedExpression *expression() const { return m_expression ? &*m_expression : nullptr; }
    /// The rendered document; null while there is none.
    const Rendering *rendering() const { return m_rendering.get(); }

    FindBar &findBar() { return *m_findBar; }
    HitBar &hitBar() { return *m_hitBar; }
    /// The marks of what answers a search.
    HitMarks &marks() { return *m_marks; }
    DateBar &dateBar() { return *m_dateBar; }
    ReaderPane &pane() const { return *m_pane; }
    /// Tells what is selected (may be nothing), and where, or else what is being read.
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
    void loadText();
    void showContent(const Result<PageContent> &content);
    void showRefreshed(LoadedExpression expression);
    void showBars();
    void follow(const QString &href, bool inNewTab);
    void openLaw(const Link &link);
    void visitInside(const QByteArray &eId);
    void noteScroll(const QByteArray &eId, int offset);
    void pageIsReady();
    void pageCrashed();
    void setTitle(const QString &title);
    ReadingPlace samePlaceIn(const QByteArray &uri) const;
    QByteArray uriOf(const QByteArray &language, const QByteArray &dateSuffix) const;

    ReaderServices m_services;
    LatestQuery m_lookup;
    LatestQuery m_text;
    LatestQuery m_refresh;
    History m_history;
    QString m_title;
    std::optional<LoadedExpression> m_expression;
    std::shared_ptr<const Rendering> m_rendering;
    QByteArray m_shownUri;     ///< As asked: what the page was loaded for.
    bool m_isRestored = false; ///< restore() left something to load.
    int m_crashes = 0;

    DateBar *m_dateBar = nullptr;
    ReaderPane *m_pane = nullptr;
    FindBar *m_findBar = nullptr;
    HitBar *m_hitBar = nullptr;
    HitMarks *m_marks = nullptr;
};

} // namespace sheria::app
