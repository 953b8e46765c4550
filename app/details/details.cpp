// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/details/details.h"

#include "app/reader/bars.h"
#include "app/reader/pending.h"
#include "app/text/words.h"
#include "core/domain/language.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct DetailWords
{
    Q_DECLARE_TR_FUNCTIONS(Details)
};

using DetailRows = std::vector<DetailsRow>;

constexpr int LongestOrigin = 160; ///< Of the words of a law, in characters.

/// Adds a row unless there is nothing to say.
void add(DetailRows &rows, const QString &label, const QString &text, const QByteArray &uri = {},
         const QString &note = {})
{
    if (!text.isEmpty())
        rows.push_back({label, text, uri, note, false});
}

DetailRows workRows(const LoadedExpression &loaded)
{
    const Work &work = loaded.record.work;
    DetailRows rows;
    add(rows, DetailWords::tr("Title"), work.title);
    add(rows, DetailWords::tr("Number"), numberedTitle(work));
    add(rows, DetailWords::tr("Type"), typeName(work));
    const bool isLocal = loaded.placeName != loaded.countryName;
    add(rows, DetailWords::tr("Place"),
        isLocal ? DetailWords::tr("%1, %2", "locality, country")
                      .arg(loaded.placeName, loaded.countryName)
                : loaded.placeName);
    add(rows, DetailWords::tr("Assent"), longDate(work.assentDate));
    for (const QString &alias : work.aliases)
        add(rows, &alias == &work.aliases.front() ? DetailWords::tr("Also known as") : QString(),
            alias);
    if (work.parent)
        add(rows, DetailWords::tr("Made under"), workName(*work.parent), work.parent->uri);
    if (!work.isPrincipal)
        add(rows, DetailWords::tr("Kind"), DetailWords::tr("Amending work"));
    add(rows, DetailWords::tr("FRBR URI"), QString::fromUtf8(work.uri.display()));
    for (const CustomProperty &property : work.customProperties)
        add(rows, property.label, property.value);
    add(rows, DetailWords::tr("Note"), work.disclaimer);
    return rows;
}

DetailRows textRows(const LoadedExpression &loaded)
{
    const Expression &expression = loaded.record.expression;
    DetailRows rows;
    const ValidityText validity = validityText(loaded.record, loaded.validity, loaded.isPaged);
    add(rows, DetailWords::tr("Status"), validity.sentence, {}, validity.caveats.join(u' '));
    if (expression.title != loaded.record.work.title)
        add(rows, DetailWords::tr("Title"), expression.title);
    add(rows, DetailWords::tr("Date"), longDate(expression.date));
    add(rows, DetailWords::tr("Language"), languageName(expression.language));
    add(rows, DetailWords::tr("FRBR URI"), QString::fromUtf8(expression.uri));
    return rows;
}

DetailRows pointRows(const LoadedExpression &loaded, const Today &now)
{
    const ExpressionRecord &record = loaded.record;
    const QDate today = now.in(record.work.uri.place());
    DetailRows rows;
    for (const DatedPoint &dated : datedPoints(record, record.expression.language)) {
        const ExpressionSummary &point = dated.point;
        const bool isLatest = point.date <= today && (!dated.to.isValid() || dated.to >= today);
        rows.push_back({{},
                        pointInTimeLabel(point.date, dated.to, isLatest),
                        point.uri,
                        {},
                        point.uri == record.expression.uri});
    }
    return rows;
}

DetailRows languageRows(const LoadedExpression &loaded)
{
    const ExpressionRecord &record = loaded.record;
    DetailRows rows;
    for (const ExpressionSummary &point : record.pointsInTime) {
        if (point.date == record.expression.date && point.language != record.expression.language)
            add(rows, languageName(point.language), point.title, point.uri);
    }
    return rows;
}

QString manifestationRole(Manifestation::Role role)
{
    switch (role) {
    case Manifestation::Role::Main: return DetailWords::tr("Text");
    case Manifestation::Role::Component: return DetailWords::tr("Part");
    case Manifestation::Role::Superseded: return DetailWords::tr("Replaced by a newer file");
    }
    Q_UNREACHABLE();
}

