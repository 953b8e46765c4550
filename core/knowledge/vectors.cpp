#include "core/knowledge/vectors.h"

#include <algorithm>
#include <cmath>

// The compiler makes one version for each kind of processor and the right one is taken as the program
// starts; sanitizers are not ready by then.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) \
    && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)
#define SHERIA_FOR_EACH_PROCESSOR __attribute__((optimize("O3"), target_clones("avx2", "default")))
#else
#define SHERIA_FOR_EACH_PROCESSOR
#endif

namespace sheria::knowledge {

namespace {

constexpr float Largest = 127;

} // namespace

Quantized quantized(std::span<const float> vector)
{
    double sum = 0;
    float most = 0;
    for (const float each : vector) {
        if (!std::isfinite(each))
            return {QByteArray(qsizetype(vector.size()), '\0'), 0};
        sum += double(each) * double(each);
        most = std::max(most, std::abs(each));
    }
    Quantized out{QByteArray(qsizetype(vector.size()), '\0'), 0};
    if (most <= 0 || !std::isfinite(sum))
        return out;
    for (std::size_t i = 0; i < vector.size(); ++i)
        out.bytes[qsizetype(i)] = char(std::lround(vector[i] * Largest / most));
    out.scale = double(most) / double(Largest) / std::sqrt(sum);
    return out;
}

SHERIA_FOR_EACH_PROCESSOR
std::int32_t dotProduct(const std::int8_t *a, const std::int8_t *b, std::size_t size)
{
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum += std::int16_t(a[i]) * std::int16_t(b[i]);
    return sum;
}

#if defined(__GNUC__) && !defined(__clang__)
__attribute__((optimize("no-tree-vectorize")))
#endif
std::int32_t
dotProductPlain(const std::int8_t *a, const std::int8_t *b, std::size_t size)
{
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum += a[i] * b[i];
    return sum;
}

void VectorTable::add(const Quantized &vector)
{
    const auto *bytes = reinterpret_cast<const std::int8_t *>(vector.bytes.constData());
    m_bytes.insert(m_bytes.end(), bytes, bytes + m_dimension);
    m_scales.push_back(float(vector.scale));
}

std::vector<VectorTable::Near> VectorTable::nearest(const Quantized &question,
                                                    std::size_t count) const
{
    std::vector<Near> best; // A heap, the farthest on top.
    if (std::size_t(question.bytes.size()) != m_dimension || count == 0)
        return best;
    const auto isNearer = [](const Near &a, const Near &b) {
        return a.likeness != b.likeness ? a.likeness > b.likeness : a.row < b.row;
    };
    const auto *asked = reinterpret_cast<const std::int8_t *>(question.bytes.constData());
    for (std::size_t row = 0; row < m_scales.size(); ++row) {
        const double likeness = double(dotProduct(asked, &m_bytes[row * m_dimension], m_dimension))
            * double(m_scales[row]) * question.scale;
        if (best.size() == count && likeness <= best.front().likeness)
            continue;
        if (best.size() == count) {
            std::pop_heap(best.begin(), best.end(), isNearer);
            best.pop_back();
        }
        best.push_back({row, likeness});
        std::push_heap(best.begin(), best.end(), isNearer);
    }
    std::sort(best.begin(), best.end(), isNearer);
    return best;
}

} // namespace sheria::knowledge
