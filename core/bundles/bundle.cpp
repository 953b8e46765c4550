// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundles/bundle.h"

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/comparison/redline.h"
#include "core/notes/anchor.h"
#include "core/notes/carrier.h"
#include "core/notes/notesfile.h"
#include "core/render/coverwords.h"
#include "core/store/db/database.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "core/store/legislation/expressionqueries.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace sheria::bundles {

namespace {

using notes::PlacedNote;
using notes::Placement;
using render::ArchiveItem;
using render::Phrase;

/// Whether a note stands in what was chosen of an expression.
bool isWithin(const Placement &at, const formats::Wanted &chosen)
{
    if (at.state == Placement::State::Lost)
        return false;
    if (chosen.isWhole())
        return true;
    if (notes::anchorName(chosen.component) != at.component)
        return false;
    return chosen.portion.isEmpty() || at.eId == chosen.portion
        || at.eId.startsWith(QByteArray(chosen.portion + "__"));
}

/// The title of the innermost provision of the contents that `eId` is, or is in; empty where there is none.
QString titleOf(const std::vector<TocEntry> &contents, const QByteArray &eId)
{
    for (const TocEntry &entry : contents) {
        if (const QString below = titleOf(entry.children, eId); !below.isEmpty())
            return below;
        const bool isIn = !entry.eId.isEmpty()
            && (eId == entry.eId || eId.startsWith(QByteArray(entry.eId + "__")));
        if (isIn)
            return entry.title;
    }
    return {};
}

QByteArray paragraphs(const QString &text)
{
    QByteArray out;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        out += "<p>" + comparison::xmlText(line) + "</p>";
    return out;
}

QByteArray noteParagraph(const PlacedNote &one, int number, const std::vector<TocEntry> &contents,
                         const QByteArray &language)
{
    const Placement &at = one.placement;
    QString place = titleOf(contents, at.eId);
    if (place.isEmpty())
        place = QString::fromUtf8(at.eId);
    if (at.state == Placement::State::Changed)
        place += u" ("_s + render::phrase(Phrase::AmendedSince, language) + u')';
    if (!at.words.isEmpty())
        place += u": “%1”"_s.arg(at.words);
    return "<paragraph><num>" + QByteArray::number(number) + ".</num><content><p><i>"
        + comparison::xmlText(place.trimmed()) + "</i></p>" + paragraphs(one.note.text)
        + "</content></paragraph>";
}

/// The notes on an expression as an item of their own, which follows it.
Result<ArchiveItem> notesItem(const ArchiveItem &on, const std::vector<PlacedNote> &notes)
{
    const std::vector<TocEntry> contents = on.documents.empty()
        ? std::vector<TocEntry>()
        : on.documents.front().document.toc();
    const QByteArray &language = on.record.expression.language;
    QByteArray body;
    int number = 0;
    for (const PlacedNote &one : notes)
        body += noteParagraph(one, ++number, contents, language);
    ArchiveItem item;
    item.record = on.record;
    item.record.expression.title = render::phrase(Phrase::NotesOn, language).arg(on.title());
    item.placeName = on.placeName;
    item.countryName = on.countryName;
    SHERIA_TRY(akn::Document document,
               akn::Document::parse(comparison::derivedDocument(
                   "notes", item.record.expression.title, on.record, body)));
    item.documents.push_back({"main", std::move(document)});
    // A short head instead of the title page that the text has already.
    item.element = item.documents.front().document.element().child("mainBody");
    return item;
}

QByteArray addressOf(const Entry &entry)
{
    const auto address = entry.uri.expressionUri();
    return address ? *address : entry.uri.workUri();
}

/// The items of a bundle one after the other: each entry, and its notes behind it.
class Items
{
public:
    Items(store::Database &db, const Bundle &bundle, const Today &today, const OnEntry &onEntry)
        : m_db(db)
        , m_bundle(bundle)
        , m_today(today)
        , m_onEntry(onEntry)
    {}

    Result<void> openNotes()
    {
        if (m_bundle.notes) {
            SHERIA_TRY(m_notes,
                       notes::NotesFile::open(m_bundle.notesPath, notes::NotesFile::Mode::Look));
        }
        return {};
    }

    Result<std::optional<ArchiveItem>> next()
    {
        std::optional<ArchiveItem> item = std::exchange(m_notesOfLast, std::nullopt);
        if (!item) {
            if (m_onEntry)
                m_onEntry(int(m_next));
            if (m_next == m_bundle.entries.size())
                return item;
            SHERIA_TRY(item, load(m_bundle.entries[m_next++]));
        }
        // Several parts of one expression are folders of their own in an EPUB.
        item->record.expression.id = ++m_count;
        return item;
    }

private:
    Result<ArchiveItem> load(const Entry &entry)
    {
        SHERIA_TRY(const ExpressionRecord record, recordOf(entry));
        SHERIA_TRY(const formats::Wanted part, partIn(record, entry));
        auto item = formats::loadItem(m_db, record, part);
        if (!item && item.error().code == ErrorCode::NotFound)
            return notInText(entry, record);
        if (!item)
            return item;
        std::vector<PlacedNote> placed;
        if (m_notes) {
            SHERIA_TRY(placed, notesOn(record, part));
        }
        if (item->isPortion()) {
            const std::vector<TocEntry> contents = item->documents.front().document.toc();
            if (const QString title = titleOf(contents, part.portion); !title.isEmpty())
                item->record.expression.title = u"%1: %2"_s.arg(item->title(), title);
        }
        if (!placed.empty()) {
            SHERIA_TRY(m_notesOfLast, notesItem(*item, placed));
        }
        return item;
    }

