// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/networkpages.h"

#include "app/settings/preferences.h"
#include "app/shell/openlibrary.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/http/hosts.h"
#include "core/secrets/tokenvault.h"
#include "server/http/connection/guard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int OriginLines = 4;
constexpr int RequestsStep = 60;
constexpr int LeastPort = 1024;
constexpr int ListLines = 5;

QString purposeName(ContactPurpose purpose)
{
    switch (purpose) {
    case ContactPurpose::Sync: return NetworkSettings::tr("sync");
    case ContactPurpose::Embeddings: return NetworkSettings::tr("embeddings");
    case ContactPurpose::Webhooks: return NetworkSettings::tr("webhooks");
    }
    Q_UNREACHABLE();
}

QString contactText(const Contact &contact)
{
    return NetworkSettings::tr("%1 (%2)").arg(QString::fromUtf8(contact.origin),
                                              purposeName(contact.purpose));
}

QString keepingText(const QByteArray &reference)
{
    using secrets::Keeping;
    switch (secrets::TokenVault::keepingOf(reference)) {
    case Keeping::Nowhere: break;
    case Keeping::Session: return PrivacySettings::tr("until the program ends");
    case Keeping::Keychain: return PrivacySettings::tr("in the system keychain");
    case Keeping::Sealed: return PrivacySettings::tr("in a file with a password");
    case Keeping::File: return PrivacySettings::tr("in a file of your own");
    }
    return PrivacySettings::tr("not stored");
}

QListWidget *makeShortList(QWidget *parent, const QString &name, const QString &spoken)
{
    QListWidget *list = makeList(parent, name, spoken);
    list->setFixedHeight(list->fontMetrics().lineSpacing() * (ListLines + 1));
    return list;
}

/// A list with a button below it, which works while an entry is chosen.
QWidget *withButton(QWidget *parent, QListWidget *list, QPushButton *button)
{
    auto *both = new QWidget(parent);
    both->setFocusProxy(list);
    vbox({list, {button, 0, Qt::AlignLeading}}, both);
    button->setEnabled(false);
    QObject::connect(list, &QListWidget::currentRowChanged, button,
                     [button](int row) { button->setEnabled(row >= 0); });
    return both;
}

} // namespace

ServerSettings::ServerSettings(Preferences &preferences)
    : SettingsPage(u"serverSettingsPage"_s, tr("Server"), u"server"_s)
    , m_preferences(preferences)
{
    buildStart();
    buildRules();
    showStart();
    connect(m_port, &QSpinBox::valueChanged, this,
            [this](int port) { m_preferences.setPort(quint16(port)); });
    connect(m_atStart, &QCheckBox::toggled, this,
            [this](bool starts) { m_preferences.setStartsServer(starts); });
    connect(&preferences, &Preferences::serverChanged, this, &ServerSettings::showStart);
}

void ServerSettings::buildStart()
{
    m_atStart = makeCheckBox(this, u"startServer"_s, tr("Start when the program starts"));
    add(m_atStart, tr("The server answers requests of programs on this computer."));
    m_port = new QSpinBox(this);
    m_port->setObjectName(u"settingsPort"_s);
    m_port->setAccessibleName(tr("Port"));
    m_port->setLocale(QLocale::c()); // As in addresses.
    m_port->setRange(LeastPort, 0xffff);
    add(tr("P&ort"), m_port,
        tr("Used at the next start. If it is in use, the next free port is taken."));
}

