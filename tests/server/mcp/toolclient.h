// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/server/routes/knowledgefixture.h"

#include <QJsonObject>

namespace sheria::tests {

/// A client of the tools of a fixture's server.
class ToolClient
{
public:
    /// Switches the tools on.
    explicit ToolClient(KnowledgeFixture &fixture);

    const QByteArray &token() const { return m_token; }
    /// Sends a message with the tools' token, or another one.
    Reply send(const QByteArray &message, const ApiClient::Headers &headers = {});
    Reply sendWith(const QByteArray &token, const QByteArray &message,
                   const ApiClient::Headers &headers = {});
    /// What a call of a tool comes to: its structured content, which the test fails unless it is as the
    /// tool's schema says.
    QJsonObject call(const QByteArray &tool, const QByteArray &arguments);
    /// What is said of a call that fails; the test fails when it does not.
    QString problem(const QByteArray &tool, const QByteArray &arguments);

private:
    QJsonObject resultOf(const QByteArray &tool, const QByteArray &arguments);

    KnowledgeFixture &m_fixture;
    QByteArray m_token;
};

/// What is wrong with a tool's result by its own schema, structured content and text; empty: nothing.
QStringList problemsInResult(const QString &tool, const QJsonObject &result);

} // namespace sheria::tests
