// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/frontmatter.h"

#include "core/domain/language.h"
#include "core/render/coverwords.h"
#include "core/render/htmlrenderer.h"
#include "core/render/pdf/measures.h"

#include <cstring>
#include <memory>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

struct Look
{
    float size = measures::Body;
    bool isSans = false;
    bool isBold = false;
    bool isItalic = false;
    Colour colour = colours::Ink;
    Align align = Align::Start;
    double before = measures::ParagraphGap;
};

/// A block without text.
Block begin(const Look &look)
{
    Block block;
    block.size = double(look.size);
    block.align = look.align;
    block.before = look.before;
    return block;
}

TextSpan spanOf(const QString &text, const Look &look)
{
    TextSpan span;
    span.text = text;
    span.style.size = look.size;
    span.style.isSans = look.isSans;
    span.style.isBold = look.isBold;
    span.style.isItalic = look.isItalic;
    span.style.colour = look.colour;
    span.isGenerated = true;
    return span;
}

Block line(const QString &text, const Look &look, const QByteArray &address = {})
{
    Block block = begin(look);
    block.spans.push_back(spanOf(text, look));
    if (!address.isEmpty()) {
        block.links.push_back(address);
        block.spans.back().link = 0;
    }
    return block;
}

Block space(double height, double ruleWidth = 0)
{
    Block block;
    block.kind = Block::Kind::Rule;
    block.size = height;
    block.ruleWidth = ruleWidth;
    return block;
}

Look centred(float size, bool isBold = false, double before = measures::ParagraphGap)
{
    Look look;
    look.size = size;
    look.isBold = isBold;
    look.colour = colours::Heading;
    look.align = Align::Centre;
    look.before = before;
    return look;
}

/// Long titles are set smaller, so that they do not fill the page.
float titleSize(const QString &title)
{
    return title.size() <= 60 ? 26.F : title.size() <= 140 ? 20.F : 15.F;
}

Block heading(const QString &text)
{
    Look look;
    look.size = 13;
    look.isSans = true;
    look.isBold = true;
    look.colour = colours::Heading;
    look.before = 0;
    Block block = line(text, look);
    block.role = Role::Heading;
    block.level = 1;
    block.isKeptWithNext = true;
    block.after = 10;
    return block;
}

/// "Amended by Act 3 of 2016 on 1 April 2016" and the like for the notices.
QString repealSentence(const Repeal &repeal, const QByteArray &language)
{
    const QString day = longDate(repeal.date, language);
    if (repeal.by.title.isEmpty() && repeal.by.uri.isEmpty())
        return repeal.date.isValid() ? phrase(Phrase::RepealedOn, language).arg(day) : QString();
    const QString by = repeal.by.title.isEmpty() ? QString::fromUtf8(repeal.by.uri)
                                                 : repeal.by.title;
    return repeal.date.isValid() ? phrase(Phrase::RepealedBy, language).arg(by, day) : QString();
}

class Notices
{
public:
    Notices(const ArchiveItem &item, const Today &today)
        : m_work(item.record.work)
        , m_language(item.record.expression.language)
        , m_validity(validity(item.record, today))
    {}

    std::vector<Block> blocks()
    {
        const bool commences = m_work.uri.doctype == "act";
        if (m_validity.isRepealed) {
            QString text = phrase(Phrase::RepealedNotice, m_language);
            if (const QString how = repealSentence(*m_work.repeal, m_language); !how.isEmpty())
                text += u' ' + how + u'.';
            notice(text);
        }
        if (m_validity.isFuture)
            notice(phrase(Phrase::FutureNotice, m_language)
                       .arg(longDate(m_validity.from, m_language)));
        else if (commences && !m_validity.isCommenced)
            notice(phrase(Phrase::NotCommencedNotice, m_language));
        else if (commences && !m_validity.isCommencedInFull)
            notice(phrase(Phrase::PartlyCommencedNotice, m_language));
        if (!m_validity.isLatest && m_validity.to.isValid())
            notice(phrase(Phrase::SupersededNotice, m_language)
                       .arg(longDate(m_validity.to, m_language)));
        outstanding();
        return std::move(m_blocks);
    }

private:
    void notice(const QString &text)
    {
        Look look;
        look.size = 9.5F;
        look.isBold = true;
        look.before = 7;
        m_blocks.push_back(line(text, look));
    }

    void outstanding()
    {
        if (m_validity.outstanding.empty())
            return;
        notice(phrase(Phrase::OutstandingNotice, m_language));
        for (const Amendment &each : m_validity.outstanding) {
            const QString title = each.by.title.isEmpty() ? QString::fromUtf8(each.by.uri)
                                                          : each.by.title;
            Block block = line(phrase(each.isRevision ? Phrase::RevisedBy : Phrase::AmendedBy,
                                      m_language)
                                   .arg(title, longDate(each.date, m_language)),
                               {}, each.by.uri);
            block.indent = measures::Step / 2;
            m_blocks.push_back(std::move(block));
        }
    }

    const Work &m_work;
    const QByteArray &m_language;
    Validity m_validity;
    std::vector<Block> m_blocks;
};

