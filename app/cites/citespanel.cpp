// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cites/citespanel.h"

#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/text/words.h"
#include "core/akn/vocabulary.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/legislation/citationqueries.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using citations::CitedPlace;

namespace {

constexpr std::size_t MaxProvisions = 50; ///< Of the list of those that are cited.

/// The translation context of this file.
struct CiteWords
{
    Q_DECLARE_TR_FUNCTIONS(CiteRows)
};

constexpr Word Units[] = {
    {"section", QT_TRANSLATE_NOOP("CiteRows", "section %1")},
    {"article", QT_TRANSLATE_NOOP("CiteRows", "article %1")},
    {"regulation", QT_TRANSLATE_NOOP("CiteRows", "regulation %1")},
    {"rule", QT_TRANSLATE_NOOP("CiteRows", "rule %1")},
    {"paragraph", QT_TRANSLATE_NOOP("CiteRows", "paragraph %1")},
    {"clause", QT_TRANSLATE_NOOP("CiteRows", "clause %1")},
    {"schedule", QT_TRANSLATE_NOOP("CiteRows", "schedule %1")},
    {"attachment", QT_TRANSLATE_NOOP("CiteRows", "schedule %1")},
    {"chapter", QT_TRANSLATE_NOOP("CiteRows", "chapter %1")},
    {"part", QT_TRANSLATE_NOOP("CiteRows", "part %1")},
};

/// "section 12" for the words that name parts of laws; without a number it is empty.
QString unitWords(QByteArrayView unit, const QString &number)
{
    const QString text = wordFor(Units, "CiteRows", unit);
    return text.isEmpty() ? text : text.arg(number);
}

constexpr Word Fronts[] = {
    {"preface", QT_TRANSLATE_NOOP("CiteRows", "preface")},
    {"preamble", QT_TRANSLATE_NOOP("CiteRows", "preamble")},
    {"conclusions", QT_TRANSLATE_NOOP("CiteRows", "conclusion")},
    {"header", QT_TRANSLATE_NOOP("CiteRows", "header")},
};

/// Of what is around the provisions.
QString frontName(const QByteArray &eId)
{
    const qsizetype cut = eId.indexOf("__");
    const QString name = wordFor(Fronts, "CiteRows", cut < 0 ? eId : eId.left(cut));
    return name.isEmpty() ? QString::fromUtf8(eId) : name;
}

constexpr Word Treatments[] = {
    {"considered", QT_TRANSLATE_NOOP("CiteRows", "considered")},
    {"applied", QT_TRANSLATE_NOOP("CiteRows", "applied")},
    {"followed", QT_TRANSLATE_NOOP("CiteRows", "followed")},
    {"distinguished", QT_TRANSLATE_NOOP("CiteRows", "distinguished")},
    {"doubted", QT_TRANSLATE_NOOP("CiteRows", "doubted")},
    {"overruled", QT_TRANSLATE_NOOP("CiteRows", "overruled")},
    {"reversed", QT_TRANSLATE_NOOP("CiteRows", "reversed on appeal")},
};

/// "Treatment: followed?" and the words that say so; what a person states has no question mark.
void addTreatment(CiteRow &row, const citations::CitatorEntry &entry)
{
    const QString word = wordFor(Treatments, "CiteRows", enumName(entry.treatment()));
    if (word.isEmpty())
        return;
    const QString text = entry.stated
        ? CiteWords::tr("Treatment: %1").arg(word)
        : CiteWords::tr("Treatment: %1?", "as the words suggest").arg(word);
    row.rows.push_back({text, row.uri, false, {}, {}});
    for (const citations::CitationInWords &one : entry.citations) {
        if (one.hint.treatment == citations::Treatment::None)
            continue;
        const QString words = one.before + u' ' + one.text + u' ' + one.after;
        row.rows.push_back({u"“%1”"_s.arg(words.simplified()), row.uri, true, {}, {}});
    }
}

/// An address that opens at a provision.
QByteArray at(const QByteArray &uri, const QByteArray &eId)
{
    return eId.isEmpty() ? uri : QByteArray(uri + '#' + eId);
}

/// Of a place in what is cited.
QString targetText(const CitedPlace &place)
{
    const QString words = placeWords(place.words);
    return words.isEmpty() && !place.target.isEmpty() ? placeName(place.target) : words;
}

QString counted(const QString &text, std::size_t places)
{
    return places < 2 ? text
                      : CiteWords::tr("%1 (%L2)", "title, number of places").arg(text).arg(places);
}

constexpr std::size_t MaxTreating = 30; ///< Decisions whose words are read.
constexpr int CitingUriRole = Qt::UserRole;
constexpr int TreatingRole = Qt::UserRole + 1; ///< Of a decision that cites one.
constexpr int SoonMs = 200;
constexpr int AgainMs = 2000;
constexpr int MaxOpened = 12; ///< Works whose places are shown at once.

bool isWithin(const QByteArray &eId, const QByteArray &outer)
{
    return eId == outer || eId.startsWith(QByteArray(outer + "__"));
}

Result<Citations> look(store::Database &db, const ExpressionRecord &record, const QByteArray &eId,
                       QDate asAt, const std::stop_token &stop)
{
    Citations found;
    found.asAt = asAt;
    SHERIA_TRY(found.waiting, store::countCitationTasks(db));
    SHERIA_TRY(found.cites, citations::cites(db, record, citations::Unnamed::LeftOut, asAt));
    SHERIA_TRY(found.citedBy, citations::citedBy(db, record, eId, asAt));
    if (record.work.uri.doctype == "judgment") {
        citations::CitatorOptions options;
        options.eId = eId;
        options.asAt = asAt;
        options.most = MaxTreating;
        SHERIA_TRY(citations::Citator citator, citations::citator(db, record, options, stop));
        for (citations::CitatorEntry &one : citator.entries) {
            const QByteArray uri = one.citing.work.uri;
            found.treatments.emplace(uri, std::move(one));
        }
    }
    SHERIA_TRY(found.byCourtAndYear, citations::countByCourtAndYear(found.citedBy.works));
    if (!found.byCourtAndYear.empty()) {
        SHERIA_TRY(const auto courts, store::listDecisionTerms(db, store::Dimension::Court));
        for (const store::DecisionTerm &court : courts)
            found.courts[court.key] = court.name;
    }
    if (eId.isEmpty())
        return found;
    for (citations::CitedWork &work : found.cites)
        std::erase_if(work.places, [&](const citations::CitedPlace &place) {
            return !isWithin(place.source, eId);
        });
    std::erase_if(found.cites,
                  [](const citations::CitedWork &work) { return work.places.empty(); });
    return found;
}

} // namespace

