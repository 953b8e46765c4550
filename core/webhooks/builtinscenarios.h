#pragma once

#include <QByteArray>

#include <vector>

namespace sheria::webhooks {

/// A scenario that comes with the program.
struct BuiltInScenario
{
    QByteArray name;
    QByteArray yaml;
};
/// By name.
std::vector<BuiltInScenario> builtInScenarios();

} // namespace sheria::webhooks
