// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/database.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <random>
#include <vector>

namespace sheria::bench {

/// Makes libraries as large as real ones, the same for the same seed: judgments with courts, judges and
/// parties, and acts with points in time, of words as frequent as in real texts (Zipf).
class SearchLibrary
{
public:
    explicit SearchLibrary(std::uint32_t seed);

    /// Fills a new library file. Returns the bytes of visible text. Ends the program on failure.
    /// `acts`: how many, at most one for each judgment, each tenth with three points in time; negative:
    /// one for each hundred judgments, all with three.
    qint64 fill(const QString &path, int judgments, int acts = -1);

    /// A word of this place in the order of frequency.
    const QByteArray &word(std::size_t rank) const { return m_words[rank]; }
    /// A word as a text would have it next.
    const QByteArray &draw();
    /// A question of so many words, some common, some rare.
    QString question(int words);
    /// Words that follow each other in the made texts.
    const QStringList &phrases() const { return m_phrases; }
    /// Makes some of the texts again, in `folder`, for the phrases where there are none yet.
    void readPhrases(const QString &folder);

private:
    std::size_t drawRank();
    QByteArray sentence();
    QByteArray paragraph(int words);
    QByteArray judgmentXml(int number, QByteArray &uri, QByteArray &facts);
    QByteArray actXml(int number, int point, QByteArray &uri);
    int below(int limit) { return int(m_random() % std::uint32_t(limit)); }
    qint64 put(store::Database &db, const QByteArray &xml, const QByteArray &facts);

    std::mt19937 m_random;
    std::vector<QByteArray> m_words;
    std::vector<double> m_cumulative;
    std::vector<std::uint32_t> m_recent; ///< Words of the text at hand.
    QStringList m_phrases;
};

} // namespace sheria::bench
