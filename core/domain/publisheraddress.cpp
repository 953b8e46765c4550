// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/publisheraddress.h"

#include "core/base/limits.h"
#include "core/base/tables.h"
#include "core/domain/place.h"
#include "core/domain/today.h"

#include <QRegularExpression>

#include <algorithm>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

/// A line of the table.
struct Rule
{
    QByteArrayList hosts;
    QRegularExpression pattern;
    QString place, doctype, subtype, actor, date, number;
    QString also; ///< Another path that the publisher writes for the same.
    bool isOfCitation = false;
    QRegularExpression open; ///< As `pattern`, without the citation.
    QString optional;        ///< What paths may begin with: "id/".
    bool needsHint = false;
};

/// `path` and, at its end, what an expression adds.
QRegularExpression patternOf(const QString &path, const QString &behind)
{
    const QString tail = behind == ".*"_L1 ? behind : u"(?:%1)(?:/(?:%1))*"_s.arg(behind);
    return QRegularExpression(u"^(?:"_s + path + u")(?:/(?<tail>"_s + tail + u"))?\\z"_s,
                              QRegularExpression::CaseInsensitiveOption);
}

/// `fields` as in the table, without words that stand for others.
Rule ruleOf(const QByteArrayList &hosts, const QStringList &fields)
{
    static const QRegularExpression optional(u"^\\(\\?:([a-z]+/)\\)\\?"_s);
    static const QRegularExpression hint(u"\\{(?:work|doctype)\\}"_s);
    Rule rule;
    rule.hosts = hosts;
    const QString &path = fields.value(2);
    const QString &behind = fields.value(3);
    const qsizetype citation = path.indexOf(u" \\["_s);
    rule.isOfCitation = citation >= 0;
    rule.pattern = patternOf(path, behind);
    rule.open = rule.isOfCitation ? patternOf(path.left(citation), behind) : rule.pattern;
    rule.optional = optional.match(path).captured(1);
    rule.place = fields.value(4);
    rule.doctype = fields.value(5);
    rule.subtype = fields.value(6);
    rule.actor = fields.value(7);
    rule.date = fields.value(8);
    rule.number = fields.value(9);
    rule.also = fields.value(10);
    rule.needsHint = rule.isOfCitation || rule.doctype.contains(hint) || rule.date.contains(hint);
    return rule;
}

std::vector<Rule> readRules()
{
    std::vector<std::pair<QString, QString>> words;
    std::vector<Rule> rules;
    for (const QByteArrayList &row : readTable(u":/domain/publishers.tsv"_s)) {
        QStringList fields;
        for (const QByteArray &field : row) {
            QString text = QString::fromUtf8(field);
            for (const auto &[name, meaning] : words)
                text.replace(name, meaning);
            fields << text;
        }
        if (fields.value(0) == "set"_L1)
            words.emplace_back(u'{' + fields.value(1) + u'}', fields.value(2));
        if (fields.value(0) == "rule"_L1)
            rules.push_back(ruleOf(row.value(1).split(' '), fields));
    }
    return rules;
}

/// A segment of a URI: lower case; what could end the segment or mean something else in it becomes
/// a dash.
QString segmentOf(const QString &text)
{
    static const QRegularExpression other(u"[^\\p{L}\\p{N}._]+"_s);
    QString segment = text.toLower().replace(other, u"-"_s);
    while (segment.endsWith(u'-'))
        segment.chop(1);
    return segment.startsWith(u'-') ? segment.sliced(1) : segment;
}

/// An address, cut where a rule looks at it.
struct Cut
{
    QByteArray host; ///< Without "www."; empty: none.
    QString path;    ///< Without slashes at its ends, query and fragment.
};

Cut cut(QByteArrayView written)
{
    Cut out;
    QByteArray text = written.toByteArray();
    if (const qsizetype scheme = text.indexOf("://"); scheme > 0) {
        text.remove(0, scheme + 3);
        const qsizetype slash = text.indexOf('/');
        out.host = text.left(slash).toLower();
        text = slash < 0 ? QByteArray() : text.sliced(slash);
        if (out.host.startsWith("www."))
            out.host.remove(0, 4);
        for (const char mark : {'#', '?'}) {
            if (const qsizetype at = text.indexOf(mark); at >= 0)
                text.truncate(at);
        }
    }
    qsizetype start = 0;
    while (start < text.size() && text[start] == '/')
        ++start;
    qsizetype end = text.size();
    while (end > start && text[end - 1] == '/')
        --end;
    out.path = QString::fromUtf8(text.mid(start, end - start));
    return out;
}

