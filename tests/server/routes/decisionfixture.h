// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/server/routes/routefixture.h"

#include <QByteArrayList>
#include <QJsonValue>
#include <QStringList>

namespace sheria::tests {

/// Decisions of two courts beside what RouteFixture has, with an index to search them, and accounts.
///
///   /akn/xa/judgment/xahc/2019/77  "Oak v Elm": everything that the specification names, flagged,
///                                  division, area of law with a comma, cites /akn/xa/act/2004/17
///   /akn/xa/judgment/xahc/2020/3   a judgment of the same judge, another type, anonymised
///   /akn/xa/judgment/xaca/2021/1   of the court of appeal
///   /akn/xa/judgment/xaca/2021/2   the same day, number behind
///   /akn/xa/judgment/xaca/2021/8   known without its text
///   /akn/xa/judgment/xaca/2021/9   being processed: nothing of it may be told; it cites an act, and the
///                                  history of /akn/xa/act/2001/8 names it
///   /akn/xa/doc/2021/press-9       its press summary, hidden with it
///   /akn/xa/judgment/xaca/2021/10  its order, published of its own, and hidden with it as well
class DecisionFixture : public RouteFixture
{
public:
    DecisionFixture();

    /// Words that only what is being processed has.
    static const QByteArrayList &secrets();
    static constexpr const char *Hidden = "/akn/xa/judgment/xaca/2021/9";
    static constexpr const char *HiddenPress = "/akn/xa/doc/2021/press-9";
    static constexpr const char *HiddenOrder = "/akn/xa/judgment/xaca/2021/10";
    static constexpr const char *HiddenFile = "petrel.pdf"; ///< Of Hidden's text.

    /// Publishes the decision that is being processed, or takes it back.
    void setPublished(bool isPublished);
    /// Waits until the search index has everything.
    bool waitForIndex();

    /// A token of an account without the permission that decisions need, and of one with it.
    const QByteArray &tokenWithout() const { return m_without; }
    const QByteArray &tokenWith() const { return m_with; }

private:
    QByteArray m_without;
    QByteArray m_with;
};

/// An array or object as it is sent.
QByteArray compact(const QJsonValue &value);

/// The short citations of a list, in its order: "2019/77".
QStringList citationsOf(const Reply &reply);

} // namespace sheria::tests
