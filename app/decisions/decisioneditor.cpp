// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/decisioneditor.h"

#include "app/reader/bars.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;
using FieldKind = DraftField::Kind;
using Page = DraftField::Page;

namespace {

constexpr int RowsShown = 3;

constexpr QSize EditorSize(680, 620);

const QDate FirstDay(1001, 1, 1); ///< Those before stand for "not known".

QString translated(const char *text)
{
    return QCoreApplication::translate("DecisionDraft", text);
}

QString nameOf(const char *name)
{
    return u"decision_"_s + QLatin1StringView(name);
}

/// Says that a day is known; its date edit is off otherwise.
QString nameOfKnown(const QWidget *day)
{
    return day->objectName() + u"Known"_s;
}

QString textIn(const QWidget *widget)
{
    if (const auto *day = qobject_cast<const QDateEdit *>(widget))
        return day->isEnabledTo(day->parentWidget()) ? day->date().toString(Qt::ISODate)
                                                     : QString();
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->text();
    const auto *paragraph = qobject_cast<const QPlainTextEdit *>(widget);
    return paragraph ? paragraph->toPlainText() : QString();
}

void setText(QWidget *widget, const QString &text)
{
    if (auto *day = qobject_cast<QDateEdit *>(widget)) {
        const QDate date = QDate::fromString(text, Qt::ISODate);
        day->setDate(date.isValid() ? date : QDate::currentDate());
        day->parentWidget()->findChild<QCheckBox *>(nameOfKnown(day))->setChecked(date.isValid());
    } else if (auto *line = qobject_cast<QLineEdit *>(widget)) {
        line->setText(text);
        line->setCursorPosition(0);
    } else if (auto *paragraph = qobject_cast<QPlainTextEdit *>(widget)) {
        paragraph->setPlainText(text);
    }
}

} // namespace

ListEditor::ListEditor(const QString &name, const QStringList &columns, QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(0, int(columns.size()), this))
{
    setObjectName(name);
    m_table->setObjectName(name + u"Table"_s);
    m_table->setHorizontalHeaderLabels(columns);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    const int row = m_table->verticalHeader()->defaultSectionSize();
    m_table->setMinimumHeight(row * (RowsShown + 1));
    QToolButton *add = makeToolButton(this, name + u"Add"_s, u"add"_s, tr("Add row"));
    QToolButton *remove = makeToolButton(this, name + u"Remove"_s, u"close"_s, tr("Remove row"));
    QToolButton *up = makeToolButton(this, name + u"Up"_s, u"up"_s, tr("Move row up"));
    QToolButton *down = makeToolButton(this, name + u"Down"_s, u"down"_s, tr("Move row down"));
    auto *buttons = vbox({add, remove, up, down, BoxItem::filler()});
    buttons->setSpacing(2);
    hbox({{m_table, 1}, buttons}, this);
    connect(add, &QToolButton::clicked, this, &ListEditor::add);
    connect(remove, &QToolButton::clicked, this, &ListEditor::remove);
    connect(up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_table, &QTableWidget::itemChanged, this, &ListEditor::edited);
}

void ListEditor::setRows(const std::vector<QStringList> &rows)
{
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(int(rows.size()));
    for (int row = 0; row < int(rows.size()); ++row) {
        for (int column = 0; column < m_table->columnCount(); ++column)
            m_table->setItem(row, column,
                             new QTableWidgetItem(rows[std::size_t(row)].value(column)));
    }
}

std::vector<QStringList> ListEditor::rows() const
{
    std::vector<QStringList> rows;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QTableWidgetItem *item = m_table->item(row, column);
            cells << (item ? item->text() : QString());
        }
        rows.push_back(cells);
    }
    return rows;
}

void ListEditor::add()
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setCurrentCell(row, 0);
    m_table->setFocus();
    m_table->edit(m_table->currentIndex());
    Q_EMIT edited();
}

void ListEditor::remove()
{
    if (m_table->currentRow() < 0)
        return;
    m_table->removeRow(m_table->currentRow());
    Q_EMIT edited();
}

void ListEditor::move(int by)
{
    std::vector<QStringList> all = rows();
    const int from = m_table->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= int(all.size()))
        return;
    std::swap(all[std::size_t(from)], all[std::size_t(to)]);
    setRows(all);
    m_table->setCurrentCell(to, 0);
    Q_EMIT edited();
}

