// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>

class QCommandLinkButton;
class QLabel;
class QVBoxLayout;

namespace sheria::app {

class StartPage;

/// What stands in the middle of the window while no text is open: where to begin in a library that has works, how to
/// bring some, the libraries that were open before, and, when a library did not open, why.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    /// A library is open: `works` says how many it holds.
    void showLibrary(const QString &path, qint64 works);
    void showOpening(const QString &path);
    /// None could be opened.
    void showProblem(const QString &title, const QString &explanation, const QString &path);
    void setRecent(const QStringList &paths);
    StartPage &start() { return *m_start; }

Q_SIGNALS:
    void sampleRequested();
    void connectRequested();
    void importFolderRequested();
    void importFilesRequested();
    void openRequested();
    void newRequested();
    void recentRequested(const QString &path);
    void retryRequested(const QString &path);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QCommandLinkButton *addButton(QVBoxLayout *layout, const QString &iconName, const QString &text,
                                  const QString &description, const std::function<void()> &clicked);
    void setMood(bool hasLibrary, bool isProblem, bool hasWorks = false);

    QWidget *m_column = nullptr;
    QLabel *m_logo = nullptr;
    StartPage *m_start = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QCommandLinkButton *m_sample = nullptr;
    QCommandLinkButton *m_connect = nullptr;
    QCommandLinkButton *m_folder = nullptr;
    QCommandLinkButton *m_files = nullptr;
    QCommandLinkButton *m_retry = nullptr;
    QCommandLinkButton *m_new = nullptr;
    QCommandLinkButton *m_open = nullptr;
    QLabel *m_recentTitle = nullptr;
    QLabel *m_recent = nullptr;
    QString m_path;
};

} // namespace sheria::app
