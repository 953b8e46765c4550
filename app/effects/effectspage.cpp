// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/effects/effectspage.h"

#include "app/reader/bars.h"
#include "app/reader/readerpage.h"
#include "app/shell/openlibrary.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/files.h"
#include "core/effects/feeds.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDir>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using effects::Effect;
using Kind = EffectsOf::Kind;

namespace {

constexpr int FewestChars = 12; ///< Of a place, where the window is narrow.
enum EffectColumn { DateColumn, WhatColumn, StateColumn };

bool isOutstanding(const Effect &effect)
{
    return effect.state == Effect::State::NotApplied || effect.state == Effect::State::Later;
}

} // namespace

EffectsPage::EffectsPage(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"effectsPage"_s);
    build();
    setLibrary(nullptr);
}

void EffectsPage::build()
{
    m_title = makeLineLabel(this, u"effectsTitle"_s);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    QToolButton *close = makeToolButton(this, u"closeEffects"_s, u"close"_s, tr("Back to Text"));
    connect(close, &QToolButton::clicked, this, &EffectsPage::closed);
    m_count = makeParagraph(this, u"effectsCount"_s);
    m_hint = makeEmptyHint(this);
    // By keyboard in this order.
    auto *choice = buildChoice();
    auto *filter = buildFilter();
    buildTable();
    vbox({hbox({{m_title, 1}, close}), choice, filter, m_count, {m_hint, 1}, {m_list, 2}}, this,
         QMargins(10, 6, 10, 6));
}

QWidget *EffectsPage::buildChoice()
{
    auto *choice = new QWidget(this);
    m_kind = makeComboBox(choice, u"effectsKind"_s, tr("Of what changes are listed"),
                          {{tr("This Work"), int(Kind::Work)},
                           {tr("Place"), int(Kind::Place)},
                           {tr("Notes in Collection"), int(Kind::Collection)}});
    m_name = makeComboBox(choice, u"effectsName"_s, tr("Which place or collection"));
    m_name->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_name->setMinimumContentsLength(FewestChars);
    m_save = makeToolButton(choice, u"saveEffects"_s, u"export"_s, tr("Save the List"));
    m_save->setText(tr("Save As"));
    m_save->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_save->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_save);
    const auto add = [&](const QString &name, const QString &text, const QString &suffix,
                         const QString &filter, const MakeFile &make) {
        QAction *action = makeAction(this, name, text);
        menu->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, suffix, filter, make] { askSave(suffix, filter, make); });
    };
    add(u"saveCalendar"_s, tr("&Calendar (.ics)…"), u"ics"_s, tr("Calendars (*.ics)"),
        [](const QString &, const std::vector<Effect> &listed) {
            return effects::calendarOf(listed);
        });
    add(u"saveFeed"_s, tr("&Feed (Atom)…"), u"xml"_s, tr("Atom feeds (*.xml *.atom)"),
        effects::feedOf);
    m_save->setMenu(menu);
    hbox({m_kind, {m_name, 1}, BoxItem::filler(), m_save}, choice);
    connect(m_kind, &QComboBox::activated, this, [this] {
        fillNames();
        load();
    });
    connect(m_name, &QComboBox::activated, this, [this] {
        const bool isPlace = m_kind->currentData().toInt() == int(Kind::Place);
        (isPlace ? m_place : m_collection) = m_name->currentData().toByteArray();
        load();
    });
    return choice;
}

QWidget *EffectsPage::buildFilter()
{
    auto *filter = new QWidget(this);
    m_hasFrom = makeCheckBox(filter, u"effectsHasFrom"_s, tr("F&rom"));
    m_from = makeDateEdit(filter, u"effectsFrom"_s, tr("The first day"));
    m_hasTo = makeCheckBox(filter, u"effectsHasTo"_s, tr("&To"));
    m_to = makeDateEdit(filter, u"effectsTo"_s, tr("The last day"));
    m_state = makeComboBox(filter, u"effectsState"_s, tr("In which state"),
                           {{tr("Any State"), -1}});
    using State = Effect::State;
    for (const State state : {State::Applied, State::NotApplied, State::Later, State::Undated})
        m_state->addItem(effectStateText(state), int(state));
    m_all = makeButton(filter, u"effectsAll"_s, tr("Show &All"), {},
                       tr("Lists the changes of all days and in any state"), [this] { showAll(); });
    auto *dates = hbox({m_hasFrom, m_from, BoxItem::space(8), m_hasTo, m_to, BoxItem::filler()});
    auto *rest = hbox({m_state, m_all, BoxItem::filler()});
    vbox({dates, rest}, filter);
    m_hasFrom->setChecked(true);
    for (QCheckBox *box : {m_hasFrom, m_hasTo})
        connect(box, &QCheckBox::toggled, this, &EffectsPage::showRows);
    for (QDateEdit *edit : {m_from, m_to})
        connect(edit, &QDateEdit::dateChanged, this, &EffectsPage::showRows);
    connect(m_state, &QComboBox::activated, this, &EffectsPage::showRows);
    return filter;
}

