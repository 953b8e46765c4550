// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/typeface.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

struct Script
{
    std::array<const char *, 10> languages; ///< Null: no more.
    std::array<const char16_t *, 2> serif;  ///< The second where the first is not installed.
    std::array<const char16_t *, 2> sans;
    double leading;
};

constexpr Script Scripts[] = {
    {{"ara", "fas", "urd", "pus", "ckb", "uig", "snd"},
     {u"Noto Naskh Arabic", u"DejaVu Sans"},
     {u"Noto Sans Arabic", u"DejaVu Sans"},
     1.72},
    {{"amh", "tir", "gez", "tig", "sgw"},
     {u"Noto Serif Ethiopic", u"Abyssinica SIL"},
     {u"Noto Sans Ethiopic", u"Abyssinica SIL"},
     1.6},
    {{"heb", "yid"},
     {u"Noto Serif Hebrew", u"DejaVu Sans"},
     {u"Noto Sans Hebrew", u"DejaVu Sans"},
     1.44},
    {{"hin", "mar", "nep", "san"},
     {u"Noto Serif Devanagari", u"Noto Sans Devanagari"},
     {u"Noto Sans Devanagari", u"Noto Serif Devanagari"},
     1.6},
    {{"ben", "asm"},
     {u"Noto Serif Bengali", u"Noto Sans Bengali"},
     {u"Noto Sans Bengali", u"Noto Serif Bengali"},
     1.6},
    {{"tam"},
     {u"Noto Serif Tamil", u"Noto Sans Tamil"},
     {u"Noto Sans Tamil", u"Noto Serif Tamil"},
     1.6},
    {{"tha"},
     {u"Noto Serif Thai", u"Noto Sans Thai"},
     {u"Noto Sans Thai", u"Noto Serif Thai"},
     1.6},
    {{"hye"},
     {u"Noto Serif Armenian", u"DejaVu Serif"},
     {u"Noto Sans Armenian", u"DejaVu Sans"},
     1.44},
    {{"kat"},
     {u"Noto Serif Georgian", u"DejaVu Serif"},
     {u"Noto Sans Georgian", u"DejaVu Sans"},
     1.44},
};

const Script *scriptOf(QByteArrayView language)
{
    for (const Script &script : Scripts) {
        for (const char *each : script.languages) {
            if (each && language == each)
                return &script;
        }
    }
    return nullptr;
}

QStringList families(const std::array<const char16_t *, 2> &own, QStringList usual)
{
    QStringList list;
    for (const char16_t *name : own)
        list += QStringView(name).toString();
    return list + usual;
}

} // namespace

Typeface::Typeface(QByteArrayView language)
    : m_serif{u"Noto Serif"_s, u"DejaVu Serif"_s}
    , m_sans{u"Noto Sans"_s, u"DejaVu Sans"_s}
{
    if (const Script *script = scriptOf(language)) {
        m_serif = families(script->serif, m_serif);
        m_sans = families(script->sans, m_sans);
        m_leading = script->leading;
        m_hasItalic = false;
    }
    for (QStringList *list : {&m_serif, &m_sans}) {
        for (const Script &script : Scripts) {
            for (const char16_t *name : script.serif) {
                const QString family = QStringView(name).toString();
                if (!list->contains(family))
                    list->append(family);
            }
        }
    }
}

QFont Typeface::font(const TextStyle &style)
{
    const float size = style.raised != 0 ? style.size * SmallSize : style.size;
    const auto pixels = int(size * Scale + 0.5F);
    const bool isItalic = style.isItalic && m_hasItalic;
    const auto [known, isNew] = m_fonts.try_emplace(
        std::tuple(pixels, style.isSans, style.isBold, isItalic));
    QFont &font = known->second;
    if (!isNew)
        return font;
    font.setFamilies(style.isSans ? m_sans : m_serif);
    font.setPixelSize(pixels);
    font.setBold(style.isBold);
    font.setItalic(isItalic);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferOutline);
    return font;
}

} // namespace sheria::render
