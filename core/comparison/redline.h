// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/rows.h"
#include "core/domain/expression.h"

#include <QByteArray>

#include <vector>

namespace sheria::comparison {

/// Rows as an Akoma Ntoso document, a `doc` of the name "redline": the later text with the structure of its
/// provisions, in which `ins` holds the words that came and `del` those that went. A remark says where a
/// provision stood before. The renderers show it underlined and struck out.
/// `rows`: of two texts in one language, whose lines were read (ExpressionText::readLines()).
/// Shape: valid against Akoma Ntoso 3.0; UTF-8.
QByteArray redline(const std::vector<Row> &rows, const ExpressionRecord &before,
                   const ExpressionRecord &after);

/// Rows of texts in two languages as an Akoma Ntoso document, a `doc` of the name "parallel": a table with a
/// column for each text and a line for each row, in which `ins` or `del` holds what only one text has.
/// Shape: as of redline(), with the class "akn--parallel" at the table.
QByteArray parallelText(const std::vector<Row> &rows, const ExpressionRecord &before,
                        const ExpressionRecord &after);

/// A document of our own on a text, a `doc` of this name with a title. `body` is what is in its mainBody.
/// Shape: UTF-8, with the addresses of `record` and the name as its component.
QByteArray derivedDocument(const QByteArray &name, const QString &title,
                           const ExpressionRecord &record, const QByteArray &body);
/// Text as XML has it, without the control characters that it does not allow.
QByteArray xmlText(const QString &text);

/// "Harbour Act: changes from 2010-07-01 to 2016-04-01"; of two works "Trees Act (2010-07-01) compared with
/// Harbour Act (2016-04-01)". Of two languages "Harbour Act: English, 2016-04-01, and français, 2016-04-01".
QString redlineTitle(const ExpressionRecord &before, const ExpressionRecord &after);

} // namespace sheria::comparison