QString placeWords(const QByteArray &words)
{
    const qsizetype blank = words.indexOf(' ');
    if (blank < 0)
        return {};
    const QString number = QString::fromUtf8(words.sliced(blank + 1));
    const QString said = unitWords(words.first(blank), number);
    return said.isEmpty() ? QString::fromUtf8(words) : said;
}

QString placeName(const QByteArray &eId)
{
    QString said;
    for (qsizetype start = 0; start >= 0 && start < eId.size();) {
        const qsizetype cut = eId.indexOf("__", start);
        const QByteArray step = eId.sliced(start, (cut < 0 ? eId.size() : cut) - start);
        start = cut < 0 ? -1 : cut + 2;
        const qsizetype bar = step.indexOf('_');
        if (bar <= 0)
            continue;
        const auto element = akn::elementForAlias(
            std::string_view(step.constData(), std::size_t(bar)));
        const QString number = QString::fromUtf8(step.sliced(bar + 1));
        const QByteArrayView name(element.data(), qsizetype(element.size()));
        const bool isDetail = !said.isEmpty() && name != "section" && name != "article"
            && name != "rule" && name != "regulation" && name != "chapter" && name != "part";
        if (isDetail
            && (name == "subsection" || name == "paragraph" || name == "subparagraph"
                || name == "point" || name == "item"))
            said += u'(' + number + u')';
        else if (const QString outer = unitWords(name == "att" ? "schedule" : name, number);
                 !outer.isEmpty())
            said = outer;
    }
    return said.isEmpty() ? frontName(eId) : said;
}

