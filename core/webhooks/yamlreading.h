#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <yaml-cpp/yaml.h>

/// Values out of YAML that somebody wrote by hand: each wrong one is refused with its line.
namespace sheria::webhooks::yaml {

/// What is wrong, and where. yaml-cpp throws, so this is thrown too, and caught with its errors.
struct Fault
{
    int line; ///< From 1.
    QString reason;
};

[[noreturn]] void refuse(const YAML::Node &node, const QString &reason);

QByteArray text(const YAML::Node &node);
/// From `least` to MaxRepeats.
int number(const YAML::Node &node, int least = 0);
bool flag(const YAML::Node &node);
std::chrono::milliseconds duration(const YAML::Node &node);

template <typename Value, typename Read>
auto list(const YAML::Node &node, Read read)
{
    if (!node.IsSequence())
        refuse(node, QStringLiteral("a list is wanted here"));
    Value out;
    for (const YAML::Node &item : node)
        out.push_back(read(item));
    return out;
}

QByteArrayList texts(const YAML::Node &node);

using Reader = std::function<void(const YAML::Node &)>;
using Readers = std::map<std::string, Reader>;

/// Gives each member of a mapping to its reader; `what` names the mapping to who wrote it.
void readMembers(const YAML::Node &node, const QString &what, const Readers &readers);

} // namespace sheria::webhooks::yaml
