// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/details/details.h"

#include <QScrollArea>

class QGridLayout;

namespace sheria::app {

/// What is known of the text that is shown: the right panel. Works and points in time in it can be
/// opened.
class DetailsPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit DetailsPanel(QWidget *parent = nullptr);

    /// Empty: nothing is shown. What is shown already stays, with its focus and its place.
    void show(const std::vector<DetailsSection> &sections);

Q_SIGNALS:
    void openRequested(const QByteArray &uri);

private:
    QWidget *sectionWidget(const DetailsSection &section, QWidget *parent);
    void addRow(QGridLayout *grid, const DetailsRow &row, int column);

    std::vector<DetailsSection> m_sections;
};

} // namespace sheria::app
