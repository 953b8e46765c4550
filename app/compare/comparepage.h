// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/compare/comparison.h"
#include "app/reader/loader.h"
#include "app/reader/readerpage.h"
#include "app/reader/readertab.h"
#include "app/theme/widgets.h"
#include "core/formats/redlinefile.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

class QVBoxLayout;

namespace sheria::app {

/// Two texts, of a work or of two, beside each other or as one, with what went and came marked: which two,
/// which way, and the way from one difference to the next. Saved and printed it is a redline; two languages stand
/// side by side there, too.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(QWidget *parent = nullptr);

    /// Null: no library is open. What is shown is taken away. `exports` read what leaves the library.
    void setServices(const ReaderServices *services, store::Readers *exports,
                     const ReaderLook &look);
    void setLook(const ReaderLook &look);
    void compare(const QByteArray &before, const QByteArray &after);
    /// The library has changed: compares again what is shown.
    void refresh();
    void focusText();

    /// What is shown; null while there is nothing.
    const Comparison *comparison() const { return m_shown ? &*m_shown : nullptr; }
    /// The texts that are or are being compared; empty: none.
    const ComparedPair &asked() const { return m_asked; }
    /// Null before the first comparison.
    ReaderPane *pane() { return m_pane; }
    /// The comparison as what is read.
    ShownText text();

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);
    void closed();
    /// What text() says has changed.
    void shownChanged();
    void menuRequested(const QPoint &at, const QUrl &link, bool hasSelection);

private:
    void build();
    QWidget *buildChoice();
    QWidget *buildBar();
    void makeActions();
    QAction *make(const QString &iconName, const QString &text, const QString &keys,
                  const QString &name);
    void makePane();
    void begin(const ComparedPair &pair);
    void load(const ComparedPair &pair);
    void show(Comparison made);
    void showFailure(const Error &error);
    static void fill(QComboBox &box, const ExpressionRecord &record);
    void choose();
    void swap();
    void close();
    void askRedline();
    void saveRedline(const QString &path);
    MakeFile redline(formats::RedlineFormat format) const;
    void step(int by);
    void showLayout();
    void showPosition(int index, int count);
    bool isInline() const;

    std::optional<ReaderServices> m_services;
    ReaderLook m_look;
    ComparedPair m_asked; ///< Empty: nothing is shown.
    LatestQuery m_query{this};
    LatestQuery m_saving{this};
    std::optional<Comparison> m_shown;
    bool m_isNew = false; ///< Nothing of it was gone to yet.

    QVBoxLayout *m_layout = nullptr;
    QPointer<ReaderPane> m_pane;
    FindBar *m_findBar = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_position = nullptr;
    QComboBox *m_before = nullptr;
    QComboBox *m_after = nullptr;
    QComboBox *m_way = nullptr;
    QCheckBox *m_onlyChanges = nullptr;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
    QAction *m_swap = nullptr;
    QAction *m_redline = nullptr;
    QAction *m_close = nullptr;
};

} // namespace sheria::app
