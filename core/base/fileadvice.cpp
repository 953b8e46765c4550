// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fileadvice.h"

#include <fcntl.h>

#include <charconv>
#include <filesystem>
#include <string>
#include <system_error>

namespace sheria {

void adviseRandomReads(const QByteArray &folder)
{
    std::error_code failed;
    const std::filesystem::path place = std::filesystem::canonical(folder.constData(), failed);
    if (failed)
        return;
    std::filesystem::directory_iterator entry("/proc/self/fd", failed);
    for (; !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        std::error_code isGone; // Another thread closes files meanwhile.
        const std::filesystem::path file = std::filesystem::read_symlink(entry->path(), isGone);
        if (isGone || file.parent_path() != place)
            continue;
        int descriptor = -1;
        const std::string name = entry->path().filename().string();
        std::from_chars(name.data(), name.data() + name.size(), descriptor);
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_RANDOM);
    }
}

} // namespace sheria
