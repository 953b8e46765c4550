// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/pdfrenderer.h"
#include "tests/support/testmain.h"

namespace sheria::tests {

/// The application of tests that ask for PDFs, too, whose text takes fonts.
class FontApplication
{
public:
    FontApplication(int &argc, char **argv) : m_application(render::makeFontApplication(argc, argv))
    {}

private:
    std::unique_ptr<QCoreApplication> m_application;
};

} // namespace sheria::tests

#define SHERIA_FONT_TEST(TestClass) SHERIA_TEST_IN(sheria::tests::FontApplication, TestClass)
