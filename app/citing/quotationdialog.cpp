// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/citing/quotationdialog.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>

namespace sheria::app {

using namespace Qt::StringLiterals;
using quotations::Verdict;

namespace {

/// The translation context of verdicts.
struct VerdictWords
{
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

constexpr std::size_t MaxVerdictPlaces = 10;

QString detailParagraph(const QString &head, const QString &html)
{
    return u"<p><b>%1</b><br>%2</p>"_s.arg(head.toHtmlEscaped(), html);
}

QString placesHtml(const Verdict &verdict)
{
    QStringList lines;
    for (const Verdict::Place &place : verdict.places) {
        if (std::size_t(lines.size()) == MaxVerdictPlaces) {
            lines << u"…"_s;
            break;
        }
        const QString uri = QString::fromUtf8(place.pinpointUri.isEmpty() ? place.expressionUri
                                                                          : place.pinpointUri);
        lines << u"<a href=\"%1\">%1</a>"_s.arg(uri.toHtmlEscaped());
    }
    return lines.join(u"<br>"_s);
}

/// Colours alone would not tell: what went is struck out, what came is underlined.
QString differenceHtml(const std::vector<comparison::Run> &runs)
{
    QString html;
    for (const comparison::Run &run : runs) {
        const QString text = run.text.toHtmlEscaped();
        switch (run.kind) {
        case comparison::Run::Kind::Same: html += text + u' '; break;
        case comparison::Run::Kind::Removed: html += u"<s>"_s + text + u"</s> "_s; break;
        case comparison::Run::Kind::Added: html += u"<u>"_s + text + u"</u> "_s; break;
        }
    }
    return html;
}

} // namespace

QString verdictSentence(const Verdict &verdict)
{
    switch (verdict.status) {
    case Verdict::Status::Present:
        return verdict.isMarked
            ? VerdictWords::tr("Quoted correctly: brackets or ellipses show what was changed.")
            : VerdictWords::tr("Quoted correctly: the text has these words.");
    case Verdict::Status::Elsewhere:
        return VerdictWords::tr("The text has these words, but elsewhere.");
    case Verdict::Status::Changed:
        return VerdictWords::tr("The text of this date does not have these words; that of another "
                                "date does.");
    case Verdict::Status::Altered:
        return VerdictWords::tr(
            "Altered: the text has words like these, but other ones, or what was "
            "left out changes the sense.");
    case Verdict::Status::Never:
        return VerdictWords::tr("Not found: no text of this work that the library holds has these "
                                "words.");
    }
    Q_UNREACHABLE();
}

QString verdictDetails(const Verdict &verdict)
{
    QString html;
    if (!verdict.places.empty())
        html += detailParagraph(VerdictWords::tr("Where"), placesHtml(verdict));
    if (!verdict.leftOut.isEmpty())
        html += detailParagraph(VerdictWords::tr("Left out"),
                                u"“"_s + verdict.leftOut.join(u"”, “"_s).toHtmlEscaped() + u"”"_s);
    if (!verdict.difference.empty())
        html += detailParagraph(VerdictWords::tr(
                                    "From the text to the quotation (struck out: only the text, "
                                    "underlined: only the quotation)"),
                                differenceHtml(verdict.difference));
    QStringList receipt = {
        QString::fromUtf8(verdict.expressionUri).toHtmlEscaped(),
        VerdictWords::tr("Text of %1").arg(longDate(verdict.expressionDate)).toHtmlEscaped()};
    if (!verdict.textHash.isEmpty())
        receipt << u"SHA-256 "_s + QString::fromLatin1(verdict.textHash).toHtmlEscaped();
    return html + detailParagraph(VerdictWords::tr("Receipt"), receipt.join(u"<br>"_s));
}

QuotationDialog::QuotationDialog(QWidget *parent, store::Readers &readers, const Today &today,
                                 const QByteArray &uri, const QString &title, const QString &quote)
    : QDialog(parent)
    , m_query(readers, this)
    , m_today(today)
    , m_uri(uri)
{
    setUpDialog(*this, u"quotationDialog"_s, tr("Check Quotation"));
    auto *about = makeParagraph(this, u"quotationSource"_s,
                                tr("Passage quoted from “%1”:").arg(title));
    m_quote = new QPlainTextEdit(quote, this);
    m_quote->setObjectName(u"quotationText"_s);
    m_quote->setAccessibleName(tr("Quoted passage"));
    m_quote->setTabChangesFocus(true);
    m_quote->setMaximumHeight(m_quote->fontMetrics().height() * 7);
    about->setBuddy(m_quote);
    m_check = makeButton(this, u"checkQuotationNow"_s, tr("&Check"), u"check"_s, {},
                         [this] { check(); });
    m_status = makeParagraph(this, u"quotationStatus"_s);
    m_status->setAccessibleName(tr("Result"));
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details = new QTextBrowser(this);
    m_details->setObjectName(u"quotationDetails"_s);
    m_details->setAccessibleName(tr("Result"));
    m_details->setOpenLinks(false);
    m_details->setPlaceholderText(tr("The result of the check"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("C&opy Result"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(u"copyQuotation"_s);
    m_copy->setEnabled(false);
    vbox({about, m_quote, {m_check, 0, Qt::AlignLeading}, m_status, {m_details, 1}, buttons}, this,
         StyleMargins);
    resize(560, 460);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        copyText(u"“%1”\n%2\n\n%3\n"_s.arg(m_quote->toPlainText().simplified(), m_status->text(),
                                           m_details->toPlainText()));
    });
    connect(m_quote, &QPlainTextEdit::textChanged, this, &QuotationDialog::dropVerdict);
    connect(m_details, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &link) { Q_EMIT openRequested(link.toString().toUtf8(), true); });
    m_check->setEnabled(!quote.trimmed().isEmpty());
    if (m_check->isEnabled())
        check();
}

void QuotationDialog::check()
{
    m_copy->setEnabled(false);
    m_status->setText(tr("Checking…"));
    m_details->clear();
    m_query.start(
        [uri = m_uri, quote = m_quote->toPlainText(),
         today = m_today](store::Database &db, const std::stop_token &) -> Result<Verdict> {
            SHERIA_TRY(const FrbrUri parsed, FrbrUri::parse(uri));
            return quotations::verifyQuote(db, parsed, quote, today);
        },
        [this](const Result<Verdict> &verdict) { showVerdict(verdict); });
}

/// The words that it is about have been edited.
void QuotationDialog::dropVerdict()
{
    m_query.cancel();
    m_copy->setEnabled(false);
    m_status->clear();
    m_details->clear();
    m_check->setEnabled(!m_quote->toPlainText().trimmed().isEmpty());
}

void QuotationDialog::showVerdict(const Result<Verdict> &verdict)
{
    m_status->setText(verdict ? verdictSentence(*verdict) : errorText(verdict.error().code));
    m_details->setHtml(verdict ? verdictDetails(*verdict) : QString());
    m_copy->setEnabled(bool(verdict));
}

} // namespace sheria::app
