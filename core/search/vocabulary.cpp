#include "core/search/vocabulary.h"

namespace sheria::search {

Analyzer &Analyzers::of(const QByteArray &language)
{
    const std::string key = language.toStdString();
    const auto known = m_byLanguage.find(key);
    if (known != m_byLanguage.end())
        return known->second;
    return m_byLanguage.emplace(key, Analyzer(language)).first->second;
}

void Analyzers::forget()
{
    for (auto &[language, analyzer] : m_byLanguage)
        analyzer.forget();
}

} // namespace sheria::search
