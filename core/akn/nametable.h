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

    /// The length and four characters tell the names of a vocabulary apart well enough.
    static constexpr std::size_t hash(std::string_view name)
    {
        if (name.empty())
            return 0;
        const auto at = [&](std::size_t i) {
            return std::uint32_t(static_cast<unsigned char>(name[i]));
        };
        const std::size_t last = name.size() - 1;
        const std::uint32_t value = at(0) * 0x9E3779B1U + at(last / 2) * 0x85EBCA77U
            + at(last) * 0xC2B2AE3DU + at(last / 3) * 0x27D4EB2FU
            + std::uint32_t(last) * 0x165667B1U;
        return (value ^ (value >> 15U)) % Size;
    }

    std::array<NamedValue<Value>, Size> m_slots{};
};

template <typename Value, std::size_t Count>
NameTable(const std::array<NamedValue<Value>, Count> &) -> NameTable<Value, Count>;

} // namespace sheria::akn
