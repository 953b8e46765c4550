#include "core/render/pdf/pdfwords.h"

#include "core/render/coverwords.h"

#include <array>

namespace sheria::render {
namespace {

using Catalogue = std::array<const char16_t *, std::size_t(PdfPhrase::Count)>;

// In the order of PdfPhrase.
constexpr Catalogue English = {
    u"As at %1",
    u"Identifier",
    u"Language",
    u"Text recorded on",
    u"Publisher",
    u"Repealed",
    u"Not commenced",
    u"Partly commenced",
    u"Not yet in force",
    u"Not the latest version",
    u"This work has been repealed.",
    u"This work has not commenced.",
    u"Not all provisions of this work have commenced.",
    u"This version will only be in force from %1.",
    u"This is not the latest version of this work. It was replaced after %1.",
    u"These amendments have been made but are not yet part of this text:",
    u"%1 documents",
    u"Extract",
};

constexpr Catalogue French = {
    u"État au %1",
    u"Identifiant",
    u"Langue",
    u"Texte enregistré le",
    u"Éditeur",
    u"Abrogé",
    u"Pas encore en vigueur",
    u"Partiellement en vigueur",
    u"Pas encore en vigueur",
    u"Version remplacée",
    u"Ce texte a été abrogé.",
    u"Ce texte n’est pas encore entré en vigueur.",
    u"Toutes les dispositions de ce texte ne sont pas encore en vigueur.",
    u"Cette version ne sera en vigueur qu’à partir du %1.",
    u"Cette version n’est pas la plus récente. Elle a été remplacée après le %1.",
    u"Ces modifications ont été adoptées, mais ne figurent pas encore dans ce texte :",
    u"%1 documents",
    u"Extrait",
};

constexpr Catalogue Swahili = {
    u"Kufikia %1",
    u"Kitambulisho",
    u"Lugha",
    u"Yalirekodiwa tarehe",
    u"Mchapishaji",
    u"Imefutwa",
    u"Haijaanza kutumika",
    u"Imeanza kutumika kwa sehemu",
    u"Bado haijaanza kutumika",
    u"Si toleo la karibuni",
    u"Hati hii imefutwa.",
    u"Hati hii haijaanza kutumika.",
    u"Vifungu vingine vya hati hii bado havijaanza kutumika.",
    u"Toleo hili litaanza kutumika tarehe %1.",
    u"Hili si toleo la karibuni la hati hii. Lilibadilishwa baada ya %1.",
    u"Marekebisho haya yamefanywa lakini bado hayamo katika maandishi haya:",
    u"Hati %1",
    u"Dondoo",
};

constexpr Catalogue Arabic = {
    u"كما في %1",
    u"المعرّف",
    u"اللغة",
    u"تاريخ تسجيل النص",
    u"الناشر",
    u"ملغى",
    u"لم يبدأ سريانه",
    u"سارٍ جزئياً",
    u"لم يسرِ بعد",
    u"ليست أحدث نسخة",
    u"أُلغي هذا النص.",
    u"لم يبدأ سريان هذا النص.",
    u"لم يبدأ سريان جميع أحكام هذا النص.",
    u"لن تسري هذه النسخة إلا ابتداءً من %1.",
    u"هذه ليست أحدث نسخة من هذا النص. حلّت محلها نسخة أخرى بعد %1.",
    u"صدرت هذه التعديلات ولم تُدرج بعد في هذا النص:",
    u"%1 وثيقة",
    u"مقتطف",
};

constexpr Catalogue Portuguese = {
    u"Em %1",
    u"Identificador",
    u"Língua",
    u"Texto registado em",
    u"Editor",
    u"Revogado",
    u"Ainda não em vigor",
    u"Parcialmente em vigor",
    u"Ainda não em vigor",
    u"Não é a versão mais recente",
    u"Este diploma foi revogado.",
    u"Este diploma ainda não entrou em vigor.",
    u"Nem todas as disposições deste diploma entraram em vigor.",
    u"Esta versão só estará em vigor a partir de %1.",
    u"Esta não é a versão mais recente deste diploma. Foi substituída depois de %1.",
    u"Estas alterações já foram feitas, mas ainda não constam deste texto:",
    u"%1 documentos",
    u"Extrato",
};

// In the order of WordsIn.
constexpr const Catalogue *Catalogues[] = {&English, &French, &Swahili, &Arabic, &Portuguese};

const Catalogue &catalogueFor(QByteArrayView language)
{
    return *Catalogues[std::size_t(wordsFor(language))];
}

} // namespace

QString pdfPhrase(PdfPhrase phrase, QByteArrayView language)
{
    return QStringView(catalogueFor(language).at(std::size_t(phrase))).toString();
}

} // namespace sheria::render
