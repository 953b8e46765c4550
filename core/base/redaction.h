// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sheria {

// What reports that people pass on must not say: they are redacted in one way, wherever they are written.

/// `text`, a line of a log, without what tells of a person or a library: addresses and hosts, paths and names of
/// files, what stands in quotation marks, tokens, and words that may be of a name or title, which are all words with a
/// capital letter (Qt's classes apart) or with a letter that is not English. What takes their place is "<path>",
/// "<host>", "<token>", "<words>". Given its own result it returns that again.
QString redacted(const QString &text);

/// A line "category: message" of a log, redacted but for the category, which is a word of the program's.
QString redactedLogLine(const QString &line);

/// `text` with "<words>" in the place of each of `names`, in any case, where it stands as a word. Names of fewer than
/// three characters stay.
QString withoutNames(QString text, const QStringList &names);

/// Who this is, and where: the folder of the person, the names of person and computer.
QStringList ownNames();

/// The lines of a file of settings (INI) as "section/key = value", of which keys are kept if they are words of
/// letters, and values if they are numbers of up to six digits, "true" or "false"; the others are "<set>".
QString redactedSettings(const QString &ini);

} // namespace sheria
