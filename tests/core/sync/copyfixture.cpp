// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/copyfixture.h"

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

QString line(const sync::Difference &one)
{
    const QString start = QString::fromUtf8(one.uri + ' ' + one.where);
    if (!one.whyUnknown.isEmpty())
        return start + u": not compared: "_s + one.whyUnknown;
    return start + u": "_s + one.here + u" / "_s + one.there;
}

} // namespace

CopyFixture::CopyFixture()
    : library(must(Library::open(path(), Library::Mode::OpenOrCreate, clock)))
{
    options.wait = [](std::chrono::milliseconds, const std::stop_token &) {
    };
}

qint64 CopyFixture::addSource(const QByteArray &base, const QByteArray &selection,
                              store::SyncKind kind)
{
    store::SyncSource source;
    source.kind = kind;
    source.base = base;
    source.selection = selection;
    source.createdAt = clock.now();
    must(library->writer()
             .submit([&source](store::Database &db) -> Result<void> {
                 SHERIA_TRY(source.id, store::addSyncSource(db, source));
                 return {};
             })
             .get());
    return source.id;
}

std::optional<sync::Summary> CopyFixture::run(qint64 source)
{
    const auto done = sync::run(library->writer(), source, options, clock, {}, {});
    if (done)
        return *done;
    lastError = done.error();
    return std::nullopt;
}

sync::RequestsDone CopyFixture::runRequests(const sync::TokenOf &tokenOf)
{
    sync::RequestsDone done;
    const auto due = must(sync::dueRequests(library->writer(), clock, done));
    for (const sync::DueRequests &one : due) {
        const auto part = must(
            sync::runRequestsOf(library->writer(), one, tokenOf, options, clock, {}));
        done.settled += part.settled;
        done.waiting += part.waiting;
        done.fetched += part.fetched;
        done.deleted += part.deleted;
    }
    return done;
}

QStringList CopyFixture::differences(const QByteArray &base, const QByteArray &selection,
                                     store::SyncKind kind)
{
    QStringList out;
    store::Database db = reader();
    const auto done = sync::compare(db, {base, kind, must(sync::Selection::parse(selection))},
                                    options, clock,
                                    [&out](const sync::Difference &one) { out << line(one); }, {});
    if (!done)
        out << done.error().text();
    else if (done->expressions == 0)
        out << u"nothing was compared"_s;
    return out;
}

} // namespace sheria::tests