DecisionEditor::DecisionEditor(QWidget *parent) : QDialog(parent)
{
    setObjectName(u"decisionEditor"_s);
    setWindowTitle(tr("Decision Details"));
    setModal(true);
    resizeWithinScreen(*this, EditorSize);
    m_pages = new QTabWidget(this);
    m_pages->setAccessibleName(windowTitle());
    m_pages->tabBar()->setDrawBase(false);
    m_pages->addTab(buildPage(Page::Case), tr("Case"));
    m_pages->addTab(buildPage(Page::Court), tr("Court"));
    m_pages->addTab(buildPeople(), tr("People and Subjects"));
    m_pages->addTab(buildPage(Page::Text), tr("Summary"));
    m_problem = makeParagraph(this, u"decisionProblem"_s);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Save)->setObjectName(u"saveDecision"_s);
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Save"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    for (QAbstractButton *button : m_buttons->buttons())
        button->setIcon({});
    connect(m_buttons, &QDialogButtonBox::accepted, this, &DecisionEditor::save);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &DecisionEditor::reject);
    vbox({{m_pages, 1}, m_problem, m_buttons}, this, StyleMargins);
}

QWidget *DecisionEditor::buildPage(DraftField::Page page)
{
    auto *widget = new QWidget;
    auto *form = new QFormLayout(widget);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const DraftField &field : draftFields()) {
        if (field.page != page)
            continue;
        if (field.kind == FieldKind::Paragraph) {
            auto *text = new QPlainTextEdit(widget);
            text->setTabChangesFocus(true);
            text->setObjectName(nameOf(field.name));
            connect(text, &QPlainTextEdit::textChanged, this, &DecisionEditor::check);
            form->addRow(labelOf(field), text);
            continue;
        }
        if (field.kind == FieldKind::Day) {
            QDateEdit *day = makeDateEdit(widget, nameOf(field.name), labelOf(field));
            day->setMinimumDate(FirstDay);
            day->setEnabled(false);
            auto *known = new QCheckBox(tr("Known", "a day"), widget);
            known->setObjectName(nameOfKnown(day));
            known->setAccessibleDescription(labelOf(field));
            connect(known, &QCheckBox::toggled, day, &QWidget::setEnabled);
            connect(known, &QCheckBox::toggled, this, &DecisionEditor::check);
            connect(day, &QDateEdit::dateChanged, this, &DecisionEditor::check);
            form->addRow(labelOf(field), hbox({day, known, BoxItem::filler()}));
            continue;
        }
        auto *line = new QLineEdit(widget);
        line->setObjectName(nameOf(field.name));
        connect(line, &QLineEdit::textChanged, this, &DecisionEditor::check);
        form->addRow(labelOf(field), line);
    }
    if (page == Page::Case) {
        buildState(widget);
        form->addRow(tr("State"), m_state);
        form->addRow(tr("Names"), m_names);
    }
    return makeScrollArea(widget);
}

void DecisionEditor::buildState(QWidget *widget)
{
    m_state = makeComboBox(widget, u"decision_state"_s, tr("State"),
                           {{tr("Published"), true},
                            {tr("Being processed (not published)"), false}});
    m_names = makeComboBox(widget, u"decision_anonymised"_s, tr("Names"),
                           {{tr("Unknown whether anonymised"), {}},
                            {tr("Not anonymised"), false},
                            {tr("Anonymised"), true}});
    for (QComboBox *box : {m_state, m_names})
        connect(box, &QComboBox::currentIndexChanged, this, &DecisionEditor::check);
}

QWidget *DecisionEditor::buildPeople()
{
    auto *widget = new QWidget;
    auto *form = new QFormLayout(widget);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    for (const DraftList &list : draftLists()) {
        QStringList columns;
        for (const char *column : list.columns) {
            if (column)
                columns << translated(column);
        }
        auto *editor = new ListEditor(nameOf(list.name), columns, widget);
        editor->table().setAccessibleName(translated(list.label));
        connect(editor, &ListEditor::edited, this, &DecisionEditor::check);
        form->addRow(translated(list.label), editor);
    }
    return makeScrollArea(widget);
}

