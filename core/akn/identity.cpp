// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/metadata.h"
#include "core/akn/text.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/domain/language.h"
#include "core/domain/place.h"
#include "core/domain/publisheraddress.h"
#include "core/domain/today.h"

#include <QRegularExpression>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

QByteArray valueOf(pugi::xml_node node)
{
    const pugi::xml_attribute value = node.attribute("value");
    return QByteArray(value ? value.value() : node.attribute("href").value()).trimmed();
}

void setIfEmpty(QByteArray &target, const QByteArray &value)
{
    if (target.isEmpty())
        target = value;
}

FrbrLevel readLevel(pugi::xml_node node)
{
    FrbrLevel level;
    for (pugi::xml_node child : node) {
        const std::string_view name = child.name();
        if (name == "FRBRuri" || name == "uri")
            setIfEmpty(level.uri, valueOf(child));
        else if (name == "FRBRthis" || name == "this")
            setIfEmpty(level.frbrThis, valueOf(child));
        else if (name == "FRBRdate" || name == "date")
            level.dates.push_back({QByteArray(child.attribute("date").value()).trimmed(),
                                   child.attribute("name").value()});
        else if (name == "FRBRlanguage")
            setIfEmpty(level.language, QByteArray(child.attribute("language").value()).trimmed());
        else if (name == "FRBRname")
            setIfEmpty(level.name, valueOf(child));
        else if (name == "FRBRalias")
            level.aliases.emplace_back(child.attribute("name").value(), valueOf(child));
    }
    return level;
}