DetailRows fileRows(const LoadedExpression &loaded)
{
    DetailRows rows;
    for (const Manifestation &file : loaded.record.manifestations) {
        const QString name = file.component.isEmpty() ? file.doctype
                                                      : QString::fromUtf8(file.component);
        const QString date = longDate(file.date);
        add(rows, manifestationRole(file.role), name, {},
            date.isEmpty() ? QString() : DetailWords::tr("File of %1").arg(date));
    }
    for (const store::MediaFile &media : loaded.media)
        add(rows, DetailWords::tr("Media"), media.filename, {},
            DetailWords::tr("%1, %2", "media type, size")
                .arg(QString::fromUtf8(media.mimeType), QLocale().formattedDataSize(media.size)));
    return rows;
}

/// What a reader should know of the document itself, said once per kind.
DetailRows warningRows(const LoadedExpression &loaded, const Rendering *rendering)
{
    DetailRows rows;
    if (!loaded.record.work.sourceUri.isEmpty())
        add(rows, {},
            DetailWords::tr("The document states no valid FRBR URI. The library assigned one."), {},
            QString::fromUtf8(loaded.record.work.sourceUri));
    if (loaded.record.expression.dateOrigin == DateOrigin::Work)
        add(rows, {},
            DetailWords::tr(
                "The text does not state its date. The date of the work is shown instead."));
    if (loaded.record.expression.dateOrigin == DateOrigin::Unknown)
        add(rows, {}, DetailWords::tr("The date of the text is unknown."));
    if (rendering) {
        for (const QString &sentence : warningSentences(rendering->warnings))
            add(rows, {}, sentence);
    }
    return rows;
}

DetailRows topicRows(const LoadedExpression &loaded)
{
    DetailRows rows;
    for (const QString &topic : loaded.topics)
        add(rows, {}, topic);
    return rows;
}

/// The translation context of this file.
struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(DetailsEvents)
};

QString dateOrUnknown(QDate date)
{
    return date.isValid() ? longDate(date) : EventWords::tr("Date unknown");
}

QString coverage(const Commencement &commencement)
{
    if (commencement.allProvisions)
        return EventWords::tr("All provisions");
    if (commencement.provisions.empty())
        return {};
    return EventWords::tr("%n provision(s)", nullptr, int(commencement.provisions.size()));
}

QString inOneLine(const QStringList &sentences)
{
    QStringList all = sentences;
    all.removeAll(QString());
    return all.join(u" · "_s);
}

/// `warning`: the first of its kind.
QString warningSentence(const akn::Warning &warning, int count)
{
    const QByteArray &code = warning.code;
    if (code == "duplicate-eid")
        return EventWords::tr("%n provision(s) had a duplicate identifier and got a new one.",
                              nullptr, count);
    if (code == "missing-eid")
        return EventWords::tr("%n provision(s) had no identifier and got one.", nullptr, count);
    if (code.startsWith("date-"))
        return EventWords::tr("%n invalid date(s).", nullptr, count);
    if (code.startsWith("uri-"))
        return EventWords::tr("%n invalid address(es).", nullptr, count);
    const QString said = messageText(warning.message);
    if (count == 1 && !said.isEmpty())
        return EventWords::tr("%1.", "a sentence without its full stop")
            .arg(said.left(1).toUpper() + said.mid(1));
    return EventWords::tr("%n warning(s) of type “%1”.", nullptr, count)
        .arg(QString::fromUtf8(code));
}

/// The translation context of this file.
struct JudgmentRowWords
{
    Q_DECLARE_TR_FUNCTIONS(Judgment)
};

enum class Shape {
    Plain,  ///< Texts, or objects with a name: one row, joined.
    Each,   ///< The same, a row each.
    Day,    ///< A date.
    People, ///< Names, each with what the person is.
    Works,  ///< Works that can be opened.
    Yes,    ///< Said only when it is true.
};

struct Member
{
    QLatin1StringView key;
    const char *label = nullptr;
    Shape shape = Shape::Plain;
};

