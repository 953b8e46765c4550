// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::git {

/// The texts of an expression as Markdown: its title, then each provision with its heading, every stretch of
/// words on a line of its own, so that differences are those of provisions.
/// Source: CommonMark 0.31.
QByteArray markdownOf(const QString &title, const std::vector<knowledge::ExpressionText> &texts);

} // namespace sheria::git
