// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/openapi/document.h"
#include "server/routes/common/handlers.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_routetable {

using namespace sheria;
using namespace sheria::tests;

/// The tables that dispatch, `Allow` and the OpenAPI document follow.
class TestRouteTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowHasANameOfItsOwnInItsVersionAndASummary()
    {
        RouteFixture fixture;
        QSet<QByteArray> names;
        const auto &routes = fixture.api().server().router().routes();
        for (const auto &route : routes) {
            QByteArray name = openapi::apiOf(route->pattern).prefix.toByteArray() + route->name;
            QVERIFY2(!names.contains(name), name.constData());
            names.insert(name);
            QVERIFY2(route->summary.endsWith('.'), route->name.constData());
        }
        for (const routes::AknRoute &row : routes::aknRoutes()) {
            QVERIFY2(!names.contains(row.name.toByteArray()), row.name.data());
            names.insert(row.name.toByteArray());
            QVERIFY2(row.summary.endsWith('.'), row.name.data());
        }
    }

    void everyKindOfAddressHasAHandler()
    {
        QSet<int> kinds;
        for (const routes::AknRoute &row : routes::aknRoutes()) {
            kinds.insert(static_cast<int>(row.kind));
            QVERIFY(row.handler);
        }
        QCOMPARE(kinds.size(), static_cast<int>(routes::AknAddress::Kind::PublicationFile));
    }
};

SHERIA_TEST(TestRouteTable)
} // namespace tst_routetable
#include "tst_routetable.moc"
