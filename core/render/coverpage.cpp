// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/vocabulary.h"
#include "core/domain/language.h"
#include "core/domain/timeline.h"
#include "core/render/coverwords.h"
#include "core/render/htmlrenderer.h"
#include "core/render/safehtml.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

QByteArray attributeValue(QByteArrayView value)
{
    QByteArray out;
    appendAttributeValue(out, value);
    return out;
}

/// `pattern` with its places filled by HTML.
QByteArray filled(const QString &pattern, const QByteArray &first, const QByteArray &second = {})
{
    const qsizetype one = pattern.indexOf(u"%1");
    const qsizetype two = pattern.indexOf(u"%2");
    if (one < 0)
        return escaped(pattern);
    if (two < 0)
        return escaped(pattern.left(one)) + first + escaped(pattern.mid(one + 2));
    return escaped(pattern.left(one)) + first + escaped(pattern.mid(one + 2, two - one - 2))
        + second + escaped(pattern.mid(two + 2));
}

class CoverpageWriter
{
public:
    /// `inForceBy`: commencements after this day are told as such that are to come; null: none is.
    CoverpageWriter(const ExpressionRecord &record, const Today &today, const HtmlOptions &options,
                    QDate inForceBy = {})
        : m_record(record)
        , m_work(record.work)
        , m_language(record.expression.language)
        , m_today(today)
        , m_options(options)
        , m_inForceBy(inForceBy)
    {}

    QByteArray write(const QString &placeName, const QString &countryName)
    {
        m_out = isRightToLeft(m_language) ? "<div class=\"coverpage\" dir=\"rtl\">"
                                          : "<div class=\"coverpage\">";
        titles(placeName, countryName);
        notices();
        amendments();
        m_out += "</div>";
        return std::move(m_out);
    }

private:
    QByteArray say(Phrase words, const QByteArray &first = {}, const QByteArray &second = {}) const
    {
        return filled(phrase(words, m_language), first, second);
    }
    QByteArray date(QDate day) const { return escaped(longDate(day, m_language)); }

    /// A work by its title, with its number in parentheses, linked where it has an address.
    QByteArray link(const WorkRef &work, const char *cssClass) const
    {
        QString text = work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title;
        if (const Result<FrbrUri> uri = FrbrUri::parse(work.uri)) {
            Work named;
            named.uri = *uri;
            const QString number = numberedTitle(named);
            if (!number.isEmpty() && number != text)
                text += u" ("_s + number + u')';
        }
        if (kindOfLink(work.uri) != LinkKind::Path)
            return "<span class=\"" + QByteArray(cssClass) + "\">" + escaped(text) + "</span>";
        return "<a class=\"" + QByteArray(cssClass) + "\" data-href=\"" + attributeValue(work.uri)
            + "\" href=\"" + attributeValue(QByteArray(m_options.resolver + work.uri)) + "\">"
            + escaped(text) + "</a>";
    }

    void titles(const QString &placeName, const QString &countryName)
    {
        m_out += "<div class=\"place-name\">";
        if (!placeName.isEmpty() && placeName != countryName)
            m_out += escaped(placeName) + (countryName.isEmpty() ? "" : "<br>");
        m_out += escaped(countryName) + "</div>";
        if (m_work.parent)
            m_out += "<div class=\"parent-work\">" + link(*m_work.parent, "parent-title")
                + "</div>";
        m_out += "<h1>"
            + escaped(m_record.expression.title.isEmpty() ? m_work.title
                                                          : m_record.expression.title)
            + "</h1>";
        const QString number = numberedTitle(m_work);
        if (!number.isEmpty())
            m_out += "<h2>" + escaped(number) + "</h2>";
    }

    void notice(const char *cssClass, const QByteArray &html)
    {
        m_out += "<li class=\"" + QByteArray(cssClass) + "\">" + html + "</li>";
    }

    void notices()
    {
        m_out += "<ul class=\"notice-list\">";
        publication();
        if (m_work.assentDate.isValid())
            notice("assent-date", say(Phrase::AssentedOn, date(m_work.assentDate)));
        // Judgments, bills and reports do not commence.
        if (m_work.uri.doctype == "act" || !m_work.commencements.empty())
            commencement();
        validityNotice();
        if (!m_work.disclaimer.isEmpty())
            notice("verification-notice", '[' + escaped(m_work.disclaimer) + ']');
        if (validity(m_record, m_today).isConsolidation)
            notice("verification-notice", '[' + say(Phrase::IsConsolidation) + ']');
        m_out += "</ul>";
    }

