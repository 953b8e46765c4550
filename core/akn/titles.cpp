#include "core/akn/titles.h"

#include "core/akn/text.h"
#include "core/base/limits.h"

#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

QString folded(const QByteArray &utf8)
{
    return QString::fromUtf8(normalized(foldWhiteSpace(utf8)));
}

QString aliasOf(const FrbrLevel &level)
{
    QString unnamed;
    for (const auto &[name, value] : level.aliases) {
        if (name.compare("title", Qt::CaseInsensitive) == 0 && !value.isEmpty())
            return folded(value);
        if (name.isEmpty() && unnamed.isEmpty())
            unnamed = folded(value);
    }
    return unnamed;
}

/// FRBRname as a title: "Smith v Jones", but not "bgbl-1" or "publicLaw".
QString nameOf(const FrbrLevel &level)
{
    const QString name = folded(level.name);
    return name.contains(u' ') ? name : QString();
}

pugi::xml_node firstNamed(pugi::xml_node parent, std::string_view name)
{
    return parent.find_node([name](pugi::xml_node node) { return node.name() == name; });
}

/// What the metadata calls the thing that `href` ("#varTitle") points at.
QString showAsOf(pugi::xml_node meta, std::string_view href, const char *idAttribute)
{
    if (!href.starts_with('#'))
        return {};
    const pugi::xml_node entry = meta.child("references").find_child([&](pugi::xml_node node) {
        return node.attribute(idAttribute).value() == href.substr(1);
    });
    return folded(entry.attribute("showAs").value());
}

/// The text of the first `name` in the parts before the body. Drafting tools leave the title empty
/// and point to where it is.
QString textInFront(const DocumentState &state, const char *name)
{
    static constexpr std::array<const char *, 4> Parts = {"coverPage", "preface", "header",
                                                          "preamble"};
    for (const char *part : Parts) {
        const pugi::xml_node node = firstNamed(state.element.child(part), name);
        if (!node)
            continue;
        if (const QString text = textOf(node); !text.isEmpty())
            return text;
        const QString pointed = showAsOf(state.element.child("meta"),
                                         firstNamed(node, "ref").attribute("href").value(),
                                         idAttributeOf(state.dialect));
        if (!pointed.isEmpty())
            return pointed;
    }
    return {};
}

QString dublinCoreTitle(const DocumentState &state)
{
    const pugi::xml_node proprietary = state.element.child("meta").child("proprietary");
    return textOf(proprietary.child(":title"));
}

QString firstHeading(const DocumentState &state)
{
    for (const Provision &provision : state.provisions) {
        if (provision.heading && !provision.heading->isEmpty())
            return *provision.heading;
    }
    return {};
}

QString shortened(QString title)
{
    if (title.size() > limits::MaxTitleChars)
        title = title.left(limits::MaxTitleChars - 1) + u'…';
    return title;
}

QString fallbackTitle(const DocumentState &state)
{
    for (const char *name : {"docTitle", "ActTitle", "shortTitle", "longTitle"}) {
        if (const QString title = textInFront(state, name); !title.isEmpty())
            return title;
    }
    const QString dublinCore = dublinCoreTitle(state);
    if (!dublinCore.isEmpty())
        return dublinCore;
    const QString citation = textInFront(state, "neutralCitation");
    if (!citation.isEmpty())
        return citation;
    return firstHeading(state);
}

/// What a work without a title goes by: its URI if it is not one of ours, its number, or its type
/// and the beginning of its local number.
QString assumedTitle(const Work &work, bool isLocalUri)
{
    if (!work.sourceUri.isEmpty())
        return QString::fromUtf8(work.sourceUri);
    if (isLocalUri)
        return typeName(work) + u' ' + QString::fromUtf8(work.uri.number.left(8));
    const QString numbered = numberedTitle(work);
    return numbered.isEmpty() ? QString::fromUtf8(work.uri.workUri(false)) : numbered;
}

} // namespace

void readTitles(DocumentState &state, const Frbr &frbr)
{
    QString title = aliasOf(frbr.work);
    const QString itsOwn = aliasOf(frbr.expression);
    if (title.isEmpty())
        title = nameOf(frbr.work);
    if (title.isEmpty())
        title = itsOwn;
    if (title.isEmpty())
        title = fallbackTitle(state);
    state.metadata.isTitleAssumed = title.isEmpty();
    if (title.isEmpty())
        title = assumedTitle(state.metadata.work, state.metadata.isLocalUri);
    state.metadata.work.title = shortened(title);
    state.metadata.expression.title = itsOwn.isEmpty() ? state.metadata.work.title
                                                       : shortened(itsOwn);
}

} // namespace sheria::akn
