#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sheria::http {

/// An origin as browsers send it ("https://desk.example:8443"), or "*" for all of them; nothing for
/// any other text.
/// Source: HTML standard, section 7.1.1 (serialization of an origin).
std::optional<QByteArray> originFrom(const QString &text);

} // namespace sheria::http
