#pragma once

#include "app/search/question.h"
#include "core/base/result.h"
#include "core/search/results.h"

#include <QAbstractListModel>
#include <QVariant>

#include <stop_token>

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

/// Something that what was typed may mean, and what choosing it does.
struct Offer
{
    enum class Kind {
        Address, ///< Opens `uri`, which was typed.
        Search,  ///< Asks `question`.
        Word,    ///< Asks `question`, whose last word has been completed.
        Work,    ///< Opens `uri`: its title matches.
        Hit,     ///< Opens `uri` at `eId`: its text matches.
        Saved,   ///< Asks `question`.
        Recent,  ///< Asks `question`.
    };
    Kind kind = Kind::Search;
    QString text;
    QString note; ///< Set apart: a number, a date.
    QByteArray uri;
    QByteArray component;
    QByteArray eId;
    Question question;
};

/// What the library has for words that are being typed: titles, citations, words of its own, and the
/// best places of its texts. While there is no index, titles only. Ends soon after `stop`.
/// Errors: those of the database; Cancelled.
Result<std::vector<Offer>> readOffers(store::Database &db, search::Searcher &searcher,
                                      const QString &typed, const std::stop_token &stop);

/// The place of a hit as people call it: "section 12 Unfair dismissal"; empty for the whole text.
QString placeName(const search::Hit &hit);

/// The offers below the search box.
class OfferModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { NoteRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<Offer> offers);
    /// Null when there is none at the row.
    const Offer *at(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<Offer> m_offers;
};

} // namespace sheria::app
