#pragma once

#include "core/domain/expression.h"
#include "core/domain/toc.h"

#include <QString>
#include <QStringView>

namespace sheria::app {

/// A provision that is cited: what people call it, and how it is addressed.
struct CitedProvision
{
    QByteArray eId;
    QString label; ///< "section 4(1)", "Chapter 2"; empty: the work as a whole.
};

/// The provision that `eId` is, or is in, as lawyers cite it: "section 4(1)(a)", "Chapter 2"; without
/// a label when the contents name neither.
CitedProvision citedProvision(const std::vector<TocEntry> &toc, const QByteArray &eId);

/// "Tree Protection Act (Act 17 of 2004), section 4, as at 3 February 2009".
/// `quotation` is put before it in quotation marks, unless it is empty.
QString citation(const ExpressionRecord &record, const CitedProvision &provision,
                 QStringView quotation = {});

/// The FRBR URI of the provision in this expression: "/akn/…/eng@2009-02-03/!main~sec_4".
QByteArray citedUri(const ExpressionRecord &record, const CitedProvision &provision);

} // namespace sheria::app
