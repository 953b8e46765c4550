// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serverpanel/serverpanel.h"

#include "app/serverpanel/localserver.h"
#include "app/settings/preferences.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>
#include <QTableView>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum RequestColumns { RequestTimeColumn, RequestColumn, StatusColumn, SizeColumn, DurationColumn };

/// Leaves out the columns that have no room beside the request, of which something is to be read.
class RequestTable : public QTableView
{
public:
    using QTableView::QTableView;

    void fit()
    {
        constexpr int LeastRequestChars = 16;
        int room = viewport()->width() - fontMetrics().averageCharWidth() * LeastRequestChars;
        for (const int column : {RequestTimeColumn, StatusColumn, DurationColumn, SizeColumn}) {
            showColumn(column); // A hidden one has no width.
            room -= std::max(sizeHintForColumn(column),
                             horizontalHeader()->sectionSizeHint(column));
            setColumnHidden(column, room < 0 && column > StatusColumn);
        }
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QTableView::resizeEvent(event);
        fit();
    }
};

QString sizeText(const http::LoggedRequest &request)
{
    return QLocale().formattedDataSize(request.bytes);
}

} // namespace

ServerPanel::ServerPanel(Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
{
    setObjectName(u"serverPanel"_s);
    vbox({buildAddress(),
          buildToken(),
          buildExample(),
          makeLabel(this, u"sectionTitle"_s, tr("Recent requests")),
          {buildRequests(), 1}},
         this, QMargins(12, 10, 12, 8))
        ->setSpacing(10);
    lookWhileShown(this, LookEveryMs, [this] { showRequests(); });
    hideToken();
    update();
}

QPushButton *ServerPanel::copyButton(const QString &name, QLineEdit *source)
{
    auto *button = makeButton(this, {}, {}, u"copy"_s, name, [this, source] {
        copyText(source->text());
        showNotice(this, tr("Copied."));
    });
    button->setAccessibleName(name);
    return button;
}

QWidget *ServerPanel::buildAddress()
{
    auto *group = new QWidget(this);
    m_state = makeLabel(group, u"serverState"_s);
    m_toggle = makeButton(group, u"serverToggle"_s, {}, {}, {}, [this] { toggle(); });
    m_address = makeReadOnlyLine(group, u"serverAddress"_s, tr("Address of the server"));
    m_port = new QSpinBox(group);
    m_port->setObjectName(u"serverPort"_s);
    m_port->setLocale(QLocale::c()); // As in addresses.
    m_port->setRange(1024, 0xffff);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setValue(m_preferences.port());
    m_port->setAccessibleName(tr("Port"));
    m_port->setToolTip(tr("Used at the next start. If it is in use, the next free port is taken."));
    connect(m_port, &QSpinBox::valueChanged, this,
            [this](int port) { m_preferences.setPort(quint16(port)); });
    auto *atStart = new QCheckBox(tr("Start when the program starts"), group);
    atStart->setChecked(m_preferences.startsServer());
    connect(atStart, &QCheckBox::toggled, this,
            [this](bool starts) { m_preferences.setStartsServer(starts); });
    connect(&m_preferences, &Preferences::serverChanged, group, [this, atStart] {
        const QSignalBlocker quiet[] = {QSignalBlocker(m_port), QSignalBlocker(atStart)};
        m_port->setValue(m_preferences.port());
        atStart->setChecked(m_preferences.startsServer());
    });

    auto *form = new QFormLayout(group);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(hbox({{m_state, 1}, m_toggle}));
    form->addRow(tr("Address"), hbox({m_address, copyButton(tr("Copy the address"), m_address)}));
    form->addRow(tr("Port"), hbox({m_port, BoxItem::filler()}));
    form->addRow(atStart);
    m_browse = makeButton(group, u"openInBrowser"_s, tr("Open in Browser"), u"link"_s,
                          tr("Opens the server's pages in your browser, signed in"), [this] {
                              if (m_server)
                                  m_server->makeSignInAddress();
                          });
    auto *settings = makeButton(group, u"serverSettings"_s, tr("Settings…"), {},
                                tr("Allowed web origins and rate limits"),
                                [this] { Q_EMIT settingsRequested(); });
    form->addRow(hbox({m_browse, BoxItem::filler()}));
    form->addRow(hbox({settings, BoxItem::filler()}));
    return group;
}

QWidget *ServerPanel::buildToken()
{
    auto *group = new QWidget(this);
    group->setObjectName(u"tokenBox"_s);
    m_tokenText = new QLabel(group);
    m_tokenText->setWordWrap(true);
    m_token = makeReadOnlyLine(group, u"serverToken"_s, tr("Token"));
    m_copyToken = copyButton(tr("Copy the token"), m_token);
    m_copyToken->setObjectName(u"copyToken"_s);
    m_hideToken = makeButton(group, u"hideToken"_s, tr("I Have Copied It"), u"check"_s, {},
                             [this] { hideToken(); });
    m_newToken = makeButton(group, u"newToken"_s, tr("New Token"), u"key"_s, {}, [this] {
        if (m_server)
            m_server->makeToken(tr("Created in the application"));
    });
    auto *accounts = makeButton(group, u"showAccounts"_s, tr("Accounts…"), {},
                                tr("Accounts, tokens and permissions"),
                                [this] { Q_EMIT accountsRequested(); });
    vbox({m_tokenText,
          hbox({m_token, m_copyToken}),
          {m_hideToken, 0, Qt::AlignLeading},
          hbox({m_newToken, accounts, BoxItem::filler()})},
         group, QMargins(10, 8, 10, 8));
    return group;
}

QWidget *ServerPanel::buildExample()
{
    auto *group = new QWidget(this);
    m_example = makeReadOnlyLine(group, u"serverExample"_s, tr("Example for the command line"));
    vbox({makeLabel(group, u"sectionTitle"_s, tr("Try it on the command line")),
          hbox({m_example, copyButton(tr("Copy the example"), m_example)})},
         group);
    return group;
}

QTableView *ServerPanel::buildRequests()
{
    using Request = http::LoggedRequest;
    const auto duration = [](const Request &request) {
        return tr("%1 ms").arg(QLocale().toString(double(request.took.count()) / 1000, 'f', 1));
    };
    std::vector<RowsColumn<Request>> columns{
        {tr("Time"),
         [](const Request &request) {
             return timeOfDay(request.when, TimeDetail::Seconds);
         }},
        {tr("Request"),
         [](const Request &request) {
             return QString::fromUtf8(request.method.toByteArray() + ' ' + request.path);
         }},
        {tr("Status"), [](const Request &request) { return request.status; }, true},
        {tr("Size"), sizeText, true},
        {tr("Duration"), duration, true}};
    m_requests = std::make_unique<RowsModel<Request>>(
        std::move(columns),
        [duration](const Request &request, int, int role) {
            return role == Qt::ToolTipRole
                ? QVariant(tr("Request %1").arg(QString::fromLatin1(request.id)) + u'\n'
                           + sizeText(request) + u" · "_s + duration(request))
                : QVariant();
        },
        nullptr);
    auto *table = new RequestTable(this);
    setUpTable(*table, u"requestTable"_s, tr("Recent requests"));
    table->setModel(m_requests.get());
    QHeaderView *header = table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignCenter);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(RequestColumn, QHeaderView::Stretch);
    return table;
}

