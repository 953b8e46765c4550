// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/publisherserver.h"

namespace sheria::tests {

namespace {

QByteArray field(const QByteArray &head, const QByteArray &name)
{
    const qsizetype at = head.indexOf(QByteArray("\r\n" + name + ": "));
    const qsizetype start = at + name.size() + 4;
    return at < 0 ? QByteArray() : head.mid(start, head.indexOf('\r', start) - start);
}

} // namespace

void PublisherServer::put(const QByteArray &path, PublishedPage page)
{
    const std::lock_guard lock(m_mutex);
    m_pages.insert(path, std::move(page));
}

void PublisherServer::remove(const QByteArray &path)
{
    const std::lock_guard lock(m_mutex);
    m_pages.remove(path);
}

QByteArrayList PublisherServer::targets()
{
    QByteArrayList out;
    const QList<QByteArray> heads = m_server.heads();
    for (; m_told < heads.size(); ++m_told)
        out << heads[m_told].split(' ').value(1);
    return out;
}

QByteArray PublisherServer::answer(const QByteArray &head)
{
    const std::lock_guard lock(m_mutex);
    const QByteArray date = "Date: Fri, 05 Jan 2024 08:00:00 GMT\r\n";
    const auto found = m_pages.constFind(head.split(' ').value(1));
    if (found == m_pages.constEnd())
        return "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nContent-Length: 13\r\n" + date
            + "\r\n<html></html>";
    const PublishedPage &page = *found;
    const bool isSame = (!page.etag.isEmpty() && field(head, "If-None-Match") == page.etag)
        || (!page.lastModified.isEmpty() && field(head, "If-Modified-Since") == page.lastModified);
    if (isSame)
        return "HTTP/1.1 304 Not Modified\r\n" + date + "\r\n";
    QByteArray body = page.body;
    body.replace("BASE", m_server.base());
    return "HTTP/1.1 " + page.status + "\r\nContent-Type: " + page.type
        + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + date
        + (page.etag.isEmpty() ? QByteArray() : QByteArray("ETag: " + page.etag + "\r\n"))
        + (page.lastModified.isEmpty() ? QByteArray()
                                       : QByteArray("Last-Modified: " + page.lastModified + "\r\n"))
        + page.fields + "\r\n" + body;
}

QByteArray publishedAct(const QByteArray &number, const QByteArray &title, const QByteArray &words)
{
    const QByteArray id = "http://www.legislation.gov.uk/id/" + number;
    const QByteArray page = "http://www.legislation.gov.uk/" + number + "/2024-01-02";
    return R"(<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act"><meta>
  <identification source="#source"><FRBRWork><FRBRthis value=")"
        + id + R"("/><FRBRuri value=")" + id
        + R"("/><FRBRdate date="2020-10-22" name="enacted"/><FRBRauthor href="http://www.legislation.gov.uk/id/legislature/UnitedKingdomParliament"/>
   <FRBRcountry value="GB-UKM"/><FRBRnumber value="17"/></FRBRWork>
  <FRBRExpression><FRBRthis value=")"
        + page + R"("/><FRBRuri value=")" + page
        + R"("/><FRBRdate date="2024-01-02" name="validFrom"/><FRBRauthor href="#source"/><FRBRlanguage language="eng"/></FRBRExpression>
  <FRBRManifestation><FRBRthis value=")"
        + page + R"(/data.akn"/><FRBRuri value=")" + page
        + R"(/data.akn"/><FRBRdate date="2024-01-03" name="transform"/><FRBRauthor href="#source"/></FRBRManifestation></identification>
  <references source="#source"><TLCOrganization eId="source" href="" showAs="The National Archives"/></references></meta>
 <preface><longTitle><p>)"
        + title + R"(</p></longTitle></preface>
 <body><section eId="section-1"><num>1</num><heading>Trees</heading><content><p>)"
        + words + R"(</p></content></section></body></act></akomaNtoso>)";
}

QByteArray publishedJudgment(const QByteArray &number, const QByteArray &cite,
                             const QByteArray &words)
{
    const QByteArray site = "https://caselaw.nationalarchives.gov.uk/";
    const QByteArrayList parts = number.split('/');
    return R"(<akomaNtoso xmlns:uk="https://caselaw.nationalarchives.gov.uk/akn" xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><judgment name="judgment"><meta>
  <identification source="#tna"><FRBRWork><FRBRthis value=")"
        + site + "id/" + number + R"("/><FRBRuri value=")" + site + "id/" + number
        + R"("/><FRBRdate date="2025-05-22" name="judgment"/><FRBRauthor href="#ewca-civil"/><FRBRcountry value="GB-UKM"/>
   <FRBRnumber value=")"
        + parts.last() + R"("/><FRBRname value="Ash v Elm"/></FRBRWork>
  <FRBRExpression><FRBRthis value=")"
        + site + number + R"("/><FRBRuri value=")" + site + number
        + R"("/><FRBRdate date="2025-05-22" name="judgment"/><FRBRauthor href="#ewca-civil"/><FRBRlanguage language="eng"/></FRBRExpression>
  <FRBRManifestation><FRBRthis value=")"
        + site + number + R"(/data.xml"/><FRBRuri value=")" + site + number
        + R"(/data.xml"/><FRBRdate date="2025-05-22T10:00:00" name="transform"/><FRBRauthor href="#tna"/></FRBRManifestation></identification>
  <references source="#tna"><TLCOrganization eId="ewca-civil" href="https://www.gov.uk/" showAs="The Court of Appeal of England and Wales"/>
   <TLCOrganization eId="tna" href="https://www.nationalarchives.gov.uk/" showAs="The National Archives"/></references>
  <proprietary source="#"><uk:court>EWCA-Civil</uk:court><uk:year>)"
        + parts.value(parts.size() - 2) + "</uk:year><uk:number>" + parts.last()
        + "</uk:number><uk:cite>" + cite + R"(</uk:cite></proprietary></meta>
 <header><p><neutralCitation>)"
        + cite + R"(</neutralCitation></p></header>
 <judgmentBody><decision><level eId="lvl_1"><num>1.</num><content><p>)"
        + words + R"(</p></content></level></decision></judgmentBody></judgment></akomaNtoso>)";
}

