#include "core/render/coverwords.h"

#include "core/domain/language.h"

#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

using Catalogue = std::array<const char16_t *, std::size_t(Phrase::Count)>;

// In the order of Phrase.
constexpr Catalogue English = {
    u"Published",
    u"Published on %1",
    u"Published in %1",
    u"Published in %1 on %2",
    u"Assented to on %1",
    u"Commenced",
    u"Commenced by %1",
    u"Commenced on %1",
    u"Commenced on %1 by %2",
    u"Not commenced",
    u"Commencement date unknown",
    u"There are multiple commencements",
    u"Note: %1",
    u"Provisions",
    u"Status",
    u"All provisions",
    u"All other provisions",
    u"not yet commenced",
    u"This is the version of this document from %1.",
    u"This is the version of this document from %1 and includes any amendments published up to %2.",
    u"This is the version of this document at %1.",
    u"This is the version of this document at %1 and includes any amendments published up to %2.",
    u"This is the version of this document as it was from %1 to %2.",
    u"This is the version of this document as it was at %1.",
    u"This is the version of this document as it was at %1 to %2.",
    u"This is the version of this document as it will be from %1.",
    u"This version is a consolidation of the text with its amendments.",
    u"Amended by %1 on %2",
    u"Revised by %1 on %2",
    u"Repealed by %1 on %2",
    u"Repealed on %1",
    u"Table of Contents",
};

constexpr Catalogue French = {
    u"Publié",
    u"Publié le %1",
    u"Publié dans %1",
    u"Publié dans %1 le %2",
    u"Sanctionné le %1",
    u"Entré en vigueur",
    u"Entré en vigueur par %1",
    u"Entré en vigueur le %1",
    u"Entré en vigueur le %1 par %2",
    u"Pas encore en vigueur",
    u"Date d’entrée en vigueur inconnue",
    u"L’entrée en vigueur s’est faite en plusieurs fois",
    u"Remarque : %1",
    u"Dispositions",
    u"État",
    u"Toutes les dispositions",
    u"Toutes les autres dispositions",
    u"pas encore en vigueur",
    u"Ceci est la version de ce document à partir du %1.",
    u"Ceci est la version de ce document à partir du %1 ; elle comprend les modifications publiées "
    u"jusqu’au %2.",
    u"Ceci est la version de ce document au %1.",
    u"Ceci est la version de ce document au %1 ; elle comprend les modifications publiées jusqu’au "
    u"%2.",
    u"Ceci est la version de ce document telle qu’elle était du %1 au %2.",
    u"Ceci est la version de ce document telle qu’elle était au %1.",
    u"Ceci est la version de ce document telle qu’elle était au %1 et jusqu’au %2.",
    u"Ceci est la version de ce document telle qu’elle sera à partir du %1.",
    u"Cette version est une consolidation du texte et de ses modifications.",
    u"Modifié par %1 le %2",
    u"Révisé par %1 le %2",
    u"Abrogé par %1 le %2",
    u"Abrogé le %1",
    u"Table des matières",
};

constexpr Catalogue Swahili = {
    u"Ilichapishwa",
    u"Ilichapishwa tarehe %1",
    u"Ilichapishwa katika %1",
    u"Ilichapishwa katika %1 tarehe %2",
    u"Iliidhinishwa tarehe %1",
    u"Ilianza kutumika",
    u"Ilianza kutumika kwa %1",
    u"Ilianza kutumika tarehe %1",
    u"Ilianza kutumika tarehe %1 kwa %2",
    u"Haijaanza kutumika",
    u"Tarehe ya kuanza kutumika haijulikani",
    u"Ilianza kutumika kwa sehemu mbalimbali",
    u"Angalizo: %1",
    u"Vifungu",
    u"Hali",
    u"Vifungu vyote",
    u"Vifungu vingine vyote",
    u"bado havijaanza kutumika",
    u"Hili ni toleo la hati hii kuanzia %1.",
    u"Hili ni toleo la hati hii kuanzia %1, pamoja na marekebisho yaliyochapishwa hadi %2.",
    u"Hili ni toleo la hati hii la tarehe %1.",
    u"Hili ni toleo la hati hii la tarehe %1, pamoja na marekebisho yaliyochapishwa hadi %2.",
    u"Hili ni toleo la hati hii kama lilivyokuwa kuanzia %1 hadi %2.",
    u"Hili ni toleo la hati hii kama lilivyokuwa tarehe %1.",
    u"Hili ni toleo la hati hii kama lilivyokuwa tarehe %1 hadi %2.",
    u"Hili ni toleo la hati hii kama litakavyokuwa kuanzia %1.",
    u"Toleo hili ni mkusanyiko wa maandishi pamoja na marekebisho yake.",
    u"Ilirekebishwa na %1 tarehe %2",
    u"Ilihaririwa na %1 tarehe %2",
    u"Ilifutwa na %1 tarehe %2",
    u"Ilifutwa tarehe %1",
    u"Yaliyomo",
};