void ServerSettings::buildRules()
{
    m_origins = new QPlainTextEdit(m_preferences.allowedOrigins().join(u'\n'), this);
    m_origins->setObjectName(u"allowedOrigins"_s);
    m_origins->setAccessibleName(tr("Allowed web origins"));
    m_origins->setPlaceholderText(u"https://desk.example"_s);
    m_origins->setTabChangesFocus(true);
    m_origins->setFixedHeight(fontMetrics().lineSpacing() * (OriginLines + 1));
    m_origins->installEventFilter(this);
    auto *both = new QWidget(this);
    both->setFocusProxy(m_origins);
    m_problem = makeParagraph(both, u"originProblem"_s);
    m_problem->hide();
    vbox({m_origins, m_problem}, both);
    add(tr("Allowed &web origins"), both,
        tr("One origin per line, such as https://desk.example. Scripts of these pages can "
           "read and change what their token allows. * allows pages of all origins to read. "
           "If empty, pages of other origins cannot use the server."),
        u"CORS"_s);
    m_requests = new QSpinBox(this);
    m_requests->setObjectName(u"requestsPerMinute"_s);
    m_requests->setAccessibleName(tr("Requests per minute"));
    m_requests->setRange(0, Preferences::MaxRequestsPerMinute);
    m_requests->setSingleStep(RequestsStep);
    m_requests->setSpecialValueText(tr("Unlimited"));
    m_requests->setValue(m_preferences.requestsPerMinute());
    add(tr("&Requests per minute"), m_requests,
        tr("Maximum number of requests per client and minute. Further requests "
           "are answered with 429 Too Many Requests."),
        tr("rate limit"));
    connect(m_origins, &QPlainTextEdit::textChanged, this, &ServerSettings::check);
    connect(m_requests, &QSpinBox::editingFinished, this, &ServerSettings::keepRules);
}

void ServerSettings::showStart()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_port), QSignalBlocker(m_atStart)};
    m_port->setValue(m_preferences.port());
    m_atStart->setChecked(m_preferences.startsServer());
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

bool ServerSettings::check()
{
    const QStringList lines = origins();
    const auto wrong = std::find_if(lines.begin(), lines.end(),
                                    [](const QString &line) { return !http::originFrom(line); });
    QString problem;
    if (wrong != lines.end())
        problem =
            tr("“%1” is not an origin. Enter http:// or https:// and a host name, nothing else.")
                .arg(*wrong);
    else if (lines.size() > Preferences::MaxOrigins)
        problem = tr("At most %n origin(s) can be allowed.", nullptr, int(Preferences::MaxOrigins));
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    return problem.isEmpty();
}

/// A server that runs is started again for it, so not with every letter.
void ServerSettings::keepRules()
{
    const bool isNew = origins() != m_preferences.allowedOrigins()
        || m_requests->value() != m_preferences.requestsPerMinute();
    if (isNew && check())
        m_preferences.setServerRules(origins(), m_requests->value());
}

bool ServerSettings::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_origins && event->type() == QEvent::FocusOut)
        keepRules();
    return SettingsPage::eventFilter(watched, event);
}

void ServerSettings::hideEvent(QHideEvent *event)
{
    keepRules();
    SettingsPage::hideEvent(event);
}

NetworkSettings::NetworkSettings(Preferences &preferences)
    : SettingsPage(u"networkSettings"_s, tr("Network"), u"link"_s)
    , m_preferences(preferences)
{
    buildProxy();
    m_hosts = makeShortList(this, u"allowedHosts"_s, tr("Allowed hosts"));
    m_withdraw = makeButton(this, u"withdrawHost"_s, tr("Do Not Allow Any More"), {}, {},
                            [this] { withdraw(); });
    add(tr("Hosts that the open library may &contact"), withButton(this, m_hosts, m_withdraw),
        tr("You allowed these when you added a server, a webhook or an embedding service. The "
           "library contacts no other computers."),
        tr("trust connections sync webhooks"));
}

