// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/decisionmaker.h"

#include <QByteArrayList>

#include <algorithm>

namespace sheria::bench {

using namespace Qt::StringLiterals;

int DecisionMaker::pick(int count)
{
    const double x = std::uniform_real_distribution<double>(0, 1)(m_random);
    return std::min(count - 1, int(x * x * count));
}

Work DecisionMaker::make(int number)
{
    const int court = pick(Courts);
    const int year = FirstYear + Years - 1 - pick(Years);
    const QByteArray code = "c" + QByteArray::number(court);
    const QByteArray place = QByteArray::number(pick(47));
    Work work;
    const QByteArray uri = "/akn/xa/judgment/" + code + '/' + QByteArray::number(year) + '/'
        + QByteArray::number(number);
    work.uri = *FrbrUri::parse(uri);
    work.title = u"Party %1 v Party %2"_s.arg(number * 7919 % 100'003).arg(number);
    const QDate day = QDate(year, 1, 1).addDays(pick(365));
    work.judgment = "{\"short_mnc\":\"[" + QByteArray::number(year) + "] " + code.toUpper() + ' '
        + QByteArray::number(number) + "\",\"delivery_date\":\""
        + day.toString(Qt::ISODate).toLatin1() + "\",\"filing_year\":\""
        + QByteArray::number(year - pick(6)) + "\",\"anonymised\":"
        + (pick(10) == 9 ? "true" : "false") + ",\"court\":{\"name\":\"Court " + code
        + "\",\"code\":\"" + code + "\",\"court_class\":{\"name\":\"Class "
        + QByteArray::number(court % 6) + "\"}},\"court_division\":{\"name\":\"Division "
        + QByteArray::number(pick(8)) + "\"},\"filing_county\":{\"name\":\"County " + place
        + "\",\"code\":" + place + "},\"casetype\":{\"name\":\"Type " + QByteArray::number(pick(50))
        + "\"},\"action\":{\"name\":\"Action " + QByteArray::number(pick(12)) + "\"},\"judges\":["
        + names("Judge ", Judges, 1 + pick(4)) + "],\"flags\":[" + names("Flag ", 10, pick(2))
        + "],\"areas_of_law\":[" + names("Area ", 80, 1 + pick(3)) + "]}";
    return work;
}

QByteArray DecisionMaker::names(const QByteArray &word, int of, int count)
{
    QByteArrayList list;
    for (int i = 0; i < count; ++i)
        list << "\"" + word + QByteArray::number(pick(of)) + "\"";
    return list.join(',');
}

} // namespace sheria::bench
