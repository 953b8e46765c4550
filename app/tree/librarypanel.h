#pragma once

#include <QByteArray>
#include <QWidget>

class QLabel;
class QLineEdit;
class QModelIndex;
class QTreeView;

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

class LibraryModel;

/// The library tree with its filter: the left panel.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setReaders(store::Readers *readers);
    void refresh();
    /// Whether syncs brought something of the work that nobody has read.
    bool isUnread(const QByteArray &workUri) const;
    void focusFilter();

Q_SIGNALS:
    void openRequested(const QByteArray &workUri, bool inNewTab);
    /// The whole library has been looked at: how many works it holds.
    void worksCounted(qint64 works);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void open(const QModelIndex &index, bool inNewTab);
    void showMenu(const QPoint &at);
    void showRefreshed();
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);

    LibraryModel *m_model = nullptr;
    QLineEdit *m_filter = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
};

} // namespace sheria::app
