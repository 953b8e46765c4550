// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/server/routes/routefixture.h"

#include <QList>
#include <QObject>

#include <utility>

namespace sheria::tests {

/// What an answer says at places, each as text: "status"; "header content-type"; "body"; "size" (of
/// the body); "keys results.0" (in their order, with blanks between); else a path into the JSON, such
/// as "results.0.code", as compact JSON, or "absent". "length results" is the length of an array.
/// "{base}" stands for the server's address, in what is expected ' for a quotation mark. An expected text "*x*" must be contained, "!x" must not.
using Expectations = QList<std::pair<QByteArray, QByteArray>>;

/// What `reply` says at `place`.
QByteArray answerAt(const Reply &reply, const QByteArray &place, const QByteArray &base);

/// One request, and what must be answered. "{token}" in a header stands for the token.
struct Statement
{
    QByteArray target;
    Expectations expected;
    ApiClient::Headers headers = {};
    QByteArray method = "GET";
    bool isStranger = false; ///< Shows no token but what `headers` has.
};

/// Tests whose data tags are the sentences of the specification: reading the list of tests is reading
/// the specification. A subclass fills the rows of holds() over the library of RouteFixture.
class Specification : public QObject
{
protected:
    /// Adds a row: `sentence` holds when `statement` is answered as it says.
    static void says(const char *sentence, const Statement &statement);
    /// GET `target`.
    static void says(const char *sentence, const QByteArray &target, const Expectations &expected);
    /// Begins the rows.
    static void begin();
    /// Sends the current row's request and compares.
    void check();

    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
};

} // namespace sheria::tests

Q_DECLARE_METATYPE(sheria::tests::Statement)
