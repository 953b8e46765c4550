// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/crashhandler.h"

#include "core/base/mutex.h"

#include <algorithm>
#include <array>
#include <atomic>

namespace sheria::app {

namespace {

/// Lines that noteForCrash() kept, one after the other, round and round.
std::array<char, 8 * 1024> keptLines;
std::atomic<std::size_t> keptEnd = 0; ///< All that was ever written.
Mutex keptMutex;

} // namespace

void noteForCrash(QByteArrayView line)
{
    constexpr qsizetype MostLineBytes = 500;
    const MutexLock lock(keptMutex);
    std::size_t at = keptEnd;
    const auto add = [&at](QByteArrayView text) {
        for (const char c : text)
            keptLines[at++ % keptLines.size()] = c == '\n' ? ' ' : c;
    };
    add("log ");
    add(line.first(std::min(line.size(), MostLineBytes)));
    keptLines[at++ % keptLines.size()] = '\n';
    keptEnd = at;
}

QByteArrayList keptForCrash()
{
    constexpr QByteArrayView Begins = "log ";
    QByteArray kept;
    {
        const MutexLock lock(keptMutex);
        const std::size_t end = keptEnd;
        for (std::size_t at = end - std::min(end, keptLines.size()); at < end; ++at)
            kept += keptLines[at % keptLines.size()];
    }
    QByteArrayList lines;
    for (const QByteArray &line : kept.split('\n')) {
        if (line.startsWith(Begins)) // The oldest may have lost its beginning.
            lines.append(line.sliced(Begins.size()));
    }
    return lines;
}

void eachKept(void (*take)(void *to, char c), void *to)
{
    const std::size_t end = keptEnd;
    const std::size_t start = end > keptLines.size() ? end - keptLines.size() : 0;
    bool isNew = start == 0; // Else the first line is what is left of one.
    for (std::size_t at = start; at < end; ++at) {
        const char c = keptLines[at % keptLines.size()];
        if (isNew)
            take(to, c);
        isNew = isNew || c == '\n';
    }
}

} // namespace sheria::app
