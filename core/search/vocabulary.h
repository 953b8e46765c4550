#pragma once

#include "core/search/analyzer.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::search {

/// Words that came along, folded, with the stems they have in the languages they occur in: for what is
/// being typed, and for spelling.
using NewWords = std::unordered_map<std::string, std::vector<std::string>>;

/// The analyzers of the languages that came along.
class Analyzers
{
public:
    Analyzer &of(const QByteArray &language);
    void forget();

private:
    std::unordered_map<std::string, Analyzer> m_byLanguage;
};

} // namespace sheria::search
