// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"
#include "core/citations/citation.h"

#include <QByteArrayList>

#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::store {
class Database;
struct CitationRow;
} // namespace sheria::store

namespace sheria::citations {

/// A schedule or annex of a document.
struct Attachment
{
    QByteArray name; ///< "schedule1".
    QByteArray eId;
};

/// The schedules and annexes of a stored text, in their order. Errors: those of the database.
Result<std::vector<Attachment>> attachmentsOf(store::Database &db, const QByteArray &contentHash);

/// Finds the provisions of a document that are cited by their numbers.
class ProvisionFinder
{
public:
    /// `attachments` in their order, without the main document.
    ProvisionFinder(std::vector<akn::Provision> provisions, std::vector<Attachment> attachments);
    static ProvisionFinder of(const akn::Document &document);
    /// Without content: a text in which nothing is found.
    /// Errors: those of the database.
    static Result<ProvisionFinder> load(store::Database &db, const QByteArray &contentHash);
    /// The newest text of a work. Errors: as load().
    static Result<ProvisionFinder> newest(store::Database &db, const QByteArray &workUri);

    /// The eId of what is cited, or of the innermost that is there around it; empty if none is.
    QByteArray find(const store::CitationRow &row) const;
    /// The provisions of a range, from its first one on; without a range only that.
    std::vector<QByteArray> range(const store::CitationRow &row, const QByteArray &first) const;
    /// The eId of the provision, or of the innermost that is there of what is around it; empty if not
    /// even that is.
    QByteArray find(const Pinpoint &pinpoint) const;
    /// `eId` if there is such a provision, or that of what is around it; else empty.
    QByteArray findWritten(QByteArrayView eId) const;
    /// The eIds of a provision and of those around it, from the inside out; only `eId` if unknown.
    std::vector<QByteArray> withOuter(QByteArrayView eId) const;

private:
    std::vector<QByteArray> numbersOf(const akn::Provision &provision) const;
    int outermost(Unit unit, QByteArrayView number, QByteArrayView component) const;
    int below(int parent, QByteArrayView number) const;
    const QByteArray &inside(int found, const QByteArrayList &steps) const;
    QByteArray inSchedule(const QByteArrayList &steps) const;

    std::vector<akn::Provision> m_provisions;
    std::vector<Attachment> m_attachments;
    std::unordered_map<std::string, std::vector<int>> m_byNumber;
    std::unordered_map<std::string, int> m_byEId;
    std::vector<std::vector<int>> m_children;
};

} // namespace sheria::citations
