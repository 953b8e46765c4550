// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::store {

class Database;

/// A stored XML document by its hash: the main content of an expression or any manifestation.
/// Errors: NotFound; Corrupt when the stored bytes do not match.
Result<QByteArray> contentXml(Database &db, QByteArrayView contentHash);

/// The visible text of a stored XML document: akn::Document::text(), to whose bytes the ranges of its
/// provisions refer. Or the text of a PDF, see pageTextOf(). Errors: NotFound; Corrupt.
Result<QByteArray> contentText(Database &db, QByteArrayView contentHash);

/// The same of XML, whose bytes are compared with the hash, as contentXml() does; nothing of a document
/// element that does not begin with `doctype`. Errors: Corrupt.
Result<std::optional<QByteArray>> soundTextOf(Database &db, QByteArrayView contentHash,
                                              QByteArrayView doctype);

/// Its provisions, as far as provisionlist.h keeps them, or its pages. Errors: NotFound; Corrupt.
Result<std::vector<akn::Provision>> contentProvisions(Database &db, QByteArrayView contentHash);

/// Whether reading a stored text failed for what is stored, and not for a passing reason (memory, the disk), which
/// another try may not meet.
bool isOfDamagedText(const Error &error);

/// A stored text that cannot be read, or is not what its hash says.
struct DamagedText
{
    QByteArray contentHash;
    QByteArrayList expressions; ///< URIs of those that have it, a component's with "/!name".
    QString detail;             ///< English.
};

/// The damaged texts that the connections of a library met, until they are whole again.
/// Thread: any.
class DamageLog
{
public:
    /// `onNew` is called, on the thread that met it, for each text that was not noted yet.
    explicit DamageLog(std::function<void(const DamagedText &)> onNew = {})
        : m_onNew(std::move(onNew))
    {}
    void note(DamagedText text);
    /// Those that are damaged still, as `db` finds them now.
    std::vector<DamagedText> stillDamaged(Database &db);

private:
    const std::function<void(const DamagedText &)> m_onNew;
    Mutex m_mutex;
    std::map<QByteArray, DamagedText> m_texts SHERIA_GUARDED_BY(m_mutex); ///< By hash.
};

/// The expressions that have this text. Errors: those of the database.
Result<QByteArrayList> expressionsOfContent(Database &db, QByteArrayView contentHash);

/// The expressions whose picture, and the works whose publication document, this file is.
Result<QByteArrayList> ownersOfFile(Database &db, QByteArrayView fileHash);

/// Whether the stored text and its list of provisions can be read, and the text is what its hash says;
/// false, too, where there is none. Errors: those of the database, but Corrupt.
Result<bool> isContentSound(Database &db, QByteArrayView contentHash);

/// Corrupt, with a sentence that names the expressions of the text and says how it is healed. Notes it
/// in the connection's DamageLog.
Error damagedContent(Database &db, QByteArrayView contentHash, const QString &why);

/// Reads stored texts and tells which are damaged: all, or, with `atMost`, as many as that time
/// allows, beginning anywhere. Errors: Cancelled; those of the database.
Result<std::vector<DamagedText>> findDamagedTexts(Database &db, std::chrono::milliseconds atMost,
                                                  const std::stop_token &stop);

} // namespace sheria::store
