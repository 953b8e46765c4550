// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/libraryfile.h"
#include "core/sync/offer.h"
#include "core/sync/source/address.h"
#include "core/sync/source/publishers.h"
#include "core/sync/source/settings.h"
#include "server/ctl/synccommands.h"
#include "server/ctl/terminal.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Database;
using store::SyncKind;
using store::SyncSource;

constexpr ListOption<sync::Selection> Lists[] = {
    {"places", "places", &sync::Selection::places},
    {"natures", "natures", &sync::Selection::natures},
    {"languages", "languages", &sync::Selection::languages},
    {"topics", "topics", &sync::Selection::topics},
    {"courts", "courts", &sync::Selection::courts},
};

struct Part
{
    const char *option;
    bool sync::Selection::*part;
    bool isWanted;
};
constexpr Part Parts[] = {
    {"no-media", &sync::Selection::hasMedia, false},
    {"media", &sync::Selection::hasMedia, true},
    {"no-publications", &sync::Selection::hasPublications, false},
    {"publications", &sync::Selection::hasPublications, true},
    {"pdfs", &sync::Selection::hasPdfs, true},
    {"no-pdfs", &sync::Selection::hasPdfs, false},
};

std::vector<QByteArray> wordsOf(const std::vector<QByteArray> &values)
{
    std::vector<QByteArray> out;
    for (const QByteArray &value : values) {
        for (const QByteArray &word : value.split(',')) {
            if (!word.isEmpty())
                out.push_back(word.trimmed());
        }
    }
    return out;
}

Result<SyncSource> describedBy(const Arguments &given, const Clock &clock)
{
    SyncSource source;
    SHERIA_TRY(source.kind, kindFrom(given));
    SHERIA_TRY(source.base, sync::sourceAddress(source.kind, given.value(u"url"_s)));
    source = sync::withLicense(std::move(source));
    SHERIA_TRY(const sync::Selection selection, selectionOf(given, {}));
    source.selection = selection.toJson();
    source.intervalMinutes = given.number(u"interval"_s, 0);
    source.isMetered = given.has(u"metered"_s);
    source.createdAt = clock.now();
    return source;
}

/// Asks the server first, so that a wrong address or token is told now.
Result<void> addSource(const Arguments &given)
{
    const SystemClock clock;
    SHERIA_TRY(SyncSource source, describedBy(given, clock));
    sync::RunOptions options;
    SHERIA_TRY(options.token, tokenFor(given, nullptr, source));
    if (!options.token.isEmpty())
        warnOfPlainHttp(source.base);
    const Result<sync::Probe> probed = sync::probe(source.base, source.kind, options, clock,
                                                   stopToken());
    if (!probed)
        return ofServer(probed.error());
    const sync::Probe &found = *probed;
    QByteArray reference;
    if (!options.token.isEmpty()) {
        SHERIA_TRY(reference, keepToken(given, options.token));
    }
    SHERIA_TRY(const auto library,
               Library::open(given.library(), Library::Mode::OpenOrCreate, clock));
    secrets::LibraryTrust &trust = library->trust();
    SHERIA_TRY(source.tokenFrom, trust.remember(ContactPurpose::Sync, source.base, reference));
    SHERIA_CHECK(trust.allow(ContactPurpose::Sync, source.base));
    const Result<qint64> added = library->writer().write(
        [&source](Database &db) { return store::addSyncSource(db, source); });
    if (!added) {
        forgetToken(trust, ContactPurpose::Sync, source.base, source.tokenFrom);
        return added.error();
    }
    source.id = *added;
    if (!source.licenseName.isEmpty())
        say(u"Connected. What it publishes is under the %1: %2"_s.arg(
            source.licenseName, QString::fromLatin1(source.licenseUrl)));
    else if (found.expressions >= 0)
        say(u"Connected; this token gives access to %1 %2."_s.arg(found.expressions)
                .arg(itemsOf(source.kind)));
    printLine(given.wantsJson() ? sourceJson(source, trust) : sourceLine(source));
    return {};
}

