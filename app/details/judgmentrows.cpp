#include "app/details/judgmentrows.h"

#include "app/text/datetext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct JudgmentRowWords
{
    Q_DECLARE_TR_FUNCTIONS(Judgment)
};

using Rows = std::vector<DetailsRow>;

enum class Shape {
    Plain,   ///< Texts, or objects with a name: one row, joined.
    Each,    ///< The same, a row each.
    Day,     ///< A date.
    People,  ///< Names, each with what the person is.
    Works,   ///< Works that can be opened.
    Yes,     ///< Said only when it is true.
    LeftOut, ///< Said elsewhere, or of no use to a reader.
};

struct Member
{
    QLatin1StringView key;
    const char *label = nullptr;
    Shape shape = Shape::LeftOut;
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
    Member{"flags"_L1, QT_TRANSLATE_NOOP("Judgment", "Marked"), Shape::Plain},
    Member{"anonymised"_L1, QT_TRANSLATE_NOOP("Judgment", "Names"), Shape::Yes},
    Member{"flynote"_L1, QT_TRANSLATE_NOOP("Judgment", "Catchwords"), Shape::Plain},
    Member{"blurb"_L1, QT_TRANSLATE_NOOP("Judgment", "In short"), Shape::Plain},
    Member{"summary"_L1, QT_TRANSLATE_NOOP("Judgment", "Summary"), Shape::Plain},
    Member{"issues"_L1, QT_TRANSLATE_NOOP("Judgment", "Issues"), Shape::Each},
    Member{"held"_L1, QT_TRANSLATE_NOOP("Judgment", "Held"), Shape::Each},
    Member{"order"_L1, QT_TRANSLATE_NOOP("Judgment", "Order"), Shape::Plain},
    Member{"cited_documents"_L1, QT_TRANSLATE_NOOP("Judgment", "Cites"), Shape::Works},
    Member{"attached_documents"_L1, QT_TRANSLATE_NOOP("Judgment", "Attached"), Shape::Works},
    Member{"full_mnc"_L1, "", Shape::LeftOut},
    Member{"case_number_numeric"_L1, "", Shape::LeftOut},
    Member{"case_name"_L1, "", Shape::LeftOut},
    Member{"title"_L1, "", Shape::LeftOut},
    Member{"state"_L1, "", Shape::LeftOut},
    Member{"url"_L1, "", Shape::LeftOut},
    Member{"links"_L1, "", Shape::LeftOut},
    Member{"frbr_uri"_L1, "", Shape::LeftOut},
    Member{"expression_frbr_uri"_L1, "", Shape::LeftOut},
    Member{"expression_date"_L1, "", Shape::LeftOut},
    Member{"judgment_date"_L1, "", Shape::LeftOut},
    Member{"delivery_year"_L1, "", Shape::LeftOut},
    Member{"created_at"_L1, "", Shape::LeftOut},
    Member{"updated_at"_L1, "", Shape::LeftOut},
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

void addEach(Rows &rows, const QString &label, const QJsonValue &value, Shape shape)
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

void addJoined(Rows &rows, const QString &label, const QJsonValue &value)
{
    QStringList names;
    const QJsonArray all = listOf(value);
    for (const QJsonValue &each : all)
        names.append(nameOf(each));
    names.removeAll(QString());
    if (!names.isEmpty())
        rows.push_back({label, names.join(u", "_s), {}, {}, false});
}

void addMember(Rows &rows, const Member &member, const QJsonValue &value)
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
            rows.push_back({label, JudgmentRowWords::tr("Changed or left out"), {}, {}, false});
        return;
    case Shape::LeftOut: return;
    }
    Q_UNREACHABLE();
}

bool isKnown(const QString &key)
{
    return std::any_of(Members.begin(), Members.end(),
                       [&key](const Member &member) { return key == member.key; });
}

} // namespace

std::vector<DetailsRow> judgmentRows(const QByteArray &judgment)
{
    Rows rows;
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
