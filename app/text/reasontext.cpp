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
    QT_TRANSLATE_NOOP("ReasonText", "%1 is no file, but a folder, pipe, socket or device; name a file"),
    QT_TRANSLATE_NOOP("ReasonText", "the file came empty"),
    QT_TRANSLATE_NOOP("ReasonText", "the file is incomplete: %1 bytes came, the list says %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive cannot be read: "),
    QT_TRANSLATE_NOOP("ReasonText", "there is no such file or folder"),
    QT_TRANSLATE_NOOP("ReasonText", "it is neither a file nor a folder"),
    QT_TRANSLATE_NOOP("ReasonText", "there is no file %1"),
    QT_TRANSLATE_NOOP("ReasonText", "there are no documents in the archive"),
    QT_TRANSLATE_NOOP("ReasonText", "it is larger than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "it grew while it was read"),
    QT_TRANSLATE_NOOP("ReasonText", "it lies in too many folders"),
    QT_TRANSLATE_NOOP("ReasonText", "it lies behind a link"),
    QT_TRANSLATE_NOOP("ReasonText", "it is a link"),
    QT_TRANSLATE_NOOP("ReasonText", "it is a link that leads out of the folder"),
    QT_TRANSLATE_NOOP("ReasonText", "the document is larger than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "the document has more than %1 nodes"),
    QT_TRANSLATE_NOOP("ReasonText", "elements are nested more than %1 deep"),
    QT_TRANSLATE_NOOP("ReasonText", "the element has more than %1 attributes"),
    QT_TRANSLATE_NOOP("ReasonText", "the attribute value is longer than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "more than %1 namespaces are declared"),
    QT_TRANSLATE_NOOP("ReasonText", "the root element is %1, not akomaNtoso"),
    QT_TRANSLATE_NOOP("ReasonText", "the root element akomaNtoso is in no namespace; expected is "
                      "xmlns=%1"),
    QT_TRANSLATE_NOOP("ReasonText", "the namespace %1 is none of Akoma Ntoso"),
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
    QT_TRANSLATE_NOOP("ReasonText", "the attribute %1 stands twice"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 is not allowed here"),
    QT_TRANSLATE_NOOP("ReasonText", "a prefix in the tag %1 is not declared"),
    QT_TRANSLATE_NOOP("ReasonText", "an entity in the tag %1 is not defined"),
    QT_TRANSLATE_NOOP("ReasonText", "an attribute stands twice, under two prefixes of one "
                      "namespace"),
    QT_TRANSLATE_NOOP("ReasonText", "the namespace declaration of the tag %1 is not allowed"),
    QT_TRANSLATE_NOOP("ReasonText", "the XML declaration is malformed"),
    QT_TRANSLATE_NOOP("ReasonText", "the XML declaration names no version"),
    QT_TRANSLATE_NOOP("ReasonText", "an XML declaration is only allowed at the very beginning"),
    QT_TRANSLATE_NOOP("ReasonText", "XML %1 is not read, only 1.0"),
    QT_TRANSLATE_NOOP("ReasonText", "the entity %1 is not defined"),
    QT_TRANSLATE_NOOP("ReasonText", "the reference is to a character that XML forbids"),
    QT_TRANSLATE_NOOP("ReasonText", "the control character U+%1 is forbidden"),
    QT_TRANSLATE_NOOP("ReasonText", "malformed UTF-8, or a character that XML forbids (byte 0x%1)"),
    QT_TRANSLATE_NOOP("ReasonText", "malformed UTF-16 at byte %1"),
    QT_TRANSLATE_NOOP("ReasonText", "UTF-16 with an odd number of bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "UTF-32 is not read"),
    QT_TRANSLATE_NOOP("ReasonText", "the encoding %1 is not known"),
    QT_TRANSLATE_NOOP("ReasonText", "the declaration says %1, but the bytes are not that"),
    QT_TRANSLATE_NOOP("ReasonText", "the bytes begin with a UTF-8 mark, but the declaration says "
                      "%1"),
    QT_TRANSLATE_NOOP("ReasonText", "the bytes are UTF-16, but the declaration says %1"),
    QT_TRANSLATE_NOOP("ReasonText", "byte %1 (0x%2) has no meaning in the declared encoding %3"),
    QT_TRANSLATE_NOOP("ReasonText", "documents with a document type declaration (DTD) are "
                      "refused: it could load files or define entities"),
    QT_TRANSLATE_NOOP("ReasonText", "\"&\" must be written \"&amp;\""),
    QT_TRANSLATE_NOOP("ReasonText", "out of memory"),
    QT_TRANSLATE_NOOP("ReasonText", "not a ZIP archive, or its end is missing"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive is larger than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive unpacks to %1 bytes, allowed are %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive has %1 members, allowed are %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive's directory is too large"),
    QT_TRANSLATE_NOOP("ReasonText", "the archive is spread over several files"),
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
    QT_TRANSLATE_NOOP("ReasonText", "it is packed in a way that is not supported"),
    QT_TRANSLATE_NOOP("ReasonText", "it is encrypted"),
    QT_TRANSLATE_NOOP("ReasonText", "it is an archive inside an archive"),
    QT_TRANSLATE_NOOP("ReasonText", "another member has the same name, or one that is taken for "
                      "it"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is too long"),
    QT_TRANSLATE_NOOP("ReasonText", "it has no name"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is not UTF-8"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is an absolute path"),
    QT_TRANSLATE_NOOP("ReasonText", "its name begins with a drive"),
    QT_TRANSLATE_NOOP("ReasonText", "its name contains a backslash"),
    QT_TRANSLATE_NOOP("ReasonText", "its name contains a NUL character"),
    QT_TRANSLATE_NOOP("ReasonText", "its name contains a control character"),
    QT_TRANSLATE_NOOP("ReasonText", "its name has an empty part"),
    QT_TRANSLATE_NOOP("ReasonText", "its name leads out of the folder (\"..\")"),
    QT_TRANSLATE_NOOP("ReasonText", "its name ends in a dot or a blank, which some systems drop"),
    QT_TRANSLATE_NOOP("ReasonText", "its name is that of a device on some systems"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack has version %1, known is %2; update the program to "
                      "import it"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack's manifest lists %1, but it is missing"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack goes on from revision %1 of a library that is "
                      "not followed here; import the pack that begins at revision 0 first"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack ends at revision %1, and what is here is newer (%2)"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack goes on from revision %1, and what is here ends "
                      "at %2; import the packs between first"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack was made of this very library"),
    QT_TRANSLATE_NOOP("ReasonText", "deletions.json has no lists"),
    QT_TRANSLATE_NOOP("ReasonText", "it does not say which part of which library's history it is"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack's manifest does not list it"),
    QT_TRANSLATE_NOOP("ReasonText", "the pack's manifest does not list %1"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 is not what the pack's manifest says (SHA-256 or size "
                      "differ)"),
    QT_TRANSLATE_NOOP("ReasonText", "its format is not \"%1\""),
    QT_TRANSLATE_NOOP("ReasonText", "it has no list of files"),
    QT_TRANSLATE_NOOP("ReasonText", "it has no array \"%1\""),
    QT_TRANSLATE_NOOP("ReasonText", "\"%1\" is no path in a pack"),
    QT_TRANSLATE_NOOP("ReasonText", "\"%1\" is no place code"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 has no SHA-256 or no size"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 is there twice"),
    QT_TRANSLATE_NOOP("ReasonText", "\"expression_frbr_uri\" has no language or no date"),
    QT_TRANSLATE_NOOP("ReasonText", "a manifestation has no path"),
    QT_TRANSLATE_NOOP("ReasonText", "a media file has no path or no name"),
    QT_TRANSLATE_NOOP("ReasonText", "a topic has no slug, or lies too deep"),
    QT_TRANSLATE_NOOP("ReasonText", "a dataset has no name, created_at or updated_at"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 has no revision"),
    QT_TRANSLATE_NOOP("ReasonText", "its revision is no whole number from 0 on"),
    QT_TRANSLATE_NOOP("ReasonText", "it has more than %1 knowledge bases"),
    QT_TRANSLATE_NOOP("ReasonText", "it has \"%1\", which is not known here; update the program "
                      "to import it"),
    QT_TRANSLATE_NOOP("ReasonText", "its kind is \"%1\", which is not known here; update the "
                      "program to import it"),
    QT_TRANSLATE_NOOP("ReasonText", "in \"%1\" is something else than words"),
    QT_TRANSLATE_NOOP("ReasonText", "The code of a knowledge base is 1 to %1 letters from a to z, "
                      "digits, '-' and '_'."),
    QT_TRANSLATE_NOOP("ReasonText", "The name of a knowledge base has 1 to %1 characters."),
    QT_TRANSLATE_NOOP("ReasonText", "The description of a knowledge base has at most %1 "
                      "characters."),
    QT_TRANSLATE_NOOP("ReasonText", "The name or the description of a knowledge base has a NUL "
                      "character."),
    QT_TRANSLATE_NOOP("ReasonText", "A knowledge base chooses by at most %1 words of one kind."),
    QT_TRANSLATE_NOOP("ReasonText", "'%1' is not one word."),
    QT_TRANSLATE_NOOP("ReasonText", "there are %1 knowledge bases, which is the most"),
    QT_TRANSLATE_NOOP("ReasonText", "the library has a knowledge base %1 of its own, which stays "
                      "as it is"),
    QT_TRANSLATE_NOOP("ReasonText", "it is copied from a server, and stays as that says it"),
    QT_TRANSLATE_NOOP("ReasonText", "it is kept up to date by the packs of another library"),
    QT_TRANSLATE_NOOP("ReasonText", "it was removed here, and stays so"),
    QT_TRANSLATE_NOOP("ReasonText", "the library that it came from has it no more"),
    QT_TRANSLATE_NOOP("ReasonText", "the library that it came from has it no more, but it is not "
                      "as it came: it stays"),
    QT_TRANSLATE_NOOP("ReasonText", "a newer list of them is here"),
    QT_TRANSLATE_NOOP("ReasonText", "the document has no meta: nothing is known about it but its "
                      "text"),
    QT_TRANSLATE_NOOP("ReasonText", "FRBRWork/FRBRuri is %1, which is no Akoma Ntoso URI; the "
                      "work is kept as %2"),
    QT_TRANSLATE_NOOP("ReasonText", "FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri "
                      "%2; the latter counts"),
    QT_TRANSLATE_NOOP("ReasonText", "FRBRExpression/FRBRlanguage is %1; the language is kept as "
                      "\"und\", undetermined"),
    QT_TRANSLATE_NOOP("ReasonText", "the date %1 is not a day of the calendar"),
    QT_TRANSLATE_NOOP("ReasonText", "the expression has no usable date; %1, a date of the work, "
                      "stands for it"),
    QT_TRANSLATE_NOOP("ReasonText", "the document has no usable date; 0001-01-01 stands for it"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 provisions have no eId, the first is \"%2\"; they were "
                      "given one"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 elements repeat an eId, the first is \"%2\"; they were "
                      "given another"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not say which court gave it"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not say when it was delivered"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment has no neutral citation"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not mark its parties"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not mark its judges"),
    QT_TRANSLATE_NOOP("ReasonText", "the judgment does not mark its case number"),
    QT_TRANSLATE_NOOP("ReasonText", "and %1 more warnings"),
    QT_TRANSLATE_NOOP("ReasonText", "%1 pictures were added"),
    QT_TRANSLATE_NOOP("ReasonText", "takes the place of another text (of %1) with the same "
                      "address, which is kept as superseded under %2"),
    QT_TRANSLATE_NOOP("ReasonText", "takes the place of another text (without a date) with the "
                      "same address, which is kept as superseded under %1"),
    QT_TRANSLATE_NOOP("ReasonText", "kept as superseded: a newer text with the same address is "
                      "there"),
    QT_TRANSLATE_NOOP("ReasonText", "kept as component %1 of its expression"),
    QT_TRANSLATE_NOOP("ReasonText", "no connection: %1. Look at the address, and whether this "
                      "computer is online."),
    QT_TRANSLATE_NOOP("ReasonText", "the connection is not secure, so nothing was sent: %1. "
                      "Either something between here and the server reads along, "
                      "or the server's certificate is out of order, or this "
                      "computer's clock is wrong."),
    QT_TRANSLATE_NOOP("ReasonText", "no computer has this name"),
    QT_TRANSLATE_NOOP("ReasonText", "no computer has the proxy's name"),
    QT_TRANSLATE_NOOP("ReasonText", "nobody answers at this address"),
    QT_TRANSLATE_NOOP("ReasonText", "the proxy wants a name and a password"),
    QT_TRANSLATE_NOOP("ReasonText", "what answers there does not speak TLS as this program does"),
    QT_TRANSLATE_NOOP("ReasonText", "its certificate is for another name"),
    QT_TRANSLATE_NOOP("ReasonText", "its certificate is not valid yet"),
    QT_TRANSLATE_NOOP("ReasonText", "its certificate has expired"),
    QT_TRANSLATE_NOOP("ReasonText", "its certificate is signed by nobody but itself"),
    QT_TRANSLATE_NOOP("ReasonText", "nobody whom this computer trusts has signed its certificate"),
    QT_TRANSLATE_NOOP("ReasonText", "it was closed without an answer"),
    QT_TRANSLATE_NOOP("ReasonText", "the server took too long"),
    QT_TRANSLATE_NOOP("ReasonText", "the connection broke: %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the answer is larger than this program takes"),
    QT_TRANSLATE_NOOP("ReasonText", "the server does not know the token (401). Give another "
                      "one."),
    QT_TRANSLATE_NOOP("ReasonText", "the token is known, but does not allow this (403). Ask "
                      "whose server it is."),
    QT_TRANSLATE_NOOP("ReasonText", "the server has no such thing (404)"),
    QT_TRANSLATE_NOOP("ReasonText", "the server leads to another host, where the token must not"
                      " go"),
    QT_TRANSLATE_NOOP("ReasonText", "what answered (%1) is not the API: a proxy or a sign-in "
                      "page may be in between"),
    QT_TRANSLATE_NOOP("ReasonText", "the server cannot answer now (%1)"),
    QT_TRANSLATE_NOOP("ReasonText", "the server refused the request (%1)"),
    QT_TRANSLATE_NOOP("ReasonText", "the server has no place '%1'"),
    QT_TRANSLATE_NOOP("ReasonText", "the server's list kept changing while it was read; the "
                      "next run looks again"),
    QT_TRANSLATE_NOOP("ReasonText", "there is no legislation API at %1, neither version 3 nor 2"
                      " (%2)"),
    QT_TRANSLATE_NOOP("ReasonText", "'%1' is no address such as https://api.example.org"),
    QT_TRANSLATE_NOOP("ReasonText", "the address must begin with https:// or http://"),
    QT_TRANSLATE_NOOP("ReasonText", "the address must not hold a password; give the token apart"),
    QT_TRANSLATE_NOOP("ReasonText", "the address must end before '?' and '#'"),
    QT_TRANSLATE_NOOP("ReasonText", "the server answered with another expression, %1"),
    QT_TRANSLATE_NOOP("ReasonText", "a text came that is another one"),
    QT_TRANSLATE_NOOP("ReasonText", "what came is no page of a list"),
    QT_TRANSLATE_NOOP("ReasonText", "what came has no list of %1"),
    QT_TRANSLATE_NOOP("ReasonText", "the server's list has no end"),
    QT_TRANSLATE_NOOP("ReasonText", "the server's lists have %1 items without an address; they are not "
                      "copied"),
    QT_TRANSLATE_NOOP("ReasonText", "the files of one expression are more than this program "
                      "takes"),
    QT_TRANSLATE_NOOP("ReasonText", "another sync of this source is under way"),
    QT_TRANSLATE_NOOP("ReasonText", "another sync of this source is under way: process %1 (%2), since %3"),
    QT_TRANSLATE_NOOP("ReasonText", "the lock file %1 cannot be made: %2"),
    QT_TRANSLATE_NOOP("ReasonText", "the lock file %1 cannot be locked (%2); keep it on a local disk"),
    QT_TRANSLATE_NOOP("ReasonText", "the source was removed"),
    QT_TRANSLATE_NOOP("ReasonText", "the token is empty, too long, or has characters that no "
                      "token has"),
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