/// In the order in which they are told.
constexpr std::array Members = {
    Member{"court"_L1, QT_TRANSLATE_NOOP("Judgment", "Court"), Shape::Plain},
    Member{"division"_L1, QT_TRANSLATE_NOOP("Judgment", "Division"), Shape::Plain},
    Member{"court_division"_L1, QT_TRANSLATE_NOOP("Judgment", "Division"), Shape::Plain},
    Member{"registry"_L1, QT_TRANSLATE_NOOP("Judgment", "Registry"), Shape::Plain},
    Member{"short_mnc"_L1, QT_TRANSLATE_NOOP("Judgment", "Citation"), Shape::Plain},
    Member{"case_number_string"_L1, QT_TRANSLATE_NOOP("Judgment", "Case number"), Shape::Plain},
    Member{"casetype"_L1, QT_TRANSLATE_NOOP("Judgment", "Case type"), Shape::Plain},
    Member{"action"_L1, QT_TRANSLATE_NOOP("Judgment", "Decision"), Shape::Plain},
    Member{"delivery_date"_L1, QT_TRANSLATE_NOOP("Judgment", "Delivered"), Shape::Day},
    Member{"hearing_date"_L1, QT_TRANSLATE_NOOP("Judgment", "Heard"), Shape::Day},
    Member{"filing_year"_L1, QT_TRANSLATE_NOOP("Judgment", "Filed in"), Shape::Plain},
    Member{"filing_county"_L1, QT_TRANSLATE_NOOP("Judgment", "Filed at"), Shape::Plain},
    Member{"judges"_L1, QT_TRANSLATE_NOOP("Judgment", "Bench"), Shape::People},
    Member{"parties"_L1, QT_TRANSLATE_NOOP("Judgment", "Parties"), Shape::Each},
    Member{"advocates"_L1, QT_TRANSLATE_NOOP("Judgment", "Advocates"), Shape::People},
    Member{"outcome"_L1, QT_TRANSLATE_NOOP("Judgment", "Outcome"), Shape::Plain},
    Member{"areas_of_law"_L1, QT_TRANSLATE_NOOP("Judgment", "Areas of law"), Shape::Each},
    Member{"flags"_L1, QT_TRANSLATE_NOOP("Judgment", "Flags"), Shape::Plain},
    Member{"anonymised"_L1, QT_TRANSLATE_NOOP("Judgment", "Names"), Shape::Yes},
    Member{"flynote"_L1, QT_TRANSLATE_NOOP("Judgment", "Catchwords"), Shape::Plain},
    Member{"blurb"_L1, QT_TRANSLATE_NOOP("Judgment", "Short summary"), Shape::Plain},
    Member{"summary"_L1, QT_TRANSLATE_NOOP("Judgment", "Summary"), Shape::Plain},
    Member{"issues"_L1, QT_TRANSLATE_NOOP("Judgment", "Issues"), Shape::Each},
    Member{"held"_L1, QT_TRANSLATE_NOOP("Judgment", "Held"), Shape::Each},
    Member{"order"_L1, QT_TRANSLATE_NOOP("Judgment", "Order"), Shape::Plain},
    Member{"cited_documents"_L1, QT_TRANSLATE_NOOP("Judgment", "Cites"), Shape::Works},
    Member{"attached_documents"_L1, QT_TRANSLATE_NOOP("Judgment", "Attached"), Shape::Works},
};

/// Said elsewhere, or of no use to a reader.
constexpr std::array LeftOut = {
    "full_mnc"_L1,
    "case_number_numeric"_L1,
    "case_name"_L1,
    "title"_L1,
    "state"_L1,
    "url"_L1,
    "links"_L1,
    "frbr_uri"_L1,
    "delivery_year"_L1,
    "created_at"_L1,
    "expression_frbr_uri"_L1,
    "expression_date"_L1,
    "judgment_date"_L1,
    "updated_at"_L1,
};

QString nameOf(const QJsonValue &value)
{
    if (!value.isObject())
        return value.toVariant().toString();
    for (const QLatin1StringView key : {"name"_L1, "label"_L1, "title"_L1}) {
        if (const QString name = value[key].toString(); !name.isEmpty())
            return name;
    }
    return {};
}

/// What a person is to the case.
QString partOf(const QJsonValue &person)
{
    if (const QString party = person["for_party"_L1].toString(); !party.isEmpty())
        return JudgmentRowWords::tr("For: %1", "the party that an advocate speaks for").arg(party);
    return person["title"_L1].toString();
}

QJsonArray listOf(const QJsonValue &value)
{
    return value.isArray() ? value.toArray() : QJsonArray{value};
}

/// A link, and what the work is to the case.
void setWork(DetailsRow &row, const QJsonValue &work)
{
    row.uri = work["frbr_uri"_L1].toString().toUtf8();
    row.note = work["kind"_L1].toString();
}

