// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/provisionwords.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <optional>

namespace sheria::comparison {

using namespace Qt::StringLiterals;
using akn::Provision;
using knowledge::ExpressionText;

namespace {

/// Elements that hold sections.
constexpr QByteArrayView Containers[] = {"book",       "chapter",     "division", "part",
                                         "subchapter", "subdivision", "subpart",  "subtitle",
                                         "title",      "tome"};

QString withoutStart(const QString &text, const std::optional<QString> &start)
{
    const QString folded = start.value_or(QString()).simplified();
    return !folded.isEmpty() && text.startsWith(folded) ? text.mid(folded.size()).trimmed() : text;
}

} // namespace

QString bodyText(const ExpressionText &text, const Provision &provision)
{
    return withoutStart(text.of(provision).simplified(), provision.num);
}

QString bareText(const ExpressionText &text, const Provision &provision)
{
    return withoutStart(bodyText(text, provision), provision.heading);
}

const Provision &unitOf(const ExpressionText &text, const Provision &provision)
{
    for (const Provision *each : text.around(&provision)) {
        if (std::find(std::begin(Containers), std::end(Containers), each->element)
            == std::end(Containers))
            return *each;
    }
    return provision;
}

bool isPlaceholder(const QString &words)
{
    static const QRegularExpression pattern(
        uR"(^(?:.{0,80}?\s)?(?:Not Funded\.|\[[^\]]{0,30}(?:[Rr]epealed|[Dd]eleted|[Rr]eserved|abrogé|revogado)[^\]]{0,60}\]|\[?(?:[Rr]epealed|[Rr]eserved|[Dd]eleted|[Ee]xpired|Abrogé|Revogado)\]?\.?)$)"_s);
    return words.size() < 200 && pattern.match(words).hasMatch();
}

} // namespace sheria::comparison
