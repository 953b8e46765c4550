// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertab.h"

#include "app/reader/bars.h"
#include "app/reader/hitmarks.h"
#include "app/reader/pending.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/windowdate.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/clock.h"
#include "core/comparison/blamecache.h"
#include "core/domain/decisions/jsonjudgment.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto EmptyToc = R"({"toc":[]})";
constexpr int MaxReloads = 2; ///< Of a page whose process has died, before a person must ask.

QDate askedDate(const QByteArray &uri)
{
    const Result<FrbrUri> parsed = FrbrUri::parse(uri);
    const Result<PointInTime> at = parsed ? parsed->pointInTime() : PointInTime{};
    return at && at->kind == PointInTime::Kind::AsAt ? at->date : QDate();
}

/// Tells the texts of a work apart, and names the date of the text wherever a date was asked for.
QString tabTitle(const LoadedExpression &expression, bool isDated)
{
    const Expression &shown = expression.record.expression;
    const QString title = withoutHash(shown.title, expression.record.work.uri, {});
    if (!isDated && expression.validity.isLatest && !expression.validity.isFuture)
        return title;
    return ReaderTab::tr("%1 (%2)", "title, date of a text that is not the latest")
        .arg(title, longDate(shown.date));
}

} // namespace

ReaderTab::ReaderTab(const ReaderServices &services, const ReaderLook &look, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_lookup(services.readers, this)
    , m_text(services.readers, this)
    , m_refresh(services.readers, this)
    , m_origins(services.readers, this)
    , m_pending(services.readers, this)
    , m_title(tr("New Tab"))
{
    build(look);
    connectPane();
}

void ReaderTab::build(const ReaderLook &look)
{
    m_dateBar = new DateBar(this);
    m_pane = new ReaderPane(m_services.profile, m_services.documents, look, this);
    m_findBar = new FindBar(this);
    m_findBar->setPage(&m_pane->page());
    m_hitBar = new HitBar(this);
    m_marks = new HitMarks(m_services.readers, m_services.searcher, *m_pane, *m_hitBar);

    vbox({m_dateBar, {m_pane, 1}, m_hitBar, m_findBar}, this)->setSpacing(0);

    connect(m_dateBar, &DateBar::dateChosen, this, &ReaderTab::chooseDate);
    connect(m_dateBar, &DateBar::latestChosen, this, &ReaderTab::showLatest);
    connect(m_dateBar, &DateBar::followChosen, this,
            [this] { chooseDate(m_services.date.date()); });
    connect(m_dateBar, &DateBar::languageChosen, this, &ReaderTab::showLanguage);
    connect(m_dateBar, &DateBar::expressionChosen, this, [this](const QByteArray &uri) {
        go(samePlaceIn(uri), Arrival::Visit, IfMissing::StayHere);
    });
    connect(m_findBar, &FindBar::found, this, [this] {
        if (m_findPlace)
            scrollTo(*std::exchange(m_findPlace, {}));
    });
    connect(m_findBar, &FindBar::closed, m_pane, qOverload<>(&QWidget::setFocus));
}

void ReaderTab::connectPane()
{
    connect(m_pane, &ReaderPane::linkFollowed, this, &ReaderTab::follow);
    connect(m_pane, &ReaderPane::tocFollowed, this, &ReaderTab::visitInside);
    connect(m_pane, &ReaderPane::scrolled, this, &ReaderTab::noteScroll);
    connect(m_pane, &ReaderPane::ready, this, &ReaderTab::pageIsReady);
    connect(m_pane, &ReaderPane::completed, this, &ReaderTab::showOrigins);
    connect(m_pane, &ReaderPane::completed, this, &ReaderTab::showPending);
    connect(m_pane, &ReaderPane::completed, this, &ReaderTab::findAgain);
    connect(m_pane, &ReaderPane::originChosen, this, &ReaderTab::showOriginsOf);
    connect(m_pane, &ReaderPane::warningChosen, this, &ReaderTab::effectsRequested);
    connect(m_pane, &ReaderPane::crashed, this, &ReaderTab::pageCrashed);
}

void ReaderTab::open(const Link &link)
{
    switch (link.kind) {
    case Link::Kind::Unknown: Q_EMIT notice(tr("This link has no target.")); return;
    case Link::Kind::External: Q_EMIT openExternally(link.url); return;
    case Link::Kind::Law: openLaw(link); return;
    case Link::Kind::Anchor:
        if (!m_history.isEmpty())
            setOutFor({m_history.current().uri, {}, link.eId, 0, m_history.current().followsDate},
                      Arrival::Visit);
        return;
    }
    Q_UNREACHABLE();
}

void ReaderTab::openLaw(const Link &link)
{
    ReadingPlace place{link.uri, link.component, link.eId, 0, isUndated(link.uri)};
    const bool isSameWork = m_expression && !m_shownUri.isEmpty()
        && workOf(link.uri) == m_expression->record.work.uri.workUri(false);
    // A reference that names no date stays in the text that is being read.
    if (isSameWork && link.uri == workOf(link.uri))
        place = {m_shownUri, link.component, link.eId, 0, m_history.current().followsDate};
    if (isSameWork && place.eId.isEmpty() && place.component.isEmpty())
        place = samePlaceIn(place.uri, place.followsDate);
    setOutFor(place, Arrival::Visit);
}

void ReaderTab::setOutFor(const ReadingPlace &place, Arrival arrival)
{
    Q_EMIT setOut();
    go(atWindowDate(place), arrival, IfMissing::ShowPage);
}

void ReaderTab::restore(History history, const QString &title, bool isBehind)
{
    m_history = std::move(history);
    m_isRestored = !m_history.isEmpty();
    m_isBehind = isBehind;
    setTitle(title);
    Q_EMIT historyChanged();
}

void ReaderTab::activate()
{
    if (m_isBehind && !m_history.isEmpty()) {
        followDate(true);
        return;
    }
    if (!m_isRestored)
        return;
    m_isRestored = false;
    go(atWindowDate(m_history.current()), Arrival::Revisit, IfMissing::ShowPage);
}

bool ReaderTab::suspend()
{
    if (m_isRestored)
        return true;
    if (m_isUnderWay || m_history.isEmpty())
        return false;
    m_pane->suspend();
    m_text.cancel();
    m_refresh.cancel();
    forgetOrigins();
    m_rendering.reset();
    m_marks->suspend();
    m_findBar->setPage(&m_pane->page());
    if (m_findBar->isFinding())
        m_findPlace = m_history.current();
    m_isRestored = true;
    return true;
}

void ReaderTab::findAgain()
{
    if (m_findPlace && m_findBar->isFinding())
        m_findBar->findAgain();
    else
        m_findPlace.reset();
}

void ReaderTab::followDate(bool isLookedAt)
{
    m_isBehind = !isLookedAt;
    if (m_isBehind || m_history.isEmpty())
        return;
    m_isRestored = false;
    ReadingPlace place = m_history.current();
    place.followsDate = true;
    // What the latest text was called when it was opened says nothing of another date.
    const Result<FrbrUri> uri = FrbrUri::parse(place.uri);
    if (uri)
        place.uri = uriAsAt(place.uri, m_services.date.date());
    m_history.update(place);
    go(place, Arrival::Revisit, IfMissing::ShowPage);
}

/// A place whose date nobody named, as at the date of the window.
ReadingPlace ReaderTab::atWindowDate(ReadingPlace place) const
{
    const QDate date = m_services.date.date();
    if (place.followsDate && (date.isValid() || askedDate(place.uri).isValid()))
        place.uri = uriAsAt(place.uri, date);
    return place;
}

void ReaderTab::goBack()
{
    if (m_history.canGoBack())
        setOutFor(m_history.back(), Arrival::Revisit);
}

void ReaderTab::goForward()
{
    if (m_history.canGoForward())
        setOutFor(m_history.forward(), Arrival::Revisit);
}

/// A date is chosen for the whole window.
void ReaderTab::chooseDate(QDate date)
{
    if (date == m_services.date.date())
        followDate(true); // The window is there already.
    else
        m_services.date.set(date);
}

void ReaderTab::showLatest()
{
    if (m_services.date.isSet())
        m_services.date.clear();
    else if (m_expression)
        go(samePlaceIn(uriOf(m_expression->record.expression.language, {}), true), Arrival::Visit,
           IfMissing::StayHere);
}

void ReaderTab::showLanguage(const QByteArray &language)
{
    if (!m_expression)
        return;
    const QByteArray date = m_expression->record.expression.date.toString(Qt::ISODate).toLatin1();
    const bool follows = m_services.date.isSet() && m_history.current().followsDate;
    go(follows ? samePlaceIn(uriAsAt(uriOf(language, {}), m_services.date.date()), true)
               : samePlaceIn(uriOf(language, ':' + date)),
       Arrival::Visit, IfMissing::StayHere);
}

void ReaderTab::go(const ReadingPlace &place, Arrival arrival, IfMissing ifMissing)
{
    if (m_pane->isReady() && place.uri == m_shownUri) {
        note(place, arrival);
        scrollTo(place);
        return;
    }
    const QDate asAt = place.followsDate ? m_services.date.date() : QDate();
    m_isUnderWay = true;
    m_lookup.start([uri = place.uri, today = Today(m_services.clock.now()),
                    asAt](store::Database &db,
                          const std::stop_token &) { return loadExpression(db, uri, today, asAt); },
                   [this, place, arrival, ifMissing](Result<LoadOutcome> outcome) {
                       m_isUnderWay = false;
                       if (!outcome) {
                           showNotice(place, arrival,
                                      noticePage(outcome.error(), place.uri, m_pane->look()));
                           return;
                       }
                       if (auto *expression = std::get_if<LoadedExpression>(&*outcome)) {
                           arrive(place, arrival, std::move(*expression));
                           return;
                       }
                       const auto &missing = std::get<MissingExpression>(*outcome);
                       if (ifMissing == IfMissing::StayHere) {
                           m_dateBar->resetDate();
                           Q_EMIT notice(missingSentence(missing));
                       } else {
                           showNotice(place, arrival, noticePage(missing, m_pane->look()));
                       }
                   });
}

void ReaderTab::arrive(ReadingPlace place, Arrival arrival, LoadedExpression expression)
{
    // What was "the latest" when it was opened stays the same text when the reader comes back.
    if (!askedDate(place.uri).isValid())
        place.uri = expression.record.expression.uri;
    if (place.followsDate && m_services.date.isSet())
        place.uri = uriAsAt(place.uri, m_services.date.date());
    if (m_expression && m_pane->isReady() && m_rendering
        && m_expression->record.expression.uri == expression.record.expression.uri
        && m_expression->record.expression.contentHash == expression.record.expression.contentHash
        && !m_shownUri.isEmpty()) {
        showSameText(place, arrival, std::move(expression));
        return;
    }
    m_expression = std::move(expression);
    m_shownUri = place.uri;
    if (arrival == Arrival::Revisit)
        m_history.update(place);
    setTitle(tabTitle(*m_expression, m_services.date.isSet()));
    beginText(place);
    loadText();
    note(place, arrival);
    showBars();
    Q_EMIT expressionChanged();
}

/// The page is empty until its content is provided.
void ReaderTab::beginText(const ReadingPlace &place)
{
    m_rendering.reset();
    forgetOrigins();
    m_marks->textGone();
    m_pane->begin(readerMeta(*m_expression, place, m_pane->look()));
}

/// Another date leads to the text that is shown already: the page stays as it is.
void ReaderTab::showSameText(const ReadingPlace &place, Arrival arrival,
                             LoadedExpression expression)
{
    m_expression = std::move(expression);
    m_shownUri = place.uri;
    if (arrival == Arrival::Revisit)
        m_history.update(place);
    setTitle(tabTitle(*m_expression, m_services.date.isSet()));
    m_pane->setBanner(readerBanner(*m_expression));
    note(place, arrival);
    scrollTo(place);
    showBars();
    showPending();
    updateLinks();
    Q_EMIT expressionChanged();
}

void ReaderTab::showNotice(const ReadingPlace &place, Arrival arrival, const NoticePage &page)
{
    m_text.cancel(); // What was still asked for is of the text that goes.
    m_expression.reset();
    m_rendering.reset();
    forgetOrigins();
    m_marks->clear();
    m_shownUri.clear();
    setTitle(page.title);
    m_pane->begin(page.meta);
    m_pane->provide(EmptyToc, page.content);
    note(place, arrival);
    m_dateBar->hide();
    Q_EMIT expressionChanged();
}

void ReaderTab::note(const ReadingPlace &place, Arrival arrival)
{
    if (arrival == Arrival::Visit)
        m_history.visit(place);
    Q_EMIT historyChanged();
    Q_EMIT moved();
}

void ReaderTab::loadText()
{
    m_linkedAsAt = m_services.date.date();
    m_text.start(contentQuery(),
                 [this](const Result<PageContent> &content) { showContent(content); });
}

/// Loads what is shown again for another date of the window: the page changes only if its links do.
void ReaderTab::updateLinks()
{
    if (!m_rendering || m_linkedAsAt == m_services.date.date())
        return;
    m_linkedAsAt = m_services.date.date();
    m_text.start(contentQuery(), [this](const Result<PageContent> &content) {
        if (!content || !content->rendering || content->rendering->html == m_rendering->html)
            return;
        beginText(m_history.current());
        showContent(content);
    });
}

ReaderTab::ContentQuery ReaderTab::contentQuery() const
{
    return [expression = *m_expression, &cache = m_services.cache, asAt = m_linkedAsAt,
            today = Today(m_services.clock.now())](store::Database &db, const std::stop_token &) {
        return loadContent(db, expression, cache, today, asAt);
    };
}

void ReaderTab::showContent(const Result<PageContent> &content)
{
    if (!content) {
        const ReadingPlace place = m_history.current();
        showNotice(place, Arrival::Revisit, noticePage(content.error(), place.uri, m_pane->look()));
        return;
    }
    m_rendering = content->rendering;
    if (m_rendering)
        m_pane->provide(m_rendering->toc, content->cover + m_rendering->html);
    else
        m_pane->provide(EmptyToc, content->cover);
    m_marks->textShown(m_rendering, m_expression->record.expression.language, workOf(m_shownUri));
    Q_EMIT expressionChanged();
}

void ReaderTab::refresh()
{
    if (!m_expression || m_isRestored)
        return;
    if (m_isBehind)
        return;
    m_refresh.start([uri = m_shownUri, today = Today(m_services.clock.now())](
                        store::Database &db,
                        const std::stop_token &) { return loadExpression(db, uri, today); },
                    [this, uri = m_shownUri](Result<LoadOutcome> outcome) {
                        auto *expression = outcome ? std::get_if<LoadedExpression>(&*outcome)
                                                   : nullptr;
                        // Another text may have been opened meanwhile.
                        if (expression && uri == m_shownUri)
                            showRefreshed(std::move(*expression));
                    });
}

void ReaderTab::showRefreshed(LoadedExpression expression)
{
    if (!m_expression)
        return;
    const Expression &shown = m_expression->record.expression;
    const Expression &found = expression.record.expression;
    if (found.uri != shown.uri || found.contentHash != shown.contentHash) {
        arrive(m_history.current(), Arrival::Revisit, std::move(expression));
        return;
    }
    const bool isAmended = expression.record.work.updatedAt != m_expression->record.work.updatedAt
        || expression.record.pointsInTime.size() != m_expression->record.pointsInTime.size();
    m_expression = std::move(expression);
    if (isAmended) {
        forgetOrigins();
        showOrigins();
        showPending();
    }
    m_pane->setBanner(readerBanner(*m_expression));
    showBars();
    Q_EMIT expressionChanged();
}

void ReaderTab::showBars()
{
    m_dateBar->setVisible(true);
    m_dateBar->show(*m_expression, askedDate(m_shownUri),
                    Today(m_services.clock.now()).in(m_expression->record.work.uri.place()),
                    m_services.date.date());
}

void ReaderTab::follow(const QString &href, bool inNewTab)
{
    Link link = parseLink(href.toUtf8());
    if (inNewTab && link.kind == Link::Kind::Anchor && !m_shownUri.isEmpty())
        link = {Link::Kind::Law, m_shownUri, {}, link.eId, {}};
    if (inNewTab && link.kind == Link::Kind::Law)
        Q_EMIT openInNewTab(link);
    else if (link.kind == Link::Kind::Anchor)
        visitInside(link.eId); // The page has gone there already.
    else if (m_services.date.isSet() && m_expression && link.eId.isEmpty()
             && link.uri == uriOf(m_expression->record.expression.language, {}))
        showLatest(); // The banner offers it.
    else
        open(link);
}

void ReaderTab::visitInside(const QByteArray &eId)
{
    if (m_history.isEmpty())
        return;
    m_history.visit({m_history.current().uri, {}, eId, 0, m_history.current().followsDate});
    Q_EMIT historyChanged();
    Q_EMIT moved();
}

void ReaderTab::noteScroll(const QByteArray &eId, int offset)
{
    if (m_history.isEmpty() || !m_pane->isReady())
        return;
    const ReadingPlace place{
        m_history.current().uri, {}, eId, offset, m_history.current().followsDate};
    if (place == m_history.current())
        return;
    m_history.update(place);
    Q_EMIT moved();
}

void ReaderTab::scrollTo(const ReadingPlace &place)
{
    if (place.offset != 0 || place.eId.isEmpty())
        m_pane->scrollTo(place.eId, place.offset);
    else
        m_pane->goTo(place.eId);
}

void ReaderTab::pageIsReady()
{
    m_crashes = 0;
    const ReadingPlace place = m_history.isEmpty() ? ReadingPlace() : m_history.current();
    if (place.component.isEmpty() || !place.eId.isEmpty() || !m_rendering)
        return;
    for (const TocEntry &entry : m_rendering->entries) {
        if (entry.component == place.component && !entry.eId.isEmpty()) {
            scrollTo({place.uri, {}, entry.eId, 0});
            return;
        }
    }
}

void ReaderTab::pageCrashed()
{
    m_shownUri.clear();
    if (m_history.isEmpty() || ++m_crashes > MaxReloads) {
        Q_EMIT notice(tr("The page had to be closed. Open it again to continue."));
        return;
    }
    go(atWindowDate(m_history.current()), Arrival::Revisit, IfMissing::ShowPage);
}

void ReaderTab::setLook(const ReaderLook &look)
{
    const bool isOther = look.origins != m_pane->look().origins;
    m_pane->setLook(look);
    if (isOther)
        showOrigins();
}

void ReaderTab::forgetOrigins()
{
    m_origins.cancel();
    m_pending.cancel();
    m_blame.reset();
    m_effects.clear();
    m_originPlace.clear();
}

void ReaderTab::showOrigins()
{
    if (!m_expression || !m_pane->isComplete())
        return;
    const OriginColours colours = m_pane->look().origins;
    if (m_blame) {
        m_pane->setOrigins(colours == OriginColours::None ? "[]"_ba
                                                          : originBars(*m_blame, colours));
        Q_EMIT expressionChanged();
    }
    if (m_blame || colours == OriginColours::None)
        return;
    m_origins.start(
        [address = m_expression->record.expression.uri, today = Today(m_services.clock.now()),
         &blames = m_services.blames](store::Database &db,
                                      const std::stop_token &stop) -> Result<comparison::Blame> {
            SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(address));
            return blames.of(db, uri, today, stop);
        },
        [this](Result<comparison::Blame> found) {
            if (!found)
                return; // A text without words has no margin.
            m_blame = std::move(*found);
            showOrigins();
        });
}

