#pragma once

#include <QByteArray>

#include <cstdint>
#include <span>
#include <vector>

namespace sheria::knowledge {

/// A vector of length 1 in signed bytes: number i is about scale * bytes[i].
struct Quantized
{
    QByteArray bytes;
    double scale = 0; ///< 0: the vector was null, and is like no other.
};

Quantized quantized(std::span<const float> vector);

/// The sum of products of two rows of signed bytes.
std::int32_t dotProduct(const std::int8_t *a, const std::int8_t *b, std::size_t size);
/// The same, as a plain loop: what the fast one is measured against.
std::int32_t dotProductPlain(const std::int8_t *a, const std::int8_t *b, std::size_t size);

/// Vectors in one block of memory, all of which are looked at for each question: exact, and quicker
/// than an index up to some hundred thousand.
class VectorTable
{
public:
    explicit VectorTable(int dimension) : m_dimension(std::size_t(dimension)) {}

    /// Precondition: as long as the table's dimension says.
    void add(const Quantized &vector);
    std::size_t size() const { return m_scales.size(); }
    int dimension() const { return int(m_dimension); }

    struct Near
    {
        std::size_t row = 0;
        double likeness = 0; ///< Cosine: 1 is the same direction.
    };
    /// The `count` nearest rows, the nearest first; equal ones in the order of the table.
    std::vector<Near> nearest(const Quantized &question, std::size_t count) const;

private:
    std::size_t m_dimension;
    std::vector<std::int8_t> m_bytes;
    std::vector<float> m_scales;
};

} // namespace sheria::knowledge
