#include "app/serverpanel/serversettings.h"

#include "app/settings/preferences.h"
#include "app/theme/widgets.h"
#include "server/http/origin.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int OriginLines = 4;
constexpr int RequestsStep = 60;
constexpr int NarrowestText = 420;

QLabel *narrowParagraph(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setMinimumWidth(NarrowestText);
    return label;
}

} // namespace

ServerSettings::ServerSettings(Preferences &preferences, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
{
    setObjectName(u"serverSettingsDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Server Settings"));
    build();
    m_origins->setPlainText(preferences.allowedOrigins().join(u'\n'));
    m_requests->setValue(preferences.requestsPerMinute());
    check();
}

void ServerSettings::build()
{
    auto *originsTitle = makeLabel(this, u"sectionTitle"_s,
                                   tr("&Web pages that may use the server"));
    m_origins = new QPlainTextEdit(this);
    m_origins->setObjectName(u"allowedOrigins"_s);
    m_origins->setPlaceholderText(u"https://desk.example"_s);
    m_origins->setTabChangesFocus(true);
    m_origins->setFixedHeight(fontMetrics().lineSpacing() * (OriginLines + 1));
    originsTitle->setBuddy(m_origins);
    m_problem = makeParagraph(this, u"originProblem"_s);
    auto *requestsTitle = makeLabel(this, u"sectionTitle"_s, tr("&Requests a minute"));
    m_requests = new QSpinBox(this);
    m_requests->setObjectName(u"requestsPerMinute"_s);
    m_requests->setRange(0, MostRequests);
    m_requests->setSingleStep(RequestsStep);
    m_requests->setSpecialValueText(tr("As many as come"));
    requestsTitle->setBuddy(m_requests);
    auto *buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(u"saveServerSettings"_s);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);

    vbox({originsTitle,
          narrowParagraph(tr("One origin a line, such as https://desk.example. Scripts of "
                             "these pages may read and change what a token allows them to. "
                             "A * lets the pages of all origins read. Without any, no page "
                             "from elsewhere can use the server."),
                          this),
          m_origins,
          m_problem,
          BoxItem::space(8),
          requestsTitle,
          narrowParagraph(
              tr("How many requests of one client are answered in a minute. Those beyond are "
                 "asked to come again later (429)."),
              this),
          {m_requests, 0, Qt::AlignLeading},
          BoxItem::filler(),
          buttons},
         this, StyleMargins);
    connect(m_origins, &QPlainTextEdit::textChanged, this, &ServerSettings::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QStringList ServerSettings::origins() const
{
    QStringList lines = m_origins->toPlainText().split(u'\n');
    for (QString &line : lines) {
        line = line.trimmed();
        // As an address line shows it.
        if (line.endsWith(u'/'))
            line.chop(1);
    }
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines;
}

void ServerSettings::check()
{
    const QStringList lines = origins();
    const auto wrong = std::find_if(lines.begin(), lines.end(),
                                    [](const QString &line) { return !http::originFrom(line); });
    m_problem->setText(wrong == lines.end()
                           ? QString()
                           : tr("“%1” is not an origin: write http:// or https://, "
                                "a name, and nothing after it.")
                                 .arg(*wrong));
    m_problem->setVisible(wrong != lines.end());
    m_save->setEnabled(wrong == lines.end());
}

void ServerSettings::accept()
{
    m_preferences.setAllowedOrigins(origins());
    m_preferences.setRequestsPerMinute(m_requests->value());
    QDialog::accept();
}

} // namespace sheria::app
