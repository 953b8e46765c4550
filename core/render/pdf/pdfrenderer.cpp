// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/pdfrenderer.h"

#include "core/domain/language.h"
#include "core/render/coverwords.h"
#include "core/render/pdf/blockreader.h"
#include "core/render/pdf/frontmatter.h"
#include "core/render/pdf/paginator.h"
#include "core/render/safehtml.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

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
        running.title += u" ("_s + number + u')';
    running.place = item.placeName.isEmpty() ? item.countryName : item.placeName;
    running.status = statusOf(item, today);
    return running;
}

/// Without fonts there is no text to set, and Qt has them only for programs that could show them.
Result<void> requireFonts()
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return Error{ErrorCode::Unavailable, u"this program was started without fonts"_s};
    return {};
}

QtMessageHandler shownBy = nullptr;

/// Without a session of a desktop Qt tells where it looks for that session's folder, which is of no
/// interest to a program that has none.
void showOthers(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (!text.startsWith(QLatin1StringView("QStandardPaths:")))
        shownBy(type, context, text);
}

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

    int count() const { return m_count; }

    Result<void> add(const ArchiveItem &item)
    {
        const QByteArray prefix = QByteArray::number(m_count) + ':';
        note(item, prefix);
        Typesetter setter = setterFor(item.record.expression.language, &item);
        const int element = m_book.structure().add("Sect", PdfStructure::Root);
        Paginator pages(m_book, setter, PdfBook::Part::Body, element, prefix);
        RunningText running = runningText(item, m_options.today);
        running.isFirstPageBare = true;
        pages.setRunningText(running);
        std::vector<Block> head = m_options.isBare ? std::vector<Block>()
            : item.isPortion()                     ? portionHead(item)
                                                   : coverBlocks(item, m_options);
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

    void addFrontMatter(const ArchiveItem &item)
    {
        std::vector<OutlineEntry> contents;
        for (const ArchiveDocument &each : item.documents) {
            for (TocEntry &entry : readableToc(each.document.toc(), m_language)) {
                if (entry.type == "attachment" || entry.type == "component")
                    entry.children.clear();
                if (isInContents(entry))
                    contents.push_back(outlineEntry(entry, "0:"));
            }
        }
        addFrontMatter(titlePage(item, m_options), contents);
    }

    void addListingFrontMatter()
    {
        m_metadata.title = !m_options.listingTitle.isEmpty()
            ? m_options.listingTitle
            : phrase(Phrase::Documents, m_language).arg(m_count);
        std::vector<OutlineEntry> contents = m_outline;
        for (OutlineEntry &entry : contents)
            entry.children.clear();
        const QString asAt = m_options.listingDate.isValid()
            ? phrase(Phrase::AsAt, m_language).arg(longDate(m_options.listingDate, m_language))
            : QString();
        addFrontMatter(listingTitlePage(m_metadata.title, asAt, m_metadata.author), contents);
    }

    Result<QByteArray> finish()
    {
        if (!m_metadata.modified.isValid())
            m_metadata.modified = QDateTime(QDate(1980, 1, 1), QTime(0, 0), Qt::UTC);
        // One work needs no entry around all others.
        const bool isAlone = m_outline.size() == 1 && !m_outline.front().children.empty();
        return m_book.finish(m_metadata, isAlone ? m_outline.front().children : m_outline,
                             [this](const QByteArray &address) { return linkTo(address); });
    }

private:
    Result<void> state() const
    {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, u"the PDF is no longer wanted"_s};
        if (m_imageError)
            return *m_imageError;
        if (m_book.isTooLarge())
            return Error{ErrorCode::Unsupported, u"the PDF is larger than the limit"_s};
        return {};
    }

    SetImage image(const ArchiveItem &item, const QByteArray &source)
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

    /// The title page has no number; the pages behind it do.
    void addFrontMatter(std::vector<Block> title, const std::vector<OutlineEntry> &contents)
    {
        Typesetter setter = setterFor(m_language, nullptr);
        Paginator pages(m_book, setter, PdfBook::Part::Front, m_front, "front:");
        RunningText running;
        for (const bool isTitle : {true, false}) {
            running.hasNumber = !isTitle;
            pages.setRunningText(running);
            for (Block &block : isTitle ? title : contentsPages(contents, m_book, m_language))
                pages.add(std::move(block));
            pages.finish();
        }
    }

    Typesetter setterFor(const QByteArray &language, const ArchiveItem *item)
    {
        return {language, m_book.fonts(), [this, item](const QByteArray &source) {
                    return item ? image(*item, source) : SetImage();
                }};
    }

    void note(const ArchiveItem &item, const QByteArray &prefix)
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

    Result<void> addDocuments(const ArchiveItem &item, Paginator &pages)
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

    void addOutline(const ArchiveItem &item, const QByteArray &prefix)
    {
        OutlineEntry entry{item.title(), prefix + "begin", {}};
        for (const ArchiveDocument &each : item.documents) {
            const std::vector<TocEntry> toc = each.document.toc();
            for (const TocEntry &child : readableToc(toc, item.record.expression.language))
                entry.children.push_back(outlineEntry(child, prefix));
        }
        m_outline.push_back(std::move(entry));
    }

    /// Where a link leads: to the best of the places in the file that its address may mean, or to the web.
    PdfLink linkTo(const QByteArray &address) const
    {
        std::vector<QByteArray> names{address};
        const Result<FrbrUri> uri = FrbrUri::parse(address);
        const auto prefix = uri ? m_prefixes.find(uri->workUri(false)) : m_prefixes.end();
        if (prefix != m_prefixes.end()) {
            names.push_back(prefix->second + uri->portion);
            names.push_back(prefix->second + "begin");
        }
        for (const QByteArray &name : names) {
            if (const PdfLink link = m_book.linkTo(name); !link.isNull())
                return link;
        }
        return {-1, 0, webAddress(address, m_options.resolver)};
    }

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
} // namespace

std::unique_ptr<QCoreApplication> makeFontApplication(int &argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    shownBy = qInstallMessageHandler(showOthers);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(shownBy);
    return application;
}

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