/// A source of the library, or an address that is none yet.
Result<std::pair<SyncSource, QByteArray>> estimated(const Arguments &given)
{
    SyncSource source;
    std::optional<secrets::LibraryTrust> trust;
    if (given.has(u"library"_s)) {
        SHERIA_TRY(Database db, openForLooking(given.library()));
        SHERIA_TRY(source, sourceFor(db, given.value(u"source"_s)));
        SHERIA_TRY(const QByteArray id, store::libraryId(db));
        SHERIA_CHECK(trust.emplace(id).check(ContactPurpose::Sync, source.base));
    } else {
        SHERIA_TRY(source.kind, kindFrom(given));
        SHERIA_TRY(source.base, sync::sourceAddress(source.kind, given.value(u"url"_s)));
    }
    SHERIA_TRY(const sync::Selection known, sync::effectiveSelection(source));
    SHERIA_TRY(const sync::Selection selection, selectionOf(given, known));
    source.selection = selection.toJson();
    SHERIA_TRY(const QByteArray token, tokenFor(given, trust ? &*trust : nullptr, source));
    if (!token.isEmpty())
        warnOfPlainHttp(source.base);
    return std::pair(source, token);
}

QByteArray estimateJson(const sync::Estimate &estimate, SyncKind kind)
{
    const auto placeJson = [](const auto &place) {
        return json::object("place", place.first, "expressions", place.second);
    };
    return json::object("kind", enumName(kind), "expressions", estimate.expressions, "is_counted",
                        estimate.isCounted, "requests", estimate.requests, "transfer_bytes",
                        estimate.transferBytes, "library_bytes", estimate.libraryBytes, "decisions",
                        estimate.decisions, "shared_bytes", estimate.sharedBytes, "seconds",
                        estimate.seconds, "sampled", estimate.sampled, "places",
                        json::list(estimate.places, placeJson));
}

QString megabytes(qint64 bytes)
{
    return u"%1 MB"_s.arg(double(bytes) / 1e6, 0, 'f', 1);
}

QByteArray estimateText(const sync::Estimate &estimate, SyncKind kind)
{
    const QString shared = estimate.decisions > 0
        ? u" (%1 of them decisions: a source of decisions shares %2 of this)"_s
              .arg(estimate.decisions)
              .arg(megabytes(estimate.sharedBytes))
        : QString();
    // Of lists of names nearly all is the empty library.
    const QString size = megabytes(estimate.libraryBytes)
        + (kind == SyncKind::Knowledge ? u" on disk with the library itself"_s : u" on disk"_s);
    return u"%1%2 %3, about %4 requests, %5 over the network, %6%7, about %8 s"_s
        .arg(estimate.isCounted ? QString() : u"about "_s)
        .arg(estimate.expressions)
        .arg(itemsOf(kind))
        .arg(estimate.requests)
        .arg(megabytes(estimate.transferBytes), size, shared)
        .arg(estimate.seconds)
        .toUtf8();
}

Result<void> runEstimate(const Arguments &given)
{
    SHERIA_TRY(const auto what, estimated(given));
    const auto &[source, token] = what;
    SHERIA_TRY(const sync::Selection selection, sync::Selection::parse(source.selection));
    sync::RunOptions options;
    options.token = token;
    const SystemClock clock;
    SHERIA_TRY(const sync::Estimate estimate,
               sync::estimate(source.base, source.kind, selection, options, clock, stopToken()));
    printLine(given.wantsJson() ? estimateJson(estimate, source.kind)
                                : estimateText(estimate, source.kind));
    return {};
}

Result<void> changed(const Arguments &given, secrets::LibraryTrust &trust, SyncSource &source)
{
    if (given.has(u"pause"_s) || given.has(u"resume"_s))
        source.isPaused = given.has(u"pause"_s);
    if (given.has(u"metered"_s) || given.has(u"unmetered"_s))
        source.isMetered = given.has(u"metered"_s);
    source.intervalMinutes = given.number(u"interval"_s, source.intervalMinutes);
    SHERIA_TRY(const sync::Selection known, sync::Selection::parse(source.selection));
    SHERIA_TRY(const sync::Selection selection, selectionOf(given, known));
    if (selection.toJson() != known.toJson())
        source.selection = selection.toJson();
    const bool hasToken = given.has(u"token"_s) || given.has(u"token-file"_s);
    if (!hasToken && !given.has(u"keep"_s))
        return {};
    SHERIA_TRY(const QByteArray token, tokenFor(given, &trust, source));
    SHERIA_TRY(const QByteArray reference, keepToken(given, token));
    SHERIA_TRY(source.tokenFrom, trust.remember(ContactPurpose::Sync, source.base, reference));
    return {};
}

} // namespace