void EffectsPage::buildTable()
{
    m_rows = new Rows(
        {{tr("Date"),
          [](const Effect &effect) -> QVariant {
              return effect.date.isValid() ? longDate(effect.date)
                                           : tr("No date", "of a change of the law");
          }},
         {tr("What"), effectText},
         {tr("State"),
          [](const Effect &effect) {
              return effectStateText(effect.state);
          }}},
        [](const Effect &effect, int column, int role) -> QVariant {
            if (role == Qt::ToolTipRole && column == WhatColumn)
                return effectText(effect);
            return {};
        },
        this);
    m_list = new QTableView(this);
    setUpTable(*m_list, u"effectsList"_s, tr("What changes when"));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setModel(m_rows);
    m_list->horizontalHeader()->setSectionResizeMode(WhatColumn, QHeaderView::Stretch);
    const auto opened = [this] {
        open(QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier));
    };
    connect(m_list, &QTableView::activated, this, opened);
    connect(m_list, &QTableView::clicked, this, opened);
    connect(m_list, &QWidget::customContextMenuRequested, this, &EffectsPage::showMenu);
}

void EffectsPage::setLibrary(OpenLibrary *library)
{
    m_library = library;
    for (LatestQuery *query : {&m_sourcesQuery, &m_query, &m_opening})
        query->setReaders(library ? &library->readers() : nullptr);
    m_saving.setReaders(library ? &library->library().exportReaders() : nullptr);
    m_work = {};
    m_place.clear();
    m_collection.clear();
    m_sources.reset();
    m_rows->setRows({});
    fillNames();
    m_hasFrom->setChecked(true);
    m_hasTo->setChecked(false);
    m_state->setCurrentIndex(0);
    setAsAt({});
}

Today EffectsPage::today() const
{
    return m_asAt.isValid() || !m_library ? Today(m_asAt) : Today(m_library->clock().now());
}

void EffectsPage::setAsAt(QDate date)
{
    m_asAt = date;
    const QDate first = today().here();
    if (first.isValid()) {
        m_from->setDate(first);
        m_to->setDate(first.addYears(1));
    }
    m_effects.reset();
    refresh();
}

void EffectsPage::refresh()
{
    if (isVisible())
        load();
}

void EffectsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    load();
}

void EffectsPage::hideEvent(QHideEvent *event)
{
    m_sourcesQuery.cancel();
    m_query.cancel();
    QWidget::hideEvent(event);
}

void EffectsPage::showAgain(const EffectsOf &work)
{
    m_work = work;
    // Without a work the places are a better beginning than nothing.
    if (work.key.isEmpty() && m_kind->currentData().toInt() == int(Kind::Work))
        m_kind->setCurrentIndex(int(Kind::Place));
    fillNames();
    load();
}

void EffectsPage::showWork(const EffectsOf &work, const QByteArray &eId)
{
    m_work = work;
    m_wantedProvision = eId;
    m_kind->setCurrentIndex(int(Kind::Work));
    fillNames();
    for (QCheckBox *box : {m_hasFrom, m_hasTo})
        box->setChecked(false);
    m_state->setCurrentIndex(0);
    load();
}

void EffectsPage::showPlace(const QByteArray &place)
{
    m_place = place;
    m_kind->setCurrentIndex(int(Kind::Place));
    fillNames();
    load();
}

EffectsOf EffectsPage::chosen() const
{
    const auto kind = Kind(m_kind->currentData().toInt());
    if (kind == Kind::Work)
        return m_work;
    return {kind, kind == Kind::Place ? m_place : m_collection, m_name->currentText()};
}

EffectFilter EffectsPage::filter() const
{
    EffectFilter wanted;
    if (m_hasFrom->isChecked())
        wanted.dates.from = m_from->date();
    if (m_hasTo->isChecked())
        wanted.dates.to = m_to->date();
    if (const int state = m_state->currentData().toInt(); state >= 0)
        wanted.state = Effect::State(state);
    return wanted;
}

