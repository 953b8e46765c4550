// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

#include <QByteArray>
#include <QStringList>

#include <map>
#include <set>
#include <vector>

/// How well citations are recognised: what people marked up as references is taken away, looked for
/// in the plain text, and compared.
namespace sheria::test {

struct Score
{
    int wanted = 0;     ///< Marked up.
    int found = 0;      ///< Of these, recognised with the right target.
    int wrong = 0;      ///< Recognised there, with another target.
    int unmarked = 0;   ///< Recognised with a target where nothing is marked up.
    QStringList faults; ///< What was missed and what was wrong, for people.

    double recall() const { return wanted == 0 ? 1 : double(found) / wanted; }
    /// Of what was recognised where something is marked up.
    double precision() const { return found + wrong == 0 ? 1 : double(found) / (found + wrong); }
    void add(const Score &other);
};

/// The works that citations may mean, by their keys.
class Catalogue
{
public:
    void add(const Work &work);
    void addKey(const QByteArray &key, const QByteArray &uri) { m_uris[key].insert(uri); }
    /// The only work with the key; empty if there is none or several.
    QByteArray find(const QByteArray &key) const;

private:
    std::map<QByteArray, std::set<QByteArray>> m_uris;
};

/// Compares with the marks whose targets are Akoma Ntoso URIs or places in the document. Targets are
/// compared with their provisions where both sides have one and `documents` has the target.
Score measureMarks(const akn::Document &document, const Catalogue &catalogue,
                   const std::vector<const akn::Document *> &documents);

} // namespace sheria::test
