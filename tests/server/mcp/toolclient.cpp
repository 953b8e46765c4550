// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/mcp/toolclient.h"

#include "core/access/accounts.h"
#include "core/assistant/toolbox.h"

#include <QJsonArray>
#include <QTest>

namespace sheria::tests {

using namespace Qt::StringLiterals;

ToolClient::ToolClient(KnowledgeFixture &fixture) : m_fixture(fixture)
{
    access::McpAccess door(fixture.routes().library().writer(), fixture.routes().clock);
    m_token = must(door.open()).value_or(QByteArray());
}

Reply ToolClient::send(const QByteArray &message, const ApiClient::Headers &headers)
{
    return sendWith(m_token, message, headers);
}

Reply ToolClient::sendWith(const QByteArray &token, const QByteArray &message,
                           const ApiClient::Headers &headers)
{
    ApiClient::Headers all{{"Content-Type", "application/json"},
                           {"Accept", "application/json, text/event-stream"}};
    all += headers;
    return ApiClient(m_fixture.routes().port(), token).send("POST", "/mcp", all, message);
}

QJsonObject ToolClient::resultOf(const QByteArray &tool, const QByteArray &arguments)
{
    const Reply reply = send(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":")"
                             + tool + R"(","arguments":)" + arguments + "}}");
    if (reply.status != 200 || !reply.json().contains("result"_L1))
        QTest::qFail(reply.body.constData(), __FILE__, __LINE__);
    return reply.json().value("result"_L1).toObject();
}

QJsonObject ToolClient::call(const QByteArray &tool, const QByteArray &arguments)
{
    const QJsonObject result = resultOf(tool, arguments);
    const QStringList problems = problemsInResult(QString::fromUtf8(tool), result);
    if (!problems.isEmpty())
        QTest::qFail(qPrintable(problems.join(u'\n')), __FILE__, __LINE__);
    return result.value("structuredContent"_L1).toObject();
}

QString ToolClient::problem(const QByteArray &tool, const QByteArray &arguments)
{
    const QJsonObject result = resultOf(tool, arguments);
    const bool isTold = result.value("isError"_L1).toBool()
        && !result.contains("structuredContent"_L1);
    if (!isTold)
        QTest::qFail("it did not fail", __FILE__, __LINE__);
    return result["content"_L1][0]["text"_L1].toString();
}

QStringList problemsInResult(const QString &tool, const QJsonObject &result)
{
    const QString text = result["content"_L1][0]["text"_L1].toString();
    if (result.value("isError"_L1).toBool())
        return {text};
    const QJsonValue content = result.value("structuredContent"_L1);
    if (QJsonDocument::fromJson(text.toUtf8()).object() != content.toObject())
        return {u"text and structured content differ"_s};
    const assistant::Tool *known = assistant::findTool(tool);
    return known ? assistant::problemsIn(content, known->outputSchema, tool)
                 : QStringList{u"no such tool"_s};
}

} // namespace sheria::tests
