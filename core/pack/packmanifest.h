#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>

#include <map>

namespace sheria::pack {

/// What a pack says of one of its files.
struct PackedFile
{
    QByteArray sha256; ///< Hexadecimal, lower case.
    qint64 bytes = 0;
};

/// The list of a pack's files: manifest.json.
///
///   {"format":"sheria-pack","version":1,"title":…,"description":…,"created_at":…,"generator":…,
///    "files":[{"path":"works/…/main.xml","sha256":"…","bytes":1234}, …]}
struct PackManifest
{
    static constexpr int Version = 1;

    QString title;
    QString description;
    QDateTime createdAt;
    QString generator;
    std::map<QString, PackedFile> files; ///< By path, in its order.

    /// Whether `json` claims to be a pack's manifest at all; its version may still be unknown.
    static bool isManifest(const QByteArray &json);
    /// Errors: Unsupported (another version), InvalidArgument (naming what is wrong).
    static Result<PackManifest> parse(const QByteArray &json);
    QByteArray toJson() const;
};

} // namespace sheria::pack
