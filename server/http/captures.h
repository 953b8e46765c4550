#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <utility>
#include <vector>

namespace sheria::http {

/// The parts of a path that a pattern's braces matched, decoded.
class Captures
{
public:
    /// The capture called `name`; empty when the pattern has none of that name.
    QByteArray value(QByteArrayView name) const
    {
        for (const auto &[key, value] : m_values) {
            if (key == name)
                return value;
        }
        return {};
    }

    /// `name` must live as long as the object: it is the route's.
    void add(QByteArrayView name, QByteArray value)
    {
        m_values.emplace_back(name, std::move(value));
    }

private:
    std::vector<std::pair<QByteArrayView, QByteArray>> m_values;
};

} // namespace sheria::http
