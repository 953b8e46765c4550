// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/askpage.h"

#include "app/knowledge/basespage.h"
#include "app/reader/bars.h"
#include "app/text/words.h"
#include "app/theme/progressdelegate.h"
#include "core/domain/json/json.h"
#include "core/knowledge/retriever.h"
#include "core/knowledge/vectorsearch.h"
#include "core/search/index/indexer.h"
#include "core/search/query/searcher.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using knowledge::Item;

namespace {

/// Of the passage, or of its text where it is in no provision.
QByteArray addressOf(const knowledge::Item &item)
{
    return item.pinpointUri.isEmpty() ? item.expressionUri : item.pinpointUri;
}

/// `text` as one word of a shell.
QString quoted(const QString &text)
{
    QString inner = text;
    inner.replace(u'\'', u"'\\''"_s);
    return u'\'' + inner + u'\'';
}

void writeFilters(json::Writer &out, const knowledge::Filters &filters)
{
    out.beginObject();
    if (filters.places && filters.places->size() == 1)
        out.member("frbr_place", filters.places->front());
    if (filters.repealed)
        out.member("repealed", *filters.repealed);
    if (filters.commenced)
        out.member("commenced", *filters.commenced);
    if (filters.asAt.isValid())
        out.member("as_at", filters.asAt);
    out.endObject();
}

QByteArray pretty(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).toJson(QJsonDocument::Indented).trimmed();
}

void writeCommand(json::Writer &out, const QString &library)
{
    out.member("command", QByteArrayView("sheriactl")).key("args").beginArray();
    out.string(QByteArrayView("mcp")).string(QByteArrayView("--library"));
    out.string(QStringView(library)).endArray();
}

void writeAddress(json::Writer &out, const QByteArray &address)
{
    out.member("type", QByteArrayView("http")).member("url", QByteArray(address + "/mcp"));
    out.key("headers").beginObject();
    out.member("Authorization", QByteArrayView("Bearer TOKEN")).endObject();
}

enum AnswerColumn { ScoreColumn, PassageColumn, WhyColumn, AnswerColumns };

constexpr int ScoreDigits = 3;
constexpr int ScoreWidth = 90; ///< Units: device-independent pixels.
constexpr int MostWords = 6;   ///< Named in why a passage is there.

QString passageTitle(const Item &item)
{
    if (item.type == knowledge::PortionType::Page)
        return AskPage::tr("%1 · page %2").arg(item.title, QString::fromUtf8(item.portionId));
    return item.portionTitle.isEmpty() ? item.title
                                       : QString(item.title + u" · "_s + item.portionTitle);
}

/// The words of the question that a passage has.
QString wordsOf(const Item &item)
{
    QStringList words;
    for (const knowledge::MatchedWord &word : item.explanation.words) {
        if (words.size() < MostWords)
            words << word.word;
    }
    return words.join(u", "_s);
}

QString whyText(const Item &item)
{
    QStringList reasons;
    if (const QString words = wordsOf(item); !words.isEmpty())
        reasons << AskPage::tr("Words: %1").arg(words);
    if (item.explanation.vectorRank > 0)
        reasons << AskPage::tr("Similar in meaning");
    return reasons.join(u" · "_s);
}

/// A bar beside that of the best; the numbers are for who wants to know.
void setScore(QTreeWidgetItem &row, const Item &item, double best)
{
    const double share = best > 0 ? std::clamp(item.score / best, 0.0, 1.0) : 0;
    const QLocale locale;
    const QString percent = AskPage::tr("%L1 % of the best match").arg(qRound(share * 100));
    QStringList tip{percent,
                    AskPage::tr("Score: %1").arg(locale.toString(item.score, 'f', ScoreDigits))};
    if (item.explanation.vectorRank > 0)
        tip << AskPage::tr("Similarity of meaning: %1")
                   .arg(locale.toString(item.explanation.vectorScore, 'f', 2));
    row.setData(ScoreColumn, ProgressDelegate::ShareRole, share);
    row.setData(ScoreColumn, Qt::AccessibleTextRole, percent);
    row.setToolTip(ScoreColumn, tip.join(u'\n'));
}

} // namespace

QByteArray asJson(const knowledge::Request &request)
{
    json::Writer out;
    out.beginObject().member("text", QStringView(request.text));
    out.member("top_k", request.topK).key("filters");
    writeFilters(out, request.filters);
    if (request.wantsExplanation)
        out.member("explain", true);
    out.endObject();
    return out.take();
}

