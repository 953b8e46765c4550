// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpane.h"

#include "app/reader/readerpage.h"
#include "app/reader/schemehandler.h"
#include "app/theme/widgets.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QWebEngineSettings>

#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// A place as JavaScript spells it; JSON keeps an eId from being anything but text.
QString placeScript(const QByteArray &eId, int offset)
{
    const QJsonObject place{{u"eId"_s, QString::fromUtf8(eId)}, {u"offset"_s, offset}};
    return QString::fromUtf8(QJsonDocument(place).toJson(QJsonDocument::Compact));
}

} // namespace

ReaderPane::ReaderPane(ReaderProfile &profile, OpenDocuments &documents, const ReaderLook &look,
                       QWidget *parent)
    : QWidget(parent)
    , m_profile(profile)
    , m_documents(documents)
    , m_view(new ReaderView(this))
    , m_page(new ReaderPage(&profile, m_view))
{
    m_view->setObjectName(u"readerView"_s);
    m_view->setAccessibleName(tr("Text"));
    m_view->setPage(m_page);
    vbox({m_view}, this);
    setFocusProxy(m_view);
    connect(m_view, &ReaderView::menuRequested, this, &ReaderPane::menuRequested);
    connectPage();
    setLook(look);
}

ReaderPane::~ReaderPane()
{
    m_documents.remove(m_documentId);
    disconnect(m_page, nullptr, this, nullptr);
}

void ReaderPane::connectPage()
{
    ReaderHost &host = m_page->host();
    connect(&host, &ReaderHost::linkFollowed, this, &ReaderPane::linkFollowed);
    connect(m_page, &ReaderPage::linkFollowed, this, &ReaderPane::linkFollowed);
    connect(&host, &ReaderHost::tocFollowed, this, &ReaderPane::tocFollowed);
    connect(&host, &ReaderHost::originChosen, this, &ReaderPane::originChosen);
    connect(&host, &ReaderHost::noteChosen, this, &ReaderPane::noteChosen);
    connect(&host, &ReaderHost::warningChosen, this, &ReaderPane::warningChosen);
    connect(&host, &ReaderHost::scrolled, this, &ReaderPane::scrolled);
    connect(&host, &ReaderHost::tocWidthChanged, this, &ReaderPane::tocWidthChanged);
    connect(&host, &ReaderHost::tocShown, this, &ReaderPane::tocVisibleChanged);
    connect(&host, &ReaderHost::hitShown, this, &ReaderPane::hitShown);
    connect(&host, &ReaderHost::pageWarm, this, &ReaderPane::setWarm);
    // A document that has been replaced meanwhile may still tell of itself.
    connect(&host, &ReaderHost::pageReady, this, [this](const QByteArray &documentId) {
        if (documentId == m_documentId)
            setReady();
    });
    connect(&host, &ReaderHost::pageComplete, this, [this](const QByteArray &documentId) {
        if (documentId == m_documentId)
            setComplete();
    });
    connect(m_page, &QWebEnginePage::renderProcessTerminated, this, [this] {
        m_warmth = Warmth::None;
        m_isReady = false;
        m_isComplete = false;
        Q_EMIT crashed();
    });
    // A page forgets its zoom when it gets another process.
    connect(m_page, &QWebEnginePage::loadStarted, this,
            [this] { m_view->setZoomFactor(m_look.zoom); });
}

void ReaderPane::warmUp()
{
    m_warmth = Warmth::Warming;
    m_page->showNothing();
}

void ReaderPane::suspend()
{
    if (isSuspended())
        return;
    m_documents.remove(std::exchange(m_documentId, {}));
    m_warmth = Warmth::None;
    m_isReady = false;
    m_isComplete = false;
    disconnect(m_page, nullptr, this, nullptr);
    const QPointer<ReaderPage> before = m_page;
    m_page = new ReaderPage(&m_profile, m_view);
    m_page->setTheme(m_look.theme);
    m_view->setPage(m_page);
    delete before; // The view does not do it at once.
    connectPage();
}

void ReaderPane::setWarm()
{
    if (m_warmth != Warmth::Warming)
        return;
    m_warmth = Warmth::Warm;
    setLook(m_look); // It may have changed meanwhile.
}

void ReaderPane::setReady()
{
    if (m_isReady)
        return;
    m_isReady = true;
    Q_EMIT ready();
}

void ReaderPane::setComplete()
{
    m_isComplete = true;
    // A short text may be complete before the page has reached us to say that it is ready.
    setReady();
    Q_EMIT completed();
}

void ReaderPane::begin(const QByteArray &meta)
{
    m_isReady = false;
    m_isComplete = false;
    m_documents.remove(m_documentId);
    m_documentId = m_documents.add();
    m_documents.provide(m_documentId, OpenDocuments::Part::Meta, meta);
    if (std::exchange(m_warmth, Warmth::None) == Warmth::Warm)
        m_page->runJavaScript(u"reader.open('%1')"_s.arg(QString::fromLatin1(m_documentId)));
    else
        m_page->showDocument(m_documentId);
}

