#pragma once

#include <QProxyStyle>

namespace sheria::app {

/// The widgets of every desktop: Fusion, which follows a palette the same way everywhere, with the
/// program's own icons in the dialogs of the toolkit, and none in their buttons.
class DeskStyle : public QProxyStyle
{
    Q_OBJECT

public:
    DeskStyle();

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    QIcon standardIcon(StandardPixmap wanted, const QStyleOption *option,
                       const QWidget *widget) const override;
};

} // namespace sheria::app
