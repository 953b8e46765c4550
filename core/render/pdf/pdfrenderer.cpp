#include "core/render/pdf/pdfrenderer.h"

#include "core/domain/language.h"
#include "core/render/pdf/blockreader.h"
#include "core/render/pdf/frontmatter.h"
#include "core/render/pdf/paginator.h"
#include "core/render/pdf/pdfwords.h"
#include "core/render/safehtml.h"

#include <QGuiApplication>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// A book in the making: items are set one after another; front matter, which has to know their
/// pages, comes last and is put before them.
class PdfBuilder
{
public:
    PdfBuilder(const ArchiveOptions &options, std::stop_token stop)
        : m_options(options)
        , m_stop(std::move(stop))
        , m_front(m_book.structure().add("Sect", PdfStructure::Root))
    {}

    Result<void> add(const ArchiveItem &item);
    Result<QByteArray> finish();
    void addFrontMatter(const ArchiveItem &item);
    void addListingFrontMatter();

    int count() const { return m_count; }

private:
    Result<void> addDocuments(const ArchiveItem &item, Paginator &pages);
    Result<void> state() const;
    Typesetter setterFor(const QByteArray &language, const ArchiveItem *item);
    SetImage image(const ArchiveItem &item, const QByteArray &source);
    void note(const ArchiveItem &item, const QByteArray &prefix);
    void addOutline(const ArchiveItem &item, const QByteArray &prefix);
    PdfLinks links() const;

    PdfBook m_book;
    const ArchiveOptions &m_options;
    std::stop_token m_stop;
    int m_front; ///< Element of the structure.
    int m_count = 0;
    PdfMetadata m_metadata;
    QByteArray m_language;
    std::vector<OutlineEntry> m_outline;
    std::map<QByteArray, QByteArray> m_prefixes; ///< By work URI.
    std::optional<Error> m_imageError;
};

OutlineEntry outlineEntry(const TocEntry &entry, const QByteArray &prefix)
{
    OutlineEntry made;
    made.title = entry.title;
    made.target = prefix + (entry.eId.isEmpty() ? entry.type : entry.eId);
    for (const TocEntry &child : entry.children)
        made.children.push_back(outlineEntry(child, prefix));
    return made;
}

/// The contents are shorter than the outline: without preface and preamble, and cut at attachments.
bool isInContents(const TocEntry &entry)
{
    return entry.type != "preface" && entry.type != "preamble" && entry.type != "coverPage";
}

RunningText runningText(const ArchiveItem &item, const Today &today)
{
    RunningText running;
    running.title = item.title();
    const QString number = numberedTitle(item.record.work);
    if (!number.isEmpty() && number != running.title)
        running.title += u" (" + number + u')';
    running.place = item.placeName.isEmpty() ? item.countryName : item.placeName;
    running.status = statusOf(item, today);
    return running;
}

Result<void> PdfBuilder::state() const
{
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, u"the PDF is no longer wanted"_s};
    if (m_imageError)
        return *m_imageError;
    if (m_book.isTooLarge())
        return Error{ErrorCode::Unsupported, u"the PDF is larger than the limit"_s};
    return {};
}

SetImage PdfBuilder::image(const ArchiveItem &item, const QByteArray &source)
{
    const ArchiveMedia *media = mediaFor(item, source);
    if (!media)
        return {};
    Result<QByteArray> bytes = media->bytes();
    if (!bytes) {
        m_imageError = std::move(bytes).error();
        return {};
    }
    return m_book.images().add(*bytes);
}

Typesetter PdfBuilder::setterFor(const QByteArray &language, const ArchiveItem *item)
{
    return {language, m_book.fonts(), [this, item](const QByteArray &source) {
                return item ? image(*item, source) : SetImage();
            }};
}

void PdfBuilder::note(const ArchiveItem &item, const QByteArray &prefix)
{
    const Expression &expression = item.record.expression;
    m_prefixes.try_emplace(item.record.work.uri.workUri(), prefix);
    if (m_count++ == 0) {
        m_language = expression.language;
        m_metadata.title = item.title();
        m_metadata.language = shortLanguageCode(expression.language);
        m_metadata.subject = expression.uri;
        m_metadata.author = m_options.organisation.isEmpty() ? item.countryName
                                                             : m_options.organisation;
        m_metadata.isRightToLeft = isRightToLeft(expression.language);
    }
    if (!m_metadata.modified.isValid() || expression.updatedAt > m_metadata.modified)
        m_metadata.modified = expression.updatedAt;
}

Result<void> PdfBuilder::add(const ArchiveItem &item)
{
    const QByteArray prefix = QByteArray::number(m_count) + ':';
    note(item, prefix);
    Typesetter setter = setterFor(item.record.expression.language, &item);
    const int element = m_book.structure().add("Sect", PdfStructure::Root);
    Paginator pages(m_book, setter, PdfBook::Part::Body, element, prefix);
    RunningText running = runningText(item, m_options.today);
    running.isFirstPageBare = true;
    pages.setRunningText(running);
    std::vector<Block> head = item.isPortion() ? portionHead(item) : coverBlocks(item, m_options);
    if (!head.empty())
        head.front().anchors.push_back("begin");
    for (Block &block : head)
        pages.add(std::move(block));
    if (!item.isPortion() && !item.documents.empty()) {
        Block rule;
        rule.kind = Block::Kind::Rule;
        rule.size = 40;
        rule.ruleWidth = 72;
        pages.add(std::move(rule));
    }
    SHERIA_CHECK(addDocuments(item, pages));
    pages.finish();
    addOutline(item, prefix);
    return state();
}

