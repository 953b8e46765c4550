// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/gui/camera.h"
#include "tests/app/gui/deskfixture.h"

#include <QSize>

#include <span>

namespace sheria::tests {

/// The window that is driven, and the camera in front of it.
struct Stage
{
    DeskFixture desk;
    Camera camera;
    QSize size; ///< Of the window, where a statement needs no other.
    app::ThemeChoice theme;

    Stage(const QDir &folder, QSize wanted, app::ThemeChoice chosen)
        : camera(folder)
        , size(wanted)
        , theme(chosen)
    {}

    void take(const QString &part = {}) { camera.take(desk.window(), part); }
};

/// Something that is said of the program, and what a person does to see it.
struct Statement
{
    const char *subject;
    const char *sentence;
    const char *name; ///< Of the pictures.
    void (*show)(Stage &stage);
};

std::span<const Statement> statements();

/// Imports what the statements are shown with: the sample library, and laws with equal and long titles.
void fill(Stage &stage);
/// Brings the window back to one text in one tab, with nothing in front of it.
void clear(Stage &stage);

} // namespace sheria::tests
