// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bundles/bundle.h"

#include <QByteArray>
#include <QDialog>
#include <QString>

#include <vector>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace sheria::app {

/// A text or a provision that can stand in a bundle.
struct BundleItem
{
    QByteArray
        uri; ///< Of a work, or an expression with component and provision, as for FrbrUri::parsePlace().
    QString title; ///< Of the work.
    QString place; ///< "section 6"; empty: all of it.
};

/// Where items can be chosen from.
struct BundleSource
{
    QString name; ///< "Open texts".
    std::vector<BundleItem> items;
};

/// What a bundle is to have, and in which order: chosen from lists, moved and taken out again. It stays as it is
/// when the dialog is closed.
class BundleDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BundleDialog(QWidget *parent);

    /// What is chosen from, and the collections of notes that may be included.
    void setSources(std::vector<BundleSource> sources, const QStringList &collections);
    /// `date` null: the current texts; should the person want those of a day, `today` is offered.
    void setDate(QDate date, QDate today);
    /// Adds at the end what is not there yet.
    void add(const std::vector<BundleItem> &items);
    /// Includes the notes of a collection.
    void chooseNotes(const QString &collection);
    /// What was chosen; the path of the notes is not set. Addresses that are none are left out.
    bundles::Bundle bundle() const;
    /// Shows it in front.
    void bringUp();

Q_SIGNALS:
    /// What is read in the window is to be added.
    void readWanted();
    /// The bundle is to be written to a file.
    void saveRequested(const QString &path);

private:
    QWidget *buildSources();
    QWidget *buildItems();
    QLayout *buildOptions();
    void showCandidates();
    void addChosen();
    void moveBy(int step);
    void remove();
    void update();
    void askPath();

    std::vector<BundleSource> m_sources;
    QComboBox *m_source = nullptr;
    QListWidget *m_candidates = nullptr;
    QPushButton *m_add = nullptr;
    QListWidget *m_items = nullptr;
    QLabel *m_hint = nullptr;
    std::vector<QWidget *> m_forItem; ///< Buttons for the item that is chosen: up, down, out.
    QLineEdit *m_title = nullptr;
    QCheckBox *m_isAsAt = nullptr;
    QDateEdit *m_date = nullptr;
    QComboBox *m_notes = nullptr;
    QComboBox *m_format = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace sheria::app
