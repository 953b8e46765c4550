// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/noteconflict.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize ConflictDialogSize(720, 420);

} // namespace

NoteConflictDialog::NoteConflictDialog(const notes::Conflict &conflict, QWidget *parent)
    : QDialog(parent)
    , m_conflict(conflict)
{
    setUpDialog(*this, u"noteConflictDialog"_s, tr("Compare Texts"));
    const bool isRemoval = conflict.texts.size() < 2;
    const auto heading = [](const notes::ConflictingText &text) {
        return text.isMine ? tr("You, %1").arg(shortTime(text.at))
                           : tr("%1, %2", "name, time").arg(text.name, shortTime(text.at));
    };
    const auto column = [this](const QString &name, const QString &title, const QString &text) {
        QPlainTextEdit *view = makeTextView(this, name, title);
        view->setPlainText(text);
        return vbox({makeParagraph(this, name + u"Title"_s, title), {view, 1}});
    };
    const notes::ConflictingText first = conflict.texts.empty() ? notes::ConflictingText()
                                                                : conflict.texts[0];
    const QString title = isRemoval
        ? tr("Deleted: %1, %2", "name, time").arg(conflict.removedBy, shortTime(conflict.removedAt))
        : heading(conflict.texts[1]);
    const QString intro = isRemoval
        ? tr("Somebody deleted this note while somebody else was changing it. It is kept until "
             "you choose.")
        : tr("These texts were written by people who did not know of each other's. All are kept "
             "until you choose; what you do not choose stays among the earlier texts.");
    auto *more = makeParagraph(this, u"noteConflictMore"_s);
    const int others = int(conflict.texts.size()) - 2;
    more->setVisible(others > 0);
    if (others > 0)
        more->setText(tr("%Ln more texts can be compared afterwards.", nullptr, others));
    const QString keepFirst = isRemoval ? tr("&Keep the Note")
        : first.isMine                  ? tr("Keep &Mine")
                                        : tr("Keep the &First");
    const QString keepSecond = isRemoval ? tr("&Delete It")
        : first.isMine                   ? tr("Keep &Theirs")
                                         : tr("Keep the &Second");
    auto *mine = makeButton(this, u"noteKeepFirst"_s, keepFirst, {}, {},
                            [this, first] { choose(first.text); });
    auto *theirs = makeButton(this, u"noteKeepSecond"_s, keepSecond, {}, {}, [this, isRemoval] {
        if (!isRemoval) {
            choose(m_conflict.texts[1].text);
            return;
        }
        Q_EMIT removalChosen(m_conflict.note.id);
        accept();
    });
    auto *both = makeButton(this, u"noteKeepBoth"_s, tr("Keep &Both"), {}, {}, [this] {
        choose(m_conflict.texts[0].text + u"\n\n"_s + m_conflict.texts[1].text);
    });
    both->setVisible(!isRemoval);
    auto *cancel = makeButton(this, u"noteConflictCancel"_s, tr("Cancel"), {}, {},
                              [this] { reject(); });
    vbox(
        {makeParagraph(this, u"noteConflictIntro"_s, intro),
         {hbox({{column(u"noteFirstText"_s, heading(first), first.text), 1},
                {column(u"noteSecondText"_s, title, isRemoval ? QString() : conflict.texts[1].text),
                 1}}),
          1},
         more,
         hbox({BoxItem::filler(), mine, theirs, both, cancel})},
        this, StyleMargins);
    resize(ConflictDialogSize);
}

void NoteConflictDialog::choose(const QString &text)
{
    std::vector<notes::OperationId> instead;
    for (std::size_t i = 0; i < std::min<std::size_t>(m_conflict.texts.size(), 2); ++i) {
        const auto &operations = m_conflict.texts[i].operations;
        instead.insert(instead.end(), operations.begin(), operations.end());
    }
    Q_EMIT textChosen(m_conflict.note.id, text, instead);
    accept();
}

} // namespace sheria::app
