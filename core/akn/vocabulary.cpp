// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/vocabulary.h"

#include "core/base/tables.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace sheria::akn {

namespace {

/// What there is to know about an element.
struct Element
{
    Rule rule = Rule::Span;
    Traits traits = 0;
};

/// Elements that are alike, by their names with blanks between them.
struct Group
{
    Rule rule;
    Traits traits;
    std::string_view names;
};

/// Source: Akoma Ntoso 3.0, elements of the hierarchy and inline elements; server/API.md sections 2.14,
/// 3.1 and 4.1 to 4.5.
constexpr auto Groups = std::to_array<Group>({
    {Rule::TitledBreak, Hierarchical, "book chapter tome"},
    {Rule::TitledBreak, Hierarchical | MaybePlain, "title"},
    {Rule::TitledDash, Hierarchical, "article clause part"},
    {Rule::Dash, Hierarchical, "division subchapter subclause subdivision subpart subtitle"},
    {Rule::Short, Hierarchical, "section rule"},
    {Rule::Short, 0,
     "address adjournment administrationOfOath answer communication declarationOfVote "
     "ministerialStatements nationalInterest noticesOfMotion oralStatements other papers "
     "personalStatements petitions pointOfOrder prayers proceduralMotions question questions "
     "resolutions rollCall speech speechGroup writtenStatements"},
    {Rule::ShortDash, 0, "debateSection"},
    {Rule::Plain, Hierarchical,
     "alinea indent level paragraph point proviso sublist subparagraph subrule subsection "
     "transitional"},
    {Rule::Plain, Hierarchical | MaybePlain, "list"},
    {Rule::Span, Hierarchical, "hcontainer"},
    {Rule::Nothing, Meta | TocBarrier, "meta"},
    {Rule::Front, TocItem, "coverPage"},
    {Rule::Span, TocItem, "coverpage"},
    {Rule::Front, TocItem | Opening, "preface preamble conclusions"},
    {Rule::CrossHeading, 0, "crossHeading"},
    {Rule::Heading, 0, "heading"},
    {Rule::Subheading, 0, "subheading"},
    {Rule::Attachment, Attached | TocItem, "attachment"},
    {Rule::Span, Attached | TocItem, "component"},
    {Rule::Span, TocBarrier, "attachments components subFlow"},
    {Rule::Embedded, Quotation | TocBarrier, "embeddedStructure"},
    {Rule::Span, Quotation | TocBarrier, "quotedStructure"},
    {Rule::Span, Quotation | Inline, "quotedText"},
    {Rule::Paragraph, 0, "p"},
    {Rule::NoteContainer, 0, "listIntroduction listWrapUp"},
    {Rule::Same, Inline, "abbr b i span sub sup u"},
    {Rule::Break, 0, "br eol"},
    {Rule::Table, Table, "table"},
    {Rule::TableGroup, 0, "thead tbody tfoot"},
    {Rule::Row, 0, "tr"},
    {Rule::Cell, 0, "td th"},
    {Rule::Caption, 0, "caption"},
    {Rule::ColumnGroup, 0, "colgroup"},
    {Rule::Column, 0, "col"},
    {Rule::Anchor, Inline | Link, "a"},
    {Rule::Reference, Inline | Link, "ref"},
    {Rule::Span, Inline | Link, "rref mref affectedDocument relatedDocument"},
    {Rule::Span, Link, "documentRef"},
    {Rule::Image, Inline, "img"},
    {Rule::Note, Note, "authorialNote"},
    {Rule::Span, Inline,
     "argument change concept courtType date decoration def del docAuthority docCommittee docDate "
     "docIntroducer docJurisdiction docNumber docProponent docPurpose docStage docStatus docTitle "
     "docType docketNumber embeddedText entity event extractText fillIn formula inline ins judge "
     "lawyer legislature location marker mmod mod narrative neutralCitation noteRef num_ object "
     "omissis opinion organization outcome party person placeholder process quantity recordedTime "
     "remark rmod role scene session shortTitle signature term time vote "
     "ActTitle ActNumber ActPurpose ActProponent ActDate"},
});

using Elements = std::unordered_map<std::string_view, Element>;

/// Both for names that are in it and for others it is asked for every element of a document.
const Elements &elements()
{
    static const Elements all = [] {
        Elements made;
        for (const Group &group : Groups) {
            for (std::size_t at = 0; at < group.names.size();) {
                const std::size_t end = std::min(group.names.find(' ', at), group.names.size());
                made[group.names.substr(at, end - at)] = {group.rule, group.traits};
                at = end + 1;
            }
        }
        return made;
    }();
    return all;
}

Element elementOf(std::string_view name)
{
    const auto found = elements().find(name);
    return found == elements().end() ? Element() : found->second;
}

struct Alias
{
    std::string_view name;
    std::string_view value;
};

constexpr auto Aliases = std::to_array<Alias>({
    {"alinea", "al"},         {"article", "art"},        {"attachment", "att"},
    {"authorialNote", "fn"},  {"blockList", "list"},     {"body", "body"},
    {"mainBody", "body"},     {"judgmentBody", "body"},  {"debateBody", "body"},
    {"chapter", "chp"},       {"citation", "cit"},       {"clause", "cl"},
    {"component", "cmp"},     {"division", "dvs"},       {"listIntroduction", "intro"},
    {"listWrapUp", "wrapup"}, {"paragraph", "para"},     {"quotedStructure", "qstr"},
    {"recital", "rec"},       {"section", "sec"},        {"subchapter", "subchp"},
    {"subclause", "subcl"},   {"subdivision", "subdvs"}, {"subparagraph", "subpara"},
    {"subsection", "subsec"},
});

} // namespace

