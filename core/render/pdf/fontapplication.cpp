#include "core/render/pdf/fontapplication.h"

#include <QGuiApplication>

namespace sheria::render {

namespace {

QtMessageHandler shownBy = nullptr;

/// Without a session of a desktop Qt tells where it looks for that session's folder, which is of no
/// interest to a program that has none.
void showOthers(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (!text.startsWith(QLatin1StringView("QStandardPaths:")))
        shownBy(type, context, text);
}

} // namespace

std::unique_ptr<QCoreApplication> makeFontApplication(int &argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    shownBy = qInstallMessageHandler(showOthers);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(shownBy);
    return application;
}

} // namespace sheria::render
