#include "app/reader/hitmarks.h"

#include "app/reader/hitbar.h"
#include "app/reader/hitforms.h"
#include "app/reader/readerpane.h"

namespace sheria::app {

HitMarks::HitMarks(store::Readers &readers, const search::Searcher &searcher, ReaderPane &pane,
                   HitBar &bar)
    : QObject(&pane)
    , m_searcher(searcher)
    , m_pane(pane)
    , m_bar(bar)
    , m_query(readers, this)
{
    connect(&pane, &ReaderPane::completed, this, &HitMarks::mark);
    connect(&pane, &ReaderPane::hitShown, this, [this](int index, int count) {
        if (isLooking())
            m_bar.show(m_words, index, count);
    });
    connect(&bar, &HitBar::nextWanted, this, [this] { step(1); });
    connect(&bar, &HitBar::previousWanted, this, [this] { step(-1); });
    connect(&bar, &HitBar::closed, this, &HitMarks::clear);
}

void HitMarks::look(const QString &words, const QByteArray &work, const QByteArray &eId)
{
    m_words = words.trimmed();
    m_work = work;
    m_eId = eId;
    if (!isLooking()) {
        clear();
        return;
    }
    if (m_shownWork == m_work)
        find();
    Q_EMIT changed();
}

void HitMarks::textShown(std::shared_ptr<const Rendering> rendering, const QByteArray &language,
                         const QByteArray &work)
{
    m_rendering = std::move(rendering);
    m_language = language;
    m_shownWork = work;
    if (isLooking() && work == m_work)
        find();
    else if (isLooking())
        clear();
}

void HitMarks::textGone()
{
    m_rendering.reset();
    m_shownWork.clear();
    m_forms.reset();
}

void HitMarks::find()
{
    m_forms.reset();
    if (!m_rendering)
        return;
    m_query.start(
        [rendering = m_rendering, language = m_language, words = m_words,
         &searcher = m_searcher](store::Database &, const std::stop_token &stop) {
            return stop.stop_requested()
                ? QStringList()
                : hitForms(searcher, plainText(rendering->html), language, words);
        },
        [this](const QStringList &forms) {
            m_forms = forms;
            mark();
        });
}

/// As soon as the forms are known and the page has its whole text.
void HitMarks::mark()
{
    if (isLooking() && m_forms && m_pane.isComplete())
        m_pane.markHits(*m_forms, m_eId);
}

void HitMarks::step(int by)
{
    if (isLooking())
        m_pane.goToHit(by);
}

void HitMarks::clear()
{
    m_words.clear();
    m_forms.reset();
    m_pane.markHits({}, {});
    m_bar.hide();
    Q_EMIT changed();
}

} // namespace sheria::app
