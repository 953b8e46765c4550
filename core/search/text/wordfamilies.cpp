// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/wordfamilies.h"

#include "core/base/files.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <utility>

namespace sheria::search {

namespace {

constexpr std::size_t LeastShared = 3; ///< Letters that both words begin with.

using Endings = std::pair<std::string_view, std::string_view>;

/// How stems of one family end that the English stemmer of Snowball keeps apart. Most name what a verb or an
/// adjective of the text says, as headings do.
constexpr auto EnglishEndings = std::to_array<Endings>({
    {"", "abl"},   // pay, payable
    {"", "ag"},    // pass, passage
    {"", "al"},    // rent, rental
    {"", "anc"},   // clear, clearance
    {"", "at"},    // tax, taxation
    {"", "c"},     // apply, applicable
    {"", "ement"}, // settle, settlement
    {"", "enc"},   // exist, existence
    {"", "er"},    // hold, holder
    {"", "hood"},  // neighbour, neighbourhood
    {"", "ion"},   // commit, commission
    {"", "iv"},    // act, activity
    {"", "ment"},  // pay, payment
    {"", "or"},    // inspect, inspector
    {"", "ous"},   // gas, gaseous
    {"", "r"},     // registration, register
    {"", "ship"},  // owner, ownership
    {"", "ur"},    // disclose, disclosure
    {"at", "e"},   // duration, during
    {"b", "pt"},   // subscribe, subscription
    {"c", "t"},    // vacancy, vacant
    {"d", "s"},    // decide, decision
    {"d", "t"},    // extend, extent
    {"er", "ri"},  // enter, entry
    {"il", "l"},   // liability, liable
    {"iv", "pt"},  // receive, reception
    {"ss", "t"},   // permission, permit
    {"ut", "v"},   // resolution, resolve
});

} // namespace

std::vector<std::string> familyOf(std::string_view stem)
{
    std::vector<std::string> family;
    if (!std::all_of(stem.begin(), stem.end(), [](char c) { return c >= 'a' && c <= 'z'; }))
        return family;
    const auto exchange = [&](std::string_view ending, std::string_view other) {
        if (!stem.ends_with(ending) || stem.size() < ending.size() + LeastShared)
            return;
        std::string relative(stem.substr(0, stem.size() - ending.size()));
        relative += other;
        if (std::find(family.begin(), family.end(), relative) == family.end())
            family.push_back(std::move(relative));
    };
    for (const auto &[one, other] : EnglishEndings) {
        exchange(one, other);
        exchange(other, one);
    }
    return family;
}

namespace {

QString switchIn(const QString &folder)
{
    return QDir(folder).filePath(QLatin1StringView(FamiliesOff));
}

} // namespace

bool usesFamilies(const QString &synonymsFolder)
{
    return synonymsFolder.isEmpty() || !QFile::exists(switchIn(synonymsFolder));
}

Result<void> useFamilies(const QString &synonymsFolder, bool isUsed)
{
    QFile file(switchIn(synonymsFolder));
    if (isUsed) {
        if (file.exists() && !file.remove())
            return writeError(file.fileName(), file.errorString());
        return {};
    }
    SHERIA_CHECK(makePrivateFolder(synonymsFolder));
    if (!file.open(QIODevice::WriteOnly))
        return writeError(file.fileName(), file.errorString());
    return {};
}

} // namespace sheria::search
