#include "core/webhooks/scenario.h"

#include "core/webhooks/duration.h"
#include "core/webhooks/reaction.h"
#include "core/webhooks/yamlreading.h"

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using namespace yaml;

namespace {

constexpr int MaxSteps = 10'000;

QByteArray action(const YAML::Node &node)
{
    const QByteArray name = text(node);
    if (name != "created" && name != "updated" && name != "deleted")
        refuse(node,
               u"an action is created, updated or deleted, not '%1'"_s.arg(
                   QString::fromUtf8(name)));
    return name;
}

QByteArray workUri(const YAML::Node &node)
{
    const QByteArray uri = text(node);
    if (!uri.startsWith("/akn/"))
        refuse(node, u"a work's FRBR URI is wanted here, not '%1'"_s.arg(QString::fromUtf8(uri)));
    return uri;
}

EmitStep emitStep(const YAML::Node &node)
{
    EmitStep step;
    if (node.IsScalar()) { // emit: created /akn/zz/act/2005/4
        const QByteArrayList words = text(node).simplified().split(' ');
        if (words.size() != 2)
            refuse(node, u"emit wants an action and a work: created /akn/zz/act/2005/4"_s);
        step.action = action(YAML::Node(words[0].toStdString()));
        step.work = words[1];
        return step;
    }
    readMembers(node, u"emit"_s,
                {{"action",
                  [&](const YAML::Node &value) {
                      step.action = action(value);
                  }},
                 {"work",
                  [&](const YAML::Node &value) {
                      step.work = workUri(value);
                  }},
                 {"times",
                  [&](const YAML::Node &value) {
                      step.times = number(value, 1);
                  }},
                 {"works",
                  [&](const YAML::Node &value) {
                      step.works = number(value, 1);
                  }},
                 {"every", [&](const YAML::Node &value) {
                      step.every = duration(value);
                  }}});
    if (step.action.isEmpty() || step.work.isEmpty())
        refuse(node, u"emit wants an action and a work"_s);
    return step;
}

DeliverStep deliverStep(const YAML::Node &node)
{
    DeliverStep step;
    readMembers(node, u"deliver"_s,
                {{"work",
                  [&](const YAML::Node &value) {
                      step.work = workUri(value);
                  }},
                 {"events",
                  [&](const YAML::Node &value) {
                      step.events = texts(value);
                  }},
                 {"order", [&](const YAML::Node &value) {
                      step.order = list<std::vector<int>>(value, [](const YAML::Node &each) {
                          return number(each, 1);
                      });
                  }}});
    if (step.work.isEmpty() || step.events.isEmpty())
        refuse(node, u"deliver wants a work and events"_s);
    if (step.order.empty()) {
        for (int i = 1; i <= step.events.size(); ++i)
            step.order.push_back(i);
    }
    for (const int index : step.order) {
        if (index > step.events.size())
            refuse(node, u"order names event %1 of %2"_s.arg(index).arg(step.events.size()));
    }
    return step;
}

RunStep runStep(const YAML::Node &node)
{
    RunStep step;
    if (node.IsScalar() && text(node) == "idle")
        return step;
    readMembers(node, u"run (idle, or attempts)"_s, {{"attempts", [&](const YAML::Node &value) {
                                                          step.attempts = number(value, 1);
                                                      }}});
    return step;
}

Faults faultsStep(const YAML::Node &node)
{
    Faults faults;
    if (node.IsScalar() && text(node) == "none")
        return faults;
    readMembers(node, u"faults"_s,
                {{"duplicate",
                  [&](const YAML::Node &value) {
                      faults.duplicate = number(value);
                  }},
                 {"reorder",
                  [&](const YAML::Node &value) {
                      faults.reorder = number(value, 1);
                  }},
                 {"drop",
                  [&](const YAML::Node &value) {
                      faults.drop = number(value);
                  }},
                 {"delay",
                  [&](const YAML::Node &value) {
                      faults.delay = duration(value);
                  }},
                 {"wrong-signature",
                  [&](const YAML::Node &value) {
                      faults.wrongSignature = flag(value);
                  }},
                 {"truncated-json",
                  [&](const YAML::Node &value) {
                      faults.truncatedJson = flag(value);
                  }},
                 {"split-grouping",
                  [&](const YAML::Node &value) {
                      faults.splitGrouping = flag(value);
                  }},
                 {"race",
                  [&](const YAML::Node &value) {
                      faults.race = flag(value);
                  }},
                 {"action", [&](const YAML::Node &value) {
                      faults.action = text(value);
                  }}});
    return faults;
}

ExpectStep expectStep(const YAML::Node &node)
{
    ExpectStep step;
    const auto durations = [](const YAML::Node &value) {
        return list<std::vector<std::chrono::milliseconds>>(value, duration);
    };
    const auto numbers = [](const YAML::Node &value) {
        return list<std::vector<int>>(value, [](const YAML::Node &each) { return number(each); });
    };
    readMembers(node, u"expect"_s,
                {{"requests",
                  [&](const YAML::Node &value) {
                      step.requests = number(value);
                  }},
                 {"invocations",
                  [&](const YAML::Node &value) {
                      step.invocations = number(value);
                  }},
                 {"waiting",
                  [&](const YAML::Node &value) {
                      step.waiting = number(value);
                  }},
                 {"delivered",
                  [&](const YAML::Node &value) {
                      step.delivered = number(value);
                  }},
                 {"failed",
                  [&](const YAML::Node &value) {
                      step.failed = number(value);
                  }},
                 {"outcomes",
                  [&](const YAML::Node &value) {
                      step.outcomes = texts(value);
                  }},
                 {"actions",
                  [&](const YAML::Node &value) {
                      step.actions = texts(value);
                  }},
                 {"works",
                  [&](const YAML::Node &value) {
                      step.works = texts(value);
                  }},
                 {"statuses",
                  [&](const YAML::Node &value) {
                      step.statuses = numbers(value);
                  }},
                 {"gaps",
                  [&](const YAML::Node &value) {
                      step.gaps = durations(value);
                  }},
                 {"elapsed",
                  [&](const YAML::Node &value) {
                      step.elapsed = duration(value);
                  }},
                 {"endpoint", [&](const YAML::Node &value) {
                      step.endpoint = text(value);
                  }}});
    return step;
}

Step stepFrom(const YAML::Node &node)
{
    if (!node.IsMap() || node.size() != 1)
        refuse(node, u"a step is one of emit, deliver, advance, run, faults, expect"_s);
    const auto member = *node.begin();
    Step step{node.Mark().line + 1, {}};
    readMembers(node, u"a step"_s,
                {{"emit",
                  [&](const YAML::Node &value) {
                      step.act = emitStep(value);
                  }},
                 {"deliver",
                  [&](const YAML::Node &value) {
                      step.act = deliverStep(value);
                  }},
                 {"advance",
                  [&](const YAML::Node &value) {
                      step.act = AdvanceStep{duration(value)};
                  }},
                 {"run",
                  [&](const YAML::Node &value) {
                      step.act = runStep(value);
                  }},
                 {"faults",
                  [&](const YAML::Node &value) {
                      step.act = faultsStep(value);
                  }},
                 {"expect", [&](const YAML::Node &value) {
                      step.act = expectStep(value);
                  }}});
    return step;
}

QByteArray receiver(const YAML::Node &node)
{
    const QByteArray name = text(node);
    if (name.contains("://"))
        return name;
    if (const auto behaviour = Behaviour::parse(name); !behaviour)
        refuse(node, behaviour.error().detail);
    return name;
}

Scenario scenarioFrom(const YAML::Node &root, const QByteArray &name)
{
    Scenario scenario;
    scenario.name = name;
    if (!root.IsMap())
        refuse(root, u"a scenario is wanted here: description, receivers, steps"_s);
    readMembers(root, u"a scenario"_s,
                {{"name",
                  [&](const YAML::Node &value) {
                      scenario.name = text(value);
                  }},
                 {"description",
                  [&](const YAML::Node &value) {
                      scenario.description = QString::fromUtf8(text(value));
                  }},
                 {"seed",
                  [&](const YAML::Node &value) {
                      scenario.seed = quint64(number(value));
                  }},
                 {"jitter",
                  [&](const YAML::Node &value) {
                      scenario.hasJitter = flag(value);
                  }},
                 {"signed",
                  [&](const YAML::Node &value) {
                      scenario.isSigned = flag(value);
                  }},
                 {"receivers",
                  [&](const YAML::Node &value) {
                      scenario.receivers = list<QByteArrayList>(value, receiver);
                  }},
                 {"steps", [&](const YAML::Node &value) {
                      scenario.steps = list<std::vector<Step>>(value, stepFrom);
                  }}});
    if (scenario.steps.empty() || scenario.steps.size() > MaxSteps)
        refuse(root, u"a scenario has 1 to %1 steps"_s.arg(MaxSteps));
    if (scenario.receivers.isEmpty())
        scenario.receivers << "ok";
    return scenario;
}

Error errorAt(int line, const QString &reason)
{
    return {ErrorCode::InvalidArgument, u"line %1: %2"_s.arg(line).arg(reason)};
}

} // namespace

Result<Scenario> parseScenario(const QByteArray &yaml, const QByteArray &name)
{
    try {
        return scenarioFrom(YAML::Load(yaml.toStdString()), name);
    } catch (const Fault &fault) {
        return errorAt(fault.line, fault.reason);
    } catch (const YAML::Exception &exception) {
        return errorAt(exception.mark.line + 1, QString::fromStdString(exception.msg));
    }
}

} // namespace sheria::webhooks
