// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QByteArray>
#include <QByteArrayView>

#include <array>

namespace sheria {

/// What a library contacts another computer for.
enum class ContactPurpose {
    Sync,       ///< Its works are copied from there.
    Embeddings, ///< Texts and questions are sent there, for vectors.
    Webhooks,   ///< Changes are told there.
};
constexpr std::array<QByteArrayView, 3> enumNames(ContactPurpose)
{
    return {"sync", "embeddings", "webhooks"};
}

/// Whom a library contacts.
struct Contact
{
    ContactPurpose purpose = ContactPurpose::Sync;
    QByteArray origin; ///< See originOf().

    friend bool operator==(const Contact &, const Contact &) = default;
    /// By purpose, then by origin.
    friend bool operator<(const Contact &a, const Contact &b)
    {
        return a.purpose != b.purpose ? a.purpose < b.purpose : a.origin < b.origin;
    }
};

/// Scheme, host and port of an address, "https://example.org" or "http://127.0.0.1:8089", in one form:
/// lower case, without the scheme's own port. Empty for what is no http or https address.
QByteArray originOf(QByteArrayView address);

} // namespace sheria
