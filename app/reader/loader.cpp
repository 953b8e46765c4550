// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/loader.h"

#include "app/text/words.h"
#include "app/theme/standing.h"
#include "core/akn/toc.h"
#include "core/citations/citedtext.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/frbruri.h"
#include "core/domain/json/json.h"
#include "core/domain/language.h"
#include "core/render/coverwords.h"
#include "core/render/htmlrenderer.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/webhooks/changes.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>
#include <QTextDocumentFragment>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// Without levels that have neither number nor heading, of which judgments have many: what is in them
/// takes their place. "Level" beside "Level" leads nobody anywhere.
std::vector<TocEntry> named(std::vector<TocEntry> entries)
{
    std::vector<TocEntry> kept;
    for (TocEntry &entry : entries) {
        entry.children = named(std::move(entry.children));
        const bool isNamed = entry.num || entry.heading || entry.type != "level";
        // What kind of part it is says less than its heading.
        if (entry.type == "level" && entry.heading)
            entry.title = entry.num ? *entry.num + u' ' + *entry.heading : *entry.heading;
        if (isNamed)
            kept.push_back(std::move(entry));
        else
            std::move(entry.children.begin(), entry.children.end(), std::back_inserter(kept));
    }
    return kept;
}

/// Gives paragraphs without a heading, of which judgments are made, their number and their first words for a title:
/// "Paragraph 12" leads nobody anywhere.
void nameParagraphs(std::vector<TocEntry> &entries, const akn::FirstWords &firstWords)
{
    for (TocEntry &entry : entries) {
        nameParagraphs(entry.children, firstWords);
        if (entry.heading || (entry.type != "paragraph" && entry.type != "level"))
            continue;
        if (const QString words = firstWords.of(entry); !words.isEmpty())
            entry.title = (entry.num.value_or(QString()).simplified() + u' ' + words).trimmed();
    }
}

/// The translation context of this file.
struct JudgmentHeadWords
{
    Q_DECLARE_TR_FUNCTIONS(Judgment)
};

/// Where a text says what it is about, if it does.
constexpr qsizetype BeginningBytes = 64LL * 1024;

QByteArray line(QByteArrayView cssClass, const QString &text)
{
    if (text.isEmpty())
        return {};
    return "<p class=\"" + cssClass.toByteArray() + "\">" + text.toHtmlEscaped().toUtf8() + "</p>";
}

template <typename T, typename Text>
QString joined(const std::vector<T> &values, Text text)
{
    QStringList list;
    for (const T &value : values)
        list << text(value);
    return list.join(u", "_s);
}

QByteArray head(const ExpressionRecord &record, const Judgment &judgment)
{
    const QString bench = joined(judgment.judges, [](const Judge &judge) { return judge.name; });
    const QString advocates = joined(judgment.advocates, [](const Advocate &advocate) {
        return advocate.forParty.isEmpty() ? advocate.name
                                           : JudgmentHeadWords::tr("%1 for %2", "advocate, party")
                                                 .arg(advocate.name, advocate.forParty);
    });
    return line("judgment-court", judgment.court.name) + line("judgment-title", record.work.title)
        + line("judgment-citation", judgment.shortCitation)
        + line("judgment-number", judgment.caseNumber) + line("judgment-bench", bench)
        + line("judgment-date", longDate(judgment.deliveryDate))
        + line("judgment-advocates", advocates);
}

/// Whether the beginning of the text has the words, whatever stands between them.
bool says(const QString &beginning, const QString &words)
{
    return beginning.contains(words.simplified().left(60), Qt::CaseInsensitive);
}

QString nameOfPlace(store::Database &db, const QByteArray &code)
{
    const Result<Place> place = store::findPlace(db, code);
    return place && !place->name.isEmpty() ? place->name : QString::fromUtf8(code).toUpper();
}

/// The words of the topics that are known; the others are left out.
QStringList topicNames(store::Database &db, const std::vector<QByteArray> &slugs)
{
    QStringList names;
    for (const QByteArray &slug : slugs) {
        if (const Result<store::Topic> topic = store::findTopic(db, slug))
            names.append(topic->name);
    }
    return names;
}

