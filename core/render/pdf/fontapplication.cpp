#include "core/render/pdf/fontapplication.h"

#include <QGuiApplication>

namespace sheria::render {

std::unique_ptr<QCoreApplication> makeFontApplication(int &argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace sheria::render