constexpr Catalogue Arabic = {
    u"نُشر",
    u"نُشر في %1",
    u"نُشر في %1",
    u"نُشر في %1 بتاريخ %2",
    u"صودق عليه في %1",
    u"بدأ سريانه",
    u"بدأ سريانه بموجب %1",
    u"بدأ سريانه في %1",
    u"بدأ سريانه في %1 بموجب %2",
    u"لم يبدأ سريانه",
    u"تاريخ بدء السريان غير معروف",
    u"بدأ السريان على مراحل",
    u"ملاحظة: %1",
    u"الأحكام",
    u"الحالة",
    u"جميع الأحكام",
    u"جميع الأحكام الأخرى",
    u"لم يبدأ سريانها بعد",
    u"هذه نسخة هذه الوثيقة ابتداءً من %1.",
    u"هذه نسخة هذه الوثيقة ابتداءً من %1 وتشمل التعديلات المنشورة حتى %2.",
    u"هذه نسخة هذه الوثيقة في %1.",
    u"هذه نسخة هذه الوثيقة في %1 وتشمل التعديلات المنشورة حتى %2.",
    u"هذه نسخة هذه الوثيقة كما كانت من %1 إلى %2.",
    u"هذه نسخة هذه الوثيقة كما كانت في %1.",
    u"هذه نسخة هذه الوثيقة كما كانت في %1 وحتى %2.",
    u"هذه نسخة هذه الوثيقة كما ستكون ابتداءً من %1.",
    u"هذه النسخة تجميع للنص مع تعديلاته.",
    u"عُدّل بموجب %1 في %2",
    u"نُقّح بموجب %1 في %2",
    u"أُلغي بموجب %1 في %2",
    u"أُلغي في %1",
    u"جدول المحتويات",
};

constexpr Catalogue Portuguese = {
    u"Publicado",
    u"Publicado em %1",
    u"Publicado em %1",
    u"Publicado em %1 a %2",
    u"Sancionado em %1",
    u"Em vigor",
    u"Em vigor por força de %1",
    u"Em vigor desde %1",
    u"Em vigor desde %1 por força de %2",
    u"Ainda não em vigor",
    u"Data de entrada em vigor desconhecida",
    u"A entrada em vigor fez-se em várias fases",
    u"Nota: %1",
    u"Disposições",
    u"Estado",
    u"Todas as disposições",
    u"Todas as outras disposições",
    u"ainda não em vigor",
    u"Esta é a versão deste documento a partir de %1.",
    u"Esta é a versão deste documento a partir de %1 e inclui as alterações publicadas até %2.",
    u"Esta é a versão deste documento em %1.",
    u"Esta é a versão deste documento em %1 e inclui as alterações publicadas até %2.",
    u"Esta é a versão deste documento tal como era de %1 a %2.",
    u"Esta é a versão deste documento tal como era em %1.",
    u"Esta é a versão deste documento tal como era em %1 e até %2.",
    u"Esta é a versão deste documento tal como será a partir de %1.",
    u"Esta versão é uma consolidação do texto com as suas alterações.",
    u"Alterado por %1 em %2",
    u"Revisto por %1 em %2",
    u"Revogado por %1 em %2",
    u"Revogado em %1",
    u"Índice",
};

// In the order of WordsIn.
constexpr const Catalogue *Catalogues[] = {&English, &French, &Swahili, &Arabic, &Portuguese};

const Catalogue &catalogueFor(QByteArrayView language)
{
    return *Catalogues[std::size_t(wordsFor(language))];
}

} // namespace

WordsIn wordsFor(QByteArrayView language)
{
    if (language == "fra")
        return WordsIn::French;
    if (language == "swa")
        return WordsIn::Swahili;
    if (language == "ara")
        return WordsIn::Arabic;
    return language == "por" ? WordsIn::Portuguese : WordsIn::English;
}

QString phrase(Phrase phrase, QByteArrayView language)
{
    return QStringView(catalogueFor(language).at(std::size_t(phrase))).toString();
}

QString longDate(QDate date, QByteArrayView language)
{
    const bool isTranslated = wordsFor(language) != WordsIn::English;
    const QLocale locale = isTranslated ? QLocale(QString::fromLatin1(shortLanguageCode(language)))
                                        : QLocale::c();
    // Portuguese writes "3 de fevereiro de 2009".
    return locale.toString(date, language == "por" ? u"d 'de' MMMM 'de' yyyy"_s : u"d MMMM yyyy"_s);
}

} // namespace sheria::render
