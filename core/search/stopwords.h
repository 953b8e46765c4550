#pragma once

#include <QByteArrayView>

#include <span>
#include <string_view>

namespace sheria::search {

/// The commonest words of a language, sorted and folded, that say nothing by themselves: not worth
/// their room in the index. Words that may mean something in law (will, may, no, it) are not among them.
std::span<const std::string_view> stopWords(QByteArrayView language);

/// Further words, sorted and folded, that a question is better without.
std::span<const std::string_view> questionWords(QByteArrayView language);

} // namespace sheria::search
