#include "app/reader/judgmenthead.h"

#include "app/text/datetext.h"
#include "core/domain/jsonjudgment.h"

#include <QCoreApplication>
#include <QTextDocumentFragment>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct JudgmentHeadWords
{
    Q_DECLARE_TR_FUNCTIONS(Judgment)
};

/// Where a text says what it is about, if it does.
constexpr qsizetype BeginningBytes = 64LL * 1024;

QByteArray line(QByteArrayView cssClass, const QString &text)
{
    if (text.isEmpty())
        return {};
    return "<p class=\"" + cssClass.toByteArray() + "\">" + text.toHtmlEscaped().toUtf8() + "</p>";
}

template <typename T, typename Text>
QString joined(const std::vector<T> &values, Text text)
{
    QStringList list;
    for (const T &value : values)
        list << text(value);
    return list.join(u", "_s);
}

QByteArray head(const ExpressionRecord &record, const Judgment &judgment)
{
    const QString bench = joined(judgment.judges, [](const Judge &judge) { return judge.name; });
    const QString advocates = joined(judgment.advocates, [](const Advocate &advocate) {
        return advocate.forParty.isEmpty() ? advocate.name
                                           : JudgmentHeadWords::tr("%1 for %2", "advocate, party")
                                                 .arg(advocate.name, advocate.forParty);
    });
    return line("judgment-court", judgment.court.name) + line("judgment-title", record.work.title)
        + line("judgment-citation", judgment.shortCitation)
        + line("judgment-number", judgment.caseNumber) + line("judgment-bench", bench)
        + line("judgment-date", longDate(judgment.deliveryDate))
        + line("judgment-advocates", advocates);
}

/// Whether the beginning of the text has the words, whatever stands between them.
bool says(const QString &beginning, const QString &words)
{
    return beginning.contains(words.simplified().left(60), Qt::CaseInsensitive);
}

} // namespace

QByteArray judgmentHead(const ExpressionRecord &record, const QByteArray &html)
{
    const Judgment judgment = json::readJudgment(record.work.judgment);
    QByteArray body;
    if (!html.contains("akn-header"))
        body = head(record, judgment);
    if (!judgment.flynote.isEmpty() || !judgment.blurb.isEmpty()) {
        const QString beginning = QTextDocumentFragment::fromHtml(
                                      QString::fromUtf8(html.left(BeginningBytes)))
                                      .toPlainText()
                                      .simplified();
        if (!says(beginning, judgment.flynote))
            body += line("judgment-flynote", judgment.flynote);
        if (!says(beginning, judgment.blurb))
            body += line("judgment-blurb", judgment.blurb);
    }
    return body.isEmpty() ? body : "<div class=\"coverpage judgment-head\">" + body + "</div>";
}

} // namespace sheria::app
