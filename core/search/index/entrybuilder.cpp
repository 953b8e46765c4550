// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/entrybuilder.h"

#include "core/akn/eids.h"
#include "core/domain/decisions/judgment.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/tokens.h"
#include "core/store/rows/contentqueries.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace sheria::search {

namespace {

// What a word counts for where it stands, in occurrences.
constexpr unsigned BodyWeight = 1;
constexpr unsigned HeadingWeight = 3; ///< Besides the body, which has the heading too.
constexpr unsigned ContextWeight =
    1;                              ///< The work's title in each entry; headings of what is around.
constexpr unsigned TitleWeight = 5; ///< In the first entry of a text.
constexpr unsigned CitationWeight = 1;
constexpr unsigned NumberWeight = 2;
constexpr qsizetype MaxHeadingBytes = 400; ///< What the index keeps of it.

QString shortened(const std::optional<QString> &text)
{
    return text ? text->simplified().left(MaxHeadingBytes) : QString();
}

QByteArrayView utf8View(const QByteArray &bytes)
{
    return {bytes.constData(), bytes.size()};
}

std::string keyOf(const Entry &entry, const Source &source, QByteArrayView text,
                  QByteArrayView context)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QByteArray &part :
         {source.title.toUtf8(), source.component, entry.component, entry.eId, entry.eIdOfUnit,
          entry.num.toUtf8(), entry.heading.toUtf8(), context.toByteArray()}) {
        hash.addData(part);
        hash.addData(QByteArrayView("\0", 1));
    }
    hash.addData(text);
    return hash.result().toStdString();
}

} // namespace

