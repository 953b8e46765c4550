#include "core/domain/json.h"
#include "core/store/statistics.h"
#include "server/ctl/command.h"
#include "server/ctl/output.h"
#include "server/ctl/readonly.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

struct InfoRow
{
    const char *key;
    const char *label;
    qint64 value;
};

std::vector<InfoRow> rowsOf(const store::Statistics &held)
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
    out.beginObject();
    out.key("library").string(QStringView(path));
    out.key("file_bytes").number(QFileInfo(path).size());
    for (const InfoRow &row : rowsOf(held))
        out.key(row.key).number(row.value);
    out.endObject();
    return out.take();
}

QByteArray asText(const QString &path, const store::Statistics &held)
{
    constexpr qsizetype ValueColumns = 12;
    QByteArray text = path.toUtf8();
    for (const InfoRow &row : rowsOf(held))
        text += '\n' + QByteArray::number(row.value).rightJustified(ValueColumns) + "  "
            + row.label;
    return text;
}

Result<store::Statistics> look(const QString &path)
{
    SHERIA_TRY(store::Database db, openForLooking(path));
    return store::statistics(db);
}

} // namespace

Exit runInfo(const QStringList &arguments)
{
    Arguments given(u"info"_s, u"Tells what a library holds. Changes nothing."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library."_s);
    given.addFlag(u"json"_s, u"Prints one JSON object."_s);
    if (const auto ended = given.parse(arguments))
        return *ended;
    if (const auto ended = given.require(u"library"_s))
        return *ended;
    const QString path = given.value(u"library"_s);
    const Result<store::Statistics> held = look(path);
    if (!held) {
        complain(held.error());
        return exitFor(held.error().code);
    }
    printLine(given.has(u"json"_s) ? asJson(path, *held) : asText(path, *held));
    return Exit::Done;
}

} // namespace sheria::ctl