Result<void> PdfBuilder::addDocuments(const ArchiveItem &item, Paginator &pages)
{
    for (const ArchiveDocument &each : item.documents) {
        BlockReader reader(each.document, [&](Block &&block) {
            pages.add(std::move(block));
            return bool(state());
        });
        reader.read(item.isPortion() ? item.element : each.document.element());
        SHERIA_CHECK(state());
    }
    return {};
}

void PdfBuilder::addOutline(const ArchiveItem &item, const QByteArray &prefix)
{
    OutlineEntry entry{item.title(), prefix + "begin", {}};
    for (const ArchiveDocument &each : item.documents) {
        const std::vector<TocEntry> toc = each.document.toc();
        for (const TocEntry &child : readableToc(toc, item.record.expression.language))
            entry.children.push_back(outlineEntry(child, prefix));
    }
    m_outline.push_back(std::move(entry));
}

void PdfBuilder::addFrontMatter(const ArchiveItem &item)
{
    Typesetter setter = setterFor(m_language, nullptr);
    Paginator pages(m_book, setter, PdfBook::Part::Front, m_front, "front:");
    RunningText running;
    running.hasNumber = false;
    pages.setRunningText(running);
    for (Block &block : titlePage(item, m_options))
        pages.add(std::move(block));
    pages.finish();
    running.hasNumber = true;
    pages.setRunningText(running);
    std::vector<OutlineEntry> contents;
    const QByteArray prefix = "0:";
    for (const ArchiveDocument &each : item.documents) {
        for (TocEntry &entry : readableToc(each.document.toc(), m_language)) {
            if (entry.type == "attachment" || entry.type == "component")
                entry.children.clear();
            if (isInContents(entry))
                contents.push_back(outlineEntry(entry, prefix));
        }
    }
    for (Block &block : contentsPages(contents, m_book, m_language))
        pages.add(std::move(block));
    pages.finish();
}

void PdfBuilder::addListingFrontMatter()
{
    Typesetter setter = setterFor(m_language, nullptr);
    Paginator pages(m_book, setter, PdfBook::Part::Front, m_front, "front:");
    RunningText running;
    running.hasNumber = false;
    pages.setRunningText(running);
    m_metadata.title = !m_options.listingTitle.isEmpty()
        ? m_options.listingTitle
        : pdfPhrase(PdfPhrase::Documents, m_language).arg(m_count);
    for (Block &block : listingTitlePage(m_metadata.title, m_metadata.author))
        pages.add(std::move(block));
    pages.finish();
    running.hasNumber = true;
    pages.setRunningText(running);
    std::vector<OutlineEntry> contents = m_outline;
    for (OutlineEntry &entry : contents)
        entry.children.clear();
    for (Block &block : contentsPages(contents, m_book, m_language))
        pages.add(std::move(block));
    pages.finish();
}

PdfLinks PdfBuilder::links() const
{
    PdfLinks links;
    links.inside = [this](const QByteArray &address) {
        std::vector<QByteArray> names{address};
        const Result<FrbrUri> uri = FrbrUri::parse(address);
        const auto prefix = uri ? m_prefixes.find(uri->workUri(false)) : m_prefixes.end();
        if (prefix != m_prefixes.end()) {
            names.push_back(prefix->second + uri->portion);
            names.push_back(prefix->second + "begin");
        }
        return names;
    };
    links.outside = [this](const QByteArray &address) {
        const LinkKind kind = kindOfLink(address);
        if (kind == LinkKind::Web)
            return QUrl(QString::fromUtf8(address)).toEncoded();
        const bool canResolve = kind == LinkKind::Path
            && kindOfLink(m_options.resolver) == LinkKind::Web;
        return canResolve ? QUrl(QString::fromUtf8(m_options.resolver + address)).toEncoded()
                          : QByteArray();
    };
    return links;
}

Result<QByteArray> PdfBuilder::finish()
{
    if (!m_metadata.modified.isValid())
        m_metadata.modified = QDateTime(QDate(1980, 1, 1), QTime(0, 0), Qt::UTC);
    // One work needs no entry around all others.
    const bool isAlone = m_outline.size() == 1 && !m_outline.front().children.empty();
    return m_book.finish(m_metadata, isAlone ? m_outline.front().children : m_outline, links());
}

/// Without fonts there is no text to set, and Qt has them only for programs that could show them.
Result<void> requireFonts()
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return Error{ErrorCode::Unavailable, u"this program was started without fonts"_s};
    return {};
}

} // namespace

Result<QByteArray> toPdf(const ArchiveItem &item, const ArchiveOptions &options,
                         std::stop_token stop)
{
    SHERIA_CHECK(requireFonts());
    PdfBuilder book(options, std::move(stop));
    SHERIA_CHECK(book.add(item));
    if (!item.isPortion() && !item.documents.empty())
        book.addFrontMatter(item);
    return book.finish();
}

Result<QByteArray> toPdf(const ArchiveSource &items, const ArchiveOptions &options,
                         std::stop_token stop)
{
    SHERIA_CHECK(requireFonts());
    PdfBuilder book(options, stop);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, u"the PDF is no longer wanted"_s};
        SHERIA_TRY(const std::optional<ArchiveItem> item, items());
        if (!item)
            break;
        SHERIA_CHECK(book.add(*item));
    }
    if (book.count() == 0)
        return Error{ErrorCode::NotFound, u"there are no documents"_s};
    book.addListingFrontMatter();
    return book.finish();
}

} // namespace sheria::render
