// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/frbruri.h"
#include "core/knowledge/expressiontext.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/testlibrary.h"

#include <vector>

namespace sheria::tests {

/// Stores an act with this body as of a date, and reads its texts as a comparison does.
inline std::vector<knowledge::ExpressionText> textsOf(TestLibrary &library, const QByteArray &date,
                                                      const QByteArray &body,
                                                      const QByteArray &language = "eng")
{
    DocumentSpec spec;
    spec.date = date;
    spec.language = language;
    spec.body = body;
    library.put(spec);
    const QByteArray address = spec.work + '/' + language + '@' + date;
    const FrbrUri uri = must(FrbrUri::parse(address));
    const ExpressionRecord record = must(
        store::findExpression(library.db(), uri, Today(library.clock.now())));
    return must(knowledge::textsOf(library.db(), record));
}

/// The record of an expression of that act as it is now.
inline ExpressionRecord recordOf(TestLibrary &library, const QByteArray &expression)
{
    const FrbrUri uri = must(FrbrUri::parse(DocumentSpec().work + '/' + expression));
    return must(store::findExpression(library.db(), uri, Today(library.clock.now())));
}

/// A section with a heading and this content.
inline QByteArray section(const QByteArray &number, const QByteArray &heading,
                          const QByteArray &content)
{
    return "<section eId=\"sec_" + number + "\"><num>" + number + ".</num><heading>" + heading
        + "</heading>" + content + "</section>";
}

/// A numbered paragraph, which takes its place in a section.
inline QByteArray part(const QByteArray &section, const QByteArray &number, const QByteArray &words)
{
    return "<subsection eId=\"sec_" + section + "__subsec_" + number + "\"><num>(" + number
        + ")</num><content><p>" + words + "</p></content></subsection>";
}

} // namespace sheria::tests
