#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

#include <optional>

namespace sheria::store {
class Database;
class Writer;
} // namespace sheria::store

namespace sheria::access {

/// The door to the tools for language models: shut until somebody opens it, with a token of its own.
///
/// Thread: any; changes wait for the writer, so not the GUI's.
class AssistantDoor
{
public:
    struct State
    {
        bool isOpen = false;
        bool hasToken = false;
        QByteArray tokenHint; ///< Its first characters, to tell it from an older one.
        QDateTime tokenMadeAt;
    };

    /// Both must outlive the object.
    AssistantDoor(store::Writer &writer, const Clock &clock) : m_writer(writer), m_clock(clock) {}

    static Result<State> state(store::Database &db);
    /// Whether `secret` is the token of an open door; takes the same time however much of it is right.
    static Result<bool> admits(store::Database &db, QByteArrayView secret);

    /// Opens it. Returns the token, to be shown once, if there was none before.
    Result<std::optional<QByteArray>> open();
    /// Shuts it; the token stays.
    Result<void> shut();
    /// Makes another token, to be shown once; the one before ends.
    Result<QByteArray> renewToken();

private:
    store::Writer &m_writer;
    const Clock &m_clock;
};

} // namespace sheria::access
