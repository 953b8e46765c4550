#pragma once

#include "core/domain/knowledgebase.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace sheria::app {

/// The knowledge bases of a library: which there are, and what each chooses.
class BasesPage : public QWidget
{
    Q_OBJECT

public:
    explicit BasesPage(QWidget *parent = nullptr);

    void setBases(const std::vector<KnowledgeBase> &bases);
    /// The one that is shown; null: a new one.
    const KnowledgeBase *current() const;
    /// What the one that is shown holds; empty: not known.
    void showState(const QString &sentences);
    void showProblem(const QString &sentence);

Q_SIGNALS:
    /// `replaced`: the code of the one it comes in the place of; empty: it is new.
    void saveRequested(const sheria::KnowledgeBase &base, const QByteArray &replaced);
    void removeRequested(const QByteArray &code);
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
    QLineEdit *field(const QString &name, const QString &label, const QString &example);
    void showBase();
    void startNew();
    void save();

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
