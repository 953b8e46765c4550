// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/check.h"
#include "core/domain/today.h"
#include "core/render/htmlrenderer.h"
#include "core/render/pdf/pdfrenderer.h"

#include <algorithm>
#include <map>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using Status = CheckedCitation::Status;

namespace {

QString textOf(const Checked &checked)
{
    if (const auto *citation = std::get_if<CheckedCitation>(&checked))
        return QString::fromUtf8(citation->text);
    return u'\u201C' + std::get<CheckedQuotation>(checked).text + u'\u201D';
}

/// "[-was-]{+is+}" from the text to the quotation.
QString differenceOf(const quotations::Verdict &verdict)
{
    QString changes;
    for (const comparison::Run &run : verdict.difference) {
        if (run.kind == comparison::Run::Kind::Removed)
            changes += u"[-"_s + run.text + u"-]"_s;
        else if (run.kind == comparison::Run::Kind::Added)
            changes += u"{+"_s + run.text + u"+}"_s;
        else
            changes += run.text;
    }
    return changes;
}

Message explanationOf(const CheckedCitation &citation)
{
    const QString &right = citation.right;
    switch (citation.status) {
    case Status::Ok: return Message::tr("The library has it: %1.", citation.title);
    case Status::WrongNumber:
        return Message::tr("The number is wrong. The library has: %1.", right);
    case Status::WrongYear: return Message::tr("The year is wrong. The library has: %1.", right);
    case Status::OtherName:
        return citation.kind == CheckedCitation::Kind::Legislation
            ? Message::tr("This is the number of another law: %1.", right)
            : Message::tr("This is the number of another case: %1.", right);
    case Status::WrongPinpoint:
        return citation.isElsewhere
            ? Message::tr("The words quoted stand in another provision: %1.", right)
            : Message::tr("There is no such provision in: %1.", citation.title);
    case Status::Superseded: return Message::tr("The words quoted stood there at another date.");
    case Status::Repealed: return Message::tr("It is repealed: %1.", citation.title);
    case Status::NonExistent:
        return Message::tr(
            "The library holds this whole series, and there is no such number in it.");
    case Status::Unknown:
        if (citation.isUnnumbered)
            return Message::tr(
                "The library has it: %1. Its text does not show whether there is such "
                "a provision.",
                citation.title);
        return Message::tr(
            "The library does not have it, or cannot tell which is meant. It was not "
            "checked.");
    }
    Q_UNREACHABLE();
}

bool isMarked(const Checked &checked)
{
    const auto *quotation = std::get_if<CheckedQuotation>(&checked);
    return quotation && quotation->verdict && quotation->verdict->isMarked;
}

/// Where the words stand, whether they are marked as changed, and what is left out.
Message explanationOfPlace(const quotations::Verdict &verdict, const QString &portion,
                           const QString &day)
{
    using Of = quotations::Verdict::Status;
    const bool isMarked = verdict.isMarked;
    Message words;
    if (verdict.status == Of::Present)
        words = isMarked ? Message::tr("The words are there; brackets, ellipses or emphasis show "
                                       "changes.")
                         : Message::tr("The words are there.");
    else if (verdict.status == Of::Elsewhere)
        words = isMarked ? Message::tr("The words stand in another provision: %1; brackets, "
                                       "ellipses or emphasis show changes.",
                                       portion)
                         : Message::tr("The words stand in another provision: %1.", portion);
    else
        words = isMarked ? Message::tr("The words stood there at another date: %1; brackets, "
                                       "ellipses or emphasis show changes.",
                                       day)
                         : Message::tr("The words stood there at another date: %1.", day);
    if (verdict.leftOut.isEmpty())
        return words;
    return Message::tr("%1 Left out: %2.", words, verdict.leftOut.join(u" | "_s));
}

Message explanationOfWords(const CheckedQuotation &quotation)
{
    using Of = quotations::Verdict::Status;
    if (!quotation.verdict)
        return Message::tr(
            "Nothing in the library says whose words these are. They were not checked.");
    const quotations::Verdict &verdict = *quotation.verdict;
    const bool isNowhere = verdict.places.empty();
    const QString portion = isNowhere ? QString()
                                      : QString::fromUtf8(verdict.places.front().portionId);
    const QDate date = isNowhere ? QDate() : knownDate(verdict.places.front().date);
    const QString day = date.toString(Qt::ISODate);
    if (verdict.status == Of::Changed && !date.isValid())
        return Message::tr("The words stand in a text of the work that has no date.");
    switch (verdict.status) {
    case Of::Present:
    case Of::Elsewhere:
    case Of::Changed: return explanationOfPlace(verdict, portion, day);
    case Of::Altered:
        return verdict.difference.empty()
            ? Message::tr("The words left out change the sense: %1.",
                          verdict.leftOut.join(u" | "_s))
            : Message::tr("The words are not those of the text: %1.", differenceOf(verdict));
    case Of::Never: return Message::tr("No text of this work in the library has these words.");
    }
    Q_UNREACHABLE();
}

Message explanationOf(const CheckedQuotation &quotation)
{
    const Message words = explanationOfWords(quotation);
    return quotation.isOpen
        ? Message::tr("No mark closes this quotation; it was read to the end of its paragraph. %1",
                      words)
        : words;
}

/// What a quotation was compared with, so that this can be done again: expression, its date, hash of its text.
Message receiptOf(const quotations::Verdict &verdict)
{
    const QDate date = knownDate(verdict.expressionDate);
    return Message::tr("Compared with %1 of %2, SHA-256 %3.",
                       QString::fromUtf8(verdict.expressionUri),
                       date.isValid() ? date.toString(Qt::ISODate) : u"-"_s,
                       verdict.textHash.isEmpty() ? u"-"_s : QString::fromLatin1(verdict.textHash));
}

json::Raw placesJson(const Authority &authority)
{
    return json::list(authority.places, [](const Place &place) {
        return json::object("paragraph", qint64(place.paragraph), "note", qint64(place.note),
                            "page", qint64(place.page));
    });
}

/// A report as a document of Akoma Ntoso, which the renderers of HTML and PDF set.
class ReportDocument
{
public:
    ReportDocument(const Report &report, const QString &name, const Words &words)
        : m_name(name)
        , m_words(words)
    {
        m_xml = "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><doc "
                "name=\"report\"><meta/><preface><p><docTitle>";
        add(name);
        m_xml += "</docTitle></p></preface><mainBody>";
        section(Message::tr("%1 citations and quotations, %2 with problems", report.items.size(),
                            report.faults()));
        for (const Checked &checked : report.items)
            addItem(checked);
        m_xml += "</content></section>";
        addAuthorities(authorities(report));
        m_xml += "</mainBody></doc></akomaNtoso>";
    }