/// A day; where only a year or month is written, its first. Null for a placeholder.
/// Source: ISO 8601; a time or time zone may follow a day.
QDate dateOf(QByteArrayView written, bool isWholeDay)
{
    static const QRegularExpression pattern(
        u"^(\\d{4})(?:-(\\d{2})(?:-(\\d{2})(?:[TZ+-].*)?)?)?\\z"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch found = pattern.match(QString::fromLatin1(written));
    if (!found.hasMatch() || (isWholeDay && found.capturedLength(3) == 0))
        return {};
    const auto part = [&found](int group) {
        return found.capturedLength(group) > 0 ? found.capturedView(group).toInt() : 1;
    };
    return knownDate({part(1), part(2), part(3)});
}

/// What a local URI is made of.
struct LocalUriParts
{
    Dialect dialect = Dialect::Akn30;
    QByteArray doctype;
    QByteArray written; ///< The URI the document has, empty if it has none.
    int year = 0;       ///< Of the work, used where `written` has none; 0: not known.
    QByteArray xml;     ///< The document itself, which tells it apart if nothing else does.
};

/// Lower-case letters, digits and single dashes, without "http://" and the like.
QByteArray slugOf(QByteArrayView written)
{
    constexpr qsizetype Longest = 60;
    const qsizetype scheme = written.indexOf("://");
    QByteArray slug;
    for (const char c : scheme < 0 ? written : written.sliced(scheme + 3)) {
        if (slug.size() >= Longest)
            break;
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            slug += c;
        else if (c >= 'A' && c <= 'Z')
            slug += char(c | 0x20);
        else if (!slug.isEmpty() && !slug.endsWith('-'))
            slug += '-';
    }
    while (slug.endsWith('-'))
        slug.chop(1);
    return slug;
}

/// The first segment of four digits.
QByteArray yearIn(const QByteArray &written)
{
    const QList<QByteArray> segments = written.split('/');
    const auto isYear = [](const QByteArray &segment) {
        return segment.size() == 4 && std::all_of(segment.begin(), segment.end(), [](char c) {
                   return c >= '0' && c <= '9';
               });
    };
    const auto year = std::find_if(segments.begin(), segments.end(), isYear);
    return year == segments.end() ? QByteArray() : *year;
}

/// The files of one German law are of different types (act, doc, documentCollection); its ELI says
/// what it is, so that they share a URI.
QByteArray natureOf(const LocalUriParts &parts)
{
    if (parts.dialect == Dialect::LegalDocMlDe && parts.written.startsWith("eli/"))
        return parts.written.startsWith("eli/dl/") ? "bill"_ba : "act"_ba;
    return parts.doctype.toLower();
}

/// Whether a written URI tells its work from others: not empty, not a mere "#variable", not longer
/// than a URI may be.
bool isIdentifying(const QByteArray &written)
{
    return !written.isEmpty() && written.size() <= limits::MaxUriBytes && !written.startsWith('#')
        && !slugOf(written).isEmpty();
}

/// A stable URI under /akn/xx for a work without a usable one.
FrbrUri localUri(const LocalUriParts &parts)
{
    FrbrUri uri;
    uri.prefix = "akn";
    uri.country = UnidentifiedPlace.toByteArray();
    uri.doctype = natureOf(parts);
    uri.date = yearIn(parts.written);
    if (uri.date.isEmpty())
        uri.date = QByteArray::number(std::max(parts.year, 1)).rightJustified(4, '0');
    if (parts.written.isEmpty())
        uri.number = sha256Hex(parts.xml).left(16);
    else
        uri.number = slugOf(parts.written) + '-' + sha256Hex(parts.written).left(8);
    return uri;
}

/// The last "/xxx" or "/xxx@…" segment of a URI, as a language.
QByteArray languageInUri(const QByteArray &uri)
{
    const QByteArray segment = uri.sliced(uri.lastIndexOf('/') + 1);
    const QByteArray code = segment.left(segment.indexOf('@') < 0 ? segment.size()
                                                                  : segment.indexOf('@'));
    return code.size() == 3 ? languageCode(code) : QByteArray();
}

/// The day in a URI that is not of the grammar, outside the part that names the work:
/// "eli/bund/bgbl-1/1964/654/1964-09-21/1/deu".
QDate dayInForeignUri(const QByteArray &uri, const QByteArray &workUri)
{
    const qsizetype at = uri.lastIndexOf('@');
    if (at >= 0)
        return dayOf(QByteArrayView(uri).sliced(at + 1));
    if (workUri.isEmpty() || !uri.startsWith(workUri))
        return {};
    const QList<QByteArray> segments = uri.sliced(workUri.size()).split('/');
    for (const QByteArray &segment : segments) {
        if (const QDate day = dayOf(segment); day.isValid())
            return day;
    }
    return {};
}

bool isUnusableSegment(const QByteArray &segment)
{
    return segment == "." || segment == "..";
}

bool isUsable(QByteArrayView written)
{
    if (written.isEmpty() || written.size() > limits::MaxUriBytes)
        return false;
    const bool hasControls = std::any_of(written.begin(), written.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    });
    const QList<QByteArray> segments = written.toByteArray().split('/');
    return !hasControls && std::none_of(segments.begin(), segments.end(), isUnusableSegment);
}

class IdentityReader
{
public:
    IdentityReader(DocumentState &state, const Frbr &frbr)
        : m_state(state)
        , m_metadata(state.metadata)
        , m_frbr(frbr)
    {}

