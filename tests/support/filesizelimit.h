// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <sys/resource.h>

#include <csignal>

namespace sheria::tests {

/// While it lives no file of this process grows beyond a size: writes fail as on a full disk.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        set({rlim_t(bytes), m_before.rlim_max});
    }
    ~FileSizeLimit() { set(m_before); }
    Q_DISABLE_COPY_MOVE(FileSizeLimit)

private:
    static void set(const rlimit &limit)
    {
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            qFatal("the limit of file sizes cannot be set");
    }
    rlimit m_before = {};
};

} // namespace sheria::tests
