#include "server/browse/snippets.h"

#include "server/http/problem.h"

namespace sheria::browse {

namespace {

/// `url` without what a shell or a program could take for the end of a string.
QByteArray harmless(QByteArrayView url)
{
    QByteArray out = url.toByteArray();
    out.replace('\'', "%27").replace('"', "%22").replace('\\', "%5C").replace('`', "%60");
    return out;
}

constexpr const char *Python = R"(import json
import os
import urllib.request

request = urllib.request.Request(
    "@",
    headers={"Accept": "application/json",
             "Authorization": "Token " + os.environ["SHERIA_TOKEN"]})
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer), indent=2, ensure_ascii=False))
)";

constexpr const char *JavaScript = R"(fetch("@", {
    headers: {
        Accept: "application/json",
        Authorization: `Token ${process.env.SHERIA_TOKEN}`,
    },
})
    .then(answer => answer.json())
    .then(value => console.log(JSON.stringify(value, null, 2)));
)";

} // namespace

std::array<Snippet, 3> snippetsFor(QByteArrayView url)
{
    const QByteArray address = harmless(url);
    const QByteArray curl = "curl --header \"Authorization: Token $SHERIA_TOKEN\" \\\n"
                            "    --header 'Accept: application/json' \\\n    '"
        + address + "'\n";
    const QByteArray quoted = '"' + address + '"';
    return {Snippet{"curl", curl}, Snippet{"Python", QByteArray(Python).replace("\"@\"", quoted)},
            Snippet{"JavaScript", QByteArray(JavaScript).replace("\"@\"", quoted)}};
}

} // namespace sheria::browse
