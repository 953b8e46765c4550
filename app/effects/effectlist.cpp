// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/effects/effectlist.h"

#include "app/cites/citespanel.h"
#include "app/details/details.h"
#include "app/reader/bars.h"
#include "core/notes/notesfile.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/placequeries.h"

#include <QCoreApplication>

#include <set>

namespace sheria::app {

using namespace Qt::StringLiterals;
using effects::Effect;
using notes::NotesFile;

namespace {

/// The translation context of this file.
struct EffectWords
{
    Q_DECLARE_TR_FUNCTIONS(Effects)
};

/// Null: there are no notes.
Result<std::optional<NotesFile>> openNotes()
{
    Result<NotesFile> file = NotesFile::open(NotesFile::defaultPath(), NotesFile::Mode::Look);
    if (!file && file.error().code == ErrorCode::NotFound)
        return std::optional<NotesFile>();
    if (!file)
        return file.error();
    return std::optional(*std::move(file));
}

Result<QStringList> readCollections()
{
    QStringList names;
    SHERIA_TRY(std::optional<NotesFile> file, openNotes());
    if (!file)
        return names;
    SHERIA_TRY(const NotesFile::Counts collections, file->collections());
    for (const auto &[name, count] : collections)
        names << name;
    return names;
}

Result<std::vector<ExpressionRecord>> recordsIn(store::Database &db, const QString &collection,
                                                const Today &today)
{
    std::vector<ExpressionRecord> records;
    SHERIA_TRY(std::optional<NotesFile> file, openNotes());
    if (!file)
        return records;
    SHERIA_TRY(const QByteArrayList works, file->worksIn(collection));
    for (const QByteArray &work : works) {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(work));
        Result<ExpressionRecord> record = store::findExpression(db, uri.canonical(), today);
        if (record)
            records.push_back(*std::move(record));
        else if (record.error().code != ErrorCode::NotFound)
            return record.error();
    }
    return records;
}

QString whatOf(const Effect &effect)
{
    const QString work = workName(effect.work);
    if (effect.portions.empty())
        return work;
    QStringList names;
    for (const QByteArray &portion : effect.portions)
        names << placeName(portion);
    return EffectWords::tr("%1 (%2)", "work, provisions").arg(work, names.join(u", "_s));
}

} // namespace

bool EffectFilter::has(const Effect &effect) const
{
    if (state && effect.state != *state)
        return false;
    return state == Effect::State::Undated || dates.has(effect);
}

Result<EffectSources> readEffectSources(store::Database &db)
{
    EffectSources sources;
    SHERIA_TRY(const std::vector<store::TreeNode> tree, store::libraryTree(db));
    std::set<QByteArray> withWorks;
    for (const store::TreeNode &node : tree)
        withWorks.insert(node.place);
    SHERIA_TRY(const std::vector<Country> countries, store::listCountries(db));
    for (const Country &country : countries) {
        const QString name = country.place.name;
        if (withWorks.contains(country.place.uriCode))
            sources.places.emplace_back(country.place.uriCode, name);
        for (const Place &locality : country.localities) {
            if (withWorks.contains(locality.uriCode))
                sources.places.emplace_back(
                    locality.uriCode,
                    EffectWords::tr("%1, %2", "locality, country").arg(locality.name, name));
        }
    }
    const Result<QStringList> collections = readCollections();
    if (collections)
        sources.collections = *collections;
    else
        sources.problem = collections.error();
    return sources;
}

Result<std::vector<Effect>> readEffects(store::Database &db, const EffectsOf &of,
                                        const Today &today, const std::stop_token &stop)
{
    if (of.key.isEmpty())
        return std::vector<Effect>();
    switch (of.kind) {
    case EffectsOf::Kind::Work: {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(of.key));
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, uri, today));
        return effects::effectsOf(db, record, today);
    }
    case EffectsOf::Kind::Place:
        return effects::effectsIn(db, of.key, Subscription(), {}, today, stop);
    case EffectsOf::Kind::Collection: {
        SHERIA_TRY(const std::vector<ExpressionRecord> records,
                   recordsIn(db, QString::fromUtf8(of.key), today));
        return effects::effectsOn(db, records, {}, today, stop);
    }
    }
    Q_UNREACHABLE();
}

Result<QByteArray> addressOf(store::Database &db, const Effect &effect, const Today &today)
{
    SHERIA_TRY(const FrbrUri work, FrbrUri::parse(effect.work.uri));
    const Result<ExpressionRecord> record = store::findExpression(db, work, today);
    if (!record && record.error().code != ErrorCode::NotFound)
        return record.error();
    QByteArray address = effect.work.uri;
    if (record && effect.date.isValid()) {
        // Before the first text there is nothing to show.
        const bool hasText = !versionAt(*record, effect.date).isEmpty();
        address += '/' + record->expression.language
            + (hasText ? FrbrUri::asAt(effect.date) : "@"_ba);
    }
    return effect.portions.empty() ? address : QByteArray(address + '#' + effect.portions.front());
}

QString effectText(const Effect &effect)
{
    const QString what = whatOf(effect);
    const QString by = effect.by.uri.isEmpty() ? QString() : workName(effect.by);
    switch (effect.kind) {
    case Effect::Kind::Commencement:
        return by.isEmpty()
            ? EffectWords::tr("Commencement of %1").arg(what)
            : EffectWords::tr("Commencement of %1, by %2", "work, law").arg(what, by);
    case Effect::Kind::Amendment:
        return by.isEmpty() ? EffectWords::tr("Amendment of %1").arg(what)
                            : EffectWords::tr("Amendment of %1, by %2", "work, law").arg(what, by);
    case Effect::Kind::Repeal:
        return by.isEmpty() ? EffectWords::tr("Repeal of %1").arg(what)
                            : EffectWords::tr("Repeal of %1, by %2", "work, law").arg(what, by);
    }
    Q_UNREACHABLE();
}

QString effectStateText(Effect::State state)
{
    switch (state) {
    case Effect::State::Applied: return EffectWords::tr("Applied");
    case Effect::State::Later: return EffectWords::tr("Later");
    case Effect::State::NotApplied: return EffectWords::tr("Not yet in the text");
    case Effect::State::Undated: return EffectWords::tr("Undated");
    }
    Q_UNREACHABLE();
}

} // namespace sheria::app
