#include "app/reader/opendocuments.h"

#include <utility>

namespace sheria::app {

QByteArray OpenDocuments::add()
{
    QByteArray id = "d" + QByteArray::number(++m_last);
    m_documents.try_emplace(id);
    return id;
}

void OpenDocuments::provide(const QByteArray &id, Part part, const QByteArray &bytes)
{
    const auto found = m_documents.find(id);
    if (found == m_documents.end())
        return;
    Slot &slot = found->second[size_t(part)];
    slot.bytes = bytes;
    answer(slot);
}

void OpenDocuments::remove(const QByteArray &id)
{
    const auto node = m_documents.extract(id);
    if (node.empty())
        return;
    for (Slot &slot : node.mapped()) {
        slot.bytes.reset();
        answer(slot);
    }
}

void OpenDocuments::request(const QByteArray &id, Part part, QObject *context, Deliver deliver)
{
    const auto found = m_documents.find(id);
    if (found == m_documents.end()) {
        deliver(std::nullopt);
        return;
    }
    Slot &slot = found->second[size_t(part)];
    if (slot.bytes)
        deliver(slot.bytes);
    else
        slot.waiting.push_back({context, std::move(deliver)});
}

void OpenDocuments::answer(Slot &slot)
{
    for (const Waiting &waiting : std::exchange(slot.waiting, {})) {
        if (waiting.context)
            waiting.deliver(slot.bytes);
    }
}

} // namespace sheria::app
