#include "server/browse/page.h"

#include "server/browse/jsonview.h"
#include "server/browse/markup.h"
#include "server/browse/snippets.h"

namespace sheria::browse {

using openapi::JsonTree;

namespace {

/// Puts one page together.
class PageWriter
{
public:
    PageWriter(const Exchange &exchange, Language language)
        : m_exchange(exchange)
        , m_language(language)
    {}

    QByteArray write()
    {
        writeHead();
        writeBar();
        m_out += "<main>";
        writeCrumbs();
        writeRequest();
        writeSnippets();
        writeHeaders();
        writeAnswer();
        m_out += "</main></body></html>\n";
        return std::move(m_out);
    }

private:
    QByteArray text(Word word) const { return escaped(say(word, m_language)); }

    QByteArray url() const { return m_exchange.base + m_exchange.target; }

    QByteArray path() const
    {
        const qsizetype mark = m_exchange.target.indexOf('?');
        return mark < 0 ? m_exchange.target : m_exchange.target.first(mark);
    }

    LinkRule rule() const { return {m_exchange.base, m_exchange.api}; }

    void writeHead()
    {
        m_out += "<!DOCTYPE html>\n<html lang=\"" + languageCode(m_language).toByteArray()
            + "\"><head><meta charset=\"utf-8\">"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
              "<title>"
            + escaped(path())
            + " · Sheria</title><link rel=\"icon\" href=\"/static/sheria.svg\">"
              "<link rel=\"stylesheet\" href=\"/static/browse.css\">"
              "<script src=\"/static/browse.js\" defer></script></head><body>";
    }

    void writeBar()
    {
        const QByteArray root = m_exchange.api.isEmpty() ? "/v3" : m_exchange.api;
        const QByteArray documents = m_exchange.api + "/schema/swagger-ui";
        m_out += "<a class=\"skip\" href=\"#answer\">" + text(Word::SkipToAnswer)
            + "</a><header class=\"bar\"><a class=\"brand\" href=\"" + escaped(root)
            + "?format=browse\">Sheria</a><a href=\"" + escaped(documents) + "\">"
            + text(Word::Documentation) + "</a><span class=\"who\">" + text(Word::SignedInAs)
            + " <strong>" + escaped(m_exchange.account) + "</strong></span></header>";
    }

    /// Each step of the path leads to its own page.
    void writeCrumbs()
    {
        m_out += "<nav class=\"crumbs\" aria-label=\"" + text(Word::YouAreHere) + "\"><ol>";
        const QByteArray whole = path();
        for (qsizetype at = whole.indexOf('/', 1), from = 1; from < whole.size();
             from = at + 1, at = whole.indexOf('/', from)) {
            if (at < 0)
                at = whole.size();
            const QByteArray step = escaped(
                QByteArray::fromPercentEncoding(whole.sliced(from, at - from)));
            if (at == whole.size())
                m_out += "<li aria-current=\"page\">" + step + "</li>";
            else
                m_out += "<li><a href=\"" + escaped(whole.first(at)) + "?format=browse\">" + step
                    + "</a></li>";
        }
        m_out += "</ol></nav>";
    }

    void writeRequest()
    {
        m_out += "<section class=\"request\">";
        if (!m_exchange.summary.isEmpty())
            m_out += "<h1 lang=\"en\">" + escaped(m_exchange.summary) + "</h1>";
        m_out += "<p class=\"line\"><span class=\"method\">GET</span><code id=\"url\">"
            + escaped(url()) + "</code>" + copyButton("url") + "</p>";
        if (!m_exchange.offers.empty()) {
            m_out += "<p class=\"offers\"><span>" + text(Word::Formats) + "</span>";
            for (const Offer &offer : m_exchange.offers)
                m_out += "<a href=\"" + escaped(offer.href) + "\">" + escaped(offer.name) + "</a>";
            m_out += "</p>";
        }
        m_out += "</section>";
    }

    QByteArray copyButton(const QByteArray &id) const
    {
        return "<button type=\"button\" class=\"copy\" data-copy=\"" + id + "\" data-done=\""
            + text(Word::Copied) + "\" hidden>" + text(Word::Copy) + "</button>";
    }

