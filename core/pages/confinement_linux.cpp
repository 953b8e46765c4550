// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pages/confinement.h"

#include <QFile>
#include <QtEndian>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <iterator>
#include <limits>
#include <optional>
#include <vector>

namespace sheria::pages {

using namespace Qt::StringLiterals;

// prctl(2) and syscall(2) are variadic. NOLINTBEGIN(cppcoreguidelines-pro-type-vararg)

namespace {

constexpr rlim_t MostOpenFiles = 32;
constexpr int Niceness = 10;

/// A descriptor that is closed with the value.
class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Q_DISABLE_COPY_MOVE(Descriptor)
    int number() const { return m_number; }

private:
    int m_number;
};

// ---- Landlock: which files

constexpr quint64 Execute = LANDLOCK_ACCESS_FS_EXECUTE;
constexpr quint64 ReadFile = LANDLOCK_ACCESS_FS_READ_FILE;
constexpr quint64 ReadFolder = LANDLOCK_ACCESS_FS_READ_DIR;
constexpr quint64 Software = Execute | ReadFile | ReadFolder;

/// struct landlock_ruleset_attr of version 6, which the headers of Debian 12 do not have yet. Zeros are
/// what older kernels take for the members that they do not know.
struct Ruleset
{
    quint64 fileAccess = 0; ///< Denied unless a rule allows it.
    quint64 netAccess = 0;
    quint64 scoped = 0;
};

int landlockVersion()
{
    return int(::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
}

/// All that a version can deny.
Ruleset everything(int version)
{
    // The bits of access to files that there are, by version from 1.
    constexpr int FileBits[] = {13, 14, 15, 15, 16};
    constexpr int NetSince = 4;    // TCP's bind and connect.
    constexpr int ScopedSince = 6; // Abstract sockets and signals to others.
    const int bits = FileBits[std::min<std::size_t>(std::size_t(version), std::size(FileBits)) - 1];
    return {(quint64(1) << bits) - 1, version >= NetSince ? 3U : 0U,
            version >= ScopedSince ? 3U : 0U};
}

/// Does nothing where there is no such file: then nobody reads it either.
bool allow(int ruleset, const QByteArray &path, quint64 access)
{
    const Descriptor file(::open(path.constData(), O_PATH | O_CLOEXEC));
    struct stat status = {};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0)
        return errno == ENOENT || errno == EACCES;
    if (!S_ISDIR(status.st_mode))
        access &= ~ReadFolder;
    landlock_path_beneath_attr rule = {};
    rule.allowed_access = access;
    rule.parent_fd = file.number();
    return ::syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
}

/// -1: see errno.
int rulesetFor(int version, const QString &program, const QString &input)
{
    const Ruleset denied = everything(version);
    const int ruleset = int(::syscall(SYS_landlock_create_ruleset, &denied, sizeof(denied), 0));
    if (ruleset < 0)
        return -1;
    bool isWhole = allow(ruleset, QFile::encodeName(program), Execute | ReadFile)
        && allow(ruleset, QFile::encodeName(input), ReadFile);
    // Libraries, fonts, and Poppler's tables of characters.
    for (const char *folder : {"/usr", "/bin", "/lib", "/lib32", "/lib64"})
        isWhole = isWhole && allow(ruleset, folder, Software);
    for (const char *file : {"/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/fonts",
                             "/var/cache/fontconfig", "/dev/null"})
        isWhole = isWhole && allow(ruleset, file, ReadFile | ReadFolder);
    if (isWhole)
        return ruleset;
    ::close(ruleset);
    return -1;
}

// ---- seccomp: which calls

#if defined(__x86_64__)
constexpr std::optional<quint32> Architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::optional<quint32> Architecture = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr std::optional<quint32> Architecture = AUDIT_ARCH_RISCV64;
#else
constexpr std::optional<quint32> Architecture; ///< Others are reached through socketcall(2).
#endif
constexpr quint32 FirstX32Call = 0x40000000; ///< Of x86-64's second set of numbers.

/// Sockets, what does the same without a call for each, what makes processes, and what reaches into
/// other ones. Some calls are refused by what is asked of them: see filterFor().
constexpr long RefusedCalls[] = {
#ifdef SYS_fork // Newer processors have clone only.
    SYS_fork,
    SYS_vfork,
#endif
    SYS_tkill,
    SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo,
    424, // pidfd_send_signal, whose number is the same everywhere.
    SYS_setpriority,
    SYS_ioprio_set,
    SYS_socket,
    SYS_socketpair,
    SYS_connect,
    SYS_bind,
    SYS_listen,
    SYS_accept,
    SYS_accept4,
    SYS_sendto,
    SYS_sendmsg,
    SYS_sendmmsg,
    425, // io_uring_setup
    426, // io_uring_enter
    427, // io_uring_register
    SYS_ptrace,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    434, // pidfd_open
    438, // pidfd_getfd
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
    SYS_keyctl,
    SYS_add_key,
    SYS_request_key,
    SYS_unshare,
    SYS_setns,
    SYS_mount,
    SYS_open_by_handle_at,
    SYS_memfd_create, // Programs that want memory as a file do without, where it could not grow.
};

sock_filter statement(quint16 code, quint32 value)
{
    return {code, 0, 0, value};
}

/// Goes on `yes` or `no` instructions later.
sock_filter jump(quint16 code, quint32 value, std::size_t yes, std::size_t no)
{
    return {code, quint8(yes), quint8(no), value};
}

struct Filter
{
    std::vector<sock_filter> steps;
    std::vector<std::size_t> ownIds; ///< Steps that compare with the id of the confined process.

