#include "app/text/validitytext.h"

#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheria::app {

namespace {

using Weight = ValidityText::Weight;

/// The translation context of this file.
struct ValidityWords
{
    Q_DECLARE_TR_FUNCTIONS(ValidityText)
};

/// Collects caveats and keeps the heaviest weight.
class Caveats
{
public:
    explicit Caveats(ValidityText &out) : m_out(out) {}
    void add(Weight weight, const QString &sentence)
    {
        m_out.caveats.append(sentence);
        m_out.weight = std::max(m_out.weight, weight);
    }

private:
    ValidityText &m_out;
};

bool hasCommencement(const Work &work)
{
    const QByteArray &type = work.uri.doctype;
    return type == "act" || type == "bill";
}

QString mainSentence(const ExpressionRecord &record, const Validity &validity)
{
    const QString from = longDate(validity.from);
    if (record.expression.dateOrigin == DateOrigin::Unknown)
        return ValidityWords::tr("The date of this text is not known.");
    if (validity.isFuture)
        return ValidityWords::tr("As it will be from %1.").arg(from);
    if (validity.to.isValid() && validity.to < validity.from)
        return ValidityWords::tr("As it was on %1.").arg(from);
    // A change that is known, but still to come.
    if (validity.to.isValid() && validity.isLatest && validity.outstanding.empty()
        && !validity.isRepealed)
        return ValidityWords::tr("As it is from %1 to %2.").arg(from, longDate(validity.to));
    if (validity.to.isValid())
        return ValidityWords::tr("As it was from %1 to %2.").arg(from, longDate(validity.to));
    if (!validity.isLatest)
        return ValidityWords::tr("As it was from %1.").arg(from);
    if (record.work.uri.doctype == "judgment")
        return ValidityWords::tr("Text of %1.").arg(from);
    if (record.asAtDate.isValid() && record.asAtDate > validity.from)
        return ValidityWords::tr(
                   "The latest text, from %1, with the amendments published up to %2.")
            .arg(from, longDate(record.asAtDate));
    return ValidityWords::tr("The latest text, from %1.").arg(from);
}

QString nameOf(const WorkRef &work)
{
    return work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title;
}

QString repealVerb(const QByteArray &verb)
{
    if (verb == "revoked")
        return ValidityWords::tr("Revoked");
    if (verb == "withdrawn")
        return ValidityWords::tr("Withdrawn");
    if (verb == "lapsed")
        return ValidityWords::tr("Lapsed");
    if (verb == "retired")
        return ValidityWords::tr("Retired");
    if (verb == "expired")
        return ValidityWords::tr("Expired");
    if (verb == "replaced")
        return ValidityWords::tr("Replaced");
    if (verb == "disapplied")
        return ValidityWords::tr("Disapplied");
    return ValidityWords::tr("Repealed");
}

QString repealSentence(const Repeal &repeal)
{
    const QString verb = repealVerb(repeal.verb);
    const QString date = longDate(repeal.date);
    const QString by = nameOf(repeal.by);
    if (date.isEmpty() && by.isEmpty())
        return ValidityWords::tr("%1.", "Repealed.").arg(verb);
    if (date.isEmpty())
        return ValidityWords::tr("%1 by %2.", "Repealed by the Act.").arg(verb, by);
    if (by.isEmpty())
        return ValidityWords::tr("%1 on %2.", "Repealed on a date.").arg(verb, date);
    return ValidityWords::tr("%1 on %2 by %3.", "Repealed on a date by the Act.")
        .arg(verb, date, by);
}

QString outstandingSentence(const std::vector<Amendment> &amendments)
{
    QStringList names;
    for (const Amendment &amendment : amendments) {
        const QString name = nameOf(amendment.by);
        if (!name.isEmpty() && !names.contains(name))
            names.append(name);
    }
    const int count = int(amendments.size());
    if (names.isEmpty())
        return ValidityWords::tr("%n amendment(s) made since then are not yet in the text.",
                                 nullptr, count);
    return ValidityWords::tr("%n amendment(s) made since then are not yet in the text: %1.",
                             nullptr, count)
        .arg(names.join(ValidityWords::tr("; ", "between the titles in a list")));
}

void addCommencement(const ExpressionRecord &record, const Validity &validity, Caveats &caveats)
{
    if (!hasCommencement(record.work) || validity.isRepealed)
        return;
    if (!validity.isCommenced)
        caveats.add(Weight::Notice, ValidityWords::tr("No commencement is recorded."));
    else if (!validity.isCommencedInFull)
        caveats.add(Weight::Notice, ValidityWords::tr("Not all of its provisions have commenced."));
}

} // namespace

QString ValidityText::text() const
{
    QStringList all{sentence};
    all += caveats;
    return all.join(u' ');
}

QString ValidityText::warning() const
{
    return caveats.isEmpty() ? sentence : caveats.join(u' ');
}

QByteArray ValidityText::bannerKind() const
{
    switch (weight) {
    case Weight::Plain: return {};
    case Weight::Notice: return "notice";
    case Weight::Warning: return "not-latest";
    case Weight::Danger: return "repealed";
    }
    Q_UNREACHABLE();
}

ValidityText validityText(const ExpressionRecord &record, const Validity &validity, bool isPaged)
{
    ValidityText out;
    out.sentence = mainSentence(record, validity);
    Caveats caveats(out);
    if (validity.isRepealed && record.work.repeal)
        caveats.add(Weight::Danger, repealSentence(*record.work.repeal));
    if (validity.isFuture)
        caveats.add(Weight::Warning, ValidityWords::tr("This text does not apply yet."));
    else if (!validity.isLatest)
        caveats.add(Weight::Warning, ValidityWords::tr("This is not the latest text."));
    addCommencement(record, validity, caveats);
    if (!validity.outstanding.empty())
        caveats.add(Weight::Warning, outstandingSentence(validity.outstanding));
    if (record.expression.dateOrigin == DateOrigin::Work)
        caveats.add(Weight::Notice,
                    ValidityWords::tr(
                        "The text does not state its date; the date of the work is shown."));
    if (record.expression.dateOrigin == DateOrigin::Unknown)
        out.weight = std::max(out.weight, Weight::Notice);
    if (isPaged)
        caveats.add(Weight::Notice,
                    ValidityWords::tr("This text is there as a PDF only: its words are "
                                      "shown page by page."));
    else if (!record.expression.hasContent())
        caveats.add(Weight::Notice,
                    ValidityWords::tr("The library knows this work, but does not hold its text."));
    return out;
}

QString pointInTimeLabel(QDate from, QDate to, bool isLatest)
{
    if (isLatest)
        return ValidityWords::tr("From %1 (latest)").arg(longDate(from));
    if (to.isValid() && to >= from)
        return ValidityWords::tr("%1 to %2").arg(longDate(from), longDate(to));
    return ValidityWords::tr("From %1").arg(longDate(from));
}

} // namespace sheria::app
