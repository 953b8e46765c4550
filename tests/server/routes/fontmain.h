// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/pdfrenderer.h"

#include <QTest>

/// QTEST_GUILESS_MAIN() for tests that ask for PDFs, too, whose text takes fonts.
#define SHERIA_FONT_TEST_MAIN(TestClass)                                          \
    int main(int argc, char **argv)                                               \
    {                                                                             \
        const auto application = sheria::render::makeFontApplication(argc, argv); \
        TestClass test;                                                           \
        return QTest::qExec(&test, argc, argv);                                   \
    }
