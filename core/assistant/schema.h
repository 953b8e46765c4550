#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace sheria::assistant {

/// What is wrong with `value` by a JSON schema, in sentences that the model that made it can act on;
/// empty: nothing. `name` is what the value is called in them.
///
/// Source: JSON Schema 2020-12, of which the tools use: type, enum, minimum, maximum, minLength,
/// maxLength, format "date", items, maxItems, properties, required, additionalProperties.
QStringList problemsIn(const QJsonValue &value, const QJsonObject &schema, const QString &name);

/// An object as a tool reads it: without nulls, which stand for what is left out, and with the defaults
/// of the schema.
QJsonObject completed(const QJsonObject &object, const QJsonObject &schema);

} // namespace sheria::assistant
