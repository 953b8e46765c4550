#include "core/webhooks/yamlreading.h"

#include "core/webhooks/duration.h"

#include <QStringList>

namespace sheria::webhooks::yaml {

using namespace Qt::StringLiterals;

namespace {

constexpr int MaxRepeats = 100'000;

} // namespace

void refuse(const YAML::Node &node, const QString &reason)
{
    throw Fault{node.Mark().line + 1, reason};
}

QByteArray text(const YAML::Node &node)
{
    if (!node.IsScalar())
        refuse(node, u"a single value is wanted here"_s);
    return QByteArray::fromStdString(node.Scalar());
}

int number(const YAML::Node &node, int least)
{
    bool isNumber = false;
    const int value = text(node).toInt(&isNumber);
    if (!isNumber || value < least || value > MaxRepeats)
        refuse(node,
               u"a number from %1 to %2 is wanted here, not '%3'"_s.arg(least)
                   .arg(MaxRepeats)
                   .arg(QString::fromUtf8(text(node))));
    return value;
}

bool flag(const YAML::Node &node)
{
    const QByteArray value = text(node);
    if (value != "true" && value != "false")
        refuse(node, u"true or false is wanted here, not '%1'"_s.arg(QString::fromUtf8(value)));
    return value == "true";
}

std::chrono::milliseconds duration(const YAML::Node &node)
{
    const auto time = parseDuration(text(node));
    if (!time)
        refuse(node, time.error().detail);
    return *time;
}

QByteArrayList texts(const YAML::Node &node)
{
    return list<QByteArrayList>(node, text);
}

void readMembers(const YAML::Node &node, const QString &what, const Readers &readers)
{
    if (!node.IsMap())
        refuse(node, u"%1 is wanted here: names with values"_s.arg(what));
    for (const auto &member : node) {
        const auto reader = readers.find(member.first.Scalar());
        if (reader != readers.end()) {
            reader->second(member.second);
            continue;
        }
        QStringList known;
        for (const auto &[name, read] : readers)
            known << QString::fromStdString(name);
        refuse(member.first,
               u"%1 has no '%2'; it may have %3"_s.arg(
                   what, QString::fromStdString(member.first.Scalar()), known.join(u", "_s)));
    }
}

} // namespace sheria::webhooks::yaml
