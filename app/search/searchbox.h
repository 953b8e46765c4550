// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/search/question.h"
#include "app/theme/rowsmodel.h"
#include "app/theme/standing.h"
#include "core/base/result.h"
#include "core/search/query/results.h"
#include "core/store/legislation/workqueries.h"

#include <QDate>
#include <QLineEdit>
#include <QVariant>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QListView;

namespace sheria {
class Clock;
class Today;
} // namespace sheria

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

class SearchMemory;

/// Something that what was typed may mean, and what choosing it does.
struct Offer
{
    enum class Kind {
        Address,   ///< Opens `uri`, which was typed.
        Reference, ///< Opens `uri` at `eId`: what was typed names it.
        Search,    ///< Asks `question`.
        Word,      ///< Asks `question`, whose last word has been completed.
        Work,      ///< Opens `uri`: its title matches.
        Hit,       ///< Opens `uri` at `eId`: its text matches.
        Saved,     ///< Asks `question`.
        Recent,    ///< Asks `question`.
    };
    Kind kind = Kind::Search;
    QString text;
    QString note; ///< Set apart: a number, a date.
    QByteArray uri;
    QByteArray component;
    QByteArray eId;
    Question question;
    Standing standing = Standing::InForce; ///< Of the work that it opens.
    QString notice = {}; ///< Said when it is chosen: what is not there of what was typed.
};

/// What the library has for words that are being typed: titles, citations, words of its own, and the
/// best places of its texts; of the works of `day`. While there is no index, titles only. Ends soon after
/// `stop`.
/// Errors: those of the database; Cancelled.
Result<std::vector<Offer>> readOffers(store::Database &db, search::Searcher &searcher,
                                      const QString &typed, const store::ListDay &day,
                                      const std::stop_token &stop);

/// The provisions, or works, that what was typed names (core/citations/resolver.h), in the texts of `day`:
/// one where it is clear.
/// Errors: those of the database; Cancelled.
Result<std::vector<Offer>> readReferences(store::Database &db, const QString &typed,
                                          const store::ListDay &day, const Today &today,
                                          const std::stop_token &stop);

/// The place of a hit as people call it: "section 12 Unfair dismissal"; empty for the whole text.
QString placeName(const search::Hit &hit);

/// The offers below the search box.
class OfferModel : public RowsModel<Offer>
{
    Q_OBJECT

public:
    enum Role { NoteRole = Qt::UserRole, StandingRole };

    explicit OfferModel(QObject *parent = nullptr);

    /// Null when there is none at the row.
    const Offer *at(int row) const
    {
        return row >= 0 && row < rowCount() ? &rows()[std::size_t(row)] : nullptr;
    }
};

/// The one box: words, citations, titles and FRBR URIs. Shows at once what the library has for what
/// is typed: first the provision that it names, so that Return goes there, else the search for the words.
/// Where several works go by the name they follow the search. While nobody types it shows the address of the text, or the search whose results are
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
    void setLibrary(store::Readers *readers, search::Searcher *searcher, const Clock *clock);
    /// What is offered before anything is typed. Borrowed.
    void setMemory(const SearchMemory *memory) { m_memory = memory; }
    /// The date of the window; null: the latest.
    void setAsAt(QDate date) { m_asAt = date; }
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
    void askReferences(const QString &words);
    void showReferences(std::vector<Offer> references);
    std::vector<Offer> firstOffers() const;
    void showOffers(std::vector<Offer> more);
    void forgetTyped();
    void place();
    void moveBy(int step);
    void choose(int row, bool inNewTab);
    void closeList();

    QListView *m_list = nullptr;
    OfferModel *m_offers = nullptr;
    const SearchMemory *m_memory = nullptr;
    LatestQuery m_query{this};
    LatestQuery m_referenceQuery{this};
    std::vector<Offer> m_references; ///< For what is typed.
    std::vector<Offer> m_more;       ///< The other offers for it.
    bool m_isResolving = false;      ///< It may be a reference, and there is no answer yet.
    /// Return was pressed meanwhile, with Ctrl or without.
    std::optional<Qt::KeyboardModifiers> m_awaited;
    search::Searcher *m_searcher = nullptr;
    const Clock *m_clock = nullptr;
    QString m_shown;
    QDate m_asAt;
};

} // namespace sheria::app
