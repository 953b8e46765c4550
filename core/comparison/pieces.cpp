// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/pieces.h"

#include <QSet>

#include <algorithm>

namespace sheria::comparison {

using knowledge::ExpressionText;

namespace {

constexpr int Nobody = -1;

/// Goes through one text and cuts it where provisions begin and end.
class Cutter
{
public:
    Cutter(const ExpressionText &text, const KeyOf &keyOf, std::vector<Piece> &out,
           QSet<QByteArray> &keys)
        : m_text(text)
        , m_keyOf(keyOf)
        , m_out(out)
        , m_keys(keys)
    {}

    void cut()
    {
        const auto &all = m_text.provisions();
        m_open.push_back({Nobody, {}, {}, 0});
        for (int i = 0; i < int(all.size()); ++i) {
            const int parent = all[std::size_t(i)].parent;
            while (m_open.size() > 1 && m_open.back().provision != parent)
                close();
            flush(all[std::size_t(i)].textStart);
            open(i);
        }
        while (!m_open.empty())
            close();
    }

private:
    struct Open
    {
        int provision = Nobody;
        QByteArray key;
        QByteArray lastChild; ///< Its key; empty: none yet.
        qsizetype reached = 0;
    };

    const akn::Provision *at(int index) const
    {
        return index == Nobody ? nullptr : &m_text.provisions()[std::size_t(index)];
    }

    void open(int index)
    {
        const akn::Provision &provision = *at(index);
        const QByteArray key = unique(m_keyOf(provision));
        m_open.back().lastChild = key;
        m_open.push_back({index, key, {}, provision.textStart});
    }

    void close()
    {
        const Open done = m_open.back();
        const akn::Provision *provision = at(done.provision);
        const qsizetype end = provision ? provision->textEnd : m_text.size();
        flush(end);
        m_open.pop_back();
        if (!m_open.empty())
            m_open.back().reached = std::max(m_open.back().reached, end);
    }

    /// What the innermost open provision has up to `end` becomes a piece.
    void flush(qsizetype end)
    {
        Open &own = m_open.back();
        const akn::Provision *provision = at(own.provision);
        const bool isFirst = provision && own.lastChild.isEmpty();
        QString lines = m_text.linesBetween(own.reached, std::max(own.reached, end)).trimmed();
        QString words = lines.simplified();
        own.reached = std::max(own.reached, end);
        if (words.isEmpty() && !isFirst)
            return;
        const QByteArray key = isFirst
            ? own.key
            : unique((provision ? own.key : m_text.component() + '~') + '^' + own.lastChild);
        const QByteArray parent = m_open.size() > 2 ? m_open[m_open.size() - 2].key : QByteArray();
        m_out.push_back({key, own.key, parent, &m_text, provision,
                         std::max(0, int(m_open.size()) - 2), std::move(words), std::move(lines)});
    }

    /// Documents may say the same name twice.
    QByteArray unique(const QByteArray &key)
    {
        QByteArray found = key;
        for (int i = 2; m_keys.contains(found); ++i)
            found = key + '#' + QByteArray::number(i);
        m_keys.insert(found);
        return found;
    }

    const ExpressionText &m_text;
    const KeyOf &m_keyOf;
    std::vector<Piece> &m_out;
    QSet<QByteArray> &m_keys;
    std::vector<Open> m_open; ///< The first stands for what is in no provision.
};

} // namespace

PieceWords wordsOf(const Piece &piece)
{
    const bool hasHeading = piece.isFirst() && piece.provision->heading;
    if (hasHeading) {
        const QString number = piece.provision->num.value_or(QString());
        const QString head = QString(number + u' ' + *piece.provision->heading).simplified();
        const bool isWhole = piece.words.size() == head.size()
            || (piece.words.size() > head.size() && piece.words[head.size()].isSpace());
        if (isWhole && piece.words.startsWith(head))
            return {head, piece.lines.mid(head.size()).trimmed()};
    }
    return {{}, piece.lines};
}

std::vector<Piece> piecesOf(const std::vector<ExpressionText> &texts, const KeyOf &keyOf)
{
    std::vector<Piece> pieces;
    QSet<QByteArray> keys;
    for (const ExpressionText &text : texts)
        Cutter(text, keyOf, pieces, keys).cut();
    return pieces;
}

} // namespace sheria::comparison
