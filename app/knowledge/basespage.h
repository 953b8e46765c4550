// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/widgets.h"
#include "core/base/result.h"
#include "core/domain/knowledgebase.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace sheria {
class Library;
} // namespace sheria

namespace sheria::app {

/// A change of a library. Returns a token to be shown once, or nothing. Thread: waits, so not the GUI's.
using KnowledgeChange = std::function<Result<QByteArray>(Library &)>;
using KnowledgeChanger = std::function<void(const KnowledgeChange &)>;

/// What a base is called in a list: the two that each library begins with, in the language of the interface until they
/// are renamed.
QString shownName(const KnowledgeBase &base);

/// The knowledge bases of a library: which there are, and what each chooses.
class BasesPage : public QWidget
{
    Q_OBJECT

public:
    /// `change` makes a change of the library; it ends with setBases() or showProblem().
    explicit BasesPage(KnowledgeChanger change, QWidget *parent = nullptr);

    void setBases(const std::vector<KnowledgeBase> &bases);
    /// The one that is shown; null: a new one.
    const KnowledgeBase *current() const;
    /// What the one that is shown holds; empty: not known.
    void showState(const QString &sentences);
    void showProblem(const QString &sentence);

Q_SIGNALS:
    /// Another one is shown.
    void chosen();

private:
    struct Field
    {
        QLineEdit *edit = nullptr;
        std::vector<QByteArray> KnowledgeBase::*words = nullptr;
    };
    void build();
    QWidget *buildForm();
    void showBase();
    void startNew();
    void save();

    KnowledgeChanger m_change;
    std::vector<KnowledgeBase> m_bases;
    QByteArray m_wanted; ///< Code to be chosen when the list comes next.
    QListWidget *m_list = nullptr;
    QLineEdit *m_code = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_description = nullptr;
    QComboBox *m_kind = nullptr;
    std::vector<Field> m_fields;
    QLabel *m_state = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace sheria::app
