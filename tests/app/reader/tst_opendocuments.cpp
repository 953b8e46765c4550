// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/schemehandler.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <memory>

namespace tst_opendocuments {

using namespace sheria::app;
using Part = OpenDocuments::Part;

class TestOpenDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesWhatIsThere()
    {
        OpenDocuments documents;
        const QByteArray id = documents.add();
        documents.provide(id, Part::Toc, "{}");
        QCOMPARE(ask(documents, id, Part::Toc), QByteArray("{}"));
    }

    void whoAsksEarlyIsAnsweredLater()
    {
        OpenDocuments documents;
        const QByteArray id = documents.add();
        std::optional<QByteArray> answer;
        int answers = 0;
        documents.request(id, Part::Content, this, [&](const std::optional<QByteArray> &bytes) {
            answer = bytes;
            ++answers;
        });
        documents.provide(id, Part::Meta, "{}");
        QCOMPARE(answers, 0);
        documents.provide(id, Part::Content, "<p/>");
        QCOMPARE(answers, 1);
        QCOMPARE(answer, QByteArray("<p/>"));
    }

    void whoWaitsForADocumentThatGoesHearsOfIt()
    {
        OpenDocuments documents;
        const QByteArray id = documents.add();
        std::optional<QByteArray> answer = QByteArray();
        documents.request(id, Part::Content, this,
                          [&](const std::optional<QByteArray> &bytes) { answer = bytes; });
        documents.remove(id);
        QVERIFY(!answer);
    }

    void whoHasGoneIsNotAnswered()
    {
        OpenDocuments documents;
        const QByteArray id = documents.add();
        auto context = std::make_unique<QObject>();
        bool isAnswered = false;
        documents.request(id, Part::Content, context.get(),
                          [&](const std::optional<QByteArray> &) { isAnswered = true; });
        context.reset();
        documents.provide(id, Part::Content, "<p/>");
        QVERIFY(!isAnswered);
    }

    void doesNotKnowOthers()
    {
        OpenDocuments documents;
        const QByteArray id = documents.add();
        QVERIFY(!ask(documents, "d99", Part::Meta));
        documents.provide(id, Part::Meta, "{}");
        documents.remove(id);
        QVERIFY(!ask(documents, id, Part::Meta));
        QVERIFY(documents.add() != id);
    }

private:
    std::optional<QByteArray> ask(OpenDocuments &documents, const QByteArray &id, Part part)
    {
        std::optional<QByteArray> answer;
        documents.request(id, part, this,
                          [&](const std::optional<QByteArray> &bytes) { answer = bytes; });
        return answer;
    }
};

SHERIA_TEST(TestOpenDocuments)
} // namespace tst_opendocuments
#include "tst_opendocuments.moc"
