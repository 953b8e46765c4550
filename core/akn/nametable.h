#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sheria::akn {

/// One name and what it stands for.
template <typename Value>
struct NamedValue
{
    std::string_view name;
    Value value{};
};

/// A map from a fixed list of names, built by the compiler. Looking up a name that is not in the
/// list costs about as much as one that is: both happen for every element of a document.
template <typename Value, std::size_t Count>
class NameTable
{
public:
    constexpr explicit NameTable(const std::array<NamedValue<Value>, Count> &list)
    {
        for (const NamedValue<Value> &entry : list) {
            std::size_t slot = hash(entry.name);
            while (!m_slots[slot].name.empty())
                slot = (slot + 1) % Size;
            m_slots[slot] = entry;
        }
    }

    /// The value of `name`, or null when it is not in the list.
    constexpr const Value *find(std::string_view name) const
    {
        for (std::size_t slot = hash(name); !m_slots[slot].name.empty(); slot = (slot + 1) % Size) {
            if (m_slots[slot].name == name)
                return &m_slots[slot].value;
        }
        return nullptr;
    }

private:
    /// A power of two that keeps the table at most a quarter full.
    static constexpr std::size_t sizeFor(std::size_t count)
    {
        std::size_t size = 16;
        while (size < 4 * count)
            size *= 2;
        return size;
    }
    static constexpr std::size_t Size = sizeFor(Count);

    static constexpr std::size_t hash(std::string_view name)
    {
        std::uint32_t value = 2166136261U;
        for (const char c : name)
            value = (value ^ static_cast<unsigned char>(c)) * 16777619U;
        return (value ^ (value >> 15)) % Size;
    }

    std::array<NamedValue<Value>, Size> m_slots{};
};

template <typename Value, std::size_t Count>
NameTable(const std::array<NamedValue<Value>, Count> &) -> NameTable<Value, Count>;

} // namespace sheria::akn
