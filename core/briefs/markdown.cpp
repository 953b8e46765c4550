// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/brief.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

Brief readMarkdown(const QString &text)
{
    static const QRegularExpression definition(u"^\\[\\^([^\\]\\s]{1,40})\\]:\\s*"_s);
    static const QRegularExpression reference(u"\\[\\^([^\\]\\s]{1,40})\\]"_s);
    static const QRegularExpression emphasis(u"(?<!\\\\)(\\*\\*|\\*|(?<!\\w)_|_(?!\\w))"_s);
    static const QRegularExpression escape(u"\\\\([\\\\`*_{}\\[\\]()#+\\-.!>])"_s);
    Brief brief;
    QHash<QString, int> notes;
    std::vector<std::pair<QString, Paragraph>> paragraphs; // The name of the note, or nothing.
    bool isOpen = false;
    for (const QString &raw : text.split(u'\n')) {
        QString line = raw;
        if (line.trimmed().isEmpty()) {
            isOpen = false;
            continue;
        }
        const bool isQuotation = line.startsWith(u'>');
        const bool isSetOff = isQuotation || line.startsWith("    "_L1) || line.startsWith(u'\t');
        if (isQuotation)
            line.remove(0, 1);
        line = line.trimmed();
        if (line.isEmpty()) {
            isOpen = false;
            continue;
        }
        QString note;
        if (const QRegularExpressionMatch match = definition.match(line); match.hasMatch()) {
            note = match.captured(1);
            line.remove(0, match.capturedLength());
            isOpen = false;
        }
        if (!isOpen || paragraphs.back().second.isIndented != isSetOff) {
            if (line.startsWith(u'#'))
                line.remove(0, line.indexOf(u' ') + 1);
            Paragraph paragraph;
            paragraph.isIndented = isSetOff && note.isEmpty();
            paragraph.isQuotation = isQuotation && note.isEmpty();
            paragraphs.push_back({note, std::move(paragraph)});
            isOpen = paragraphs.back().second.isIndented == isSetOff;
        } else {
            paragraphs.back().second.text += u' ';
        }
        paragraphs.back().second.text += line;
    }
    QSet<QString> defined;
    for (const auto &[note, paragraph] : paragraphs)
        defined.insert(note);
    const auto number = [&](const QString &note) {
        if (note.isEmpty() || !defined.contains(note) || notes.contains(note))
            return;
        notes.insert(note, int(brief.notes.size()));
        brief.notes.emplace_back();
    };
    // Notes are numbered in the order in which they are referred to.
    for (const auto &[note, paragraph] : paragraphs) {
        for (auto match = reference.globalMatch(note.isEmpty() ? paragraph.text : QString());
             match.hasNext();)
            number(match.next().captured(1));
    }
    for (const auto &[note, paragraph] : paragraphs)
        number(note);
    for (auto &[note, paragraph] : paragraphs) {
        QString bare = paragraph.text;
        bare.remove(emphasis).replace(escape, u"\\1"_s);
        paragraph.text.clear();
        qsizetype from = 0;
        for (auto match = reference.globalMatch(bare); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            const auto known = notes.constFind(one.captured(1));
            if (known == notes.cend())
                continue;
            paragraph.text += QStringView(bare).mid(from, one.capturedStart() - from);
            paragraph.marks.push_back({paragraph.text.size(), *known});
            from = one.capturedEnd();
        }
        paragraph.text += QStringView(bare).mid(from);
        auto &target = note.isEmpty() ? brief.body : brief.notes[std::size_t(notes.value(note))];
        target.push_back(std::move(paragraph));
    }
    return brief;
}

} // namespace sheria::briefs
