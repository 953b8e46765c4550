// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/details/detailspanel.h"

#include "app/theme/widgets.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int LabelChars = 15;

QLabel *valueLabel(const DetailsRow &row, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    // A value in Arabic stands where the others do.
    const bool isMirrored = label->layoutDirection() == Qt::RightToLeft;
    label->setAlignment((isMirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute
                        | Qt::AlignTop);
    label->setProperty("current", row.isCurrent);
    if (row.uri.isEmpty()) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setText(row.text);
        return label;
    }
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setText(u"<a href=\"%1\">%2</a>"_s.arg(QString::fromUtf8(row.uri).toHtmlEscaped(),
                                                  row.text.toHtmlEscaped()));
    label->setToolTip(QString::fromUtf8(row.uri));
    label->setAccessibleName(row.text);
    return label;
}

} // namespace

DetailsPanel::DetailsPanel(QWidget *parent) : QScrollArea(parent)
{
    setObjectName(u"detailsPanel"_s);
    setAccessibleName(tr("Details"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    show({});
}

void DetailsPanel::show(const std::vector<DetailsSection> &sections)
{
    if (widget() && sections == m_sections)
        return;
    m_sections = sections;
    const bool hadFocus = widget() && widget()->isAncestorOf(QApplication::focusWidget());
    auto *content = new QWidget;
    content->setObjectName(u"detailsContent"_s);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(12, 10, 12, 16);
    layout->setSpacing(14);
    for (const DetailsSection &section : sections)
        layout->addWidget(sectionWidget(section, content));
    if (sections.empty()) {
        auto *hint = makeParagraph(content, u"emptyHint"_s, tr("Open a text to see its details."));
        hint->setAlignment(Qt::AlignHCenter);
        layout->addWidget(hint);
    }
    layout->addStretch();
    setWidget(content);
    if (hadFocus) // What had it is gone.
        setFocus();
}

QWidget *DetailsPanel::sectionWidget(const DetailsSection &section, QWidget *parent)
{
    auto *widget = new QWidget(parent);
    auto *grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    auto *title = makeLabel(widget, u"sectionTitle"_s, section.title);
    grid->addWidget(title, 0, 0, 1, 2);
    const bool hasLabels = std::any_of(section.rows.begin(), section.rows.end(),
                                       [](const DetailsRow &row) { return !row.label.isEmpty(); });
    for (const DetailsRow &row : section.rows)
        addRow(grid, row, hasLabels ? 1 : 0);
    return widget;
}

void DetailsPanel::addRow(QGridLayout *grid, const DetailsRow &row, int column)
{
    QWidget *parent = grid->parentWidget();
    const int line = grid->rowCount();
    const int span = column == 0 ? 2 : 1;
    QLabel *value = valueLabel(row, parent);
    connect(value, &QLabel::linkActivated, this,
            [this](const QString &uri) { Q_EMIT openRequested(uri.toUtf8()); });
    grid->addWidget(value, line, column, 1, span, Qt::AlignTop);
    if (!row.label.isEmpty()) {
        auto *label = makeParagraph(parent, u"detailsLabel"_s, row.label);
        label->setFixedWidth(label->fontMetrics().averageCharWidth() * LabelChars);
        grid->addWidget(label, line, 0, Qt::AlignTop);
    }
    if (row.note.isEmpty())
        return;
    auto *note = makeParagraph(parent, u"detailsNote"_s, row.note);
    grid->addWidget(note, line + 1, column, 1, span);
}

} // namespace sheria::app
