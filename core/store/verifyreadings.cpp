#include "core/store/expressionwriter.h"
#include "core/store/provisionlist.h"
#include "core/store/verifycontext.h"

#include <algorithm>

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;

constexpr const char *ComponentSql = R"sql(
    SELECT name, eid, element FROM component WHERE content_id = ?1 ORDER BY position
)sql";
constexpr const char *ReferenceSql = R"sql(
    SELECT provision, href, COALESCE(work_uri, ''), portion, text
      FROM reference WHERE content_id = ?1 ORDER BY position
)sql";

/// A row of what a text refers to, or holds, as words to compare.
using Row = QByteArrayList;

/// `sql` asks for so many columns of a text.
Result<std::vector<Row>> rowsOf(Database &db, const char *sql, int columns, qint64 contentId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, sql, contentId));
    std::vector<Row> out;
    SHERIA_CHECK(query.forEach([&](const Statement &found) {
        Row row;
        for (int column = 0; column < columns; ++column)
            row << found.text(column);
        out.push_back(std::move(row));
    }));
    return out;
}

std::vector<Row> referenceRows(const PreparedContent &read)
{
    std::vector<Row> out;
    for (const akn::Reference &one : read.references)
        out.push_back({QByteArray::number(one.provision), one.href, one.workUri, one.portion,
                       one.text.toUtf8()});
    return out;
}

std::vector<Row> componentRows(const PreparedContent &read)
{
    std::vector<Row> out;
    for (const ContentComponent &one : read.components)
        out.push_back({one.name, one.eId, one.element});
    return out;
}

/// Read and written again, so that only what is kept is compared.
bool areSameProvisions(QByteArrayView kept, const ContentProvisions &read)
{
    const auto provisions = unpackProvisions(kept);
    return !provisions || packProvisions(*provisions) == read.list; // Damage is told elsewhere.
}

} // namespace

Result<void> verifyReading(VerifyContext &context, const StoredReading &stored)
{
    const Result<akn::Document> document = akn::Document::parse(
        QByteArrayView(stored.both).first(stored.xmlBytes).toByteArray());
    if (!document) {
        context.addText("content-reading", stored.hash, document.error().detail);
        return {};
    }
    const PreparedContent read = prepareContent(*document, stored.hash);
    if (QByteArrayView(stored.both).sliced(stored.xmlBytes) != document->text())
        context.addText("content-reading", stored.hash, u"its words are not those of its XML"_s);
    SHERIA_TRY(const std::vector<Row> lists,
               rowsOf(context.db(), "SELECT list FROM provision_list WHERE content_id = ?1", 1,
                      stored.id));
    if (!lists.empty() && !areSameProvisions(lists.front().front(), read.provisions))
        context.addText("provisions", stored.hash, u"its provisions are not those of its XML"_s);
    SHERIA_TRY(const std::vector<Row> components, rowsOf(context.db(), ComponentSql, 3, stored.id));
    if (components != componentRows(read))
        context.addText("components", stored.hash, u"its components are not those of its XML"_s);
    SHERIA_TRY(const std::vector<Row> references, rowsOf(context.db(), ReferenceSql, 5, stored.id));
    if (references != referenceRows(read))
        context.addText("references", stored.hash, u"its links are not those of its XML"_s);
    return {};
}

} // namespace sheria::store
