// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/connectdialog.h"

#include "app/sync/sourcedialogs.h"
#include "app/sync/sourceform.h"
#include "core/sync/source/address.h"
#include "core/sync/source/publishers.h"
#include "core/sync/source/settings.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum Page { ServerPage, ChoicePage };

constexpr QSize ConnectDialogSize(620, 520);
constexpr int ResultMarkSize = 22;

/// Who connects to a server wants to stay current: a day without news costs a handful of requests.
store::SyncSource newSource()
{
    store::SyncSource source;
    source.intervalMinutes = 24 * 60; // The form offers it as "Every day".
    return source;
}

} // namespace

ConnectDialog::ConnectDialog(SyncDesk &desk, QWidget *parent)
    : ConnectDialog(desk, newSource(), parent)
{}

ConnectDialog::ConnectDialog(SyncDesk &desk, const store::SyncSource &source, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_source(source)
    , m_estimator(this)
    , m_tester(this)
{
    setUpDialog(*this, u"connectDialog"_s, isNew() ? tr("Connect to a Server") : tr("Edit Source"));
    build();
    resize(ConnectDialogSize);
    connect(m_address, &QLineEdit::textChanged, this, &ConnectDialog::forgetTest);
    connect(m_token, &QLineEdit::textChanged, this, &ConnectDialog::forgetTest);
    connect(m_keep, &TokenBox::changed, this, &ConnectDialog::updateButtons);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ConnectDialog::showKind);
    connect(m_form, &SourceForm::selectionChanged, this, &ConnectDialog::updateButtons);
    connect(m_form, &SourceForm::selectionChanged, &m_estimateSoon, qOverload<>(&QTimer::start));
    connect(&m_estimateSoon, &QTimer::timeout, this, &ConnectDialog::estimate);
    m_estimateSoon.setSingleShot(true);
    m_estimateSoon.setInterval(EstimateAfterMs);
    connect(&desk, &SyncDesk::changed, this, &ConnectDialog::showChanged);
    connect(&desk, &SyncDesk::failed, this, &ConnectDialog::showFailed);
    if (!isNew()) {
        m_address->setText(QString::fromUtf8(source.base));
        m_address->setReadOnly(true);
        m_kind->setCurrentIndex(m_kind->findData(int(source.kind)));
        m_kind->setEnabled(false);
        m_token->setPlaceholderText(tr("Leave empty to keep the stored token"));
    }
    showKind();
    (isNew() ? m_address : m_token)->setFocus();
}

void ConnectDialog::build()
{
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(buildServer());
    m_pages->addWidget(buildChoice());
    m_problem = makeParagraph(this, u"connectProblem"_s);
    vbox({{m_pages, 1}, m_problem, buildButtons()}, this, QMargins(18, 16, 18, 14));
    // Return in a field is for the button that goes on.
    const auto buttons = findChildren<QPushButton *>();
    for (QPushButton *button : buttons)
        button->setAutoDefault(button == m_next);
    m_next->setDefault(true);
}

QWidget *ConnectDialog::buildServer()
{
    auto *page = new QWidget(this);
    auto *lead = new QLabel(
        tr("Sheria downloads works from a server and keeps this library in sync with it. The "
           "operator of the server provides the address and a token."),
        page);
    lead->setWordWrap(true);
    m_kind = makeComboBox(
        page, u"upstreamKind"_s, {},
        {{tr("Legislation"), int(store::SyncKind::Legislation)},
         {tr("Court decisions"), int(store::SyncKind::Decisions)},
         {tr("Knowledge bases"), int(store::SyncKind::Knowledge)},
         {tr("legislation.gov.uk (feed)"), int(store::SyncKind::LegislationGovUk)},
         {tr("Find Case Law, The National Archives (feed)"), int(store::SyncKind::FindCaseLaw)}});
    m_address = makeLine(page, u"upstreamAddress"_s, {}, {});
    m_license = makeParagraph(page, u"feedLicense"_s);
    m_license->setOpenExternalLinks(true);
    m_license->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_token = makePasswordLine(page, u"upstreamToken"_s);
    m_test = makeButton(page, u"testConnection"_s, tr("Test Connection"), u"link"_s, {},
                        [this] { test(false); });
    m_plainHttp = makeParagraph(page, u"plainHttpWarning"_s,
                                tr("The token is sent to this address unencrypted and can be "
                                   "intercepted. Use https:// if the server supports it."));
    auto *form = new QFormLayout;
    m_rows = form;
    form->addRow(tr("Available:"), m_kind);
    form->addRow(tr("Address:"), m_address);
    form->addRow(m_license);
    form->addRow(m_plainHttp);
    form->addRow(tr("Token:"), m_token);
    m_keep = new TokenBox(m_desk.vault(), *form, page);
    m_busy = makeProgressBar(page, {}, tr("Testing the connection"));
    m_busy->setRange(0, 0);
    vbox({lead, form, hbox({m_test, {m_busy, 1}, BoxItem::filler()}), buildVerdict(),
          BoxItem::filler()},
         page)
        ->setSpacing(12);
    return page;
}

