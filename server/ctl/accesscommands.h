#pragma once

#include "core/access/accounts.h"
#include "core/base/clock.h"
#include "core/library/library.h"
#include "server/ctl/command.h"

#include <functional>
#include <memory>

namespace sheria::ctl {

/// An action about accounts: its words, with "--library" and, where wanted, "--json" and one word that
/// names what it is about.
class AccessAction
{
public:
    /// `name`: "account add"; `text`: what it does.
    AccessAction(const QString &name, const QString &text);

    /// A word without dashes that must be given: "ACCOUNT".
    void addWord(const QString &valueName, const QString &text);
    /// The same, but it may be left out.
    void addOptionalWord(const QString &valueName, const QString &text);
    void addJsonFlag();
    Arguments &arguments() { return m_arguments; }

    /// As Arguments::parse(), and with a library and the word, if there must be one.
    std::optional<Exit> parse(const QStringList &arguments);

    /// The word; empty when it was left out.
    QString word() const { return m_arguments.paths().value(0); }
    QString library() const { return m_arguments.value(QStringLiteral("library")); }
    bool wantsJson() const { return m_arguments.has(QStringLiteral("json")); }

    /// Runs `look` with the library opened to look at: nothing in it or beside it is changed.
    Exit look(const std::function<Result<void>(store::Database &)> &look) const;
    /// Runs `change` with the library opened; it must exist.
    Exit change(const std::function<Result<void>(Library &, access::Accounts &, store::Database &)>
                    &change) const;

private:
    Arguments m_arguments;
    QString m_wordName;
    bool m_needsWord = false;
};

/// An account and a token as JSON objects.
QByteArray accountJson(const access::Account &account);
QByteArray tokenJson(const access::Token &token, const QString &accountName);
/// What an account sees, in one line for people: "everything", or its parts.
QString subscriptionText(const Subscription &subscription);
/// "2024-01-05 08:00", in UTC; "never" when invalid.
QString momentText(const QDateTime &moment);

/// The first line of standard input; asked for, twice and unseen, where that is a terminal.
/// Errors: InvalidArgument when there is none, or the two differ.
Result<QString> readPassword();
/// The same of one that exists: asked for once.
Result<QString> readKnownPassword();
/// The first line of standard input, which may be seen. Errors: InvalidArgument when there is none.
Result<QString> readAnswer();

Exit runAccount(const QStringList &arguments);
Exit runToken(const QStringList &arguments);
Exit runSubscription(const QStringList &arguments);
/// sheriactl kb embeddings
Exit runEmbeddings(const QStringList &arguments);

} // namespace sheria::ctl
