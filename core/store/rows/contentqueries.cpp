// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/contentqueries.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/db/connection.h"
#include "core/store/db/records.h"
#include "core/store/db/statement.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/provisionlist.h"

#include <QRandomGenerator>

namespace sheria::store {

using namespace Qt::StringLiterals;

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

bool isOfDamagedText(const Error &error)
{
    // What the parser says of what is no document; and a text that is gone meanwhile, which nothing waits for.
    return error.code == ErrorCode::Corrupt || error.code == ErrorCode::InvalidArgument
        || error.code == ErrorCode::NotFound;
}

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

Result<std::optional<QByteArray>> soundTextOf(Database &db, QByteArrayView contentHash,
                                              QByteArrayView doctype)
{
    SHERIA_TRY(const auto kept,
               Statement::firstText(db, "SELECT doctype FROM content WHERE hash = ?1",
                                    HexBlob(contentHash)));
    if (!kept || !kept->startsWith(doctype))
        return std::optional<QByteArray>();
    const auto textAt = [&](const Statement &row) -> Result<QByteArray> {
        SHERIA_TRY(const QByteArray both,
                   decompressStart(row.view(2), row.integer(0) + row.integer(1)));
        if (sha256Hex(QByteArrayView(both).first(row.integer(0))) != contentHash)
            return Error{ErrorCode::Corrupt, QStringLiteral("it is not what its hash says")};
        return both.sliced(row.integer(0));
    };
    SHERIA_TRY(QByteArray text, readContent(db, contentHash, textAt));
    return std::optional(std::move(text));
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

void DamageLog::note(DamagedText text)
{
    {
        const MutexLock lock(m_mutex);
        if (!m_texts.emplace(text.contentHash, text).second)
            return;
    }
    if (m_onNew)
        m_onNew(text);
}

std::vector<DamagedText> DamageLog::stillDamaged(Database &db)
{
    std::vector<DamagedText> texts;
    {
        const MutexLock lock(m_mutex);
        for (const auto &[hash, text] : m_texts)
            texts.push_back(text);
    }
    std::erase_if(texts, [&](const DamagedText &text) {
        const Result<bool> isSound = isContentSound(db, text.contentHash);
        const auto still = expressionsOfContent(db, text.contentHash);
        const bool isOver = (isSound && *isSound) || (still && still->isEmpty());
        if (isOver) {
            const MutexLock lock(m_mutex);
            m_texts.erase(text.contentHash);
        }
        return isOver;
    });
    return texts;
}

namespace {

/// Errors: Corrupt where what is stored is not what was; NotFound.
Result<void> checkContent(Database &db, QByteArrayView contentHash)
{
    const auto check = [&](const Statement &row) -> Result<bool> {
        const qint64 xmlBytes = row.integer(0);
        SHERIA_TRY(const QByteArray both, decompress(row.view(2), 2 * limits::MaxXmlBytes));
        return xmlBytes >= 0 && row.integer(1) >= 0 && both.size() == xmlBytes + row.integer(1)
            && sha256Hex(QByteArrayView(both).first(xmlBytes)) == contentHash;
    };
    SHERIA_TRY(const bool isSound,
               found(Statement::first(
                         db, "SELECT xml_bytes, text_bytes, packed FROM content WHERE hash = ?1",
                         check, HexBlob(contentHash)),
                     {ErrorCode::NotFound, {}}));
    if (!isSound)
        return Error{ErrorCode::Corrupt, {}};
    SHERIA_CHECK(contentProvisions(db, contentHash));
    return {};
}

} // namespace

Result<QByteArrayList> expressionsOfContent(Database &db, QByteArrayView contentHash)
{
    return Statement::texts(db, R"sql(
        SELECT e.uri || CASE m.component WHEN 'main' THEN '' ELSE '/!' || m.component END
          FROM content c JOIN manifestation m ON m.content_id = c.id
          JOIN expression e ON e.id = m.expression_id
         WHERE c.hash = ?1 ORDER BY 1
    )sql",
                            HexBlob(contentHash));
}

Result<QByteArrayList> ownersOfFile(Database &db, QByteArrayView fileHash)
{
    return Statement::texts(db, R"sql(
        SELECT e.uri FROM file f JOIN media m ON m.file_id = f.id
          JOIN expression e ON e.id = m.expression_id WHERE f.hash = ?1
         UNION
        SELECT w.uri FROM file f JOIN publication_document p ON p.file_id = f.id
          JOIN work w ON w.id = p.work_id WHERE f.hash = ?1
         ORDER BY 1
    )sql",
                            HexBlob(fileHash));
}

Result<bool> isContentSound(Database &db, QByteArrayView contentHash)
{
    const Result<void> checked = checkContent(db, contentHash);
    if (checked)
        return true;
    const ErrorCode code = checked.error().code;
    return code == ErrorCode::Corrupt || code == ErrorCode::NotFound ? Result<bool>(false)
                                                                     : checked.error();
}

Error damagedContent(Database &db, QByteArrayView contentHash, const QString &why)
{
    DamagedText text{contentHash.toByteArray(), {}, why};
    if (const auto uris = expressionsOfContent(db, contentHash))
        text.expressions = *uris;
    const QString names = text.expressions.isEmpty()
        ? QString::fromLatin1(text.contentHash)
        : QString::fromUtf8(text.expressions.join(", "));
    if (db.damageLog())
        db.damageLog()->note(std::move(text));
    return {
        ErrorCode::Corrupt,
        u"the stored text of %1 is damaged: import its original again, or run 'sync run' where it "
        "was copied (%2)"_s.arg(names, why)};
}

Result<std::vector<DamagedText>> findDamagedTexts(Database &db, std::chrono::milliseconds atMost,
                                                  const std::stop_token &stop)
{
    SHERIA_TRY(const QByteArrayList hashes,
               Statement::texts(db, "SELECT lower(hex(hash)) FROM content ORDER BY id"));
    std::vector<DamagedText> damaged;
    const auto end = std::chrono::steady_clock::now() + atMost;
    const qsizetype first = hashes.isEmpty()
        ? 0
        : QRandomGenerator::global()->bounded(int(hashes.size()));
    for (qsizetype i = 0; i < hashes.size(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        if (std::chrono::steady_clock::now() > end)
            break;
        const QByteArray &hash = hashes[(first + i) % hashes.size()];
        SHERIA_TRY(const bool isSound, isContentSound(db, hash));
        if (isSound)
            continue;
        SHERIA_TRY(QByteArrayList uris, expressionsOfContent(db, hash));
        damaged.push_back({hash, std::move(uris), u"it is not what its hash says"_s});
    }
    return damaged;
}

} // namespace sheria::store
