// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/sourceform.h"

#include "app/text/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <functional>

namespace sheria::app {

using namespace Qt::StringLiterals;
using store::SyncKind;

namespace {

bool holds(const std::vector<QByteArray> &list, const QByteArray &word)
{
    return list.empty() || std::find(list.begin(), list.end(), word) != list.end();
}

QString nameOf(const Place &place)
{
    return place.name.isEmpty() ? QString::fromUtf8(place.uriCode).toUpper() : place.name;
}

/// A country, its national law alone, single localities: keys in the form of sync::Selection::places.
std::vector<TickedList::Row> placeRows(const std::vector<Country> &countries)
{
    std::vector<TickedList::Row> rows;
    for (const Country &country : countries) {
        TickedList::Row row{country.place.uriCode + "-*", nameOf(country.place), {}, false};
        if (!country.localities.empty()) {
            row.isWhole = true;
            row.children.push_back(
                {country.place.uriCode, SourceForm::tr("National law"), {}, false});
        }
        for (const Place &locality : country.localities)
            row.children.push_back({locality.uriCode, nameOf(locality), {}, false});
        rows.push_back(std::move(row));
    }
    return rows;
}

/// The keys of those rows that `chosen`, a sync::Selection::places, has; empty means all.
std::vector<QByteArray> tickedPlaces(const std::vector<Country> &countries,
                                     const std::vector<QByteArray> &chosen)
{
    std::vector<QByteArray> ticked;
    for (const Country &country : countries) {
        const QByteArray code = country.place.uriCode;
        const bool hasAll = holds(chosen, code + "-*");
        if (hasAll || (country.localities.empty() && holds(chosen, code)))
            ticked.push_back(code + "-*");
        if (hasAll || holds(chosen, code))
            ticked.push_back(code);
        for (const Place &locality : country.localities) {
            if (hasAll || holds(chosen, locality.uriCode))
                ticked.push_back(locality.uriCode);
        }
    }
    return ticked;
}

constexpr int HourMinutes = 60;
constexpr int DayMinutes = 24 * HourMinutes;

/// In the order in which they are offered.
constexpr const char *NaturesOffered[] = {"act", "judgment",  "officialgazette", "bill",
                                          "doc", "statement", "debatereport"};

std::vector<TickedList::Row> natureRows(const std::vector<QByteArray> &chosen)
{
    std::vector<QByteArray> all(std::begin(NaturesOffered), std::end(NaturesOffered));
    for (const QByteArray &nature : chosen) {
        if (std::find(all.begin(), all.end(), nature) == all.end())
            all.push_back(nature);
    }
    std::vector<TickedList::Row> rows;
    for (const QByteArray &nature : all)
        rows.push_back({nature, natureName(nature), {}, false});
    return rows;
}

std::vector<TickedList::Row> topicRows(const std::vector<store::Topic> &topics)
{
    std::vector<TickedList::Row> rows;
    for (const store::Topic &topic : topics)
        rows.push_back({topic.slug, topic.name, topicRows(topic.children), false});
    return rows;
}

std::vector<TickedList::Row> courtRows(const std::vector<sync::OfferedCourt> &courts)
{
    std::vector<TickedList::Row> rows;
    for (const sync::OfferedCourt &court : courts)
        rows.push_back({court.code, court.name, {}, false});
    return rows;
}

} // namespace

TickedList::TickedList(const QString &name, const QString &spoken, QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(name);
    setAccessibleName(spoken);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::itemChanged, this, &TickedList::tickedChanged);
}

void TickedList::setRows(const std::vector<Row> &rows, const std::vector<QByteArray> &ticked)
{
    {
        const QSignalBlocker quiet(this);
        clear();
        for (const Row &row : rows)
            add(invisibleRootItem(), row, ticked);
        if (topLevelItemCount() == 1)
            topLevelItem(0)->setExpanded(true);
    }
    Q_EMIT tickedChanged();
}

