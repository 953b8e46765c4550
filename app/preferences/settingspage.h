// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

class QAbstractButton;
class QVBoxLayout;

namespace sheria::app {

/// The words of `text` in lower case without accents: as they are compared when a person looks for a
/// setting or an action.
QStringList foldedWords(const QString &text);

/// One page of the preferences: settings below each other, each with its name, its control and a
/// sentence. What is changed is kept at once.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    SettingsPage(const QString &name, const QString &title, const QString &iconName);

    const QString &title() const { return m_title; }
    const QString &iconName() const { return m_iconName; }
    /// Marks the settings that have all of these words (of foldedWords()); returns how many there are. None
    /// are marked where there are no words.
    virtual int find(const QStringList &words);
    /// The control of the first setting that is marked; of the first one without marks.
    virtual QWidget *firstFound() const;

protected:
    /// Adds a setting. `title` may have a mnemonic; `hint` is a sentence below; `words` are further ones that
    /// it is found by.
    void add(const QString &title, QWidget *control, const QString &hint = {},
             const QString &words = {});
    /// The same for a button that says itself what it does.
    void add(QAbstractButton *control, const QString &hint = {}, const QString &words = {});
    /// Adds a setting that takes what height is left.
    void addTall(const QString &title, QWidget *control, const QString &hint = {},
                 const QString &words = {});

private:
    struct Setting
    {
        QWidget *row = nullptr;
        QWidget *control = nullptr;
        QString words; ///< Folded.
        bool isFound = false;
    };
    QWidget *addRow(const QString &title, QWidget *control, const QString &hint,
                    const QString &words, int stretch);

    const QString m_title;
    const QString m_iconName;
    QVBoxLayout *m_rows = nullptr;
    QList<Setting> m_settings;
};

} // namespace sheria::app
