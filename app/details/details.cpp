#include "app/details/details.h"

#include "app/details/events.h"
#include "app/details/judgmentrows.h"
#include "app/reader/datebar.h"
#include "app/text/datetext.h"
#include "app/text/validitytext.h"
#include "core/domain/language.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct DetailWords
{
    Q_DECLARE_TR_FUNCTIONS(Details)
};

using DetailRows = std::vector<DetailsRow>;

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
        add(rows, DetailWords::tr("Kind"),
            DetailWords::tr("Not a principal work: it changes others"));
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
    add(rows, DetailWords::tr("Standing"), validity.sentence, {}, validity.caveats.join(u' '));
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
            DetailWords::tr("The document names no usable address; the library gave it one."), {},
            QString::fromUtf8(loaded.record.work.sourceUri));
    if (loaded.record.expression.dateOrigin == DateOrigin::Work)
        add(rows, {},
            DetailWords::tr("The text does not state its date; the date of the work is shown."));
    if (loaded.record.expression.dateOrigin == DateOrigin::Unknown)
        add(rows, {}, DetailWords::tr("The date of the text is not known."));
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

} // namespace

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
    section(DetailWords::tr("Points in time"), pointRows(loaded, now));
    section(DetailWords::tr("Other languages"), languageRows(loaded));
    section(DetailWords::tr("Work"), workRows(loaded));
    section(DetailWords::tr("Judgment"), judgmentRows(record.work.judgment));
    section(DetailWords::tr("Publication"), publicationRows(record.work.publication));
    // A decision has effect when it is given.
    if (record.work.uri.doctype != "judgment")
        section(DetailWords::tr("Commencement"), commencementRows(record));
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

} // namespace sheria::app
