// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.h"
#include "app/shell/appearance.h"
#include "app/window/windowhost.h"
#include "core/secrets/tokenvault.h"
#include "tests/support/testlibrary.h"

#include <QSize>
#include <QTemporaryDir>
#include <QVariant>

#include <atomic>
#include <memory>
#include <optional>

namespace sheria::tests {

/// A clock that a test moves while the program looks at it. Thread: any.
class MovedClock final : public Clock
{
public:
    QDateTime now() const override { return QDateTime::fromMSecsSinceEpoch(m_now, Qt::UTC); }
    void advance(qint64 milliseconds) { m_now += milliseconds; }

private:
    std::atomic<qint64> m_now = FixedClock().now().toMSecsSinceEpoch();
};

/// The program with everything a person would have of it, in a folder of its own: the real window,
/// the real pages. Time stands still on 5 January 2024, and the theme is light.
class DeskFixture
{
public:
    /// `folder` is one that another fixture has, or had; without it, a new one.
    explicit DeskFixture(const QString &folder = {});
    ~DeskFixture();
    Q_DISABLE_COPY_MOVE(DeskFixture)

    /// Shows the window, which opens the library of the folder.
    void start();
    /// As when the person closes the window.
    void close();

    app::MainWindow &window() { return m_desk->window(); }
    QString folder() const { return m_path; }
    QString path(const QString &name) const { return m_path + u'/' + name; }
    QString libraryPath() const { return path(QStringLiteral("library.sheria")); }
    void write(const QString &name, const QByteArray &bytes) const;

    /// Imports and waits for the end. Returns what the panel says then.
    QString import(const QStringList &paths);
    void importSample();

    /// Opens a URI and waits until the page of the current tab has all of its text.
    void open(const QByteArray &uri, bool inNewTab = false);
    /// Waits until the current tab shows this expression, and its page has all of its text.
    void awaitPage(const QByteArray &expressionUri);
    /// What `script` is worth in the page of the current tab.
    QVariant page(const QString &script);
    /// Waits until `script` is true there; false when it takes too long.
    bool awaitScript(const QString &script);

    /// The widget or action of that name in the window.
    template <typename T>
    T *find(const QString &name)
    {
        T *found = window().findChild<T *>(name);
        if (!found)
            qFatal("nothing is called %s", qPrintable(name));
        return found;
    }
    /// Clicks with the mouse on the element of the page that `script` evaluates to.
    void clickInPage(const QString &script, Qt::KeyboardModifiers modifiers = {},
                     Qt::MouseButton button = Qt::LeftButton);
    /// Clicks with the mouse through the menus: "File", "Import files…".
    void clickMenu(const QStringList &texts);
    /// Types into the file dialog that is open, and presses Return.
    void answerFileDialog(const QString &path);

    /// By the keyboard alone: the widget that has the focus gets the key or the words.
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    static void type(const QString &words);
    /// Presses Tab until the widget of that name has the focus.
    static void tabTo(const QString &name);

    /// Runs the action that has this shortcut: there has to be exactly one, and it has to be enabled.
    void press(const QString &shortcut);

    app::Preferences &preferences() { return *m_preferences; }
    app::Appearance &appearance() { return *m_appearance; }
    QList<QUrl> external;        ///< What would have been opened in the browser.
    QSize size{1300, 860};       ///< Of the window at the first start; empty: its own choice.
    std::optional<quint16> port; ///< As given on the command line.
    MovedClock clock;

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<app::Preferences> m_preferences;
    std::unique_ptr<app::SessionFile> m_session;
    std::unique_ptr<app::Appearance> m_appearance;
    std::unique_ptr<secrets::TokenVault> m_vault;
    std::unique_ptr<app::WindowHost> m_desk;
};

/// What has to be done before the application object is made: a test calls it from initMain(). `screen` is the size of
/// the only screen. Units: pixels.
void prepareGui(QSize screen = {1600, 1000});

} // namespace sheria::tests