/// "Identifier  /akn/za/act/1998/55/eng@2014-01-17".
Block fact(const QString &name, const QString &value)
{
    Look look;
    look.isSans = true;
    look.size = 8.5F;
    Block block = line(value, look);
    block.indent = 96;
    TextSpan label = block.spans.front();
    label.text = name;
    label.style.colour = colours::Quiet;
    block.labels.push_back({{label}, 0});
    return block;
}

void appendContents(std::vector<Block> &blocks, const std::vector<OutlineEntry> &entries,
                    const PdfBook &book, int depth)
{
    for (const OutlineEntry &entry : entries) {
        const auto target = book.target(entry.target);
        if (!target)
            continue;
        Look look;
        look.size = depth == 0 ? 9.F : 8.5F;
        look.isBold = depth == 0;
        look.isSans = depth == 0;
        look.before = depth == 0 ? 6 : 1.5;
        Block block = line(entry.title.simplified(), look, entry.target);
        block.role = Role::Contents;
        block.indent = depth * 14.0;
        block.trailer = QString::number(target->page + 1);
        block.isKeptWithNext = depth == 0 && !entry.children.empty();
        blocks.push_back(std::move(block));
        appendContents(blocks, entry.children, book, depth + 1);
    }
}

/// What readers have to know before they read, and what the document is.
std::vector<Block> about(const ArchiveItem &item, const ArchiveOptions &options)
{
    const Expression &expression = item.record.expression;
    const QByteArray &language = expression.language;
    std::vector<Block> blocks = Notices(item, options.today).blocks();
    Block rule = space(22, measures::TextWidth);
    rule.before = 14;
    blocks.push_back(rule);
    blocks.push_back(fact(phrase(Phrase::Identifier, language), QString::fromUtf8(expression.uri)));
    blocks.push_back(fact(phrase(Phrase::Language, language), languageName(language)));
    if (expression.updatedAt.isValid()) {
        blocks.push_back(fact(phrase(Phrase::Recorded, language),
                              longDate(expression.updatedAt.toUTC().date(), language)));
    }
    if (!options.organisation.isEmpty())
        blocks.push_back(fact(phrase(Phrase::Publisher, language), options.organisation));
    return blocks;
}

/// Reads the cover page as blocks. It is HTML of our own making, well-formed but for its line
/// breaks, so there is one place that knows what a cover page says.
class CoverReader
{
public:
    std::vector<Block> read(QByteArray html)
    {
        html.replace("<br>", "<br/>");
        pugi::xml_document tree;
        tree.load_buffer(html.constData(), std::size_t(html.size()),
                         pugi::parse_default | pugi::parse_ws_pcdata);
        for (const pugi::xml_node each : tree.first_child())
            block(each);
        return std::move(m_blocks);
    }

private:
    void block(pugi::xml_node node)
    {
        const std::string_view name = node.name();
        if (name == "ul" || name == "ol") {
            for (const pugi::xml_node item : node)
                listItem(item);
            return;
        }
        Look look = centred(10.5F, false, 3);
        if (name == "h1")
            look = centred(18, true, 16);
        else if (name == "h2")
            look = centred(11.5F, false, 6);
        Block made = begin(look);
        made.role = name == "h1" ? Role::Title : Role::Paragraph;
        inlines(node, look, {}, made);
        m_blocks.push_back(std::move(made));
    }

    void listItem(pugi::xml_node item)
    {
        if (const pugi::xml_node table = item.child("table")) {
            commencements(table);
            return;
        }
        const std::string_view kind = item.attribute("class").value();
        Look look;
        look.isItalic = kind == "as-at-date-notice" || kind == "verification-notice"
            || kind == "commencement-note";
        Block made = begin(look);
        if (m_isFirstItem)
            made.before = 20;
        m_isFirstItem = false;
        inlines(item, look, {}, made);
        m_blocks.push_back(std::move(made));
    }

    void commencements(pugi::xml_node node)
    {
        Block made = begin({});
        made.kind = Block::Kind::Table;
        made.table = std::make_shared<BlockTable>();
        made.before = made.after = 7;
        for (const pugi::xml_node group : node) {
            const bool isHead = std::strcmp(group.name(), "thead") == 0;
            for (const pugi::xml_node row : group) {
                TableRow &cells = made.table->rows.emplace_back();
                for (const pugi::xml_node cell : row) {
                    Look look;
                    look.size = measures::Table;
                    look.isBold = isHead;
                    look.before = 0;
                    TableCell &set = cells.cells.emplace_back();
                    set.isHeader = isHead;
                    Block text = begin(look);
                    inlines(cell, look, {}, text);
                    set.blocks.push_back(std::move(text));
                }
            }
            made.table->headerRows += isHead ? 1 : 0;
        }
        m_blocks.push_back(std::move(made));
    }