    void writeSnippets()
    {
        m_out += "<section class=\"use\"><h2>" + text(Word::UseInAProgram)
            + "</h2><p class=\"hint\">" + text(Word::TokenHint) + "</p><div class=\"tabs\">";
        bool isFirst = true;
        for (const Snippet &snippet : snippetsFor(url())) {
            const QByteArray id = "as-" + snippet.name.toByteArray().toLower();
            m_out += "<input type=\"radio\" name=\"as\" id=\"" + id + "-tab\""
                + (std::exchange(isFirst, false) ? " checked" : "") + "><label for=\"" + id
                + "-tab\">" + snippet.name.toByteArray() + "</label><div class=\"code\"><pre id=\""
                + id + "\" tabindex=\"0\">" + escaped(snippet.code) + "</pre>" + copyButton(id)
                + "</div>";
        }
        m_out += "</div></section>";
    }

    void writeFields(Word title, const std::vector<http::Header> &fields)
    {
        m_out += "<div><h3>" + text(title) + "</h3><dl>";
        for (const http::Header &field : fields)
            m_out += "<dt>" + escaped(field.name) + "</dt><dd>" + escaped(field.value) + "</dd>";
        m_out += "</dl></div>";
    }

    void writeHeaders()
    {
        m_out += "<details class=\"headers\"><summary>" + text(Word::Headers)
            + "</summary><div class=\"pair\">";
        writeFields(Word::RequestHeaders, m_exchange.requestFields);
        writeFields(Word::ResponseHeaders, m_exchange.responseFields);
        m_out += "</div></details>";
    }

    /// The neighbours of a page of a list; nothing for what is no list.
    QByteArray paging() const
    {
        if (!m_exchange.body || !m_exchange.body->find("results"))
            return {};
        QByteArray out = "<nav class=\"paging\">";
        const auto link = [&](QByteArrayView member, Word word, QByteArrayView rel) {
            const JsonTree *url = m_exchange.body->find(member);
            if (url && url->kind == JsonTree::Kind::String)
                out += "<a rel=\"" + rel.toByteArray() + "\" href=\""
                    + escaped(linkFor(url->text, rule())) + "\">" + text(word) + "</a>";
        };
        link("previous", Word::Previous, "prev");
        if (const JsonTree *count = m_exchange.body->find("count"))
            out += "<span>" + escaped(count->text) + ' '
                + text(count->text == "1" ? Word::Item : Word::Items) + "</span>";
        link("next", Word::Next, "next");
        return out + "</nav>";
    }

    void writeAnswer()
    {
        const bool isGood = m_exchange.statusLine.startsWith('2');
        const QByteArray neighbours = paging();
        m_out += "<section class=\"answer\" id=\"answer\"><div class=\"about\"><h2>"
            + text(Word::Answer) + "</h2><span class=\"status " + (isGood ? "good" : "bad") + "\">"
            + escaped(m_exchange.statusLine) + "</span><span class=\"size\">"
            + QByteArray::number(m_exchange.bodyBytes) + ' ' + text(Word::Bytes) + "</span>";
        if (m_exchange.body)
            m_out += "<button type=\"button\" class=\"fold\" data-fold=\"open\" hidden>"
                + text(Word::ExpandAll)
                + "</button><button type=\"button\" class=\"fold\" data-fold=\"close\" hidden>"
                + text(Word::CollapseAll) + "</button>";
        m_out += "</div>" + neighbours;
        if (m_exchange.body)
            m_out += "<div class=\"json\">" + jsonView(*m_exchange.body, rule()) + "</div>";
        else
            m_out += "<p>" + text(Word::Binary) + " <a href=\"" + escaped(m_exchange.target) + "\">"
                + text(Word::OpenIt) + "</a></p>";
        m_out += neighbours + "</section>";
    }

    const Exchange &m_exchange;
    const Language m_language;
    QByteArray m_out;
};

} // namespace

QByteArray page(const Exchange &exchange, Language language)
{
    return PageWriter(exchange, language).write();
}

} // namespace sheria::browse
