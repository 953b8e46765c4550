// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/compression.h"
#include "core/base/limits.h"
#include "core/store/rows/provisionlist.h"
#include "tests/core/akn/corpus.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_provisionlist {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// As a list gives it back.
akn::Provision asKept(akn::Provision provision)
{
    provision.isListed = true;
    if (!provision.isGeneratedId)
        provision.writtenEId = provision.eId;
    return provision;
}

bool isSame(const akn::Provision &a, const akn::Provision &b)
{
    const auto parts = [](const akn::Provision &p) {
        return std::tie(p.parent, p.element, p.eId, p.writtenEId, p.isGeneratedId, p.num, p.heading,
                        p.flags, p.component, p.textStart, p.textEnd, p.isListed);
    };
    return parts(a) == parts(b);
}

void compareSame(const std::vector<akn::Provision> &kept, const std::vector<akn::Provision> &given)
{
    QCOMPARE(kept.size(), given.size());
    for (std::size_t i = 0; i < given.size(); ++i)
        QVERIFY2(isSame(kept[i], asKept(given[i])), given[i].eId.constData());
}

void compareKept(const std::vector<akn::Provision> &given)
{
    compareSame(must(unpackProvisions(packProvisions(given))), given);
}

/// One of everything: nested, nameless, named twice, flagged, empty and far behind.
std::vector<akn::Provision> some()
{
    std::vector<akn::Provision> list(5);
    list[0].element = "chapter";
    list[0].eId = "chp_1";
    list[0].component = "main";
    list[0].num = u"Chapter 1"_s;
    list[0].textStart = 2;
    list[0].textEnd = 70'000;
    list[1] = list[0];
    list[1].parent = 0;
    list[1].element = "section";
    list[1].eId = "chp_1__sec_1";
    list[1].num = std::nullopt;
    list[1].heading = u"Größe 𝔊 የሕግ"_s;
    list[1].flags = "anqt";
    list[1].textStart = 1; // Before what encloses it: an empty one may be.
    list[1].textEnd = 1;
    list[2] = list[1];
    list[2].parent = 1;
    list[2].isGeneratedId = true;
    list[2].eId = "chp_1__sec_1_2";
    list[2].writtenEId = "chp_1__sec_1";
    list[2].heading = u""_s;
    list[2].flags = "q";
    list[3] = list[2];
    list[3].parent = 0;
    list[3].writtenEId = std::nullopt;
    list[3].eId = "x";
    list[3].component = "schedule1";
    list[3].textStart = 65'000;
    list[3].textEnd = 65'001;
    list[4] = list[0];
    list[4].eId = "chp_2";
    list[4].flags = "nt";
    return list;
}

/// The list of some() as libraries before version 36 have it, without compression.
QByteArray plain()
{
    return must(decompress(packProvisions(some()).sliced(1), limits::MaxXmlBytes));
}

/// As most lists are: alike.
std::vector<akn::Provision> manySections()
{
    std::vector<akn::Provision> list(300, some().front());
    for (std::size_t i = 0; i < list.size(); ++i) {
        list[i].element = "section";
        list[i].eId = "sec_" + QByteArray::number(i);
        list[i].num = QString::number(i) + u'.';
        list[i].textStart = qsizetype(i) * 200;
        list[i].textEnd = list[i].textStart + 180;
    }
    return list;
}

class TestProvisionList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatItWasGiven()
    {
        compareKept({});
        compareKept(some());
        compareKept(manySections());
    }

    void oneThatRepeatsItselfIsCompressed()
    {
        QCOMPARE(packProvisions({some().front()}).front(), '\x01'); // Too short.
        const QByteArray list = packProvisions(manySections());
        QCOMPARE(list.front(), '\x02');
        QVERIFY(list.size() < 300 * 6);
        for (qsizetype bytes = 0; bytes < list.size(); bytes += 7)
            QVERIFY(!unpackProvisions(list.first(bytes)));
    }

    void givesBackTheProvisionsOfTheCorpus()
    {
        int read = 0;
        const auto compare = [&read](const QByteArray &bytes) {
            const auto document = akn::Document::parse(bytes);
            if (!document)
                return;
            compareKept(document->provisions());
            ++read;
        };
        for (const test::CorpusFile &file : test::corpus())
            compare(file.bytes);
        for (const test::HostileFile &file : test::hostileFiles())
            compare(file.bytes());
        QVERIFY(read > (test::hasRealCorpus() ? 200 : 40));
    }

    void aListThatIsCutOffIsRefused()
    {
        const QByteArray list = plain();
        compareSame(must(unpackProvisions(list)), some());
        for (qsizetype bytes = 0; bytes < list.size(); ++bytes) {
            const auto kept = unpackProvisions(list.first(bytes));
            QVERIFY(!kept);
            QCOMPARE(kept.error().code, ErrorCode::Corrupt);
        }
        QVERIFY(!unpackProvisions(QByteArray(list + '\0')));
    }

    /// Whatever is read from a damaged list still makes sense: indices can be followed.
    void aDamagedListIsRefusedOrMakesSense()
    {
        const QByteArray list = plain();
        int refused = 0;
        for (qsizetype at = 0; at < list.size(); ++at) {
            for (const int value : {0, 1, 0x7F, 0x80, 0xFF}) {
                QByteArray damaged = list;
                damaged[at] = char(value);
                const auto kept = unpackProvisions(damaged);
                refused += kept ? 0 : 1;
                for (int i = 0; kept && i < int(kept->size()); ++i) {
                    const akn::Provision &provision = (*kept)[std::size_t(i)];
                    QVERIFY(provision.parent >= -1 && provision.parent < i);
                    QVERIFY(provision.textStart >= 0 && provision.textStart <= provision.textEnd);
                    QVERIFY(!provision.eId.isEmpty());
                }
            }
        }
        QVERIFY(refused > list.size());
    }

    void aListThatClaimsMoreThanThereIsTakesNoMemory()
    {
        // Version 1, then a count and a number of names of 2^62.
        const QByteArray many = QByteArray(8, '\xff') + '\x3f';
        QVERIFY(!unpackProvisions(QByteArray("\x01" + many)));
        QVERIFY(!unpackProvisions(QByteArray("\x01\x01" + many)));
        // Version 2: a frame of more than any text may have, and lists in lists.
        QVERIFY(!unpackProvisions('\x02' + compress(QByteArray(limits::MaxXmlBytes + 1, '\x01'))));
        QByteArray nested = packProvisions(manySections());
        for (int i = 0; i < 3; ++i) {
            nested = '\x02' + compress(nested);
            QVERIFY(!unpackProvisions(nested));
        }
    }
};

SHERIA_TEST(TestProvisionList)
} // namespace tst_provisionlist
#include "tst_provisionlist.moc"
