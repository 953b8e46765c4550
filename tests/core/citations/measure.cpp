// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/citations/measure.h"

#include "core/citations/citedtext.h"
#include "core/citations/provisionfinder.h"
#include "core/citations/workkeys.h"
#include "core/domain/frbruri.h"

#include <algorithm>

namespace sheria::test {

using namespace Qt::StringLiterals;
using namespace sheria::citations;

namespace {

/// A work and a place in it.
struct Target
{
    QByteArray work;
    QByteArray eId;
    bool isKnown() const { return !work.isEmpty(); }
};

/// What was recognised somewhere.
struct Span
{
    qsizetype start = 0;
    qsizetype end = 0;
    Target target;
};

Target targetOf(const QByteArray &href, const QByteArray &self, const Catalogue &catalogue)
{
    if (href.startsWith('#'))
        return {self, href.sliced(1)};
    if (const QByteArray key = keyOfAddress(href); !key.isEmpty())
        return {catalogue.find(key), {}};
    const qsizetype fragment = href.indexOf('#');
    const auto uri = FrbrUri::parse(fragment < 0 ? href : href.left(fragment));
    if (!uri)
        return {};
    return {uri->canonical().workUri(false),
            fragment < 0 ? uri->portion : href.sliced(fragment + 1)};
}

class Measuring
{
public:
    Measuring(const akn::Document &document, const Catalogue &catalogue,
              const std::vector<const akn::Document *> &documents)
        : m_catalogue(catalogue)
        , m_documents(documents)
        , m_text(citedText(document))
        , m_self(document.metadata().work.uri.workUri(false))
    {
        m_finders.emplace(m_self, finderOf(document));
        for (const Citation &citation : citationsIn(document, m_text))
            addSpans(citation);
    }

    Score run()
    {
        for (const CitedText::Mark &mark : m_text.marks)
            compare(mark);
        for (const Span &span : m_spans) {
            if (m_text.markIn(span.start, span.end) || span.target.work == m_self)
                continue;
            ++m_score.unmarked;
            m_score.faults += u"unmarked: %1 -> %2~%3"_s.arg(around(span.start, span.end),
                                                             QString::fromUtf8(span.target.work),
                                                             QString::fromUtf8(span.target.eId));
        }
        return std::move(m_score);
    }

private:
    static ProvisionFinder finderOf(const akn::Document &document)
    {
        std::vector<Attachment> attachments;
        for (const akn::Component &component : document.components()) {
            if (component.name != "main")
                attachments.push_back({component.name, document.eIdOf(component.element)});
        }
        return {document.provisions(), std::move(attachments)};
    }

    const ProvisionFinder *finder(const QByteArray &work)
    {
        const auto known = m_finders.find(work);
        if (known != m_finders.end())
            return &known->second;
        for (const akn::Document *document : m_documents) {
            if (document->metadata().work.uri.workUri(false) == work)
                return &m_finders.emplace(work, finderOf(*document)).first->second;
        }
        return nullptr;
    }

    void addSpans(const Citation &citation)
    {
        const QByteArray work = citation.kind == Kind::Self ? m_self
                                                            : m_catalogue.find(citation.key);
        if (work.isEmpty())
            return;
        if (citation.nameEnd > citation.nameStart)
            m_spans.push_back({citation.nameStart, citation.nameEnd, {work, {}}});
        for (const Pinpoint &pinpoint : citation.pinpoints) {
            const ProvisionFinder *provisions = finder(work);
            m_spans.push_back({pinpoint.start,
                               pinpoint.end,
                               {work, provisions ? provisions->find(pinpoint) : QByteArray()}});
        }
    }

    void compare(const CitedText::Mark &mark)
    {
        const Target wanted = targetOf(mark.href, m_self, m_catalogue);
        if (!wanted.isKnown())
            return;
        ++m_score.wanted;
        bool isFound = false;
        const Span *other = nullptr;
        for (const Span &span : m_spans) {
            if (span.end <= mark.start || span.start >= mark.end)
                continue;
            const bool isSame = span.target.work == wanted.work && agree(span, wanted);
            isFound = isFound || isSame;
            if (!isSame)
                other = &span;
        }
        if (isFound)
            ++m_score.found;
        else if (other)
            ++m_score.wrong;
        if (!isFound)
            m_score.faults += u"%1: %2 -> %3, not %4~%5"_s.arg(
                other ? u"wrong"_s : u"missed"_s, around(mark.start, mark.end),
                QString::fromUtf8(mark.href),
                other ? QString::fromUtf8(other->target.work) : u"nothing"_s,
                other ? QString::fromUtf8(other->target.eId) : QString());
    }

    /// Whether one place is the other, or within it: the section of the subsection that was marked.
    bool agree(const Span &span, const Target &wanted)
    {
        if (wanted.eId.isEmpty() || span.target.eId.isEmpty())
            return true;
        const ProvisionFinder *provisions = finder(wanted.work);
        if (!provisions || provisions->findWritten(wanted.eId) != wanted.eId)
            return true; // Nothing to compare with: the text is not at hand.
        const auto isWithin = [](const QByteArray &inner, const QByteArray &outer) {
            return inner == outer || inner.startsWith(QByteArray(outer + "__"));
        };
        return isWithin(span.target.eId, wanted.eId) || isWithin(wanted.eId, span.target.eId);
    }

    QString around(qsizetype start, qsizetype end) const
    {
        const qsizetype from = std::max<qsizetype>(0, start - 60);
        const QByteArray before = m_text.text.sliced(from, start - from);
        const QByteArray after = m_text.text.sliced(
            end, std::min<qsizetype>(30, m_text.text.size() - end));
        const QByteArray all = before + ">>" + m_text.text.sliced(start, end - start) + "<<"
            + after;
        return QString::fromUtf8(all.simplified());
    }

    const Catalogue &m_catalogue;
    const std::vector<const akn::Document *> &m_documents;
    CitedText m_text;
    QByteArray m_self;
    std::map<QByteArray, ProvisionFinder> m_finders;
    std::vector<Span> m_spans;
    Score m_score;
};

} // namespace

void Score::add(const Score &other)
{
    wanted += other.wanted;
    found += other.found;
    wrong += other.wrong;
    unmarked += other.unmarked;
    faults += other.faults;
}

void Catalogue::add(const Work &work)
{
    for (const QByteArray &key : workKeys(work))
        addKey(key, work.uri.workUri(false));
}

QByteArray Catalogue::find(const QByteArray &key) const
{
    const auto known = m_uris.find(key);
    return known == m_uris.end() || known->second.size() != 1 ? QByteArray()
                                                              : *known->second.begin();
}

Score measureMarks(const akn::Document &document, const Catalogue &catalogue,
                   const std::vector<const akn::Document *> &documents)
{
    return Measuring(document, catalogue, documents).run();
}

} // namespace sheria::test
