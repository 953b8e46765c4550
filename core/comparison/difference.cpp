// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/difference.h"

#include "core/domain/json/json.h"

#include <algorithm>
#include <tuple>

namespace sheria::comparison {

using namespace Qt::StringLiterals;

namespace {

Difference::Kind differenceKind(const Row &row)
{
    if (row.kind == Row::Kind::Changed)
        return Difference::Kind::Changed;
    switch (row.fate) {
    case Fate::Kind::Renumbered: return Difference::Kind::Renumbered;
    case Fate::Kind::Moved: return Difference::Kind::Moved;
    case Fate::Kind::Split: return Difference::Kind::Split;
    case Fate::Kind::Merged: return Difference::Kind::Merged;
    case Fate::Kind::Added: return Difference::Kind::Added;
    case Fate::Kind::Repealed: return Difference::Kind::Removed;
    case Fate::Kind::Same:
    case Fate::Kind::Changed: break;
    }
    return Difference::Kind::Changed;
}

/// The titles of the first and the last of several that went the same way.
QString span(const QString &first, const QString &last)
{
    return last.isEmpty() ? first : first + u" – "_s + last;
}

Difference differenceOf(const Row &row)
{
    Difference difference{differenceKind(row), row.eId, row.fromEId, row.title, {}, {}};
    difference.before = row.side(Run::Kind::Added);
    difference.after = row.side(Run::Kind::Removed);
    if (row.kind == Row::Kind::Changed) {
        std::tie(difference.before, difference.after) = differingWords(difference.before,
                                                                       difference.after);
    } else if (row.kind == Row::Kind::Same) {
        difference.before = span(row.from, row.lastFrom);
        difference.after = span(row.title, row.lastTitle);
    } else if (row.provision && !row.isPart) {
        (row.kind == Row::Kind::Added
             ? difference.after
             : difference.before) = row.text->of(*row.provision).simplified();
    }
    return difference;
}

} // namespace

QByteArrayView kindName(Difference::Kind kind)
{
    return enumName(kind);
}

std::vector<Difference> differences(const std::vector<knowledge::ExpressionText> &before,
                                    const std::vector<knowledge::ExpressionText> &after,
                                    const QByteArray &language, const QByteArray &within)
{
    return differences(rowsOf(before, after, Languages::Same, language, within));
}

std::vector<Difference> differences(const std::vector<Row> &rows)
{
    std::vector<Difference> out;
    for (const Row &row : rows) {
        if (row.isDifference())
            out.push_back(differenceOf(row));
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Difference &a, const Difference &b) { return a.kind < b.kind; });
    return out;
}

QByteArray differenceJson(const Difference &difference)
{
    return json::object("change", kindName(difference.kind), "portion_id", difference.portionId,
                        "from_portion_id", json::orNull(difference.fromPortionId), "portion_title",
                        difference.title, "before", json::orNull(difference.before), "after",
                        json::orNull(difference.after));
}

} // namespace sheria::comparison
