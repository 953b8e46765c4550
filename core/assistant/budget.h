#pragma once

#include <QByteArray>
#include <QString>

namespace sheria::assistant {

/// How much an answer may still say. Tokens are a model's own; three bytes for each is on the safe side
/// for prose in languages written in Latin letters.
class Budget
{
public:
    explicit Budget(int tokens) : m_bytes(qsizetype(tokens) * BytesPerToken) {}

    /// Takes that much, if it is there.
    bool take(qsizetype bytes);
    qsizetype bytesLeft() const { return m_bytes; }

    static constexpr qsizetype BytesPerToken = 3;

private:
    qsizetype m_bytes;
};

/// A piece of a text.
struct Excerpt
{
    QString text;
    qsizetype next = -1; ///< Where the rest begins; -1: there is none. Units: UTF-16 code units.
};

/// As much of `text` from `offset` on as `bytes` hold, whole words where it can; at least one character.
Excerpt excerptOf(const QString &text, qsizetype offset, qsizetype bytes);

/// The entries of a list, in JSON, as far as a budget goes.
class Entries
{
public:
    explicit Entries(Budget &budget) : m_budget(budget) {}

    /// Whether it fitted; once one did not, none does.
    bool add(const QByteArray &json);
    bool isCut() const { return m_isCut; }
    int count() const { return m_count; }
    QByteArray array() const { return '[' + m_json + ']'; }

private:
    Budget &m_budget;
    QByteArray m_json;
    int m_count = 0;
    bool m_isCut = false;
};

} // namespace sheria::assistant