/// The first day of the calendar that a text has, "2016-05-04" or "20160504".
QDate dayIn(const QString &text)
{
    static const QRegularExpression pattern(u"(?<!\\d)(\\d{4})-?(\\d\\d)-?(\\d\\d)(?!\\d)"_s);
    auto found = pattern.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch one = found.next();
        const QDate day(one.captured(1).toInt(), one.captured(2).toInt(), one.captured(3).toInt());
        if (day.isValid() && !isPlaceholder(day))
            return day;
    }
    return {};
}

/// Fills the templates of a rule that fits.
class Filler
{
public:
    Filler(const QRegularExpressionMatch &match, const PublisherHints &hints)
        : m_match(match)
        , m_hints(hints)
    {}

    QString written(const QString &text) const
    {
        static const QRegularExpression name(u"\\{(\\w+)\\}"_s);
        QString out;
        qsizetype at = 0;
        auto names = name.globalMatch(text);
        while (names.hasNext()) {
            const QRegularExpressionMatch one = names.next();
            out += text.mid(at, one.capturedStart() - at) + valueOf(one.captured(1));
            at = one.capturedEnd();
        }
        return out + text.mid(at);
    }

    QByteArray fill(const QString &text) const { return segmentOf(written(text)).toUtf8(); }

    QByteArray place(const QString &text) const
    {
        const QString series = m_match.captured(u"series"_s).toLower();
        const QStringList choices = text.split(u' ');
        for (const QString &choice : choices) {
            const qsizetype colon = choice.indexOf(u':');
            if (colon < 0)
                return fill(choice);
            if (choice.mid(colon + 1).split(u',').contains(series))
                return fill(choice.left(colon));
        }
        return {};
    }

private:
    QString valueOf(const QString &name) const
    {
        if (name == "work"_L1)
            return m_hints.workDate.isValid() && !isPlaceholder(m_hints.workDate)
                ? QString::number(m_hints.workDate.year())
                : QString();
        if (name == "doctype"_L1)
            return QString::fromUtf8(m_hints.doctype);
        const QString value = m_match.captured(name);
        if (name == "congress"_L1) // The first met in 1789.
            return QString::number(1787 + 2 * value.toInt());
        if (name == "iso"_L1)
            return QString::fromLatin1(countryCode(value.toLatin1()));
        if (name == "month"_L1 || name == "day"_L1)
            return value.rightJustified(2, u'0');
        return value;
    }

    const QRegularExpressionMatch &m_match;
    const PublisherHints &m_hints;
};

std::optional<FrbrUri> filled(const Rule &rule, const QRegularExpressionMatch &match,
                              const PublisherHints &hints)
{
    const Filler filler(match, hints);
    const QByteArray place = filler.place(rule.place);
    if (!isPlaceCode(place))
        return std::nullopt;
    FrbrUri uri;
    uri.prefix = "akn";
    uri.country = place.left(2);
    uri.locality = place.mid(3);
    uri.doctype = filler.fill(rule.doctype);
    uri.subtype = filler.fill(rule.subtype);
    uri.actor = filler.fill(rule.actor);
    uri.date = filler.fill(rule.date);
    uri.number = filler.fill(rule.number);
    const bool isUnusable = uri.number == "." || uri.number == ".." || uri.doctype.contains('.');
    const Result<FrbrUri> parsed = FrbrUri::parse(uri.workUri());
    return !isUnusable && parsed && *parsed == uri ? std::optional(uri.canonical()) : std::nullopt;
}

/// A URI as the naming convention of Akoma Ntoso 3.0 has it; "!main" and "eng@" are no numbers.
bool isOrdinary(QByteArrayView text)
{
    if (!text.startsWith("/akn/"))
        return false;
    const Result<FrbrUri> uri = FrbrUri::parse(text);
    return uri && !uri->number.startsWith('!') && !uri->number.contains('@')
        && !uri->number.contains(':');
}

bool isOf(const Rule &rule, const QByteArray &host)
{
    return rule.hosts.contains(host.isEmpty() ? "-"_ba : host) || rule.hosts.contains("*"_ba);
}

