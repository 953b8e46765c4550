// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/toolspage.h"

#include "app/knowledge/askpage.h"
#include "app/sync/sourcedialogs.h"
#include "app/text/words.h"
#include "core/domain/contact.h"
#include "core/library/library.h"
#include "core/search/index/indexstatus.h"
#include "core/search/text/wordfamilies.h"
#include "core/secrets/librarytrust.h"
#include "core/sync/source/address.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;
using access::McpAccess;

namespace {

struct VectorText
{
    Q_DECLARE_TR_FUNCTIONS(VectorText)
};

/// What is not noted for this endpoint is not ours to forget.
Result<void> forgetKey(secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                       const store::EmbeddingSource &source)
{
    const Result<QByteArray> reference = trust.reference(ContactPurpose::Embeddings, source.url,
                                                         source.keyFrom);
    if (!reference || reference->isEmpty())
        return {};
    SHERIA_CHECK(vault.forget(*reference));
    return trust.forget(source.keyFrom);
}

constexpr int SnippetLines = 12; ///< The longest one.

QLabel *heading(const QString &text, QWidget *parent)
{
    return makeLabel(parent, u"sectionTitle"_s, text);
}

QLabel *paragraph(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

Result<void> putVectorSource(Library &library, secrets::TokenVault &vault,
                             const std::optional<VectorSource> &given)
{
    secrets::LibraryTrust &trust = library.trust();
    SHERIA_TRY(store::Database db, library.openReader());
    SHERIA_TRY(const auto known, store::embeddingSource(db));
    const store::EmbeddingSource before = known.value_or(store::EmbeddingSource());
    std::optional<store::EmbeddingSource> source;
    if (given) {
        if (!given->password.isEmpty())
            SHERIA_CHECK(vault.openSealedFile(given->password));
        // A key is shown to whom it was given for.
        source = {given->url, given->model,
                  given->url == before.url ? before.keyFrom : QByteArray()};
        if (!given->key.isEmpty()) {
            SHERIA_TRY(const QByteArray reference, vault.keep(given->keeping, given->key));
            SHERIA_TRY(source->keyFrom,
                       trust.remember(ContactPurpose::Embeddings, source->url, reference));
        }
    }
    // Before it is there to be asked.
    if (source)
        SHERIA_CHECK(trust.allow(ContactPurpose::Embeddings, source->url));
    const Result<void> done = library.writer()
                                  .submit([&source](store::Database &writing) {
                                      return store::putEmbeddingSource(writing, source);
                                  })
                                  .get();
    const store::EmbeddingSource put = source.value_or(store::EmbeddingSource());
    if (put.keyFrom != before.keyFrom)
        SHERIA_CHECK(forgetKey(trust, vault, done ? before : put));
    return done;
}

QString vectorProblemText(const Error &problem)
{
    switch (problem.code) {
    case ErrorCode::Unavailable:
        return VectorText::tr("The embeddings endpoint does not work. Until it does, passages are "
                              "found by words only.");
    case ErrorCode::Forbidden: return VectorText::tr("The endpoint rejected the key.");
    case ErrorCode::Corrupt:
        return VectorText::tr(
            "The endpoint did not return embeddings. Check its address and the model name.");
    case ErrorCode::NotFound: return VectorText::tr("The key is no longer stored. Enter it again.");
    case ErrorCode::Unauthorized:
        return VectorText::tr("The key is in the encrypted file. Enter the password and save.");
    case ErrorCode::Conflict:
        return VectorText::tr("Connections to the endpoint have not been allowed yet. Reopen the "
                              "library to allow them, or save the endpoint here.");
    case ErrorCode::InvalidArgument:
    case ErrorCode::Unsupported:
    case ErrorCode::NoSpace:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal: return errorText(problem.code);
    }
    Q_UNREACHABLE();
}

ToolsPage::ToolsPage(const QString &library, secrets::TokenVault &vault, KnowledgeChanger change,
                     QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_vault(vault)
    , m_change(std::move(change))
{
    m_problem = paragraph({}, this);
    m_problem->setObjectName(u"toolsProblem"_s);
    m_problem->hide();
    vbox({heading(tr("Tools for language models"), this), buildTools(), BoxItem::space(10),
          heading(tr("Semantic search"), this), buildVectors(), m_problem, BoxItem::filler()},
         this, StyleMargins);
    showSnippet();
}

QWidget *ToolsPage::buildTools()
{
    auto *box = new QWidget(this);
    m_isOn = makeCheckBox(box, u"toolsOn"_s, tr("Allow AI assistants to use this library as tools"),
                          {}, [this](bool isOpen) {
                              m_change([isOpen](Library &library) -> Result<QByteArray> {
                                  McpAccess door(library.writer(), library.clock());
                                  if (!isOpen) {
                                      SHERIA_CHECK(door.shut());
                                      return QByteArray();
                                  }
                                  SHERIA_TRY(const std::optional<QByteArray> token, door.open());
                                  return token.value_or(QByteArray());
                              });
                          });
    m_tokenState = makeLabel(box, u"toolsTokenState"_s);
    auto *renew = makeButton(box, u"toolsNewToken"_s, tr("New Token"), u"key"_s, {}, [this] {
        m_change([](Library &library) {
            return McpAccess(library.writer(), library.clock()).renewToken();
        });
    });
    m_token = makeReadOnlyLine(box, u"toolsToken"_s, tr("Token, shown only once"));
    m_token->hide();
    m_client = makeComboBox(box, u"toolsClient"_s, tr("Program type"),
                            {{tr("Starts a program (mcpServers)"), {}},
                             {tr("Uses the address (mcpServers)"), {}},
                             {tr("Editors (servers)"), {}},
                             {tr("Command line"), {}}});
    connect(m_client, &QComboBox::currentIndexChanged, this, &ToolsPage::showSnippet);
    auto *copy = makeButton(box, u"toolsCopy"_s, tr("Copy"), u"copy"_s, {},
                            [this] { copyText(m_snippet->toPlainText()); });
    m_snippet = makeTextView(box, u"toolsSnippet"_s, tr("For the program's settings"));
    m_snippet->setFixedHeight(fontMetrics().lineSpacing() * (SnippetLines + 1));

    auto *client = hbox({new QLabel(tr("For the settings of a program that"), box), m_client,
                         BoxItem::filler(), copy});
    vbox({m_isOn, hbox({{m_tokenState, 1}, renew}), m_token, client, m_snippet}, box);
    return box;
}

QWidget *ToolsPage::buildVectors()
{
    auto *box = new QWidget(this);
    m_families = makeCheckBox(
        box, u"wordFamilies"_s,
        tr("Also find words of the same family, such as “decision” for “decide” (English)"), {},
        [this](bool isUsed) {
            m_change([isUsed](Library &library) -> Result<QByteArray> {
                SHERIA_CHECK(search::useFamilies(search::synonymsFolder(library.path()), isUsed));
                return QByteArray();
            });
        });
    m_url = makeLine(box, u"vectorUrl"_s, {}, u"http://127.0.0.1:8080/v1"_s);
    m_model = makeLine(box, u"vectorModel"_s, {}, u"bge-small"_s);
    m_key = makePasswordLine(box, u"vectorKey"_s);
    connect(m_key, &QLineEdit::textChanged, this, &ToolsPage::showKeeping);
    m_vectors = paragraph({}, box);
    m_vectors->setObjectName(u"vectorState"_s);
    m_vectorProblem = paragraph({}, box);
    m_vectorProblem->setObjectName(u"vectorProblem"_s);
    m_vectorProblem->hide();
    auto *keep = makeButton(box, u"saveVectors"_s, tr("Save"), u"check"_s, {},
                            [this] { saveSource(); });
    auto *off = makeButton(box, u"vectorsOff"_s, tr("Switch Off"), u"stop"_s, {}, [this] {
        m_isFilled = false;
        putSource(std::nullopt);
    });
    auto *row = hbox({keep, off, BoxItem::filler()});
    auto *form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(m_families);
    form->addRow(paragraph(tr("An embeddings endpoint on this computer or elsewhere. Texts of the "
                              "library and queries are sent to it."),
                           box));
    m_plainHttp = paragraph(tr("Texts, queries and the key are sent to this address unencrypted "
                               "and can be intercepted. Use https:// if the endpoint supports it."),
                            box);
    m_plainHttp->setObjectName(u"plainHttpVectors"_s);
    m_plainHttp->hide();
    connect(m_url, &QLineEdit::textChanged, this, [this](const QString &url) {
        m_plainHttp->setVisible(sync::isPlainHttpElsewhere(url.trimmed().toUtf8()));
    });
    form->addRow(tr("Address"), m_url);
    form->addRow(m_plainHttp);
    form->addRow(tr("Model"), m_model);
    form->addRow(tr("Key"), m_key);
    m_keep = new TokenBox(m_vault, *form, box, TokenBox::Secret::Key);
    showKeeping();
    form->addRow(QString(), row);
    form->addRow(m_vectors);
    form->addRow(m_vectorProblem);
    return box;
}

QString ToolsPage::stateText(const State &state)
{
    if (!state.source)
        return state.hasFamilies ? tr("Off. Passages are found by words and word families.")
                                 : tr("Off. Passages are found by words only.");
    if (state.counts.waiting > 0)
        return tr("%L1 passages embedded; %n text(s) pending.", nullptr, int(state.counts.waiting))
            .arg(state.counts.passages);
    return tr("All %L1 passages are embedded (%L2 dimensions).")
        .arg(state.counts.passages)
        .arg(state.counts.dimension);
}

void ToolsPage::setState(const State &state)
{
    m_isOn->setChecked(state.door.isOpen);
    m_families->setChecked(state.hasFamilies);
    m_tokenState->setText(state.door.hasToken ? tr("The tools use the token that starts with %1.")
                                                    .arg(QString::fromUtf8(state.door.tokenHint))
                                              : tr("The tools have no token yet."));
    m_vectors->setText(stateText(state));
    m_vectorProblem->setText(state.problem ? vectorProblemText(*state.problem) : QString());
    m_vectorProblem->setVisible(state.problem.has_value());
    m_key->setPlaceholderText(state.source && !state.source->keyFrom.isEmpty()
                                  ? tr("Stored; enter another one to replace it")
                                  : tr("Only if the endpoint requires one"));
    m_wantsPassword = state.problem && state.problem->code == ErrorCode::Unauthorized;
    showKeeping();
    if (m_isFilled)
        return;
    m_isFilled = true;
    const store::EmbeddingSource source = state.source.value_or(store::EmbeddingSource());
    m_url->setText(QString::fromUtf8(source.url));
    m_model->setText(source.model);
    m_key->clear();
}

void ToolsPage::setAddress(const QByteArray &address)
{
    m_address = address;
    showSnippet();
}

void ToolsPage::showToken(const QByteArray &token)
{
    m_token->setText(QString::fromLatin1(token));
    m_token->setCursorPosition(0);
    m_token->show();
    showSnippet();
}

void ToolsPage::showSnippet()
{
    QString text = clientSnippet(ClientKind(m_client->currentIndex()), m_library, m_address);
    if (!m_token->text().isEmpty())
        text.replace(u"Bearer TOKEN"_s, u"Bearer "_s + m_token->text());
    m_snippet->setPlainText(text);
}

/// Where a key is kept is asked when there is one to keep.
void ToolsPage::showKeeping()
{
    m_keep->setVisible(m_wantsPassword || !m_key->text().trimmed().isEmpty());
}

void ToolsPage::saveSource()
{
    QString url = m_url->text().trimmed();
    while (url.endsWith(u'/'))
        url.chop(1);
    const QString model = m_model->text().trimmed();
    const bool isAddress = !originOf(url.toUtf8()).isEmpty();
    if (!isAddress || model.isEmpty()) {
        showProblem(tr("Enter an address starting with http:// or https:// and a model name."));
        return;
    }
    const QByteArray key = m_key->text().trimmed().toUtf8();
    const bool isAsked = m_wantsPassword || !key.isEmpty();
    if (const QString problem = isAsked ? m_keep->problem() : QString(); !problem.isEmpty()) {
        showProblem(problem);
        return;
    }
    m_problem->hide();
    m_isFilled = false;
    putSource(VectorSource{url.toUtf8(), model, key, m_keep->keeping(),
                           isAsked ? m_keep->password() : QString()});
}

void ToolsPage::putSource(const std::optional<VectorSource> &source)
{
    m_change([source, &vault = m_vault](Library &library) -> Result<QByteArray> {
        SHERIA_CHECK(putVectorSource(library, vault, source));
        return QByteArray();
    });
}

void ToolsPage::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

} // namespace sheria::app
