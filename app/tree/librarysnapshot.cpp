#include "app/tree/librarysnapshot.h"

#include "app/text/datetext.h"
#include "core/store/placequeries.h"
#include "core/store/titlequeries.h"

#include <QCoreApplication>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct LibraryTreeWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryTree)
};

std::vector<store::TreeNode> treeOf(
    const std::map<BranchKey, std::vector<store::WorkSummary>> &works)
{
    std::vector<store::TreeNode> tree;
    tree.reserve(works.size());
    for (const auto &[key, summaries] : works)
        tree.push_back({key.place, key.doctype, key.year, qint64(summaries.size())});
    return tree;
}

} // namespace

Result<LibrarySnapshot> readLibrary(store::Database &db, const std::vector<BranchKey> &years)
{
    LibrarySnapshot snapshot;
    SHERIA_TRY(const auto countries, store::listCountries(db));
    SHERIA_TRY(const auto tree, store::libraryTree(db));
    snapshot.roots = branches(countries, tree);
    SHERIA_TRY(snapshot.unread, store::listUnreadWorks(db));
    for (const BranchKey &key : years) {
        SHERIA_TRY(auto works, store::listWorks(db, key.place, key.doctype, key.year));
        snapshot.works[key] = std::move(works);
    }
    return snapshot;
}

Result<LibrarySnapshot> searchLibrary(store::Database &db, const QString &text, int limit)
{
    LibrarySnapshot snapshot;
    SHERIA_TRY(snapshot.unread, store::listUnreadWorks(db));
    SHERIA_TRY(const auto matches, store::findTitles(db, text, limit));
    for (const store::TitleMatch &match : matches)
        snapshot.works[{match.branch.place, match.branch.doctype, match.branch.year}].push_back(
            match.work);
    SHERIA_TRY(const auto countries, store::listCountries(db));
    snapshot.roots = branches(countries, treeOf(snapshot.works));
    return snapshot;
}

QString describe(const store::WorkSummary &work)
{
    QStringList lines{work.title, QString::fromUtf8(work.uri)};
    if (work.latest.isValid())
        lines.append(LibraryTreeWords::tr("Newest text: %1").arg(longDate(work.latest)));
    if (work.expressions > 0)
        lines.append(LibraryTreeWords::tr("%n text(s)", nullptr, work.expressions));
    if (work.isRepealed)
        lines.append(LibraryTreeWords::tr("Repealed"));
    if (work.isStub)
        lines.append(LibraryTreeWords::tr("Known without its text"));
    return lines.join(u'\n');
}

QString markText(const store::UnreadWork &work)
{
    QStringList words;
    if (!work.isRead) {
        switch (work.news) {
        case store::SyncNews::New: words << LibraryTreeWords::tr("New, not read yet"); break;
        case store::SyncNews::Amended:
            words << LibraryTreeWords::tr("Amended, not read yet");
            break;
        case store::SyncNews::Changed:
            words << LibraryTreeWords::tr("Changed, not read yet");
            break;
        case store::SyncNews::Repealed:
            words << LibraryTreeWords::tr("Repealed, not read yet");
            break;
        case store::SyncNews::Deleted: break;
        }
    }
    if (work.isStale)
        words << LibraryTreeWords::tr("A part could not be fetched");
    return words.join(u"; "_s);
}

QString accessibleText(const Branch &row)
{
    if (row.kind != Branch::Kind::Work)
        return LibraryTreeWords::tr("%1, %n work(s)", "a branch of the tree", int(row.works))
            .arg(row.label);
    if (row.summary.isRepealed)
        return LibraryTreeWords::tr("%1, repealed").arg(row.label);
    return row.label;
}

} // namespace sheria::app
