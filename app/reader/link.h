#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QUrl>

namespace sheria::app {

/// Where a link in a text leads.
struct Link
{
    enum class Kind {
        Unknown,  ///< Nowhere: not an address we can follow.
        Anchor,   ///< A place in the same text.
        Law,      ///< A work, an expression, or a provision of one.
        External, ///< Outside: the system's browser or mail program.
    };
    Kind kind = Kind::Unknown;
    QByteArray uri;       ///< Of Law: canonical, as asked, without component and portion.
    QByteArray component; ///< Of Law: "schedule1", or empty.
    QByteArray eId;       ///< Of Anchor and Law: the provision, or empty.
    QUrl
        url; ///< Of External: http, https or mailto, the last with recipients, subject and text only.

    friend bool operator==(const Link &, const Link &) = default;
};

/// Reads what stands in an href, or what a person typed as an address: "#sec_2",
/// "/akn/zz/act/2001/5/eng@2009-02-03/!schedule1~sec_2", "/zz/act/2001/5#sec_2", "https://…", and
/// the reader page's own "sheria://app/akn/…".
Link parseLink(QByteArrayView href);

/// The work of an address; empty when it is none.
QByteArray workOf(const QByteArray &uri);

} // namespace sheria::app
