#pragma once

#include "app/reader/history.h"
#include "app/reader/loader.h"
#include "app/theme/theme.h"

#include <QByteArray>
#include <QJsonObject>

namespace sheria::app {

/// How readers look; shared by all tabs, and kept between sessions.
struct ReaderLook
{
    ThemeKind theme = ThemeKind::Light;
    double zoom = 1.0;
    bool isTocVisible = true;
    int tocWidth = 0; ///< Units: CSS pixels; 0: the page's own choice.
};

/// Members that meta.json has whatever is shown.
QJsonObject pageMeta(const QString &title, const ReaderLook &look);

/// What meta.json tells the reader page about an expression.
/// Source: resources/reader/README.md.
QByteArray readerMeta(const LoadedExpression &expression, const ReadingPlace &place,
                      const ReaderLook &look);

/// The banner of meta.json alone, for reader.setBanner(): null when there is nothing to mind.
QByteArray readerBanner(const LoadedExpression &expression);

/// A page in the place of a text that there is not: what meta.json and the content are, and its
/// title.
struct NoticePage
{
    QString title;
    QByteArray meta;
    QByteArray content;
};
NoticePage noticePage(const MissingExpression &missing, const ReaderLook &look);
/// The same for a text that could not be read.
NoticePage noticePage(const Error &error, const QByteArray &uri, const ReaderLook &look);

/// The sentence of a notice page, for a message beside a text that stays.
QString missingSentence(const MissingExpression &missing);

} // namespace sheria::app
