// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/qtwords.h"

#include <QtGlobal>

namespace sheria::app {

namespace {

constexpr QtWord QtWords[] = {
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "OK")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Save")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Save All")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Open")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Yes to &All")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "&No")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "N&o to All")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Abort")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Retry")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Ignore")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Close")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Discard")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Help")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Apply")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Reset")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Restore Defaults")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Undo")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Redo")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Cu&t")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Copy")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Paste")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Delete")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Select All")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Copy &Link Location")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All")},
    {"QAbstractSpinBox", QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Select All")},
    {"QAbstractSpinBox", QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Step up")},
    {"QAbstractSpinBox", QT_TRANSLATE_NOOP("QAbstractSpinBox", "Step &down")},
    {"QComboBox", QT_TRANSLATE_NOOP("QComboBox", "Open the combo box selection popup")},
    {"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Close")},
    {"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Float")},
    {"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Closes the dock widget")},
    {"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Undocks and re-attaches the dock widget")},
    {"QTabBar", QT_TRANSLATE_NOOP("QTabBar", "Scroll Left")},
    {"QTabBar", QT_TRANSLATE_NOOP("QTabBar", "Scroll Right")},
    {"QMessageBox", QT_TRANSLATE_NOOP("QMessageBox", "Show Details...")},
    {"QMessageBox", QT_TRANSLATE_NOOP("QMessageBox", "Hide Details...")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Look in:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Directory:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "File &name:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of type:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Open")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Save")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Choose")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Open")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Save As")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Find Directory")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "All Files (*)")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Directories")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Back")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Forward")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Parent Directory")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Create New Folder")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "New Folder")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&New Folder")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "List View")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Detail View")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "My Computer")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Recent Places")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Rename")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Delete")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Show &hidden files")},
    {"QFileDialog",
     QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?")},
    {"QFileDialog",
     QT_TRANSLATE_NOOP("QFileDialog",
                       "%1\nFile not found.\nPlease verify the correct file name was given.")},
    {"QFileDialog",
     QT_TRANSLATE_NOOP(
         "QFileDialog",
         "%1\nDirectory not found.\nPlease verify the correct directory name was given.")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Name")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Size")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Type")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Kind")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Date Modified")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Computer")},
};

} // namespace

std::span<const QtWord> qtWords()
{
    return QtWords;
}

} // namespace sheria::app