QByteArray actEntry(const QByteArray &number, const QByteArray &updated, const QByteArray &document)
{
    QByteArray out =
        R"(<entry><id>http://www.legislation.gov.uk/id/NUMBER</id><title>Trees Act</title>
  <link rel="self" href="http://www.legislation.gov.uk/id/NUMBER"/><link href="http://www.legislation.gov.uk/NUMBER"/>
  <link rel="alternate" type="application/xml" href="BASE/NUMBER/data.xml"/>
  <link rel="alternate" type="application/akn+xml" href="DOCUMENT"/>
  <link rel="alternate" type="application/pdf" href="http://www.legislation.gov.uk/NUMBER/data.pdf" title="PDF"/>
  <author><name>Statute Law Database</name></author><updated>UPDATED</updated><published>2020-10-22T00:00:00Z</published>
  <ukm:DocumentMainType Value="UnitedKingdomPublicGeneralAct"/><ukm:Year Value="2020"/><ukm:Number Value="17"/>
  <ukm:CreationDate Date="2020-10-22"/><summary>An Act to protect trees.</summary></entry>)";
    out.replace("DOCUMENT", document).replace("NUMBER", number).replace("UPDATED", updated);
    return out;
}

QByteArray actFeed(const QByteArrayList &entries, const QByteArray &next, int page)
{
    return R"(<feed xmlns="http://www.w3.org/2005/Atom" xmlns:leg="http://www.legislation.gov.uk/namespaces/legislation" xmlns:ukm="http://www.legislation.gov.uk/namespaces/metadata" xmlns:openSearch="http://a9.com/-/spec/opensearch/1.1/">
 <id>http://www.legislation.gov.uk/new/data.feed</id><title>New Legislation</title><updated>2024-01-05T00:00:00Z</updated>
 <link rel="self" type="application/atom+xml" href="BASE/new/data.feed"/>)"
        + (next.isEmpty() ? QByteArray()
                          : QByteArray(R"(<link rel="next" type="application/atom+xml" href=")"
                                       + next + R"("/>)"))
        + "<openSearch:totalResults>3</openSearch:totalResults><openSearch:itemsPerPage>20</"
          "openSearch:itemsPerPage><openSearch:startIndex>1</openSearch:startIndex><leg:page>"
        + QByteArray::number(page) + "</leg:page><leg:morePages>0</leg:morePages>" + entries.join()
        + "</feed>";
}

QByteArray caseEntry(const QByteArray &slug, const QByteArray &uri, const QByteArray &updated)
{
    QByteArray out = R"(<entry><title>Ash v Elm</title>
  <link href="https://caselaw.nationalarchives.gov.uk/SLUG" rel="alternate"/><published>2025-05-22T00:00:00+00:00</published>
  <updated>UPDATED</updated><author><name>Court of Appeal (Civil Division)</name></author>
  <id>https://caselaw.nationalarchives.gov.uk/id/URI</id><tna:contenthash>HASH</tna:contenthash><tna:uri>URI</tna:uri>
  <tna:identifier slug="SLUG" type="ukncn">[2025] EWCA Civ 673</tna:identifier>
  <link href="/URI/data.xml" rel="alternate" type="application/akn+xml"/>
  <link href="https://assets.caselaw.nationalarchives.gov.uk/URI/URI.pdf" rel="alternate" type="application/pdf"/></entry>)";
    out.replace("SLUG", slug).replace("URI", uri).replace("UPDATED", updated);
    return out;
}

QByteArray caseFeed(const QByteArrayList &entries, const QByteArray &next)
{
    return R"(<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-gb" xmlns:tna="https://caselaw.nationalarchives.gov.uk"><title>Latest documents</title>
 <link href="https://caselaw.nationalarchives.gov.uk/" rel="alternate"/><id>https://caselaw.nationalarchives.gov.uk/</id>
 <updated>2024-01-05T00:00:00+00:00</updated>)"
        + (next.isEmpty() ? QByteArray()
                          : QByteArray(R"(<link rel="next" href=")" + next + R"("/>)"))
        + entries.join() + "</feed>";
}

PublishedPage feedPage(const QByteArray &body, const QByteArray &etag)
{
    return {body, "application/atom+xml; charset=utf-8", etag};
}

void fillLegislation(PublisherServer &site)
{
    site.put(
        "/new/data.feed",
        feedPage(actFeed({actEntry("ukpga/2020/17", "2024-01-03T10:00:00Z"),
                          "<entry><id>http://www.legislation.gov.uk/id/ukla/2021/2</id></entry>"},
                         "BASE/new/data.feed?page=2"),
                 "\"one\""));
    site.put("/new/data.feed?page=2",
             // This one has no link of its own to Akoma Ntoso.
             feedPage(actFeed({actEntry("asp/2020/7", "2024-01-02T10:00:00Z", {})}, {}, 2),
                      "\"two\""));
    site.put("/ukpga/2020/17/data.akn",
             {publishedAct("ukpga/2020/17", "Trees Act 2020"), "application/akn+xml", "\"17\""});
    site.put("/asp/2020/7/data.akn", {publishedAct("asp/2020/7", "Trees (Scotland) Act 2020")});
}

} // namespace sheria::tests
