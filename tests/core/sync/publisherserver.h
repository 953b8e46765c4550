// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/sync/wordserver.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QMap>

#include <mutex>

namespace sheria::tests {

/// What a publisher answers at a path.
struct PublishedPage
{
    QByteArray body;
    QByteArray type = "application/akn+xml";
    QByteArray etag = {};
    QByteArray lastModified = {};
    QByteArray status = "200 OK";
    QByteArray fields = {};
};

/// A publisher's site; BASE in what it answers stands for its address. It answers conditional requests, and has
/// HTML pages for what it has not.
class PublisherServer
{
public:
    void put(const QByteArray &path, PublishedPage page);
    void remove(const QByteArray &path);
    QByteArray base() const { return m_server.base(); }
    /// The targets that were asked for since the last call.
    QByteArrayList targets();
    QList<QByteArray> heads() { return m_server.heads(); }
    int connections() const { return m_server.connections(); }

private:
    QByteArray answer(const QByteArray &head);

    std::mutex m_mutex;
    QMap<QByteArray, PublishedPage> m_pages;
    qsizetype m_told = 0;
    WordServer m_server{[this](const QByteArray &head) {
        return answer(head);
    }};
};

/// An act as legislation.gov.uk has it: "ukpga/2020/17".
QByteArray publishedAct(const QByteArray &number, const QByteArray &title,
                        const QByteArray &words = "Trees are protected.");
/// A judgment as Find Case Law has it: "ewca/civ/2025/673".
QByteArray publishedJudgment(const QByteArray &number, const QByteArray &cite,
                             const QByteArray &words = "The appeal is dismissed.");

/// An entry of legislation.gov.uk, as its feeds have them.
QByteArray actEntry(const QByteArray &number, const QByteArray &updated,
                    const QByteArray &document = "BASE/NUMBER/data.akn");
QByteArray actFeed(const QByteArrayList &entries, const QByteArray &next = {}, int page = 1);
/// An entry of Find Case Law; `uri`: where the document is, which for newer ones is no citation.
QByteArray caseEntry(const QByteArray &slug, const QByteArray &uri, const QByteArray &updated);
QByteArray caseFeed(const QByteArrayList &entries, const QByteArray &next = {});
PublishedPage feedPage(const QByteArray &body, const QByteArray &etag = {});

/// legislation.gov.uk with two works, on two pages, and one that is published as a PDF only.
void fillLegislation(PublisherServer &site);

} // namespace sheria::tests
