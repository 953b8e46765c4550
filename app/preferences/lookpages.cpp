// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/lookpages.h"

#include "app/settings/preferences.h"
#include "app/theme/widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int PercentStep = 10;
constexpr int LengthStep = 2;
constexpr int ShownFontChars = 12;

QSpinBox *makeNumber(QWidget *parent, const QString &name, const QString &spoken, int least,
                     int most, int step)
{
    auto *made = new QSpinBox(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setRange(least, most);
    made->setSingleStep(step);
    return made;
}

/// Of a font box: 0 the program's own, 1 one that is chosen.
constexpr int OwnFont = 0;
constexpr int ChosenFont = 1;

} // namespace

ReadingSettings::ReadingSettings(Preferences &preferences)
    : SettingsPage(u"readingSettings"_s, tr("Reading"), u"act"_s)
    , m_preferences(preferences)
{
    build();
    show(preferences.reading());
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ReadingSettings::keep);
    connect(m_font, &QFontComboBox::currentFontChanged, this, &ReadingSettings::keep);
    for (const QSpinBox *number : {m_size, m_lineLength, m_lineSpacing})
        connect(number, &QSpinBox::valueChanged, this, &ReadingSettings::keep);
}

void ReadingSettings::build()
{
    m_choice = makeComboBox(this, u"readingFontChoice"_s, tr("Font of the text"),
                            {{tr("Serif, for all scripts"), OwnFont},
                             {tr("Other font"), ChosenFont}});
    m_font = new QFontComboBox(this);
    m_font->setObjectName(u"readingFont"_s);
    m_font->setAccessibleName(tr("Font family"));
    m_font->setEditable(false);
    // Names of fonts are long, and would make the page wide.
    m_font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_font->setMinimumContentsLength(ShownFontChars);
    auto *fonts = new QWidget(this);
    fonts->setFocusProxy(m_choice);
    hbox({m_choice, {m_font, 1}}, fonts);
    add(tr("&Font"), fonts,
        tr("Characters that the font does not have are taken from the usual fonts."),
        tr("typeface family"));
    m_size = makeNumber(this, u"readingSize"_s, tr("Text size"), ReadingStyle::LeastSize,
                        ReadingStyle::MostSize, PercentStep);
    m_size->setSuffix(tr(" %", "per cent, after a number"));
    add(tr("Text &size"), m_size,
        tr("Of the text alone. Zoom In and Zoom Out in the menu View also enlarge the table of "
           "contents."),
        tr("large small zoom"));
    m_lineLength = makeNumber(this, u"readingLineLength"_s, tr("Line length"),
                              ReadingStyle::LeastLength, ReadingStyle::MostLength, LengthStep);
    add(tr("&Line length"), m_lineLength,
        tr("Width of the column of text, in ems of 16 pixels. The window limits it."),
        tr("width column measure"));
    m_lineSpacing = makeNumber(this, u"readingLineSpacing"_s, tr("Line spacing"),
                               ReadingStyle::LeastSpacing, ReadingStyle::MostSpacing, PercentStep);
    m_lineSpacing->setSuffix(tr(" %", "per cent, after a number"));
    add(tr("Line s&pacing"), m_lineSpacing, {}, tr("leading height"));
    add(makeButton(this, u"resetReading"_s, tr("Restore Defaults"), {}, {},
                   [this] {
                       show({});
                       keep();
                   }),
        tr("Font, size, line length and spacing as they were at first."));
}

void ReadingSettings::show(const ReadingStyle &style)
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_choice), QSignalBlocker(m_font),
                                    QSignalBlocker(m_size), QSignalBlocker(m_lineLength),
                                    QSignalBlocker(m_lineSpacing)};
    m_choice->setCurrentIndex(style.font.isEmpty() ? OwnFont : ChosenFont);
    if (!style.font.isEmpty())
        m_font->setCurrentFont(QFont(style.font));
    m_size->setValue(style.size);
    m_lineLength->setValue(style.lineLength);
    m_lineSpacing->setValue(style.lineSpacing);
    follow();
}

void ReadingSettings::follow()
{
    m_font->setEnabled(m_choice->currentIndex() == ChosenFont);
}

void ReadingSettings::keep()
{
    follow();
    m_preferences.setReading({m_font->isEnabled() ? m_font->currentFont().family() : QString(),
                              m_size->value(), m_lineLength->value(), m_lineSpacing->value()});
}

ThemeSettings::ThemeSettings(Preferences &preferences)
    : SettingsPage(u"themeSettings"_s, tr("Appearance"), u"theme"_s)
    , m_preferences(preferences)
{
    m_theme = makeComboBox(this, u"themeChoice"_s, tr("Theme"),
                           {{tr("Match System"), int(ThemeChoice::System)},
                            {tr("Light"), int(ThemeChoice::Light)},
                            {tr("Dark"), int(ThemeChoice::Dark)},
                            {tr("High Contrast"), int(ThemeChoice::Contrast)}});
    add(tr("&Theme"), m_theme,
        tr("High contrast shows light text on black, with a contrast of at least 7:1."),
        tr("colours dark light contrast"));
    m_still = makeCheckBox(this, u"reduceMotion"_s, tr("Reduce &motion"));
    add(m_still,
        tr("Pages do not scroll smoothly, and nothing fades or flashes. If the desktop turns "
           "animations off, this applies anyway."),
        tr("animations accessibility"));
    show();
    connect(m_theme, &QComboBox::activated, this,
            [this] { m_preferences.setTheme(ThemeChoice(m_theme->currentData().toInt())); });
    connect(m_still, &QCheckBox::toggled, this,
            [this](bool isStill) { m_preferences.setStill(isStill); });
    connect(&preferences, &Preferences::themeChanged, this, &ThemeSettings::show);
}

void ThemeSettings::show()
{
    m_theme->setCurrentIndex(m_theme->findData(int(m_preferences.theme())));
    const QSignalBlocker quiet(m_still);
    m_still->setChecked(m_preferences.isStill());
}

LanguageSettings::LanguageSettings(Preferences &preferences)
    : SettingsPage(u"languageSettings"_s, tr("Languages"), u"language"_s)
    , m_preferences(preferences)
    , m_language(makeComboBox(this, u"languageChoice"_s, tr("Interface language"),
                              {{languageTitle({}), QString()}}))
{
    for (const QString &language : interfaceLanguages())
        m_language->addItem(languageTitle(language), language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language())));
    add(tr("Interface &language"), m_language,
        tr("Of menus, dialogs and help. The window is opened again in that language; texts stay as "
           "they are."),
        tr("translation locale"));
    connect(m_language, &QComboBox::activated, this,
            [this] { m_preferences.setLanguage(m_language->currentData().toString()); });
    connect(&preferences, &Preferences::languageChanged, this, [this] {
        m_language->setCurrentIndex(std::max(0, m_language->findData(m_preferences.language())));
    });
}

QString languageTitle(const QString &language)
{
    if (language.isEmpty())
        return LanguageSettings::tr("Match System");
    // Qt names the English of a country.
    QString name = language == "en"_L1 ? u"English"_s : QLocale(language).nativeLanguageName();
    return name.replace(0, 1, name.left(1).toUpper());
}

} // namespace sheria::app