    void publication()
    {
        const Publication &publication = m_work.publication;
        QString where = publication.name;
        if (!publication.number.isEmpty())
            where += (where.isEmpty() ? QString() : u" "_s) + publication.number;
        if (where.isEmpty() && !publication.date.isValid())
            return;
        QByteArray sentence;
        if (where.isEmpty())
            sentence = say(Phrase::PublishedOn, date(publication.date));
        else if (!publication.date.isValid())
            sentence = say(Phrase::PublishedIn, escaped(where));
        else
            sentence = say(Phrase::PublishedInOn, escaped(where), date(publication.date));
        notice("publication-info", sentence);
    }

    QByteArray commenced(const Commencement &commencement) const
    {
        const bool hasWork = commencement.by
            && !(commencement.by->uri.isEmpty() && commencement.by->title.isEmpty());
        const QByteArray by = hasWork ? link(*commencement.by, "commencing-title") : QByteArray();
        if (!commencement.date.isValid())
            return hasWork ? say(Phrase::CommencedBy, by) : say(Phrase::Commenced);
        const bool isToCome = m_inForceBy.isValid() && commencement.date > m_inForceBy;
        const QByteArray on = date(commencement.date);
        if (hasWork)
            return say(isToCome ? Phrase::CommencesOnBy : Phrase::CommencedOnBy, on, by);
        return say(isToCome ? Phrase::CommencesOn : Phrase::CommencedOn, on);
    }

    void commencement()
    {
        if (m_work.commencements.empty()) {
            notice("commencement-date",
                   say(m_work.isCommencedByFlag ? Phrase::CommencementUnknown
                                                : Phrase::NotCommenced));
            return;
        }
        if (m_work.commencements.size() > 1) {
            multipleCommencements();
            return;
        }
        const Commencement &only = m_work.commencements.front();
        notice("commencement-date", commenced(only));
        if (!only.note.isEmpty())
            notice("commencement-note", say(Phrase::Note, escaped(only.note)));
    }

    /// "section 3" for "chp_1__sec_3": what the last part of the identifier says.
    QString provisionName(const QByteArray &eId) const
    {
        const QByteArray last = eId.sliced(eId.lastIndexOf("__") < 0 ? 0
                                                                     : eId.lastIndexOf("__") + 2);
        const qsizetype underscore = last.indexOf('_');
        const std::string_view alias(last.constData(),
                                     std::size_t(underscore < 0 ? last.size() : underscore));
        const std::string_view element = akn::elementForAlias(alias);
        const QString word = akn::tocWord({element.data(), qsizetype(element.size())}, m_language);
        if (underscore < 0)
            return word;
        return word + u' ' + QString::fromUtf8(last.sliced(underscore + 1)).replace(u'-', u'.');
    }

    QByteArray provisionList(const Commencement &commencement) const
    {
        if (commencement.allProvisions)
            return say(Phrase::AllProvisions);
        if (commencement.provisions.empty())
            return say(Phrase::OtherProvisions);
        QStringList names;
        for (const QByteArray &eId : commencement.provisions)
            names += provisionName(eId);
        return escaped(names.join(u", "));
    }

    void multipleCommencements()
    {
        notice("commencement-date", say(Phrase::CommencedInParts));
        m_out += "<li><table class=\"commencements-table\"><thead><tr><th>"
            + say(Phrase::Provisions) + "</th><th>" + say(Phrase::Status)
            + "</th></tr></thead><tbody>";
        bool isComplete = m_record.isCommencedInFull;
        for (const Commencement &each : m_work.commencements) {
            const bool isRelevant = !each.date.isValid() || each.date <= m_record.expression.date;
            isComplete = isComplete && isRelevant;
            if (!isRelevant)
                continue;
            m_out += "<tr><td>" + provisionList(each) + "</td><td>" + commenced(each);
            if (!each.note.isEmpty())
                m_out += "<br>" + say(Phrase::Note, escaped(each.note));
            m_out += "</td></tr>";
        }
        if (!isComplete) {
            m_out += "<tr><td><b>" + say(Phrase::OtherProvisions) + "</b></td><td><b>"
                + say(Phrase::NotYetCommenced) + "</b></td></tr>";
        }
        m_out += "</tbody></table></li>";
    }

