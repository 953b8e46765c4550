// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quotations/verifier.h"
#include "core/store/db/database.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlquotes {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const Today Day(QDate(2026, 11, 22)); ///< On which the answer key was made.

QJsonObject objectIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// What the key asks about: "/akn/…/eng:2019-01-01/~sec_1".
QString addressOf(const QString &work, const QJsonObject &one)
{
    const QString day = one.value(u"as_at"_s).toString();
    const QString portion = one.value(u"provision"_s).toString();
    const QString expression = !day.isEmpty() ? QString(u"/eng:"_s + day)
        : portion.isEmpty()                   ? QString()
                                              : u"/eng"_s;
    return work + expression + (portion.isEmpty() ? QString() : QString(u"/~"_s + portion));
}

/// Quotations of real texts, true and false.
class TestCtlQuotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Against an answer key that is not part of the project: no false quotation is present.
    void answersTheKeys()
    {
        const QDir folder(qEnvironmentVariable("SHERIA_CORPUS", QStringLiteral(SHERIA_CORPUS_DIR)));
        const QJsonArray cases =
            objectIn(folder.filePath(u"quotes/gold.json"_s)).value(u"cases"_s).toArray();
        if (cases.isEmpty())
            QSKIP("the answer keys are not at hand");
        const QTemporaryDir own;
        const QString library = own.filePath(u"quotes.sheria"_s);
        const QHash<QString, QString> works = imported(folder, library);
        store::Database db = must(store::Database::open(library, store::Database::Mode::ReadOnly));
        quotations::TextCache cache;
        int all = 0;
        int accepted = 0;
        QStringList approved;
        for (const auto each : cases) {
            const QJsonObject one = each.toObject();
            const QString work = one.value(u"work"_s).toString();
            const Result<FrbrUri> uri = FrbrUri::parsePlace(
                addressOf(works.value(work, work), one).toUtf8());
            QVERIFY2(uri, qPrintable(work));
            const QString text = one.value(u"text"_s).toString();
            const auto verdict = quotations::verifyQuote(db, *uri, text, Day, &cache);
            const bool isPresent = verdict
                && verdict->status == quotations::Verdict::Status::Present;
            const bool isTrue = one.value(u"label"_s).toString() == u"present"_s;
            all += isTrue;
            accepted += isTrue && isPresent;
            if (!isTrue && isPresent)
                approved << one.value(u"id"_s).toString() + u' ' + text;
        }
        qInfo() << "accepted" << accepted << "of" << all << "approved" << approved.size() << "of"
                << cases.size() - all;
        QVERIFY2(approved.isEmpty(), qPrintable(approved.join(u'\n')));
        QVERIFY(all > 0 && accepted * 100 >= all * 98);
    }

private:
    /// Imports the texts. Which address each work of the key has now, where it is another.
    static QHash<QString, QString> imported(const QDir &folder, const QString &library)
    {
        static const QRegularExpression expression(u"/[a-z]{3}[@:].*$"_s);
        const CtlResult result = runCtl(
            {u"import"_s, u"--json"_s, u"--library"_s, library, folder.filePath(u"legislation"_s),
             folder.filePath(u"judgments"_s), folder.filePath(u"other"_s)});
        QHash<QString, QString> placed;
        for (const QJsonObject &one : result.objects()) {
            const QString uri = one.value(u"expression_frbr_uri"_s).toString();
            if (!uri.isEmpty())
                placed.insert(folder.relativeFilePath(one.value(u"path"_s).toString()),
                              QString(uri).remove(expression));
        }
        QHash<QString, QString> works;
        const QJsonObject addresses = objectIn(folder.filePath(u"quotes/addresses.json"_s));
        for (auto work = addresses.begin(); work != addresses.end(); ++work) {
            for (const auto path : work.value().toArray()) {
                if (placed.contains(path.toString()) && !works.contains(work.key()))
                    works.insert(work.key(), placed.value(path.toString()));
            }
        }
        return works;
    }
};

SHERIA_TEST(TestCtlQuotes)
} // namespace tst_ctlquotes
#include "tst_ctlquotes.moc"
