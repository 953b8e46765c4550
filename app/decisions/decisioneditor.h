// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decisions/decisiondraft.h"
#include "app/theme/widgets.h"

#include <QDialog>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QDialogButtonBox;
class QTabWidget;

namespace sheria::app {

/// A short table to be filled in: judges, parties. Rows are added, taken out and moved.
class ListEditor : public QWidget
{
    Q_OBJECT

public:
    ListEditor(const QString &name, const QStringList &columns, QWidget *parent = nullptr);

    void setRows(const std::vector<QStringList> &rows);
    /// As they are written, also empty ones.
    std::vector<QStringList> rows() const;
    QTableWidget &table() { return *m_table; }

Q_SIGNALS:
    void edited();

private:
    void add();
    void remove();
    void move(int by);

    QTableWidget *m_table = nullptr;
};

/// A form for all that is known of a decision. What is wrong is said while it is being written, and
/// cannot be saved.
class DecisionEditor : public QDialog
{
    Q_OBJECT

public:
    explicit DecisionEditor(QWidget *parent = nullptr);

    /// Fills the form, and shows it.
    void edit(const QByteArray &uri, const store::DecisionDetails &details);
    DecisionDraft draft() const;
    /// Adds documents to the form, to be looked at and saved: rows of DecisionDraft::attachedDocuments.
    void attach(const DecisionDraft::Rows &documents);
    /// Whether it shows the decision `uri`, and has asked to save it.
    bool isSaving(const QByteArray &uri) const { return isVisible() && m_saving && m_uri == uri; }
    /// What it has asked to save is saved, as `after`. It closes, unless it has been edited since; that can be saved
    /// next.
    void noteSaved(const store::DecisionDetails &after);
    /// Says why it was not saved.
    void showProblem(const QString &sentence);

Q_SIGNALS:
    void saveRequested(const QByteArray &uri, const sheria::store::DecisionDetails &before,
                       const sheria::store::DecisionDetails &after);

public Q_SLOTS:
    void reject() override;

private:
    QWidget *buildPage(DraftField::Page page);
    QWidget *buildPeople();
    void buildState(QWidget *widget);
    void check();
    void save();
    void mark(const std::vector<DraftProblem> &problems);

    QByteArray m_uri;
    store::DecisionDetails m_before;
    DecisionDraft m_shown;                 ///< What is known already.
    std::optional<DecisionDraft> m_saving; ///< What it has asked to save since it was filled.
    QTabWidget *m_pages = nullptr;
    QComboBox *m_state = nullptr;
    QComboBox *m_names = nullptr;
    QLabel *m_problem = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace sheria::app
