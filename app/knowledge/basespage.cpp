#include "app/knowledge/basespage.h"

#include "app/theme/icons.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int ListWidth = 220;

QString joined(const std::vector<QByteArray> &words)
{
    QStringList out;
    for (const QByteArray &word : words)
        out << QString::fromUtf8(word);
    return out.join(u", "_s);
}

std::vector<QByteArray> split(const QString &text)
{
    std::vector<QByteArray> words;
    const QStringList parts = text.split(u',', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        if (!part.trimmed().isEmpty())
            words.push_back(part.trimmed().toUtf8());
    }
    return words;
}

} // namespace

BasesPage::BasesPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, &BasesPage::showBase);
    showBase();
}

void BasesPage::build()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(ListWidth);
    m_list = new QListWidget(side);
    m_list->setObjectName(u"baseList"_s);
    m_list->setAccessibleName(tr("Knowledge bases"));
    auto *make = new QPushButton(icon(u"add"_s), tr("New"), side);
    make->setObjectName(u"newBase"_s);
    connect(make, &QPushButton::clicked, this, &BasesPage::startNew);
    m_remove = new QPushButton(icon(u"close"_s), tr("Remove"), side);
    m_remove->setObjectName(u"removeBase"_s);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const KnowledgeBase *base = current())
            Q_EMIT removeRequested(base->code);
    });
    auto *row = new QHBoxLayout;
    row->addWidget(make);
    row->addWidget(m_remove);
    auto *left = new QVBoxLayout(side);
    left->setContentsMargins(0, 0, 0, 0);
    left->addWidget(m_list, 1);
    left->addLayout(row);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(side);
    layout->addWidget(buildForm(), 1);
}

QLineEdit *BasesPage::field(const QString &name, const QString &label, const QString &example)
{
    auto *edit = new QLineEdit(this);
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    edit->setPlaceholderText(example);
    return edit;
}

QWidget *BasesPage::buildForm()
{
    auto *box = new QWidget(this);
    auto *form = new QFormLayout(box);
    const auto add = [&](const QString &name, const QString &label, const QString &example) {
        QLineEdit *edit = field(name, label, example);
        form->addRow(label, edit);
        return edit;
    };
    m_code = add(u"baseCode"_s, tr("Code"), u"legislation-cape-town"_s);
    m_name = add(u"baseName"_s, tr("Name"), {});
    m_description = add(u"baseDescription"_s, tr("Description"), {});
    m_kind = new QComboBox(box);
    m_kind->setObjectName(u"baseKind"_s);
    m_kind->addItem(tr("Legislation"));
    m_kind->addItem(tr("Judgments"));
    form->addRow(tr("Of"), m_kind);
    m_fields = {
        {add(u"basePlaces"_s, tr("Places"), u"za, za-cpt"_s), &KnowledgeBase::places},
        {add(u"baseNatures"_s, tr("Natures"), u"act, act/by-law"_s), &KnowledgeBase::natures},
        {add(u"baseTopics"_s, tr("Topics"), u"subject-areas-environment"_s),
         &KnowledgeBase::topics},
        {add(u"baseCourts"_s, tr("Courts"), u"zasca"_s), &KnowledgeBase::courts},
        {add(u"baseLanguages"_s, tr("Languages"), u"eng, fra"_s), &KnowledgeBase::languages}};
    auto *note = new QLabel(tr("Codes with commas between them. What is left empty lets everything "
                               "through."),
                            box);
    note->setWordWrap(true);
    form->addRow(QString(), note);
    m_state = new QLabel(box);
    m_state->setObjectName(u"baseState"_s);
    m_state->setWordWrap(true);
    form->addRow(QString(), m_state);
    m_problem = new QLabel(box);
    m_problem->setObjectName(u"baseProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    form->addRow(QString(), m_problem);
    auto *keep = new QPushButton(icon(u"check"_s), tr("Save"), box);
    keep->setObjectName(u"saveBase"_s);
    connect(keep, &QPushButton::clicked, this, &BasesPage::save);
    auto *row = new QHBoxLayout;
    row->addWidget(keep);
    row->addStretch();
    form->addRow(QString(), row);
    return box;
}

const KnowledgeBase *BasesPage::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && std::size_t(row) < m_bases.size() ? &m_bases[std::size_t(row)] : nullptr;
}

void BasesPage::setBases(const std::vector<KnowledgeBase> &bases)
{
    const QByteArray before = !m_wanted.isEmpty() ? m_wanted
        : current()                               ? current()->code
                                                  : QByteArray();
    m_wanted.clear();
    m_bases = bases;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        int chosen = bases.empty() ? -1 : 0;
        for (std::size_t i = 0; i < bases.size(); ++i) {
            m_list->addItem(bases[i].name);
            if (bases[i].code == before)
                chosen = int(i);
        }
        m_list->setCurrentRow(chosen);
    }
    showBase();
}

void BasesPage::showBase()
{
    const KnowledgeBase *base = current();
    const KnowledgeBase shown = base ? *base : KnowledgeBase();
    m_remove->setEnabled(base != nullptr);
    m_code->setText(QString::fromUtf8(shown.code));
    m_name->setText(shown.name);
    m_description->setText(shown.description);
    m_kind->setCurrentIndex(shown.kind == KnowledgeBase::Kind::Judgments ? 1 : 0);
    for (const Field &each : m_fields)
        each.edit->setText(joined(shown.*each.words));
    m_problem->hide();
    m_state->clear();
    Q_EMIT chosen();
}

void BasesPage::showState(const QString &sentences)
{
    m_state->setText(sentences);
}

void BasesPage::startNew()
{
    m_list->setCurrentRow(-1);
    showBase();
    m_code->setFocus();
}

void BasesPage::save()
{
    KnowledgeBase base;
    base.code = m_code->text().trimmed().toUtf8();
    base.name = m_name->text();
    base.description = m_description->text();
    base.kind = m_kind->currentIndex() == 1 ? KnowledgeBase::Kind::Judgments
                                            : KnowledgeBase::Kind::Legislation;
    for (const Field &each : m_fields)
        base.*each.words = split(each.edit->text());
    m_problem->hide();
    m_wanted = base.code;
    Q_EMIT saveRequested(base, current() ? current()->code : QByteArray());
}

void BasesPage::showProblem(const QString &sentence)
{
    m_wanted.clear();
    m_problem->setText(sentence);
    m_problem->show();
}

} // namespace sheria::app
