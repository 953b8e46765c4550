#include "core/store/rows/contentqueries.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/db/statement.h"
#include "core/store/rows/damage.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/pagequeries.h"
#include "core/store/rows/provisionlist.h"

namespace sheria::store {

namespace {

/// What `read` makes of the row with the sizes of XML and text, and both packed.
template <typename Read>
Result<QByteArray> readContent(Database &db, QByteArrayView contentHash, Read read)
{
    const auto checked = [&read](const Statement &row) -> Result<QByteArray> {
        for (const int column : {0, 1}) {
            if (row.integer(column) < 0 || row.integer(column) > limits::MaxXmlBytes)
                return Error{ErrorCode::Corrupt, QStringLiteral("its size is impossible")};
        }
        return read(row);
    };
    Result<QByteArray> content = found(
        Statement::first(db, "SELECT xml_bytes, text_bytes, packed FROM content WHERE hash = ?1",
                         checked, HexBlob(contentHash)),
        notInLibrary(contentHash));
    if (!content && content.error().code == ErrorCode::Corrupt)
        return damagedContent(db, contentHash, content.error().text());
    return content;
}

} // namespace

Result<QByteArray> contentXml(Database &db, QByteArrayView contentHash)
{
    return readContent(db, contentHash, [&](const Statement &row) -> Result<QByteArray> {
        SHERIA_TRY(QByteArray xml, decompressStart(row.view(2), row.integer(0)));
        if (sha256Hex(xml) != contentHash)
            return Error{ErrorCode::Corrupt, QStringLiteral("it is not what its hash says")};
        return xml;
    });
}

Result<QByteArray> contentText(Database &db, QByteArrayView contentHash)
{
    const auto textAt = [](const Statement &row) -> Result<QByteArray> {
        SHERIA_TRY(const QByteArray both,
                   decompressStart(row.view(2), row.integer(0) + row.integer(1)));
        return both.sliced(row.integer(0));
    };
    Result<QByteArray> text = readContent(db, contentHash, textAt);
    if (!text && text.error().code == ErrorCode::NotFound)
        return pageText(db, contentHash);
    return text;
}

Result<std::vector<akn::Provision>> contentProvisions(Database &db, QByteArrayView contentHash)
{
    const auto unpacked = [](const Statement &row) {
        return unpackProvisions(row.view(0));
    };
    SHERIA_TRY(auto provisions,
               Statement::first(db, R"sql(
        SELECT p.list FROM content c JOIN provision_list p ON p.content_id = c.id WHERE c.hash = ?1
    )sql",
                                unpacked, HexBlob(contentHash)));
    if (provisions)
        return *std::move(provisions);
    SHERIA_TRY(const QByteArray pages, pageText(db, contentHash));
    return akn::pageProvisions(pages);
}

} // namespace sheria::store
