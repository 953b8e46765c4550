// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/widgets.h"
#include "core/domain/knowledgebase.h"
#include "core/knowledge/item.h"
#include "core/library/library.h"

#include <QByteArray>
#include <QString>
#include <QWidget>

#include <vector>

class QDateEdit;

namespace sheria::app {

/// The body of a request to a knowledge base, as the API takes it; only what is not the default.
QByteArray asJson(const knowledge::Request &request);

/// The request as a command for a shell. `address`: the server's; the token stands as $TOKEN.
QString asCurl(const knowledge::Request &request, const QByteArray &base,
               const QByteArray &address);

/// Snippets for the settings of programs that use the library's tools.
enum class ClientKind {
    StartsProgram, ///< "mcpServers" with a command, as most have it.
    Address,       ///< "mcpServers" with an address.
    EditorServers, ///< "servers", as editors of the Visual Studio family have it.
    CommandLine    ///< The command alone.
};
QString clientSnippet(ClientKind kind, const QString &library, const QByteArray &address);

/// Asks a knowledge base as a program would: a question and filters; what answers it, with its score
/// and why; the whole text of what is chosen.
class AskPage : public QWidget
{
    Q_OBJECT

public:
    /// `library` outlives the page.
    explicit AskPage(Library &library, QWidget *parent = nullptr);

    void setBases(const std::vector<KnowledgeBase> &bases);
    /// The date of the window, which the field for a date takes over; null: the latest.
    void setAsAt(QDate date);
    /// Where the server is, for the request to copy.
    void setAddress(const QByteArray &address) { m_address = address; }

Q_SIGNALS:
    void openRequested(const QByteArray &uri);

private:
    using Found = Result<std::vector<knowledge::Item>>;
    void build();
    QWidget *buildFilters();
    QWidget *buildResults();
    knowledge::Request request() const;
    void ask();
    void show(const Found &found);
    void showChosen();
    void openChosen();
    void copyRequest();
    int chosen() const;

    Library &m_library;
    QByteArray m_address;
    std::vector<KnowledgeBase> m_bases;
    std::vector<knowledge::Item> m_items;
    QComboBox *m_base = nullptr;
    QLineEdit *m_question = nullptr;
    QPushButton *m_ask = nullptr;
    QLineEdit *m_place = nullptr;
    QCheckBox *m_isInForce = nullptr;
    QCheckBox *m_isDated = nullptr;
    QDateEdit *m_date = nullptr;
    QTreeWidget *m_results = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_copy = nullptr;
    Background m_work;
};

} // namespace sheria::app