void TickedList::add(QTreeWidgetItem *parent, const Row &row, const std::vector<QByteArray> &ticked)
{
    auto *item = new QTreeWidgetItem(parent, {row.name});
    item->setData(0, Qt::UserRole, row.key);
    item->setToolTip(0, QString::fromUtf8(row.key));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    const bool isTicked = std::find(ticked.begin(), ticked.end(), row.key) != ticked.end();
    item->setCheckState(0, isTicked ? Qt::Checked : Qt::Unchecked);
    if (row.isWhole)
        item->setFlags(item->flags() | Qt::ItemIsAutoTristate);
    for (const Row &child : row.children)
        add(item, child, ticked);
}

bool TickedList::isAllTicked() const
{
    for (int row = 0; row < topLevelItemCount(); ++row) {
        if (topLevelItem(row)->checkState(0) != Qt::Checked)
            return false;
    }
    return true;
}

std::vector<QByteArray> TickedList::ticked() const
{
    std::vector<QByteArray> out;
    const std::function<void(const QTreeWidgetItem *)> walk = [&](const QTreeWidgetItem *item) {
        for (int row = 0; row < item->childCount(); ++row) {
            const QTreeWidgetItem *child = item->child(row);
            if (child->checkState(0) == Qt::Checked)
                out.push_back(child->data(0, Qt::UserRole).toByteArray());
            else
                walk(child);
        }
    };
    walk(invisibleRootItem());
    return out;
}

SourceForm::SourceForm(QWidget *parent) : QWidget(parent)
{
    build();
    for (TickedList *list : {m_places, m_natures, m_topics, m_courts})
        connect(list, &TickedList::tickedChanged, this, &SourceForm::selectionChanged);
    connect(m_languages, &QLineEdit::textChanged, this, &SourceForm::selectionChanged);
    for (QCheckBox *box : {m_media, m_publications, m_pdfs, m_metered})
        connect(box, &QCheckBox::toggled, this, &SourceForm::selectionChanged);
    connect(m_metered, &QCheckBox::toggled, this, &SourceForm::offerParts);
}

/// Over a metered connection none of them comes; what was chosen counts again without it.
void SourceForm::offerParts()
{
    const bool isMetered = m_metered->isChecked();
    for (QCheckBox *box : {m_media, m_publications, m_pdfs}) {
        box->setEnabled(!isMetered);
        box->setToolTip(isMetered ? tr("On a metered connection only texts are downloaded")
                                  : QString());
    }
}

void SourceForm::build()
{
    m_lists = new QTabWidget(this);
    m_lists->setObjectName(u"choiceLists"_s);
    m_lists->tabBar()->setDrawBase(false);
    m_places = new TickedList(u"placeChoice"_s, tr("Places"), this);
    m_natures = new TickedList(u"natureChoice"_s, tr("Kinds"), this);
    m_topics = new TickedList(u"topicChoice"_s, tr("Topics"), this);
    m_courts = new TickedList(u"courtChoice"_s, tr("Courts"), this);
    for (TickedList *list : {m_natures, m_topics, m_courts})
        list->setToolTip(tr("None selected: all"));
    vbox({{m_lists, 1}, buildParts()}, this);
}

QWidget *SourceForm::buildParts()
{
    auto *parts = new QWidget(this);
    m_languages = makeLine(parts, u"languageChoice"_s, {}, tr("All; or codes such as eng, fra"));
    m_media = makeCheckBox(parts, u"mediaChoice"_s, tr("Images and other files of the texts"));
    m_publications = makeCheckBox(parts, u"publicationChoice"_s,
                                  tr("Publication documents, such as gazettes"));
    m_pdfs = makeCheckBox(parts, u"pdfChoice"_s, tr("PDFs made by the server"));
    m_metered = makeCheckBox(parts, u"meteredChoice"_s,
                             tr("Metered connection: download as little as possible"));
    m_interval = makeComboBox(parts, u"intervalChoice"_s, {},
                              {{tr("Manually"), 0},
                               {tr("Every hour"), HourMinutes},
                               {tr("Every 6 hours"), 6 * HourMinutes},
                               {tr("Every day"), DayMinutes},
                               {tr("Every week"), 7 * DayMinutes}});
    m_rows = new QFormLayout(parts);
    m_rows->setContentsMargins(0, 8, 0, 0);
    m_rows->addRow(tr("Languages:"), m_languages);
    m_rows->addRow(tr("Also download:"), m_media);
    m_rows->addRow(QString(), m_publications);
    m_rows->addRow(QString(), m_pdfs);
    m_rows->addRow(tr("Check for changes:"), m_interval);
    m_rows->addRow(QString(), m_metered);
    return parts;
}