QString asCurl(const knowledge::Request &request, const QByteArray &base, const QByteArray &address)
{
    return u"curl -H \"Authorization: Token $TOKEN\" -H \"Content-Type: application/json\" \\\n"
           "    -d %1 \\\n    %2"_s.arg(
               quoted(QString::fromUtf8(asJson(request))),
               quoted(QString::fromUtf8(address + "/ai/v1/knowledge-bases/" + base + "/retrieve")));
}

QString clientSnippet(ClientKind kind, const QString &library, const QByteArray &address)
{
    json::Writer out;
    out.beginObject();
    switch (kind) {
    case ClientKind::CommandLine: return u"sheriactl mcp --library "_s + quoted(library);
    case ClientKind::StartsProgram:
        out.key("mcpServers").beginObject().key("sheria").beginObject();
        writeCommand(out, library);
        break;
    case ClientKind::Address:
        out.key("mcpServers").beginObject().key("sheria").beginObject();
        writeAddress(out, address);
        break;
    case ClientKind::EditorServers:
        out.key("servers").beginObject().key("sheria").beginObject();
        writeAddress(out, address);
        break;
    }
    out.endObject().endObject().endObject();
    return QString::fromUtf8(pretty(out.take()));
}

AskPage::AskPage(Library &library, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_work(this)
{
    build();
    connect(m_question, &QLineEdit::returnPressed, this, &AskPage::ask);
    connect(m_results, &QTreeWidget::itemSelectionChanged, this, &AskPage::showChosen);
    connect(m_results, &QTreeWidget::itemActivated, this, &AskPage::openChosen);
    connect(m_isDated, &QCheckBox::toggled, m_date, &QWidget::setEnabled);
    showChosen();
}

void AskPage::build()
{
    m_base = makeComboBox(this, u"askBase"_s, tr("Knowledge base"));
    m_base->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_question = makeLine(this, u"askQuestion"_s, tr("Ask a question"), tr("Ask a question"));
    setFocusProxy(m_question);
    m_ask = makeButton(this, u"ask"_s, tr("Ask"), u"find"_s, {}, [this] { ask(); });
    QWidget *filters = buildFilters();
    QWidget *results = buildResults();
    m_state = makeLabel(this, u"askState"_s);
    m_open = makeButton(this, u"askOpen"_s, tr("Open in the Reader"), u"link"_s, {},
                        [this] { openChosen(); });
    m_copy = makeButton(this, u"askCopy"_s, tr("Copy as curl"), u"copy"_s,
                        tr("Copies the query as a curl command"), [this] { copyRequest(); });
    vbox({hbox({m_base, {m_question, 1}, m_ask}),
          filters,
          {results, 1},
          hbox({{m_state, 1}, m_copy, m_open})},
         this, StyleMargins);
}

QWidget *AskPage::buildFilters()
{
    auto *filters = new QWidget(this);
    m_place = makeLine(filters, u"askPlace"_s, tr("Only this place"), tr("Place, such as za-cpt"));
    m_isInForce = makeCheckBox(filters, u"askInForce"_s, tr("In force only"));
    m_isDated = makeCheckBox(filters, u"askDated"_s, tr("As at"));
    m_date = makeDateEdit(filters, u"askDate"_s, tr("Search the law as at this date"));
    m_date->setDate(Today(m_library.clock().now()).here());
    m_date->setEnabled(false);
    hbox({m_place, m_isInForce, m_isDated, m_date, BoxItem::filler()}, filters);
    return filters;
}

QWidget *AskPage::buildResults()
{
    m_results = makeTree(this, u"askResults"_s, tr("Matching passages"),
                         {tr("Match"), tr("Passage"), tr("Why")});
    m_results->setAlternatingRowColors(false);
    m_results->setRootIsDecorated(false);
    m_results->header()->setStretchLastSection(false);
    m_results->header()->setMinimumSectionSize(ScoreWidth);
    m_results->header()->setSectionResizeMode(ScoreColumn, QHeaderView::ResizeToContents);
    m_results->setItemDelegateForColumn(ScoreColumn, new ProgressDelegate(m_results));
    m_results->header()->setSectionResizeMode(PassageColumn, QHeaderView::Stretch);
    m_results->header()->setSectionResizeMode(WhyColumn, QHeaderView::ResizeToContents);
    explainIfEmpty(*m_results, tr("Passages that match the question are listed here."));
    m_text = makeTextView(this, u"askText"_s, tr("Text of the passage"));
    m_text->setTabChangesFocus(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setPlaceholderText(tr("Text of the passage"));
    return makeSplitter(this, Qt::Vertical, {m_results, m_text});
}

void AskPage::setBases(const std::vector<KnowledgeBase> &bases)
{
    const QVariant before = m_base->currentData();
    m_bases = bases;
    m_base->clear();
    for (const KnowledgeBase &base : bases)
        m_base->addItem(shownName(base), base.code);
    const int kept = m_base->findData(before.isValid() ? before : QVariant("legislation-all"_ba));
    m_base->setCurrentIndex(std::max(0, kept));
    m_ask->setEnabled(!bases.empty());
}

void AskPage::setAsAt(QDate date)
{
    m_isDated->setChecked(date.isValid());
    if (date.isValid())
        m_date->setDate(date);
}

knowledge::Request AskPage::request() const
{
    knowledge::Request request;
    request.text = m_question->text().trimmed();
    request.wantsExplanation = true;
    const QByteArray place = m_place->text().trimmed().toUtf8();
    if (!place.isEmpty())
        request.filters.places = std::vector<QByteArray>{place};
    if (m_isInForce->isChecked()) {
        request.filters.repealed = false;
        request.filters.commenced = true;
    }
    if (m_isDated->isChecked())
        request.filters.asAt = m_date->date();
    return request;
}

void AskPage::ask()
{
    const int row = m_base->currentIndex();
    const knowledge::Request asked = request();
    if (row < 0 || asked.text.isEmpty()) {
        m_question->setFocus();
        return;
    }
    m_ask->setEnabled(false);
    m_state->setText(tr("Searching…"));
    m_work.start(
        [&library = m_library, base = m_bases[std::size_t(row)],
         asked](const std::stop_token &stop) -> Found {
            SHERIA_TRY(store::Database db, library.openPublicReader());
            knowledge::Retriever retriever(library.searcher(), db, Today(library.clock().now()),
                                           &library.vectors());
            return retriever.retrieve(base, asked, {}, stop);
        },
        [this](const Found &found) { show(found); });
}

void AskPage::show(const Found &found)
{
    m_ask->setEnabled(true);
    m_items = found ? *found : std::vector<Item>();
    m_results->clear();
    double best = 0;
    for (const Item &item : m_items)
        best = std::max(best, item.score);
    for (const Item &item : m_items) {
        auto *row = new QTreeWidgetItem(m_results);
        setScore(*row, item, best);
        row->setText(PassageColumn, passageTitle(item));
        row->setToolTip(PassageColumn, QString::fromUtf8(addressOf(item)));
        row->setText(WhyColumn, whyText(item));
    }
    explainIfEmpty(*m_results, found ? tr("No results.") : errorText(found.error().code));
    if (m_results->topLevelItemCount() > 0)
        m_results->setCurrentItem(m_results->topLevelItem(0));
    if (!found)
        m_state->setText(errorText(found.error().code));
    else if (m_items.empty())
        m_state->setText(tr("No results."));
    else
        m_state->setText(tr("%n passage(s)", nullptr, int(m_items.size())));
    if (found && knowledge::isUnsure(m_items))
        m_state->setText(tr("%1. The library may not answer this question.").arg(m_state->text()));
    const search::Indexer *indexer = m_library.indexer();
    const bool isBehind = indexer
        && indexer->progress().state != search::IndexProgress::State::UpToDate
        && indexer->progress().state != search::IndexProgress::State::Elsewhere;
    if (found && isBehind)
        m_state->setText(tr("%1 (so far; the search index is being updated)").arg(m_state->text()));
    showChosen();
}

int AskPage::chosen() const
{
    const QTreeWidgetItem *item = m_results->currentItem();
    const int row = item ? m_results->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(item)) : -1;
    return row < int(m_items.size()) ? row : -1;
}

void AskPage::showChosen()
{
    const int row = chosen();
    m_open->setEnabled(row >= 0);
    m_copy->setEnabled(!m_items.empty());
    m_text->setPlainText(row < 0 ? QString() : m_items[std::size_t(row)].text);
}

void AskPage::openChosen()
{
    if (const int row = chosen(); row >= 0)
        Q_EMIT openRequested(addressOf(m_items[std::size_t(row)]));
}

void AskPage::copyRequest()
{
    const QByteArray base = m_base->currentData().toByteArray();
    copyText(asCurl(request(), base, m_address));
    m_state->setText(tr("The request was copied."));
}

} // namespace sheria::app
