#include "server/routes/pagetemplate.h"

#include "core/access/secret.h"

#include <QFile>

namespace sheria::routes {

QByteArray filledTemplate(const QString &path, const TemplateFields &fields)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the program lacks its page %s", qUtf8Printable(path));
    const QByteArray text = file.readAll();
    QByteArray out;
    qsizetype at = 0;
    for (qsizetype open = text.indexOf("{{"); open >= 0; open = text.indexOf("{{", at)) {
        const qsizetype close = text.indexOf("}}", open);
        const QByteArrayView name = QByteArrayView(text).sliced(open + 2, close - open - 2);
        out += QByteArrayView(text).sliced(at, open - at);
        for (const auto &[field, value] : fields) {
            if (field == name)
                out += value;
        }
        at = close + 2;
    }
    return out + QByteArrayView(text).sliced(at);
}

http::Response formPageResponse(const QString &path, const QByteArray &language,
                                TemplateFields fields)
{
    const QByteArray nonce = access::newSecret();
    fields.emplace_back("lang", language);
    fields.emplace_back("nonce", nonce);
    http::Response response = http::Response::html(filledTemplate(path, fields));
    response.setHeader("Content-Security-Policy",
                       "default-src 'none'; style-src 'nonce-" + nonce
                           + "'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Content-Language", language);
    response.setHeader("Cache-Control", "no-store");
    // Not no-referrer: browsers would call the origin of the form "null".
    response.setHeader("Referrer-Policy", "same-origin");
    return response;
}

http::Response seeOther(QByteArrayView where)
{
    http::Response response;
    response.status = 303;
    response.setHeader("Location", where.toByteArray());
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Referrer-Policy", "no-referrer");
    return response;
}

} // namespace sheria::routes
