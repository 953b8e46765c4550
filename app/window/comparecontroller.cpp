// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/comparecontroller.h"

#include "app/compare/comparepage.h"
#include "app/compare/comparewith.h"
#include "app/reader/link.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/window/mainwindow.h"
#include "app/window/readeractions.h"

namespace sheria::app {

CompareController::CompareController(MainWindow &window, ReaderActions &actions,
                                     QStackedWidget &pages)
    : SidePage(window, pages)
    , m_actions(actions)
    , m_page(new ComparePage)
{
    setPage(m_page);
    connect(&actions, &ReaderActions::compareRequested, this, &CompareController::compareShown);
    connect(m_page, &ComparePage::closed, this, &SidePage::leave);
    connect(m_page, &ComparePage::shownChanged, this, &CompareController::tellActions);
    connect(m_page, &ComparePage::menuRequested, &actions, &ReaderActions::showMenu);
    connect(this, &SidePage::shownChanged, this, &CompareController::tellActions);
    connect(m_page, &ComparePage::openRequested, &window, &MainWindow::openUri);
    connect(&window.tabs(), &ReaderTabs::lookChanged, this,
            [this] { m_page->setLook(m_window.tabs().look()); });
    connect(&actions, &ReaderActions::compareWithRequested, this, &CompareController::chooseOther);
    connect(&window.date(), &WindowDate::changed, this, &CompareController::followDate);
}

void CompareController::setLibrary()
{
    forget();
    OpenLibrary *library = m_window.library();
    m_page->setServices(library ? &library->services() : nullptr,
                        library ? &library->library().exportReaders() : nullptr,
                        m_window.tabs().look());
    if (library)
        connect(library, &OpenLibrary::changed, m_page, &ComparePage::refresh);
}

void CompareController::compareShown()
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    comparePair(tab->expression()->record);
}

/// The date of the window is on one side.
void CompareController::comparePair(const ExpressionRecord &record)
{
    const QDate today = Today(m_window.library()->clock().now()).in(record.work.uri.place());
    const ComparedPair pair = pairFor(record, m_window.date().date(), today);
    if (!pair.after.isEmpty())
        compare(pair.before, pair.after);
}

void CompareController::chooseOther()
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    const ExpressionRecord &shown = tab->expression()->record;
    auto *dialog = new CompareWithDialog(&m_window, m_window.library()->readers(), shown,
                                         otherTexts(shown.expression), m_window.date().date());
    connect(m_window.library(), &OpenLibrary::closing, dialog, &QDialog::reject);
    connect(dialog, &CompareWithDialog::chosen, this,
            [this, uri = shown.expression.uri](const QByteArray &other) {
                compareWith(uri, other);
            });
    dialog->open();
}

/// The other open ones, also those that are still to be loaded.
std::vector<ComparedWith> CompareController::otherTexts(const Expression &shown) const
{
    std::vector<ComparedWith> texts;
    for (int i = 0; i < m_window.tabs().count(); ++i) {
        const ReaderTab *tab = m_window.tabs().at(i);
        if (const LoadedExpression *text = tab->expression()) {
            const Expression &one = text->record.expression;
            if (one.uri != shown.uri)
                texts.push_back({one.uri, one.title,
                                 textName({one.uri, one.language, one.date, one.title},
                                          one.language != shown.language)});
        } else if (!tab->history().isEmpty()) {
            texts.push_back({tab->history().current().uri, tab->title(), {}});
        }
    }
    return texts;
}

/// Of one work in one language the earlier text goes first, else the one that is read.
void CompareController::compareWith(const QByteArray &shown, const QByteArray &other)
{
    const Result<FrbrUri> one = FrbrUri::parse(shown);
    const Result<FrbrUri> two = FrbrUri::parse(other);
    const bool isEarlier = one && two && one->workUri(false) == two->workUri(false)
        && one->language == two->language && two->expressionDate < one->expressionDate;
    compare(isEarlier ? other : shown, isEarlier ? shown : other);
}

void CompareController::followDate(QDate date)
{
    if (!isShown())
        return;
    const ComparedPair asked = m_page->asked();
    if (workOf(asked.before) != workOf(asked.after))
        compare(uriAsAt(asked.before, date), uriAsAt(asked.after, date));
    else if (const Comparison *shown = m_page->comparison())
        comparePair(shown->after);
}

void CompareController::compare(const QByteArray &before, const QByteArray &after)
{
    m_page->compare(before, after);
    show();
    m_page->focusText();
}

/// While it is looked at, it is what is found in, copied and printed.
void CompareController::tellActions()
{
    m_actions.setInstead(isShown() ? m_page->text() : ShownText());
}

} // namespace sheria::app