void EffectsPage::load()
{
    if (!m_library || !isVisible())
        return;
    m_sourcesQuery.start([](store::Database &db,
                            const std::stop_token &) { return readEffectSources(db); },
                         [this](const Result<EffectSources> &sources) { showSources(sources); });
    const EffectsOf of = chosen();
    const bool isKnown = m_sources || of.kind == Kind::Work || !of.key.isEmpty();
    m_title->setText(of.name.isEmpty() ? tr("What Changes When")
                                       : tr("What changes when: %1").arg(of.name.simplified()));
    if (!m_effects)
        showHint(tr("Looking for what changes…"));
    m_query.cancel();
    if (!isKnown)
        return; // Until there is something to choose from.
    m_query.start(
        [of, now = today()](store::Database &db, const std::stop_token &stop) {
            return readEffects(db, of, now, stop);
        },
        [this](Result<std::vector<Effect>> loaded) { showLoaded(std::move(loaded)); });
}

void EffectsPage::fillNames()
{
    const auto kind = Kind(m_kind->currentData().toInt());
    m_effects.reset();
    m_name->clear();
    if (m_sources && kind == Kind::Place) {
        for (const auto &[code, name] : m_sources->places)
            m_name->addItem(name, code);
    } else if (m_sources && kind == Kind::Collection) {
        for (const QString &name : std::as_const(m_sources->collections))
            m_name->addItem(name, name.toUtf8());
    }
    m_name->setVisible(kind != Kind::Work);
    m_name->setEnabled(m_name->count() > 0);
    QByteArray &key = kind == Kind::Place ? m_place : m_collection;
    if (kind == Kind::Work || m_name->count() == 0)
        return;
    m_name->setCurrentIndex(std::max(0, m_name->findData(key)));
    key = m_name->currentData().toByteArray();
}

/// What is listed goes on when it is still among what there is to choose from.
void EffectsPage::showSources(const Result<EffectSources> &sources)
{
    if (!sources) {
        showFailure(sources.error());
        return;
    }
    const auto kind = Kind(m_kind->currentData().toInt());
    const bool isSame = m_sources && sources->places == m_sources->places
        && sources->collections == m_sources->collections;
    m_sources = *sources;
    if (kind == Kind::Collection && sources->problem) {
        m_query.cancel();
        showFailure(*sources->problem);
    } else if (!isSame && kind != Kind::Work) {
        fillNames();
        load();
    }
}

void EffectsPage::showLoaded(Result<std::vector<Effect>> loaded)
{
    if (!loaded) {
        showFailure(loaded.error());
        return;
    }
    m_effects = *std::move(loaded);
    showRows();
    chooseWanted();
}

void EffectsPage::showRows()
{
    const EffectFilter wanted = filter();
    m_from->setEnabled(m_hasFrom->isChecked());
    m_to->setEnabled(m_hasTo->isChecked());
    m_all->setEnabled(wanted.state || wanted.dates.from.isValid() || wanted.dates.to.isValid());
    if (!m_effects)
        return;
    std::vector<Effect> listed;
    std::copy_if(m_effects->begin(), m_effects->end(), std::back_inserter(listed),
                 [&](const Effect &effect) { return wanted.has(effect); });
    const int count = int(listed.size());
    const int others = int(m_effects->size()) - count;
    const int row = m_list->currentIndex().row();
    const bool isFocused = m_list->hasFocus()
        || (std::exchange(m_isFocusWanted, false) && m_kind->hasFocus());
    m_rows->setRows(std::move(listed));
    m_list->resizeColumnToContents(DateColumn);
    m_list->resizeColumnToContents(StateColumn);
    m_save->setEnabled(count > 0);
    const QString counted = tr("%n change(s)", nullptr, count);
    m_count->setText(others == 0 ? counted
                                 : tr("%1; %n more on other days or in another state",
                                      "number of changes", others)
                                       .arg(counted));
    if (count > 0) {
        m_hint->hide();
        m_count->show();
        m_list->show();
        m_list->setCurrentIndex(m_rows->index(std::clamp(row, 0, count - 1), DateColumn));
        if (isFocused)
            m_list->setFocus();
        return;
    }
    const EffectsOf of = chosen();
    if (others > 0)
        showHint(tr("No commencement, amendment or repeal on record matches the dates and filter "
                    "chosen above. Show All lists %n change(s).",
                    nullptr, others));
    else if (!of.key.isEmpty())
        showHint(tr("Nothing is known to change."));
    else if (of.kind == Kind::Work)
        showHint(tr("No work is open. Open one, or choose a place."));
    else
        showHint(of.kind == Kind::Place ? tr("This library is empty.")
                                        : tr("No note is in a collection."));
}