void ReaderPane::provide(const QByteArray &toc, const QByteArray &content)
{
    m_documents.provide(m_documentId, OpenDocuments::Part::Toc, toc);
    m_documents.provide(m_documentId, OpenDocuments::Part::Content, content);
}

void ReaderPane::setLook(const ReaderLook &look)
{
    m_look = look;
    m_page->setTheme(look.theme);
    m_view->setZoomFactor(look.zoom);
    m_page->settings()->setAttribute(QWebEngineSettings::ScrollAnimatorEnabled, !look.isStill);
    const QJsonDocument style(textStyleJson(look.style));
    const auto truth = [](bool is) {
        return is ? u"true"_s : u"false"_s;
    };
    runScript(u"reader.setTheme('%1'); reader.setTocVisible(%2); reader.setStill(%3); "
              "reader.setTextStyle(%4)"_s.arg(
                  themeName(look.theme), truth(look.isTocVisible), truth(look.isStill),
                  QString::fromUtf8(style.toJson(QJsonDocument::Compact))));
}

void ReaderPane::scrollTo(const QByteArray &eId, int offset)
{
    runScript(u"reader.scrollTo(%1)"_s.arg(placeScript(eId, offset)));
}

void ReaderPane::goTo(const QByteArray &eId)
{
    runScript(u"reader.scrollToEid(%1.eId)"_s.arg(placeScript(eId, 0)));
}

void ReaderPane::setBanner(const QByteArray &banner)
{
    runScript(u"reader.setBanner(%1)"_s.arg(QString::fromUtf8(banner)));
}

void ReaderPane::markHits(const QStringList &forms, const QByteArray &eId)
{
    const QJsonObject hits{{u"forms"_s, QJsonArray::fromStringList(forms)},
                           {u"eId"_s, QString::fromUtf8(eId)}};
    runScript(u"reader.markHits(%1)"_s.arg(
        QString::fromUtf8(QJsonDocument(hits).toJson(QJsonDocument::Compact))));
}

void ReaderPane::goToHit(int step)
{
    runScript(u"reader.goToHit(%1)"_s.arg(step));
}

void ReaderPane::setComparison(bool isInline, bool onlyChanges)
{
    runScript(u"reader.setComparison({layout: '%1', onlyChanges: %2})"_s.arg(
        isInline ? u"inline"_s : u"columns"_s, onlyChanges ? u"true"_s : u"false"_s));
}

void ReaderPane::goToDifference(int step)
{
    runScript(u"reader.goToDifference(%1)"_s.arg(step));
}

void ReaderPane::setOrigins(const QByteArray &bars)
{
    runScript(u"reader.setOrigins(%1)"_s.arg(QString::fromUtf8(bars)));
}

void ReaderPane::setNotes(const QByteArray &marks)
{
    runScript(u"reader.setNotes(%1)"_s.arg(QString::fromUtf8(marks)));
}

void ReaderPane::setWarnings(const QByteArray &warnings)
{
    runScript(u"reader.setWarnings(%1)"_s.arg(QString::fromUtf8(warnings)));
}

void ReaderPane::askPlace(const TellPlace &tell)
{
    askSelected([tell](const Selected &selected) { tell(selected.text, selected.eId); });
}

void ReaderPane::askSelected(const std::function<void(const Selected &)> &tell)
{
    const QString script = u"({selection: reader.selectionInfo(), place: reader.position()})"_s;
    ask(script, [tell](const QVariantMap &told) {
        const QVariantMap selection = told.value(u"selection"_s).toMap();
        const QString text = selection.value(u"text"_s).toString();
        const QVariantMap place = text.isEmpty() ? told.value(u"place"_s).toMap() : selection;
        tell({text, place.value(u"eId"_s).toString().toUtf8(),
              selection.value(u"before"_s).toString(), selection.value(u"after"_s).toString()});
    });
}

void ReaderPane::askParagraphs(const TellParagraphs &tell)
{
    ask(u"reader.citedParagraphs()"_s, [tell](const QVariantMap &told) {
        tell(told.value(u"from"_s).toString(), told.value(u"to"_s).toString());
    });
}

/// Calls `take` with what `script` is worth in the page; with nothing while the page is still loaded.
void ReaderPane::ask(const QString &script, const std::function<void(const QVariantMap &)> &take)
{
    // A page that is destroyed answers with an invalid value. That is while this is being destroyed: nothing of it
    // may be used then.
    m_page->runJavaScript(u"typeof reader === 'undefined' ? {} : "_s + script,
                          [take](const QVariant &answer) {
                              if (answer.isValid())
                                  take(answer.toMap());
                          });
}

void ReaderPane::runScript(const QString &script)
{
    if (m_isReady || isWarm())
        m_page->runJavaScript(script);
}

} // namespace sheria::app
