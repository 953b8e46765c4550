// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/syncdesk.h"
#include "tests/app/gui/deskfixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QObject>
#include <QString>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

#include <memory>

namespace sheria::tests {

/// A test of the desk's sync centre: the window, and what one does in it.
class SyncTest : public QObject
{
public:
    static void initMain() { prepareGui(); }

protected:
    static constexpr int LongMs = 60'000; ///< Far more than anything takes, also under a sanitizer.
    /// Less than a sync waits for a silent server: what takes longer has waited for it.
    static constexpr int BeforeGivingUpMs = 20'000;

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

    app::SyncDesk &sync() { return m_desk->window().library()->sync(); }
    QTreeWidget &sources() { return *find<QTreeWidget>(QStringLiteral("syncSources")); }
    /// What the list says of a source.
    QString state(int source = 0) { return sources().topLevelItem(source)->text(1); }
    QString problem() { return find<QLabel>(QStringLiteral("syncProblem"))->text(); }

    void openPanel(int page = 0)
    {
        if (!find<QWidget>(QStringLiteral("syncPanel"))->isVisible())
            m_desk->press(QStringLiteral("Shift+F4"));
        find<QTabWidget>(QStringLiteral("syncPages"))->setCurrentIndex(page);
    }

    void click(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        QTRY_VERIFY2_WITH_TIMEOUT(button->isEnabled() && button->isVisible(), qPrintable(name),
                                  LongMs);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void type(const QString &name, const QString &text)
    {
        auto *edit = find<QLineEdit>(name);
        edit->clear();
        QTest::keyClicks(edit, text);
    }

    /// Fills the first page of the assistant, which is open.
    void giveServer(const QByteArray &base, const QByteArray &token)
    {
        type(QStringLiteral("upstreamAddress"), QString::fromUtf8(base));
        type(QStringLiteral("upstreamToken"), QString::fromUtf8(token));
        auto *keep = find<QComboBox>(QStringLiteral("keepToken"));
        keep->setCurrentIndex(keep->findData(int(secrets::Keeping::Session)));
    }

    /// From the menu to the first run of one source more, which is chosen then.
    void connectTo(const QByteArray &base, const QByteArray &token)
    {
        const int before = sources().topLevelItemCount();
        m_desk->press(QStringLiteral("Ctrl+Shift+U"));
        giveServer(base, token);
        click(QStringLiteral("connectNext"));
        auto *next = find<QAbstractButton>(QStringLiteral("connectNext"));
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), QStringLiteral("Connect and Fetch"), LongMs);
        click(QStringLiteral("connectNext"));
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), before + 1, LongMs);
        QTRY_COMPARE_WITH_TIMEOUT(sources().currentItem(), sources().topLevelItem(before), LongMs);
    }

    void awaitState(const QString &text, int source = 0)
    {
        QTRY_COMPARE_WITH_TIMEOUT(state(source), text, LongMs);
    }

    /// Runs it and waits for its end.
    void runAgain()
    {
        const qint64 before = runs();
        click(QStringLiteral("runSync"));
        QTRY_VERIFY_WITH_TIMEOUT(runs() > before && isIdle(), LongMs);
    }

    const app::StoredSource &kept(int source = 0) { return sync().sources()[std::size_t(source)]; }
    qint64 id(int source = 0) { return kept(source).source.id; }
    qint64 runs(int source = 0) { return std::ssize(kept(source).runs); }
    bool isIdle(int source = 0)
    {
        return sync().live(id(source)).activity == app::SyncActivity::Idle;
    }
    /// How many expressions of the source are here to the end.
    qint64 complete(int source = 0)
    {
        qint64 count = 0;
        for (const store::SyncPlaceCount &place : kept(source).places)
            count += place.all - place.open;
        return count;
    }

    std::unique_ptr<DeskFixture> m_desk;
};

} // namespace sheria::tests