Result<LoadedExpression> around(store::Database &db, ExpressionRecord record, const Today &today)
{
    LoadedExpression loaded;
    loaded.validity = validity(record, today);
    const FrbrUri &uri = record.work.uri;
    // By its day, not only by the record.
    if (standingOf(record, Validity(), today.in(uri.place())) == Standing::Pending)
        loaded.validity.isCommenced = false;
    loaded.placeName = nameOfPlace(db, uri.place());
    loaded.countryName = uri.locality.isEmpty() ? loaded.placeName : nameOfPlace(db, uri.country);
    loaded.topics = topicNames(db, record.work.topics);
    SHERIA_TRY(loaded.media, store::listMedia(db, record.expression.id));
    SHERIA_TRY(const QByteArray pages, store::pageTextOf(db, record.expression.id));
    loaded.isPaged = !pages.isEmpty();
    loaded.record = std::move(record);
    return loaded;
}

MissingExpression badAddress(const QByteArray &uri)
{
    return {MissingExpression::Reason::BadAddress, uri, {}, {}, {}, {}};
}

/// The oldest expression in the language that was asked for; where there is none, that of the date in
/// another language, else the oldest of all.
std::optional<Expression> nearest(store::Database &db, const FrbrUri &asked, const Today &today)
{
    const std::pair<QByteArray, QByteArray> tries[] = {{asked.language, "@"},
                                                       {{}, asked.expressionDate},
                                                       {{}, "@"}};
    FrbrUri uri = asked;
    for (const auto &[language, date] : tries) {
        uri.language = language;
        uri.expressionDate = date;
        if (const auto found = store::findExpression(db, uri, today))
            return found->expression;
    }
    return std::nullopt;
}

Result<LoadOutcome> missing(store::Database &db, const QByteArray &text, const FrbrUri &uri,
                            const PointInTime &at, const Today &today)
{
    MissingExpression missing;
    missing.uri = text;
    missing.asked = at.date;
    const Result<Work> work = store::findWork(db, uri.workUri(false));
    if (!work && work.error().code != ErrorCode::NotFound)
        return work.error();
    if (!work)
        return LoadOutcome(missing);
    missing.reason = MissingExpression::Reason::NoExpression;
    missing.workTitle = work->title;
    if (const auto first = nearest(db, uri, today)) {
        missing.nearest = first->uri;
        missing.nearestDate = first->date;
    }
    return LoadOutcome(missing);
}

/// With links to what the library has of what is cited: another library's state may link more.
Result<std::shared_ptr<const Rendering>> rendering(store::Database &db,
                                                   const ExpressionRecord &record,
                                                   RenderCache &cache, QDate asAt)
{
    const Expression &expression = record.expression;
    const QByteArray media = "/media/" + QByteArray::number(expression.id) + '/';
    SHERIA_TRY(const qint64 revision, store::latestRevision(db));
    SHERIA_TRY(const qint64 waiting, store::countCitationTasks(db));
    const QByteArray state = QByteArray::number(revision) + (waiting > 0 ? "?" : "");
    const QByteArray key = expression.contentHash + media + state
        + expression.date.toString(Qt::ISODate).toLatin1() + ':'
        + asAt.toString(Qt::ISODate).toLatin1();
    if (auto kept = cache.find(key))
        return kept;
    SHERIA_TRY(const QByteArray xml, store::contentXml(db, expression.contentHash));
    SHERIA_TRY(auto made, render(xml, expression.uri, media, [&](const akn::Document &document) {
                   const Result<int> linked = citations::addLinks(db, document, record.work,
                                                                  {expression.date, asAt});
                   if (!linked)
                       qWarning("citations are not linked: %s", qPrintable(linked.error().text()));
               }));
    cache.insert(key, made);
    return made;
}

