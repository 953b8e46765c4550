// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/redaction.h"

#include <QDir>
#include <QRegularExpression>
#include <QSysInfo>

#include <vector>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

struct Redaction
{
    QRegularExpression pattern;
    QString place; ///< What takes the place of a match.
};

/// In this order: what one leaves, the next looks at.
const std::vector<Redaction> &redactions()
{
    const auto pattern = [](const QString &text) {
        return QRegularExpression(text, QRegularExpression::UseUnicodePropertiesOption);
    };
    static const std::vector<Redaction> all = {
        {pattern(u"[“«‘„][^”»’]*[”»’]|\"[^\"]*\"?|'[^']*'|`[^`]*`"_s), u"<words>"_s},
        {pattern(u"\\b[A-Za-z][A-Za-z0-9+.-]*://\\S*|\\S+@\\S+"_s), u"<host>"_s},
        {pattern(u"\\S*[/\\\\]\\S*"_s), u"<path>"_s},
        {pattern(u"\\b[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{0,4}){2,}|(?<!\\w)::[0-9A-Fa-f]+"_s),
         u"<host>"_s},
        {pattern(u"\\b[\\w-]+(?:\\.[\\w-]+)+(?::\\d+)?\\b|\\b[\\w-]+:\\d+\\b"_s), u"<host>"_s},
        {pattern(u"(?<![\\w<])(?=[\\w+=-]*\\d)[\\w+=-]{10,}|(?<![\\w<])[\\w+=-]{24,}"_s),
         u"<token>"_s},
        {pattern(u"[\\w'-]*[^\\W\\x{0}-\\x{7f}][\\w'-]*"_s), u"<words>"_s},
        {pattern(
             u"\\b(?!Q[A-Z])(?=\\p{Lu})[\\w'-]+"
             "(?:[ ,()]+(?:(?:of|the|and|on|for|to|in|by|no)\\b|\\(?\\d[\\w.-]*|(?=\\p{Lu})[\\w'-]+))*"_s),
         u"<words>"_s},
        {pattern(u"<words>(?:[ ,;()]*<words>)+"_s), u"<words>"_s},
    };
    return all;
}

/// What people read of a value: never the value itself, unless it cannot be of a person.
QString redactedValue(const QString &value)
{
    static const QRegularExpression plain(u"^(?:true|false|\\d{1,6})$"_s);
    if (value.isEmpty())
        return u"<empty>"_s;
    return plain.match(value).hasMatch() ? value : u"<set>"_s;
}

QString redactedKey(const QString &key)
{
    static const QRegularExpression word(u"^[A-Za-z]{1,40}$"_s);
    return word.match(key).hasMatch() ? key : u"<words>"_s;
}

} // namespace

QString redacted(const QString &text)
{
    QString line = text;
    for (const Redaction &redaction : redactions())
        line.replace(redaction.pattern, redaction.place);
    return line;
}

QString redactedLogLine(const QString &line)
{
    static const QRegularExpression category(u"^((?:sheria|qt)(?:\\.[a-z]+)*|default|js): "_s);
    const qsizetype start = category.match(line).capturedLength();
    return line.left(start) + redacted(line.mid(start));
}

QString withoutNames(QString text, const QStringList &names)
{
    for (const QString &name : names) {
        if (name.size() < 3)
            continue;
        const QString escaped = QRegularExpression::escape(name);
        text.replace(QRegularExpression(u"(?<!\\w)"_s + escaped + u"(?!\\w)"_s,
                                        QRegularExpression::UseUnicodePropertiesOption
                                            | QRegularExpression::CaseInsensitiveOption),
                     u"<words>"_s);
    }
    return text;
}

QStringList ownNames()
{
    const QString home = QDir::homePath();
    return {home, QDir(home).dirName(), qEnvironmentVariable("USER"), QSysInfo::machineHostName()};
}

QString redactedSettings(const QString &ini)
{
    QString section;
    QStringList lines;
    for (const QStringView raw : QStringView(ini).split(u'\n')) {
        const QString line = raw.trimmed().toString();
        const qsizetype equals = line.indexOf(u'=');
        if (line.startsWith(u'[') && line.endsWith(u']'))
            section = redactedKey(line.sliced(1, line.size() - 2)) + u'/';
        else if (equals > 0)
            lines.append(section + redactedKey(line.first(equals).trimmed()) + " = "_L1
                         + redactedValue(line.sliced(equals + 1).trimmed()));
    }
    return lines.join(u'\n');
}

} // namespace sheria
