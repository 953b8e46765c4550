// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/hitmarks.h"

#include "app/reader/readerpane.h"
#include "app/theme/widgets.h"
#include "core/search/query/searcher.h"

#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// Elements that stand inside a line of text.
constexpr std::array<QByteArrayView, 12> InlineElements = {"a",      "abbr", "b",   "code",
                                                           "em",     "i",    "q",   "span",
                                                           "strong", "sub",  "sup", "u"};

bool endsWord(QByteArrayView tag)
{
    const qsizetype start = tag.startsWith('/') ? 1 : 0;
    qsizetype end = start;
    while (end < tag.size() && tag[end] != ' ' && tag[end] != '/' && tag[end] != '\n')
        ++end;
    const QByteArrayView name = tag.sliced(start, end - start);
    return std::find(InlineElements.begin(), InlineElements.end(), name) == InlineElements.end();
}

struct Entity
{
    QByteArrayView name;
    char character;
};

constexpr std::array<Entity, 5> Entities = {
    {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}}};

/// The character of the entity at the start of `text`, and how long that is; length 0: none.
std::pair<char, qsizetype> entityAt(QByteArrayView text)
{
    for (const Entity &entity : Entities) {
        if (text.startsWith(entity.name))
            return {entity.character, entity.name.size()};
    }
    return {'&', 0};
}

} // namespace

QByteArray plainText(const QByteArray &html)
{
    QByteArray text;
    text.reserve(html.size() / 2);
    for (qsizetype at = 0; at < html.size();) {
        if (html[at] == '<') {
            const qsizetype end = html.indexOf('>', at);
            if (end < 0)
                break;
            if (endsWord(QByteArrayView(html).sliced(at + 1, end - at - 1)))
                text += ' ';
            at = end + 1;
            continue;
        }
        const auto [character, length] = html[at] == '&' ? entityAt(QByteArrayView(html).sliced(at))
                                                         : std::pair(html[at], qsizetype(1));
        text += character;
        at += std::max<qsizetype>(1, length);
    }
    return text;
}

QStringList hitForms(const search::Searcher &searcher, const QByteArray &text,
                     const QByteArray &language, const QString &words)
{
    QSet<QByteArray> forms;
    for (const search::TextRange &range : searcher.matchesIn(text, language, words)) {
        forms.insert(text.mid(range.start, range.end - range.start).simplified());
        if (forms.size() >= MaxHitForms)
            break;
    }
    forms.remove(QByteArray());
    QStringList list;
    for (const QByteArray &form : forms)
        list.append(QString::fromUtf8(form));
    list.sort();
    return list;
}

HitBar::HitBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"hitBar"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_words = makeLabel(this, u"hitCount"_s);
    auto *previous = makeToolButton(this, u"previousHit"_s, u"up"_s, tr("Previous search match"));
    auto *next = makeToolButton(this, u"nextHit"_s, u"down"_s, tr("Next search match"));
    auto *results = makeButton(this, u"backToResults"_s, tr("Results"));
    results->setToolTip(tr("Back to the search results"));
    auto *close = makeToolButton(this, u"closeHits"_s, u"close"_s, tr("Clear highlights"));
    for (QToolButton *each : {previous, next, close})
        each->setAutoRaise(true);

    hbox({m_words, previous, next, BoxItem::filler(), results, close}, this,
         QMargins(10, 5, 10, 5));
    connect(previous, &QToolButton::clicked, this, &HitBar::previousWanted);
    connect(next, &QToolButton::clicked, this, &HitBar::nextWanted);
    connect(results, &QPushButton::clicked, this, &HitBar::resultsWanted);
    connect(close, &QToolButton::clicked, this, &HitBar::closed);
    hide();
}

void HitBar::show(const QString &words, int index, int count)
{
    constexpr int MostLetters = 40;
    const QString shown = words.size() > MostLetters ? words.left(MostLetters) + u'…' : words;
    if (count == 0)
        m_words->setText(tr("No match for “%1” in this text").arg(shown));
    else if (index == 0)
        m_words->setText(tr("“%1”: %n match(es)", nullptr, count).arg(shown));
    else
        m_words->setText(tr("“%1”: %2 of %3", "words, match, matches")
                             .arg(shown, QLocale().toString(index), QLocale().toString(count)));
    setVisible(true);
}

HitMarks::HitMarks(store::Readers &readers, const search::Searcher &searcher, ReaderPane &pane,
                   HitBar &bar)
    : QObject(&pane)
    , m_searcher(searcher)
    , m_pane(pane)
    , m_bar(bar)
    , m_query(readers, this)
{
    connect(&pane, &ReaderPane::completed, this, &HitMarks::mark);
    connect(&pane, &ReaderPane::hitShown, this, [this](int index, int count) {
        if (isLooking())
            m_bar.show(m_words, index, count);
    });
    connect(&bar, &HitBar::nextWanted, this, [this] { step(1); });
    connect(&bar, &HitBar::previousWanted, this, [this] { step(-1); });
    connect(&bar, &HitBar::closed, this, &HitMarks::clear);
}

void HitMarks::look(const QString &words, const QByteArray &work, const QByteArray &eId)
{
    m_words = words.trimmed();
    m_work = work;
    m_eId = eId;
    if (!isLooking()) {
        clear();
        return;
    }
    if (m_shownWork == m_work)
        find();
    Q_EMIT changed();
}

void HitMarks::textShown(std::shared_ptr<const Rendering> rendering, const QByteArray &language,
                         const QByteArray &work)
{
    m_rendering = std::move(rendering);
    m_language = language;
    m_shownWork = work;
    if (isLooking() && work == m_work)
        find();
    else if (isLooking())
        clear();
}

void HitMarks::textGone()
{
    m_rendering.reset();
    m_shownWork.clear();
    m_forms.reset();
}

void HitMarks::suspend()
{
    m_query.cancel();
    textGone();
    m_eId.clear();
}

void HitMarks::find()
{
    m_forms.reset();
    if (!m_rendering)
        return;
    m_query.start(
        [rendering = m_rendering, language = m_language, words = m_words,
         &searcher = m_searcher](store::Database &, const std::stop_token &stop) {
            return stop.stop_requested()
                ? QStringList()
                : hitForms(searcher, plainText(rendering->html), language, words);
        },
        [this](const QStringList &forms) {
            m_forms = forms;
            mark();
        });
}

/// As soon as the forms are known and the page has its whole text.
void HitMarks::mark()
{
    if (isLooking() && m_forms && m_pane.isComplete())
        m_pane.markHits(*m_forms, m_eId);
}

void HitMarks::step(int by)
{
    if (isLooking())
        m_pane.goToHit(by);
}

void HitMarks::clear()
{
    m_words.clear();
    m_forms.reset();
    m_pane.markHits({}, {});
    m_bar.hide();
    Q_EMIT changed();
}

} // namespace sheria::app
