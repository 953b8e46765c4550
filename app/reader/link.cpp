// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/link.h"

#include "app/reader/schemehandler.h"
#include "core/domain/frbruri.h"

#include <QJsonArray>
#include <QUrlQuery>

#include <algorithm>
#include <optional>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Link anchor(const QByteArray &eId)
{
    return eId.isEmpty() ? Link() : Link{Link::Kind::Anchor, {}, {}, eId, {}};
}

/// Decoded text of a mail address; control characters would begin another header field in it.
QByteArray mailText(QString text, bool mayHaveLines)
{
    text.removeIf([mayHaveLines](QChar c) {
        const bool isLine = c == u'\r' || c == u'\n' || c == u'\t';
        return c.category() == QChar::Other_Control && !(mayHaveLines && isLine);
    });
    return QUrl::toPercentEncoding(text, "@,"_ba);
}

/// Only who gets a message, its subject and its text: some mail programs attach the files that further
/// parameters name. None for what is no mail address.
std::optional<QUrl> mailAddress(const QUrl &url)
{
    if (!url.host().isEmpty() || !url.userInfo().isEmpty())
        return std::nullopt;
    const QByteArray to = mailText(url.path(QUrl::FullyDecoded), false);
    QByteArray fields;
    const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    for (const auto &[name, value] : items) {
        const QString key = name.toLower();
        if (key == "to"_L1 || key == "cc"_L1 || key == "subject"_L1 || key == "body"_L1)
            fields += (fields.isEmpty() ? "?" : "&") + key.toLatin1() + '='
                + mailText(value, key == "body"_L1);
    }
    return QUrl::fromEncoded(QByteArray("mailto:" + to + fields), QUrl::StrictMode);
}

Link external(QByteArrayView href)
{
    const QUrl url(QString::fromUtf8(href), QUrl::StrictMode);
    const QString scheme = url.scheme();
    const bool isWeb = (scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty();
    if (url.isValid() && isWeb)
        return {Link::Kind::External, {}, {}, {}, url};
    const auto mail = url.isValid() && scheme == "mailto"_L1 ? mailAddress(url) : std::nullopt;
    return mail ? Link{Link::Kind::External, {}, {}, {}, *mail} : Link();
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
    Result<FrbrUri> uri = FrbrUri::parsePlace(split.path);
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

/// The address without the program's own scheme, "sheria:/akn/…", "sheria:///akn/…" or "sheria://app/akn/…".
/// Anything else stays as it is, so that it is no address.
QByteArray withoutScheme(QByteArrayView href)
{
    const QByteArray text = href.trimmed().toByteArray();
    const QByteArray scheme = schemeName() + ':';
    if (text.first(std::min(scheme.size(), text.size())).toLower() != scheme)
        return text;
    const QByteArray rest = text.mid(scheme.size());
    for (const QByteArray &origin : {"//app"_ba, "//"_ba, ""_ba}) {
        const QByteArray path = rest.mid(origin.size());
        if (rest.startsWith(origin) && path.startsWith('/') && !path.startsWith("//"))
            return path;
    }
    return text;
}

} // namespace

Link parseLink(QByteArrayView href)
{
    const QByteArray text = withoutScheme(href);
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

bool isUndated(const QByteArray &uri)
{
    const Result<FrbrUri> parsed = FrbrUri::parse(uri);
    return parsed && parsed->expressionDate.isEmpty();
}

QByteArray uriAsAt(const QByteArray &uri, QDate date)
{
    Result<FrbrUri> parsed = FrbrUri::parse(uri);
    if (!parsed || parsed->language.isEmpty())
        return uri;
    parsed->expressionDate = FrbrUri::asAt(date);
    return addressOf(*parsed);
}

void History::visit(const ReadingPlace &place)
{
    if (!isEmpty() && current() == place)
        return;
    m_places.resize(size_t(m_index) + 1);
    m_places.push_back(place);
    if (m_places.size() > MaxPlaces)
        m_places.erase(m_places.begin());
    m_index = int(m_places.size()) - 1;
}

void History::update(const ReadingPlace &place)
{
    if (isEmpty())
        visit(place);
    else
        m_places[size_t(m_index)] = place;
}

const ReadingPlace &History::back()
{
    Q_ASSERT(canGoBack());
    return m_places[size_t(--m_index)];
}

const ReadingPlace &History::forward()
{
    Q_ASSERT(canGoForward());
    return m_places[size_t(++m_index)];
}

const ReadingPlace &History::current() const
{
    Q_ASSERT(!isEmpty());
    return m_places[size_t(m_index)];
}

QJsonObject History::toJson() const
{
    QJsonArray places;
    for (const ReadingPlace &place : m_places) {
        QJsonObject object{{u"uri"_s, QString::fromUtf8(place.uri)}};
        if (!place.component.isEmpty())
            object.insert(u"component"_s, QString::fromUtf8(place.component));
        if (!place.eId.isEmpty())
            object.insert(u"eId"_s, QString::fromUtf8(place.eId));
        if (place.offset != 0)
            object.insert(u"offset"_s, place.offset);
        if (place.followsDate)
            object.insert(u"followsDate"_s, true);
        places.append(object);
    }
    return {{u"places"_s, places}, {u"index"_s, m_index}};
}

History History::fromJson(const QJsonObject &object)
{
    History history;
    const QJsonArray places = object.value("places"_L1).toArray();
    for (const QJsonValue &value : places) {
        const ReadingPlace place{value["uri"_L1].toString().toUtf8(),
                                 value["component"_L1].toString().toUtf8(),
                                 value["eId"_L1].toString().toUtf8(), value["offset"_L1].toInt(),
                                 value["followsDate"_L1].toBool()};
        if (!place.uri.isEmpty())
            history.m_places.push_back(place);
    }
    const int last = int(history.m_places.size()) - 1;
    history.m_index = std::clamp(object.value("index"_L1).toInt(last), std::min(0, last), last);
    return history;
}

} // namespace sheria::app