void EffectsPage::showFailure(const Error &error)
{
    m_effects.reset();
    m_rows->setRows({});
    showHint(tr("What changes could not be read: %1").arg(messageText(error.message)));
}

/// In the place of the list.
void EffectsPage::showHint(const QString &sentence)
{
    const bool hadFocus = m_list->hasFocus();
    m_save->setEnabled(false);
    m_list->hide();
    m_count->hide();
    m_hint->setText(sentence);
    m_hint->show();
    if (hadFocus)
        m_kind->setFocus();
}

void EffectsPage::chooseWanted()
{
    const QByteArray wanted = std::exchange(m_wantedProvision, {});
    if (wanted.isEmpty())
        return;
    const std::vector<Effect> &rows = m_rows->rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Effect &effect) {
        return isOutstanding(effect)
            && std::find(effect.portions.begin(), effect.portions.end(), wanted)
            != effect.portions.end();
    });
    if (found != rows.end())
        m_list->setCurrentIndex(m_rows->index(int(found - rows.begin()), DateColumn));
    focusList();
}

void EffectsPage::showAll()
{
    m_hasFrom->setChecked(false);
    m_hasTo->setChecked(false);
    m_state->setCurrentIndex(0);
    showRows();
    focusList();
}

void EffectsPage::focusList()
{
    m_isFocusWanted = !m_effects;
    if (m_list->isVisible())
        m_list->setFocus();
    else
        m_kind->setFocus();
}

const Effect *EffectsPage::current() const
{
    const int row = m_list->currentIndex().row();
    return row < 0 ? nullptr : &m_rows->rows()[std::size_t(row)];
}

void EffectsPage::open(bool inNewTab)
{
    const Effect *effect = current();
    if (!effect)
        return;
    m_opening.start([effect = *effect,
                     now = today()](store::Database &db,
                                    const std::stop_token &) { return addressOf(db, effect, now); },
                    [this, inNewTab](const Result<QByteArray> &address) {
                        if (address)
                            Q_EMIT openRequested(*address, inNewTab);
                        else
                            showNotice(this, messageText(address.error().message));
                    });
}

void EffectsPage::openLaw()
{
    if (const Effect *effect = current(); effect && !effect->by.uri.isEmpty())
        Q_EMIT openRequested(effect->by.uri, false);
}

void EffectsPage::showMenu(const QPoint &at)
{
    const Effect *effect = current();
    if (!effect)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"effectMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this] { open(false); });
    menu->addAction(tr("Open in New Tab"), this, [this] { open(true); });
    QAction *law = menu->addAction(tr("Open the Law That Makes the Change"), this,
                                   &EffectsPage::openLaw);
    law->setEnabled(!effect->by.uri.isEmpty());
    menu->addSeparator();
    menu->addAction(icon(u"copy"_s), tr("Copy Address"), this,
                    [uri = effect->work.uri] { copyText(QString::fromUtf8(uri)); });
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void EffectsPage::askSave(const QString &suffix, const QString &filter, const MakeFile &make)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    askSavePath(this, u"saveEffectsDialog"_s, tr("Save What Changes When"),
                folder + u'/' + fileNameFor(m_title->text(), suffix), filter, suffix,
                [this, make](const QString &path) { save(path, make); });
}

/// What leaves the library is read once more, without what is not published.
void EffectsPage::save(const QString &path, const MakeFile &make)
{
    m_saving.start(
        [path, make, of = chosen(), wanted = filter(), title = m_title->text(),
         now = today()](store::Database &db, const std::stop_token &stop) -> Result<void> {
            SHERIA_TRY(std::vector<Effect> listed, readEffects(db, of, now, stop));
            std::erase_if(listed, [&](const Effect &effect) { return !wanted.has(effect); });
            return writeOutputFile(path, make(title, listed));
        },
        [this, path](const Result<void> &written) {
            const QString name = QDir::toNativeSeparators(path);
            if (written)
                showNotice(this, tr("Saved: %1").arg(name));
            else
                warn(this, u"effectsNotSaved"_s, tr("Save What Changes When"),
                     tr("The file %1 could not be written.").arg(name),
                     messageText(written.error().message));
        });
}

void EffectsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sheria::app
