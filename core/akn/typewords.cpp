#include "core/akn/typewords.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

/// The two uses of one notion have grown apart in some languages; null is "as the other".
struct Words
{
    const char *language;
    const char *element;
    const char16_t *inToc;
    const char16_t *inHeading;
};

constexpr auto Catalogue = std::to_array<Words>({
    {"afr", "article", u"Artikel", nullptr},
    {"afr", "chapter", u"Hoofstuk", nullptr},
    {"afr", "part", u"Gedeelte", u"Deel"},
    {"afr", "preamble", u"Aanhef", nullptr},
    {"afr", "preface", u"Voorwoord", nullptr},
    {"afr", "section", u"Afdeling", nullptr},
    {"ara", "article", nullptr, u"المادة"},
    {"ara", "chapter", nullptr, u"الفصل"},
    {"ara", "part", nullptr, u"الباب"},
    {"deu", "article", nullptr, u"Artikel"},
    {"deu", "book", nullptr, u"Buch"},
    {"deu", "chapter", nullptr, u"Kapitel"},
    {"deu", "part", nullptr, u"Teil"},
    {"deu", "title", nullptr, u"Titel"},
    {"fra", "article", u"Article", nullptr},
    {"fra", "book", u"Livre", nullptr},
    {"fra", "chapter", u"Chapitre", nullptr},
    {"fra", "division", u"Division", nullptr},
    {"fra", "paragraph", u"Paragraphe", nullptr},
    {"fra", "part", u"Partie", nullptr},
    {"fra", "preamble", u"Préambule", nullptr},
    {"fra", "preface", u"Préface", nullptr},
    {"fra", "rule", u"Règle", nullptr},
    {"fra", "section", u"Section", nullptr},
    {"fra", "subpart", u"Sous-partie", nullptr},
    {"fra", "subsection", u"Sous-section", nullptr},
    {"fra", "title", u"Titre", nullptr},
    {"nso", "chapter", nullptr, u"Kgaolo ya"},
    {"nso", "part", nullptr, u"Karolo ya"},
    {"por", "article", u"Artigo", nullptr},
    {"por", "book", u"Livro", u"Book"},
    {"por", "chapter", u"Capítulo", nullptr},
    {"por", "division", u"Divisão", nullptr},
    {"por", "paragraph", u"Parágrafo", nullptr},
    {"por", "part", u"Parte", nullptr},
    {"por", "preamble", u"Preâmbulo", nullptr},
    {"por", "preface", u"Prefácio", nullptr},
    {"por", "rule", u"Regra", nullptr},
    {"por", "section", u"Secção", nullptr},
    {"por", "subpart", u"Subparte", nullptr},
    {"por", "subsection", u"Subseção", nullptr},
    {"por", "title", u"Título", nullptr},
    {"sot", "chapter", nullptr, u"Kgaolo"},
    {"sot", "part", nullptr, u"Karolo"},
    {"spa", "article", u"Artículo", nullptr},
    {"spa", "book", u"Libro", nullptr},
    {"spa", "chapter", u"Capítulo", nullptr},
    {"spa", "division", u"División", nullptr},
    {"spa", "paragraph", u"Párrafo", nullptr},
    {"spa", "part", u"Parte", nullptr},
    {"spa", "preamble", u"Preámbulo", nullptr},
    {"spa", "preface", u"Prefacio", nullptr},
    {"spa", "rule", u"Regla", nullptr},
    {"spa", "section", u"Sección", nullptr},
    {"spa", "subpart", u"Subparte", nullptr},
    {"spa", "subsection", u"Subsección", nullptr},
    {"spa", "title", u"Título", nullptr},
    {"swa", "article", u"Kifungu", u"Ibara"},
    {"swa", "book", u"Kitabu", nullptr},
    {"swa", "chapter", u"Sura", nullptr},
    {"swa", "division", u"Mgawanyiko", nullptr},
    {"swa", "paragraph", u"Aya", nullptr},
    {"swa", "part", u"Sehemu", nullptr},
    {"swa", "preamble", u"Dibaji", nullptr},
    {"swa", "preface", u"Dibaji", nullptr},
    {"swa", "rule", u"Kanuni", nullptr},
    {"swa", "section", u"Sehemu", nullptr},
    {"swa", "subpart", u"Sehemu ndogo", nullptr},
    {"swa", "subsection", u"Kifungu kidogo", nullptr},
    {"swa", "title", u"Mada", nullptr},
    {"tsn", "chapter", nullptr, u"Kgaolo"},
    {"tsn", "part", nullptr, u"Karolo"},
    {"xho", "article", u"Inqaku", nullptr},
    {"xho", "chapter", u"Isahluko", nullptr},
    {"xho", "part", u"Icandelo", u"iCandelo"},
    {"xho", "preamble", u"Intshayelelo", nullptr},
    {"xho", "preface", u"Intshayelelo", nullptr},
    {"xho", "section", u"Icandelo", nullptr},
    {"zul", "article", u"Isici", nullptr},
    {"zul", "chapter", u"Isahluko", nullptr},
    {"zul", "part", u"Ingxenye", nullptr},
    {"zul", "preamble", u"Isanduleliso", nullptr},
    {"zul", "preface", u"Isashayelelo", nullptr},
    {"zul", "section", u"Isigaba", nullptr},
});

const Words *find(QByteArrayView element, QByteArrayView language)
{
    const auto words = std::find_if(Catalogue.begin(), Catalogue.end(), [&](const Words &entry) {
        return element == entry.element && language == entry.language;
    });
    return words == Catalogue.end() ? nullptr : &*words;
}

QString english(QByteArrayView element)
{
    QString word = QString::fromUtf8(element);
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

/// Swahili joins a part of a law to its number.
bool joinsNumber(QByteArrayView element, QByteArrayView language)
{
    return language == "swa" && (element == "article" || element == "chapter" || element == "part");
}

} // namespace

QString tocWord(QByteArrayView element, QByteArrayView language)
{
    const Words *words = find(element, language);
    if (!words)
        return english(element);
    return QStringView(words->inToc ? words->inToc : words->inHeading).toString();
}

QString headingWord(QByteArrayView element, QByteArrayView language, bool hasNumber)
{
    const Words *words = find(element, language);
    if (!words)
        return english(element);
    const QString word = QStringView(words->inHeading ? words->inHeading : words->inToc).toString();
    return hasNumber && joinsNumber(element, language) ? QString(word + u" ya") : word;
}

} // namespace sheria::akn
