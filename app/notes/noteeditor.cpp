// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/noteeditor.h"

#include "app/theme/widgets.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextDocument>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using notes::Note;

namespace {

constexpr int QuotationLines = 4;
constexpr int LeastLines = 3; ///< Of the text, in a low window.

QStringList namesIn(const QString &line)
{
    QStringList names;
    for (const QString &part : line.split(u',')) {
        if (const QString name = part.trimmed(); !name.isEmpty())
            names << name;
    }
    return names;
}

/// With the no-break spaces, for which toPlainText() has blanks.
QString typedText(const QPlainTextEdit &field)
{
    QString text = field.document()->toRawText();
    text.replace(QChar(QChar::ParagraphSeparator), QChar(u'\n'))
        .replace(QChar(QChar::LineSeparator), QChar(u'\n'));
    return notes::tidied(text);
}

} // namespace

NoteEditor::NoteEditor(QWidget *parent) : QWidget(parent)
{
    m_quotation = makeParagraph(this, u"noteQuotation"_s);
    m_quotation->setMaximumHeight(fontMetrics().lineSpacing() * QuotationLines);
    m_quotation->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_placement = makeParagraph(this, u"notePlacement"_s);
    m_sharing = makeParagraph(this, u"noteSharing"_s);
    m_compare = makeButton(this, u"noteCompare"_s, tr("&Compare Texts…"), {}, {},
                           [this] { Q_EMIT compareRequested(); });
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(u"noteText"_s);
    m_text->setAccessibleName(tr("Text of the note"));
    m_text->setPlaceholderText(tr("Text of the note"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(fontMetrics().lineSpacing() * LeastLines);
    m_tags = makeLine(this, u"noteTags"_s, tr("Tags, separated by commas"),
                      tr("Tags, separated by commas"));
    m_collections = makeLine(this, u"noteCollections"_s, tr("Collections, separated by commas"),
                             tr("Collections, separated by commas"));
    m_colour = makeComboBox(this, u"noteColour"_s, tr("Colour"),
                            {{tr("Yellow"), QString()},
                             {tr("Green"), u"green"_s},
                             {tr("Blue"), u"blue"_s},
                             {tr("Red"), u"red"_s}});
    m_save = makeButton(this, u"noteSave"_s, tr("&Save"), u"check"_s, {},
                        [this] { Q_EMIT saveRequested(); });
    m_remove = makeButton(this, u"noteRemove"_s, tr("&Delete"), {}, {},
                          [this] { Q_EMIT removeRequested(); });
    vbox({m_quotation,
          m_placement,
          hbox({{m_sharing, 1}, m_compare}),
          {m_text, 1},
          m_tags,
          m_collections,
          hbox({m_colour, BoxItem::filler(), m_remove, m_save})},
         this, QMargins(6, 6, 6, 6));
}

void NoteEditor::showNote(const Note *note, const QString &placement, State state)
{
    setEnabled(note != nullptr);
    m_shown = note ? std::optional(*note) : std::nullopt;
    showSharing();
    m_quotation->setText(note && note->anchor.isQuotation() ? u"“"_s + note->anchor.exact + u"”"_s
                                                            : QString());
    m_placement->setText(placement);
    // The sentence gives the words as they were.
    m_quotation->setVisible(note && note->anchor.isQuotation()
                            && !placement.contains(note->anchor.exact));
    m_placement->setVisible(!placement.isEmpty());
    m_text->setPlainText(note ? note->text : QString());
    m_tags->setText(note ? note->tags.join(u", "_s) : QString());
    m_collections->setText(note ? note->collections.join(u", "_s) : QString());
    m_colour->setCurrentIndex(note ? std::max(m_colour->findData(note->colour), 0) : 0);
    m_said = note ? written(*note) : Note();
    const bool canWrite = note && state != State::Removed;
    m_text->setReadOnly(!canWrite);
    m_save->setEnabled(canWrite);
    m_remove->setEnabled(note != nullptr);
    m_remove->setText(state == State::Draft         ? tr("&Discard")
                          : state == State::Removed ? tr("&Restore")
                                                    : tr("&Delete"));
}

/// Who made the note, and whether there is something to agree about.
void NoteEditor::showSharing()
{
    const std::optional<Note::Sharing> sharing = m_shown ? m_shown->sharing : std::nullopt;
    const bool isConflict = sharing && sharing->isConflicting;
    QString sentence;
    if (isConflict)
        sentence = tr("Several people changed this note without knowing of each other.");
    else if (sharing && sharing->madeBy == sharing->textBy)
        sentence = tr("By %1.", "name").arg(sharing->madeBy);
    else if (sharing)
        sentence = tr("By %1, changed by %2.", "names").arg(sharing->madeBy, sharing->textBy);
    m_sharing->setText(sentence);
    m_sharing->setVisible(!sentence.isEmpty());
    m_compare->setVisible(isConflict);
}

std::optional<notes::Change> NoteEditor::changes() const
{
    if (!m_shown || m_shown->removedAt.isValid())
        return std::nullopt;
    const Note said = written(*m_shown);
    notes::Change wanted;
    if (said.text != m_said.text) {
        wanted.text = said.text;
        wanted.textSeen = m_shown->text;
        if (!said.text.isEmpty() && m_shown->text.isEmpty())
            wanted.kind = Note::Kind::Note;
    }
    if (said.tags != m_said.tags)
        wanted.tags = said.tags;
    if (said.collections != m_said.collections)
        wanted.collections = said.collections;
    if (said.colour != m_said.colour)
        wanted.colour = said.colour;
    const bool isChanged = wanted.text || wanted.tags || wanted.collections || wanted.colour;
    return isChanged ? std::optional(wanted) : std::nullopt;
}

Note NoteEditor::written(Note draft) const
{
    draft.text = typedText(*m_text);
    draft.tags = namesIn(m_tags->text());
    draft.collections = namesIn(m_collections->text());
    draft.colour = m_colour->currentData().toString();
    if (draft.text.isEmpty())
        draft.kind = draft.anchor.isQuotation() ? Note::Kind::Highlight : Note::Kind::Bookmark;
    return draft;
}

void NoteEditor::noteSaved(const Note &note)
{
    m_shown = note;
    m_said = written(note);
}

void NoteEditor::focusText()
{
    m_text->setFocus();
}

} // namespace sheria::app
