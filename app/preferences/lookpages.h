// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences/settingspage.h"
#include "app/theme/theme.h"

class QCheckBox;
class QComboBox;
class QFontComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace sheria::app {

class Preferences;

/// How the text of the law is set. The open pages follow while it is changed.
class ReadingSettings : public SettingsPage
{
    Q_OBJECT

public:
    explicit ReadingSettings(Preferences &preferences);

private:
    void build();
    void show(const ReadingStyle &style);
    void keep();
    /// The fonts box is of use only where no font of the program's own choice is wanted.
    void follow();

    Preferences &m_preferences;
    QComboBox *m_choice = nullptr;
    QFontComboBox *m_font = nullptr;
    QSpinBox *m_size = nullptr;
    QSpinBox *m_lineLength = nullptr;
    QSpinBox *m_lineSpacing = nullptr;
};

/// Colours and motion.
class ThemeSettings : public SettingsPage
{
    Q_OBJECT

public:
    explicit ThemeSettings(Preferences &preferences);

private:
    void show();

    Preferences &m_preferences;
    QComboBox *m_theme = nullptr;
    QCheckBox *m_still = nullptr;
};

/// In which language the program speaks.
class LanguageSettings : public SettingsPage
{
    Q_OBJECT

public:
    explicit LanguageSettings(Preferences &preferences);

private:
    Preferences &m_preferences;
    QComboBox *m_language = nullptr;
};

/// "Français": a language in its own words. Empty: "Match System".
QString languageTitle(const QString &language);

} // namespace sheria::app
