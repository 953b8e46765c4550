#include "app/reader/link.h"

#include "app/reader/scheme.h"
#include "core/domain/frbruri.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Link anchor(const QByteArray &eId)
{
    return eId.isEmpty() ? Link() : Link{Link::Kind::Anchor, {}, {}, eId, {}};
}

Link external(QByteArrayView href)
{
    const QUrl url(QString::fromUtf8(href), QUrl::StrictMode);
    const QString scheme = url.scheme();
    const bool isWeb = (scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty();
    if (!url.isValid() || (!isWeb && scheme != "mailto"_L1))
        return {};
    return {Link::Kind::External, {}, {}, {}, url};
}

/// The work URI, or the expression URI where a language is named.
QByteArray addressOf(const FrbrUri &uri)
{
    const FrbrUri canonical = uri.canonical();
    const Result<QByteArray> expression = canonical.expressionUri();
    return expression ? *expression : canonical.workUri();
}

Link law(QByteArrayView path, const QByteArray &fragment)
{
    const PathAndFormat split = splitFormat(path);
    Result<FrbrUri> uri = FrbrUri::parse(split.path);
    QByteArray component;
    QByteArray portion;
    if (uri) {
        component = uri->component;
        portion = uri->portion;
    } else {
        Result<LegacyItem> item = parseLegacyItem(split.path);
        if (!item)
            return {};
        component = item->component;
        uri = item->expression;
    }
    if (component == "main")
        component.clear();
    return {
        Link::Kind::Law, addressOf(*uri), component, fragment.isEmpty() ? portion : fragment, {}};
}

/// The address without the reader page's own origin.
QByteArray withoutOrigin(QByteArrayView href)
{
    QByteArray text = href.trimmed().toByteArray();
    if (text.startsWith(schemeOrigin()))
        text.remove(0, schemeOrigin().size());
    return text;
}

} // namespace

Link parseLink(QByteArrayView href)
{
    const QByteArray text = withoutOrigin(href);
    const qsizetype hash = text.indexOf('#');
    const QByteArray fragment = hash < 0 ? QByteArray()
                                         : QByteArray::fromPercentEncoding(text.mid(hash + 1));
    if (hash == 0)
        return anchor(fragment);
    if (!text.startsWith('/'))
        return external(text);
    qsizetype end = hash < 0 ? text.size() : hash;
    if (const qsizetype query = text.indexOf('?'); query >= 0 && query < end)
        end = query;
    return law(QByteArray::fromPercentEncoding(text.first(end)), fragment);
}

QByteArray workOf(const QByteArray &uri)
{
    const Result<FrbrUri> parsed = FrbrUri::parse(uri);
    return parsed ? parsed->workUri(false) : QByteArray();
}

} // namespace sheria::app
