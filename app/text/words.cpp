// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/words.h"

#include "core/domain/today.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <array>

namespace sheria::app {

namespace {

struct Nature
{
    const char *doctype;
    const char *name;
};

constexpr std::array<Nature, 11> Natures = {{
    {"act", QT_TRANSLATE_NOOP("Natures", "Acts")},
    {"amendment", QT_TRANSLATE_NOOP("Natures", "Amendments")},
    {"bill", QT_TRANSLATE_NOOP("Natures", "Bills")},
    {"debate", QT_TRANSLATE_NOOP("Natures", "Debates")},
    {"debateReport", QT_TRANSLATE_NOOP("Natures", "Debate reports")},
    {"doc", QT_TRANSLATE_NOOP("Natures", "Documents")},
    {"documentcollection", QT_TRANSLATE_NOOP("Natures", "Collections")},
    {"judgment", QT_TRANSLATE_NOOP("Natures", "Judgments")},
    {"officialgazette", QT_TRANSLATE_NOOP("Natures", "Gazettes")},
    {"portion", QT_TRANSLATE_NOOP("Natures", "Portions")},
    {"statement", QT_TRANSLATE_NOOP("Natures", "Statements")},
}};

/// The translation context of this file.
struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

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
        return ValidityWords::tr("The date of this version is unknown.");
    if (validity.isFuture)
        return ValidityWords::tr("Future version, from %1.").arg(from);
    if (validity.to.isValid() && validity.to < validity.from)
        return ValidityWords::tr("As it was on %1.").arg(from);
    // A change that is known, but still to come.
    if (validity.to.isValid() && validity.isLatest && validity.outstanding.empty()
        && !validity.isRepealed)
        return ValidityWords::tr("Current version, from %1 to %2.")
            .arg(from, longDate(validity.to));
    if (validity.to.isValid())
        return ValidityWords::tr("Historical version, from %1 to %2.")
            .arg(from, longDate(validity.to));
    if (!validity.isLatest)
        return ValidityWords::tr("Historical version, from %1.").arg(from);
    if (record.work.uri.doctype == "judgment")
        return ValidityWords::tr("Version of %1.").arg(from);
    if (record.asAtDate.isValid() && record.asAtDate > validity.from)
        return ValidityWords::tr("Current version, from %1, with amendments published up to %2.")
            .arg(from, longDate(record.asAtDate));
    return ValidityWords::tr("Current version, from %1.").arg(from);
}

QString nameOf(const WorkRef &work)
{
    return work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title;
}

constexpr Word RepealVerbs[] = {
    {"revoked", QT_TRANSLATE_NOOP("ValidityText", "Revoked")},
    {"withdrawn", QT_TRANSLATE_NOOP("ValidityText", "Withdrawn")},
    {"lapsed", QT_TRANSLATE_NOOP("ValidityText", "Lapsed")},
    {"retired", QT_TRANSLATE_NOOP("ValidityText", "Retired")},
    {"expired", QT_TRANSLATE_NOOP("ValidityText", "Expired")},
    {"replaced", QT_TRANSLATE_NOOP("ValidityText", "Replaced")},
    {"disapplied", QT_TRANSLATE_NOOP("ValidityText", "Disapplied")},
};

QString repealSentence(const Repeal &repeal)
{
    QString verb = wordFor(RepealVerbs, "ValidityText", repeal.verb);
    if (verb.isEmpty())
        verb = ValidityWords::tr("Repealed");
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
        return ValidityWords::tr("%n later amendment(s) not yet incorporated.", nullptr, count);
    return ValidityWords::tr("%n later amendment(s) not yet incorporated: %1.", nullptr, count)
        .arg(names.join(ValidityWords::tr("; ", "between the titles in a list")));
}

void addCommencement(const ExpressionRecord &record, const Validity &validity, Caveats &caveats)
{
    if (!hasCommencement(record.work) || validity.isRepealed)
        return;
    const std::vector<Commencement> &recorded = record.work.commencements;
    const auto first = std::min_element(recorded.begin(), recorded.end(),
                                        [](const Commencement &a, const Commencement &b) {
                                            return a.date < b.date;
                                        });
    if (!validity.isCommenced && first != recorded.end())
        caveats.add(
            Weight::Warning,
            ValidityWords::tr("Not in force: commences on %1.", "date").arg(longDate(first->date)));
    else if (!validity.isCommenced)
        caveats.add(Weight::Notice, ValidityWords::tr("No commencement recorded."));
    else if (!validity.isCommencedInFull)
        caveats.add(Weight::Notice, ValidityWords::tr("Not all of its provisions have commenced."));
}

/// The translation context of this file.
struct CitationWords
{
    Q_DECLARE_TR_FUNCTIONS(Citation)
};

using Path = std::vector<const TocEntry *>;

bool findPath(const std::vector<TocEntry> &entries, const QByteArray &eId, Path &path)
{
    for (const TocEntry &entry : entries) {
        path.push_back(&entry);
        if (entry.eId == eId || findPath(entry.children, eId, path))
            return true;
        path.pop_back();
    }
    return false;
}

bool isUnit(const TocEntry &entry)
{
    return entry.isBasicUnit || entry.type == "article" || entry.type == "rule";
}

QString plainNumber(const TocEntry &entry)
{
    QString number = entry.num.value_or(QString()).simplified();
    while (number.endsWith(u'.'))
        number.chop(1);
    return number;
}

/// "section 4": the unit that is cited by its number.
QString unitLabel(const TocEntry &unit)
{
    const QString number = plainNumber(unit);
    if (number.isEmpty())
        return unit.title;
    if (unit.type == "section")
        return CitationWords::tr("section %1").arg(number);
    if (unit.type == "article")
        return CitationWords::tr("article %1").arg(number);
    if (unit.type == "rule")
        return CitationWords::tr("rule %1").arg(number);
    return unit.title;
}

/// `date` with the time of `at`; empty where that is null.
QString moment(const QString &date, const QDateTime &at, TimeDetail detail)
{
    if (!at.isValid())
        return {};
    return QCoreApplication::translate("DateText", "%1, %2", "date, time")
        .arg(date, timeOfDay(at, detail));
}

} // namespace