void ServerPanel::showRequests()
{
    const quint64 logged = m_server ? m_server->log().total() : 0;
    if (std::exchange(m_logged, logged) == logged)
        return;
    m_requests->setRows(m_server ? m_server->log().recent() : std::vector<http::LoggedRequest>());
    auto *table = static_cast<RequestTable *>(findChild<QTableView *>(u"requestTable"_s));
    table->fit();
    explainIfEmpty(*table, tr("No requests yet."));
}

void ServerPanel::setServer(LocalServer *server)
{
    m_server = server;
    m_requests->setRows({});
    explainIfEmpty(*findChild<QTableView *>(u"requestTable"_s), tr("No requests yet."));
    m_logged = 0;
    hideToken();
    if (server) {
        connect(server, &LocalServer::changed, this, &ServerPanel::update);
        connect(server, &LocalServer::tokenMade, this, &ServerPanel::showToken);
        connect(server, &LocalServer::signInReady, this, &ServerPanel::browserRequested);
        connect(server, &LocalServer::tokenFailed, this,
                [this] { showNotice(this, tr("No token could be created.")); });
    }
    update();
}

void ServerPanel::setExample(const QByteArray &expressionUri)
{
    m_exampleUri = expressionUri;
    updateExample();
}

QString ServerPanel::stateText() const
{
    if (!m_server)
        return tr("No library is open.");
    switch (m_server->state()) {
    case LocalServer::State::Starting: return tr("The server is starting…");
    case LocalServer::State::Running: return tr("The server is running.");
    case LocalServer::State::Stopping: return tr("The server is stopping…");
    case LocalServer::State::Stopped: break;
    }
    if (m_server->problem())
        return tr("The server could not be started. %1").arg(errorText(*m_server->problem()));
    return tr("The server is stopped.");
}

