#include "core/search/dimensions.h"

#include "core/domain/jsonjudgment.h"
#include "core/domain/language.h"
#include "core/search/query.h"
#include "core/store/decisionrows.h"

#include <algorithm>

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

    std::vector<Value> take() { return std::move(m_values); }

private:
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

void addJudgment(Values &values, const Work &work)
{
    const Judgment judgment = json::readJudgment(work.judgment);
    const QByteArray court = work.uri.subtype.isEmpty() ? work.uri.actor : work.uri.subtype;
    values.add(dimension::Court, judgment.court.code.isEmpty() ? court : judgment.court.code,
               judgment.court.name);
    values.add(dimension::CourtClass, judgment.court.courtClass.toUtf8());
    values.add(dimension::CourtDivision,
               judgment.division.code.isEmpty() ? judgment.division.name.toUtf8()
                                                : judgment.division.code,
               judgment.division.name);
    values.add(dimension::County, judgment.filingCounty.name.toUtf8());
    values.add(dimension::CaseType, judgment.caseType.name.toUtf8());
    values.add(dimension::Action, judgment.action.name.toUtf8());
    values.add(dimension::FilingYear, judgment.filingYear);
    for (const Judge &judge : judgment.judges)
        values.add(dimension::Judge, judge.name.toUtf8());
    for (const CaseFlag &flag : judgment.flags)
        values.add(dimension::Flag, flag.label.toUtf8());
    for (const CaseTerm &area : judgment.areasOfLaw)
        values.add(dimension::AreaOfLaw, area.name.toUtf8());
    values.add(dimension::Anonymised, judgment.isAnonymised.value_or(false) ? "true" : "false");
}

QByteArray yearOf(const Work &work)
{
    const QDate delivered = json::readJudgment(work.judgment).deliveryDate;
    return delivered.isValid() ? QByteArray::number(delivered.year()) : work.uri.year();
}

} // namespace

std::vector<Value> valuesOf(const Work &work, const std::vector<Source> &sources, bool isHidden)
{
    Values values;
    const QByteArray kind = kindOf(work);
    values.add(dimension::Kind, kind);
    values.add(dimension::Nature,
               work.uri.subtype.isEmpty() || kind == "judgment"
                   ? work.uri.doctype
                   : work.uri.doctype + '/' + work.uri.subtype,
               typeName(work));
    values.add(dimension::Doctype, work.uri.doctype);
    values.add(dimension::Subtype, work.uri.subtype);
    values.add(dimension::Country, work.uri.country);
    values.add(dimension::Place, work.uri.place());
    values.add(dimension::Year, yearOf(work));
    for (const Source &source : sources)
        values.add(dimension::Language, source.language, languageName(source.language));
    for (const QByteArray &topic : work.topics)
        values.add(dimension::Topic, topic);
    if (kind == "legislation") {
        values.add(dimension::Status, statusOf(work));
        values.add(dimension::Commenced, work.isCommenced() ? "true" : "false");
        values.add(dimension::Principal, work.isPrincipal ? "true" : "false");
    }
    if (kind == "judgment")
        addJudgment(values, work);
    if (store::isDecision(work))
        values.add(dimension::Decision, "true");
    if (isHidden)
        values.add(dimension::Published, "false");
    return values.take();
}

} // namespace sheria::search
