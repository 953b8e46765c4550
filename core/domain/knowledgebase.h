// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <array>
#include <vector>

namespace sheria {

/// A part of the library that AI tools ask for passages, under a name of its own.
/// Source: server/API.md section 8.1.
struct KnowledgeBase
{
    enum class Kind { Legislation, Judgments };
    friend constexpr std::array<QByteArrayView, 2> enumNames(Kind)
    {
        return {"legislation", "judgments"};
    }

    QByteArray code; ///< "legislation-xa"
    QString name;
    QString description;
    Kind kind = Kind::Legislation;
    // What it holds: of each list one must fit, all lists must; an empty one fits everything.
    std::vector<QByteArray> places;    ///< "xa": the country's own works; "xa-bay".
    std::vector<QByteArray> natures;   ///< "act": also its subtypes; "act/by-law".
    std::vector<QByteArray> topics;    ///< Slugs.
    std::vector<QByteArray> courts;    ///< Codes.
    std::vector<QByteArray> languages; ///< "eng"

    friend bool operator==(const KnowledgeBase &, const KnowledgeBase &) = default;
};

/// 1 to 50 letters from a to z, digits, '-' and '_'.
bool isKnowledgeBaseCode(QByteArrayView code);

/// `base` as it may be kept: words trimmed, each list sorted and without repetitions.
/// Errors: InvalidArgument, with words for people that name what is off.
Result<KnowledgeBase> checked(KnowledgeBase base);

} // namespace sheria
