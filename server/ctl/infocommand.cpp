#include "core/domain/json.h"
#include "core/store/workqueries.h"
#include "server/ctl/command.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

std::vector<NumberRow> rowsOf(const store::Statistics &held)
{
    return {
        {"places", "places", held.places},
        {"works", "works", held.works},
        {"stubs", "of these without text", held.stubs},
        {"expressions", "expressions", held.expressions},
        {"contents", "XML documents", held.contents},
        {"content_bytes", "bytes of XML", held.contentBytes},
        {"provisions", "provisions", held.provisions},
        {"references", "references", held.references},
        {"media", "media files", held.media},
        {"media_bytes", "bytes of media", held.mediaBytes},
        {"revision", "revision", held.revision},
        {"schema_version", "version of the file's schema", held.schemaVersion},
    };
}

QByteArray asJson(const QString &path, const store::Statistics &held)
{
    json::Writer out;
    out.beginObject().member("library", path).member("file_bytes", QFileInfo(path).size());
    for (const NumberRow &row : rowsOf(held))
        out.member(row.key, row.value);
    out.endObject();
    return out.take();
}

} // namespace

Exit runInfo(Arguments &given)
{
    given.describeOfLibrary(u"Tells what a library holds. Changes nothing."_s);
    given.addJsonFlag(u"Prints one JSON object."_s);
    return given.look([&given](store::Database &db) -> Result<void> {
        const QString path = given.library();
        SHERIA_TRY(const store::Statistics held, store::statistics(db));
        printLine(given.wantsJson() ? asJson(path, held)
                                    : path.toUtf8() + numberLines(rowsOf(held)));
        return {};
    });
}

} // namespace sheria::ctl