/// Documents are read for it, so only of a work to which something happens.
void ReaderTab::showPending()
{
    const bool isKnown = m_expression && m_pane->isComplete();
    if (!isKnown)
        return;
    const Work &work = m_expression->record.work;
    if (work.amendments.empty() && work.commencements.empty() && !work.repeal)
        return;
    // What comes after the date of the window is still to come.
    const Today today = m_services.date.isSet() ? Today(m_services.date.date())
                                                : Today(m_services.clock.now());
    m_pending.start(
        [record = m_expression->record, today](store::Database &db, const std::stop_token &) {
            return effects::effectsOf(db, record, today);
        },
        [this](Result<std::vector<effects::Effect>> found) {
            if (!found)
                return; // The text itself says what is wrong with it.
            m_effects = std::move(*found);
            m_pane->setWarnings(pendingWarnings(m_effects));
            Q_EMIT expressionChanged();
        });
}

void ReaderTab::showOriginsOf(const QByteArray &eId)
{
    m_originPlace = eId;
    Q_EMIT expressionChanged();
    Q_EMIT originChosen();
}

Standing ReaderTab::standing() const
{
    if (!m_expression)
        return Standing::InForce;
    const ExpressionRecord &record = m_expression->record;
    return standingOf(record, m_expression->validity,
                      Today(m_services.clock.now()).in(record.work.uri.place()));
}

