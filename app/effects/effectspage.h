// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/effects/effectlist.h"
#include "app/theme/rowsmodel.h"

#include <QDate>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

namespace sheria::app {

class OpenLibrary;

/// What changes when: the commencements, amendments and repeals of the work that is read, of a place, or of the
/// works that the notes of a collection are on; those of chosen days and in a chosen state. A row opens the work
/// as at the day; the list can be saved as a calendar and as a feed.
class EffectsPage : public QWidget
{
    Q_OBJECT

public:
    explicit EffectsPage(QWidget *parent = nullptr);

    /// Null: none is open, and what is shown is taken away.
    void setLibrary(OpenLibrary *library);
    /// The date of the window; null: the latest. The list begins with it.
    void setAsAt(QDate date);
    /// Lists what is listed already, or `work` in the place of another work.
    void showAgain(const EffectsOf &work);
    /// Lists everything of `work`, and chooses what is outstanding of the provision.
    void showWork(const EffectsOf &work, const QByteArray &eId);
    void showPlace(const QByteArray &place);
    /// The library has changed.
    void refresh();
    void focusList();

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    using Rows = RowsModel<effects::Effect>;
    using MakeFile =
        std::function<QByteArray(const QString &title, const std::vector<effects::Effect> &)>;

    void build();
    QWidget *buildChoice();
    QWidget *buildFilter();
    void buildTable();
    Today today() const;
    EffectsOf chosen() const;
    EffectFilter filter() const;
    void load();
    void fillNames();
    void showSources(const Result<EffectSources> &sources);
    void showLoaded(Result<std::vector<effects::Effect>> loaded);
    void showRows();
    void showFailure(const Error &error);
    void showHint(const QString &sentence);
    void chooseWanted();
    void showAll();
    const effects::Effect *current() const;
    void open(bool inNewTab);
    void openLaw();
    void showMenu(const QPoint &at);
    void askSave(const QString &suffix, const QString &filter, const MakeFile &make);
    void save(const QString &path, const MakeFile &make);

    OpenLibrary *m_library = nullptr;
    LatestQuery m_sourcesQuery{this};
    LatestQuery m_query{this};
    LatestQuery m_opening{this};
    LatestQuery m_saving{this};
    QDate m_asAt;
    EffectsOf m_work;
    QByteArray m_place;
    QByteArray m_collection;
    std::optional<EffectSources> m_sources;                ///< Null: not read yet.
    std::optional<std::vector<effects::Effect>> m_effects; ///< Null: not read yet.
    QByteArray m_wantedProvision; ///< To be chosen when its effects are there.
    bool m_isFocusWanted = false; ///< By the list, when it is there.

    Rows *m_rows = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_hint = nullptr;
    QComboBox *m_kind = nullptr;
    QComboBox *m_name = nullptr;
    QComboBox *m_state = nullptr;
    QCheckBox *m_hasFrom = nullptr;
    QCheckBox *m_hasTo = nullptr;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_to = nullptr;
    QPushButton *m_all = nullptr;
    QToolButton *m_save = nullptr;
    QTableView *m_list = nullptr;
};

} // namespace sheria::app