QString wordFor(std::span<const Word> words, const char *context, QByteArrayView name)
{
    const auto found = std::find_if(words.begin(), words.end(),
                                    [name](const Word &word) { return name == word.name; });
    return found == words.end() ? QString() : QCoreApplication::translate(context, found->text);
}

QString longDate(QDate date, const QLocale &locale)
{
    if (!date.isValid())
        return {};
    if (isPlaceholder(date))
        return QCoreApplication::translate("DateText", "undated");
    //: A date in a sentence, as QLocale::toString() takes it: "3 February 2009".
    const QString format = QCoreApplication::translate("DateText", "d MMMM yyyy");
    //: The same for the first of a month, for languages that write it otherwise: "1 February 2009".
    const QString firstFormat = QCoreApplication::translate("DateText", "d MMMM yyyy",
                                                            "first of a month");
    return locale.toString(date, date.day() == 1 ? firstFormat : format);
}

QString shortDateFormat()
{
    //: A short date in a list or field, as QLocale::toString() takes it: "3 Feb 2009".
    return QCoreApplication::translate("DateText", "d MMM yyyy");
}

QString timeOfDay(const QDateTime &at, TimeDetail detail)
{
    const QString format = detail == TimeDetail::Seconds
        //: A time of day, as QLocale::toString() takes it: "14:05:09".
        ? QCoreApplication::translate("DateText", "HH:mm:ss")
        //: A time of day, as QLocale::toString() takes it: "14:05".
        : QCoreApplication::translate("DateText", "HH:mm");
    return QLocale().toString(at.toLocalTime().time(), format);
}

QString monthOfYear(QDate date)
{
    //: A month, as QLocale::toString() takes it: "February 2009".
    return QLocale().toString(date, QCoreApplication::translate("DateText", "MMMM yyyy"));
}

QString shortTime(const QDateTime &at, TimeDetail detail)
{
    const QString date = QLocale().toString(at.toLocalTime().date(), shortDateFormat());
    return moment(date, at, detail);
}

QString longTime(const QDateTime &at)
{
    return moment(longDate(at.toLocalTime().date()), at, TimeDetail::Minutes);
}

QString joinedCodes(const std::vector<QByteArray> &codes, const QString &separator)
{
    QStringList texts;
    for (const QByteArray &code : codes)
        texts << QString::fromUtf8(code);
    return texts.join(separator);
}

QString natureName(QByteArrayView doctype)
{
    for (const Nature &nature : Natures) {
        if (doctype.compare(QByteArrayView(nature.doctype), Qt::CaseInsensitive) == 0)
            return QCoreApplication::translate("Natures", nature.name);
    }
    QString name = QString::fromUtf8(doctype);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QString errorText(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return ErrorText::tr("Invalid value.");
    case ErrorCode::NotFound: return ErrorText::tr("Not found.");
    case ErrorCode::Conflict: return ErrorText::tr("This was changed in the meantime. Try again.");
    case ErrorCode::Unauthorized: return ErrorText::tr("A valid token is required.");
    case ErrorCode::Forbidden: return ErrorText::tr("Access denied.");
    case ErrorCode::Unavailable: return ErrorText::tr("Not available at the moment.");
    case ErrorCode::NoSpace:
        return ErrorText::tr("The disk is full. Free some space and try again.");
    case ErrorCode::Corrupt: return ErrorText::tr("The data is damaged.");
    case ErrorCode::Unsupported: return ErrorText::tr("Not supported.");
    case ErrorCode::Cancelled: return ErrorText::tr("Cancelled.");
    case ErrorCode::Internal: return ErrorText::tr("Internal error.");
    }
    Q_UNREACHABLE();
}

