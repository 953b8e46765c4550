#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/pagetext.h"
#include "core/store/provisionlist.h"
#include "core/store/verifycontext.h"

#include <algorithm>
#include <optional>

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;

struct Content
{
    qint64 id = 0;
    QByteArray hash;
    qint64 xmlBytes = 0;
    qint64 textBytes = 0;
};

/// Its XML, and its words after it; none: they are damaged, which was told.
std::optional<QByteArray> checkedBytes(VerifyContext &context, const Content &content,
                                       QByteArrayView packed)
{
    const Result<QByteArray> both = decompress(packed, 2 * limits::MaxXmlBytes);
    if (!both) {
        context.addText("content-packed", content.hash, both.error().detail);
        return std::nullopt;
    }
    if (content.xmlBytes < 0 || content.textBytes < 0
        || both->size() != content.xmlBytes + content.textBytes) {
        context.addText("content-size", content.hash,
                        u"XML and text have other sizes than noted"_s);
        return std::nullopt;
    }
    if (sha256Hex(QByteArrayView(*both).first(content.xmlBytes)) != content.hash) {
        context.addText("content-hash", content.hash, u"the stored text does not match its hash"_s);
        return std::nullopt;
    }
    return *both;
}

/// There is a list, of as many as it says, and all lie inside the text.
Result<void> checkProvisions(VerifyContext &context, const Content &content)
{
    SHERIA_TRY(Statement query, Statement::prepare(context.db(), R"sql(
        SELECT count, list FROM provision_list WHERE content_id = ?1
    )sql"));
    query.bind(1, content.id);
    SHERIA_TRY(const bool hasRow, query.step());
    const auto provisions = hasRow ? unpackProvisions(query.view(1))
                                   : Error{ErrorCode::Corrupt, u"it has no list of provisions"_s};
    if (!provisions) {
        context.addText("provisions", content.hash, provisions.error().detail);
        return {};
    }
    if (qint64(provisions->size()) != query.integer(0))
        context.addText("provisions", content.hash,
                        u"it has another number of provisions than noted"_s);
    const auto isOutside = [&](const akn::Provision &provision) {
        return provision.textEnd > content.textBytes;
    };
    if (std::any_of(provisions->begin(), provisions->end(), isOutside))
        context.addText("provisions", content.hash, u"a provision does not fit into the text"_s);
    return {};
}

} // namespace

Result<void> verifyContents(VerifyContext &context)
{
    SHERIA_TRY(Statement query, Statement::prepare(context.db(), R"sql(
        SELECT id, hash, xml_bytes, text_bytes, packed FROM content ORDER BY id
    )sql"));
    return query.forEach([&context](const Statement &row) -> Result<void> {
        const Content content{row.integer(0), row.text(1).toHex(), row.integer(2), row.integer(3)};
        const auto both = checkedBytes(context, content, row.view(4));
        SHERIA_CHECK(checkProvisions(context, content));
        if (both)
            SHERIA_CHECK(
                verifyReading(context, {content.id, content.hash, content.xmlBytes, *both}));
        return context.advance();
    });
}

Result<void> verifyPages(VerifyContext &context)
{
    SHERIA_TRY(Statement query, Statement::prepare(context.db(), R"sql(
        SELECT COALESCE(f.hash, x''), t.outcome, t.hash, t.pages, t.bytes, t.text
          FROM page_text t LEFT JOIN file f ON f.id = t.file_id ORDER BY t.id
    )sql"));
    return query.forEach([&](const Statement &row) {
        const QByteArray hash = row.text(0).toHex();
        // A byte that was none of a character was kept as one of three.
        const Result<QByteArray> text = decompress(row.view(5), 3 * limits::MaxPageTextBytes);
        const bool hasText = row.view(1) == outcomeName(PageOutcome::Text);
        const bool isSound = text && text->size() == row.integer(4)
            && akn::countPages(*text) == row.integer(3) && hasText == !row.isNull(2)
            && (!hasText || sha256Hex(*text) == row.text(2).toHex());
        if (!isSound)
            context.addFile("pages", hash, u"its pages are not those that were read"_s);
    });
}

Result<void> verifyFiles(VerifyContext &context)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(context.db(), "SELECT hash, bytes, data FROM file ORDER BY id"));
    return query.forEach([&context](const Statement &row) {
        const QByteArray hash = row.text(0).toHex();
        if (row.view(2).size() != row.integer(1) || sha256Hex(row.view(2)) != hash)
            context.addFile("file-hash", hash,
                            u"the stored file does not match its hash or size"_s);
        return context.advance();
    });
}

} // namespace sheria::store
