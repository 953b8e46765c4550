// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparepage.h"

#include "app/reader/link.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/windowdate.h"
#include "app/text/words.h"
#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/domain/language.h"
#include "core/store/legislation/expressionqueries.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int FewestChars = 12; ///< Of the name of a text, where the window is narrow.
enum Way { SideBySide, Inline };

QToolButton *buttonFor(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    button->setAccessibleName(action->text());
    QObject::connect(action, &QAction::changed, button,
                     [action, button] { button->setAccessibleName(action->text()); });
    return button;
}

} // namespace

ComparePage::ComparePage(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"comparePage"_s);
    makeActions();
    build();
    connect(m_before, &QComboBox::activated, this, &ComparePage::choose);
    connect(m_after, &QComboBox::activated, this, &ComparePage::choose);
    connect(m_way, &QComboBox::activated, this, &ComparePage::showLayout);
    connect(m_onlyChanges, &QCheckBox::toggled, this, &ComparePage::showLayout);
}

QAction *ComparePage::make(const QString &iconName, const QString &text, const QString &keys,
                           const QString &name)
{
    QAction *action = makeAction(this, name, text, keys, iconName);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    return action;
}

void ComparePage::makeActions()
{
    m_previous = make(u"up"_s, tr("Previous Difference"), u"Ctrl+Up"_s, u"previousDifference"_s);
    connect(m_previous, &QAction::triggered, this, [this] { step(-1); });
    m_next = make(u"down"_s, tr("Next Difference"), u"Ctrl+Down"_s, u"nextDifference"_s);
    connect(m_next, &QAction::triggered, this, [this] { step(1); });
    m_swap = make(u"swap"_s, tr("Swap Texts"), {}, u"swapTexts"_s);
    connect(m_swap, &QAction::triggered, this, &ComparePage::swap);
    m_redline = make(u"export"_s, tr("Save Redline…"), u"Ctrl+Shift+E"_s, u"saveRedline"_s);
    connect(m_redline, &QAction::triggered, this, &ComparePage::askRedline);
    m_redline->setEnabled(false);
    m_close = make(u"close"_s, tr("Back to Text"), u"Esc"_s, u"closeComparison"_s);
    connect(m_close, &QAction::triggered, this, &ComparePage::close);
}

void ComparePage::build()
{
    m_title = makeLineLabel(this, u"compareTitle"_s);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    auto *title = hbox({{m_title, 1}, buttonFor(m_redline, this), buttonFor(m_close, this)});
    auto *top = vbox({title, buildChoice(), buildBar()}, nullptr, QMargins(10, 6, 10, 6));
    top->setSpacing(5);
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addLayout(top);
    m_layout->addStretch();
    m_findBar = new FindBar(this);
    m_layout->addWidget(m_findBar);
    connect(m_findBar, &FindBar::closed, this, &ComparePage::focusText);
}

QWidget *ComparePage::buildChoice()
{
    auto *choice = new QWidget(this);
    auto *layout = new QHBoxLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto box = [&](const QString &text, const QString &name, const QString &accessible) {
        QComboBox *made = makeComboBox(choice, name, accessible);
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(FewestChars);
        auto *label = new QLabel(text, choice);
        label->setBuddy(made);
        layout->addWidget(label);
        layout->addWidget(made, 1);
        return made;
    };
    m_before = box(tr("&Before"), u"compareBefore"_s, tr("The text before"));
    layout->addWidget(buttonFor(m_swap, choice));
    m_after = box(tr("A&fter"), u"compareAfter"_s, tr("The text after"));
    return choice;
}

QWidget *ComparePage::buildBar()
{
    auto *bar = new QWidget(this);
    m_position = makeLabel(bar, u"comparePosition"_s);
    m_way = makeComboBox(bar, u"compareWay"_s, tr("How the texts are shown"),
                         {{tr("Side by Side"), {}}, {tr("Inline"), {}}});
    m_onlyChanges = makeCheckBox(bar, u"compareOnly"_s, tr("Changes &Only"));
    hbox(
        {buttonFor(m_previous, bar), buttonFor(m_next, bar), {m_position, 1}, m_onlyChanges, m_way},
        bar);
    return bar;
}

void ComparePage::setServices(const ReaderServices *services, store::Readers *exports,
                              const ReaderLook &look)
{
    m_shown.reset();
    m_saving.setReaders(exports);
    m_asked = {};
    m_look = look;
    m_findBar->hide();
    delete m_pane;
    m_query.setReaders(services ? &services->readers : nullptr);
    if (!services)
        return;
    m_services.emplace(*services);
}