QString messageText(const Message &message)
{
    return message.translated([](const char *sentence) {
        return QCoreApplication::translate(Message::Context, sentence);
    });
}

LibraryProblem libraryProblem(const Error &error, const QString &path)
{
    const QString file = QDir::toNativeSeparators(path);
    switch (error.code) {
    case ErrorCode::NotFound:
        return {ErrorText::tr("Library not found"),
                ErrorText::tr("The file %1 does not exist. It may have been moved or deleted, or "
                              "it is on a disk that is not connected.")
                    .arg(file)};
    case ErrorCode::Corrupt:
        return {ErrorText::tr("This file is damaged, or is not a library"),
                ErrorText::tr("The file %1 could not be read as a Sheria library. It was not "
                              "changed. If you have a backup, open that instead.")
                    .arg(file)};
    case ErrorCode::Unsupported:
        return {ErrorText::tr("This library was made by a newer version"),
                ErrorText::tr("The file %1 needs a newer version of Sheria. It was not changed. "
                              "Install the newer version to open it.")
                    .arg(file)};
    case ErrorCode::Unavailable:
    case ErrorCode::Forbidden:
        return {ErrorText::tr("This library cannot be written to"),
                ErrorText::tr("The file %1 or its folder is read-only, or another program has "
                              "locked it. Check the permissions of the file and of its folder, "
                              "then try again.")
                    .arg(file)};
    case ErrorCode::NoSpace:
        return {ErrorText::tr("The disk is full"),
                ErrorText::tr("There is not enough space to open the file %1 for writing. Free "
                              "some space on its disk, then try again.")
                    .arg(file)};
    case ErrorCode::InvalidArgument:
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal:
        return {
            ErrorText::tr("The library could not be opened"),
            ErrorText::tr("The file %1 could not be opened. %2").arg(file, errorText(error.code))};
    }
    Q_UNREACHABLE();
}

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
        caveats.add(Weight::Warning, ValidityWords::tr("This version is not yet in force."));
    else if (!validity.isLatest)
        caveats.add(Weight::Warning, ValidityWords::tr("This is not the latest version."));
    addCommencement(record, validity, caveats);
    if (!validity.outstanding.empty())
        caveats.add(Weight::Warning, outstandingSentence(validity.outstanding));
    if (record.expression.dateOrigin == DateOrigin::Work)
        caveats.add(
            Weight::Notice,
            ValidityWords::tr(
                "The text does not state its date. The date of the work is shown instead."));
    if (record.expression.dateOrigin == DateOrigin::Unknown)
        out.weight = std::max(out.weight, Weight::Notice);
    if (isPaged)
        caveats.add(Weight::Notice,
                    ValidityWords::tr("Available as PDF only. The text is shown page by page."));
    else if (!record.expression.hasContent())
        caveats.add(Weight::Notice,
                    ValidityWords::tr("The text of this work is not in the library."));
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

CitedProvision citedProvision(const std::vector<TocEntry> &toc, const QByteArray &eId)
{
    // The contents name provisions, not every paragraph of text inside them.
    QByteArray named = eId;
    Path path;
    while (!named.isEmpty() && !findPath(toc, named, path))
        named.truncate(std::max<qsizetype>(0, named.lastIndexOf("__")));
    if (named.isEmpty())
        return {eId, {}};
    const auto unit = std::find_if(path.begin(), path.end(),
                                   [](const TocEntry *entry) { return isUnit(*entry); });
    if (unit == path.end())
        return {named, path.back()->title};
    QString label = unitLabel(**unit);
    for (auto below = unit + 1; below != path.end(); ++below)
        label += plainNumber(**below);
    return {named, label};
}

QString citation(const ExpressionRecord &record, const CitedProvision &provision,
                 QStringView quotation)
{
    const QString number = numberedTitle(record.work);
    QString cited = record.expression.title;
    if (!number.isEmpty() && number != cited)
        cited = CitationWords::tr("%1 (%2)", "title, number of the work").arg(cited, number);
    if (!provision.label.isEmpty())
        cited = CitationWords::tr("%1, %2", "work, provision").arg(cited, provision.label);
    if (record.expression.dateOrigin != DateOrigin::Unknown)
        cited = CitationWords::tr("%1, as at %2", "work and provision, date")
                    .arg(cited, longDate(record.expression.date));
    const QString quoted = quotation.toString().simplified();
    if (quoted.isEmpty())
        return cited;
    return CitationWords::tr("“%1” – %2", "quotation, source").arg(quoted, cited);
}

QByteArray citedUri(const ExpressionRecord &record, const CitedProvision &provision)
{
    if (provision.eId.isEmpty())
        return record.expression.uri;
    return record.expression.uri + "/~" + provision.eId;
}

} // namespace sheria::app
