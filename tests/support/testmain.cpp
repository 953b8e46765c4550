// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testmain.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace sheria::tests {
namespace {

/// By name. A function's, for the entries are made before main() begins, in an order that nobody promises.
std::map<std::string, TestFunction, std::less<>> &testEntries()
{
    static std::map<std::string, TestFunction, std::less<>> entries;
    return entries;
}

} // namespace

TestEntry::TestEntry(const char *file, TestFunction run)
{
    std::string_view name(file);
    name.remove_prefix(name.rfind("tst_") + 4);
    name.remove_suffix(name.size() - name.rfind('.'));
    testEntries().emplace(name, run);
}

} // namespace sheria::tests

int main(int argc, char **argv)
{
    const auto &entries = sheria::tests::testEntries();
    const auto entry = argc > 1 ? entries.find(std::string_view(argv[1])) : entries.end();
    if (entry == entries.end()) {
        std::fprintf(stderr, "usage: %s TEST [option of Qt Test]... [FUNCTION...]\nTEST is one of:",
                     argv[0]);
        for (const auto &[name, run] : entries)
            std::fprintf(stderr, " %s", name.c_str());
        std::fputc('\n', stderr);
        return 2;
    }
    std::copy(argv + 2, argv + argc + 1, argv + 1); // The null pointer at the end, too.
    return entry->second(argc - 1, argv);
}