void addEach(DetailRows &rows, const QString &label, const QJsonValue &value, Shape shape)
{
    bool isFirst = true;
    const QJsonArray all = listOf(value);
    for (const QJsonValue &each : all) {
        QString name = nameOf(each);
        if (name.isEmpty() && shape == Shape::Works)
            name = each["frbr_uri"_L1].toString();
        if (name.isEmpty())
            continue;
        rows.push_back({isFirst ? label : QString(), name, {}, {}, false});
        if (shape == Shape::People)
            rows.back().note = partOf(each);
        if (shape == Shape::Works)
            setWork(rows.back(), each);
        isFirst = false;
    }
}

void addJoined(DetailRows &rows, const QString &label, const QJsonValue &value)
{
    QStringList names;
    const QJsonArray all = listOf(value);
    for (const QJsonValue &each : all)
        names.append(nameOf(each));
    names.removeAll(QString());
    add(rows, label, names.join(u", "_s));
}

void addMember(DetailRows &rows, const Member &member, const QJsonValue &value)
{
    const QString label = JudgmentRowWords::tr(member.label);
    switch (member.shape) {
    case Shape::Plain: addJoined(rows, label, value); return;
    case Shape::Each:
    case Shape::People:
    case Shape::Works: addEach(rows, label, value, member.shape); return;
    case Shape::Day: {
        const QString day = longDate(QDate::fromString(value.toString(), Qt::ISODate));
        addJoined(rows, label, day.isEmpty() ? value : QJsonValue(day));
        return;
    }
    case Shape::Yes:
        if (value.toBool())
            add(rows, label, JudgmentRowWords::tr("Anonymised"));
        return;
    }
    Q_UNREACHABLE();
}

bool isKnown(const QString &key)
{
    return std::any_of(Members.begin(), Members.end(),
                       [&key](const Member &member) { return key == member.key; })
        || std::find(LeftOut.begin(), LeftOut.end(), key) != LeftOut.end();
}

} // namespace

DetailsSection originSection(const comparison::Blame &blame, const QByteArray &eId)
{
    DetailsSection section{DetailWords::tr("History of the provision"), {}};
    if (eId.isEmpty()) {
        add(section.rows, {}, DetailWords::tr("Choose a bar in the margin of the text."));
        return section;
    }
    std::map<std::tuple<QDate, QByteArray, QDate, QString>, QString, std::greater<>> words;
    std::map<QByteArray, QByteArray> places;
    for (const comparison::BlameRun &run : blame.runs) {
        if (run.eId != eId && !run.eId.startsWith(QByteArray(eId + "__")))
            continue;
        QString &of = words[{run.since, run.by, run.commencement, originName(blame, run)}];
        of += (of.isEmpty() ? QString() : u" … "_s) + run.text;
        if (blame.titles.contains(run.by))
            places[run.by] = run.byEId.isEmpty() ? run.by : run.by + "#" + run.byEId;
    }
    for (const auto &[origin, text] : words) {
        const auto &[since, by, commencement, name] = origin;
        QString law = name;
        if (commencement.isValid() && commencement != since)
            law = DetailWords::tr("%1, in force from %2", "law, date")
                      .arg(name, longDate(commencement));
        const QString shown = text.size() > LongestOrigin ? text.left(LongestOrigin) + u" …"_s
                                                          : text;
        add(section.rows, longDate(since), law, places[by], shown);
    }
    return section;
}

DetailsSection pendingSection(const std::vector<effects::Effect> &effects)
{
    DetailsSection section{DetailWords::tr("What changes"), {}};
    for (const effects::Effect &effect : effects) {
        const QString sentence = pendingSentence(effect);
        QStringList portions;
        for (const QByteArray &portion : effect.portions)
            portions << QString::fromUtf8(portion);
        add(section.rows, longDate(effect.date), sentence, effect.by.uri, portions.join(u", "));
    }
    return section;
}