CiteRow citesRow(const Citations &known, const QByteArray &expressionUri)
{
    CiteRow top;
    for (const citations::CitedWork &cited : known.cites) {
        const bool isHere = !cited.work.uri.isEmpty();
        CiteRow row;
        row.text = counted(isHere ? cited.work.title : QString::fromUtf8(cited.text),
                           cited.places.size());
        row.uri = cited.work.uri;
        row.isMuted = !isHere;
        for (const CitedPlace &place : cited.places) {
            const QString target = targetText(place);
            const QString source = place.source.isEmpty() ? QString() : placeName(place.source);
            CiteRow line;
            line.text = target.isEmpty() ? CiteWords::tr("in %1", "a provision").arg(source)
                : source.isEmpty()       ? target
                                   : CiteWords::tr("%1, in %2", "cited provision, citing provision")
                                         .arg(target, source);
            if (target.isEmpty() && source.isEmpty())
                continue;
            // What is not here is looked at where it is cited.
            line.uri = isHere ? at(cited.work.uri, place.target) : at(expressionUri, place.source);
            line.isMuted = !isHere;
            row.rows.push_back(std::move(line));
        }
        top.rows.push_back(std::move(row));
    }
    top.text = CiteWords::tr("Cites (%L1)").arg(top.rows.size());
    return top;
}

CiteRow citedByRow(const Citations &known)
{
    CiteRow top;
    for (const citations::CitingWork &citing : known.citedBy.works) {
        CiteRow row;
        row.text = counted(citing.work.title, citing.places.size());
        row.uri = at(citing.expressionUri,
                     citing.places.empty() ? QByteArray() : citing.places.front().source);
        if (const auto treated = known.treatments.find(citing.work.uri);
            treated != known.treatments.end()) {
            addTreatment(row, treated->second);
            if (citing.doctype == "judgment")
                row.citing = citing.work.uri;
        }
        for (const CitedPlace &place : citing.places) {
            const QString target = targetText(place);
            const QString source = place.source.isEmpty() ? longDate(citing.date)
                                                          : placeName(place.source);
            CiteRow line;
            line.text = target.isEmpty()
                ? source
                : CiteWords::tr("%1, on %2", "citing provision, cited provision")
                      .arg(source, target);
            line.uri = at(citing.expressionUri, place.source);
            row.rows.push_back(std::move(line));
        }
        top.rows.push_back(std::move(row));
    }
    const QString count = QLocale().toString(top.rows.size())
        + (known.citedBy.isCut ? u"+"_s : QString());
    top.text = known.asAt.isValid()
        ? CiteWords::tr("Cited by (%1), as at %2").arg(count, longDate(known.asAt))
        : CiteWords::tr("Cited by (%1)").arg(count);
    return top;
}

CiteRow courtsRow(const Citations &known)
{
    CiteRow top;
    // The newest year of a court first, what is of no court last.
    for (auto one = known.byCourtAndYear.rbegin(); one != known.byCourtAndYear.rend(); ++one) {
        const auto &[court, year] = one->first;
        const auto named = known.courts.find(court);
        const QString name = court.isEmpty() ? CiteWords::tr("Legislation and other documents")
            : named == known.courts.end() || named->second.isEmpty()
            ? QString::fromUtf8(court).toUpper()
            : named->second;
        top.rows.push_back({CiteWords::tr("%1, %2: %n work(s)", "court, year", one->second)
                                .arg(name, QString::number(year)),
                            {},
                            false,
                            {}});
    }
    top.text = CiteWords::tr("By court and year");
    return top;
}