bool isCrossHeadingFrame(pugi::xml_node node)
{
    return std::string_view(node.name()) == "hcontainer"
        && std::string_view(node.attribute("name").value()) == "crossHeading";
}

Traits traitsOf(pugi::xml_node node)
{
    return isCrossHeadingFrame(node) ? 0 : traitsOf(std::string_view(node.name()));
}

Traits traitsOf(std::string_view name)
{
    return elementOf(name).traits;
}

Rule ruleFor(std::string_view name)
{
    const std::size_t colon = name.find(':');
    const bool isForeign = colon == 0 || colon == 1;
    if (isForeign && !name.starts_with("h:"))
        return Rule::Span;
    const Rule rule = elementOf(isForeign ? name.substr(2) : name).rule;
    const bool isShared = rule == Rule::Paragraph || (rule >= Rule::Same && rule <= Rule::Anchor)
        || rule == Rule::Image;
    return isForeign && !isShared ? Rule::Span : rule;
}

std::string_view eIdAlias(std::string_view name)
{
    const auto entry = std::find_if(Aliases.begin(), Aliases.end(),
                                    [name](const Alias &one) { return one.name == name; });
    return entry == Aliases.end() ? name : entry->value;
}

std::string_view elementForAlias(std::string_view alias)
{
    const auto entry = std::find_if(Aliases.begin(), Aliases.end(),
                                    [alias](const Alias &one) { return one.value == alias; });
    return entry == Aliases.end() ? alias : entry->name;
}

namespace {

/// The words of a notion, of which the two uses have grown apart in some languages.
struct Words
{
    QString inToc;
    QString inHeading;
};

/// By language and element, with a blank between: what resources/akn/typewords.tsv has in its first two
/// columns; an empty word is as the other.
QHash<QByteArray, Words> readWords()
{
    QHash<QByteArray, Words> all;
    for (const QByteArrayList &row : readTable(u":/akn/typewords.tsv"_s)) {
        const QString inToc = QString::fromUtf8(row.value(2));
        const QString inHeading = QString::fromUtf8(row.value(3));
        all.insert(row.value(0) + ' ' + row.value(1),
                   {inToc.isEmpty() ? inHeading : inToc, inHeading.isEmpty() ? inToc : inHeading});
    }
    return all;
}

Words find(QByteArrayView element, QByteArrayView language)
{
    static const QHash<QByteArray, Words> all = readWords();
    return all.value(language.toByteArray() + ' ' + element.toByteArray());
}

QString english(QByteArrayView element)
{
    QString word = QString::fromUtf8(element);
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

/// Swahili joins a part of a law to its number.
bool joinsNumber(QByteArrayView element, QByteArrayView language)
{
    return language == "swa" && (element == "article" || element == "chapter" || element == "part");
}

} // namespace

QString tocWord(QByteArrayView element, QByteArrayView language)
{
    const QString word = find(element, language).inToc;
    return word.isEmpty() ? english(element) : word;
}

QString headingWord(QByteArrayView element, QByteArrayView language, bool hasNumber)
{
    const QString word = find(element, language).inHeading;
    if (word.isEmpty())
        return english(element);
    return hasNumber && joinsNumber(element, language) ? QString(word + u" ya"_s) : word;
}

} // namespace sheria::akn
