// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/coverwords.h"

#include "core/domain/language.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// A phrase in the languages that there are words for, in the order of Languages.
using Words = const char16_t *[5];
constexpr QByteArrayView Languages[] = {"eng", "fra", "swa", "ara", "por"};

// In the order of Phrase.
constexpr Words Catalogue[] = {
    {u"Published", u"Publié", u"Ilichapishwa", u"نُشر", u"Publicado"},
    {u"Published on %1", u"Publié le %1", u"Ilichapishwa tarehe %1", u"نُشر في %1",
     u"Publicado em %1"},
    {u"Published in %1", u"Publié dans %1", u"Ilichapishwa katika %1", u"نُشر في %1",
     u"Publicado em %1"},
    {u"Published in %1 on %2", u"Publié dans %1 le %2", u"Ilichapishwa katika %1 tarehe %2",
     u"نُشر في %1 بتاريخ %2", u"Publicado em %1 a %2"},
    {u"Assented to on %1", u"Sanctionné le %1", u"Iliidhinishwa tarehe %1", u"صودق عليه في %1",
     u"Sancionado em %1"},
    {u"Commenced", u"Entré en vigueur", u"Ilianza kutumika", u"بدأ سريانه", u"Em vigor"},
    {u"Commenced by %1", u"Entré en vigueur par %1", u"Ilianza kutumika kwa %1",
     u"بدأ سريانه بموجب %1", u"Em vigor por força de %1"},
    {u"Commenced on %1", u"Entré en vigueur le %1", u"Ilianza kutumika tarehe %1",
     u"بدأ سريانه في %1", u"Em vigor desde %1"},
    {u"Commenced on %1 by %2", u"Entré en vigueur le %1 par %2",
     u"Ilianza kutumika tarehe %1 kwa %2", u"بدأ سريانه في %1 بموجب %2",
     u"Em vigor desde %1 por força de %2"},
    {u"Commences on %1", u"Entre en vigueur le %1", u"Itaanza kutumika tarehe %1",
     u"يبدأ سريانه في %1", u"Entra em vigor em %1"},
    {u"Commences on %1 by %2", u"Entre en vigueur le %1 par %2",
     u"Itaanza kutumika tarehe %1 kwa %2", u"يبدأ سريانه في %1 بموجب %2",
     u"Entra em vigor em %1 por força de %2"},
    {u"Not commenced", u"Pas encore en vigueur", u"Haijaanza kutumika", u"لم يبدأ سريانه",
     u"Ainda não em vigor"},
    {u"Commencement date unknown", u"Date d’entrée en vigueur inconnue",
     u"Tarehe ya kuanza kutumika haijulikani", u"تاريخ بدء السريان غير معروف",
     u"Data de entrada em vigor desconhecida"},
    {u"There are multiple commencements", u"L’entrée en vigueur s’est faite en plusieurs fois",
     u"Ilianza kutumika kwa sehemu mbalimbali", u"بدأ السريان على مراحل",
     u"A entrada em vigor fez-se em várias fases"},
    {u"Note: %1", u"Remarque : %1", u"Angalizo: %1", u"ملاحظة: %1", u"Nota: %1"},
    {u"Provisions", u"Dispositions", u"Vifungu", u"الأحكام", u"Disposições"},
    {u"Status", u"État", u"Hali", u"الحالة", u"Estado"},
    {u"All provisions", u"Toutes les dispositions", u"Vifungu vyote", u"جميع الأحكام",
     u"Todas as disposições"},
    {u"All other provisions", u"Toutes les autres dispositions", u"Vifungu vingine vyote",
     u"جميع الأحكام الأخرى", u"Todas as outras disposições"},
    {u"not yet commenced", u"pas encore en vigueur", u"bado havijaanza kutumika",
     u"لم يبدأ سريانها بعد", u"ainda não em vigor"},
    {u"This is the version of this document from %1.",
     u"Ceci est la version de ce document à partir du %1.",
     u"Hili ni toleo la hati hii kuanzia %1.", u"هذه نسخة هذه الوثيقة ابتداءً من %1.",
     u"Esta é a versão deste documento a partir de %1."},
    {u"This is the version of this document from %1 and includes any amendments published up to "
     u"%2.",
     u"Ceci est la version de ce document à partir du %1 ; elle comprend les modifications "
     u"publiées jusqu’au %2.",
     u"Hili ni toleo la hati hii kuanzia %1, pamoja na marekebisho yaliyochapishwa hadi %2.",
     u"هذه نسخة هذه الوثيقة ابتداءً من %1 وتشمل التعديلات المنشورة حتى %2.",
     u"Esta é a versão deste documento a partir de %1 e inclui as alterações publicadas até %2."},
    {u"This is the version of this document at %1.", u"Ceci est la version de ce document au %1.",
     u"Hili ni toleo la hati hii la tarehe %1.", u"هذه نسخة هذه الوثيقة في %1.",
     u"Esta é a versão deste documento em %1."},
    {u"This is the version of this document at %1 and includes any amendments published up to %2.",
     u"Ceci est la version de ce document au %1 ; elle comprend les modifications publiées "
     u"jusqu’au %2.",
     u"Hili ni toleo la hati hii la tarehe %1, pamoja na marekebisho yaliyochapishwa hadi %2.",
     u"هذه نسخة هذه الوثيقة في %1 وتشمل التعديلات المنشورة حتى %2.",
     u"Esta é a versão deste documento em %1 e inclui as alterações publicadas até %2."},
    {u"This is the version of this document as it was from %1 to %2.",
     u"Ceci est la version de ce document telle qu’elle était du %1 au %2.",
     u"Hili ni toleo la hati hii kama lilivyokuwa kuanzia %1 hadi %2.",
     u"هذه نسخة هذه الوثيقة كما كانت من %1 إلى %2.",
     u"Esta é a versão deste documento tal como era de %1 a %2."},
    {u"This is the version of this document as it was at %1.",
     u"Ceci est la version de ce document telle qu’elle était au %1.",
     u"Hili ni toleo la hati hii kama lilivyokuwa tarehe %1.",
     u"هذه نسخة هذه الوثيقة كما كانت في %1.",
     u"Esta é a versão deste documento tal como era em %1."},
    {u"This is the version of this document as it was at %1 to %2.",
     u"Ceci est la version de ce document telle qu’elle était au %1 et jusqu’au %2.",
     u"Hili ni toleo la hati hii kama lilivyokuwa tarehe %1 hadi %2.",
     u"هذه نسخة هذه الوثيقة كما كانت في %1 وحتى %2.",
     u"Esta é a versão deste documento tal como era em %1 e até %2."},
    {u"This is the version of this document as it will be from %1.",
     u"Ceci est la version de ce document telle qu’elle sera à partir du %1.",
     u"Hili ni toleo la hati hii kama litakavyokuwa kuanzia %1.",
     u"هذه نسخة هذه الوثيقة كما ستكون ابتداءً من %1.",
     u"Esta é a versão deste documento tal como será a partir de %1."},
    {u"This version is a consolidation of the text with its amendments.",
     u"Cette version est une consolidation du texte et de ses modifications.",
     u"Toleo hili ni mkusanyiko wa maandishi pamoja na marekebisho yake.",
     u"هذه النسخة تجميع للنص مع تعديلاته.",
     u"Esta versão é uma consolidação do texto com as suas alterações."},
    {u"Amended by %1 on %2", u"Modifié par %1 le %2", u"Ilirekebishwa na %1 tarehe %2",
     u"عُدّل بموجب %1 في %2", u"Alterado por %1 em %2"},
    {u"Revised by %1 on %2", u"Révisé par %1 le %2", u"Ilihaririwa na %1 tarehe %2",
     u"نُقّح بموجب %1 في %2", u"Revisto por %1 em %2"},
    {u"Repealed by %1 on %2", u"Abrogé par %1 le %2", u"Ilifutwa na %1 tarehe %2",
     u"أُلغي بموجب %1 في %2", u"Revogado por %1 em %2"},
    {u"Repealed on %1", u"Abrogé le %1", u"Ilifutwa tarehe %1", u"أُلغي في %1", u"Revogado em %1"},
    {u"Table of Contents", u"Table des matières", u"Yaliyomo", u"جدول المحتويات", u"Índice"},
    {u"As at %1", u"État au %1", u"Kufikia %1", u"كما في %1", u"Em %1"},
    {u"Identifier", u"Identifiant", u"Kitambulisho", u"المعرّف", u"Identificador"},
    {u"Language", u"Langue", u"Lugha", u"اللغة", u"Língua"},
    {u"Text recorded on", u"Texte enregistré le", u"Yalirekodiwa tarehe", u"تاريخ تسجيل النص",
     u"Texto registado em"},
    {u"Publisher", u"Éditeur", u"Mchapishaji", u"الناشر", u"Editor"},
    {u"Repealed", u"Abrogé", u"Imefutwa", u"ملغى", u"Revogado"},
    {u"Not commenced", u"Pas encore en vigueur", u"Haijaanza kutumika", u"لم يبدأ سريانه",
     u"Ainda não em vigor"},
    {u"Partly commenced", u"Partiellement en vigueur", u"Imeanza kutumika kwa sehemu", u"سارٍ جزئياً",
     u"Parcialmente em vigor"},
    {u"Not yet in force", u"Pas encore en vigueur", u"Bado haijaanza kutumika", u"لم يسرِ بعد",
     u"Ainda não em vigor"},
    {u"Not the latest version", u"Version remplacée", u"Si toleo la karibuni", u"ليست أحدث نسخة",
     u"Não é a versão mais recente"},
    {u"This work has been repealed.", u"Ce texte a été abrogé.", u"Hati hii imefutwa.",
     u"أُلغي هذا النص.", u"Este diploma foi revogado."},
    {u"This work has not commenced.", u"Ce texte n’est pas encore entré en vigueur.",
     u"Hati hii haijaanza kutumika.", u"لم يبدأ سريان هذا النص.",
     u"Este diploma ainda não entrou em vigor."},
    {u"Not all provisions of this work have commenced.",
     u"Toutes les dispositions de ce texte ne sont pas encore en vigueur.",
     u"Vifungu vingine vya hati hii bado havijaanza kutumika.",
     u"لم يبدأ سريان جميع أحكام هذا النص.",
     u"Nem todas as disposições deste diploma entraram em vigor."},
    {u"This version will only be in force from %1.",
     u"Cette version ne sera en vigueur qu’à partir du %1.",
     u"Toleo hili litaanza kutumika tarehe %1.", u"لن تسري هذه النسخة إلا ابتداءً من %1.",
     u"Esta versão só estará em vigor a partir de %1."},
    {u"This is not the latest version of this work. It was replaced after %1.",
     u"Cette version n’est pas la plus récente. Elle a été remplacée après le %1.",
     u"Hili si toleo la karibuni la hati hii. Lilibadilishwa baada ya %1.",
     u"هذه ليست أحدث نسخة من هذا النص. حلّت محلها نسخة أخرى بعد %1.",
     u"Esta não é a versão mais recente deste diploma. Foi substituída depois de %1."},
    {u"These amendments have been made but are not yet part of this text:",
     u"Ces modifications ont été adoptées, mais ne figurent pas encore dans ce texte :",
     u"Marekebisho haya yamefanywa lakini bado hayamo katika maandishi haya:",
     u"صدرت هذه التعديلات ولم تُدرج بعد في هذا النص:",
     u"Estas alterações já foram feitas, mas ainda não constam deste texto:"},
    {u"%1 documents", u"%1 documents", u"Hati %1", u"%1 وثيقة", u"%1 documentos"},
    {u"Extract", u"Extrait", u"Dondoo", u"مقتطف", u"Extrato"},
    {u"Notes on %1", u"Notes sur %1", u"Maelezo kuhusu %1", u"ملاحظات على %1", u"Notas sobre %1"},
    {u"amended since", u"modifié depuis", u"imerekebishwa baadaye", u"عُدّل لاحقًا",
     u"alterado desde então"},
};
static_assert(std::size(Catalogue) == std::size_t(Phrase::Count));

/// The place of `language` among those that there are words for; that of English for others.
std::size_t placeOf(QByteArrayView language)
{
    const auto found = std::find(std::begin(Languages), std::end(Languages), language);
    return found == std::end(Languages) ? 0 : std::size_t(found - std::begin(Languages));
}

} // namespace

QString phrase(Phrase phrase, QByteArrayView language)
{
    return QStringView(Catalogue[std::size_t(phrase)][placeOf(language)]).toString();
}

QString longDate(QDate date, QByteArrayView language)
{
    const QLocale locale = placeOf(language) > 0
        ? QLocale(QString::fromLatin1(shortLanguageCode(language)))
        : QLocale::c();
    // Portuguese writes "3 de fevereiro de 2009".
    return locale.toString(date, language == "por" ? u"d 'de' MMMM 'de' yyyy"_s : u"d MMMM yyyy"_s);
}

} // namespace sheria::render