CiteRow provisionsRow(const Citations &known, const QByteArray &expressionUri,
                      const std::vector<TocEntry> &entries)
{
    std::vector<std::pair<QByteArray, int>> cited(known.citedBy.provisions.begin(),
                                                  known.citedBy.provisions.end());
    std::stable_sort(cited.begin(), cited.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    CiteRow top;
    for (const auto &[eId, works] : cited) {
        if (top.rows.size() >= MaxProvisions)
            break;
        const CitedProvision provision = citedProvision(entries, eId);
        const QString number = placeName(eId);
        const bool hasNumber = number != QString::fromUtf8(eId) || provision.label.isEmpty();
        const QString name = hasNumber ? number : provision.label;
        top.rows.push_back({CiteWords::tr("%1: %n work(s)", "provision", works).arg(name),
                            at(expressionUri, eId),
                            false,
                            {}});
    }
    top.text = CiteWords::tr("Most cited provisions");
    return top;
}

CitesPanel::CitesPanel(QWidget *parent)
    : QWidget(parent)
    , m_onlyHere(new QCheckBox(tr("Only the provision being read"), this))
    , m_tree(new QTreeWidget(this))
    , m_hint(new QLabel(this))
    , m_waiting(new QLabel(this))
{
    setObjectName(u"citesPanel"_s);
    setAccessibleName(tr("Citations"));
    m_onlyHere->setObjectName(u"citesOnlyHere"_s);
    m_tree->setObjectName(u"citesTree"_s);
    m_tree->setAccessibleName(tr("Citations"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    m_tree->setIndentation(14);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideRight); // The whole of it is in the tool tip.
    for (QLabel *label : {m_hint, m_waiting}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_hint->setObjectName(u"emptyHint"_s);
    m_waiting->setObjectName(u"detailsNote"_s);
    m_graph = makeButton(this, u"citationGraphButton"_s, tr("Citation &Graph…"), {},
                         tr("Walk from work to work by their citations"),
                         [this] { Q_EMIT graphRequested(); });
    vbox({m_onlyHere,
          {m_graph, 0, Qt::AlignLeading},
          m_hint,
          {m_tree, 1},
          m_waiting,
          BoxItem::filler()},
         this, QMargins(8, 8, 8, 8));
    for (QTimer *timer : {&m_soon, &m_again}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, &CitesPanel::load);
    }
    m_soon.setInterval(SoonMs);
    m_again.setInterval(AgainMs);
    connect(m_onlyHere, &QCheckBox::toggled, this, &CitesPanel::load);
    connect(m_tree, &QTreeWidget::itemClicked, this, &CitesPanel::open);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, &CitesPanel::showMenu);
    connect(m_tree, &QTreeWidget::itemActivated, this, &CitesPanel::open);
    clear();
}

void CitesPanel::follow(const ReaderTabs &tabs)
{
    connect(&tabs, &ReaderTabs::shownChanged, this, [this, &tabs] { show(tabs); });
    connect(&tabs, &ReaderTabs::moved, this, [this, &tabs] { move(tabs.current()); });
}

/// Another provision is read.
void CitesPanel::move(const ReaderTab *tab)
{
    const QByteArray before = m_eId;
    if (tab && !tab->history().isEmpty())
        m_eId = tab->history().current().eId;
    if (m_onlyHere->isChecked() && m_eId != before)
        m_soon.start();
}

void CitesPanel::clear()
{
    m_record.reset();
    m_graph->setEnabled(false);
    m_soon.stop();
    m_again.stop();
    m_query.cancel();
    m_waiting->hide();
    say(tr("Open a text to see what it cites and what cites it."));
}

void CitesPanel::show(const ReaderTabs &tabs)
{
    store::Readers *readers = tabs.services() ? &tabs.services()->readers : nullptr;
    if (readers != m_readers || !readers) {
        m_query.setReaders(readers);
        m_readers = readers;
    }
    m_asAt = readers ? tabs.services()->date.date() : QDate();
    const ReaderTab *tab = tabs.current();
    const LoadedExpression *expression = tab ? tab->expression() : nullptr;
    if (!expression || !m_query) {
        clear();
        return;
    }
    m_waiting->hide();
    m_entries = tab->rendering() ? tab->rendering()->entries : std::vector<TocEntry>();
    m_eId = tab->history().isEmpty() ? QByteArray() : tab->history().current().eId;
    const bool isOther = !m_record || m_record->expression.uri != expression->record.expression.uri;
    m_record = expression->record;
    m_graph->setEnabled(true);
    if (isOther)
        say({});
    m_soon.start();
}

void CitesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_soon.start();
}