Result<SyncKind> kindFrom(const Arguments &given)
{
    if (!given.has(u"kind"_s))
        return SyncKind::Legislation;
    const auto kind = enumNamed<store::SyncKind>(given.value(u"kind"_s).toUtf8());
    if (!kind)
        return Error{
            ErrorCode::InvalidArgument,
            u"--kind must be legislation, decisions, knowledge, legislation.gov.uk or find-case-law"_s};
    return *kind;
}

QString itemsOf(SyncKind kind)
{
    switch (kind) {
    case SyncKind::Legislation: return u"expressions"_s;
    case SyncKind::Decisions: return u"decisions"_s;
    case SyncKind::Knowledge: return u"knowledge bases"_s;
    case SyncKind::LegislationGovUk:
    case SyncKind::FindCaseLaw: return u"documents"_s;
    }
    Q_UNREACHABLE();
}

Result<sync::Selection> selectionOf(const Arguments &given, sync::Selection known)
{
    for (const auto &words : Lists) {
        if (given.has(QLatin1StringView(words.option)))
            known.*words.words = wordsOf(listedWords(given, words.option));
    }
    for (const Part &part : Parts) {
        if (given.has(QString::fromLatin1(part.option)))
            known.*part.part = part.isWanted;
    }
    return sync::Selection::parse(known.toJson());
}

QByteArray sourceJson(const SyncSource &source, const secrets::LibraryTrust &trust)
{
    const Result<QByteArray> reference = trust.reference(ContactPurpose::Sync, source.base,
                                                         source.tokenFrom);
    return json::object("id", source.id, "kind", enumName(source.kind), "url", source.base,
                        "selection", json::Raw{source.selection}, "token_from",
                        json::orNull(reference ? *reference : QByteArray()), "interval_minutes",
                        source.intervalMinutes, "is_paused", source.isPaused, "is_metered",
                        source.isMetered, "created_at", source.createdAt, "complete_until",
                        source.watermark, "checked_at", source.checkedAt, "license",
                        source.licenseName.isEmpty()
                            ? json::Raw{"null"}
                            : json::Raw{json::object("name", source.licenseName, "url",
                                                     source.licenseUrl)});
}

QByteArray sourceLine(const SyncSource &source)
{
    const QString state = !source.watermark.isValid()
        ? u"not synced completely yet"_s
        : u"complete until %1, all compared %2"_s.arg(momentText(source.watermark),
                                                      momentText(source.checkedAt));
    return u"%1  %2 (%3%4%5): %6%7"_s.arg(source.id)
        .arg(QString::fromUtf8(source.base), QString::fromLatin1(enumName(source.kind)),
             source.isPaused ? u", paused"_s : QString(),
             source.isMetered ? u", metered"_s : QString(), state,
             source.licenseName.isEmpty()
                 ? QString()
                 : u"; %1, %2"_s.arg(source.licenseName, QString::fromLatin1(source.licenseUrl)))
        .toUtf8();
}

Result<SyncSource> sourceFor(Database &db, const QString &word)
{
    bool isNumber = false;
    const qint64 id = word.toLongLong(&isNumber);
    if (isNumber)
        return store::findSyncSource(db, id);
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const SyncSource &source : sources) {
        const auto base = sync::sourceAddress(source.kind, word);
        if (base && source.base == *base)
            return source;
    }
    if (const auto base = sync::sourceAddress(SyncKind::LegislationGovUk, word); !base)
        return base.error();
    return Error{ErrorCode::NotFound, u"no such source: "_s + word};
}

Exit runSyncAdd(Arguments &given)
{
    return given.run([&given] { return addSource(given); });
}

Exit runSyncEstimate(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    const QString needed = given.has(u"library"_s) ? u"source"_s : u"url"_s;
    if (given.value(needed).isEmpty())
        return given.refuse(u"Missing option --%1."_s.arg(needed));
    return given.run([&given]() -> Result<void> {
        const Result<void> done = runEstimate(given);
        return done ? done : ofServer(done.error());
    });
}

Exit runSyncChange(Arguments &given)
{
    return given.change([&](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(SyncSource source, sourceFor(db, given.word()));
        const QByteArray before = source.tokenFrom;
        SHERIA_CHECK(changed(given, library.trust(), source));
        SHERIA_CHECK(sync::changeSource(library.writer(), source));
        if (before != source.tokenFrom)
            forgetToken(library.trust(), ContactPurpose::Sync, source.base, before);
        printLine(given.wantsJson() ? sourceJson(source, library.trust()) : sourceLine(source));
        return {};
    });
}

} // namespace sheria::ctl
