// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/toc.h"

#include "core/akn/text.h"
#include "core/akn/vocabulary.h"

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

bool isElement(pugi::xml_node node, std::string_view name)
{
    return node.name() == name;
}

/// Whether one of the first elements below is what is looked for: a definition stands at the
/// beginning of its container, and containers in containers must not be searched again and again.
class DefinitionSearch
{
public:
    explicit DefinitionSearch(std::string_view term) : m_term(term) {}

    pugi::xml_node below(pugi::xml_node node)
    {
        for (pugi::xml_node child = node.first_child(); child && m_left > 0;
             child = child.next_sibling()) {
            --m_left;
            if (isElement(child, "def") && child.attribute("refersTo").value() == m_term)
                return child;
            if (pugi::xml_node found = below(child))
                return found;
        }
        return {};
    }

private:
    std::string_view m_term;
    int m_left = 500;
};

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// What stands for the heading of an attachment without one.
std::optional<QString> attachmentName(pugi::xml_node attachment)
{
    for (pugi::xml_node document : attachment) {
        const pugi::xml_node work =
            document.child("meta").child("identification").child("FRBRWork");
        const QString alias = QString::fromUtf8(
            foldWhiteSpace(work.child("FRBRalias").attribute("value").value()));
        if (!alias.isEmpty())
            return alias;
        const QString name = QString::fromUtf8(foldWhiteSpace(document.attribute("name").value()));
        if (!name.isEmpty())
            return capitalized(name);
    }
    return std::nullopt;
}

class TocBuilder
{
public:
    explicit TocBuilder(const Document &document)
        : m_document(document)
        , m_language(document.metadata().expression.language)
        , m_isVersion1(document.dialect() == Dialect::Akn10)
        , m_marks(document.xml().size())
    {}

    std::vector<TocEntry> build()
    {
        std::vector<TocEntry> entries;
        for (const Component &component : m_document.components()) {
            m_component = component.name;
            if (component.element == m_document.element())
                below(component.element, entries);
            else
                entries.push_back(entry(component.element));
        }
        return entries;
    }

private:
    bool isItem(pugi::xml_node node, Traits traits) const
    {
        if (traits & Hierarchical)
            return !(m_isVersion1 && (traits & MaybePlain));
        return (traits & TocItem) || definitionIn(node);
    }

    void below(pugi::xml_node parent, std::vector<TocEntry> &entries)
    {
        for (pugi::xml_node node = parent.first_child(); node; node = node.next_sibling()) {
            if (node.type() != pugi::node_element)
                continue;
            const Traits traits = isForeign(node.name()) ? 0 : traitsOf(node);
            if (traits & TocBarrier)
                continue;
            if (isItem(node, traits))
                entries.push_back(entry(node));
            else
                below(node, entries);
        }
    }

    TocEntry entry(pugi::xml_node node)
    {
        TocEntry made;
        made.type = isElement(node, "blockContainer") ? "definition"_ba : QByteArray(node.name());
        made.component = m_component;
        made.eId = m_document.eIdOf(node);
        made.isGeneratedId = m_document.isGeneratedEId(node);
        made.num = present(node.child("num"));
        made.heading = present(node.child(m_isVersion1 ? "title" : "heading"));
        if (!made.heading && (isElement(node, "attachment") || isElement(node, "component")))
            made.heading = attachmentName(node);
        made.title = made.type == "definition" ? m_marks.textOf(definitionIn(node)) : title(made);
        made.isBasicUnit = made.type == "section";
        below(node, made.children);
        return made;
    }

    std::optional<QString> present(pugi::xml_node node)
    {
        QString text = m_marks.textOf(node);
        return text.isEmpty() ? std::nullopt : std::optional(std::move(text));
    }

    QString title(const TocEntry &entry) const;

    const Document &m_document;
    QByteArray m_language;
    bool m_isVersion1;
    QByteArray m_component;
    TextReader m_marks;
};

