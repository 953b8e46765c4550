// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testlibrary.h"

#include <QByteArrayList>
#include <QString>

namespace sheria::tests {

/// What formats have their own meaning for, and characters that are several bytes, or none.
inline const QByteArray HostileWords =
    "\"q'uo\" back\\slash \\. \\N \\t NULL {a,b} $tag$ tab\there 100% &lt;b&gt; \xE2\x80\xA8 "
    "\xE2\x80\xA9 "
    "\xD9\x82\xD8\xA7\xD9\x86\xD9\x88\xD9\x86 \xF0\x9F\x8C\xB3 \xEF\xB7\x90 \xE2\x80\x8F";
/// The same as it is read from a document: blanks of all kinds are one.
inline const QByteArray HostileText =
    "\"q'uo\" back\\slash \\. \\N \\t NULL {a,b} $tag$ tab here 100% <b> "
    "\xD9\x82\xD8\xA7\xD9\x86\xD9\x88\xD9\x86 \xF0\x9F\x8C\xB3 \xEF\xB7\x90 \xE2\x80\x8F";
/// No XML can hold these, but JSON of others can.
inline const QString HostileTitle = QStringLiteral("Ti\\tle \"of\"\n\t\r ") + QChar(0)
    + QChar(0x2028) + QChar(0xD800) + QStringLiteral(" \\N");

/// An act in two languages, in one of them at two points in time; one with a schedule in a file of its own; one whose
/// address is longer than an id of OpenSearch, with many passages and a long word; a judgment that cites an act; one
/// that is known without its text; one that may not leave the library ("quernstone"); a topic that is not public.
class HostileLibrary : public TestLibrary
{
public:
    static constexpr const char *Act = "/akn/xa/act/2005/4";
    static constexpr const char *Decision = "/akn/xa/judgment/xahc/2019/7";
    static constexpr const char *LocalAct = "/akn/xa-bay/act/2011/1";
    static const QByteArray LongAct;
    static constexpr const char *Secret = "quernstone";

    HostileLibrary();

    void putWork(const Work &work);
    /// A new expression, a work that is gone, and a title that is another one.
    void change();
    /// Citations are known afterwards.
    void follow();
};

} // namespace sheria::tests
