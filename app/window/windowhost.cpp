// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowhost.h"

#include "app/settings/preferences.h"
#include "app/theme/widgets.h"

#include <QDialog>
#include <QMessageBox>

#include <algorithm>
#include <optional>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

WindowHost::WindowHost(QCoreApplication &application, ApplicationContext context)
    : m_application(application)
    , m_context(std::move(context))
    , m_language(m_context.preferences.language())
    , m_window(std::make_unique<MainWindow>(m_context))
{
    // A dialog of the window says it, which has to have ended before the window does.
    connect(&m_context.preferences, &Preferences::languageChanged, this, &WindowHost::begin,
            Qt::QueuedConnection);
}

WindowHost::~WindowHost() = default;

QString WindowHost::underWay()
{
    QStringList sentences;
    if (OpenLibrary *library = m_window->library()) {
        if (library->imports().isRunning())
            sentences << tr(
                "The import is stopped. What is imported stays; import the rest again.");
        if (library->sync().running() > 0)
            sentences << tr("The sync is interrupted, and goes on afterwards.");
        if (library->server().state() != LocalServer::State::Stopped)
            sentences << tr("The server is stopped, and started again on the same port.");
    }
    const auto dialogs = m_window->findChildren<QDialog *>();
    if (std::any_of(dialogs.begin(), dialogs.end(), [](const QDialog *dialog) {
            return dialog->isVisible() && dialog->objectName() != "preferencesDialog"_L1;
        }))
        sentences << tr("Open dialogs are closed without saving.");
    return sentences.join(u'\n');
}

void WindowHost::begin()
{
    if (m_context.preferences.language() == m_language)
        return;
    const QString sentences = underWay();
    if (sentences.isEmpty()) {
        change();
        return;
    }
    QMessageBox *box = confirm(
        m_window.get(), u"changeLanguage"_s, tr("Change the Language Now?"),
        tr("The window is opened again in the other language."), tr("Change Now"),
        [this] { QMetaObject::invokeMethod(this, &WindowHost::change, Qt::QueuedConnection); });
    box->setInformativeText(sentences + u"\n\n"_s
                            + tr("If you cancel, the language changes at the next start."));
}

void WindowHost::change()
{
    OpenLibrary *library = m_window->library();
    const QString path = library ? library->path() : QString();
    std::optional<quint16> port;
    if (library && library->server().state() != LocalServer::State::Stopped)
        port = library->server().port();
    m_window->keepSession();
    m_language = m_context.preferences.language();
    installLanguage(m_application, m_language);
    // The new window is there before the old one goes: without any the program would end.
    auto next = std::make_unique<MainWindow>(m_context);
    if (library)
        next->setServer(port);
    next->show();
    m_window.swap(next);
    next.reset(); // Waits for its library to be closed.
    if (!path.isEmpty())
        m_window->openLibrary(path);
    m_window->showPreferences(u"languageSettings"_s);
    Q_EMIT windowChanged();
}

} // namespace sheria::app
