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
    std::vector<QByteArray> topics; ///< Slugs; what is below them, too.
    std::vector<QByteArray> courts; ///< Codes: of decisions.
    bool hasMedia = true;
    bool hasPublications = true; ///< Publication documents.
    /// The server's own PDFs, kept beside the texts; the library makes its own of what it has.
    bool hasPdfs = false;

    /// Errors: InvalidArgument, naming the place, topic or court that is none.
    static Result<Selection> parse(const QByteArray &json);
    QByteArray toJson() const;

    bool coversPlace(QByteArrayView place) const;
    bool coversCourt(QByteArrayView code) const; ///< Whatever the case.
    bool covers(const FrbrUri &work, QByteArrayView language) const;
};

} // namespace sheria::sync
