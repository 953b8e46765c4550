// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notes/sharing.h"

#include <QDialog>

namespace sheria::app {

/// Two texts of a note side by side, of people who did not know of each other's, or a text and that somebody
/// deleted the note; one of them, or both, can be kept.
class NoteConflictDialog : public QDialog
{
    Q_OBJECT

public:
    NoteConflictDialog(const notes::Conflict &conflict, QWidget *parent);

Q_SIGNALS:
    /// `text` is to take the place of those of `instead`.
    void textChosen(qint64 id, const QString &text,
                    const std::vector<sheria::notes::OperationId> &instead);
    void removalChosen(qint64 id);

private:
    void choose(const QString &text);

    notes::Conflict m_conflict;
};

} // namespace sheria::app
