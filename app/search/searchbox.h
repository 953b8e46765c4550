#pragma once

#include "app/async/background.h"
#include "app/search/offers.h"

#include <QLineEdit>

#include <memory>

class QListView;

namespace sheria::app {

class SearchMemory;

/// The one box: words, citations, titles and FRBR URIs. Shows at once what the library has for what
/// is typed. While nobody types it shows the address of the text, or the search whose results are
/// shown.
///
/// Thread: the GUI thread's; queries run on the library's readers, and a new keystroke ends the one
/// before.
class SearchBox : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchBox(QWidget *parent = nullptr);
    ~SearchBox() override;

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, search::Searcher *searcher);
    /// What is offered before anything is typed. Borrowed.
    void setMemory(const SearchMemory *memory) { m_memory = memory; }
    /// What stands in it while nobody types.
    void setShown(const QString &text);
    /// Empty, to type a search.
    void beginSearch();
    /// With the address, to change it.
    void beginAddress();
    bool isOpen() const;

Q_SIGNALS:
    /// Words of people, to be searched for.
    void asked(const sheria::app::Question &question);
    /// Something was chosen that has an address. `words`: to be marked in its text; may be empty.
    void openRequested(const QByteArray &uri, const QByteArray &component, const QByteArray &eId,
                       const QString &words, bool inNewTab);
    /// Typing ended without a choice.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void typed();
    std::vector<Offer> firstOffers() const;
    void showOffers(std::vector<Offer> more);
    void place();
    void moveBy(int step);
    void choose(int row, bool inNewTab);
    void closeList();

    QListView *m_list = nullptr;
    OfferModel *m_offers = nullptr;
    const SearchMemory *m_memory = nullptr;
    std::unique_ptr<LatestQuery> m_query;
    search::Searcher *m_searcher = nullptr;
    QString m_shown;
};

} // namespace sheria::app