QWidget *ConnectDialog::buildVerdict()
{
    m_verdict = new QWidget(this);
    m_verdict->setObjectName(u"tokenBox"_s);
    m_mark = new QLabel(m_verdict);
    m_title = makeParagraph(m_verdict, u"verdictTitle"_s);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text = makeParagraph(m_verdict, u"verdictText"_s);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    hbox({{m_mark, 0, Qt::AlignTop}, {vbox({m_title, m_text}), 1}}, m_verdict,
         QMargins(12, 10, 12, 10))
        ->setSpacing(12);
    return m_verdict;
}

QWidget *ConnectDialog::buildChoice()
{
    auto *page = new QWidget(this);
    m_form = new SourceForm(page);
    m_estimate = makeParagraph(page, u"syncEstimate"_s);
    vbox({{m_form, 1}, m_estimate}, page);
    return page;
}

QWidget *ConnectDialog::buildButtons()
{
    auto *bar = new QWidget(this);
    // Words of our own: Qt's own translations may not be installed.
    auto *cancel = makeButton(bar, u"cancelConnect"_s, tr("Cancel"), {}, {}, [this] { reject(); });
    m_back = makeButton(bar, u"connectBack"_s, tr("Back"), {}, {}, [this] { goBack(); });
    m_next = makeButton(bar, u"connectNext"_s, {}, {}, {}, [this] { goOn(); });
    hbox({BoxItem::filler(), cancel, m_back, m_next}, bar, QMargins(0, 6, 0, 0));
    return bar;
}

store::SyncKind ConnectDialog::kind() const
{
    return store::SyncKind(m_kind->currentData().toInt());
}

/// What a publisher's feed is asked without is not shown for it.
void ConnectDialog::showKind()
{
    const sync::Publisher *publisher = sync::publisherOf(kind());
    m_address->setPlaceholderText(publisher ? QString::fromLatin1(publisher->site)
                                            : u"https://api.example.org"_s);
    m_rows->setRowVisible(m_token, !publisher);
    m_license->setVisible(publisher != nullptr);
    if (publisher)
        m_license->setText(
            tr("No token is needed. Leave the address empty for new publications, or enter the "
               "address of another Atom feed of the publisher. Licence of the documents: %1.")
                .arg(u"<a href=\"%1\">%2</a>"_s.arg(QString::fromLatin1(publisher->licenseUrl),
                                                    QString::fromLatin1(publisher->licenseName))));
    forgetTest();
}

void ConnectDialog::forgetTest()
{
    m_tester.requestStop();
    m_isTesting = false;
    m_offer.reset();
    m_verdict->hide();
    updateButtons();
}

std::function<Result<QByteArray>(const std::stop_token &)> ConnectDialog::token() const
{
    return [typed = m_token->text().trimmed().toUtf8(), source = m_source, &trust = m_desk.trust(),
            &vault = m_desk.vault()](const std::stop_token &stop) -> Result<QByteArray> {
        return typed.isEmpty() && !source.tokenFrom.isEmpty()
            ? tokenOfSource(trust, vault, source, stop)
            : typed;
    };
}

void ConnectDialog::test(bool goesOn)
{
    m_source.kind = kind();
    const Result<QByteArray> base = sync::sourceAddress(m_source.kind, m_address->text());
    if (!base) {
        showVerdict(verdictOf(base.error(), m_source.kind));
        return;
    }
    if (const QString typed = m_address->text(); !typed.isEmpty() && !typed.contains("://"_L1))
        m_address->setText(QString::fromUtf8(*base)); // With the scheme that is used.
    m_isTesting = true;
    m_verdict->hide();
    updateButtons();
    m_tester.start(
        [base = *base, token = token(), kind = m_source.kind,
         &clock = m_desk.clock()](const std::stop_token &stop) -> Result<sync::Offer> {
            SHERIA_TRY(const QByteArray known, token(stop));
            return sync::lookAround(base, kind, askingOptions(known), clock, stop);
        },
        [this, goesOn](const Result<sync::Offer> &tested) { showTested(tested, goesOn); });
}

void ConnectDialog::showTested(const Result<sync::Offer> &tested, bool goesOn)
{
    m_isTesting = false;
    if (tested)
        m_offer = *tested;
    else if (!isNew())
        m_offer = sync::Offer(); // How often it is run can be chosen without the server.
    showVerdict(verdictOf(tested, m_source.kind));
    updateButtons();
    if (goesOn && tested)
        showChoice();
    else if (m_pages->currentIndex() == ServerPage)
        focusAfterTest(tested.has_value());
}

/// A button that cannot be pressed meanwhile loses the keyboard to the field beside it.
void ConnectDialog::focusAfterTest(bool isGood)
{
    if (focusWidget() == m_address || focusWidget() == m_token)
        return; // Somebody writes.
    (isGood && m_next->isEnabled() ? m_next : m_test)->setFocus();
}