/// What a PDF says in place of a text; null: nothing.
Result<std::shared_ptr<const Rendering>> pages(store::Database &db, qint64 expressionId,
                                               RenderCache &cache)
{
    SHERIA_TRY(const QByteArray hash, store::pageTextOf(db, expressionId));
    auto kept = hash.isEmpty() ? nullptr : cache.find(hash);
    if (kept || hash.isEmpty())
        return kept;
    SHERIA_TRY(const QByteArray text, store::pageText(db, hash));
    auto made = std::make_shared<Rendering>();
    made->html = render::pagesHtml(text);
    made->toc = R"({"toc": []})";
    cache.insert(hash, made);
    return std::shared_ptr<const Rendering>(std::move(made));
}

/// The translation context of this file.
struct ReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(ReaderPage)
};

QJsonObject labels()
{
    return {{u"skipToText"_s, ReaderWords::tr("Skip to the text")},
            {u"contents"_s, ReaderWords::tr("Contents")},
            {u"showContents"_s, ReaderWords::tr("Show the contents")},
            {u"hideContents"_s, ReaderWords::tr("Hide the contents")},
            {u"resizeContents"_s, ReaderWords::tr("Width of the contents")},
            {u"text"_s, ReaderWords::tr("Text")},
            {u"filterContents"_s, ReaderWords::tr("Filter the contents")},
            {u"expandAll"_s, ReaderWords::tr("Expand all")},
            {u"collapseAll"_s, ReaderWords::tr("Collapse all")},
            {u"nothingFound"_s, ReaderWords::tr("No matching headings.")},
            {u"noContents"_s, ReaderWords::tr("This text has no table of contents.")},
            {u"footnotes"_s, ReaderWords::tr("Footnotes")},
            {u"backToText"_s, ReaderWords::tr("Back to the text")},
            {u"loadFailed"_s, ReaderWords::tr("The text could not be loaded.")},
            {u"untitled"_s, ReaderWords::tr("Untitled")}};
}

/// The newest expression in the same language, when it is not this one and is law already.
QByteArray latestUri(const LoadedExpression &expression)
{
    const Expression &shown = expression.record.expression;
    if (expression.validity.isLatest)
        return {};
    return expression.record.work.uri.workUri(false) + '/' + shown.language;
}

QJsonValue bannerValue(const LoadedExpression &expression)
{
    const ValidityText text = validityText(expression.record, expression.validity,
                                           expression.isPaged);
    const QByteArray kind = text.bannerKind();
    if (kind.isEmpty())
        return QJsonValue::Null;
    QJsonObject banner{{u"kind"_s, QString::fromLatin1(kind)}, {u"text"_s, text.warning()}};
    if (const QByteArray latest = latestUri(expression); !latest.isEmpty()) {
        banner.insert(u"action"_s,
                      QJsonObject{{u"text"_s, ReaderWords::tr("Show the latest version")},
                                  {u"href"_s, QString::fromUtf8(latest)}});
    }
    return banner;
}

QByteArray json(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject placeValue(const ReadingPlace &place)
{
    return {{u"eId"_s, QString::fromUtf8(place.eId)}, {u"offset"_s, place.offset}};
}

/// `further`: HTML.
NoticePage page(const QString &title, const QString &sentence, const QByteArray &uri,
                const ReaderLook &look, const QString &further = {})
{
    QJsonObject meta = pageMeta(title, look);
    meta.insert(u"tocVisible"_s, false);
    const QString content =
        u"<div class=\"reader-notice\" role=\"alert\"><h1>%1</h1><p>%2</p>%4<p><code>%3</code></p></div>"_s
            .arg(title.toHtmlEscaped(), sentence.toHtmlEscaped(),
                 QString::fromUtf8(uri).toHtmlEscaped(), further);
    return {title, json(meta), content.toUtf8()};
}

QString missingTitle(MissingExpression::Reason reason)
{
    switch (reason) {
    case MissingExpression::Reason::BadAddress: return ReaderWords::tr("Invalid address");
    case MissingExpression::Reason::NoWork: return ReaderWords::tr("Not in this library");
    case MissingExpression::Reason::NoExpression: return ReaderWords::tr("No such version");
    }
    Q_UNREACHABLE();
}

} // namespace

