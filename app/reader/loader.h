// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/link.h"
#include "app/reader/origins.h"
#include "app/theme/theme.h"
#include "core/akn/document.h"
#include "core/base/mutex.h"
#include "core/domain/expression.h"
#include "core/domain/place.h"
#include "core/domain/timeline.h"
#include "core/store/rows/mediaqueries.h"

#include <QByteArray>
#include <QCache>
#include <QJsonObject>

#include <functional>
#include <memory>
#include <stop_token>
#include <variant>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

/// What the reader page is given of one XML document. Immutable, so it may be read by any thread.
struct Rendering
{
    QByteArray html;               ///< A fragment.
    QByteArray toc;                ///< JSON, {"toc": […]}.
    std::vector<TocEntry> entries; ///< What `toc` says.
    std::vector<akn::Warning> warnings;

    qsizetype bytes() const { return html.size() + toc.size(); }
};

/// Renders the bytes of a document. `mediaUrl` goes before the addresses of its images; `prepare` may
/// change its tree before.
/// Errors: those of akn::Document::parse().
Result<std::shared_ptr<const Rendering>> render(
    const QByteArray &xml, QByteArrayView expressionUri, const QByteArray &mediaUrl,
    const std::function<void(const akn::Document &)> &prepare = {});

/// The renderings that were used last, up to a number of bytes.
///
/// Thread: any.
class RenderCache
{
public:
    /// Enough for the longest act there is and a few others.
    static constexpr qsizetype DefaultBytes = 48LL * 1024 * 1024;

    explicit RenderCache(qsizetype maxBytes = DefaultBytes) : m_renderings(maxBytes) {}

    /// Null when it is not kept.
    std::shared_ptr<const Rendering> find(const QByteArray &key);
    void insert(const QByteArray &key, std::shared_ptr<const Rendering> rendering);

private:
    Mutex m_mutex;
    QCache<QByteArray, std::shared_ptr<const Rendering>> m_renderings SHERIA_GUARDED_BY(m_mutex);
};

/// HTML to stand above the text of a decision: what is known of it that its text does not say where
/// people look for it. A head with court, citation, number, parties, bench, day and advocates for a
/// text without one, and the catchwords and the summary in short unless the text has them. Empty when
/// there is nothing to add. `html` is the text.
QByteArray judgmentHead(const ExpressionRecord &record, const QByteArray &html);

/// An expression with all that is shown around its text.
struct LoadedExpression
{
    ExpressionRecord record;
    Validity validity;
    QString placeName;   ///< Of the locality, or of the country.
    QString countryName; ///< The same as placeName for national law.
    QStringList topics;  ///< Names, in the order of the work's topics.
    std::vector<store::MediaFile> media;
    bool isPaged = false; ///< The pages of a PDF are shown in place of a text.
};

/// Why there is nothing to show for a URI.
struct MissingExpression
{
    enum class Reason {
        BadAddress,   ///< Not a FRBR URI, or a date that is none.
        NoWork,       ///< The library does not know the work.
        NoExpression, ///< It knows the work, but has nothing for that language or date.
    };
    Reason reason = Reason::NoWork;
    QByteArray uri;
    QString workTitle; ///< Of NoExpression.
    QDate asked;       ///< Of NoExpression: the date that was asked for, if any.
    /// Of NoExpression: the URI of the expression that was asked for in another language, else of the
    /// earliest there is; or empty.
    QByteArray nearest;
    QDate nearestDate;
};

using LoadOutcome = std::variant<LoadedExpression, MissingExpression>;

/// Looks up what a URI asks for. `asAt` is the day for one that names no date; null: today.
/// Errors: those of the database.
Result<LoadOutcome> loadExpression(store::Database &db, const QByteArray &uri, const Today &today,
                                   QDate asAt = {});

/// The page of an expression: its cover page and its text.
struct PageContent
{
    QByteArray cover; ///< HTML; of a judgment what its own head leaves out.
    std::shared_ptr<const Rendering> rendering; ///< Null for a work without text.
};

/// From the cache where it is. Links lead to provisions of the texts as at `asAt`, the date of the window;
/// null: of the newest.
Result<PageContent> loadContent(store::Database &db, const LoadedExpression &expression,
                                RenderCache &cache, const Today &today, QDate asAt = {});

/// How readers look; shared by all tabs, and kept between sessions.
struct ReaderLook
{
    ThemeKind theme = ThemeKind::Light;
    double zoom = 1.0;
    bool isTocVisible = true;
    int tocWidth = 0; ///< Units: CSS pixels; 0: the page's own choice.
    OriginColours origins = OriginColours::None;
    ReadingStyle style;
    bool isStill = false; ///< Nothing moves by itself.
};

/// The style as the page is told it: `textStyle` of meta.json.
QJsonObject textStyleJson(const ReadingStyle &style);

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