void ConnectDialog::showVerdict(const TestVerdict &verdict)
{
    m_mark->setPixmap(
        icon(verdict.isGood ? u"check"_s : u"warning"_s).pixmap(ResultMarkSize, ResultMarkSize));
    m_title->setText(verdict.title);
    m_text->setText(verdict.explanation);
    m_verdict->show();
}

void ConnectDialog::showChoice()
{
    m_form->show(m_source, *m_offer);
    m_pages->setCurrentIndex(ChoicePage);
    updateButtons();
    m_form->setFocus();
}

/// Some dozens of requests, so not for each tick of a box.
void ConnectDialog::estimate()
{
    store::SyncSource wanted = m_source;
    const bool isChosen = m_form->take(wanted);
    const auto selection = sync::effectiveSelection(wanted);
    if (m_pages->currentIndex() != ChoicePage || !isChosen || !selection
        || m_offer->probe.version.isEmpty())
        return;
    m_estimate->setText(tr("Estimating the size…"));
    m_estimator.start(
        [base = *sync::sourceAddress(kind(), m_address->text()), token = token(),
         kind = m_source.kind, selection = *selection,
         &clock = m_desk.clock()](const std::stop_token &stop) -> Result<sync::Estimate> {
            SHERIA_TRY(const QByteArray known, token(stop));
            return sync::estimate(base, kind, selection, askingOptions(known), clock, stop);
        },
        [this](const Result<sync::Estimate> &estimate) {
            if (estimate)
                m_estimate->setText(estimateText(*estimate));
            else if (estimate.error().code == ErrorCode::NotFound)
                m_estimate->setText(tr("The server has no matching content."));
            else
                m_estimate->setText(tr("The size cannot be estimated now."));
        });
}

void ConnectDialog::goBack()
{
    m_pages->setCurrentIndex(ServerPage);
    updateButtons();
}

void ConnectDialog::goOn()
{
    if (m_pages->currentIndex() == ChoicePage)
        accept();
    else if (m_offer)
        showChoice();
    else
        test(true);
}

void ConnectDialog::accept()
{
    if (m_isSaving || !m_form->take(m_source))
        return;
    if (isNew()) {
        m_source.base = *sync::sourceAddress(m_source.kind, m_address->text());
        m_source = sync::withLicense(m_source);
        m_source.createdAt = m_desk.clock().now();
    }
    m_isSaving = true;
    m_problem->hide();
    updateButtons();
    const bool isFeed = sync::publisherOf(m_source.kind) != nullptr;
    m_desk.put(m_source,
               {isFeed ? QByteArray() : m_token->text().trimmed().toUtf8(), m_keep->keeping(),
                m_keep->password()});
}

void ConnectDialog::showChanged(qint64 id)
{
    if (!m_isSaving || (!isNew() && id != m_source.id))
        return;
    m_desk.run(id);
    Q_EMIT saved(id);
    QDialog::accept();
}

void ConnectDialog::showFailed(const Error &error)
{
    if (!m_isSaving)
        return;
    m_isSaving = false;
    QString text = troubleText(error.message);
    if (error.code == ErrorCode::Conflict)
        text = tr("This server is already a source of this library.");
    else if (error.code == ErrorCode::Unauthorized)
        text = tr("Wrong password for the encrypted file.");
    else if (error.code == ErrorCode::Unavailable)
        text = tr("The token could not be stored: %1").arg(text);
    m_problem->setText(text);
    m_problem->show();
    updateButtons();
}

void ConnectDialog::updateButtons()
{
    const bool isChoosing = m_pages->currentIndex() == ChoicePage;
    const QString token = m_token->text().trimmed();
    const bool isFeed = sync::publisherOf(kind()) != nullptr;
    const bool isTokenKept = isFeed || (!isNew() && token.isEmpty());
    const Result<QByteArray> base = sync::sourceAddress(kind(), m_address->text());
    const bool isAddressGiven = isFeed || !m_address->text().trimmed().isEmpty();
    m_plainHttp->setVisible(!isFeed && base && sync::isPlainHttpElsewhere(*base));
    m_busy->setVisible(m_isTesting);
    m_keep->setVisible(!isTokenKept);
    m_test->setEnabled(!m_isTesting && isAddressGiven);
    m_back->setVisible(isChoosing);
    m_next->setText(!isChoosing   ? tr("Next")
                        : isNew() ? tr("Connect and Fetch")
                                  : tr("Save and Run"));
    const QString problem = isTokenKept || token.isEmpty() ? QString() : m_keep->problem();
    if (!m_isSaving) {
        const bool isNothing = isChoosing && !m_form->selection();
        m_problem->setText(isNothing ? tr("Select at least one place.") : problem);
        m_problem->setVisible(!m_problem->text().isEmpty());
    }
    const bool isGiven = isAddressGiven && (isFeed || !isNew() || !token.isEmpty());
    const bool isReady = isChoosing ? m_form->selection() && !m_isSaving : !m_isTesting && isGiven;
    m_next->setEnabled(isReady && problem.isEmpty());
}

void ConnectDialog::reject()
{
    m_tester.requestStop();
    m_estimator.requestStop();
    QDialog::reject();
}

} // namespace sheria::app