Result<std::shared_ptr<const Rendering>> render(
    const QByteArray &xml, QByteArrayView expressionUri, const QByteArray &mediaUrl,
    const std::function<void(const akn::Document &)> &prepare)
{
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    auto rendering = std::make_shared<Rendering>();
    rendering->entries = named(document.toc());
    if (prepare)
        prepare(document);
    rendering->html = render::toHtml(document, {{}, mediaUrl});
    rendering->warnings = document.warnings();
    std::vector<TocEntry> contents = rendering->entries;
    if (std::string_view(document.element().name()) == "judgment")
        nameParagraphs(contents, akn::FirstWords(document));
    json::Writer out;
    json::writeToc(out, contents, expressionUri, {});
    rendering->toc = out.take();
    return std::shared_ptr<const Rendering>(std::move(rendering));
}

std::shared_ptr<const Rendering> RenderCache::find(const QByteArray &key)
{
    const MutexLock lock(m_mutex);
    const auto *known = m_renderings.object(key);
    return known ? *known : nullptr;
}

void RenderCache::insert(const QByteArray &key, std::shared_ptr<const Rendering> rendering)
{
    const MutexLock lock(m_mutex);
    // The newest one stays, however large it is.
    const qsizetype cost = std::min(rendering->bytes(), m_renderings.maxCost());
    m_renderings.insert(key, new std::shared_ptr<const Rendering>(std::move(rendering)), cost);
}

QByteArray judgmentHead(const ExpressionRecord &record, const QByteArray &html)
{
    const Judgment judgment = json::readJudgment(record.work.judgment);
    QByteArray body;
    if (!html.contains("akn-header"))
        body = head(record, judgment);
    if (!judgment.flynote.isEmpty() || !judgment.blurb.isEmpty()) {
        const QString beginning = QTextDocumentFragment::fromHtml(
                                      QString::fromUtf8(html.left(BeginningBytes)))
                                      .toPlainText()
                                      .simplified();
        if (!says(beginning, judgment.flynote))
            body += line("judgment-flynote", judgment.flynote);
        if (!says(beginning, judgment.blurb))
            body += line("judgment-blurb", judgment.blurb);
    }
    return body.isEmpty() ? body : "<div class=\"coverpage judgment-head\">" + body + "</div>";
}

Result<LoadOutcome> loadExpression(store::Database &db, const QByteArray &uri, const Today &today,
                                   QDate asAt)
{
    const Result<FrbrUri> parsed = FrbrUri::parse(uri);
    if (!parsed)
        return LoadOutcome(badAddress(uri));
    FrbrUri asked = parsed->canonical();
    if (asked.expressionDate.isEmpty())
        asked.expressionDate = FrbrUri::asAt(asAt);
    const Result<PointInTime> at = asked.pointInTime();
    if (!at)
        return LoadOutcome(badAddress(uri));
    Result<ExpressionRecord> record = store::findExpression(db, asked, today);
    if (record) {
        SHERIA_TRY(LoadedExpression loaded, around(db, *std::move(record), today));
        return LoadOutcome(std::move(loaded));
    }
    if (record.error().code != ErrorCode::NotFound)
        return record.error();
    return missing(db, uri, asked, *at, today);
}

Result<PageContent> loadContent(store::Database &db, const LoadedExpression &expression,
                                RenderCache &cache, const Today &today, QDate asAt)
{
    const bool hasText = expression.record.expression.hasContent();
    PageContent content;
    if (!hasText || expression.record.work.uri.doctype != "judgment")
        content.cover = render::screenCover(expression.record, expression.placeName,
                                            expression.countryName, today);
    if (!hasText) {
        SHERIA_TRY(content.rendering, pages(db, expression.record.expression.id, cache));
        return content;
    }
    SHERIA_TRY(content.rendering, rendering(db, expression.record, cache, asAt));
    if (content.cover.isEmpty())
        content.cover = judgmentHead(expression.record, content.rendering->html);
    return content;
}

