// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundles/bundle.h"
#include "core/notes/notesfile.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

/// Each address in the expression that it names, if it names one.
Result<std::vector<bundles::Entry>> entriesOf(const QStringList &addresses)
{
    std::vector<bundles::Entry> entries;
    for (const QString &address : addresses) {
        SHERIA_TRY(FrbrUri uri, FrbrUri::parsePlace(address.toUtf8()));
        const bool isFixed = !uri.expressionDate.isEmpty();
        entries.push_back({std::move(uri), isFixed});
    }
    return entries;
}

} // namespace

Exit runBundle(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().isEmpty())
        return given.refuse(u"the address of an expression or a provision is required."_s);
    const QString output = given.value(u"output"_s);
    const QString suffix = QFileInfo(output).suffix().toLower();
    if (suffix != "pdf"_L1 && suffix != "epub"_L1)
        return given.refuse(u"--output requires a file name that ends in .pdf or .epub."_s);
    return given.look([&](store::Database &db) -> Result<void> {
        bundles::Bundle bundle;
        SHERIA_TRY(bundle.entries, entriesOf(given.paths()));
        bundle.title = given.value(u"title"_s);
        bundle.date = given.date(u"at"_s);
        bundle.format = suffix == "pdf"_L1 ? formats::FileFormat::Pdf : formats::FileFormat::Epub;
        if (given.has(u"with-notes"_s))
            bundle.notes.emplace();
        bundle.notesPath = given.has(u"notes"_s) ? given.value(u"notes"_s)
                                                 : notes::NotesFile::defaultPath();
        return bundles::writeBundle(db, bundle, output, Today(SystemClock().now()), {},
                                    stopToken());
    });
}

} // namespace sheria::ctl
