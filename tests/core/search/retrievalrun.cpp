// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/search/retrievalrun.h"

#include <QDebug>

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

QString plainText(const RetrievalDocument &document, bool hasHeader)
{
    return hasHeader ? document.heading + u' ' + document.header + u' ' + document.body
                     : document.body;
}

/// Each text that is put is newer than the one before, or it would not be taken.
void put(RetrievalSubject &subject, DocumentSpec spec)
{
    static int day = 0;
    spec.manifestationDate = QDate(2000, 1, 1).addDays(++day).toString(Qt::ISODate).toUtf8();
    subject.put(spec);
}

void add(RetrievalOutcome &outcome, const RetrievalQuery &query,
         const std::vector<QStringList> &ranked)
{
    outcome.all.resize(ranked.size());
    std::vector<Quality> &ofKind = outcome.byKind[query.kind];
    ofKind.resize(ranked.size());
    for (std::size_t way = 0; way < ranked.size(); ++way) {
        outcome.all[way].add(ranked[way], query.targets);
        ofKind[way].add(ranked[way], query.targets);
        const bool isFirst = !ranked[way].isEmpty() && query.targets.contains(ranked[way][0]);
        if (!isFirst && qEnvironmentVariableIsSet("SHERIA_SHOW_MISSES"))
            qInfo() << way << query.text << ranked[way].mid(0, 2) << query.targets;
    }
}

/// Questions to judgments that all have their headers, or all have not.
class JudgmentsRun
{
public:
    JudgmentsRun(const RetrievalSet &set, bool hasHeader, RetrievalSubject &subject,
                 RetrievalOutcome &outcome)
        : m_set(set)
        , m_hasHeader(hasHeader)
        , m_shelf(judgmentsOf(set, hasHeader))
        , m_subject(subject)
        , m_outcome(outcome)
    {
        for (const DocumentSpec &spec : m_shelf.specs)
            put(m_subject, spec);
        m_subject.index();
        for (const RetrievalDocument &document : set.documents)
            m_plain.add(document.id, plainText(document, hasHeader));
    }

    void ask(const RetrievalQuery &query) { ask(query, m_plain); }

    /// The same, when the documents that answer lack the paragraph that the question was taken from.
    void askWithout(const RetrievalQuery &query)
    {
        PlainBm25 plain;
        for (const RetrievalDocument &document : m_set.documents) {
            QString text = plainText(document, m_hasHeader);
            const bool isTarget = query.targets.contains(document.id);
            plain.add(document.id, isTarget ? text.replace(query.excluded, u" "_s) : text);
            if (!isTarget)
                continue;
            DocumentSpec spec = m_shelf.specs[document.id];
            spec.body = judgmentXml(document, m_hasHeader, query.excluded);
            put(m_subject, spec);
        }
        m_subject.index();
        ask(query, plain);
        for (const QString &id : query.targets)
            put(m_subject, m_shelf.specs[id]);
    }

private:
    void ask(const RetrievalQuery &query, const PlainBm25 &plain)
    {
        add(m_outcome, query,
            m_subject.best(query.text, RetrievalSubject::Unit::Judgments, m_shelf));
        m_outcome.plain.add(plain.best(query.text, 10), query.targets);
    }

    const RetrievalSet &m_set;
    const bool m_hasHeader;
    const RetrievalShelf m_shelf;
    RetrievalSubject &m_subject;
    RetrievalOutcome &m_outcome;
    PlainBm25 m_plain;
};

} // namespace

void RetrievalOutcome::print(const char *set, const char *variant, const QStringList &ways) const
{
    const auto line = [&](const QString &what, const Quality &quality) {
        qInfo("%-10s (%s) %-18s %3d queries  %s", set, variant, qPrintable(what), quality.queries,
              qPrintable(quality.text()));
    };
    line(u"plain BM25"_s, plain);
    for (std::size_t way = 0; way < all.size(); ++way) {
        line(ways[qsizetype(way)], all[way]);
        for (auto kind = byKind.begin(); byKind.size() > 1 && kind != byKind.end(); ++kind)
            line(ways[qsizetype(way)] + u", "_s + kind.key(), kind.value()[way]);
    }
}

RetrievalOutcome askProvisions(const RetrievalSet &set, bool isWithout, const MakeSubject &make)
{
    RetrievalOutcome outcome;
    PlainBm25 plain;
    for (const RetrievalDocument &document : set.documents)
        plain.add(document.id,
                  isWithout ? document.body
                            : document.num + u' ' + document.heading + u' ' + document.body);
    const RetrievalShelf acts = actsOf(set, isWithout);
    const auto subject = make();
    for (const DocumentSpec &spec : acts.specs)
        put(*subject, spec);
    subject->index();
    for (const RetrievalQuery &query : set.queries) {
        add(outcome, query, subject->best(query.text, RetrievalSubject::Unit::Provisions, acts));
        outcome.plain.add(plain.best(query.text, 10), query.targets);
    }
    return outcome;
}

RetrievalOutcome askJudgments(const RetrievalSet &set, bool isWithout, const MakeSubject &make)
{
    RetrievalOutcome outcome;
    // Parties stand in the header, which (b) has not; the other queries were taken from paragraphs.
    for (const bool isOfParties : {true, false}) {
        const auto subject = make();
        JudgmentsRun run(set, !isWithout || !isOfParties, *subject, outcome);
        for (const RetrievalQuery &query : set.queries) {
            if ((query.kind == u"party"_s) != isOfParties)
                continue;
            if (isWithout && !query.excluded.isEmpty())
                run.askWithout(query);
            else
                run.ask(query);
        }
    }
    return outcome;
}

} // namespace sheria::tests