void NetworkSettings::buildProxy()
{
    using Kind = ProxyChoice::Kind;
    m_proxy = makeComboBox(this, u"proxyChoice"_s, tr("Proxy"),
                           {{tr("As the system says"), int(Kind::System)},
                            {tr("No proxy"), int(Kind::None)},
                            {tr("This proxy"), int(Kind::Own)}});
    m_address = makeLine(this, u"proxyAddress"_s, tr("Address of the proxy"),
                         u"http://proxy.example:3128"_s);
    const ProxyChoice proxy = m_preferences.proxy();
    m_proxy->setCurrentIndex(m_proxy->findData(int(proxy.kind)));
    m_address->setText(proxy.address);
    m_address->setEnabled(proxy.kind == Kind::Own);
    auto *both = new QWidget(this);
    both->setFocusProxy(m_proxy);
    m_problem = makeParagraph(both, u"proxyProblem"_s);
    m_problem->hide();
    vbox({hbox({m_proxy, {m_address, 1}}), m_problem}, both);
    add(tr("&Proxy"), both,
        tr("For requests to other computers: sync and embeddings. HTTP and SOCKS 5; a name and "
           "password cannot be given here."),
        u"SOCKS HTTP"_s);
    connect(m_proxy, &QComboBox::currentIndexChanged, this, &NetworkSettings::keepProxy);
    connect(m_address, &QLineEdit::textChanged, this, &NetworkSettings::keepProxy);
}

void NetworkSettings::keepProxy()
{
    const auto kind = ProxyChoice::Kind(m_proxy->currentData().toInt());
    const QString address = QString::fromUtf8(net::proxyAddress(m_address->text()));
    const bool isOwn = kind == ProxyChoice::Kind::Own;
    m_address->setEnabled(isOwn);
    const bool isMissing = isOwn && address.isEmpty();
    m_problem->setVisible(isMissing);
    m_problem->setText(isMissing
                           ? tr("Enter the address of a proxy, such as http://proxy.example:3128. "
                                "Until then the proxy of before is used.")
                           : QString());
    if (!isMissing)
        m_preferences.setProxy({kind, address});
}

void NetworkSettings::setLibrary(OpenLibrary *library)
{
    m_work.drop();
    m_library = library;
    showHosts(std::vector<Contact>());
    if (library)
        load();
}

void NetworkSettings::load()
{
    m_work.start([&trust = m_library->library().trust()](
                     const std::stop_token &) { return trust.allowed(); },
                 [this](const Result<std::vector<Contact>> &contacts) { showHosts(contacts); });
}

void NetworkSettings::showHosts(const Result<std::vector<Contact>> &contacts)
{
    m_hosts->clear();
    m_contacts = contacts ? *contacts : std::vector<Contact>();
    for (const Contact &contact : m_contacts)
        m_hosts->addItem(contactText(contact));
    explainIfEmpty(*m_hosts, contacts ? tr("No hosts allowed yet.") : QString());
    if (!contacts)
        showNotice(this, errorText(contacts.error().code));
}

void NetworkSettings::withdraw()
{
    const int row = m_hosts->currentRow();
    if (!m_library || row < 0 || row >= int(m_contacts.size()))
        return;
    m_work.start(
        [&trust = m_library->library().trust(), contact = m_contacts[std::size_t(row)]](
            const std::stop_token &) -> Result<std::vector<Contact>> {
            SHERIA_CHECK(trust.withdraw(contact));
            return trust.allowed();
        },
        [this](const Result<std::vector<Contact>> &contacts) { showHosts(contacts); });
}

PrivacySettings::PrivacySettings(Preferences &preferences)
    : SettingsPage(u"privacySettings"_s, tr("Privacy"), u"info"_s)
{
    auto *keeps = makeCheckBox(this, u"keepSearches"_s, tr("&Remember searches"), {},
                               [&preferences](bool isWanted) {
                                   preferences.setKeepsSearches(isWanted);
                               });
    keeps->setChecked(preferences.keepsSearches());
    add(keeps, tr("They are offered in the search box. Searches that you save are kept anyway."),
        tr("history"));
    add(makeButton(this, u"clearSearches"_s, tr("Clear Search History"), {}, {},
                   [this] {
                       Q_EMIT clearSearchesRequested();
                       showNotice(this, tr("The search history was cleared."));
                   }),
        tr("Saved searches stay."));
    add(makeButton(this, u"clearRecent"_s, tr("Clear Recent Libraries"), {}, {},
                   [&preferences] { preferences.clearRecentLibraries(); }),
        tr("Empties the menu Open Recent. The libraries stay where they are."));
    m_tokens = makeShortList(this, u"notedTokens"_s, tr("Tokens of other servers"));
    m_forget = makeButton(this, u"forgetToken"_s, tr("Forget Token"), {}, {}, [this] { forget(); });
    add(tr("&Tokens of other servers, for the open library"), withButton(this, m_tokens, m_forget),
        tr("A token that is forgotten must be entered again before the server is contacted."),
        tr("secrets keychain passwords"));
}

