// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarysnapshot.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_branches {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

Country country(const QByteArray &code, const QString &name, std::vector<Place> localities = {})
{
    Country made;
    made.place.uriCode = code;
    made.place.name = name;
    made.localities = std::move(localities);
    return made;
}

Place place(const QByteArray &code, const QString &name)
{
    Place made;
    made.uriCode = code;
    made.name = name;
    return made;
}

QStringList labels(const std::vector<Branch> &branches)
{
    QStringList all;
    for (const Branch &branch : branches)
        all.append(branch.label);
    return all;
}

class TestBranches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hangLocalitiesBelowTheirCountry()
    {
        const auto roots = branches({country("xa", u"Alpha"_s, {place("xa-bay", u"Bay"_s)})},
                                    {{"xa", "act", "2005", 2}, {"xa-bay", "act", "2012", 3}});
        QCOMPARE(labels(roots), QStringList{u"Alpha"_s});
        QCOMPARE(roots[0].works, 5);
        QCOMPARE(labels(roots[0].children), (QStringList{u"Acts"_s, u"Bay"_s}));
        QCOMPARE(roots[0].children[1].works, 3);
    }

    void showTheUnidentifiedFirstAndAsOne()
    {
        const auto roots = branches({country("xa", u"Alpha"_s), country("xx", u"-"_s),
                                     country("zz", u"Zeta"_s, {place("zz-local", u"-"_s)})},
                                    {{"xa", "act", "0001", 1},
                                     {"xx", "act", "2005", 2},
                                     {"zz-local", "doc", "0001", 3},
                                     {"zz", "act", "2005", 1}});
        QCOMPARE(labels(roots), (QStringList{u"Unidentified documents"_s, u"Alpha"_s, u"Zeta"_s}));
        QCOMPARE(roots[0].works, 5);
        QVERIFY(roots[0].children.empty()); // Their works hang right below.
        QCOMPARE(labels(roots[1].children[0].children), QStringList{u"Undated"_s});
        QCOMPARE(roots[2].works, 1);
    }

    void sortByWhatPeopleRead()
    {
        const auto roots = branches({country("xb", u"beta"_s), country("xa", u"Alpha"_s)},
                                    {{"xa", "judgment", "2001", 1},
                                     {"xa", "act", "1999", 1},
                                     {"xa", "act", "2005", 1},
                                     {"xb", "act", "2005", 1}});
        QCOMPARE(labels(roots), (QStringList{u"Alpha"_s, u"beta"_s}));
        QCOMPARE(labels(roots[0].children), (QStringList{u"Acts"_s, u"Judgments"_s}));
        QCOMPARE(labels(roots[0].children[0].children), (QStringList{u"2005"_s, u"1999"_s}));
    }

    void leaveOutPlacesWithoutWorks()
    {
        const auto roots = branches({country("xa", u"Alpha"_s, {place("xa-bay", u"Bay"_s)}),
                                     country("xb", u"B"_s)},
                                    {{"xa", "act", "2005", 1}});
        QCOMPARE(roots.size(), 1);
        QCOMPARE(labels(roots[0].children), QStringList{u"Acts"_s});
    }

    void nameWhatHasNoName()
    {
        const auto roots = branches({country("xa", {})}, {{"xa", "memorandum", "2005", 1}});
        QCOMPARE(roots[0].label, u"XA"_s);
        QCOMPARE(roots[0].children[0].label, u"Memorandum"_s);
        const auto works = workBranches(
            {store::WorkSummary{"/akn/xa/act/2005/1", {}, "1", {}, 0, false, false}});
        QCOMPARE(works[0].label, u"/akn/xa/act/2005/1"_s);
    }
};

SHERIA_TEST(TestBranches)
} // namespace tst_branches
#include "tst_branches.moc"
