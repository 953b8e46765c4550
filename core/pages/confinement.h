// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QString>

#include <array>
#include <chrono>
#include <memory>

namespace sheria::pages {

/// What a program that reads foreign files may do: use so much memory and time, read system software,
/// fonts and its one input, and write to what it inherits as output. It opens no socket, writes no file,
/// reads nothing else, starts no process, sends no other process a signal nor changes its limits, and
/// gets no further rights by running another program in its place.
///
/// On Linux: resource limits, no-new-privileges, a seccomp filter and Landlock. A kernel without Landlock
/// does without it: the program then may read what its user may, but cannot send it anywhere. Elsewhere
/// nothing confines a program yet, so make() fails and PDFs are not read.
class Confinement
{
public:
    struct Limits
    {
        qint64 memoryBytes = 0;       ///< Of address space.
        std::chrono::seconds time{0}; ///< Of the processor.
    };
    /// What the program returns when enter() failed.
    static constexpr int FailedExit = 126;

    /// For `program` to read the file `input`. Errors: Unavailable.
    static Result<Confinement> make(const QString &program, const QString &input,
                                    const Limits &limits);
    /// Whether the system restricts which files the program reads and writes.
    static bool restrictsFiles();
    /// How much of this the system does. None: make() or the program fails, and PDFs are not read.
    enum class Degree { Full, NoLandlock, None };
    static Degree degree();
    /// What the degree means, as an English sentence for logs; empty: all is well.
    static QString shortcoming();

    Confinement(Confinement &&) noexcept;
    Confinement &operator=(Confinement &&) noexcept;
    ~Confinement();

    /// Confines this process for good, or ends it with FailedExit. For the child, between fork() and
    /// exec(): does only what is safe there.
    void enter() const;

private:
    struct Rules;
    explicit Confinement(std::unique_ptr<Rules> rules);
    std::unique_ptr<Rules> m_rules;
};

constexpr std::array<QByteArrayView, 3> enumNames(Confinement::Degree)
{
    return {"full", "no-landlock", "none"};
}

inline QString Confinement::shortcoming()
{
    switch (degree()) {
    case Degree::Full: return {};
    case Degree::NoLandlock:
        return QStringLiteral(
            "this kernel has no Landlock: pdftotext may read the files of its user, "
            "but send them nowhere");
    case Degree::None: break;
    }
    return QStringLiteral("PDFs are not read: this system has no seccomp filters for pdftotext");
}

#ifndef Q_OS_LINUX
struct Confinement::Rules
{};
inline Result<Confinement> Confinement::make(const QString &, const QString &, const Limits &)
{
    return Error{ErrorCode::Unavailable,
                 QStringLiteral("this system does not confine programs that read PDFs")};
}
inline bool Confinement::restrictsFiles()
{
    return false;
}
inline Confinement::Degree Confinement::degree()
{
    return Degree::None;
}
inline Confinement::Confinement(std::unique_ptr<Rules> rules) : m_rules(std::move(rules))
{}
inline Confinement::Confinement(Confinement &&) noexcept = default;
inline Confinement &Confinement::operator=(Confinement &&) noexcept = default;
inline Confinement::~Confinement() = default;
inline void Confinement::enter() const
{}
#endif

} // namespace sheria::pages
