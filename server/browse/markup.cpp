// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/browse/markup.h"

#include "server/http/message/negotiate.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

static void initializeResources() // The macro wants to stand outside of namespaces.
{
    Q_INIT_RESOURCE(identity);
    Q_INIT_RESOURCE(pages);
}

namespace sheria::browse {

namespace {

/// What is in the file `path`. The program ends if it lacks the file.
QByteArray contents(const QString &path)
{
    initializeResources();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the program lacks its page %s", qUtf8Printable(path));
    return file.readAll();
}

/// The same of a path below resources/.
QByteArray resource(const QString &path)
{
    return contents(QStringLiteral(":/pages/") + path);
}

} // namespace

Language chooseLanguage(QByteArrayView value)
{
    return http::chooseLanguage(value, {"en", "fr"}) == "fr" ? Language::French : Language::English;
}

QByteArrayView languageCode(Language language)
{
    return language == Language::French ? "fr" : "en";
}

QByteArray say(QByteArrayView english, Language language)
{
    static const QJsonObject french =
        QJsonDocument::fromJson(resource(QStringLiteral("browse/french.json"))).object();
    if (language == Language::French) {
        if (const QJsonValue found = french.value(QLatin1StringView(english)); found.isString())
            return found.toString().toUtf8();
    }
    return english.toByteArray();
}

QByteArray escaped(const QString &text)
{
    return text.toHtmlEscaped().toUtf8().replace('\'', "&#39;");
}

QByteArray escaped(QByteArrayView utf8)
{
    return escaped(QString::fromUtf8(utf8));
}

QByteArray identityStyle()
{
    return contents(QStringLiteral(":/static/identity.css"));
}

QByteArray filledTemplate(const QString &path, Language language, const TemplateFields &fields)
{
    const QByteArray text = resource(path);
    QByteArray out;
    qsizetype at = 0;
    for (qsizetype open = text.indexOf("{{"); open >= 0; open = text.indexOf("{{", at)) {
        const qsizetype close = text.indexOf("}}", open);
        const QByteArrayView name = QByteArrayView(text).sliced(open + 2, close - open - 2);
        out += QByteArrayView(text).sliced(at, open - at);
        if (name == "lang")
            out += languageCode(language);
        else if (name.startsWith('_'))
            out += escaped(say(name.sliced(1), language));
        for (const auto &[field, value] : fields) {
            if (field == name)
                out += value;
        }
        at = close + 2;
    }
    return out.append(QByteArrayView(text).sliced(at));
}

} // namespace sheria::browse
