// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/sync/syncsources.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace sheria::sync {

/// The base address of a server as a person writes it, "https://example.org/api/v3/", in the form in
/// which it is kept: "https://example.org/api". Scheme and host in lower case, no slash, and none of the
/// versions at its end: "/v3", "/v2", "/api/v1" of decisions, "/ai/v1" of knowledge bases. Without a scheme it is
/// https://, on this computer http://.
/// Errors: InvalidArgument, with a sentence for the person.
Result<QByteArray> baseFrom(const QString &text);

/// The address of a source of that kind in the form in which it is kept: as baseFrom(), but for the feed of a
/// publisher, whose address may have a query. Of the publisher's site, or where `text` is empty, its usual feed.
/// Errors: InvalidArgument.
Result<QByteArray> sourceAddress(store::SyncKind kind, const QString &text);

/// Whether `url` leads to the same scheme, host and port as `base`: only there the token goes.
bool isSameOrigin(QByteArrayView url, QByteArrayView base);

/// Whether what is sent to `url` goes to another computer unencrypted.
bool isPlainHttpElsewhere(const QByteArray &url);

/// Where a redirect from `url` leads.
QByteArray resolved(QByteArrayView url, QByteArrayView location);

/// Where a work, an expression or a part of one is asked for, below the version: "/akn/za/act/1998/55".
QByteArray apiPath(const QByteArray &frbrUri);
/// Where a decision is: "/decisions/akn/xa/judgment/xahc/2019/77".
QByteArray decisionPath(const QByteArray &workUri);

/// `name` as one segment of a path.
QByteArray segment(const QString &name);

} // namespace sheria::sync