bool canBeAnAddress(QByteArrayView written)
{
    const bool hasControls = std::any_of(written.begin(), written.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    });
    return !written.isEmpty() && written.size() <= limits::MaxUriBytes && !hasControls
        && written.isValidUtf8() && !isOrdinary(written);
}

const std::vector<Rule> &rulesInUse()
{
    static const std::vector<Rule> rules = readRules();
    return rules;
}

/// What an expression asks for, as FrbrUri::expressionDate has it.
QByteArray askedDate(const QByteArray &expression, QDate day)
{
    static const QByteArrayList first = {"enacted", "made", "created", "adopted"};
    if (day.isValid())
        return FrbrUri::asAt(day);
    return first.contains(expression) ? "@"_ba : QByteArray();
}

/// `path` with and without what it may begin with.
QStringList pathsOf(const Rule &rule, const QString &path)
{
    if (rule.optional.isEmpty())
        return {path};
    const bool isThere = path.startsWith(rule.optional, Qt::CaseInsensitive);
    const QString bare = isThere ? path.sliced(rule.optional.size()) : path;
    return {rule.optional + bare, bare};
}

QByteArrayList spellingsOf(const Rule &rule, const QStringList &paths)
{
    QByteArrayList spellings;
    for (const QByteArray &host : rule.hosts) {
        for (const QString &path : paths) {
            const QByteArray written = path.toUtf8();
            if (host == "-")
                spellings << '/' + written << written;
            else
                spellings << "http://www." + host + '/' + written
                          << "http://" + host + '/' + written
                          << "https://www." + host + '/' + written
                          << "https://" + host + '/' + written;
        }
    }
    return spellings;
}

PublisherSpellings spelled(const Rule &rule, const QRegularExpressionMatch &match)
{
    // A rule whose path does not end with its number has a name for what may follow there.
    const QString group = match.capturedStart(u"rest"_s) >= 0 ? u"rest"_s : u"tail"_s;
    const qsizetype tail = match.capturedStart(group);
    const QString whole = match.captured(0);
    QStringList paths = pathsOf(rule, tail > 0 ? whole.left(tail - 1) : whole);
    if (!rule.also.isEmpty())
        paths << Filler(match, {}).written(rule.also);
    paths.sort();
    const QString expression = match.captured(group);
    return {spellingsOf(rule, paths), askedDate(expression.toUtf8(), dayIn(expression))};
}

} // namespace

std::optional<PublisherAddress> publisherAddress(QByteArrayView written,
                                                 const PublisherHints &hints)
{
    if (!canBeAnAddress(written))
        return std::nullopt;
    const Cut address = cut(written);
    const QString cited = address.path + u' ' + hints.citation.simplified();
    for (const Rule &rule : rulesInUse()) {
        if (!isOf(rule, address.host))
            continue;
        const QRegularExpressionMatch match = rule.pattern.match(rule.isOfCitation ? cited
                                                                                   : address.path);
        if (!match.hasMatch())
            continue;
        if (const std::optional<FrbrUri> work = filled(rule, match, hints)) {
            const QString tail = match.captured(u"tail"_s);
            return PublisherAddress{*work, tail.toUtf8(), dayIn(tail)};
        }
    }
    return std::nullopt;
}

PublisherSpellings publisherSpellings(QByteArrayView written)
{
    if (!canBeAnAddress(written) || publisherAddress(written))
        return {};
    const Cut address = cut(written);
    for (const Rule &rule : rulesInUse()) {
        if (!rule.needsHint || !isOf(rule, address.host))
            continue;
        const QRegularExpressionMatch match = rule.open.match(address.path);
        if (match.hasMatch())
            return spelled(rule, match);
    }
    return {};
}

Result<FrbrUri> parseAddress(QByteArrayView text)
{
    const std::optional<PublisherAddress> found = publisherAddress(text);
    if (!found && text.contains('~')) { // An eId may hold dots: only a known format ends it.
        const PathAndFormat split = splitFormat(text);
        SHERIA_TRY(FrbrUri place, FrbrUri::parsePlace(split.path));
        place.format = split.format;
        return place;
    }
    if (!found)
        return FrbrUri::parse(text);
    FrbrUri uri = found->work;
    uri.expressionDate = askedDate(found->expression, found->day);
    return uri;
}

} // namespace sheria
