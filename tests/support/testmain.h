// SPDX-License-Identifier: GPL-3.0-or-later
/// One program runs the tests of a folder, one class of them at a time: `test_core_store backup putsBack` runs one
/// function of tst_backup.cpp. Everything in such a file is in a namespace named as the file, for several files are
/// compiled as one. `SHERIA_TEST(TestBackup)` at its end is what QTEST_GUILESS_MAIN() is to a program of its own.
/// (The moc of Qt 6.4 loses the namespace after a raw string with an odd number of quotation marks.)
#pragma once

#include <QTest>

namespace sheria::tests {

/// Runs one test class. `argv[0]` names the program; the options of Qt Test follow.
using TestFunction = int (*)(int argc, char **argv);

/// A test class of the program, which main() of testmain.cpp finds by the name of its file without "tst_".
class TestEntry
{
public:
    /// Enters it among the program's. `file` is the source file's __FILE__.
    TestEntry(const char *file, TestFunction run);
};

/// Runs all of `Test`, or what the arguments select, in an `Application`.
template <typename Application, typename Test>
int runTest(int argc, char **argv)
{
    if constexpr (requires { Test::initMain(); })
        Test::initMain();
    Application application(argc, argv);
    QCoreApplication::setAttribute(
        Qt::AA_Use96Dpi); // As QTEST_MAIN() does: sizes do not depend on the screen.
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace sheria::tests

#define SHERIA_TEST(TestClass) SHERIA_TEST_IN(QCoreApplication, TestClass)
#define SHERIA_GUI_TEST(TestClass) SHERIA_TEST_IN(QApplication, TestClass)
#define SHERIA_TEST_IN(Application, TestClass)       \
    static const sheria::tests::TestEntry testEntry( \
        __FILE__, sheria::tests::runTest<Application, TestClass>);
