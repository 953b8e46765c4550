#include "core/render/pdf/frontmatter.h"

#include "core/domain/language.h"
#include "core/render/coverwords.h"
#include "core/render/pdf/measures.h"
#include "core/render/pdf/pdfwords.h"

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

Block line(const QString &text, const Look &look, const QByteArray &address = {})
{
    Block block;
    block.size = double(look.size);
    block.align = look.align;
    block.before = look.before;
    TextSpan span;
    span.text = text;
    span.style.size = look.size;
    span.style.isSans = look.isSans;
    span.style.isBold = look.isBold;
    span.style.isItalic = look.isItalic;
    span.style.colour = look.colour;
    span.isGenerated = true;
    if (!address.isEmpty()) {
        block.links.push_back(address);
        span.link = 0;
    }
    block.spans.push_back(span);
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

Look centred(float size, bool isBold = false)
{
    Look look;
    look.size = size;
    look.isBold = isBold;
    look.colour = colours::Heading;
    look.align = Align::Centre;
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
            QString text = pdfPhrase(PdfPhrase::RepealedNotice, m_language);
            if (const QString how = repealSentence(*m_work.repeal, m_language); !how.isEmpty())
                text += u' ' + how + u'.';
            notice(text);
        }
        if (m_validity.isFuture)
            notice(pdfPhrase(PdfPhrase::FutureNotice, m_language)
                       .arg(longDate(m_validity.from, m_language)));
        else if (commences && !m_validity.isCommenced)
            notice(pdfPhrase(PdfPhrase::NotCommencedNotice, m_language));
        else if (commences && !m_validity.isCommencedInFull)
            notice(pdfPhrase(PdfPhrase::PartlyCommencedNotice, m_language));
        if (!m_validity.isLatest && m_validity.to.isValid())
            notice(pdfPhrase(PdfPhrase::SupersededNotice, m_language)
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
        notice(pdfPhrase(PdfPhrase::OutstandingNotice, m_language));
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
    blocks.push_back(
        fact(pdfPhrase(PdfPhrase::Identifier, language), QString::fromUtf8(expression.uri)));
    blocks.push_back(fact(pdfPhrase(PdfPhrase::Language, language), languageName(language)));
    if (expression.updatedAt.isValid()) {
        blocks.push_back(fact(pdfPhrase(PdfPhrase::Recorded, language),
                              longDate(expression.updatedAt.toUTC().date(), language)));
    }
    if (!options.organisation.isEmpty())
        blocks.push_back(fact(pdfPhrase(PdfPhrase::Publisher, language), options.organisation));
    return blocks;
}

} // namespace

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
        line(pdfPhrase(PdfPhrase::AsAt, language).arg(longDate(asAt, language)), centred(12)));
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

std::vector<Block> listingTitlePage(const QString &title, const QString &organisation)
{
    std::vector<Block> blocks{space(160)};
    Block block = line(title, centred(titleSize(title), true));
    block.role = Role::Title;
    blocks.push_back(std::move(block));
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
        pdfPhrase(PdfPhrase::AsAt, language).arg(longDate(item.record.expression.date, language));
    const QString place = item.placeName.isEmpty() || item.placeName == item.countryName
        ? item.countryName
        : item.placeName + u", " + item.countryName;
    std::vector<Block> blocks{line(place, quiet), line(item.title(), title)};
    blocks.push_back(line(number.isEmpty() ? day : number + u" · " + day, quiet));
    blocks.push_back(line(pdfPhrase(PdfPhrase::Extract, language), quiet));
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
        return pdfPhrase(PdfPhrase::Repealed, language);
    if (status.isFuture)
        return pdfPhrase(PdfPhrase::NotYetInForce, language);
    if (!status.isLatest)
        return pdfPhrase(PdfPhrase::Superseded, language);
    if (commences && !status.isCommenced)
        return pdfPhrase(PdfPhrase::NotCommenced, language);
    if (commences && !status.isCommencedInFull)
        return pdfPhrase(PdfPhrase::PartlyCommenced, language);
    return {};
}

} // namespace sheria::render
