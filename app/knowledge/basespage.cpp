// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/basespage.h"

#include "app/text/words.h"
#include "core/library/library.h"
#include "core/store/knowledge/knowledgebasequeries.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int ListWidth = 220;

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

/// In one transaction: there is the old one, or the new one.
Result<void> putBase(store::Database &db, const KnowledgeBase &base, const QByteArray &replaced)
{
    if (!replaced.isEmpty())
        SHERIA_CHECK(store::removeKnowledgeBase(db, replaced));
    return store::addKnowledgeBase(db, base);
}

Result<QByteArray> written(Library &library, const store::Writer::Job &job)
{
    SHERIA_CHECK(library.writer().submit(job).get());
    return QByteArray();
}

} // namespace

QString shownName(const KnowledgeBase &base)
{
    if (base.code == "legislation-all" && base.name == "Legislation"_L1)
        return BasesPage::tr("Legislation");
    if (base.code == "judgments-all" && base.name == "Judgments"_L1)
        return BasesPage::tr("Judgments");
    return base.name;
}

BasesPage::BasesPage(KnowledgeChanger change, QWidget *parent)
    : QWidget(parent)
    , m_change(std::move(change))
{
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, &BasesPage::showBase);
    showBase();
}

void BasesPage::build()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(ListWidth);
    m_list = makeList(side, u"baseList"_s, tr("Knowledge bases"));
    auto *make = makeButton(side, u"newBase"_s, tr("New"), u"add"_s, {}, [this] { startNew(); });
    m_remove = makeButton(side, u"removeBase"_s, tr("Remove"), u"close"_s, {}, [this] {
        if (const KnowledgeBase *base = current())
            m_change([code = base->code](Library &library) {
                return written(library, [&code](store::Database &db) {
                    return store::removeKnowledgeBase(db, code);
                });
            });
    });
    vbox({{m_list, 1}, hbox({make, m_remove})}, side);
    hbox({side, {buildForm(), 1}}, this, StyleMargins);
}

QWidget *BasesPage::buildForm()
{
    auto *box = new QWidget(this);
    auto *form = new QFormLayout(box);
    const auto add = [&](const QString &name, const QString &label, const QString &example) {
        QLineEdit *edit = makeLine(this, name, label, example);
        form->addRow(label, edit);
        return edit;
    };
    m_code = add(u"baseCode"_s, tr("Code"), u"legislation-cape-town"_s);
    m_name = add(u"baseName"_s, tr("Name"), {});
    m_description = add(u"baseDescription"_s, tr("Description"), {});
    m_kind = makeComboBox(box, u"baseKind"_s, {}, {{tr("Legislation"), {}}, {tr("Judgments"), {}}});
    form->addRow(tr("Of"), m_kind);
    m_fields = {
        {add(u"basePlaces"_s, tr("Places"), u"za, za-cpt"_s), &KnowledgeBase::places},
        {add(u"baseNatures"_s, tr("Natures"), u"act, act/by-law"_s), &KnowledgeBase::natures},
        {add(u"baseTopics"_s, tr("Topics"), u"subject-areas-environment"_s),
         &KnowledgeBase::topics},
        {add(u"baseCourts"_s, tr("Courts"), u"zasca"_s), &KnowledgeBase::courts},
        {add(u"baseLanguages"_s, tr("Languages"), u"eng, fra"_s), &KnowledgeBase::languages}};
    auto *note = new QLabel(tr("Separate codes with commas. Empty fields match everything."), box);
    note->setWordWrap(true);
    form->addRow(QString(), note);
    m_state = makeParagraph(box, u"baseState"_s);
    form->addRow(QString(), m_state);
    m_problem = makeParagraph(box, u"baseProblem"_s);
    m_problem->hide();
    form->addRow(QString(), m_problem);
    auto *keep = makeButton(box, u"saveBase"_s, tr("Save"), u"check"_s, {}, [this] { save(); });
    form->addRow(QString(), hbox({keep, BoxItem::filler()}));
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
            m_list->addItem(shownName(bases[i]));
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
        each.edit->setText(joinedCodes(shown.*each.words, u", "_s));
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
    const QByteArray replaced = current() ? current()->code : QByteArray();
    m_change([base, replaced](Library &library) -> Result<QByteArray> {
        SHERIA_TRY(const KnowledgeBase good, checked(base));
        return written(library, [&](store::Database &db) { return putBase(db, good, replaced); });
    });
}

void BasesPage::showProblem(const QString &sentence)
{
    m_wanted.clear();
    m_problem->setText(sentence);
    m_problem->show();
}

} // namespace sheria::app