QString TocBuilder::title(const TocEntry &entry) const
{
    return tocTitle(entry.type, entry.num.value_or(QString()), entry.heading.value_or(QString()),
                    m_language);
}

} // namespace

namespace {

/// Whether `text` begins with `label`, whatever the case, as words of their own.
bool hasLabel(QStringView text, QStringView label)
{
    return !label.isEmpty() && text.startsWith(label, Qt::CaseInsensitive)
        && (text.size() == label.size() || !text[label.size()].isLetterOrNumber());
}

/// "Preliminary" of "PART I - PRELIMINARY": what a publisher repeats of the number and the kind of a
/// provision is not said twice. Anything else stays as it is.
QString withoutLabel(const QString &heading, const QString &label)
{
    if (!hasLabel(heading, label))
        return heading;
    QStringView rest = QStringView(heading).sliced(label.size()).trimmed();
    if (rest.isEmpty())
        return {};
    if (!u"-–—:."_s.contains(rest.front()))
        return heading;
    while (!rest.isEmpty() && (rest.front().isSpace() || u"-–—:."_s.contains(rest.front())))
        rest = rest.sliced(1);
    const QString words = rest.toString();
    return words == words.toUpper() ? capitalized(words.toLower()) : words;
}

} // namespace

QString tocTitle(QByteArrayView type, const QString &num, const QString &heading,
                 QByteArrayView language)
{
    if (type == "subpart" || type == "attachment") {
        const QString dash = num.isEmpty() || heading.isEmpty() ? QString() : u" – "_s;
        return num + dash + heading;
    }
    if (type == "section" && !heading.isEmpty())
        return num.isEmpty() ? heading : num + u' ' + heading;
    QString title = tocWord(type, language);
    const QString number = hasLabel(num, title) ? num.sliced(title.size()).trimmed() : num;
    const QString label = number.isEmpty() ? title : title + u' ' + number;
    const QString words = withoutLabel(heading, label);
    return words.isEmpty() ? label : label + u" – "_s + words;
}

pugi::xml_node definitionIn(pugi::xml_node container)
{
    if (!isElement(container, "blockContainer"))
        return {};
    const std::string_view term = container.attribute("refersTo").value();
    if (term.empty())
        return {};
    return DefinitionSearch(term).below(container);
}

FirstWords::FirstWords(const Document &document) : m_document(document)
{
    for (const Provision &one : document.provisions()) {
        if (const std::pair key(one.component, one.eId); !m_provisions.contains(key))
            m_provisions.insert(key, &one);
    }
}

QString FirstWords::of(const TocEntry &entry) const
{
    constexpr qsizetype MostCharacters = 60;
    constexpr qsizetype BytesLookedAt = 1024; // Far more than the first words take.
    const Provision *provision = m_provisions.value({entry.component, entry.eId});
    if (!provision)
        return {};
    const qsizetype bytes = std::min(provision->textEnd - provision->textStart, BytesLookedAt);
    QString text =
        QString::fromUtf8(m_document.text().mid(provision->textStart, bytes)).simplified();
    const QString number = provision->num.value_or(QString()).simplified();
    if (text.startsWith(number))
        text = text.sliced(number.size()).trimmed();
    return shortened(text, MostCharacters);
}

std::vector<TocEntry> tocOf(const Document &document)
{
    return TocBuilder(document).build();
}

pugi::xml_node findLegacy(const Document &document, QByteArrayView component,
                          QByteArrayView subcomponent)
{
    if (subcomponent.isEmpty())
        return document.find(component, {});
    const std::vector<TocEntry> entries = tocOf(document);
    const TocEntry *entry = findSubcomponent(entries, component, subcomponent);
    if (!entry)
        return {};
    const QByteArray portion = portionOf(*entry);
    return portion.isEmpty() ? pugi::xml_node() : document.find(component, portion);
}

} // namespace sheria::akn
