#include "app/shell/dropoverlay.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int Margin = 12;

} // namespace

DropOverlay::DropOverlay(QWidget *parent) : QLabel(parent)
{
    setObjectName(u"dropOverlay"_s);
    setAlignment(Qt::AlignCenter);
    setText(tr("Drop files or folders to import them"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::cover(const QRect &area)
{
    setGeometry(area.adjusted(Margin, Margin, -Margin, -Margin));
    raise();
    show();
}

} // namespace sheria::app