    Result<render::ArchiveItem> item() const
    {
        SHERIA_TRY(akn::Document document, akn::Document::parse(m_xml));
        render::ArchiveItem item;
        item.record.expression.title = m_name;
        item.record.work.numberedTitle = m_name;
        item.record.expression.language = "eng";
        item.documents.push_back({"main", std::move(document)});
        item.element = item.documents.front().document.element();
        return item;
    }

private:
    QString inWords(const Message &message) const
    {
        return m_words ? m_words(message) : message.english();
    }

    void add(const QString &text)
    {
        for (const QChar c : text.toHtmlEscaped())
            m_xml += c.category() == QChar::Other_Control ? QByteArray(" ") : QString(c).toUtf8();
    }

    void section(const Message &heading)
    {
        m_xml += "<section eId=\"sec_" + QByteArray::number(++m_sections) + "\"><heading>";
        add(inWords(heading));
        m_xml += "</heading><content>";
    }

    /// Status and place, what stands in the brief, and what the library has.
    void addItem(const Checked &checked)
    {
        const bool isBold = isFault(checked);
        m_xml += isBold ? "<p><b>" : "<p>";
        add(QString::fromLatin1(statusOf(checked)));
        m_xml += isBold ? "</b>" : "";
        add(u" · "_s + inWords(placeMessage(placeOf(checked))));
        m_xml += "<br/>";
        add(textOf(checked));
        m_xml += "<br/>";
        add(inWords(explanation(checked)));
        if (const auto *quotation = std::get_if<CheckedQuotation>(&checked);
            quotation && quotation->verdict) {
            m_xml += "<br/>";
            add(inWords(receiptOf(*quotation->verdict)));
        }
        m_xml += "</p>";
    }