/// Nothing is asked for while nobody looks.
void CitesPanel::load()
{
    if (!m_record || !m_query || !isVisible())
        return;
    m_again.stop();
    const QByteArray eId = m_onlyHere->isChecked() ? m_eId : QByteArray();
    m_query.start(
        [record = *m_record, eId, asAt = m_asAt](store::Database &db, const std::stop_token &stop) {
            return look(db, record, eId, asAt, stop);
        },
        [this](const Result<Citations> &found) { showFound(found); });
}

void CitesPanel::showFound(const Result<Citations> &found)
{
    if (!m_record)
        return;
    if (!found) {
        say(tr("The citations could not be read: %1").arg(messageText(found.error().message)));
        return;
    }
    m_waiting->setText(
        tr("%n work(s) not yet searched for citations.", nullptr, int(found->waiting)));
    m_waiting->setVisible(found->waiting > 0);
    if (found->waiting > 0)
        m_again.start();
    if (found->cites.empty() && found->citedBy.works.empty()) {
        say(m_onlyHere->isChecked() ? tr("No citations from or to this provision.")
                                    : tr("No citations from or to this text."));
        return;
    }
    const QByteArray uri = m_record->expression.uri;
    m_tree->clear();
    add(nullptr, citesRow(*found, uri), 0);
    add(nullptr, citedByRow(*found), 0);
    if (const CiteRow courts = courtsRow(*found); !courts.rows.empty())
        add(nullptr, courts, 0);
    const CiteRow provisions = provisionsRow(*found, uri, m_entries);
    if (!provisions.rows.empty() && !m_onlyHere->isChecked())
        add(nullptr, provisions, 0);
    m_hint->hide();
    m_tree->show();
}

/// Rows keep the colour that they were given.
void CitesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_tree)
        return;
    for (QTreeWidgetItemIterator row(m_tree); *row; ++row) {
        if ((*row)->foreground(0) != QBrush())
            (*row)->setForeground(0, palette().color(QPalette::PlaceholderText));
    }
}

void CitesPanel::add(QTreeWidgetItem *parent, const CiteRow &row, int depth)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setText(0, row.text);
    item->setData(0, CitingUriRole, row.uri);
    item->setData(0, TreatingRole, row.citing);
    item->setToolTip(0,
                     row.uri.isEmpty() && row.isMuted
                         ? tr("%1 is not in the library.").arg(row.text)
                         : row.text);
    if (row.isMuted)
        item->setForeground(0, palette().color(QPalette::PlaceholderText));
    QFont font = m_tree->font();
    font.setBold(depth == 0);
    font.setItalic(row.isMuted); // Not by colour alone.
    item->setFont(0, font);
    for (const CiteRow &below : row.rows)
        add(item, below, depth + 1);
    item->setExpanded(depth == 0
                      || (depth == 1 && parent->childCount() <= MaxOpened && row.rows.size() <= 3));
}

void CitesPanel::open(const QTreeWidgetItem *item)
{
    const QByteArray uri = item->data(0, CitingUriRole).toByteArray();
    if (!uri.isEmpty())
        Q_EMIT openRequested(uri,
                             QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier));
}

/// How a decision treats the one that is shown is for a person to say.
void CitesPanel::showMenu(const QPoint &at)
{
    const QTreeWidgetItem *item = m_tree->itemAt(at);
    const QByteArray citing = item ? item->data(0, TreatingRole).toByteArray() : QByteArray();
    if (citing.isEmpty() || !m_record)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"treatmentMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QByteArray cited = m_record->work.uri.workUri(false);
    const auto add = [&](const QString &text, const std::optional<QByteArray> &treatment) {
        menu->addAction(text, this, [this, citing, cited, treatment] {
            Q_EMIT treatmentStated(citing, cited, treatment);
        });
    };
    for (const Word &word : Treatments)
        add(CiteWords::tr(word.text), word.name);
    menu->addSeparator();
    add(tr("No Treatment"), "none"_ba);
    add(tr("What the Words Suggest"), std::nullopt);
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

void CitesPanel::say(const QString &sentence)
{
    m_tree->clear();
    m_tree->hide();
    m_hint->setText(sentence);
    m_hint->setVisible(!sentence.isEmpty());
}

} // namespace sheria::app
