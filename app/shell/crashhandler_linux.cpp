// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/crashhandler.h"

#include <fcntl.h>
#include <sys/ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>

namespace sheria::app {

namespace {

constexpr std::array CrashSignals = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
constexpr std::array EndSignals = {SIGTERM, SIGINT, SIGHUP};

constexpr int MostRanges = 512; ///< Of code that is mapped.
constexpr int MostFrames = 64;  ///< Lines of the stack.
constexpr std::size_t MostStackWords = 4096;
constexpr std::size_t MostNameBytes = 64;
constexpr std::size_t StackBytes = 64
    * 1024; ///< Of the handler's own stack: the other may be full.

/// A part of the address space: code, or a stack.
struct MappedRange
{
    std::uintptr_t from = 0;
    std::uintptr_t to = 0;
    std::uintptr_t offset = 0;              ///< In the file.
    std::array<char, MostNameBytes> name{}; ///< Of the file without its folder, ends with 0.
};

// What the handlers use. Nothing of it is made or given back while a signal may come.
std::atomic<int> crashFile = -1;
std::atomic<int> endPipe = -1;
pid_t ownProcess = 0;
std::array<MappedRange, MostRanges> codeRanges;
int rangeCount = 0;
MappedRange usedStack;
alignas(16) std::array<char, StackBytes> handlerStack;

/// Collects what is written into few calls.
class SignalWriter
{
public:
    explicit SignalWriter(int file) : m_file(file) {}
    ~SignalWriter() { flush(); }
    Q_DISABLE_COPY_MOVE(SignalWriter)

    void add(char c)
    {
        if (m_size == m_buffer.size())
            flush();
        m_buffer[m_size++] = c;
    }
    void add(const char *text)
    {
        for (; *text != '\0'; ++text)
            add(*text);
    }
    void addNumber(std::uintptr_t number, unsigned base)
    {
        std::array<char, 24> digits{};
        std::size_t count = 0;
        do {
            digits[count++] = "0123456789abcdef"[number % base];
            number /= base;
        } while (number != 0);
        while (count > 0)
            add(digits[--count]);
    }

private:
    void flush()
    {
        std::size_t written = 0;
        while (written < m_size) {
            const ssize_t count = ::write(m_file, m_buffer.data() + written, m_size - written);
            if (count <= 0)
                break;
            written += std::size_t(count);
        }
        m_size = 0;
    }

    int m_file;
    std::array<char, 512> m_buffer{};
    std::size_t m_size = 0;
};

/// Reads a file byte by byte.
class SignalReader
{
public:
    explicit SignalReader(const char *path) : m_file(::open(path, O_RDONLY | O_CLOEXEC)) {}
    ~SignalReader()
    {
        if (m_file >= 0)
            ::close(m_file);
    }
    Q_DISABLE_COPY_MOVE(SignalReader)

