#include "core/search/dimensions.h"

#include "core/domain/language.h"
#include "core/search/query.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::search {

namespace {

constexpr qsizetype MaxValueChars = 200; ///< What is longer is a text, not a value.
constexpr std::size_t MaxValues = 64;    ///< Of one work in one dimension.

class Values
{
public:
    void add(QByteArrayView dimension, const QByteArray &value, const QString &label = {})
    {
        if (value.isEmpty() || value.size() > MaxValueChars)
            return;
        const QByteArray name = dimension.toByteArray();
        std::size_t inDimension = 0;
        for (const Value &present : m_values) {
            if (present.dimension != name)
                continue;
            if (present.value == value || ++inDimension == MaxValues)
                return;
        }
        m_values.push_back({name, value, label.isEmpty() ? QString::fromUtf8(value) : label});
    }

    void addJson(const QByteArray &dimension, const QJsonValue &json)
    {
        if (json.isArray()) {
            for (const QJsonValue item : json.toArray())
                addJson(dimension, item);
        } else if (json.isObject()) {
            addObject(dimension, json.toObject());
        } else if (json.isString()) {
            add(dimension, json.toString().simplified().toUtf8());
        } else if (json.isDouble()) {
            add(dimension, QByteArray::number(json.toDouble(), 'g', 15));
        } else if (json.isBool()) {
            add(dimension, json.toBool() ? "true" : "false");
        }
    }

    std::vector<Value> take() { return std::move(m_values); }

private:
    void addObject(const QByteArray &dimension, const QJsonObject &object)
    {
        const auto first = [&](std::initializer_list<const char *> keys) {
            for (const char *key : keys) {
                const QString text = object.value(QLatin1StringView(key)).toVariant().toString();
                if (!text.isEmpty())
                    return text;
            }
            return QString();
        };
        const QString label = first({"name", "label", "title"});
        const QString code = first({"code", "slug", "id", "value"});
        add(dimension, (code.isEmpty() ? label : code).toUtf8(), label);
    }

    std::vector<Value> m_values;
};

QByteArray kindOf(const Work &work)
{
    static const QByteArrayList documents = {"doc", "statement", "debate", "debatereport"};
    if (work.uri.doctype.startsWith("judg"))
        return "judgment";
    return documents.contains(work.uri.doctype.toLower()) ? "document" : "legislation";
}

QByteArray statusOf(const Work &work)
{
    if (work.repeal)
        return "repealed";
    return work.isCommenced() ? "in-force" : "not-commenced";
}

} // namespace

std::vector<Value> valuesOf(const Work &work, const std::vector<Source> &sources)
{
    Values values;
    const QByteArray kind = kindOf(work);
    values.add(dimension::Kind, kind);
    values.add(dimension::Nature,
               work.uri.subtype.isEmpty() || kind == "judgment"
                   ? work.uri.doctype
                   : work.uri.doctype + '/' + work.uri.subtype,
               typeName(work));
    values.add(dimension::Country, work.uri.country);
    values.add(dimension::Place, work.uri.place());
    values.add(dimension::Year, work.uri.year());
    for (const Source &source : sources)
        values.add(dimension::Language, source.language, languageName(source.language));
    for (const QByteArray &topic : work.topics)
        values.add(dimension::Topic, topic);
    if (kind == "legislation")
        values.add(dimension::Status, statusOf(work));
    const QJsonObject judgment = QJsonDocument::fromJson(work.judgment).object();
    for (auto member = judgment.begin(); member != judgment.end(); ++member)
        values.addJson(member.key().toUtf8(), member.value());
    if (kind == "judgment" && !judgment.contains(QLatin1StringView(dimension::Court)))
        values.add(dimension::Court,
                   work.uri.subtype.isEmpty() ? work.uri.actor : work.uri.subtype);
    return values.take();
}

} // namespace sheria::search
