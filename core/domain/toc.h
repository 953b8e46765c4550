#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace sheria {

/// One item of a table of contents.
/// Source: contract API.md section 3.3.
struct TocEntry
{
    QByteArray type;      ///< Element name, or "definition".
    QByteArray component; ///< "main", "schedule1".
    QByteArray eId;       ///< Empty: none.
    bool isGeneratedId = false; ///< `eId` was missing or taken in the document and was made by us.
    std::optional<QString> num;
    std::optional<QString> heading;
    QString title;
    bool isBasicUnit = false;
    std::vector<TocEntry> children;
};

} // namespace sheria
