// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/source/atom.h"

#include "core/base/limits.h"

#include <QDateTime>
#include <QXmlStreamReader>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1StringView Atom = "http://www.w3.org/2005/Atom"_L1;
constexpr QLatin1StringView OpenSearch = "http://a9.com/-/spec/opensearch/1.1/"_L1;
constexpr QLatin1StringView CaseLaw = "https://caselaw.nationalarchives.gov.uk"_L1;
constexpr QLatin1StringView AkomaNtoso = "application/akn+xml"_L1;
constexpr std::size_t MaxEntries = 5000; ///< Of a page; publishers send up to 500.
constexpr qsizetype MaxNames = 20;
constexpr qsizetype MaxAddressChars = 2000;

bool is(const QXmlStreamReader &reader, QLatin1StringView space, QLatin1StringView name)
{
    return reader.namespaceUri() == space && reader.name() == name;
}

/// Of the element that begins here; without the elements in it, so that none is too deep.
QString textOf(QXmlStreamReader &reader)
{
    return reader.readElementText(QXmlStreamReader::SkipChildElements)
        .simplified()
        .left(limits::MaxTitleChars);
}

struct Link
{
    QString rel;
    QString type;
    QByteArray href;
};

Link readLink(QXmlStreamReader &reader)
{
    const QXmlStreamAttributes attributes = reader.attributes();
    Link out{attributes.value("rel"_L1).toString(), attributes.value("type"_L1).toString(),
             attributes.value("href"_L1).trimmed().toUtf8()};
    if (out.rel.isEmpty())
        out.rel = u"alternate"_s;
    if (out.href.size() > MaxAddressChars)
        out.href.clear();
    reader.skipCurrentElement();
    return out;
}

void addName(AtomEntry &entry, const QByteArray &name)
{
    if (!name.isEmpty() && name.size() <= MaxAddressChars && entry.names.size() < MaxNames)
        entry.names << name;
}

void takeLink(AtomEntry &entry, const Link &link, QByteArray &beside)
{
    constexpr QByteArrayView Xml = "/data.xml";
    if (link.rel != "alternate"_L1 && link.rel != "self"_L1)
        return;
    if (link.type.startsWith(AkomaNtoso)) {
        if (entry.document.isEmpty())
            entry.document = link.href;
        return;
    }
    if (link.type.isEmpty() || link.type.startsWith("text/html"_L1))
        addName(entry, link.href);
    if (link.type.startsWith("application/xml"_L1) && link.href.endsWith(Xml))
        beside = link.href.chopped(Xml.size()) + "/data.akn";
}

AtomEntry readEntry(QXmlStreamReader &reader)
{
    AtomEntry entry;
    QByteArray beside;
    while (reader.readNextStartElement()) {
        if (is(reader, Atom, "title"_L1)) {
            entry.title = textOf(reader);
        } else if (is(reader, Atom, "updated"_L1)) {
            entry.updated = textOf(reader).toUtf8();
        } else if (is(reader, Atom, "id"_L1) || is(reader, CaseLaw, "uri"_L1)) {
            addName(entry, textOf(reader).toUtf8());
        } else if (is(reader, Atom, "link"_L1)) {
            takeLink(entry, readLink(reader), beside);
        } else if (is(reader, CaseLaw, "identifier"_L1)) {
            addName(entry, reader.attributes().value("slug"_L1).toUtf8());
            reader.skipCurrentElement();
        } else {
            reader.skipCurrentElement();
        }
    }
    if (entry.document.isEmpty())
        entry.document = beside;
    return entry;
}

Error notAFeed(const Message &why)
{
    return Error{ErrorCode::Unsupported, Message::tr("the response is not an Atom feed: %1", why)};
}

/// Up to the element that holds everything. Errors: as readAtom().
Result<void> readStart(QXmlStreamReader &reader)
{
    while (!reader.atEnd() && reader.readNext() != QXmlStreamReader::StartElement) {
        if (reader.tokenType() == QXmlStreamReader::DTD)
            return notAFeed(Message::tr("it has a document type declaration"));
    }
    if (!reader.hasError() && !is(reader, Atom, "feed"_L1))
        return notAFeed(Message::tr("it begins with the element '%1'", reader.name().toString()));
    return {};
}

} // namespace

Result<AtomPage> readAtom(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    AtomPage page;
    SHERIA_CHECK(readStart(reader));
    while (reader.readNextStartElement()) {
        if (is(reader, Atom, "entry"_L1)) {
            if (page.entries.size() == MaxEntries)
                return notAFeed(Message::tr("a page has more than %1 entries", MaxEntries));
            page.entries.push_back(readEntry(reader));
        } else if (is(reader, OpenSearch, "totalResults"_L1)) {
            bool isNumber = false;
            const qint64 total = textOf(reader).toLongLong(&isNumber);
            page.total = isNumber && total >= 0 ? total : -1;
        } else if (is(reader, Atom, "link"_L1)) {
            const Link link = readLink(reader);
            if (link.rel == "next"_L1)
                page.next = link.href;
        } else {
            reader.skipCurrentElement();
        }
    }
    if (reader.hasError())
        return notAFeed(Message::tr("line %1: %2", reader.lineNumber(), reader.errorString()));
    return page;
}

} // namespace sheria::sync
