// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/knowledgebase.h"

#include "core/base/limits.h"

#include <algorithm>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

using Words = std::vector<QByteArray>;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isCodeByte(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// A value of a list: any word without blanks.
bool isWord(const QByteArray &word)
{
    return word.size() <= limits::MaxKnowledgeBaseWord
        && std::none_of(word.begin(), word.end(),
                        [](char c) { return static_cast<unsigned char>(c) <= ' '; });
}

Error isOff(const Message &why)
{
    return {ErrorCode::InvalidArgument, why};
}

Result<void> tidy(Words &words)
{
    for (QByteArray &word : words)
        word = word.trimmed();
    words.erase(std::remove(words.begin(), words.end(), QByteArray()), words.end());
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    const auto odd = std::find_if_not(words.begin(), words.end(), isWord);
    if (odd != words.end())
        return isOff(
            Message::tr("'%1' is not a single word.", odd->left(limits::MaxKnowledgeBaseWord)));
    if (words.size() > limits::MaxKnowledgeBaseWords)
        return isOff(Message::tr("A knowledge base can have at most %1 values for each filter.",
                                 limits::MaxKnowledgeBaseWords));
    return {};
}

} // namespace

bool isKnowledgeBaseCode(QByteArrayView code)
{
    return !code.isEmpty() && code.size() <= limits::MaxKnowledgeBaseCode
        && std::all_of(code.begin(), code.end(), isCodeByte);
}

Result<KnowledgeBase> checked(KnowledgeBase base)
{
    base.name = base.name.trimmed();
    base.description = base.description.trimmed();
    if (!isKnowledgeBaseCode(base.code))
        return isOff(Message::tr("The code of a knowledge base must have 1 to %1 letters from a to "
                                 "z, digits, '-' and '_'.",
                                 limits::MaxKnowledgeBaseCode));
    if (base.name.isEmpty() || base.name.size() > limits::MaxKnowledgeBaseName)
        return isOff(Message::tr("The name of a knowledge base must have 1 to %1 characters.",
                                 limits::MaxKnowledgeBaseName));
    if (base.description.size() > limits::MaxKnowledgeBaseDescription)
        return isOff(
            Message::tr("The description of a knowledge base can have at most %1 characters.",
                        limits::MaxKnowledgeBaseDescription));
    if (base.name.contains(QChar::Null) || base.description.contains(QChar::Null))
        return isOff(Message::tr(
            "The name or the description of a knowledge base contains a NUL character."));
    for (Words *words : {&base.places, &base.natures, &base.topics, &base.courts, &base.languages})
        SHERIA_CHECK(tidy(*words));
    return base;
}

} // namespace sheria
