#pragma once

#include "core/akn/document.h"
#include "core/base/mutex.h"

#include <QByteArray>

#include <functional>
#include <list>
#include <memory>

namespace sheria::app {

/// What the reader page is given of one XML document. Immutable, so it may be read by any thread.
struct Rendering
{
    QByteArray html;               ///< A fragment.
    QByteArray toc;                ///< JSON, {"toc": […]}.
    std::vector<TocEntry> entries; ///< What `toc` says.
    std::vector<akn::Warning> warnings;

    qsizetype bytes() const { return html.size() + toc.size(); }
};

/// Renders the bytes of a document. `mediaUrl` goes before the addresses of its images; `prepare` may
/// change its tree before.
/// Errors: those of akn::Document::parse().
Result<std::shared_ptr<const Rendering>> render(
    const QByteArray &xml, QByteArrayView expressionUri, const QByteArray &mediaUrl,
    const std::function<void(const akn::Document &)> &prepare = {});

/// The renderings that were used last, up to a number of bytes.
///
/// Thread: any.
class RenderCache
{
public:
    /// Enough for the longest act there is and a few others.
    static constexpr qsizetype DefaultBytes = 48LL * 1024 * 1024;

    explicit RenderCache(qsizetype maxBytes = DefaultBytes) : m_maxBytes(maxBytes) {}

    /// Null when it is not kept.
    std::shared_ptr<const Rendering> find(const QByteArray &key);
    void insert(const QByteArray &key, std::shared_ptr<const Rendering> rendering);

private:
    struct Entry
    {
        QByteArray key;
        std::shared_ptr<const Rendering> rendering;
    };

    const qsizetype m_maxBytes;
    Mutex m_mutex;
    std::list<Entry> m_entries SHERIA_GUARDED_BY(m_mutex); ///< The last used first.
    qsizetype m_bytes SHERIA_GUARDED_BY(m_mutex) = 0;
};

} // namespace sheria::app
