// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <string_view>

/// What of a document's own text, addresses and styles may stand in a page. Everything here takes
/// hostile values; what is not known to be harmless does not get through.
namespace sheria::render {

/// Appends `text` as character data.
void appendText(QByteArray &out, QByteArrayView text);

/// `text` as character data.
QByteArray escaped(const QString &text);

/// Appends `value` as it stands between double quotes.
void appendAttributeValue(QByteArray &out, QByteArrayView value);

/// Appends ` name="value"`, the name with `prefix` before it.
void appendAttribute(QByteArray &out, std::string_view name, QByteArrayView value,
                     std::string_view prefix = {});

/// Appends the quotation mark that a quotation begins with, where it has one.
void appendStartQuote(QByteArray &out, QByteArrayView quote);

enum class LinkKind {
    Fragment, ///< "#sec_1".
    Path,     ///< "/akn/za/act/1998/55": absolute, on whatever serves the page.
    Web,      ///< http, https or mailto.
    Relative, ///< Without scheme and leading slash.
    Unsafe,   ///< Another scheme, another host in disguise, or control characters.
};

/// What kind of address a document has written.
LinkKind kindOfLink(QByteArrayView href);

/// The address on the web that `href` means, to be followed from outside of this program; paths are put behind
/// `resolver`, if that is an address itself. Empty: none.
QByteArray webAddress(QByteArrayView href, const QByteArray &resolver);

/// The address an image is loaded from; empty when it is not loaded.
///
/// Relative paths without ".." are put behind `mediaUrl`. Remote images would tell a foreign server
/// who reads what, so they are not loaded, unless they are on the host of `mediaUrl` itself.
QByteArray imageSource(QByteArrayView written, QByteArrayView mediaUrl);

/// The declarations of a style attribute that change how text looks and nothing else: no address,
/// no function but rgb(), no position, nothing that hides text or covers other parts of the page.
QByteArray safeStyle(QByteArrayView style);

} // namespace sheria::render