QString ReaderTab::citation() const
{
    if (m_expression) {
        const Work &work = m_expression->record.work;
        const QString citation = json::readJudgment(work.judgment).shortCitation;
        return citation.isEmpty() ? numberOrYear(work) : citation;
    }
    Work work;
    const Result<FrbrUri> uri = FrbrUri::parse(m_history.isEmpty() ? QByteArray()
                                                                   : m_history.current().uri);
    if (uri)
        work.uri = *uri;
    return uri ? numberOrYear(work) : QString();
}

void ReaderTab::setTitle(const QString &title)
{
    m_title = title.simplified();
    Q_EMIT titleChanged(m_title);
}

void ReaderTab::askCitation(const TellCitation &tell)
{
    m_pane->askPlace(
        [rendering = m_rendering, tell](const QString &quotation, const QByteArray &eId) {
            tell(quotation, rendering ? citedProvision(rendering->entries, eId) : CitedProvision());
        });
}

ReadingPlace ReaderTab::samePlaceIn(const QByteArray &uri, bool followsDate) const
{
    if (m_history.isEmpty())
        return {uri, {}, {}, 0, followsDate};
    const ReadingPlace &here = m_history.current();
    return {uri, here.component, here.eId, here.offset, followsDate};
}

const comparison::Blame *ReaderTab::blame() const
{
    return m_blame && m_pane->look().origins != OriginColours::None ? &*m_blame : nullptr;
}

QByteArray ReaderTab::uriOf(const QByteArray &language, const QByteArray &dateSuffix) const
{
    return m_expression->record.work.uri.workUri(false) + '/' + language + dateSuffix;
}

} // namespace sheria::app
