#pragma once

#include <QLabel>

namespace sheria::app {

/// Says, over the window, that what is dragged may be dropped.
class DropOverlay : public QLabel
{
    Q_OBJECT

public:
    explicit DropOverlay(QWidget *parent);

    void cover(const QRect &area);
};

} // namespace sheria::app
