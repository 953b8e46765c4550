// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/basespage.h"
#include "app/theme/widgets.h"
#include "core/access/accounts.h"
#include "core/base/result.h"
#include "core/secrets/tokenvault.h"
#include "core/store/knowledge/embeddingqueries.h"

#include <QByteArray>
#include <QString>
#include <QWidget>

#include <optional>

namespace sheria {
class Library;
} // namespace sheria

namespace sheria::app {

class TokenBox;

/// An embeddings endpoint as a person names it.
struct VectorSource
{
    QByteArray url;
    QString model;
    QByteArray key; ///< Empty: the one that is kept, of the same address.
    secrets::Keeping keeping = secrets::Keeping::Session; ///< Of a new key.
    QString password; ///< Opens the file of sealed keys; empty: not needed.
};

/// Keeps the key in the vault and the rest in the library; none forgets both.
/// Errors: those of secrets::TokenVault and of the library. Thread: waits, so not the GUI's.
Result<void> putVectorSource(Library &library, secrets::TokenVault &vault,
                             const std::optional<VectorSource> &given);

/// What was wrong when vectors were asked for last, for people.
QString vectorProblemText(const Error &problem);

/// The switches: whether language models get the library as tools, and how to tell their programs so;
/// and where vectors come from.
class ToolsPage : public QWidget
{
    Q_OBJECT

public:
    struct State
    {
        access::McpAccess::State door;
        std::optional<store::EmbeddingSource> source;
        store::EmbeddingCounts counts;
        std::optional<Error> problem; ///< Of the endpoint.
        bool hasFamilies = true;      ///< See search::usesFamilies().
    };

    /// `library`: the file, for snippets. `vault` outlives the page. `change` makes a change of the
    /// library; it ends with setState(), showToken() or showProblem().
    ToolsPage(const QString &library, secrets::TokenVault &vault, KnowledgeChanger change,
              QWidget *parent = nullptr);

    void setState(const State &state);
    void setAddress(const QByteArray &address);
    /// A token, which is shown only once.
    void showToken(const QByteArray &token);
    void showProblem(const QString &sentence);

private:
    QWidget *buildTools();
    QWidget *buildVectors();
    void showSnippet();
    void saveSource();
    void putSource(const std::optional<VectorSource> &source);
    void showKeeping();
    static QString stateText(const State &state);

    QString m_library;
    secrets::TokenVault &m_vault;
    KnowledgeChanger m_change;
    QByteArray m_address;
    bool m_wantsPassword = false; ///< The key is in a file that is not open.
    bool m_isFilled = false;      ///< The fields hold what is kept.
    QCheckBox *m_isOn = nullptr;
    QLabel *m_tokenState = nullptr;
    QLineEdit *m_token = nullptr;
    QComboBox *m_client = nullptr;
    QPlainTextEdit *m_snippet = nullptr;
    QCheckBox *m_families = nullptr;
    QLineEdit *m_url = nullptr;
    QLabel *m_plainHttp = nullptr;
    QLineEdit *m_model = nullptr;
    QLineEdit *m_key = nullptr;
    TokenBox *m_keep = nullptr;
    QLabel *m_vectors = nullptr;
    QLabel *m_vectorProblem = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace sheria::app