Result<WorkEntries> EntryBuilder::build(store::Database &db, const store::StoredWork &stored,
                                        const std::stop_token &stop)
{
    m_record = recordOf(stored);
    m_unread.clear();
    m_pending.clear();
    m_byKey.clear();
    for (std::size_t i = 0; i < m_record.sources.size(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        const bool isNewGroup = i == 0
            || m_record.sources[i].language != m_record.sources[i - 1].language
            || m_record.sources[i].component != m_record.sources[i - 1].component;
        if (isNewGroup)
            m_byKey.clear();
        m_previousSource = isNewGroup ? i : i - 1;
        m_analyzer = &m_analyzers.of(m_record.sources[i].language);
        SHERIA_CHECK(addSource(db, i));
    }
    addSummary(wholeSummaryOf(stored.work.judgment).toUtf8());
    if (m_pending.empty()) {
        m_record.sources.push_back({{}, "eng", {}, m_record.title, {}, {}});
        m_analyzer = &m_analyzers.of("eng");
        addEmpty(0);
        m_record.sources.clear();
    }
    return take();
}

Result<void> EntryBuilder::addSource(store::Database &db, std::size_t index)
{
    const QByteArray &hash = m_record.sources[index].contentHash;
    if (hash.isEmpty()) {
        addEmpty(index);
        return {};
    }
    const Result<Text> text = readText(db, hash);
    const bool isDamaged = !text && store::isOfDamagedText(text.error());
    if (!text && !isDamaged)
        return text.error();
    if (isDamaged)
        m_unread.push_back({m_record.sources[index].expressionUri, hash, text.error().text()});
    if (isDamaged || text->passages.empty()) {
        addEmpty(index);
        return {};
    }
    m_unitProvision = -1;
    for (std::size_t i = 0; i < text->passages.size(); ++i)
        addPassage(*text, text->passages[i], index, i == 0);
    return {};
}

Result<EntryBuilder::Text> EntryBuilder::readText(store::Database &db, const QByteArray &hash)
{
    Text text;
    // Of decisions all that is needed is kept. Of legislation it is not: what a table of contents lists.
    SHERIA_TRY(auto decision, store::soundTextOf(db, hash, "judg"));
    if (decision) {
        text.bytes = *std::move(decision);
        SHERIA_TRY(text.provisions, store::contentProvisions(db, hash));
        text.passages = passagesOf(text.bytes, text.provisions, true);
        return text;
    }
    const Result<QByteArray> xml = store::contentXml(db, hash);
    if (!xml && xml.error().code != ErrorCode::NotFound)
        return xml.error();
    if (!xml) {
        SHERIA_TRY(text.bytes, store::contentText(db, hash));
        SHERIA_TRY(text.provisions, store::contentProvisions(db, hash));
        text.passages = passagesOf(text.bytes, text.provisions, false);
        return text;
    }
    SHERIA_TRY(const akn::Document document, akn::Document::parse(*xml));
    text.bytes = document.text();
    text.provisions = document.provisions();
    text.passages = passagesOf(document);
    return text;
}

void EntryBuilder::addEmpty(std::size_t index)
{
    Pending pending;
    pending.entry.source = quint32(index);
    pending.lastSource = index;
    pending.from = m_record.sources[index].date;
    pending.until = validUntil(m_record, index);
    Terms terms;
    terms.isPaired = true;
    addTitle(terms, index, true);
    finish(terms, pending.document);
    keep(std::move(pending), {});
}

void EntryBuilder::addSummary(const QByteArray &summary)
{
    const auto &sources = m_record.sources;
    if (summary.isEmpty() || sources.empty())
        return;
    const auto newest = std::max_element(sources.begin(), sources.end(),
                                         [](const Source &a, const Source &b) {
                                             return a.date < b.date;
                                         });
    const auto index = std::size_t(newest - sources.begin());
    m_analyzer = &m_analyzers.of(newest->language);
    for (const Passage &passage : passagesOf(summary, {}, true)) {
        Pending pending;
        pending.entry.isOfSummary = true;
        pending.entry.source = quint32(index);
        pending.entry.start = quint32(passage.start);
        pending.entry.end = quint32(passage.end);
        pending.lastSource = index;
        Terms terms;
        addTitle(terms, index, false);
        terms.isPaired = true;
        addText(terms, utf8View(summary).sliced(passage.start, passage.end - passage.start),
                BodyWeight, false);
        finish(terms, pending.document);
        keep(std::move(pending), {});
    }
}

void EntryBuilder::addPassage(const Text &whole, const Passage &passage, std::size_t index,
                              bool isFirst)
{
    const auto &provisions = whole.provisions;
    Pending pending;
    Entry &entry = pending.entry;
    entry.source = quint32(index);
    entry.start = quint32(passage.start);
    entry.end = quint32(passage.end);
    if (passage.unit >= 0) {
        const akn::Provision &unit = provisions[std::size_t(passage.unit)];
        entry.component = unit.component;
        entry.eId = entry.eIdOfUnit = unit.eId;
        entry.num = shortened(unit.num);
        entry.heading = shortened(unit.heading);
    }
    if (passage.part >= 0 && passage.part != passage.unit) {
        const akn::Provision &part = provisions[std::size_t(passage.part)];
        entry.component = part.component;
        entry.eId = part.eId;
        if (passage.unit < 0) {
            entry.eIdOfUnit = part.eId;
            entry.num = shortened(part.num);
            entry.heading = shortened(part.heading);
        }
    }
    const bool isUnitContinued = passage.isDivided && passage.unit >= 0
        && passage.unit == m_unitProvision;
    const QByteArrayView text =
        utf8View(whole.bytes).sliced(passage.start, passage.end - passage.start);
    std::string key;
    if (m_record.sources.size() > 1) {
        key = keyOf(entry, m_record.sources[index], text, isFirst ? "first" : "");
        if (extend(key, entry, index))
            return;
    }
    Terms terms;
    terms.isPaired = isFirst;
    addTitle(terms, index, isFirst);
    terms.isPaired = false;
    addProvision(terms, whole, passage);
    terms.isPaired = true;
    addText(terms, text, BodyWeight, false);
    finish(terms, pending.document);
    pending.lastSource = index;
    pending.from = m_record.sources[index].date;
    pending.until = validUntil(m_record, index);
    if (passage.isDivided && passage.unit >= 0) {
        if (!isUnitContinued)
            m_unitFirst = int(m_pending.size());
        m_unitProvision = passage.unit;
        pending.unit = m_unitFirst;
    }
    keep(std::move(pending), key);
}

/// Makes an entry of the point in time before, that says the same, last until after this one.
bool EntryBuilder::extend(const std::string &key, const Entry &entry, std::size_t index)
{
    const auto found = m_byKey.find(key);
    if (found == m_byKey.end())
        return false;
    Pending &known = m_pending[found->second];
    if (known.lastSource != m_previousSource || known.lastSource == index)
        return false;
    known.lastSource = index;
    known.entry.source = quint32(index);
    known.entry.start = entry.start;
    known.entry.end = entry.end;
    known.until = validUntil(m_record, index);
    return true;
}

void EntryBuilder::keep(Pending pending, const std::string &key)
{
    if (!key.empty())
        m_byKey[key] = m_pending.size();
    m_pending.push_back(std::move(pending));
}

void EntryBuilder::addText(Terms &terms, QByteArrayView text, unsigned weight, bool keepStopWords)
{
    Tokens tokens(text);
    Token token;
    std::vector<Token> &all = m_tokens;
    all.clear();
    bool hasNumbers = false;
    terms.pairs.interrupt();
    while (tokens.next(token)) {
        all.push_back(token);
        hasNumbers = hasNumbers || token.hasDigit;
        const Word &word = (*m_analyzer)(token.word);
        if (terms.isPaired)
            terms.pairs.add(word.pairHash);
        if (!word.stem.empty() && (keepStopWords || !word.isStop))
            count(terms, word, weight);
        for (const std::string &other : word.others)
            terms.others.emplace_back(other, weight);
    }
    if (!hasNumbers)
        return;
    for (const std::string &number : groupedNumbers(text, all)) {
        const Word &word = (*m_analyzer)(number);
        count(terms, word, weight);
        for (const std::string &other : word.others)
            terms.others.emplace_back(other, weight);
    }
    for (CitationTerm &citation : citationTerms(text, all))
        terms.others.emplace_back(term::Citation + std::move(citation.term), weight);
}

void EntryBuilder::addTitle(Terms &terms, std::size_t index, bool isFirst)
{
    const QByteArray title = m_record.sources[index].title.toUtf8();
    addText(terms, title, isFirst ? TitleWeight : ContextWeight, isFirst);
    if (!isFirst)
        return;
    const auto addNames = [&](QByteArrayView name) {
        Tokens tokens(name);
        Token token;
        while (tokens.next(token)) {
            const Word &word = (*m_analyzer)(token.word);
            if (!word.stem.empty())
                terms.others.emplace_back(term::Title + word.stem, 1);
        }
    };
    addNames(title);
    for (const QString &name : m_record.names) {
        addText(terms, name.toUtf8(), TitleWeight, true);
        addNames(name.toUtf8());
    }
    if (m_record.title != m_record.sources[index].title) {
        addText(terms, m_record.title.toUtf8(), ContextWeight, true);
        addNames(m_record.title.toUtf8());
    }
}

void EntryBuilder::addProvision(Terms &terms, const Text &text, const Passage &passage)
{
    if (passage.unit < 0)
        return;
    const auto &provisions = text.provisions;
    const akn::Provision &unit = provisions[std::size_t(passage.unit)];
    if (unit.heading)
        addText(terms, unit.heading->toUtf8(), HeadingWeight, false);
    for (int up = unit.parent; up >= 0; up = provisions[std::size_t(up)].parent) {
        if (const auto &heading = provisions[std::size_t(up)].heading)
            addText(terms, heading->toUtf8(), ContextWeight, false);
    }
    if (!unit.num)
        return;
    const std::string number = fold(akn::cleanNumber(*unit.num).toStdString());
    if (number.empty() || number.size() > MaxTermBytes / 2)
        return;
    terms.others.emplace_back(term::Number + number, NumberWeight);
    // Subsections and what is below them, as they are cited: "12(3)(a)".
    std::vector<std::pair<int, std::string>> within;
    for (std::size_t i = std::size_t(passage.unit); i < provisions.size(); ++i) {
        const akn::Provision &provision = provisions[i];
        if (provision.textStart >= passage.end)
            break;
        std::string path = int(i) == passage.unit ? number : std::string();
        const auto parent = std::find_if(within.begin(), within.end(), [&](const auto &known) {
            return known.first == provision.parent;
        });
        if (parent != within.end())
            path = parent->second;
        if (path.empty())
            continue;
        if (int(i) != passage.unit && provision.num) {
            path += "(" + fold(akn::cleanNumber(*provision.num).toStdString()) + ")";
            if (path.size() <= MaxTermBytes && provision.textStart >= passage.start)
                terms.others.emplace_back(term::Citation + path, CitationWeight);
        }
        within.emplace_back(int(i), path);
    }
}

void EntryBuilder::count(Terms &terms, const Word &word, unsigned weight)
{
    if (word.count == 0)
        terms.words.push_back(&word);
    word.count += weight;
}

void EntryBuilder::finish(const Terms &terms, Xapian::Document &document)
{
    for (const Word *word : terms.words) {
        document.add_term(word->stem, std::exchange(word->count, 0));
        if (!word->isPlain || std::exchange(word->isCounted, true))
            continue;
        std::vector<std::string> &stems = m_words[word->folded];
        if (std::find(stems.begin(), stems.end(), word->stem) == stems.end())
            stems.push_back(word->stem);
    }
    for (const auto &[other, weight] : terms.others)
        document.add_term(other, weight);
    document.add_value(slot::Pairs, terms.pairs.bytes());
}

Result<WorkEntries> EntryBuilder::take()
{
    WorkEntries entries;
    m_record.entries = qint32(m_pending.size());
    const std::string byWork = workTerm(m_record.uri);
    bool isFirst = true;
    for (Pending &pending : m_pending) {
        Xapian::Document &document = pending.document;
        if (isFirst) {
            document.add_boolean_term(byWork);
            document.add_boolean_term(term::First);
            pending.entry.record = m_record.toBytes();
            isFirst = false;
        }
        if (pending.from.isValid())
            document.add_value(slot::From, packNumber(quint32(pending.from.toJulianDay())));
        if (pending.until.isValid())
            document.add_value(slot::Until, packNumber(quint32(pending.until.toJulianDay())));
        document.set_data(pending.entry.toBytes().toStdString());
        entries.documents.push_back(std::move(document));
        entries.units.push_back(pending.unit);
    }
    for (const Source &source : m_record.sources) {
        const std::string language = source.language.toStdString();
        if (std::find(entries.languages.begin(), entries.languages.end(), language)
            == entries.languages.end())
            entries.languages.push_back(language);
    }
    entries.record = std::move(m_record);
    entries.unread = std::move(m_unread);
    m_pending.clear();
    m_byKey.clear();
    return entries;
}

} // namespace sheria::search
