#include "core/assistant/toolbox.h"

#include "core/assistant/schema.h"
#include "core/assistant/toolcall.h"
#include "core/assistant/tools.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxProblems = 5; ///< Told at once.

struct Row
{
    QLatin1StringView name;
    Result<QByteArray> (*run)(const ToolCall &call);
};

constexpr Row Rows[] = {
    {QLatin1StringView("search"), searchLibrary},
    {QLatin1StringView("retrieve"), retrievePassages},
    {QLatin1StringView("get_provision"), readProvision},
    {QLatin1StringView("table_of_contents"), listContents},
    {QLatin1StringView("versions"), listVersions},
    {QLatin1StringView("compare"), compareVersions},
    {QLatin1StringView("cited_by"), listCiting},
    {QLatin1StringView("definitions"), listDefinitions},
    {QLatin1StringView("commencement"), tellCommencement},
    {QLatin1StringView("verify_quote"), verifyQuotation},
};

std::vector<Tool> loadTools()
{
    QFile file(u":/assistant/tools.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonArray definitions = QJsonDocument::fromJson(file.readAll()).array();
    std::vector<Tool> tools;
    for (const Row &row : Rows) {
        for (const auto &each : definitions) {
            const QJsonObject object = each.toObject();
            if (object.value("name"_L1).toString() != row.name)
                continue;
            tools.push_back({QByteArray(row.name.data(), row.name.size()),
                             object.value("inputSchema"_L1).toObject(),
                             object.value("outputSchema"_L1).toObject(),
                             QJsonDocument(object).toJson(QJsonDocument::Compact), row.run});
        }
    }
    Q_ASSERT(tools.size() == std::size(Rows));
    return tools;
}

/// What is told of a failure. Details of those that are no fault of the call stay here.
QString sentenceFor(const Error &error)
{
    switch (error.code) {
    case ErrorCode::InvalidArgument:
    case ErrorCode::NotFound:
    case ErrorCode::Unsupported: return error.detail;
    case ErrorCode::Unavailable:
        return u"The library cannot answer this now: its search index may still be built. Try "
               "again in a moment; table_of_contents and get_provision need no index."_s;
    case ErrorCode::NoSpace:
        return u"The disk of the library is full. A person must make room; another call may work "
               "then."_s;
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
    case ErrorCode::Corrupt:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal: return u"The library could not be read. Another call may work."_s;
    }
    Q_UNREACHABLE();
}

} // namespace

const std::vector<Tool> &tools()
{
    static const std::vector<Tool> table = loadTools();
    return table;
}

const Tool *findTool(QStringView name)
{
    const auto &table = tools();
    const auto found = std::find_if(table.begin(), table.end(), [name](const Tool &tool) {
        return name == QLatin1StringView(tool.name);
    });
    return found == table.end() ? nullptr : &*found;
}

Result<Outcome> callTool(const Tool &tool, const QJsonObject &arguments, const Context &context)
{
    const QJsonObject complete = completed(arguments, tool.inputSchema);
    const QStringList problems = problemsIn(complete, tool.inputSchema, {});
    if (!problems.isEmpty())
        return Outcome{{}, problems.mid(0, MaxProblems).join(u' ')};
    Result<QByteArray> json = tool.run(ToolCall{complete, context});
    if (json)
        return Outcome{*std::move(json), {}};
    if (json.error().code == ErrorCode::Cancelled)
        return json.error();
    return Outcome{{}, sentenceFor(json.error())};
}

} // namespace sheria::assistant