void SourceForm::show(const store::SyncSource &source, const sync::Offer &offer)
{
    m_kind = source.kind;
    const Result<sync::Selection> parsed = sync::Selection::parse(source.selection);
    m_before = parsed ? *parsed : sync::Selection();
    showLists(m_before, offer);
    showParts(m_before);
    if (m_interval->findData(source.intervalMinutes) < 0)
        m_interval->addItem(tr("Every %n minute(s)", nullptr, source.intervalMinutes),
                            source.intervalMinutes);
    m_interval->setCurrentIndex(m_interval->findData(source.intervalMinutes));
    m_metered->setChecked(source.isMetered);
}

void SourceForm::showLists(const sync::Selection &selection, const sync::Offer &offer)
{
    m_places->setRows(placeRows(offer.countries), tickedPlaces(offer.countries, selection.places));
    m_natures->setRows(natureRows(selection.natures), selection.natures);
    m_topics->setRows(topicRows(offer.topics), selection.topics);
    m_courts->setRows(courtRows(offer.courts), selection.courts);
    m_lists->clear();
    const bool isLaw = m_kind == SyncKind::Legislation;
    if (isLaw) {
        m_lists->addTab(m_places, tr("Places"));
        m_lists->addTab(m_natures, tr("Kinds"));
    }
    if (isLaw && !offer.topics.empty())
        m_lists->addTab(m_topics, tr("Topics"));
    if (m_kind == SyncKind::Decisions && !offer.courts.empty())
        m_lists->addTab(m_courts, tr("Courts"));
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_places, m_natures, m_topics, m_courts}) {
        if (m_lists->indexOf(each) < 0)
            each->hide();
    }
    m_lists->setVisible(m_lists->count() > 0);
}

void SourceForm::showParts(const sync::Selection &selection)
{
    m_languages->setText(joinedCodes(selection.languages, u", "_s));
    m_media->setChecked(selection.hasMedia);
    m_publications->setChecked(selection.hasPublications);
    m_pdfs->setChecked(selection.hasPdfs);
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_languages, m_media, m_publications, m_pdfs}) {
        const bool isAsked = m_kind == SyncKind::Legislation;
        each->setVisible(isAsked);
        if (QWidget *label = m_rows->labelForField(each))
            label->setVisible(isAsked);
    }
}

std::optional<sync::Selection> SourceForm::selection() const
{
    // What there is no list of, since the server does not answer now, stays as it was.
    sync::Selection out = m_before;
    if (m_places->topLevelItemCount() > 0) {
        out.places = m_places->ticked();
        if (out.places.empty())
            return std::nullopt;
        if (m_places->isAllTicked())
            out.places.clear(); // Those to come, too.
    }
    if (m_topics->topLevelItemCount() > 0)
        out.topics = m_topics->ticked();
    if (m_courts->topLevelItemCount() > 0)
        out.courts = m_courts->ticked();
    out.natures = m_natures->ticked();
    out.languages.clear();
    static const QRegularExpression between(u"[,;\\s]+"_s);
    const QStringList languages = m_languages->text().split(between, Qt::SkipEmptyParts);
    for (const QString &language : languages)
        out.languages.push_back(language.toLower().toUtf8());
    out.hasMedia = m_media->isChecked();
    out.hasPublications = m_publications->isChecked();
    out.hasPdfs = m_pdfs->isChecked();
    return out;
}

bool SourceForm::take(store::SyncSource &source) const
{
    const auto chosen = selection();
    if (!chosen)
        return false;
    source.selection = chosen->toJson();
    source.intervalMinutes = m_interval->currentData().toInt();
    source.isMetered = m_metered->isChecked();
    return true;
}

} // namespace sheria::app
