#include "core/base/files.h"
#include "core/comparison/redline.h"
#include "core/formats/fileformat.h"
#include "core/notes/carrier.h"
#include "core/notes/notesfile.h"
#include "core/store/db/publishedview.h"
#include "core/store/legislation/expressionqueries.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using notes::PlacedNote;
using notes::Placement;

/// Whether a note stands in what was chosen of an expression.
bool isWithin(const Placement &at, const FrbrUri &chosen)
{
    if (at.state == Placement::State::Lost)
        return false;
    return chosen.portion.isEmpty() || at.eId == chosen.portion
        || at.eId.startsWith(QByteArray(chosen.portion + "__"));
}

Result<std::vector<PlacedNote>> notesOn(store::Database &db, notes::NotesFile &file,
                                        const ExpressionRecord &record, const FrbrUri &chosen,
                                        const Today &today)
{
    notes::Search search;
    search.workUri = record.work.uri.workUri(false);
    SHERIA_TRY(std::vector<notes::Note> found, file.find(search));
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(record.expression.uri));
    SHERIA_TRY(notes::Carrier carrier, notes::Carrier::to(db, uri, today));
    std::vector<PlacedNote> within;
    for (notes::Note &note : found) {
        SHERIA_TRY(Placement at, carrier.place(note.anchor));
        if (isWithin(at, chosen))
            within.push_back({std::move(note), std::move(at)});
    }
    return within;
}

/// The title of the innermost provision of the contents that `eId` is, or is in; the eId where there is none.
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

/// The notes on an expression as an item of their own, which follows it.
Result<render::ArchiveItem> notesItem(const render::ArchiveItem &on,
                                      const std::vector<PlacedNote> &notes)
{
    const std::vector<TocEntry> contents = on.documents.empty()
        ? std::vector<TocEntry>()
        : on.documents.front().document.toc();
    QByteArray body;
    int number = 0;
    for (const PlacedNote &one : notes) {
        const Placement &at = one.placement;
        QString place = titleOf(contents, at.eId);
        if (place.isEmpty())
            place = QString::fromUtf8(at.eId);
        if (at.state == Placement::State::Changed)
            place += u" (amended since)"_s;
        if (!at.words.isEmpty())
            place += u": “%1”"_s.arg(at.words);
        body += "<paragraph><num>" + QByteArray::number(++number) + ".</num><content><p><i>"
            + comparison::xmlText(place.trimmed()) + "</i></p>" + paragraphs(one.note.text)
            + "</content></paragraph>";
    }
    render::ArchiveItem item;
    item.record = on.record;
    item.record.expression.title = u"Notes on %1"_s.arg(on.title());
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

/// The expression that is meant: as at `date`, unless the address names one itself.
Result<ExpressionRecord> expressionFor(store::Database &db, FrbrUri uri, QDate date,
                                       const Today &today)
{
    if (date.isValid() && uri.expressionDate.isEmpty()) {
        if (uri.language.isEmpty()) {
            SHERIA_TRY(const ExpressionRecord latest, store::findExpression(db, uri, today));
            uri.language = latest.expression.language;
        }
        uri.expressionDate = ':' + date.toString(Qt::ISODate).toLatin1();
    }
    return store::findExpression(db, uri, today);
}

struct Bundle
{
    std::vector<render::ArchiveItem> items; ///< In the order in which they were named.
};

Result<Bundle> bundleOf(store::Database &db, const Arguments &given, QDate date, const Today &today)
{
    std::optional<notes::NotesFile> file;
    if (given.has(u"with-notes"_s)) {
        SHERIA_TRY(file,
                   notes::NotesFile::open(given.has(u"notes"_s) ? given.value(u"notes"_s)
                                                                : notes::NotesFile::defaultPath(),
                                          notes::NotesFile::Mode::Look));
    }
    Bundle bundle;
    for (const QString &address : given.paths()) {
        SHERIA_TRY(const FrbrUri chosen, FrbrUri::parsePlace(address.toUtf8()));
        SHERIA_TRY(const ExpressionRecord record,
                   expressionFor(db, chosen.canonical(), date, today));
        SHERIA_TRY(render::ArchiveItem item,
                   formats::loadItem(db, record, {chosen.component, chosen.portion, {}}));
        std::vector<PlacedNote> placed;
        if (file) {
            SHERIA_TRY(placed, notesOn(db, *file, record, chosen, today));
        }
        if (item.isPortion()) {
            const std::vector<TocEntry> contents = item.documents.front().document.toc();
            if (const QString part = titleOf(contents, chosen.portion); !part.isEmpty())
                item.record.expression.title = u"%1: %2"_s.arg(item.title(), part);
        }
        bundle.items.push_back(std::move(item));
        if (!placed.empty()) {
            SHERIA_TRY(render::ArchiveItem own, notesItem(bundle.items.back(), placed));
            bundle.items.push_back(std::move(own));
        }
    }
    // Several parts of one expression are folders of their own in an EPUB.
    for (std::size_t i = 0; i < bundle.items.size(); ++i)
        bundle.items[i].record.expression.id = qint64(i) + 1;
    return bundle;
}

} // namespace

Exit runBundle(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().isEmpty())
        return given.refuse(u"the address of an expression or a provision is required."_s);
    const QString output = given.value(u"output"_s);
    const QString suffix = QFileInfo(output).suffix().toLower();
    if (suffix != "pdf"_L1 && suffix != "epub"_L1)
        return given.refuse(u"--output requires a file name that ends in .pdf or .epub."_s);
    const QDate date = QDate::fromString(given.value(u"at"_s), Qt::ISODate);
    if (given.has(u"at"_s) && !date.isValid())
        return given.refuse(u"--at must be a date such as 2024-01-31."_s);
    return given.look([&](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::showOnlyPublished(db));
        const Today today(SystemClock().now());
        SHERIA_TRY(Bundle bundle, bundleOf(db, given, date, today));
        render::ArchiveOptions options;
        options.today = today;
        options.listingTitle = given.value(u"title"_s);
        std::size_t next = 0;
        const render::ArchiveSource source = [&]() -> Result<std::optional<render::ArchiveItem>> {
            if (next == bundle.items.size())
                return std::optional<render::ArchiveItem>();
            return std::optional(std::move(bundle.items[next++]));
        };
        SHERIA_TRY(const QByteArray bytes,
                   formats::makeFile(suffix == "pdf"_L1 ? formats::FileFormat::Pdf
                                                        : formats::FileFormat::Epub,
                                     source, options, stopToken()));
        return writeOutputFile(output, bytes);
    });
}

} // namespace sheria::ctl
