#pragma once

#include "core/akn/document.h"
#include "core/citations/citation.h"

#include <string>
#include <unordered_map>

namespace sheria::citations {

/// A schedule or annex of a document.
struct Attachment
{
    QByteArray name; ///< "schedule1".
    QByteArray eId;
};

/// Finds the provisions of a document that are cited by their numbers. `provisions` is borrowed.
class ProvisionFinder
{
public:
    /// `attachments` in their order, without the main document.
    ProvisionFinder(const std::vector<akn::Provision> &provisions,
                    std::vector<Attachment> attachments);

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
    QByteArray inSchedule(const std::vector<QByteArray> &steps) const;

    const std::vector<akn::Provision> &m_provisions;
    std::vector<Attachment> m_attachments;
    std::unordered_map<std::string, std::vector<int>> m_byNumber;
    std::unordered_map<std::string, int> m_byEId;
    std::vector<std::vector<int>> m_children;
};

/// "(3)", "12.", "Section 12A" as a step of Pinpoint::path: "3", "12", "12a".
QByteArray plainNum(const QString &num);

} // namespace sheria::citations