    /// Source: server/API.md section 4.9, validity notice by case.
    void validityNotice()
    {
        if (m_work.uri.doctype == "judgment" || isPlaceholder(m_record.expression.date))
            return;
        const Validity validity = sheria::validity(m_record, m_today);
        const QByteArray from = date(validity.from);
        QByteArray sentence;
        if (validity.isFuture) {
            sentence = say(Phrase::WillBeFrom, from);
        } else if (validity.isLatest) {
            const bool isKnownLater = m_record.asAtDate.isValid()
                && m_record.asAtDate > validity.from;
            const QByteArray upTo = isKnownLater ? date(m_record.asAtDate) : QByteArray();
            if (validity.isConsolidation)
                sentence = isKnownLater ? say(Phrase::ValidAtUpTo, from, upTo)
                                        : say(Phrase::ValidAt, from);
            else
                sentence = isKnownLater ? say(Phrase::ValidFromUpTo, from, upTo)
                                        : say(Phrase::ValidFrom, from);
        } else if (validity.isConsolidation || !validity.to.isValid()) {
            sentence = validity.to.isValid() ? say(Phrase::WasAtTo, from, date(validity.to))
                                             : say(Phrase::WasAt, from);
        } else {
            sentence = say(Phrase::WasFromTo, from, date(validity.to));
        }
        notice("as-at-date-notice", '[' + sentence + ']');
    }

    void amendment(Phrase words, const WorkRef &by, QDate day)
    {
        m_out += "<li class=\"amendment\">["
            + say(words, link(by, "amending-title"),
                  "<span class=\"amendment-date\">" + date(day) + "</span>")
            + "]</li>";
    }

    void amendments()
    {
        const auto isShown = [&](const Amendment &each) {
            return each.date <= m_record.expression.date;
        };
        const bool isAmended = std::any_of(m_work.amendments.begin(), m_work.amendments.end(),
                                           isShown);
        if (!isAmended && !m_work.repeal)
            return;
        m_out += "<ol class=\"amendment-list\">";
        for (const Amendment &each : m_work.amendments) {
            if (isShown(each))
                amendment(each.isRevision ? Phrase::RevisedBy : Phrase::AmendedBy, each.by,
                          each.date);
        }
        if (m_work.repeal)
            repeal();
        m_out += "</ol>";
    }

    /// English has the exact verb; the catalogues of other languages say "repealed" for all of them.
    void repeal()
    {
        const Repeal &repeal = *m_work.repeal;
        const QByteArray day = "<span class=\"amendment-date\">" + date(repeal.date) + "</span>";
        const bool hasWork = !repeal.by.uri.isEmpty() || !repeal.by.title.isEmpty();
        QByteArray sentence = hasWork
            ? say(Phrase::RepealedBy, link(repeal.by, "amending-title"), day)
            : say(Phrase::RepealedOn, day);
        const QByteArray verb = repeal.verb.left(1).toUpper() + repeal.verb.mid(1);
        if (sentence.startsWith("Repealed ") && !verb.isEmpty())
            sentence.replace(0, qsizetype(std::size("Repealed")) - 1,
                             escaped(QString::fromUtf8(verb)));
        m_out += "<li class=\"amendment repeal\">[" + sentence + "]</li>";
        if (!repeal.note.isEmpty())
            m_out += "<li class=\"amendment\">[" + escaped(repeal.note) + "]</li>";
    }

    const ExpressionRecord &m_record;
    const Work &m_work;
    QByteArray m_language;
    Today m_today;
    const HtmlOptions &m_options;
    QDate m_inForceBy;
    QByteArray m_out;
};
} // namespace

QByteArray coverpage(const ExpressionRecord &record, const QString &placeName,
                     const QString &countryName, const Today &today, const HtmlOptions &options)
{
    return CoverpageWriter(record, today, options).write(placeName, countryName);
}

QByteArray screenCover(const ExpressionRecord &record, const QString &placeName,
                       const QString &countryName, const Today &today)
{
    const HtmlOptions options;
    return CoverpageWriter(record, today, options, today.in(record.work.uri.place()))
        .write(placeName, countryName);
}

} // namespace sheria::render