void ServerPanel::update()
{
    using State = LocalServer::State;
    const State state = m_server ? m_server->state() : State::Stopped;
    const bool isRunning = state == State::Running;
    m_state->setText(stateText());
    m_state->setProperty("mood", isRunning ? u"good"_s : u"calm"_s);
    // A style sheet looks at properties only when it is put on.
    m_state->style()->polish(m_state);
    m_toggle->setText(isRunning ? tr("Stop") : tr("Start"));
    m_toggle->setIcon(icon(isRunning ? u"stop"_s : u"start"_s));
    m_toggle->setEnabled(m_server && (isRunning || state == State::Stopped));
    m_port->setEnabled(!isRunning);
    m_browse->setEnabled(isRunning);
    m_newToken->setEnabled(m_server != nullptr);
    m_address->setText(m_server ? QString::fromLatin1(m_server->address()) : QString());
    m_address->setPlaceholderText(tr("Not running"));
    updateExample();
}

void ServerPanel::updateExample()
{
    const QByteArray address = m_server && !m_server->address().isEmpty()
        ? m_server->address()
        : "http://127.0.0.1:" + QByteArray::number(m_port->value());
    const QByteArray path = m_exampleUri.isEmpty() ? "/places"_ba : m_exampleUri + ".json"_ba;
    const QString token = m_token->text().isEmpty() ? u"TOKEN"_s : m_token->text();
    m_example->setText(u"curl -H 'Authorization: Token %1' '%2/v3%3'"_s.arg(
        token, QString::fromLatin1(address), QString::fromUtf8(path)));
    m_example->setCursorPosition(0);
}

void ServerPanel::toggle()
{
    if (!m_server)
        return;
    if (m_server->state() == LocalServer::State::Running)
        m_server->stop();
    else
        m_server->start(quint16(m_port->value()));
}

void ServerPanel::showToken(const QByteArray &token)
{
    m_token->setText(QString::fromLatin1(token));
    m_token->setCursorPosition(0);
    m_tokenText->setText(tr("Programs send this token to the server. It is shown only once: copy "
                            "it and keep it safe."));
    for (QWidget *widget : {static_cast<QWidget *>(m_token), static_cast<QWidget *>(m_copyToken),
                            static_cast<QWidget *>(m_hideToken)})
        widget->show();
    updateExample();
}

void ServerPanel::hideToken()
{
    m_token->clear();
    m_tokenText->setText(tr("Programs authenticate with a token. The library stores only a hash of "
                            "it; if you have lost yours, create a new one."));
    for (QWidget *widget : {static_cast<QWidget *>(m_token), static_cast<QWidget *>(m_copyToken),
                            static_cast<QWidget *>(m_hideToken)})
        widget->hide();
    updateExample();
}

} // namespace sheria::app
