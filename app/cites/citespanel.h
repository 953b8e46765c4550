// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/reader/loader.h"
#include "app/theme/widgets.h"
#include "core/citations/citator.h"
#include "core/domain/toc.h"

#include <QByteArray>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QTreeWidgetItem;

namespace sheria::app {

class ReaderTab;
class ReaderTabs;

/// A line of the citations panel, with the lines below it.
struct CiteRow
{
    QString text;
    QByteArray uri;       ///< Where it leads; empty: nowhere.
    bool isMuted = false; ///< The library does not have it.
    std::vector<CiteRow> rows = {};
    QByteArray citing = {}; ///< The decision whose treatment a person may state; empty: none.

    friend bool operator==(const CiteRow &, const CiteRow &) = default;
};

/// What is known about a text, or about one provision of it.
struct Citations
{
    std::vector<citations::CitedWork> cites;
    citations::CitedBy citedBy;
    qint64 waiting = 0; ///< Works that were not looked through yet.
    /// How decisions treat this one, by their URIs, where the words around or a person say so.
    std::map<QByteArray, citations::CitatorEntry> treatments = {};
    citations::CourtYears byCourtAndYear = {}; ///< Of the works that cite it.
    std::map<QByteArray, QString> courts = {}; ///< The names of the courts of the library, by code.
    QDate asAt = {};                           ///< By the texts of that day; null: by the newest.
};

/// "section 12(3)" as the interface's language says it.
QString placeWords(const QByteArray &words);
/// "paragraph 34(a)" for "para_34__subpara_a"; the eId itself where it says nothing.
QString placeName(const QByteArray &eId);

/// What the text cites: work by work, each with its places.
CiteRow citesRow(const Citations &known, const QByteArray &expressionUri);
/// Who cites it.
CiteRow citedByRow(const Citations &known);
/// How many works of each court cite it, year by year.
CiteRow courtsRow(const Citations &known);
/// Its provisions that are cited, the most cited first. `entries`: its contents.
CiteRow provisionsRow(const Citations &known, const QByteArray &expressionUri,
                      const std::vector<TocEntry> &entries);

/// What the text that is shown cites, and who cites it; all of it, or the provision that is read.
class CitesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CitesPanel(QWidget *parent = nullptr);

    /// Shows what belongs to the tab that is looked at, from now on.
    void follow(const ReaderTabs &tabs);

    /// Looks again at what is shown.
    void load();

Q_SIGNALS:
    /// A person says how a decision treats the one that is shown; without `treatment` what the words
    /// suggest holds again.
    void treatmentStated(const QByteArray &citingUri, const QByteArray &citedUri,
                         const std::optional<QByteArray> &treatment);
    void openRequested(const QByteArray &uri, bool inNewTab);
    /// What is shown is wanted as a graph.
    void graphRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void show(const ReaderTabs &tabs);
    void clear();
    void move(const ReaderTab *tab);
    void showMenu(const QPoint &at);
    void showFound(const Result<Citations> &found);
    void add(QTreeWidgetItem *parent, const CiteRow &row, int depth);
    void open(const QTreeWidgetItem *item);
    void say(const QString &sentence);

    const store::Readers *m_readers = nullptr; ///< Whom m_query asks.
    LatestQuery m_query{this};
    std::optional<ExpressionRecord> m_record;
    std::vector<TocEntry> m_entries;
    QByteArray m_eId; ///< The provision that is read.
    QDate m_asAt;     ///< The date of the window.
    QTimer m_soon;    ///< Scrolling comes in many steps.
    QTimer m_again;   ///< While texts are being looked through.
    QCheckBox *m_onlyHere = nullptr;
    QPushButton *m_graph = nullptr;
    QTreeWidget *m_tree = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_waiting = nullptr;
};

} // namespace sheria::app