    void run()
    {
        readWork();
        readExpressionUri();
        m_metadata.expression.language = language();
        readDate();
        m_metadata.expression.uri = m_metadata.work.uri.workUri(false) + '/'
            + m_metadata.expression.language + '@'
            + m_metadata.expression.date.toString(Qt::ISODate).toLatin1();
        m_metadata.frbrThis = m_frbr.expression.frbrThis.left(limits::MaxUriBytes);
        m_metadata.component = component();
        for (const FrbrDate &date : m_frbr.manifestation.dates) {
            if (!m_metadata.manifestationDate.isValid())
                m_metadata.manifestationDate = usableDate(date.date, dayOf);
        }
    }

private:
    void readWork()
    {
        const QByteArray written[] = {m_frbr.work.uri, m_frbr.work.frbrThis, m_frbr.expression.uri,
                                      m_frbr.expression.frbrThis};
        const PublisherHints hints{m_state.doctype, workDate(), citation()};
        for (const QByteArray &candidate : written) {
            if (const auto address = publisherAddress(candidate, hints)) {
                m_metadata.work.uri = address->work;
                m_metadata.work.sourceUri = candidate;
                return;
            }
            if (const std::optional<FrbrUri> uri = usableUri(candidate)) {
                m_metadata.work.uri = uri->canonical();
                m_metadata.work.uri.language.clear();
                m_metadata.work.uri.expressionDate.clear();
                return;
            }
        }
        m_metadata.isLocalUri = true;
        const auto identifying = std::find_if(std::begin(written), std::end(written),
                                              isIdentifying);
        const bool hasIdentity = identifying != std::end(written);
        m_metadata.work.sourceUri = hasIdentity ? *identifying : QByteArray();
        const QDate date = workDate();
        const LocalUriParts parts{m_state.dialect, m_state.doctype, m_metadata.work.sourceUri,
                                  date.isValid() ? date.year() : 0, m_state.xml};
        m_metadata.work.uri = localUri(parts);
        m_state.warn(
            "uri-unusable",
            Message::tr(
                "FRBRWork/FRBRuri is %1, which is not an Akoma Ntoso URI; the work is stored as %2",
                quoted(m_frbr.work.uri), QString::fromUtf8(m_metadata.work.uri.workUri(false))));
    }

    /// The neutral citation of a judgment, as its publisher notes it: <uk:cite>.
    QString citation() const
    {
        if (m_state.doctype != "judgment")
            return {};
        const auto isCite = [](const pugi::xml_node &node) {
            return QByteArrayView(node.name()).endsWith(":cite");
        };
        for (const pugi::xml_node &own : m_state.element.child("meta").children("proprietary")) {
            if (const pugi::xml_node cite = own.find_child(isCite))
                return QString::fromUtf8(cite.text().get());
        }
        return {};
    }

    void readExpressionUri()
    {
        const QByteArray &written = m_frbr.expression.uri.isEmpty() ? m_frbr.expression.frbrThis
                                                                    : m_frbr.expression.uri;
        m_address = publisherAddress(written, {m_state.doctype, workDate()});
        if (!m_address)
            m_expression = usableUri(written);
        if ((!m_expression && !m_address) || m_metadata.isLocalUri)
            return;
        const QByteArray itsWork = m_address ? m_address->work.workUri(false)
                                             : m_expression->canonical().workUri(false);
        if (itsWork != m_metadata.work.uri.workUri(false)) {
            m_state.warn("uri-disagrees",
                         Message::tr("FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri "
                                     "%2; the latter is used",
                                     QString::fromUtf8(itsWork),
                                     QString::fromUtf8(m_metadata.work.uri.workUri(false))));
        }
    }

    QByteArray language()
    {
        const QByteArray written[] = {m_frbr.expression.language,
                                      m_expression ? m_expression->language
                                                   : languageInUri(m_frbr.expression.uri),
                                      m_state.element.attribute("xml:lang").value(),
                                      m_state.element.parent().attribute("xml:lang").value()};
        for (const QByteArray &candidate : written) {
            const qsizetype region = candidate.indexOf('-');
            QByteArray code = languageCode(region < 0 ? candidate : candidate.left(region));
            if (!code.isEmpty())
                return code;
        }
        m_state.warn("language-unknown",
                     Message::tr("FRBRExpression/FRBRlanguage is %1; the language is stored as "
                                 "\"und\", undetermined",
                                 quoted(m_frbr.expression.language)));
        return "und";
    }

    QDate usableDate(const QByteArray &written, QDate (*reader)(QByteArrayView))
    {
        const QDate date = reader(written);
        if (!date.isValid() && !written.isEmpty())
            m_state.warn("date-unusable", Message::tr("the date %1 is not valid", quoted(written)));
        return date;
    }

    QDate dateInExpressionUri()
    {
        if (m_address)
            return m_address->day;
        if (!m_expression)
            return dayInForeignUri(m_frbr.expression.uri, m_frbr.work.uri);
        if (m_expression->expressionDate.size() < 2)
            return {};
        const Result<PointInTime> point = m_expression->pointInTime();
        if (point && point->date.isValid())
            return knownDate(point->date);
        return usableDate(m_expression->expressionDate.sliced(1), dayOf);
    }

