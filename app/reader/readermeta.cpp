#include "app/reader/readermeta.h"

#include "app/text/validitytext.h"
#include "app/text/words.h"
#include "core/domain/language.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

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
            {u"filterContents"_s, ReaderWords::tr("Filter the contents")},
            {u"expandAll"_s, ReaderWords::tr("Expand all")},
            {u"collapseAll"_s, ReaderWords::tr("Collapse all")},
            {u"nothingFound"_s, ReaderWords::tr("Nothing in the contents matches.")},
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
                      QJsonObject{{u"text"_s, ReaderWords::tr("Show the latest text")},
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

NoticePage page(const QString &title, const QString &sentence, const QByteArray &uri,
                const ReaderLook &look)
{
    QJsonObject meta = pageMeta(title, look);
    meta.insert(u"tocVisible"_s, false);
    const QString content =
        u"<div class=\"reader-notice\" role=\"alert\"><h1>%1</h1><p>%2</p><p><code>%3</code></p></div>"_s
            .arg(title.toHtmlEscaped(), sentence.toHtmlEscaped(),
                 QString::fromUtf8(uri).toHtmlEscaped());
    return {title, json(meta), content.toUtf8()};
}

QString missingTitle(MissingExpression::Reason reason)
{
    switch (reason) {
    case MissingExpression::Reason::BadAddress: return ReaderWords::tr("No such address");
    case MissingExpression::Reason::NoWork: return ReaderWords::tr("Not in this library");
    case MissingExpression::Reason::NoExpression: return ReaderWords::tr("No such text");
    }
    Q_UNREACHABLE();
}

} // namespace

QJsonObject pageMeta(const QString &title, const ReaderLook &look)
{
    QJsonObject meta{{u"title"_s, title},
                     {u"theme"_s, look.theme == ThemeKind::Dark ? u"dark"_s : u"light"_s},
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
        return ReaderWords::tr("This is not an address of a law or judgment.");
    if (missing.reason == Reason::NoWork)
        return ReaderWords::tr("The library that is open does not hold this work.");
    if (missing.nearestDate.isValid() && missing.asked.isValid()
        && missing.asked < missing.nearestDate)
        return ReaderWords::tr("The library has no text of “%1” for %2. Its earliest is of %3.")
            .arg(missing.workTitle, longDate(missing.asked), longDate(missing.nearestDate));
    if (missing.asked.isValid())
        return ReaderWords::tr("The library has no text of “%1” for %2.")
            .arg(missing.workTitle, longDate(missing.asked));
    return ReaderWords::tr("The library knows “%1”, but has no such text of it.")
        .arg(missing.workTitle);
}

NoticePage noticePage(const MissingExpression &missing, const ReaderLook &look)
{
    return page(missingTitle(missing.reason), missingSentence(missing), missing.uri, look);
}

NoticePage noticePage(const Error &error, const QByteArray &uri, const ReaderLook &look)
{
    const QString why = error.code == ErrorCode::Corrupt
        ? ReaderWords::tr(
            "Its stored text is damaged. Import the original again, or bring the source "
            "that it was copied from up to date. Other texts are not affected.")
        : errorText(error.code);
    return page(ReaderWords::tr("This text cannot be shown"), why, uri, look);
}

} // namespace sheria::app
