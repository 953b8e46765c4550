#include "app/sync/sourceform.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"

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

constexpr int CodeRole = Qt::UserRole;

bool holds(const std::vector<QByteArray> &list, const QByteArray &word)
{
    return list.empty() || std::find(list.begin(), list.end(), word) != list.end();
}

QString nameOf(const Place &place)
{
    return place.name.isEmpty() ? QString::fromUtf8(place.uriCode).toUpper() : place.name;
}

QTreeWidgetItem *tickable(const QString &name, const QByteArray &code, bool isTicked)
{
    auto *item = new QTreeWidgetItem({name});
    item->setData(0, CodeRole, code);
    item->setToolTip(0, QString::fromUtf8(code));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(0, isTicked ? Qt::Checked : Qt::Unchecked);
    return item;
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
        rows.push_back({nature, natureName(nature), {}});
    return rows;
}

std::vector<TickedList::Row> topicRows(const std::vector<store::Topic> &topics)
{
    std::vector<TickedList::Row> rows;
    for (const store::Topic &topic : topics)
        rows.push_back({topic.slug, topic.name, topicRows(topic.children)});
    return rows;
}

std::vector<TickedList::Row> courtRows(const std::vector<sync::OfferedCourt> &courts)
{
    std::vector<TickedList::Row> rows;
    for (const sync::OfferedCourt &court : courts)
        rows.push_back({court.code, court.name, {}});
    return rows;
}

} // namespace

TickedList::TickedList(QWidget *parent) : QTreeWidget(parent)
{
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
    for (const Row &child : row.children)
        add(item, child, ticked);
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

PlaceChoice::PlaceChoice(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("placeChoice"));
    setAccessibleName(tr("Places"));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::itemChanged, this, &PlaceChoice::choiceChanged);
}

void PlaceChoice::setPlaces(const std::vector<Country> &countries,
                            const std::vector<QByteArray> &chosen)
{
    {
        const QSignalBlocker quiet(this);
        clear();
        for (const Country &country : countries)
            addCountry(country, chosen);
        if (topLevelItemCount() == 1)
            topLevelItem(0)->setExpanded(true);
    }
    Q_EMIT choiceChanged();
}

void PlaceChoice::addCountry(const Country &country, const std::vector<QByteArray> &chosen)
{
    const QByteArray code = country.place.uriCode;
    const bool hasAll = holds(chosen, code + "-*");
    QTreeWidgetItem *item = tickable(nameOf(country.place), code + "-*",
                                     hasAll || (country.localities.empty() && holds(chosen, code)));
    addTopLevelItem(item);
    if (country.localities.empty())
        return;
    item->setFlags(item->flags() | Qt::ItemIsAutoTristate);
    item->addChild(tickable(tr("National law"), code, hasAll || holds(chosen, code)));
    for (const Place &locality : country.localities)
        item->addChild(tickable(nameOf(locality), locality.uriCode,
                                hasAll || holds(chosen, locality.uriCode)));
}

std::optional<std::vector<QByteArray>> PlaceChoice::chosen() const
{
    std::vector<QByteArray> out;
    bool isAll = true;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QTreeWidgetItem *country = topLevelItem(row);
        if (country->checkState(0) == Qt::Checked) {
            out.push_back(country->data(0, CodeRole).toByteArray());
            continue;
        }
        isAll = false;
        for (int child = 0; child < country->childCount(); ++child) {
            if (country->child(child)->checkState(0) == Qt::Checked)
                out.push_back(country->child(child)->data(0, CodeRole).toByteArray());
        }
    }
    if (out.empty() && topLevelItemCount() > 0)
        return std::nullopt;
    return isAll ? std::vector<QByteArray>() : out;
}

SourceForm::SourceForm(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_places, &PlaceChoice::choiceChanged, this, &SourceForm::selectionChanged);
    for (TickedList *list : {m_natures, m_topics, m_courts})
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
        box->setToolTip(isMetered ? tr("Over a metered connection only texts are fetched")
                                  : QString());
    }
}

void SourceForm::build()
{
    m_lists = new QTabWidget(this);
    m_lists->setObjectName(u"choiceLists"_s);
    m_lists->tabBar()->setDrawBase(false);
    m_places = new PlaceChoice(this);
    m_natures = list(u"natureChoice"_s, tr("Kinds"));
    m_topics = list(u"topicChoice"_s, tr("Topics"));
    m_courts = list(u"courtChoice"_s, tr("Courts"));
    vbox({{m_lists, 1}, buildParts()}, this);
}

TickedList *SourceForm::list(const QString &name, const QString &title)
{
    auto *made = new TickedList(this);
    made->setObjectName(name);
    made->setAccessibleName(title);
    made->setToolTip(tr("Nothing ticked: all of them"));
    return made;
}

QWidget *SourceForm::buildParts()
{
    auto *parts = new QWidget(this);
    m_languages = makeLine(parts, u"languageChoice"_s, {}, tr("All; or codes such as eng, fra"));
    const auto box = [parts](const QString &name, const QString &text) {
        auto *made = new QCheckBox(text, parts);
        made->setObjectName(name);
        return made;
    };
    m_media = box(u"mediaChoice"_s, tr("Images and other files of the texts"));
    m_publications = box(u"publicationChoice"_s, tr("Publication documents, such as gazettes"));
    m_pdfs = box(u"pdfChoice"_s, tr("The server's own PDFs"));
    m_metered = box(u"meteredChoice"_s, tr("Metered connection: fetch as little as possible"));
    m_interval = new QComboBox(parts);
    m_interval->setObjectName(u"intervalChoice"_s);
    m_interval->addItem(tr("Only when I ask"), 0);
    m_interval->addItem(tr("Every hour"), HourMinutes);
    m_interval->addItem(tr("Every 6 hours"), 6 * HourMinutes);
    m_interval->addItem(tr("Every day"), DayMinutes);
    m_interval->addItem(tr("Every week"), 7 * DayMinutes);
    m_rows = new QFormLayout(parts);
    m_rows->setContentsMargins(0, 8, 0, 0);
    m_rows->addRow(tr("Languages:"), m_languages);
    m_rows->addRow(tr("Fetch, too:"), m_media);
    m_rows->addRow(QString(), m_publications);
    m_rows->addRow(QString(), m_pdfs);
    m_rows->addRow(tr("Look for changes:"), m_interval);
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
    m_places->setPlaces(offer.countries, selection.places);
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
    QStringList languages;
    for (const QByteArray &language : selection.languages)
        languages << QString::fromUtf8(language);
    m_languages->setText(languages.join(u", "_s));
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
    const auto places = m_places->chosen();
    if (!places)
        return std::nullopt;
    if (m_places->topLevelItemCount() > 0)
        out.places = *places;
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
