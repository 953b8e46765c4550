// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QPixmap>
#include <QString>
#include <QWidget>

namespace sheria::tests {

/// Takes pictures of a window as on a screen: with the dialogs, menus and tooltips that are in front of it.
///
/// Shape: FOLDER/SUBJECT.png, FOLDER/SUBJECT-PART.png, and FOLDER/SUBJECT.txt, what was measured.
class Camera
{
public:
    explicit Camera(const QDir &folder) : m_folder(folder) {}

    /// What is seen from now on: the name of the files.
    void setSubject(const QString &subject) { m_subject = subject; }

    /// `part`: which picture of the subject; empty: the only one.
    void take(const QWidget &window, const QString &part = {}) const;
    /// Of this widget alone.
    void takeAlone(QWidget &widget, const QString &part = {}) const;
    /// A sentence beside the pictures.
    void note(const QString &sentence) const;

private:
    QString path(const QString &part) const;

    const QDir m_folder;
    QString m_subject;
};

} // namespace sheria::tests