void ComparePage::makePane()
{
    m_pane = new ReaderPane(m_services->profile, m_services->documents, m_look, this);
    m_layout->insertWidget(m_layout->indexOf(m_findBar), m_pane, 1);
    m_findBar->setPage(&m_pane->page());
    connect(m_pane, &ReaderPane::menuRequested, this, &ComparePage::menuRequested);
    connect(m_pane, &ReaderPane::hitShown, this, &ComparePage::showPosition);
    connect(m_pane, &ReaderPane::completed, this, [this] {
        if (std::exchange(m_isNew, false) && m_shown && !m_shown->areLanguages)
            step(1);
    });
    connect(m_pane, &ReaderPane::linkFollowed, this, [this](const QString &href, bool inNewTab) {
        const Link link = parseLink(href.toUtf8());
        if (link.kind == Link::Kind::Law)
            Q_EMIT openRequested(link.uri, inNewTab);
    });
    // A page whose process has died is made anew.
    connect(m_pane, &ReaderPane::crashed, this, [this] {
        m_shown.reset();
        refresh();
    });
}

void ComparePage::setLook(const ReaderLook &look)
{
    m_look = look;
    if (m_pane)
        m_pane->setLook(look);
}

void ComparePage::compare(const QByteArray &before, const QByteArray &after)
{
    if (!m_query)
        return;
    if (!m_pane)
        makePane();
    begin({before, after});
}

/// From its first difference, also when it is the same.
void ComparePage::begin(const ComparedPair &pair)
{
    m_shown.reset();
    m_isNew = true;
    load(pair);
}

void ComparePage::refresh()
{
    if (!m_asked.after.isEmpty())
        load(m_asked);
}

void ComparePage::load(const ComparedPair &pair)
{
    m_asked = pair;
    const WindowDate &date = m_services->date;
    const Today today = date.isSet() ? Today(date.date()) : Today(m_services->clock.now());
    m_query.start(
        [pair, today](store::Database &db, const std::stop_token &) {
            return compareTexts(db, pair.before, pair.after, today);
        },
        [this](Result<Comparison> made) {
            if (made)
                show(std::move(*made));
            else
                showFailure(made.error());
        });
}

void ComparePage::show(Comparison made)
{
    if (m_shown && m_shown->content == made.content)
        return;
    m_shown = std::move(made);
    const Expression &after = m_shown->after.expression;
    const QString &title = m_shown->before.expression.title;
    m_asked = {m_shown->before.expression.uri, after.uri};
    m_title->setText(m_shown->areWorks ? tr("%1 and %2", "titles of two works")
                                             .arg(title.simplified(), after.title.simplified())
                                       : after.title);
    fill(*m_before, m_shown->before);
    fill(*m_after, m_shown->after);
    m_redline->setEnabled(true);
    m_redline->setText(m_shown->areLanguages ? tr("Save Side by Side…") : tr("Save Redline…"));
    m_way->setEnabled(!m_shown->areLanguages);
    m_next->setEnabled(m_shown->differences > 0);
    m_previous->setEnabled(m_shown->differences > 0);
    QJsonObject meta = pageMeta(after.title, m_look);
    meta.insert(u"frbrExpressionUri"_s, QString::fromUtf8(after.uri));
    meta.insert(u"language"_s, QString::fromLatin1(after.language));
    meta.insert(u"dir"_s, sheria::isRightToLeft(after.language) ? u"rtl"_s : u"ltr"_s);
    QJsonObject labels = meta.value(u"labels"_s).toObject();
    labels.insert(u"contents"_s, tr("Differences"));
    labels.insert(u"noContents"_s, tr("No differences."));
    labels.insert(u"showContents"_s, tr("Show the differences"));
    labels.insert(u"hideContents"_s, tr("Hide the differences"));
    labels.insert(u"filterContents"_s, tr("Filter differences"));
    meta.insert(u"labels"_s, labels);
    meta.insert(u"comparison"_s,
                QJsonObject{{u"layout"_s, isInline() ? u"inline"_s : u"columns"_s},
                            {u"onlyChanges"_s, m_onlyChanges->isChecked()}});
    m_pane->begin(QJsonDocument(meta).toJson(QJsonDocument::Compact));
    m_pane->provide(m_shown->toc, m_shown->content);
    showPosition(0, m_shown->differences);
    Q_EMIT shownChanged();
}

void ComparePage::showFailure(const Error &error)
{
    m_shown.reset();
    m_redline->setEnabled(false);
    m_title->setText(tr("These texts cannot be compared"));
    const NoticePage page = noticePage(error, m_asked.before + ' ' + m_asked.after, m_look);
    m_pane->begin(page.meta);
    m_pane->provide(R"({"toc":[]})", page.content);
    m_next->setEnabled(false);
    m_previous->setEnabled(false);
    m_position->clear();
    Q_EMIT shownChanged();
}

