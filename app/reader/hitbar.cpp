#include "app/reader/hitbar.h"

#include "app/theme/icons.h"
#include "app/theme/widgets.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

QToolButton *button(QWidget *parent, const QString &iconName, const QString &name,
                    const QString &objectName)
{
    auto *made = new QToolButton(parent);
    made->setObjectName(objectName);
    made->setIcon(icon(iconName));
    made->setToolTip(name);
    made->setAccessibleName(name);
    made->setAutoRaise(true);
    return made;
}

} // namespace

HitBar::HitBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"hitBar"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_words = makeLabel(this, u"hitCount"_s);
    auto *previous = button(this, u"up"_s, tr("Previous match of the search"), u"previousHit"_s);
    auto *next = button(this, u"down"_s, tr("Next match of the search"), u"nextHit"_s);
    auto *results = makeButton(this, u"backToResults"_s, tr("Results"));
    results->setToolTip(tr("Back to the results of the search"));
    auto *close = button(this, u"close"_s, tr("Remove the marks"), u"closeHits"_s);

    hbox({m_words, previous, next, BoxItem::filler(), results, close}, this,
         QMargins(10, 5, 10, 5));
    connect(previous, &QToolButton::clicked, this, &HitBar::previousWanted);
    connect(next, &QToolButton::clicked, this, &HitBar::nextWanted);
    connect(results, &QPushButton::clicked, this, &HitBar::resultsWanted);
    connect(close, &QToolButton::clicked, this, &HitBar::closed);
    hide();
}

void HitBar::show(const QString &words, int index, int count)
{
    constexpr int MostLetters = 40;
    const QString shown = words.size() > MostLetters ? words.left(MostLetters) + u'…' : words;
    if (count == 0)
        m_words->setText(tr("“%1” is not marked in this text").arg(shown));
    else if (index == 0)
        m_words->setText(tr("“%1”: %n match(es)", nullptr, count).arg(shown));
    else
        m_words->setText(tr("“%1”: %2 of %3", "words, match, matches")
                             .arg(shown, QLocale().toString(index), QLocale().toString(count)));
    setVisible(true);
}

} // namespace sheria::app
