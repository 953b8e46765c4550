// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/render/pdf/pdfrenderer.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr Command Commands[] = {
    {"import", runImport},
    {"imports", nullptr, &ImportsActions},
    {"delete", runDelete},
    {"trash", nullptr, &TrashActions},
    {"address", nullptr, &AddressActions},
    {"serve", runServe},
    {"replica", nullptr, &ReplicaActions},
    {"info", runInfo},
    {"library", nullptr, &LibraryActions},
    {"verify", runVerify},
    {"backup", runBackup},
    {"restore", runRestore},
    {"doctor", runDoctor},
    {"export", runExport},
    {"index", nullptr, &IndexActions},
    {"search", runSearch},
    {"cites", runCites},
    {"citator", runCitator},
    {"cite", runCite},
    {"series", nullptr, &SeriesActions},
    {"check", runCheck},
    {"compare", runCompare},
    {"bundle", runBundle},
    {"blame", runBlame},
    {"effects", runEffects},
    {"notes", nullptr, &NotesActions},
    {"kb", nullptr, &KnowledgeBaseActions},
    {"mcp", runMcp},
    {"account", nullptr, &AccountActions},
    {"token", nullptr, &TokenActions},
    {"audit", nullptr, &AuditActions},
    {"subscription", nullptr, &SubscriptionActions},
    {"webhooks", nullptr, &WebhookActions},
    {"sync", nullptr, &SyncActions},
    {"emit", runEmit},
};

QByteArray help()
{
    QByteArray text = "Usage: sheriactl COMMAND [options]\n\n"
                      "The command line of Sheria.\n\n"
                      "Commands:\n";
    text += summaries({}, Commands);
    text +=
        "\n"
        "Use 'sheriactl COMMAND --help' for details and 'sheriactl --version' for the version.\n\n"
        "Exit status:\n"
        "   0  success\n"
        "   1  success with findings: a file was refused or a check failed\n"
        "   2  invalid usage\n"
        "   3  not found: library, file, account or token\n"
        "   4  the library is damaged, not a library, or made by a newer version\n"
        "   5  not possible now: locked, read-only, no permission, port or name in use\n"
        "   6  interrupted by a signal or a closed output\n"
        "   7  success without findings, but not everything could be checked\n"
        "   8  the disk is full: free some space and run the command again\n"
        "  70  internal error";
    return text;
}

Exit run(const QStringList &words)
{
    if (words.isEmpty()) {
        say(QString::fromUtf8(help()));
        return Exit::Usage;
    }
    const QString &first = words.constFirst();
    if (first == "--help"_L1 || first == "-h"_L1 || first == "help"_L1) {
        printLine(help());
        return Exit::Done;
    }
    if (first == "--version"_L1) {
        printLine("sheriactl " SHERIA_VERSION);
        return Exit::Done;
    }
    if (const auto ended = runOneOf(Commands, {}, words))
        return *ended;
    say(u"sheriactl: there is no command '%1'. Try 'sheriactl --help'."_s.arg(first));
    return Exit::Usage;
}

/// What is served has PDFs among it, whose text takes fonts; they come without a display, too.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    const std::string_view command = argc > 1 ? argv[1] : "";
    const bool isPdf = std::any_of(argv, argv + argc, [](const char *word) {
        return std::string_view(word).ends_with("pdf");
    });
    const bool needsFonts = command == "serve"
        || ((command == "check" || command == "compare" || command == "bundle") && isPdf);
    return needsFonts ? render::makeFontApplication(argc, argv)
                      : std::make_unique<QCoreApplication>(argc, argv);
}

/// Overwrites the values of "--token" where the list of processes shows them. Call it once the words of the
/// call have been copied. The program was seen with them before that.
void hideTokens(int argc, char **argv)
{
    const std::string_view option = "--token";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        char *value = nullptr;
        if (word == option && i + 1 < argc)
            value = argv[i + 1];
        else if (word.starts_with("--token="))
            value = argv[i] + option.size() + 1;
        if (value)
            std::fill(value, value + std::strlen(value), '*');
    }
}

} // namespace

} // namespace sheria::ctl

int main(int argc, char *argv[])
{
    sheria::keepNewFilesPrivate();
    sheria::ctl::watchSignals();
    const std::unique_ptr<QCoreApplication> application = sheria::ctl::makeApplication(argc, argv);
    QCoreApplication::setApplicationName(u"sheriactl"_s);
    const QStringList words = QCoreApplication::arguments().sliced(1);
    sheria::ctl::hideTokens(argc, argv);
    return static_cast<int>(sheria::ctl::run(words));
}
