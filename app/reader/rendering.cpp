#include "app/reader/rendering.h"

#include "core/domain/json.h"
#include "core/render/htmlrenderer.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sheria::app {

namespace {

/// Without levels that have neither number nor heading, of which judgments have many: what is in them
/// takes their place. "Level" beside "Level" leads nobody anywhere.
std::vector<TocEntry> named(std::vector<TocEntry> entries)
{
    std::vector<TocEntry> kept;
    for (TocEntry &entry : entries) {
        entry.children = named(std::move(entry.children));
        const bool isNamed = entry.num || entry.heading || entry.type != "level";
        // What kind of part it is says less than its heading.
        if (entry.type == "level" && entry.heading)
            entry.title = entry.num ? *entry.num + u' ' + *entry.heading : *entry.heading;
        if (isNamed)
            kept.push_back(std::move(entry));
        else
            std::move(entry.children.begin(), entry.children.end(), std::back_inserter(kept));
    }
    return kept;
}

} // namespace

Result<std::shared_ptr<const Rendering>> render(
    const QByteArray &xml, QByteArrayView expressionUri, const QByteArray &mediaUrl,
    const std::function<void(const akn::Document &)> &prepare)
{
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    auto rendering = std::make_shared<Rendering>();
    rendering->entries = named(document.toc());
    if (prepare)
        prepare(document);
    rendering->html = render::toHtml(document, {{}, mediaUrl});
    rendering->warnings = document.warnings();
    json::Writer out;
    json::writeToc(out, rendering->entries, expressionUri, {});
    rendering->toc = out.take();
    return std::shared_ptr<const Rendering>(std::move(rendering));
}

std::shared_ptr<const Rendering> RenderCache::find(const QByteArray &key)
{
    const MutexLock lock(m_mutex);
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry &entry) { return entry.key == key; });
    if (found == m_entries.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found);
    return m_entries.front().rendering;
}

void RenderCache::insert(const QByteArray &key, std::shared_ptr<const Rendering> rendering)
{
    const MutexLock lock(m_mutex);
    m_bytes += rendering->bytes();
    m_entries.push_front({key, std::move(rendering)});
    // The newest stays, however large it is.
    while (m_bytes > m_maxBytes && m_entries.size() > 1) {
        m_bytes -= m_entries.back().rendering->bytes();
        m_entries.pop_back();
    }
}

} // namespace sheria::app