    QDate workDate()
    {
        for (const FrbrDate &date : m_frbr.work.dates) {
            if (const QDate day = firstDayOf(date.date); day.isValid())
                return day;
        }
        return {};
    }

    void readDate()
    {
        Expression &expression = m_metadata.expression;
        expression.dateOrigin = DateOrigin::Uri;
        expression.date = dateInExpressionUri();
        if (expression.date.isValid())
            return;
        expression.dateOrigin = DateOrigin::Document;
        for (const FrbrDate &date : m_frbr.expression.dates) {
            expression.date = usableDate(date.date, dayOf);
            if (expression.date.isValid())
                return;
        }
        expression.dateOrigin = DateOrigin::Work;
        const QDate assumed[] = {workDate(), m_metadata.work.publication.date,
                                 m_metadata.isLocalUri ? QDate()
                                                       : firstDayOf(m_metadata.work.uri.date)};
        for (const QDate &date : assumed) {
            if (date.isValid()) {
                expression.date = date;
                m_state.warn(
                    "date-assumed",
                    Message::tr("the expression has no valid date; the date %1 of the work is used",
                                date.toString(Qt::ISODate)));
                return;
            }
        }
        expression.dateOrigin = DateOrigin::Unknown;
        expression.date = QDate(1, 1, 1);
        m_state.warn("date-unknown",
                     Message::tr("the document has no valid date; 0001-01-01 is used"));
    }

    QByteArray component() const
    {
        const QByteArray &frbrThis = m_frbr.expression.frbrThis;
        QByteArray name;
        const qsizetype mark = frbrThis.lastIndexOf("/!");
        if (mark >= 0)
            name = asComponentName(QByteArrayView(frbrThis).sliced(mark + 2));
        else if (!m_frbr.expression.uri.isEmpty()
                 && frbrThis.startsWith(QByteArray(m_frbr.expression.uri + '/')))
            name = asComponentName(
                QByteArrayView(frbrThis).sliced(m_frbr.expression.uri.size() + 1));
        return name.isEmpty() ? "main"_ba : name;
    }

    DocumentState &m_state;
    Metadata &m_metadata;
    const Frbr &m_frbr;
    std::optional<FrbrUri> m_expression;       ///< The parts of the expression's URI, where usable.
    std::optional<PublisherAddress> m_address; ///< The same, where it is a publisher's own.
};
} // namespace

Frbr readFrbr(pugi::xml_node meta)
{
    const pugi::xml_node identification = meta.child("identification");
    const auto level = [&](const char *name, const char *oldName) {
        const pugi::xml_node node = identification.child(name);
        return readLevel(node ? node : identification.child(oldName));
    };
    return {level("FRBRWork", "Work"), level("FRBRExpression", "Expression"),
            level("FRBRManifestation", "Manifestation")};
}

QDate dayOf(QByteArrayView written)
{
    return dateOf(written, true);
}

QDate firstDayOf(QByteArrayView written)
{
    return dateOf(written, false);
}

std::optional<FrbrUri> usableUri(QByteArrayView written)
{
    if (!isUsable(written))
        return std::nullopt;
    Result<FrbrUri> uri = FrbrUri::parse(written);
    return uri ? std::optional(*std::move(uri)) : std::nullopt;
}

std::optional<FrbrUri> usablePlace(QByteArrayView written)
{
    if (!isUsable(written))
        return std::nullopt;
    const qsizetype hash = written.indexOf('#');
    Result<FrbrUri> uri = FrbrUri::parsePlace(hash < 0 ? written : written.first(hash));
    if (!uri)
        return std::nullopt;
    if (uri->portion.isEmpty() && hash >= 0)
        uri->portion = written.sliced(hash + 1).toByteArray();
    return *std::move(uri);
}

void readIdentity(DocumentState &state, const Frbr &frbr)
{
    IdentityReader(state, frbr).run();
}

} // namespace sheria::akn
