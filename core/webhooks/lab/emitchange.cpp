// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/emitchange.h"

#include "core/akn/document.h"
#include "core/domain/frbruri.h"
#include "core/domain/today.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/message.h"

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Database;

namespace {

QByteArray identity(const QByteArray &level, const QByteArray &given, const QByteArray &date,
                    const QByteArray &more)
{
    const QByteArray uri = QString::fromUtf8(given).toHtmlEscaped().toUtf8();
    return "<FRBR" + level + "><FRBRthis value=\"" + uri + "/!main\"/><FRBRuri value=\"" + uri
        + "\"/><FRBRdate date=\"" + date + "\" name=\"Generation\"/><FRBRauthor href=\"\"/>" + more
        + "</FRBR" + level + ">";
}

/// A document that says what it is: nothing in a library comes without a text.
QByteArray exampleXml(const FrbrUri &expression)
{
    const QByteArray work = expression.workUri(false);
    const QByteArray date = expression.expressionDate.mid(1);
    const QByteArray uri = work + '/' + expression.language + expression.expressionDate;
    const QString title = QString::fromUtf8(expression.country.toUpper() + ' ' + expression.doctype
                                            + ' ' + expression.number + " of " + expression.year());
    return "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><act "
           "name=\"act\"><meta><identification source=\"\">"
        + identity("Work", work, date,
                   "<FRBRalias name=\"title\" value=\"" + title.toHtmlEscaped().toUtf8()
                       + "\"/><FRBRcountry value=\"" + expression.country + "\"/>")
        + identity("Expression", uri, date,
                   "<FRBRlanguage language=\"" + expression.language + "\"/>")
        + identity("Manifestation", uri, date, {})
        + "</identification></meta><body><section eId=\"sec_1\"><num>1.</num><heading>Example"
          "</heading><content eId=\"sec_1__content\"><p eId=\"sec_1__content__p_1\">This work was "
          "made to test who is told of it.</p></content></section></body></act></akomaNtoso>";
}

Result<FrbrUri> parseUri(const QByteArray &text)
{
    SHERIA_TRY(const FrbrUri parsed, FrbrUri::parse(text));
    return parsed.canonical();
}

/// The expression that `uri` names, or all of its work's.
Result<QByteArrayList> expressionsOf(Database &db, const FrbrUri &uri)
{
    SHERIA_CHECK(store::findWork(db, uri.workUri(false)));
    SHERIA_TRY(const QByteArrayList known, store::expressionUrisOf(db, uri.workUri(false)));
    if (uri.language.isEmpty())
        return known;
    SHERIA_TRY(const QByteArray wanted, uri.expressionUri());
    if (!known.contains(wanted))
        return Error{ErrorCode::NotFound, u"not in the library: "_s + QString::fromUtf8(wanted)};
    return QByteArrayList{wanted};
}

Result<QByteArrayList> create(Database &db, FrbrUri uri, const QDateTime &now)
{
    if (uri.language.isEmpty())
        uri.language = "eng";
    if (uri.expressionDate.isEmpty())
        uri.expressionDate = '@' + Today(now).in(uri.place()).toString(Qt::ISODate).toUtf8();
    if (!uri.expressionDate.startsWith('@') || uri.expressionDate.size() != 11)
        return Error{ErrorCode::InvalidArgument,
                     u"a new expression needs a whole date: …/eng@2024-01-31"_s};
    SHERIA_TRY(const QByteArray wanted, uri.expressionUri());
    SHERIA_TRY(const QByteArrayList known, store::expressionUrisOf(db, uri.workUri(false)));
    if (known.contains(wanted))
        return Error{ErrorCode::Conflict,
                     u"in the library already: "_s + QString::fromUtf8(wanted)};
    SHERIA_TRY(const akn::Document document, akn::Document::parse(exampleXml(uri)));
    SHERIA_CHECK(store::putExpression(db, store::prepareContent(document),
                                      store::WorkPolicy::FromDocument, now));
    return QByteArrayList{wanted};
}

Result<QByteArrayList> update(Database &db, const FrbrUri &uri, const QDateTime &now)
{
    SHERIA_TRY(const QByteArrayList all, expressionsOf(db, uri));
    for (const QByteArray &expression : all) {
        SHERIA_CHECK(store::touchExpression(db, expression, now));
        SHERIA_CHECK(store::recordChange(db, store::ChangeAction::Updated, uri.workUri(false),
                                         expression, now));
    }
    return all;
}

Result<QByteArrayList> remove(Database &db, const FrbrUri &uri, const QDateTime &now)
{
    SHERIA_TRY(const QByteArrayList all, expressionsOf(db, uri));
    for (const QByteArray &expression : all)
        SHERIA_CHECK(store::deleteExpression(db, expression, now));
    return all;
}

} // namespace

Result<QByteArrayList> emitChange(Database &db, const QByteArray &action, const QByteArray &text,
                                  const QDateTime &now)
{
    SHERIA_TRY(const FrbrUri uri, parseUri(text));
    SHERIA_TRY(const store::ChangeAction change, parseAction(action));
    switch (change) {
    case store::ChangeAction::Created: return create(db, uri, now);
    case store::ChangeAction::Updated: return update(db, uri, now);
    case store::ChangeAction::Deleted: return remove(db, uri, now);
    }
    Q_UNREACHABLE();
}

} // namespace sheria::webhooks
