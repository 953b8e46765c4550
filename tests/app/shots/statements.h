// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/gui/deskfixture.h"
#include "tests/app/shots/camera.h"

#include <QSize>

#include <span>
#include <vector>

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

/// Of the start, the lists and the search.
std::span<const Statement> libraryStatements();
/// Of reading, and of the layout of the window.
std::span<const Statement> readingStatements();
/// Of settings, secrets and words, and of who uses no mouse or sees little.
std::span<const Statement> settingsStatements();
/// All of them.
std::vector<Statement> statements();

/// Imports what the statements are shown with: the sample library, and laws with equal and long titles.
void fill(Stage &stage);
/// Brings the window back to one text in one tab, with nothing in front of it.
void clear(Stage &stage);

} // namespace sheria::tests