std::vector<DetailsSection> details(const LoadedExpression &loaded, const Rendering *rendering,
                                    const Today &now)
{
    const ExpressionRecord &record = loaded.record;
    std::vector<DetailsSection> all;
    const auto section = [&all](const QString &title, DetailRows rows) {
        if (!rows.empty())
            all.push_back({title, std::move(rows)});
    };
    section(DetailWords::tr("Text"), textRows(loaded));
    section(DetailWords::tr("Versions"), pointRows(loaded, now));
    section(DetailWords::tr("Other languages"), languageRows(loaded));
    section(DetailWords::tr("Work"), workRows(loaded));
    section(DetailWords::tr("Judgment"), judgmentRows(record.work.judgment));
    section(DetailWords::tr("Publication"), publicationRows(record.work.publication));
    // A decision has effect when it is given.
    if (record.work.uri.doctype != "judgment")
        section(DetailWords::tr("Commencement"),
                commencementRows(record, now.in(record.work.uri.place())));
    section(DetailWords::tr("Amended by"), amendmentRows(record.work.amendments));
    section(DetailWords::tr("Repeal"), repealRows(record.work.repeal));
    section(DetailWords::tr("Amends"), workRefRows(record.amends));
    section(DetailWords::tr("Repeals"), workRefRows(record.repeals));
    section(DetailWords::tr("Commences"), workRefRows(record.commences));
    section(DetailWords::tr("Topics"), topicRows(loaded));
    section(DetailWords::tr("Files"), fileRows(loaded));
    section(DetailWords::tr("About the document"), warningRows(loaded, rendering));
    return all;
}

QString workName(const WorkRef &work)
{
    return work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title;
}

DetailRows publicationRows(const Publication &publication)
{
    DetailRows rows;
    add(rows, EventWords::tr("Date"), longDate(publication.date));
    add(rows, EventWords::tr("Published in"), publication.name);
    add(rows, EventWords::tr("Number"), publication.number);
    if (publication.document)
        add(rows, EventWords::tr("Document"), publication.document->filename);
    return rows;
}

DetailRows commencementRows(const ExpressionRecord &record, QDate today)
{
    DetailRows rows;
    bool isBegun = false;
    for (const Commencement &commencement : record.work.commencements) {
        const bool isToCome = commencement.date > today;
        isBegun = isBegun || !isToCome;
        DetailsRow row{dateOrUnknown(commencement.date),
                       isToCome ? EventWords::tr("Commences") : EventWords::tr("Commenced"),
                       {},
                       {},
                       false};
        if (commencement.by && !workName(*commencement.by).isEmpty()) {
            row.text = workName(*commencement.by);
            row.uri = commencement.by->uri;
        }
        row.note = inOneLine({coverage(commencement), commencement.note});
        rows.push_back(std::move(row));
    }
    if (rows.empty() && record.work.isCommencedByFlag)
        add(rows, {}, EventWords::tr("In force; commencement date not recorded."));
    if (isBegun && !record.isCommencedInFull)
        add(rows, {}, EventWords::tr("Not all provisions have commenced."));
    return rows;
}

DetailRows amendmentRows(const std::vector<Amendment> &amendments)
{
    DetailRows rows;
    for (const Amendment &amendment : amendments)
        rows.push_back({dateOrUnknown(amendment.date), workName(amendment.by), amendment.by.uri,
                        amendment.isRevision ? EventWords::tr("Revision") : QString(), false});
    return rows;
}

DetailRows repealRows(const std::optional<Repeal> &repeal)
{
    if (!repeal)
        return {};
    const QString by = workName(repeal->by);
    return {{dateOrUnknown(repeal->date), by.isEmpty() ? EventWords::tr("Repealed") : by,
             repeal->by.uri, repeal->note, false}};
}

DetailRows workRefRows(const std::vector<WorkRef> &works)
{
    DetailRows rows;
    for (const WorkRef &work : works)
        add(rows, {}, workName(work), work.uri);
    return rows;
}

QStringList warningSentences(const std::vector<akn::Warning> &warnings)
{
    std::map<QByteArray, std::pair<const akn::Warning *, int>> kinds;
    for (const akn::Warning &warning : warnings)
        ++kinds.try_emplace(warning.code, &warning, 0).first->second.second;
    QStringList sentences;
    for (const auto &[code, kind] : kinds)
        sentences.append(warningSentence(*kind.first, kind.second));
    return sentences;
}

DetailRows judgmentRows(const QByteArray &judgment)
{
    DetailRows rows;
    const QJsonObject object = QJsonDocument::fromJson(judgment).object();
    for (const Member &member : Members)
        addMember(rows, member, object.value(member.key));
    for (auto other = object.begin(); other != object.end(); ++other) {
        if (isKnown(other.key()))
            continue;
        QString label = QString(other.key()).replace(u'_', u' ');
        label.replace(0, 1, label.left(1).toUpper());
        addJoined(rows, label, other.value());
    }
    return rows;
}

} // namespace sheria::app