void DecisionEditor::edit(const QByteArray &uri, const store::DecisionDetails &details)
{
    m_uri = uri;
    m_before = details;
    m_saving.reset();
    const DecisionDraft draft = draftOf(details);
    for (const DraftField &field : draftFields())
        setText(findChild<QWidget *>(nameOf(field.name)), draft.*field.text);
    for (const DraftList &list : draftLists())
        findChild<ListEditor *>(nameOf(list.name))->setRows(draft.*list.rows);
    m_state->setCurrentIndex(m_state->findData(draft.isPublished));
    m_names->setCurrentIndex(draft.isAnonymised ? m_names->findData(*draft.isAnonymised) : 0);
    m_shown = this->draft();
    m_pages->setCurrentIndex(0);
    check();
    show();
    findChild<QWidget *>(nameOf("title"))->setFocus();
}

DecisionDraft DecisionEditor::draft() const
{
    DecisionDraft draft;
    for (const DraftField &field : draftFields())
        draft.*field.text = textIn(findChild<QWidget *>(nameOf(field.name)));
    for (const DraftList &list : draftLists())
        draft.*list.rows = findChild<ListEditor *>(nameOf(list.name))->rows();
    draft.isPublished = m_state->currentData().toBool();
    if (m_names->currentIndex() > 0)
        draft.isAnonymised = m_names->currentData().toBool();
    return draft;
}

void DecisionEditor::attach(const DecisionDraft::Rows &documents)
{
    constexpr int PeoplePage = 2;
    auto *list = findChild<ListEditor *>(nameOf("attachedDocuments"));
    DecisionDraft::Rows rows = list->rows();
    rows.insert(rows.end(), documents.begin(), documents.end());
    list->setRows(rows);
    m_pages->setCurrentIndex(PeoplePage);
    auto *area = qobject_cast<QScrollArea *>(m_pages->currentWidget());
    area->ensureWidgetVisible(list);
    list->table().setFocus();
    list->table().setCurrentCell(int(rows.size() - documents.size()), 0);
    check();
}

void DecisionEditor::check()
{
    if (m_buttons && !m_uri.isEmpty())
        mark(problemsOf(draft()));
}

void DecisionEditor::mark(const std::vector<DraftProblem> &problems)
{
    QStringList sentences;
    for (const DraftField &field : draftFields()) {
        auto *widget = findChild<QWidget *>(nameOf(field.name));
        QString wrong;
        for (const DraftProblem &problem : problems) {
            if (problem.name == field.name)
                wrong = problem.sentence;
        }
        widget->setToolTip(wrong);
        if (widget->property("wrong").toBool() != !wrong.isEmpty()) {
            widget->setProperty("wrong", !wrong.isEmpty());
            widget->style()->unpolish(widget);
            widget->style()->polish(widget);
        }
        if (!wrong.isEmpty())
            sentences << tr("%1: %2", "field, what is wrong").arg(labelOf(field), wrong);
    }
    for (const DraftList &list : draftLists()) {
        for (const DraftProblem &problem : problems) {
            if (problem.name == list.name)
                sentences << tr("%1: %2", "field, what is wrong")
                                 .arg(translated(list.label), problem.sentence);
        }
    }
    m_problem->setText(sentences.value(0));
    m_problem->setVisible(!sentences.isEmpty());
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(problems.empty());
}

void DecisionEditor::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->show();
}

void DecisionEditor::save()
{
    const DecisionDraft now = draft();
    if (!problemsOf(now).empty())
        return;
    m_saving = now;
    Q_EMIT saveRequested(m_uri, m_before, detailsOf(now, m_before));
}

void DecisionEditor::noteSaved(const store::DecisionDetails &after)
{
    if (!m_saving)
        return;
    m_before = after;
    m_shown = *m_saving;
    m_saving.reset();
    if (draft() == m_shown)
        accept();
}

/// What was written is not lost by a slip.
void DecisionEditor::reject()
{
    if (draft() == m_shown) {
        QDialog::reject();
        return;
    }
    auto *question = new QMessageBox(QMessageBox::Question, windowTitle(),
                                     tr("Discard unsaved changes?"), QMessageBox::NoButton, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setObjectName(u"dropChanges"_s);
    QPushButton *drop = question->addButton(tr("Discard Changes"), QMessageBox::DestructiveRole);
    question->addButton(tr("Keep Editing"), QMessageBox::RejectRole);
    connect(drop, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    connect(this, &QDialog::finished, question, &QObject::deleteLater);
    question->open();
}

} // namespace sheria::app
