#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

#include <QByteArray>

#include <vector>

namespace sheria::sync {

/// Which of a source's expressions are wanted, and which parts of them. An empty list: all.
struct Selection
{
    std::vector<QByteArray> places; ///< "za" (national law only), "za-cpt", "za-*" (both).
    std::vector<QByteArray> natures;
    std::vector<QByteArray> languages;
    bool hasMedia = true;
    bool hasPublications = true; ///< Publication documents.

    /// Errors: InvalidArgument, naming the place that is none.
    static Result<Selection> parse(const QByteArray &json);
    QByteArray toJson() const;

    bool coversPlace(QByteArrayView place) const;
    bool covers(const FrbrUri &work, QByteArrayView language) const;
};

} // namespace sheria::sync