QJsonObject textStyleJson(const ReadingStyle &style)
{
    return {{u"font"_s, style.font},
            {u"size"_s, style.size},
            {u"lineLength"_s, style.lineLength},
            {u"lineSpacing"_s, style.lineSpacing}};
}

QJsonObject pageMeta(const QString &title, const ReaderLook &look)
{
    QJsonObject meta{{u"title"_s, title},
                     {u"theme"_s, themeName(look.theme)},
                     {u"textStyle"_s, textStyleJson(look.style)},
                     {u"still"_s, look.isStill},
                     {u"tocVisible"_s, look.isTocVisible},
                     {u"labels"_s, labels()},
                     {u"uiLanguage"_s, QLocale().name().section(u'_', 0, 0)},
                     {u"banner"_s, QJsonValue::Null}};
    if (look.tocWidth > 0)
        meta.insert(u"tocWidth"_s, look.tocWidth);
    return meta;
}

QByteArray readerMeta(const LoadedExpression &expression, const ReadingPlace &place,
                      const ReaderLook &look)
{
    const Expression &shown = expression.record.expression;
    QJsonObject meta = pageMeta(shown.title, look);
    meta.insert(u"frbrExpressionUri"_s, QString::fromUtf8(shown.uri));
    meta.insert(u"language"_s, QString::fromLatin1(shown.language));
    meta.insert(u"dir"_s, isRightToLeft(shown.language) ? u"rtl"_s : u"ltr"_s);
    meta.insert(u"banner"_s, bannerValue(expression));
    if (!place.eId.isEmpty() || place.offset != 0)
        meta.insert(u"scrollTo"_s, placeValue(place));
    return json(meta);
}

QByteArray readerBanner(const LoadedExpression &expression)
{
    const QJsonValue banner = bannerValue(expression);
    return banner.isNull() ? "null"_ba : json(banner.toObject());
}

QString missingSentence(const MissingExpression &missing)
{
    using Reason = MissingExpression::Reason;
    if (missing.reason == Reason::BadAddress)
        return ReaderWords::tr("This is not the address of an act or a judgment.");
    if (missing.reason == Reason::NoWork)
        return ReaderWords::tr("The open library does not contain this work.");
    if (missing.nearestDate.isValid() && missing.asked.isValid()
        && missing.asked < missing.nearestDate)
        return ReaderWords::tr(
                   "The library has no version of “%1” for %2. The earliest is dated %3.")
            .arg(missing.workTitle, longDate(missing.asked), longDate(missing.nearestDate));
    if (missing.asked.isValid())
        return ReaderWords::tr("The library has no version of “%1” for %2.")
            .arg(missing.workTitle, longDate(missing.asked));
    return ReaderWords::tr("The library lists “%1” but does not contain this version.")
        .arg(missing.workTitle);
}

NoticePage noticePage(const MissingExpression &missing, const ReaderLook &look)
{
    const QString offer = missing.nearest.isEmpty()
        ? QString()
        : u"<p><a href=\"%1\">%2</a></p>"_s.arg(
            QString::fromUtf8(missing.nearest).toHtmlEscaped(),
            (isPlaceholder(missing.nearestDate)
                 ? ReaderWords::tr("Show the undated version")
                 : ReaderWords::tr("Show the version of %1").arg(longDate(missing.nearestDate)))
                .toHtmlEscaped());
    return page(missingTitle(missing.reason), missingSentence(missing), missing.uri, look, offer);
}

NoticePage noticePage(const Error &error, const QByteArray &uri, const ReaderLook &look)
{
    const QString why = error.code == ErrorCode::Corrupt
        ? ReaderWords::tr("The stored text is damaged. Import the original again, or sync its "
                          "source. Other texts are not affected.")
        : errorText(error.code);
    return page(ReaderWords::tr("This text cannot be shown"), why, uri, look);
}

} // namespace sheria::app
