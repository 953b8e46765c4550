// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"

#include <QUrl>
#include <QWidget>

namespace sheria::app {

class ReaderPage;
class ReaderProfile;

/// The help, which the program carries along, in a window of its own.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(ReaderProfile &profile, QWidget *parent = nullptr);

    void setTheme(ThemeKind theme);

Q_SIGNALS:
    void openExternally(const QUrl &url);

private:
    ReaderPage *m_page = nullptr;
};

} // namespace sheria::app
