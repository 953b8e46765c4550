#pragma once

#include <QByteArray>
#include <QHash>

namespace sheria::routes {

/// What was read for one revision of the library, so that requests about the same thing, which come
/// in groups, do not read it again. Bounded by forgetting all.
template <typename Value>
class Remembered
{
public:
    /// Null when it is not known. Valid until the next put() or clear().
    const Value *find(const QByteArray &key) const
    {
        const auto found = m_values.constFind(key);
        return found == m_values.cend() ? nullptr : &*found;
    }

    void put(const QByteArray &key, const Value &value)
    {
        constexpr qsizetype Most = 64;
        if (m_values.size() >= Most)
            m_values.clear();
        m_values.insert(key, value);
    }

    void clear() { m_values.clear(); }

private:
    QHash<QByteArray, Value> m_values;
};

} // namespace sheria::routes