void PrivacySettings::setLibrary(OpenLibrary *library)
{
    m_work.drop();
    m_library = library;
    showTokens(std::vector<secrets::NotedToken>());
    if (library)
        load();
}

void PrivacySettings::load()
{
    m_work.start(
        [&trust = m_library->library().trust()](const std::stop_token &) { return trust.tokens(); },
        [this](const Result<std::vector<secrets::NotedToken>> &tokens) { showTokens(tokens); });
}

void PrivacySettings::showTokens(const Result<std::vector<secrets::NotedToken>> &tokens)
{
    m_tokens->clear();
    m_noted = tokens ? *tokens : std::vector<secrets::NotedToken>();
    for (const secrets::NotedToken &token : m_noted)
        m_tokens->addItem(
            tr("%1: %2").arg(contactText(token.contact), keepingText(token.reference)));
    explainIfEmpty(*m_tokens, tokens ? tr("No tokens yet.") : QString());
    if (!tokens)
        showNotice(this, errorText(tokens.error().code));
}

void PrivacySettings::forget()
{
    const int row = m_tokens->currentRow();
    if (!m_library || row < 0 || row >= int(m_noted.size()))
        return;
    m_work.start(
        [&trust = m_library->library().trust(), &vault = m_library->sync().vault(),
         token = m_noted[std::size_t(row)]](
            const std::stop_token &stop) -> Result<std::vector<secrets::NotedToken>> {
            SHERIA_CHECK(vault.forget(token.reference, stop));
            SHERIA_CHECK(trust.forget(token.id));
            return trust.tokens();
        },
        [this](const Result<std::vector<secrets::NotedToken>> &tokens) { showTokens(tokens); });
}

PlaceSettings::PlaceSettings(const std::vector<KeptPlace> &places)
    : SettingsPage(u"placeSettings"_s, tr("Files and Folders"), u"folder"_s)
{
    m_library = addPlace({tr("Library that is open"), {}});
    for (const KeptPlace &place : places)
        addPlace(place);
}

QLineEdit *PlaceSettings::addPlace(const KeptPlace &place)
{
    auto *both = new QWidget(this);
    QLineEdit *line = makeReadOnlyLine(both, u"keptPlace"_s, place.what);
    line->setText(QDir::toNativeSeparators(place.path));
    line->setCursorPosition(0);
    auto *open = makeButton(both, u"openFolder"_s, tr("Open Folder"), u"folder"_s, {},
                            [this, line] {
                                const QString path = QDir::fromNativeSeparators(line->text());
                                Q_EMIT openFolderRequested(QFileInfo(path).absolutePath());
                            });
    open->setAccessibleName(tr("Open the folder of: %1").arg(place.what));
    open->setEnabled(!place.path.isEmpty());
    connect(line, &QLineEdit::textChanged, open,
            [open](const QString &path) { open->setEnabled(!path.isEmpty()); });
    both->setFocusProxy(line);
    hbox({{line, 1}, open}, both);
    add(place.what, both, {}, tr("path folder file"));
    return line;
}

void PlaceSettings::setLibrary(OpenLibrary *library)
{
    m_library->setText(library ? QDir::toNativeSeparators(library->path()) : QString());
    m_library->setCursorPosition(0);
}

} // namespace sheria::app
