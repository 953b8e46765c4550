// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effects/feeds.h"

#include "core/base/hash.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace sheria::effects {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MostInLine =
    75; ///< Bytes of a line of a calendar. Source: RFC 5545 section 3.1.

/// The same for the same effect, whenever it is asked for.
QByteArray idOf(const Effect &effect)
{
    QByteArray all = enumName(effect.kind).toByteArray() + ' ' + effect.work.uri + ' '
        + effect.by.uri + ' ' + effect.date.toString(Qt::ISODate).toLatin1();
    for (const QByteArray &portion : effect.portions)
        all += ' ' + portion;
    return sha256Hex(all).first(32);
}

QString nameOf(const WorkRef &work)
{
    return work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title.simplified();
}

/// A property of a calendar, its value as text, in lines of at most 75 bytes.
QByteArray property(const char *name, const QString &value)
{
    QString text;
    for (const QChar c : value.simplified()) {
        if (c == u'\\' || c == u';' || c == u',')
            text += u'\\';
        if (c.category() != QChar::Other_Control)
            text += c;
    }
    QByteArray rest = name + QByteArray(":") + text.toUtf8();
    QByteArray out;
    while (rest.size() > MostInLine) {
        qsizetype end = MostInLine - 1; // Not within a character.
        while ((uchar(rest[end]) & 0xC0U) == 0x80)
            --end;
        out += rest.first(end) + "\r\n";
        rest = ' ' + rest.sliced(end);
    }
    return out + rest + "\r\n";
}

QString portionsOf(const Effect &effect)
{
    QStringList names;
    for (const QByteArray &each : effect.portions)
        names << QString::fromUtf8(each);
    return names.join(u", ");
}

} // namespace

QString summaryOf(const Effect &effect)
{
    const QString name = nameOf(effect.work);
    const QString by = effect.by.uri.isEmpty() ? QString() : u" by "_s + nameOf(effect.by);
    const QString what = effect.portions.empty() ? QString() : u" ("_s + portionsOf(effect) + u')';
    switch (effect.kind) {
    case Effect::Kind::Commencement: return name + u": commences"_s + by + what;
    case Effect::Kind::Amendment: return name + u": amended"_s + by + what;
    case Effect::Kind::Repeal: return name + u": "_s + QString::fromLatin1(effect.verb) + by;
    }
    Q_UNREACHABLE();
}

QByteArray calendarOf(const std::vector<Effect> &effects)
{
    QByteArray out = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Sheria//Effects//EN\r\n";
    for (const Effect &each : effects) {
        if (!each.date.isValid())
            continue;
        const QByteArray day = each.date.toString(u"yyyyMMdd"_s).toLatin1();
        out += "BEGIN:VEVENT\r\nUID:" + idOf(each) + "@sheria\r\nDTSTAMP:" + day
            + "T000000Z\r\nDTSTART;VALUE=DATE:" + day + "\r\n"
            + property("SUMMARY", summaryOf(each))
            + property("DESCRIPTION", QString::fromUtf8(each.work.uri))
            + "TRANSP:TRANSPARENT\r\nEND:VEVENT\r\n";
    }
    return out + "END:VCALENDAR\r\n";
}

QByteArray feedOf(const QString &title, const std::vector<Effect> &effects)
{
    QDate newest(1970, 1, 1);
    for (const Effect &each : effects)
        newest = each.date.isValid() ? std::max(newest, each.date) : newest;
    const auto instant = [](QDate date) -> QString {
        return date.toString(Qt::ISODate) + u"T00:00:00Z"_s;
    };
    QByteArray out;
    QXmlStreamWriter xml(&out);
    xml.writeStartDocument();
    xml.writeDefaultNamespace(u"http://www.w3.org/2005/Atom"_s);
    xml.writeStartElement(u"feed"_s);
    xml.writeTextElement(u"id"_s,
                         u"urn:sheria:effects:"_s
                             + QString::fromLatin1(sha256Hex(title.toUtf8()).first(32)));
    xml.writeTextElement(u"title"_s, title);
    xml.writeTextElement(u"updated"_s, instant(newest));
    xml.writeStartElement(u"author"_s);
    xml.writeTextElement(u"name"_s, u"Sheria"_s);
    xml.writeEndElement();
    const std::vector<Effect> newestFirst(effects.rbegin(), effects.rend());
    for (const Effect &each : newestFirst) {
        if (!each.date.isValid())
            continue;
        xml.writeStartElement(u"entry"_s);
        xml.writeTextElement(u"id"_s, u"urn:sheria:effect:"_s + QString::fromLatin1(idOf(each)));
        xml.writeTextElement(u"title"_s, summaryOf(each));
        xml.writeTextElement(u"updated"_s, instant(each.date));
        xml.writeEmptyElement(u"category"_s);
        xml.writeAttribute(u"term"_s, QString::fromLatin1(enumName(each.kind)));
        xml.writeTextElement(u"summary"_s, QString::fromUtf8(each.work.uri));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return out;
}

} // namespace sheria::effects
