#include "core/webhooks/builtinscenarios.h"

#include <QDir>
#include <QFile>

static void initializeResources() // The macro wants to stand outside of namespaces.
{
    Q_INIT_RESOURCE(scenarios);
}

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

std::vector<BuiltInScenario> builtInScenarios()
{
    initializeResources();
    std::vector<BuiltInScenario> out;
    const QDir folder(u":/scenarios"_s);
    for (const QString &name : folder.entryList({u"*.yaml"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            out.push_back({name.chopped(5).toUtf8(), file.readAll()});
    }
    return out;
}

} // namespace sheria::webhooks