    void beginTable(const std::vector<Message> &heads)
    {
        m_xml += "<table><tr>";
        for (const Message &head : heads) {
            m_xml += "<th><p>";
            add(inWords(head));
            m_xml += "</p></th>";
        }
        m_xml += "</tr>";
    }

    void row(const QStringList &cells)
    {
        m_xml += "<tr>";
        for (const QString &cell : cells) {
            m_xml += "<td><p>";
            add(cell);
            m_xml += "</p></td>";
        }
        m_xml += "</tr>";
    }

    void addAuthorities(const std::vector<Authority> &all)
    {
        if (all.empty())
            return;
        section(Message::tr("Table of authorities"));
        const Message heads[] = {Message::tr("Cases"), Message::tr("Legislation"),
                                 Message::tr("Other authorities")};
        for (auto first = all.begin(); first != all.end();) {
            const auto end = std::find_if(first, all.end(), [&](const Authority &one) {
                return one.kind != first->kind;
            });
            beginTable({heads[int(first->kind)], Message::tr("Cited in")});
            for (; first != end; ++first) {
                QStringList places;
                for (const Place &place : first->places)
                    places << inWords(placeMessage(place));
                row({first->title, places.join(u"; "_s)});
            }
            m_xml += "</table>";
        }
        m_xml += "</content></section>";
    }

    const QString &m_name;
    const Words &m_words;
    QByteArray m_xml;
    int m_sections = 0;
};

} // namespace

QByteArray CheckedQuotation::status() const
{
    return verdict ? enumName(verdict->status).toByteArray() : QByteArray("unknown");
}

bool isFault(const Checked &checked)
{
    if (const auto *citation = std::get_if<CheckedCitation>(&checked))
        return citation->status != Status::Ok && citation->status != Status::Unknown;
    const QByteArray status = std::get<CheckedQuotation>(checked).status();
    return status != "present" && status != "unknown";
}

QByteArray statusOf(const Checked &checked)
{
    if (const auto *citation = std::get_if<CheckedCitation>(&checked))
        return enumName(citation->status).toByteArray();
    return std::get<CheckedQuotation>(checked).status();
}

Place placeOf(const Checked &checked)
{
    return std::visit([](const auto &one) { return one.place; }, checked);
}

Message placeMessage(const Place &place)
{
    const Message where = place.note > 0
        ? Message::tr("paragraph %1, note %2", place.paragraph, place.note)
        : Message::tr("paragraph %1", place.paragraph);
    return place.page > 0 ? Message::tr("page %1, %2", place.page, where) : where;
}

Message explanation(const Checked &checked)
{
    return std::visit([](const auto &one) { return explanationOf(one); }, checked);
}

int Report::faults() const
{
    return int(std::count_if(items.begin(), items.end(), isFault));
}

std::vector<Authority> authorities(const Report &report)
{
    std::map<std::pair<CheckedCitation::Kind, QByteArray>, Authority> found;
    for (const Checked &checked : report.items) {
        const auto *citation = std::get_if<CheckedCitation>(&checked);
        if (!citation)
            continue;
        const bool isKnown = !citation->workUri.isEmpty();
        const QByteArray name = citation->name.simplified();
        const QByteArray key = isKnown ? citation->workUri : name.toLower();
        Authority &authority = found[{citation->kind, key}];
        authority.kind = citation->kind;
        authority.workUri = citation->workUri;
        if (authority.title.isEmpty())
            authority.title = isKnown ? citation->title : QString::fromUtf8(name);
        authority.places.push_back(citation->place);
    }
    std::vector<Authority> sorted;
    for (auto &[key, authority] : found)
        sorted.push_back(std::move(authority));
    std::stable_sort(sorted.begin(), sorted.end(), [](const Authority &a, const Authority &b) {
        return a.kind != b.kind ? a.kind < b.kind
                                : QString::compare(a.title, b.title, Qt::CaseInsensitive) < 0;
    });
    return sorted;
}

