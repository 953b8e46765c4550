// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"

#include <QTest>

#include <algorithm>
#include <optional>

namespace sheria::tests {

namespace {

/// The text of the value at `path` in `json`, as it is written there; empty when there is none.
/// QJsonObject would lose the order of the members.
class Scanner
{
public:
    explicit Scanner(const QByteArray &json) : m_json(json) {}

    /// The end of the value that begins at `at`.
    qsizetype endOf(qsizetype at) const
    {
        int depth = 0;
        for (bool inString = false; at < m_json.size(); ++at) {
            const char c = m_json[at];
            if (inString) {
                at += c == '\\' ? 1 : 0;
                inString = c != '"';
            } else if (depth == 0 && (c == ',' || c == '}' || c == ']')) {
                return at;
            } else {
                inString = c == '"';
                depth += c == '{' || c == '[' ? 1 : (c == '}' || c == ']' ? -1 : 0);
            }
        }
        return at;
    }

    /// Names (of an object) or numbers (of an array) and values of the one at the beginning.
    QList<std::pair<QByteArray, QByteArray>> members() const
    {
        QList<std::pair<QByteArray, QByteArray>> out;
        const bool isObject = m_json.startsWith('{');
        if (!isObject && !m_json.startsWith('['))
            return out;
        for (qsizetype at = 1; at + 1 < m_json.size();) {
            QByteArray name = QByteArray::number(out.size());
            if (isObject) {
                const qsizetype colon = m_json.indexOf("\":", at);
                name = m_json.mid(at + 1, colon - at - 1);
                at = colon + 2;
            }
            const qsizetype end = endOf(at);
            out.append({name, m_json.mid(at, end - at)});
            at = end + 1;
        }
        return out;
    }

private:
    QByteArray m_json;
};

QByteArray valueAt(const QByteArray &json, const QByteArray &path)
{
    QByteArray value = json;
    const QByteArrayList steps = path.isEmpty() ? QByteArrayList() : path.split('.');
    for (const QByteArray &step : steps) {
        const auto members = Scanner(value).members();
        const auto found = std::find_if(members.begin(), members.end(),
                                        [&step](const auto &each) { return each.first == step; });
        if (found == members.end())
            return "absent";
        value = found->second;
    }
    return value;
}

QByteArray keysOf(const QByteArray &json)
{
    QByteArrayList names;
    for (const auto &[name, value] : Scanner(json).members())
        names << name;
    return names.join(' ');
}

/// What stands behind `word` and a blank in `place`; nothing when it does not begin so.
std::optional<QByteArray> after(const char *word, const QByteArray &place)
{
    if (place == word)
        return QByteArray();
    const QByteArray start = QByteArray(word) + ' ';
    return place.startsWith(start) ? std::optional(place.mid(start.size())) : std::nullopt;
}

bool agrees(const QByteArray &actual, QByteArray expected)
{
    expected.replace('\'', '"');
    if (expected.startsWith('*') && expected.endsWith('*') && expected.size() > 1)
        return actual.contains(expected.mid(1).chopped(1));
    if (expected.startsWith('!'))
        return !actual.contains(expected.mid(1));
    return actual == expected;
}

} // namespace

QByteArray answerAt(const Reply &reply, const QByteArray &place, const QByteArray &base)
{
    QByteArray body = reply.body;
    body.replace(base, "{base}");
    if (place == "status")
        return QByteArray::number(reply.status);
    if (place == "body")
        return body;
    if (place == "size")
        return QByteArray::number(reply.body.size());
    if (const auto name = after("header", place))
        return reply.headers.contains(*name) ? reply.header(*name).replace(base, "{base}")
                                             : QByteArray("absent");
    if (const auto path = after("keys", place))
        return keysOf(valueAt(body, *path));
    if (const auto path = after("length", place))
        return QByteArray::number(Scanner(valueAt(body, *path)).members().size());
    return valueAt(body, place);
}

void Specification::begin()
{
    QTest::addColumn<Statement>("statement");
}

void Specification::says(const char *sentence, const Statement &statement)
{
    QTest::newRow(sentence) << statement;
}

void Specification::says(const char *sentence, const QByteArray &target,
                         const Expectations &expected)
{
    says(sentence, Statement{target, expected});
}

void Specification::check()
{
    QFETCH(Statement, statement);
    for (auto &[name, value] : statement.headers)
        value.replace("{token}", m_fixture.token());
    ApiClient stranger = m_fixture.stranger();
    ApiClient &client = statement.isStranger ? stranger : m_client;
    const Reply reply = client.send(statement.method, statement.target, statement.headers);
    QVERIFY2(!statement.expected.isEmpty(), "a statement that says nothing");
    for (const auto &[place, expected] : statement.expected) {
        const QByteArray actual = answerAt(reply, place, m_client.base());
        const QByteArray report = "at " + place + "\n   actual: " + actual.left(2000)
            + "\n expected: " + expected;
        QVERIFY2(agrees(actual, expected), report.constData());
    }
}

} // namespace sheria::tests