    /// 0: there is no more.
    char next()
    {
        if (m_at == m_size) {
            const ssize_t count = m_file < 0 ? 0 : ::read(m_file, m_buffer.data(), m_buffer.size());
            if (count <= 0)
                return '\0';
            m_size = std::size_t(count);
            m_at = 0;
        }
        return m_buffer[m_at++];
    }
    /// A number in base 16; `end` becomes the character behind it.
    std::uintptr_t number(char &end)
    {
        std::uintptr_t value = 0;
        for (end = next();; end = next()) {
            const bool isDigit = end >= '0' && end <= '9';
            if (!isDigit && !(end >= 'a' && end <= 'f'))
                return value;
            value = value * 16 + std::uintptr_t(isDigit ? end - '0' : end - 'a' + 10);
        }
    }

private:
    int m_file;
    std::array<char, 1024> m_buffer{};
    std::size_t m_at = 0;
    std::size_t m_size = 0;
};

/// Reads a line of /proc/self/maps: "7f0a-7f0b r-xp 0000 fd:01 123 /usr/lib/libname.so". Returns whether there
/// was one; `isCode`: whether it may be executed.
bool readRange(SignalReader &maps, MappedRange &range, bool &isCode)
{
    char c = '\0';
    range.from = maps.number(c);
    if (c != '-')
        return false;
    range.to = maps.number(c);
    isCode = false;
    for (c = maps.next(); c != ' ' && c != '\0'; c = maps.next())
        isCode = isCode || c == 'x';
    range.offset = maps.number(c);
    std::size_t length = 0;
    bool isName = false;
    for (; c != '\n' && c != '\0'; c = maps.next()) {
        if (c == '/') {
            isName = true;
            length = 0;
        } else if (isName && length + 1 < range.name.size()) {
            range.name[length++] = c > ' ' && c < '\x7f' ? c : '_';
        }
    }
    range.name[length] = '\0';
    return true;
}

void readRanges(std::uintptr_t stackPointer)
{
    SignalReader maps("/proc/self/maps");
    rangeCount = 0;
    usedStack = {};
    MappedRange range;
    bool isCode = false;
    while (readRange(maps, range, isCode)) {
        if (stackPointer >= range.from && stackPointer < range.to)
            usedStack = range;
        if (isCode && rangeCount < MostRanges)
            codeRanges[std::size_t(rangeCount++)] = range;
    }
}

/// Returns whether `address` is in code of a file.
bool writePlace(SignalWriter &out, std::uintptr_t address)
{
    for (int i = 0; i < rangeCount; ++i) {
        const MappedRange &range = codeRanges[std::size_t(i)];
        if (address < range.from || address >= range.to || range.name[0] == '\0')
            continue;
        out.add("at ");
        out.add(range.name.data());
        out.add("+0x");
        out.addNumber(address - range.from + range.offset, 16);
        out.add('\n');
        return true;
    }
    return false;
}

/// A word of the stack, whatever it belongs to: the address sanitizer must not look at it, nor at a memcpy().
[[gnu::no_sanitize_address]] std::uintptr_t wordAt(std::uintptr_t address)
{
    // NOLINTNEXTLINE(performance-no-int-to-ptr): it is the stack pointer.
    return *reinterpret_cast<const volatile std::uintptr_t *>(address);
}

void writeStack(SignalWriter &out, const ucontext_t &context)
{
#if defined(__x86_64__)
    const auto pc = std::uintptr_t(context.uc_mcontext.gregs[REG_RIP]);
    const auto sp = std::uintptr_t(context.uc_mcontext.gregs[REG_RSP]);
#elif defined(__aarch64__)
    const auto pc = std::uintptr_t(context.uc_mcontext.pc);
    const auto sp = std::uintptr_t(context.uc_mcontext.sp);
#else
    const std::uintptr_t pc = 0;
    const std::uintptr_t sp = 0;
    static_cast<void>(context);
#endif
    readRanges(sp);
    writePlace(out, pc);
    const std::uintptr_t first = (sp + sizeof sp - 1) / sizeof sp * sizeof sp;
    const std::size_t words = first < usedStack.to ? (usedStack.to - first) / sizeof sp : 0;
    int frames = 0;
    for (std::size_t i = 0; i < std::min(words, MostStackWords) && frames < MostFrames; ++i) {
        if (writePlace(out, wordAt(first + i * sizeof sp)))
            ++frames;
    }
}

void writeKept(SignalWriter &out)
{
    eachKept([](void *to, char c) { static_cast<SignalWriter *>(to)->add(c); }, &out);
}

void handleCrash(int signal, siginfo_t *, void *context)
{
    const int file = crashFile.exchange(-1); // One is enough, also when this crashes.
    if (file >= 0 && ::getpid() == ownProcess) {
        SignalWriter out(file);
        out.add("signal ");
        out.addNumber(std::uintptr_t(signal), 10);
        out.add('\n');
        writeKept(out);
        writeStack(out, *static_cast<const ucontext_t *>(context));
    }
    struct sigaction usual = {};
    usual.sa_handler = SIG_DFL;
    ::sigaction(signal, &usual, nullptr);
    ::raise(signal); // It comes when this handler returns.
}

void handleEnd(int)
{
    const int before = errno;
    const char byte = 0;
    if (::write(endPipe, &byte, 1) < 0) {
        // Then the window does not hear of it; the next signal ends the process.
    }
    errno = before;
}

} // namespace

void writeCrashesTo(int file)
{
    ownProcess = ::getpid();
    crashFile = file;
    stack_t own = {};
    own.ss_sp = handlerStack.data();
    own.ss_size = handlerStack.size();
    ::sigaltstack(&own, nullptr);
    struct sigaction action = {};
    if (file < 0) {
        action.sa_handler = SIG_DFL;
    } else {
        action.sa_sigaction = handleCrash;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    }
    for (const int signal : CrashSignals)
        ::sigaction(signal, &action, nullptr);
}

int watchForEnd()
{
    std::array<int, 2> ends = {-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return -1;
    endPipe = ends[1];
    struct sigaction action = {};
    action.sa_handler = handleEnd;
    action.sa_flags = int(SA_RESETHAND) | SA_RESTART;
    for (const int signal : EndSignals)
        ::sigaction(signal, &action, nullptr);
    return ends[0];
}

QString signalName(int signal)
{
    return QString::fromLatin1(::sigabbrev_np(signal));
}

} // namespace sheria::app
