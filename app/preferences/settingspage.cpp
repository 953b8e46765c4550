// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/settingspage.h"

#include "app/theme/widgets.h"

#include <QAbstractButton>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int RowSpacing = 6;

} // namespace

QStringList foldedWords(const QString &text)
{
    QString folded;
    const QString parts = text.normalized(QString::NormalizationForm_KD).toLower();
    for (const QChar c : parts) {
        if (c.isLetterOrNumber())
            folded += c;
        else if (c.category() != QChar::Mark_NonSpacing && c != u'&')
            folded += u' ';
    }
    return folded.split(u' ', Qt::SkipEmptyParts);
}

SettingsPage::SettingsPage(const QString &name, const QString &title, const QString &iconName)
    : m_title(title)
    , m_iconName(iconName)
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(name);
    m_rows->setContentsMargins(14, 4, 14, 10);
    m_rows->setSpacing(RowSpacing);
    m_rows->addStretch();
}

QWidget *SettingsPage::addRow(const QString &title, QWidget *control, const QString &hint,
                              const QString &words, int stretch)
{
    auto *row = new QWidget(this);
    row->setObjectName(u"settingRow"_s);
    row->setAttribute(Qt::WA_StyledBackground);
    auto *lines = new QVBoxLayout(row);
    lines->setContentsMargins(10, 8, 10, 8);
    if (!title.isEmpty()) {
        auto *label = makeLabel(row, u"settingTitle"_s, title);
        label->setBuddy(control->focusPolicy() == Qt::NoFocus && control->focusProxy()
                            ? control->focusProxy()
                            : control);
        lines->addWidget(label);
    }
    const bool isWide = stretch > 0 || control->layout()
        || control->sizePolicy().expandingDirections() & Qt::Horizontal;
    lines->addWidget(control, stretch, isWide ? Qt::Alignment() : Qt::AlignLeading);
    if (!hint.isEmpty())
        lines->addWidget(makeParagraph(row, u"settingHint"_s, hint));
    m_rows->insertWidget(m_rows->count() - 1, row, stretch);
    const QString all =
        QStringList{m_title, title, hint, words, control->accessibleName(), control->toolTip()}
            .join(u' ');
    m_settings.append({row, control, u' ' + foldedWords(all).join(u' ')});
    return row;
}

void SettingsPage::add(const QString &title, QWidget *control, const QString &hint,
                       const QString &words)
{
    addRow(title, control, hint, words, 0);
}

void SettingsPage::add(QAbstractButton *control, const QString &hint, const QString &words)
{
    addRow({}, control, hint, control->text() + u' ' + words, 0);
}

void SettingsPage::addTall(const QString &title, QWidget *control, const QString &hint,
                           const QString &words)
{
    addRow(title, control, hint, words, 1);
    m_rows->setStretch(m_rows->count() - 1, 0);
}

int SettingsPage::find(const QStringList &words)
{
    int found = 0;
    for (Setting &setting : m_settings) {
        const bool hasAll = std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return setting.words.contains(u' ' + word);
        });
        setting.isFound = hasAll && !words.isEmpty();
        found += hasAll ? 1 : 0;
        setting.row->setProperty("found", setting.isFound);
        // A style sheet looks at properties only when it is told to.
        setting.row->style()->unpolish(setting.row);
        setting.row->style()->polish(setting.row);
    }
    return found;
}

QWidget *SettingsPage::firstFound() const
{
    const auto found = std::find_if(m_settings.begin(), m_settings.end(),
                                    [](const Setting &setting) { return setting.isFound; });
    if (found != m_settings.end())
        return found->control;
    return m_settings.isEmpty() ? nullptr : m_settings.first().control;
}

} // namespace sheria::app