    Result<ExpressionRecord> recordOf(const Entry &entry)
    {
        FrbrUri uri = entry.uri.canonical();
        if (!entry.isFixed) {
            uri.expressionDate.clear();
            if (m_bundle.date.isValid() && uri.language.isEmpty()) {
                auto current = store::findExpression(m_db, uri, m_today);
                if (!current)
                    return told(std::move(current), entry);
                uri.language = current->expression.language;
            }
            uri.expressionDate = FrbrUri::asAt(m_bundle.date);
        }
        return told(store::findExpression(m_db, uri, m_today), entry);
    }

    /// The same part in the text of the bundle's date: it may have been renumbered.
    Result<formats::Wanted> partIn(const ExpressionRecord &record, const Entry &entry)
    {
        const FrbrUri &uri = entry.uri;
        const formats::Wanted same{uri.component, uri.portion, {}};
        if (uri.portion.isEmpty() || entry.isFixed || uri.expressionDate.isEmpty())
            return same;
        auto named = store::findExpression(m_db, uri.canonical(), m_today);
        if (!named && named.error().code == ErrorCode::NotFound)
            return same;
        if (!named)
            return std::move(named).error();
        if (named->expression.uri == record.expression.uri)
            return same;
        SHERIA_TRY(FrbrUri place, FrbrUri::parse(named->expression.uri));
        place.component = uri.component;
        place.portion = uri.portion;
        SHERIA_CHECK(carryTo(record));
        SHERIA_TRY(const Placement at, m_carrier->place(notes::anchorOf(place)));
        if (at.state == Placement::State::Lost)
            return notInText(entry, record);
        return formats::Wanted{at.component, at.eId, {}};
    }

    Result<std::vector<PlacedNote>> notesOn(const ExpressionRecord &record,
                                            const formats::Wanted &part)
    {
        notes::Search search = *m_bundle.notes;
        search.workUri = record.work.uri.workUri(false);
        SHERIA_TRY(std::vector<notes::Note> found, m_notes->find(search));
        std::vector<PlacedNote> within;
        if (found.empty())
            return within;
        SHERIA_CHECK(carryTo(record));
        for (notes::Note &note : found) {
            SHERIA_TRY(Placement at, m_carrier->place(note.anchor));
            if (isWithin(at, part))
                within.push_back({std::move(note), std::move(at)});
        }
        return within;
    }

    /// Keeps the carrier of the last text: several entries of one work often follow each other.
    Result<void> carryTo(const ExpressionRecord &record)
    {
        if (m_carrier && m_carrier->expressionUri() == record.expression.uri)
            return {};
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(record.expression.uri));
        SHERIA_TRY(m_carrier, notes::Carrier::to(m_db, uri, m_today));
        return {};
    }

    Result<ExpressionRecord> told(Result<ExpressionRecord> found, const Entry &entry) const
    {
        if (found || found.error().code != ErrorCode::NotFound)
            return found;
        const QByteArray uri = addressOf(entry);
        if (entry.isFixed || !m_bundle.date.isValid())
            return Error{ErrorCode::NotFound,
                         Message::tr("%1 is not in the library, or is not published", uri)};
        return Error{ErrorCode::NotFound,
                     Message::tr("%1 has no published text as at %2 in the library", uri,
                                 m_bundle.date.toString(Qt::ISODate))};
    }

    static Error notInText(const Entry &entry, const ExpressionRecord &record)
    {
        return {ErrorCode::NotFound,
                Message::tr("%1 is not in the text %2", addressOf(entry), record.expression.uri)};
    }

    store::Database &m_db;
    const Bundle &m_bundle;
    const Today &m_today;
    const OnEntry &m_onEntry;
    std::optional<notes::NotesFile> m_notes;
    std::optional<notes::Carrier> m_carrier;
    std::optional<ArchiveItem> m_notesOfLast;
    std::size_t m_next = 0;
    qint64 m_count = 0;
};

} // namespace

Result<void> writeBundle(store::Database &db, const Bundle &bundle, const QString &path,
                         const Today &today, const OnEntry &onEntry, const std::stop_token &stop)
{
    if (bundle.entries.size() > limits::MaxBundledWorks)
        return Error{ErrorCode::Unsupported,
                     Message::tr("A bundle can have at most %1 entries", limits::MaxBundledWorks)};
    SHERIA_CHECK(store::showOnlyPublished(db));
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
    Items items(db, bundle, today, onEntry);
    SHERIA_CHECK(items.openNotes());
    render::ArchiveOptions options;
    options.today = today;
    options.listingTitle = bundle.title;
    options.listingDate = bundle.date;
    const render::ArchiveSource source = [&]() -> Result<std::optional<ArchiveItem>> {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, u"the bundle is no longer wanted"_s};
        return items.next();
    };
    SHERIA_TRY(const QByteArray bytes, formats::makeFile(bundle.format, source, options, stop));
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, u"the bundle is no longer wanted"_s};
    return writeOutputFile(path, bytes);
}

} // namespace sheria::bundles
