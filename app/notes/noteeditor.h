// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notes/notesfile.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace sheria::app {

/// The fields in which one note is read and changed.
class NoteEditor : public QWidget
{
    Q_OBJECT

public:
    enum class State {
        None,    ///< There is no note to show.
        Draft,   ///< It is not in the file yet.
        Kept,    ///< It is in the file.
        Removed, ///< It is in the trash.
    };

    explicit NoteEditor(QWidget *parent = nullptr);

    /// `note`: null for State::None. `placement`: what became of its place, in a sentence, or empty.
    void showNote(const notes::Note *note, const QString &placement, State state);
    /// What somebody has changed in the fields; nullopt: nothing, or the note is in the trash.
    std::optional<notes::Change> changes() const;
    /// `draft` with what the fields say. Without a text it is a highlight, or a bookmark.
    notes::Note written(notes::Note draft) const;
    void focusText();
    /// What the fields say is in the file now, as `note`.
    void noteSaved(const notes::Note &note);

Q_SIGNALS:
    void saveRequested();
    /// The note is to be deleted, taken out of the trash or, where it is a draft, given up.
    void removeRequested();
    /// The texts that several people gave it are to be shown side by side.
    void compareRequested();

private:
    void showSharing();

    /// As it was when it came into the fields: others may change a shared note meanwhile.
    std::optional<notes::Note> m_shown;
    /// What the fields said of it then: they cannot show each text and each name as it is.
    notes::Note m_said;
    QLabel *m_quotation = nullptr;
    QLabel *m_sharing = nullptr;
    QPushButton *m_compare = nullptr;
    QLabel *m_placement = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QLineEdit *m_tags = nullptr;
    QLineEdit *m_collections = nullptr;
    QComboBox *m_colour = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace sheria::app