    /// Allows a call if its first argument, of which the low half counts, passes `test`.
    void allowIf(long call, const sock_filter &test)
    {
        constexpr std::size_t FirstArgument = offsetof(seccomp_data, args)
            + (Q_BYTE_ORDER == Q_BIG_ENDIAN ? sizeof(quint32) : 0);
        steps.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, quint32(call), 0, 4));
        steps.push_back(statement(BPF_LD | BPF_W | BPF_ABS, FirstArgument));
        steps.push_back(test);
        steps.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
        steps.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM));
    }
    /// The same for a call that names a process: only the confined one.
    void allowForItself(long call)
    {
        ownIds.push_back(steps.size() + 2);
        allowIf(call, jump(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1));
    }
};

Filter filterFor(quint32 architecture)
{
    constexpr quint32 Clone3 = 435; // The same everywhere.
    constexpr std::size_t Calls = std::size(RefusedCalls);
    static_assert(Calls < std::numeric_limits<quint8>::max());
    Filter filter;
    filter.steps = {
        statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
        jump(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0),
        statement(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        jump(BPF_JMP | BPF_JGE | BPF_K, FirstX32Call, Calls, 0),
    };
    for (std::size_t i = 0; i < Calls; ++i)
        filter.steps.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, quint32(RefusedCalls[i]),
                                    Calls - i - 1, i + 1 < Calls ? 0 : 1));
    filter.steps.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM));
    filter.allowForItself(SYS_kill); // A crash sends its own process a signal.
    filter.allowForItself(SYS_tgkill);
    filter.allowIf(SYS_prlimit64,
                   jump(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1)); // Its own, by getrlimit().
    filter.allowIf(SYS_clone, jump(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1));
    // Its flags are out of a filter's reach: the C library takes clone when there is no such call.
    filter.steps.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, Clone3, 0, 1));
    filter.steps.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS));
    filter.steps.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    return filter;
}

bool hasSeccomp()
{
    const quint32 action = SECCOMP_RET_ERRNO;
    return ::syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

[[gnu::no_sanitize_address]] bool setLimit(int resource, rlim_t most)
{
    const rlimit limit{most, most};
    // Where the system has a lower limit already, that one stays.
    return ::setrlimit(resource, &limit) == 0 || errno == EPERM;
}

} // namespace

struct Confinement::Rules
{
    Limits limits;
    Descriptor ruleset; ///< Of Landlock; negative: the kernel has none.
    Filter filter;
};

Confinement::Confinement(std::unique_ptr<Rules> rules) : m_rules(std::move(rules))
{}
Confinement::Confinement(Confinement &&) noexcept = default;
Confinement &Confinement::operator=(Confinement &&) noexcept = default;
Confinement::~Confinement() = default;

Result<Confinement> Confinement::make(const QString &program, const QString &input,
                                      const Limits &limits)
{
    if (!Architecture)
        return Error{ErrorCode::Unavailable,
                     u"programs that read PDFs are not confined on this processor"_s};
    int ruleset = -1;
    if (const int version = landlockVersion(); version > 0) {
        ruleset = rulesetFor(version, program, input);
        if (ruleset < 0)
            return Error{ErrorCode::Unavailable,
                         u"the program that reads PDFs cannot be confined: "_s + qt_error_string()};
    }
    return Confinement(
        std::unique_ptr<Rules>(new Rules{limits, Descriptor(ruleset), filterFor(*Architecture)}));
}

bool Confinement::restrictsFiles()
{
    return landlockVersion() > 0;
}

Confinement::Degree Confinement::degree()
{
    if (!Architecture || !hasSeccomp())
        return Degree::None;
    return restrictsFiles() ? Degree::Full : Degree::NoLandlock;
}

// QProcess gives its child a stack of 4 KiB: no calls that need much, nor the sanitizer's frames.
[[gnu::no_sanitize_address]] void Confinement::enter() const
{
    Rules &rules = *m_rules;
    bool isConfined = setLimit(RLIMIT_AS, rlim_t(rules.limits.memoryBytes))
        && setLimit(RLIMIT_CPU, rlim_t(rules.limits.time.count()))
        && setLimit(RLIMIT_FSIZE, 0) // Its output is a pipe.
        && setLimit(RLIMIT_CORE, 0) && setLimit(RLIMIT_NOFILE, MostOpenFiles)
        && setLimit(RLIMIT_NPROC, 0);
    [[maybe_unused]] const int unheard = ::nice(Niceness);
    // Nobody is left to read for.
    isConfined = isConfined && ::prctl(PR_SET_PDEATHSIG, SIGKILL) == 0;
    // What a library of ours opened without asking for it to be closed. Older kernels lack the call.
    ::syscall(SYS_close_range, 3U, ~0U, CLOSE_RANGE_CLOEXEC);
    isConfined = isConfined && ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
    if (rules.ruleset.number() >= 0)
        isConfined = isConfined
            && ::syscall(SYS_landlock_restrict_self, rules.ruleset.number(), 0) == 0;
    for (const std::size_t step : rules.filter.ownIds)
        rules.filter.steps[step].k = quint32(::getpid());
    const sock_fprog filter{static_cast<unsigned short>(rules.filter.steps.size()),
                            rules.filter.steps.data()};
    isConfined = isConfined && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
    if (!isConfined)
        ::_exit(FailedExit);
}

// NOLINTEND(cppcoreguidelines-pro-type-vararg)

} // namespace sheria::pages
