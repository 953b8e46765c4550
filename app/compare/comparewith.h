// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/domain/expression.h"
#include "core/store/legislation/workqueries.h"

#include <QByteArray>
#include <QDate>
#include <QDialog>
#include <QString>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sheria::app {

/// A text that another one can be compared with.
struct ComparedWith
{
    QByteArray uri; ///< Of an expression, or of a work.
    QString title;
    QString note; ///< Its date, its language, its number.
};

/// The text of each other language of the work nearest to the day of `shown`.
std::vector<ComparedWith> otherLanguages(const ExpressionRecord &shown);

/// Chooses what a text is compared with: another open text, the work in another language, or another work of
/// the library, which is found by its title, number or address.
class CompareWithDialog : public QDialog
{
    Q_OBJECT

public:
    /// `open`: the other open texts. `asAt`: the date of the window; null: the latest.
    CompareWithDialog(QWidget *parent, store::Readers &readers, const ExpressionRecord &shown,
                      std::vector<ComparedWith> open, QDate asAt);

Q_SIGNALS:
    void chosen(const QByteArray &uri);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const QString &title);
    void ask();
    void showFound(const Result<std::vector<store::TitleMatch>> &found);
    void showTexts(const std::vector<ComparedWith> &works, const QString &sentence);
    void addGroup(const QString &name, const std::vector<ComparedWith> &texts);
    void choose();

    LatestQuery m_query;
    const QByteArray m_work; ///< Of the text that is shown.
    const std::vector<ComparedWith> m_open;
    const std::vector<ComparedWith> m_languages;
    const QDate m_asAt;
    QLineEdit *m_words = nullptr;
    QTreeWidget *m_texts = nullptr;
    QLabel *m_hint = nullptr;
    QPushButton *m_compare = nullptr;
};

} // namespace sheria::app
