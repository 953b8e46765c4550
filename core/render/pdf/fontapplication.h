#pragma once

#include <QCoreApplication>

#include <memory>

namespace sheria::render {

/// The application object of a program without windows that makes PDFs: Qt has fonts for one with a
/// platform only. It needs no display; a platform that was chosen already stays.
std::unique_ptr<QCoreApplication> makeFontApplication(int &argc, char **argv);

} // namespace sheria::render