    static void inlines(pugi::xml_node node, const Look &look, const QByteArray &address,
                        Block &block)
    {
        for (const pugi::xml_node child : node) {
            const std::string_view name = child.name();
            TextSpan span = spanOf({}, look);
            if (child.type() != pugi::node_element) {
                span.text = QString::fromUtf8(child.value());
            } else if (name == "br") {
                span.text = QChar(QChar::LineSeparator);
            } else {
                Look inner = look;
                inner.isBold = look.isBold || name == "b";
                inlines(child, inner,
                        name == "a" ? QByteArray(child.attribute("data-href").value()) : address,
                        block);
                continue;
            }
            if (!address.isEmpty()) {
                block.links.push_back(address);
                span.link = int(block.links.size()) - 1;
                span.style.colour = colours::Link;
            }
            block.spans.push_back(std::move(span));
        }
    }

    std::vector<Block> m_blocks;
    bool m_isFirstItem = true;
};

} // namespace

std::vector<Block> coverBlocks(const ArchiveItem &item, const ArchiveOptions &options)
{
    return CoverReader().read(
        coverpage(item.record, item.placeName, item.countryName, options.today, {}));
}

std::vector<Block> titlePage(const ArchiveItem &item, const ArchiveOptions &options)
{
    const ExpressionRecord &record = item.record;
    const QByteArray &language = record.expression.language;
    std::vector<Block> blocks{space(36)};
    if (item.placeName != item.countryName && !item.placeName.isEmpty())
        blocks.push_back(line(item.placeName, centred(13)));
    blocks.push_back(line(item.countryName, centred(13)));
    blocks.push_back(space(110));
    if (record.work.parent) {
        blocks.push_back(line(record.work.parent->title, centred(12), record.work.parent->uri));
        blocks.push_back(space(14));
    }
    Block title = line(item.title(), centred(titleSize(item.title()), true));
    title.role = Role::Title;
    blocks.push_back(std::move(title));
    if (const QString number = numberedTitle(record.work); !number.isEmpty()) {
        blocks.push_back(space(8));
        blocks.push_back(line(number, centred(14)));
    }
    blocks.push_back(space(56, 96));
    const QDate asAt = record.asAtDate.isValid() && record.asAtDate > record.expression.date
            && validity(record, options.today).isLatest
        ? record.asAtDate
        : record.expression.date;
    blocks.push_back(
        line(phrase(Phrase::AsAt, language).arg(longDate(asAt, language)), centred(12)));
    if (const QString status = statusOf(item, options.today); !status.isEmpty()) {
        blocks.push_back(space(10));
        blocks.push_back(line(status, centred(11, true)));
    }
    blocks.push_back(space(24));
    blocks.back().stretches = true;
    for (Block &block : about(item, options))
        blocks.push_back(std::move(block));
    return blocks;
}

std::vector<Block> listingTitlePage(const QString &title, const QString &asAt,
                                    const QString &organisation)
{
    std::vector<Block> blocks{space(160)};
    Block block = line(title, centred(titleSize(title), true));
    block.role = Role::Title;
    blocks.push_back(std::move(block));
    if (!asAt.isEmpty())
        blocks.push_back(line(asAt, centred(12)));
    blocks.push_back(space(56, 96));
    if (!organisation.isEmpty())
        blocks.push_back(line(organisation, centred(12)));
    return blocks;
}

std::vector<Block> portionHead(const ArchiveItem &item)
{
    const QByteArray &language = item.record.expression.language;
    Look quiet;
    quiet.isSans = true;
    quiet.size = 8.5F;
    quiet.colour = colours::Quiet;
    Look title = centred(13, true);
    title.align = Align::Start;
    const QString number = numberedTitle(item.record.work);
    const QString day =
        phrase(Phrase::AsAt, language).arg(longDate(item.record.expression.date, language));
    const QString place = item.placeName.isEmpty() || item.placeName == item.countryName
        ? item.countryName
        : item.placeName + u", "_s + item.countryName;
    std::vector<Block> blocks{line(place, quiet), line(item.title(), title)};
    blocks.push_back(line(number.isEmpty() ? day : number + u" · "_s + day, quiet));
    blocks.push_back(line(phrase(Phrase::Extract, language), quiet));
    blocks.push_back(space(24, measures::TextWidth));
    return blocks;
}

std::vector<Block> contentsPages(const std::vector<OutlineEntry> &entries, const PdfBook &book,
                                 QByteArrayView language)
{
    std::vector<Block> blocks{heading(phrase(Phrase::TableOfContents, language))};
    blocks.front().beginsPage = true;
    appendContents(blocks, entries, book, 0);
    return blocks.size() > 1 ? blocks : std::vector<Block>();
}

QString statusOf(const ArchiveItem &item, const Today &today)
{
    const QByteArray &language = item.record.expression.language;
    const Validity status = validity(item.record, today);
    const bool commences = item.record.work.uri.doctype == "act";
    if (status.isRepealed)
        return phrase(Phrase::StatusRepealed, language);
    if (status.isFuture)
        return phrase(Phrase::StatusNotYetInForce, language);
    if (!status.isLatest)
        return phrase(Phrase::StatusSuperseded, language);
    if (commences && !status.isCommenced)
        return phrase(Phrase::StatusNotCommenced, language);
    if (commences && !status.isCommencedInFull)
        return phrase(Phrase::StatusPartlyCommenced, language);
    return {};
}

} // namespace sheria::render
