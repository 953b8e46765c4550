// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serverpanel/localserver.h"
#include "core/webhooks/registry.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/core/webhooks/receiver.h"

#include <QAbstractButton>
#include <QObject>
#include <QString>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

#include <memory>

namespace sheria::tests {

/// A test of the desk's page of webhooks: the window, and what one does on that page.
class WebhookTest : public QObject
{
public:
    static void initMain() { prepareGui(); }

protected:
    void startDesk()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
    }

    template <typename T>
    T *find(const QString &name)
    {
        return m_desk->find<T>(name);
    }

    void openPanel(int page)
    {
        if (!find<QWidget>(QStringLiteral("webhookPanel"))->isVisible())
            m_desk->press(QStringLiteral("F4"));
        find<QTabWidget>(QStringLiteral("webhookPages"))->setCurrentIndex(page);
    }

    QTableWidget &endpoints() { return *find<QTableWidget>(QStringLiteral("endpointTable")); }

    void click(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        QTRY_VERIFY2(button->isEnabled() && button->isVisible(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }

    app::OpenLibrary &library() { return *m_desk->window().library(); }

    app::LocalServer &server() { return library().server(); }

    webhooks::Registry registry()
    {
        return {library().writer(), library().clock(), library().library().trust()};
    }

    void registerAt(const Receiver &receiver)
    {
        must(registry().add(QString::fromUtf8(receiver.url())));
    }

    qint64 endpointOf(const Receiver &receiver)
    {
        store::Database db = must(
            store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
        return must(store::findEndpointByUrl(db, receiver.url())).value().id;
    }

    void startServer()
    {
        server().start(0);
        QTRY_COMPARE(server().state(), app::LocalServer::State::Running);
    }

    void stopServer()
    {
        server().stop();
        QTRY_COMPARE(server().state(), app::LocalServer::State::Stopped);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

} // namespace sheria::tests
