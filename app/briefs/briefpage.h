// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/rowsmodel.h"
#include "core/briefs/check.h"

#include <QWidget>

#include <functional>
#include <map>
#include <memory>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace sheria::app {

/// Checking a brief: a document is chosen or dropped, and each citation and quotation of it is listed with
/// its status. A row opens the provision or decision. The report and a copy with comments can be saved.
class BriefPage : public QWidget
{
    Q_OBJECT

public:
    explicit BriefPage(QWidget *parent = nullptr);

    /// Null: no library is open, and what is shown is taken away.
    void setReaders(store::Readers *readers);
    /// What gives the address of the server of the library, "http://127.0.0.1:8089"; empty while none runs.
    void setServer(std::function<QByteArray()> address) { m_server = std::move(address); }
    /// Reads and checks a document, off the GUI thread; what is being checked is dropped.
    void check(const QString &path);
    /// Checks the same document again: the library has changed.
    void refresh();
    void focusList();

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// What is shown.
    struct Checked
    {
        QString path;
        QByteArray bytes;
        briefs::Report report;
        std::map<QByteArray, QByteArray> links; ///< Of works: where their publishers show them.
    };
    static Result<Checked> read(store::Database &db, const QString &path, briefs::NamesCache &names,
                                const std::stop_token &stop);

    /// With comments, and hyperlinks to `server`; empty: it does not run.
    static Result<QByteArray> copyOf(const Checked &checked, const QByteArray &server);

    void build();
    void choose();
    void cancel();
    void show(Result<Checked> checked);
    void showRows();
    void setBusy(bool isBusy);
    void open(const QModelIndex &index);
    void saveCopy();
    void saveReport();
    /// Makes bytes off the GUI thread and writes them to a file.
    void save(const QString &path, std::function<Result<QByteArray>(const std::stop_token &)> make);

    std::function<QByteArray()> m_server;
    LatestQuery m_query{this};
    Background m_saving{this};
    QString m_path; ///< That is or was checked last; empty: none.
    /// Shared with a check that is still running.
    std::shared_ptr<briefs::NamesCache> m_names = std::make_shared<briefs::NamesCache>();
    std::shared_ptr<const Checked> m_checked;

    RowsModel<briefs::Checked> *m_model = nullptr;
    QTableView *m_list = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_hint = nullptr;
    QProgressBar *m_progress = nullptr;
    QComboBox *m_filter = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_report = nullptr;
    QAction *m_close = nullptr;
};

} // namespace sheria::app
