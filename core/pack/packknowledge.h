#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace sheria::pack {

/// The definitions of a library's knowledge bases: knowledge-bases.json, in every pack, whole.
///
///   {"revision":7,
///    "knowledge_bases":[{"code","name","description","kind","places":[…],"natures":[…],"topics":[…],
///                        "courts":[…],"languages":[…]}, …]}
///
/// "revision" is in delta packs only: of two lists of one library, which is the newer one.
inline constexpr QLatin1StringView KnowledgeFile("knowledge-bases.json");

/// Room for as many definitions as a library may have, each with a long description. More would be
/// parsed into many times its size in memory before it could be refused.
inline constexpr qint64 MaxKnowledgeFileBytes = 16LL * 1024 * 1024;

/// A definition that cannot be taken.
struct RefusedKnowledge
{
    QByteArray code; ///< "#3" for the third when its code is none.
    QString reason;  ///< English.
};

struct PackedKnowledge
{
    std::optional<qint64> revision;
    std::vector<KnowledgeBase> bases;
    std::vector<RefusedKnowledge> refused;

    /// Whether the list names it, be it as one that cannot be taken.
    bool names(const QByteArray &code) const;
};

/// Takes hostile bytes. A member of a definition that is not known here may narrow it down, so such a
/// definition is refused rather than widened; the others are taken.
/// Errors: InvalidArgument, naming what is wrong with the file: too large, no JSON, too many, a code
/// twice.
Result<PackedKnowledge> readKnowledge(const QByteArray &json);
/// Errors: Unsupported when it would be larger than what readKnowledge() takes.
Result<QByteArray> writeKnowledge(const std::vector<KnowledgeBase> &bases,
                                  std::optional<qint64> revision);

} // namespace sheria::pack
