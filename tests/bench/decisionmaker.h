// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/work.h"

#include <QByteArray>

#include <random>

namespace sheria::bench {

inline constexpr int Courts = 60;
inline constexpr int Judges = 400;
inline constexpr int FirstYear = 1990;
inline constexpr int Years = 35;

/// Makes judgments up: the same ones each time. Values are skewed, as they are in life: the first of a
/// list are the most common.
class DecisionMaker
{
public:
    /// One of the numbers below `count`.
    int pick(int count);
    Work make(int number);

private:
    QByteArray names(const QByteArray &word, int of, int count);

    std::mt19937 m_random{7};
};

} // namespace sheria::bench
