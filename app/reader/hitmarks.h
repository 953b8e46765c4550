// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/reader/loader.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QWidget>

class QLabel;

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::app {

class ReaderPane;

/// The words of an HTML fragment of ours as plain text: tags that end a line of text become spaces.
QByteArray plainText(const QByteArray &html);

/// What of `text` answers the words of a search, each once, as it is written there: "dismissed",
/// "Dismissal", "unfair dismissal" for a phrase. At most MaxHitForms.
QStringList hitForms(const search::Searcher &searcher, const QByteArray &text,
                     const QByteArray &language, const QString &words);

/// More forms than this are of no help to a reader, and slow in a page.
inline constexpr int MaxHitForms = 200;

/// Below a text that was found by a search: how often it answers, and the way from one such place to
/// the next.
class HitBar : public QWidget
{
    Q_OBJECT

public:
    explicit HitBar(QWidget *parent = nullptr);

    /// `index` counts from 1; 0: none is gone to yet.
    void show(const QString &words, int index, int count);

Q_SIGNALS:
    void nextWanted();
    void previousWanted();
    void resultsWanted();
    void closed();

private:
    QLabel *m_words = nullptr;
};

/// Marks in a tab's text what answers a search, and goes from one mark to the next. The marks stay
/// while the tab shows texts of the work that was found.
class HitMarks : public QObject
{
    Q_OBJECT

public:
    HitMarks(store::Readers &readers, const search::Searcher &searcher, ReaderPane &pane,
             HitBar &bar);

    /// The words to mark in the texts of this work; `eId`: where to begin.
    void look(const QString &words, const QByteArray &work, const QByteArray &eId);
    /// Another text is there.
    void textShown(std::shared_ptr<const Rendering> rendering, const QByteArray &language,
                   const QByteArray &work);
    /// There is no text any more.
    void textGone();
    /// The same text comes back later: it is marked then, and stays where it is.
    void suspend();
    bool isLooking() const { return !m_words.isEmpty(); }
    void step(int by);
    void clear();

Q_SIGNALS:
    /// Marks are looked for now, or no longer.
    void changed();

private:
    void find();
    void mark();

    const search::Searcher &m_searcher;
    ReaderPane &m_pane;
    HitBar &m_bar;
    LatestQuery m_query;
    QString m_words;
    QByteArray m_work;
    QByteArray m_eId;
    std::shared_ptr<const Rendering> m_rendering;
    QByteArray m_language;
    QByteArray m_shownWork;
    std::optional<QStringList> m_forms; ///< Of what is shown; none until they are found.
};

} // namespace sheria::app
