#pragma once

#include "core/store/syncunread.h"

#include <QByteArray>

#include <map>
#include <vector>

namespace sheria::app {

/// Which works of the library tree bear a mark, and how many do below each branch.
class UnreadMarks
{
public:
    UnreadMarks() = default;
    explicit UnreadMarks(const std::vector<store::UnreadWork> &works);

    /// Null: none.
    const store::UnreadWork *find(const QByteArray &workUri) const;
    /// Works that were not read, of a country with its localities, or of a locality; and of a nature
    /// and a year of the one or the other alone.
    qint64 ofPlace(const QByteArray &place) const;
    qint64 ofNature(const QByteArray &place, const QByteArray &doctype) const;
    qint64 ofYear(const QByteArray &place, const QByteArray &doctype, const QByteArray &year) const;

private:
    std::map<QByteArray, store::UnreadWork> m_works;
    std::map<QByteArray, qint64> m_counts; ///< By "place", "place/doctype", "place/doctype/year".
};

} // namespace sheria::app