QByteArray checkedJson(const Checked &checked)
{
    json::Writer out;
    const Place place = placeOf(checked);
    if (const auto *citation = std::get_if<CheckedCitation>(&checked)) {
        out.beginObject().members(
            "type", "citation", "text", citation->text, "status", statusOf(checked), "kind",
            enumName(citation->kind), "work", json::orNull(citation->workUri), "title",
            json::orNull(citation->title), "provision", json::orNull(citation->provision), "right",
            json::orNull(citation->right), "stands_for", json::orNull(citation->standsFor));
    } else {
        const CheckedQuotation &quotation = std::get<CheckedQuotation>(checked);
        out.beginObject().members("type", "quotation", "text", quotation.text, "status",
                                  statusOf(checked), "work", json::orNull(quotation.workUri),
                                  "provision", json::orNull(quotation.provision), "closed",
                                  !quotation.isOpen);
        if (quotation.verdict) {
            out.members("expression", quotation.verdict->expressionUri, "expression_date",
                        quotation.verdict->expressionDate, "text_hash",
                        json::orNull(quotation.verdict->textHash), "marked",
                        quotation.verdict->isMarked);
            quotations::writeChanges(out, *quotation.verdict);
            const auto &places = quotation.verdict->places;
            out.members("found_in",
                        json::orNull(places.empty() ? QByteArray() : places.front().pinpointUri));
        }
    }
    out.members("explanation", explanation(checked).english(), "paragraph", qint64(place.paragraph),
                "note", qint64(place.note), "page", qint64(place.page));
    return out.endObject().take();
}

QByteArray reportJson(const Report &report)
{
    return json::object("faults", qint64(report.faults()), "items",
                        json::list(report.items, checkedJson), "authorities",
                        json::list(authorities(report), [](const Authority &one) {
                            return json::object("kind", enumName(one.kind), "title", one.title,
                                                "work", json::orNull(one.workUri), "places",
                                                placesJson(one));
                        }));
}

QString reportText(const Report &report)
{
    QString text;
    for (const Checked &checked : report.items) {
        text += u"%1  %2: %3\n"_s.arg(QString::fromLatin1(statusOf(checked)), -20)
                    .arg(placeMessage(placeOf(checked)).english(), textOf(checked).simplified());
        if (isFault(checked) || isMarked(checked))
            text += u"%1  %2\n"_s.arg(QString(), -20).arg(explanation(checked).english());
    }
    text += u"%1 citations and quotations, %2 with problems\n"_s.arg(report.items.size())
                .arg(report.faults());
    return text;
}

QByteArray reportHtml(const Report &report, const QString &name, const Words &words)
{
    const Result<render::ArchiveItem> item = ReportDocument(report, name, words).item();
    if (!item) // Larger than a document may be.
        return "<!DOCTYPE html><meta charset=\"utf-8\"><pre>"
            + reportText(report).toHtmlEscaped().toUtf8();
    return render::standalonePage(item->record, {},
                                  render::toHtml(item->documents.front().document, {}));
}

Result<QByteArray> reportPdf(const Report &report, const QString &name, const Words &words,
                             const std::stop_token &stop)
{
    SHERIA_TRY(const render::ArchiveItem item, ReportDocument(report, name, words).item());
    render::ArchiveOptions options;
    options.isBare = true;
    return render::toPdf(item, options, stop);
}

} // namespace sheria::briefs
