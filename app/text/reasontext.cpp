#include "app/text/reasontext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace sheria::app {

namespace {

/// The translation context of this file.
struct ReasonText
{
    Q_DECLARE_TR_FUNCTIONS(ReasonText)
};

// The sentences of core/akn, core/pack, core/store and core/sync in which they say why, with blanks. Those that
// end in a colon say where, and the rest follows.
constexpr const char *Sentences[] = {
    // clang-format off
    // NOLINTBEGIN(bugprone-suspicious-missing-comma): long sentences take several lines.
    QT_TRANSLATE_NOOP("ReasonText", "line %1, column %2: "),
    QT_TRANSLATE_NOOP("ReasonText", "byte %1: "),
    QT_TRANSLATE_NOOP("ReasonText", "the pack's manifest is wrong: "),
    QT_TRANSLATE_NOOP("ReasonText", "the archive is damaged or forged: "),
    QT_TRANSLATE_NOOP("ReasonText", "it cannot be read: "),
    QT_TRANSLATE_NOOP("ReasonText", "the folder cannot be read"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 cannot be written: %2"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 is not a regular file but a folder, pipe, socket or device; specify a file"),
    QT_TRANSLATE_NOOP("ReasonText", "the file is empty"),
    QT_TRANSLATE_NOOP("ReasonText", "the file is incomplete: received %1 bytes, expected %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive cannot be read: "),
    QT_TRANSLATE_NOOP("ReasonText", "no such file or folder"),
    QT_TRANSLATE_NOOP("ReasonText", "it is neither a file nor a folder"),
    QT_TRANSLATE_NOOP("ReasonText", "there is no file %1"),
    QT_TRANSLATE_NOOP("ReasonText", "there are no documents in the archive"),
    QT_TRANSLATE_NOOP("ReasonText", "it is larger than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "it grew while it was read"),
    QT_TRANSLATE_NOOP("ReasonText", "its folders are nested too deeply"),
    QT_TRANSLATE_NOOP("ReasonText", "it is reached through a symbolic link"),
    QT_TRANSLATE_NOOP("ReasonText", "it is a symbolic link"),
    QT_TRANSLATE_NOOP("ReasonText", "it is a symbolic link to a target outside the folder"),
    QT_TRANSLATE_NOOP("ReasonText", "the document is larger than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "the document has more than %1 nodes"),
    QT_TRANSLATE_NOOP("ReasonText", "elements are nested more than %1 deep"),
    QT_TRANSLATE_NOOP("ReasonText", "the element has more than %1 attributes"),
    QT_TRANSLATE_NOOP("ReasonText", "the attribute value is longer than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "more than %1 namespaces are declared"),
    QT_TRANSLATE_NOOP("ReasonText", "the root element is %1, not akomaNtoso"),
    QT_TRANSLATE_NOOP("ReasonText", "the root element akomaNtoso is in no namespace; expected is "
                      "xmlns=%1"),
    QT_TRANSLATE_NOOP("ReasonText", "the namespace %1 is not an Akoma Ntoso namespace"),
    QT_TRANSLATE_NOOP("ReasonText", "the element akomaNtoso has no document (act, judgment, …) "
                      "in it"),
    QT_TRANSLATE_NOOP("ReasonText", "this is a web page (HTML), not Akoma Ntoso"),
    QT_TRANSLATE_NOOP("ReasonText", "this is not XML: there is content before the root element"),
    QT_TRANSLATE_NOOP("ReasonText", "there is no element: the document is empty"),
    QT_TRANSLATE_NOOP("ReasonText", "there is content after the end of the root element"),
    QT_TRANSLATE_NOOP("ReasonText", "there is an end tag without a start tag"),
    QT_TRANSLATE_NOOP("ReasonText", "the end tag does not match the start tag of %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the document ends inside the element %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the document ends here unexpectedly"),
    QT_TRANSLATE_NOOP("ReasonText", "the attribute %1 is repeated"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 is not allowed here"),
    QT_TRANSLATE_NOOP("ReasonText", "a prefix in the tag %1 is not declared"),
    QT_TRANSLATE_NOOP("ReasonText", "an entity in the tag %1 is not defined"),
    QT_TRANSLATE_NOOP("ReasonText", "an attribute is repeated with two prefixes of the same namespace"),
    QT_TRANSLATE_NOOP("ReasonText", "the namespace declaration of the tag %1 is not allowed"),
    QT_TRANSLATE_NOOP("ReasonText", "the XML declaration is malformed"),
    QT_TRANSLATE_NOOP("ReasonText", "the XML declaration names no version"),
    QT_TRANSLATE_NOOP("ReasonText", "an XML declaration is only allowed at the very beginning"),
    QT_TRANSLATE_NOOP("ReasonText", "XML %1 is not supported, only 1.0"),
    QT_TRANSLATE_NOOP("ReasonText", "the entity %1 is not defined"),
    QT_TRANSLATE_NOOP("ReasonText", "the reference is to a character that XML forbids"),
    QT_TRANSLATE_NOOP("ReasonText", "the control character U+%1 is forbidden"),
    QT_TRANSLATE_NOOP("ReasonText", "malformed UTF-8, or a character that XML forbids (byte 0x%1)"),
    QT_TRANSLATE_NOOP("ReasonText", "malformed UTF-16 at byte %1"),
    QT_TRANSLATE_NOOP("ReasonText", "UTF-16 with an odd number of bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "UTF-32 is not supported"),
    QT_TRANSLATE_NOOP("ReasonText", "the encoding %1 is unknown"),
    QT_TRANSLATE_NOOP("ReasonText", "the declaration says %1, but the content has another encoding"),
    QT_TRANSLATE_NOOP("ReasonText", "the content starts with a UTF-8 byte order mark, but the declaration says %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the content is UTF-16, but the declaration says %1"),
    QT_TRANSLATE_NOOP("ReasonText", "byte %1 (0x%2) has no meaning in the declared encoding %3"),
    QT_TRANSLATE_NOOP("ReasonText", "documents with a document type declaration (DTD) are "
                      "refused: it could load files or define entities"),
    QT_TRANSLATE_NOOP("ReasonText", "\"&\" must be written \"&amp;\""),
    QT_TRANSLATE_NOOP("ReasonText", "out of memory"),
    QT_TRANSLATE_NOOP("ReasonText", "not a ZIP archive, or truncated"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive is larger than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive unpacks to %1 bytes; the limit is %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive has %1 members; the limit is %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive's directory is too large"),
    QT_TRANSLATE_NOOP("ReasonText", "multi-volume archives are not supported"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive is damaged or forged: its end contradicts itself"),
    QT_TRANSLATE_NOOP("ReasonText", "its directory lies outside of it"),
    QT_TRANSLATE_NOOP("ReasonText", "its directory cannot be read"),
    QT_TRANSLATE_NOOP("ReasonText", "its directory holds more than it says"),
    QT_TRANSLATE_NOOP("ReasonText", "it says that it has %1 members, and has not"),
    QT_TRANSLATE_NOOP("ReasonText", "its last member overlaps the directory"),
    QT_TRANSLATE_NOOP("ReasonText", "member %1 overlaps another"),
    QT_TRANSLATE_NOOP("ReasonText", "member %1 of its directory is incomplete"),
    QT_TRANSLATE_NOOP("ReasonText", "member %1 lies outside of it"),
    QT_TRANSLATE_NOOP("ReasonText", "member %1 has no header"),
    QT_TRANSLATE_NOOP("ReasonText", "its header and the directory contradict each other"),
    QT_TRANSLATE_NOOP("ReasonText", "its header gives another name"),
    QT_TRANSLATE_NOOP("ReasonText", "its sizes contradict each other"),
    QT_TRANSLATE_NOOP("ReasonText", "its packed data are damaged"),
    QT_TRANSLATE_NOOP("ReasonText", "its checksum does not match"),
    QT_TRANSLATE_NOOP("ReasonText", "it does not unpack to the %1 bytes it says"),
    QT_TRANSLATE_NOOP("ReasonText", "it unpacks to more than %1 times its size"),
    QT_TRANSLATE_NOOP("ReasonText", "its compression method is not supported"),
    QT_TRANSLATE_NOOP("ReasonText", "it is encrypted"),
    QT_TRANSLATE_NOOP("ReasonText", "nested archives are not supported"),
    QT_TRANSLATE_NOOP("ReasonText", "another member has the same or an equivalent name"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is too long"),
    QT_TRANSLATE_NOOP("ReasonText", "it has no name"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is not UTF-8"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is an absolute path"),
    QT_TRANSLATE_NOOP("ReasonText", "its name starts with a drive letter"),
    QT_TRANSLATE_NOOP("ReasonText", "its name contains a backslash"),
    QT_TRANSLATE_NOOP("ReasonText", "its name contains a NUL character"),
    QT_TRANSLATE_NOOP("ReasonText", "its name contains a control character"),
    QT_TRANSLATE_NOOP("ReasonText", "its name has an empty part"),
    QT_TRANSLATE_NOOP("ReasonText", "its name leads out of the folder (\"..\")"),
    QT_TRANSLATE_NOOP("ReasonText", "its name ends with a dot or a space, which some systems remove"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is a reserved device name on some systems"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack has format version %1; this program supports %2. Update the program to import it"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack's manifest lists %1, but it is missing"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack continues from revision %1 of a library that has not been imported here; import the pack that starts at revision 0 first"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack ends at revision %1, but the library already has the newer revision %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack continues from revision %1, but the library has revision %2; import the packs in between first"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack was exported from this library"),
    QT_TRANSLATE_NOOP("ReasonText", "deletions.json has no lists"),
    QT_TRANSLATE_NOOP("ReasonText", "it does not identify its library and revisions"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack's manifest does not list it"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack's manifest does not list %1"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 does not match the pack's manifest (SHA-256 or size)"),
    QT_TRANSLATE_NOOP("ReasonText", "its format is not \"%1\""),
    QT_TRANSLATE_NOOP("ReasonText", "it has no list of files"),
    QT_TRANSLATE_NOOP("ReasonText", "it has no array \"%1\""),
    QT_TRANSLATE_NOOP("ReasonText", "\"%1\" is not a path in a pack"),
    QT_TRANSLATE_NOOP("ReasonText", "\"%1\" is not a place code"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 has no SHA-256 or no size"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 is repeated"),
    QT_TRANSLATE_NOOP("ReasonText", "\"expression_frbr_uri\" has no language or no date"),
    QT_TRANSLATE_NOOP("ReasonText", "a manifestation has no path"),
    QT_TRANSLATE_NOOP("ReasonText", "a media file has no path or no name"),
    QT_TRANSLATE_NOOP("ReasonText", "a topic has no slug or is nested too deeply"),
    QT_TRANSLATE_NOOP("ReasonText", "a dataset has no name, created_at or updated_at"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 has no revision"),
    QT_TRANSLATE_NOOP("ReasonText", "its revision is not a non-negative integer"),
    QT_TRANSLATE_NOOP("ReasonText", "it has more than %1 knowledge bases"),
    QT_TRANSLATE_NOOP("ReasonText", "it has the unknown member \"%1\"; update the program to import it"),
    QT_TRANSLATE_NOOP("ReasonText", "its kind \"%1\" is unknown; update the program to import it"),
    QT_TRANSLATE_NOOP("ReasonText", "\"%1\" contains values that are not strings"),
    QT_TRANSLATE_NOOP("ReasonText", "The code of a knowledge base must have 1 to %1 letters from a to z, digits, '-' and '_'."),
    QT_TRANSLATE_NOOP("ReasonText", "The name of a knowledge base must have 1 to %1 characters."),
    QT_TRANSLATE_NOOP("ReasonText", "The description of a knowledge base can have at most %1 characters."),
    QT_TRANSLATE_NOOP("ReasonText", "The name or the description of a knowledge base contains a NUL character."),
    QT_TRANSLATE_NOOP("ReasonText", "A knowledge base can have at most %1 values for each filter."),
    QT_TRANSLATE_NOOP("ReasonText", "'%1' is not a single word."),
    QT_TRANSLATE_NOOP("ReasonText", "the maximum of %1 knowledge bases is reached"),
    QT_TRANSLATE_NOOP("ReasonText", "the library has its own knowledge base %1, which is kept"),
    QT_TRANSLATE_NOOP("ReasonText", "it is synced from a server and is kept"),
    QT_TRANSLATE_NOOP("ReasonText", "it is updated by packs of another library"),
    QT_TRANSLATE_NOOP("ReasonText", "it was removed here and is not restored"),
    QT_TRANSLATE_NOOP("ReasonText", "the source library has removed it"),
    QT_TRANSLATE_NOOP("ReasonText", "the source library has removed it, but it was changed here and is kept"),
    QT_TRANSLATE_NOOP("ReasonText", "the library already has a newer list"),
    QT_TRANSLATE_NOOP("ReasonText", "the document has no meta element; only its text is available"),
    QT_TRANSLATE_NOOP("ReasonText", "FRBRWork/FRBRuri is %1, which is not an Akoma Ntoso URI; the work is stored as %2"),
    QT_TRANSLATE_NOOP("ReasonText", "FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri %2; the latter is used"),
    QT_TRANSLATE_NOOP("ReasonText", "FRBRExpression/FRBRlanguage is %1; the language is stored as \"und\", undetermined"),
    QT_TRANSLATE_NOOP("ReasonText", "the date %1 is not valid"),
    QT_TRANSLATE_NOOP("ReasonText", "the expression has no valid date; the date %1 of the work is used"),
    QT_TRANSLATE_NOOP("ReasonText", "the document has no valid date; 0001-01-01 is used"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 provisions have no eId, the first is \"%2\"; eIds were assigned"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 elements repeat an eId, the first is \"%2\"; new eIds were assigned"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not name its court"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not state its date of delivery"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment has no neutral citation"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not mark its parties"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not mark its judges"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not mark its case number"),
    QT_TRANSLATE_NOOP("ReasonText", "and %1 more warnings"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 pictures were added"),
    QT_TRANSLATE_NOOP("ReasonText", "replaces another text (of %1) with the same address, which is stored as superseded at %2"),
    QT_TRANSLATE_NOOP("ReasonText", "replaces another text (without a date) with the same address, which is stored as superseded at %1"),
    QT_TRANSLATE_NOOP("ReasonText", "stored as superseded: a newer text with the same address exists"),
    QT_TRANSLATE_NOOP("ReasonText", "stored as component %1 of its expression"),
    QT_TRANSLATE_NOOP("ReasonText", "cannot connect: %1. Check the address and the network connection."),
    QT_TRANSLATE_NOOP("ReasonText", "the connection is not secure, so nothing was sent: %1. The connection may be intercepted, the certificate of the server may be invalid, or the clock of this computer may be wrong."),
    QT_TRANSLATE_NOOP("ReasonText", "host not found"),
    QT_TRANSLATE_NOOP("ReasonText", "proxy host not found"),
    QT_TRANSLATE_NOOP("ReasonText", "connection refused or host unreachable"),
    QT_TRANSLATE_NOOP("ReasonText", "the proxy requires authentication"),
    QT_TRANSLATE_NOOP("ReasonText", "TLS handshake failed"),
    QT_TRANSLATE_NOOP("ReasonText", "the certificate is for another host name"),
    QT_TRANSLATE_NOOP("ReasonText", "the certificate is not valid yet"),
    QT_TRANSLATE_NOOP("ReasonText", "the certificate has expired"),
    QT_TRANSLATE_NOOP("ReasonText", "the certificate is self-signed"),
    QT_TRANSLATE_NOOP("ReasonText", "the certificate is not signed by a trusted authority"),
    QT_TRANSLATE_NOOP("ReasonText", "the connection was closed without a response"),
    QT_TRANSLATE_NOOP("ReasonText", "the server did not respond in time"),
    QT_TRANSLATE_NOOP("ReasonText", "the connection was lost: %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the response is too large"),
    QT_TRANSLATE_NOOP("ReasonText", "the server rejected the token (401). Enter another token."),
    QT_TRANSLATE_NOOP("ReasonText", "the token does not give access to this (403). Ask the operator of the server."),
    QT_TRANSLATE_NOOP("ReasonText", "not found on the server (404)"),
    QT_TRANSLATE_NOOP("ReasonText", "the server redirects to another host, to which the token is not sent"),
    QT_TRANSLATE_NOOP("ReasonText", "the response (%1) does not come from the API; it may come from a proxy or a sign-in page"),
    QT_TRANSLATE_NOOP("ReasonText", "the server is temporarily unavailable (%1)"),
    QT_TRANSLATE_NOOP("ReasonText", "the server refused the request (%1)"),
    QT_TRANSLATE_NOOP("ReasonText", "the server has no place '%1'"),
    QT_TRANSLATE_NOOP("ReasonText", "the list on the server kept changing while it was read; the next run reads it again"),
    QT_TRANSLATE_NOOP("ReasonText", "no legislation API at %1, neither version 3 nor 2 (%2)"),
    QT_TRANSLATE_NOOP("ReasonText", "'%1' is not an address such as https://api.example.org"),
    QT_TRANSLATE_NOOP("ReasonText", "the address must begin with https:// or http://"),
    QT_TRANSLATE_NOOP("ReasonText", "the address must not contain a password; enter the token separately"),
    QT_TRANSLATE_NOOP("ReasonText", "the address must not contain '?' or '#'"),
    QT_TRANSLATE_NOOP("ReasonText", "the server answered with another expression, %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the server sent a different text"),
    QT_TRANSLATE_NOOP("ReasonText", "the response is not a page of a list"),
    QT_TRANSLATE_NOOP("ReasonText", "the response has no list of %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the list on the server does not end"),
    QT_TRANSLATE_NOOP("ReasonText", "the lists on the server have %1 items without an address, which are skipped"),
    QT_TRANSLATE_NOOP("ReasonText", "the files of one expression are too large"),
    QT_TRANSLATE_NOOP("ReasonText", "another sync of this source is running"),
    QT_TRANSLATE_NOOP("ReasonText", "another sync of this source is running: process %1 (%2), since %3"),
    QT_TRANSLATE_NOOP("ReasonText", "the lock file %1 cannot be made: %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the lock file %1 cannot be locked (%2); keep it on a local disk"),
    QT_TRANSLATE_NOOP("ReasonText", "the source was removed"),
    QT_TRANSLATE_NOOP("ReasonText", "the token is empty, too long, or contains invalid characters"),
    // NOLINTEND(bugprone-suspicious-missing-comma)
    // clang-format on
};

constexpr QLatin1StringView Separator("; ");

/// What follows a sentence that ends in a colon.
enum class Rest { MustBeKnown, MayBeAnything };

std::optional<QString> oneSentence(const QString &text, Rest rest);

/// A value that is itself a sentence, or ends in one after the address of what it is about, translated;
/// any other stays as it is.
QString fixed(const QString &value)
{
    constexpr QLatin1StringView colon(": ");
    if (const auto known = oneSentence(value, Rest::MustBeKnown))
        return *known;
    for (qsizetype at = value.indexOf(colon); at > 0; at = value.indexOf(colon, at + 1)) {
        const qsizetype end = at + colon.size();
        if (const auto known = oneSentence(value.sliced(end), Rest::MustBeKnown))
            return value.left(end) + *known;
    }
    return value;
}

/// A sentence with blanks, as something to recognize it by.
class Pattern
{
public:
    explicit Pattern(const char *sentence)
        : m_sentence(sentence)
        , m_isStart(QByteArrayView(sentence).endsWith(": "))
    {
        static const QRegularExpression blank(QStringLiteral("%(\\d)"));
        const QString text = QString::fromUtf8(sentence);
        QString expression;
        qsizetype from = 0;
        for (auto blanks = blank.globalMatch(text); blanks.hasNext();) {
            const QRegularExpressionMatch found = blanks.next();
            expression += QRegularExpression::escape(
                              text.sliced(from, found.capturedStart() - from))
                + QStringLiteral("(.+?)");
            from = found.capturedEnd();
        }
        expression += QRegularExpression::escape(text.sliced(from));
        m_expression.setPattern(u'^' + expression + (m_isStart ? QString() : QStringLiteral("$")));
        m_expression.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
    }

    /// None when `text` is not this sentence, or what follows is not as `rest` says.
    std::optional<QString> translated(const QString &text, Rest rest) const
    {
        const QRegularExpressionMatch found = m_expression.match(text);
        if (!found.hasMatch())
            return std::nullopt;
        const QString told = filled(found.capturedTexts().mid(1));
        if (!m_isStart)
            return told;
        const QString following = text.sliced(found.capturedEnd());
        const std::optional<QString> known = oneSentence(following, rest);
        if (!known && rest == Rest::MustBeKnown)
            return std::nullopt;
        return told + known.value_or(following);
    }

private:
    /// The blanks stand in the order of their numbers in English; a value may look like a blank.
    QString filled(const QStringList &values) const
    {
        const QString sentence = ReasonText::tr(m_sentence);
        QString told;
        for (qsizetype i = 0; i < sentence.size(); ++i) {
            const int number = sentence[i] == u'%' && i + 1 < sentence.size()
                ? sentence[i + 1].digitValue()
                : -1;
            if (number < 1 || number > values.size()) {
                told += sentence[i];
                continue;
            }
            told += fixed(values[number - 1]);
            ++i;
        }
        return told;
    }

    const char *m_sentence;
    bool m_isStart;
    QRegularExpression m_expression;
};

const std::vector<Pattern> &patterns()
{
    static const std::vector<Pattern> all(std::begin(Sentences), std::end(Sentences));
    return all;
}

std::optional<QString> oneSentence(const QString &text, Rest rest)
{
    for (const Pattern &pattern : patterns()) {
        if (std::optional<QString> told = pattern.translated(text, rest))
            return told;
    }
    return std::nullopt;
}

} // namespace

QString reasonText(const QString &reason)
{
    // A sentence may hold what separates two, so the shortest that is known is taken first.
    for (qsizetype end = reason.indexOf(Separator); end > 0;
         end = reason.indexOf(Separator, end + 1)) {
        if (const std::optional<QString> first = oneSentence(reason.left(end), Rest::MustBeKnown))
            return *first + Separator + reasonText(reason.sliced(end + Separator.size()));
    }
    return oneSentence(reason, Rest::MayBeAnything).value_or(reason);
}

} // namespace sheria::app