void ComparePage::fill(QComboBox &box, const ExpressionRecord &record)
{
    const QSignalBlocker quiet(box);
    box.clear();
    const bool withLanguage = hasLanguages(record);
    const auto &texts = record.pointsInTime;
    for (auto text = texts.rbegin(); text != texts.rend(); ++text)
        box.addItem(textName(*text, withLanguage), text->uri);
    box.setCurrentIndex(box.findData(record.expression.uri));
    box.setToolTip(record.expression.title.simplified());
}

void ComparePage::choose()
{
    begin({m_before->currentData().toByteArray(), m_after->currentData().toByteArray()});
}

void ComparePage::swap()
{
    if (!m_asked.after.isEmpty())
        begin({m_asked.after, m_asked.before});
}

/// What was opened last goes first.
void ComparePage::close()
{
    if (m_findBar->isVisible())
        m_findBar->hide();
    else
        Q_EMIT closed();
}

void ComparePage::askRedline()
{
    if (!m_shown)
        return;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    askSavePath(this, u"saveRedlineDialog"_s,
                m_shown->areLanguages ? tr("Save Side by Side") : tr("Save Redline"),
                folder + u'/' + fileNameFor(text().title, u"pdf"_s),
                tr("PDF (*.pdf);;Web page (*.html);;Akoma Ntoso (*.xml)"), u"pdf"_s,
                [this](const QString &path) { saveRedline(path); });
}

void ComparePage::saveRedline(const QString &path)
{
    if (!m_shown)
        return;
    const auto format = formats::redlineFormatOf(path).value_or(formats::RedlineFormat::Pdf);
    m_saving.start(
        [path, make = redline(format)](store::Database &db,
                                       const std::stop_token &stop) -> Result<void> {
            SHERIA_TRY(const QByteArray file, make(db, stop));
            return writeOutputFile(path, file);
        },
        [this, path](const Result<void> &written) {
            const QString name = QDir::toNativeSeparators(path);
            if (written)
                showNotice(this, tr("Saved: %1").arg(name));
            else
                warn(this, u"redlineNotSaved"_s, tr("Save Comparison"),
                     tr("The file %1 could not be written.").arg(name),
                     messageText(written.error().message));
        });
}

MakeFile ComparePage::redline(formats::RedlineFormat format) const
{
    return [format, pair = m_asked, today = Today(m_services->clock.now())](
               store::Database &db, const std::stop_token &stop) -> Result<QByteArray> {
        SHERIA_TRY(const FrbrUri before, FrbrUri::parse(pair.before));
        SHERIA_TRY(const FrbrUri after, FrbrUri::parse(pair.after));
        SHERIA_TRY(const ExpressionRecord olds, store::findExpression(db, before, today));
        SHERIA_TRY(const ExpressionRecord news, store::findExpression(db, after, today));
        return formats::redlineFile(db, olds, news, format, today, stop);
    };
}

ShownText ComparePage::text()
{
    QString title = m_title->text();
    if (m_shown && m_shown->areWorks)
        title = tr("%1, %2, and %3, %4", "title, date, title, date")
                    .arg(m_shown->before.expression.title.simplified(), m_before->currentText(),
                         m_shown->after.expression.title.simplified(), m_after->currentText());
    else if (m_shown)
        title = tr("%1, %2 and %3", "title, date, date")
                    .arg(title, m_before->currentText(), m_after->currentText());
    ShownText text{m_pane, m_findBar, title, {}, {}};
    if (m_shown) {
        text.pdf = redline(formats::RedlineFormat::Pdf);
        text.save = [this] {
            askRedline();
        };
    }
    return text;
}

void ComparePage::step(int by)
{
    if (m_pane)
        m_pane->goToDifference(by);
}

void ComparePage::showLayout()
{
    if (m_pane)
        m_pane->setComparison(isInline(), m_onlyChanges->isChecked());
    Q_EMIT shownChanged();
}

bool ComparePage::isInline() const
{
    // Two languages make no one text.
    return m_way->currentIndex() == Inline && !(m_shown && m_shown->areLanguages);
}

void ComparePage::showPosition(int index, int count)
{
    if (!m_shown)
        return;
    if (index > 0)
        m_position->setText(
            tr("Difference %1 of %2").arg(QLocale().toString(index), QLocale().toString(count)));
    else if (m_shown->areLanguages)
        m_position->setText(tr("%n provision(s) in one language only", nullptr, count));
    else
        m_position->setText(tr("%n difference(s)", nullptr, count));
}

void ComparePage::focusText()
{
    if (m_pane)
        m_pane->setFocus();
}

} // namespace sheria::app
