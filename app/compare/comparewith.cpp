// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparewith.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/domain/language.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostWorks = 50; ///< That are offered for what is typed.
constexpr QSize FirstSize(560, 420);
enum TextColumn { TitleColumn, NoteColumn };

bool hasWords(const ComparedWith &text, const QString &words)
{
    const QString all = text.title + u' ' + text.note + u' ' + QString::fromUtf8(text.uri);
    const QStringList each = words.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(each.begin(), each.end(), [&](const QString &word) {
        return all.contains(word, Qt::CaseInsensitive);
    });
}

std::vector<ComparedWith> matching(const std::vector<ComparedWith> &texts, const QString &words)
{
    std::vector<ComparedWith> found;
    std::copy_if(texts.begin(), texts.end(), std::back_inserter(found),
                 [&](const ComparedWith &text) { return hasWords(text, words); });
    return found;
}

} // namespace

std::vector<ComparedWith> otherLanguages(const ExpressionRecord &shown)
{
    const Expression &text = shown.expression;
    const auto gap = [&text](const ExpressionSummary &other) {
        return std::llabs(text.date.daysTo(other.date));
    };
    std::map<QByteArray, const ExpressionSummary *> nearest;
    for (const ExpressionSummary &each : shown.pointsInTime) {
        const ExpressionSummary *&known = nearest[each.language];
        if (!known || gap(each) < gap(*known))
            known = &each;
    }
    nearest.erase(text.language);
    std::vector<ComparedWith> texts;
    for (const auto &[language, each] : nearest)
        texts.push_back(
            {each->uri, languageName(language) + u": "_s + each->title, longDate(each->date)});
    return texts;
}

CompareWithDialog::CompareWithDialog(QWidget *parent, store::Readers &readers,
                                     const ExpressionRecord &shown, std::vector<ComparedWith> open,
                                     QDate asAt)
    : QDialog(parent)
    , m_query(readers, this)
    , m_work(shown.work.uri.workUri(false))
    , m_open(std::move(open))
    , m_languages(otherLanguages(shown))
    , m_asAt(asAt)
{
    setUpDialog(*this, u"compareWithDialog"_s, tr("Compare With"));
    build(shown.expression.title.simplified());
    ask();
}

void CompareWithDialog::build(const QString &title)
{
    auto *about = makeParagraph(this, u"compareWithSource"_s, tr("Compare “%1” with:").arg(title));
    m_words = makeLine(this, u"compareWithWords"_s, tr("Find a text to compare with"),
                       tr("Title, number or address"));
    m_words->setClearButtonEnabled(true);
    m_words->addAction(icon(u"find"_s), QLineEdit::LeadingPosition);
    m_words->installEventFilter(this);
    m_texts = makeTree(this, u"compareWithTexts"_s, tr("Texts to compare with"),
                       {tr("Text"), tr("Version")});
    m_texts->setRootIsDecorated(false);
    m_texts->setItemsExpandable(false);
    m_texts->header()->setStretchLastSection(false);
    m_texts->header()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    m_texts->header()->setSectionResizeMode(NoteColumn, QHeaderView::ResizeToContents);
    m_hint = makeParagraph(this, u"compareWithHint"_s);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_compare = buttons->addButton(tr("&Compare"), QDialogButtonBox::AcceptRole);
    m_compare->setObjectName(u"compareWithChosen"_s);
    m_compare->setDefault(true);
    vbox({about, m_words, {m_texts, 1}, m_hint, buttons}, this, StyleMargins);
    resize(FirstSize);
    connect(m_words, &QLineEdit::textChanged, this, &CompareWithDialog::ask);
    connect(m_texts, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem *item) { m_compare->setEnabled(item != nullptr); });
    connect(m_texts, &QTreeWidget::itemActivated, this, &CompareWithDialog::choose);
    connect(buttons, &QDialogButtonBox::accepted, this, &CompareWithDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void CompareWithDialog::ask()
{
    const QString words = m_words->text().simplified();
    if (words.isEmpty()) {
        m_query.cancel();
        showTexts({}, tr("Type words of a title, a number or an address to find other works."));
        return;
    }
    showTexts({}, tr("Looking for works…"));
    m_query.start(
        [words, asAt = m_asAt](store::Database &db, const std::stop_token &) {
            return store::findTitles(db, words, MostWorks, asAt);
        },
        [this](const Result<std::vector<store::TitleMatch>> &found) { showFound(found); });
}

void CompareWithDialog::showFound(const Result<std::vector<store::TitleMatch>> &found)
{
    if (!found) {
        showTexts({}, messageText(found.error().message));
        return;
    }
    std::vector<ComparedWith> works;
    for (const store::TitleMatch &match : *found) {
        const store::WorkSummary &work = match.work;
        if (work.uri != m_work && !work.isStub && !work.isTextless)
            works.push_back({work.uri, work.title, longDate(work.latest)});
    }
    const QString sentence = works.empty() ? tr("No matching works.")
        : found->size() >= MostWorks ? tr("Only the first %n work(s).", nullptr, int(works.size()))
                                     : QString();
    showTexts(works, sentence);
}

void CompareWithDialog::showTexts(const std::vector<ComparedWith> &works, const QString &sentence)
{
    const QString words = m_words->text().simplified();
    m_texts->clear();
    addGroup(tr("Open texts"), matching(m_open, words));
    addGroup(tr("This work in other languages"), matching(m_languages, words));
    addGroup(tr("Works of the library"), works);
    m_texts->expandAll();
    QTreeWidgetItem *first = m_texts->topLevelItem(0);
    m_texts->setCurrentItem(first ? first->child(0) : nullptr);
    m_compare->setEnabled(first != nullptr);
    m_hint->setText(sentence);
    m_hint->setVisible(!sentence.isEmpty());
}

void CompareWithDialog::addGroup(const QString &name, const std::vector<ComparedWith> &texts)
{
    if (texts.empty())
        return;
    auto *group = new QTreeWidgetItem(m_texts, {name});
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(TitleColumn, bold);
    for (const ComparedWith &text : texts) {
        auto *item = new QTreeWidgetItem(group, {text.title.simplified(), text.note});
        item->setData(TitleColumn, Qt::UserRole, text.uri);
        item->setToolTip(TitleColumn,
                         item->text(TitleColumn) + u'\n' + QString::fromUtf8(text.uri));
    }
}

void CompareWithDialog::choose()
{
    const QTreeWidgetItem *item = m_texts->currentItem();
    const QByteArray uri = item ? item->data(TitleColumn, Qt::UserRole).toByteArray()
                                : QByteArray();
    if (uri.isEmpty() || !isVisible())
        return;
    accept();
    Q_EMIT chosen(uri);
}

/// From the words the list can be gone through without leaving them.
bool CompareWithDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            QTreeWidgetItem *item = m_texts->currentItem();
            const auto next = [&] {
                item = key == Qt::Key_Down ? m_texts->itemBelow(item) : m_texts->itemAbove(item);
            };
            if (item)
                next();
            while (item && !item->flags().testFlag(Qt::ItemIsSelectable))
                next();
            if (item)
                m_texts->setCurrentItem(item);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace sheria::app
