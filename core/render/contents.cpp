// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/toc.h"
#include "core/akn/vocabulary.h"
#include "core/render/coverwords.h"
#include "core/render/htmlrenderer.h"
#include "core/render/safehtml.h"

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// Provisions that are cited by themselves: what is below them and has no heading needs no row.
bool isUnit(QByteArrayView type)
{
    return type == "article" || type == "clause" || type == "paragraph" || type == "rule"
        || type == "section";
}

/// Whether the kind is part of the name by which people look the provision up: "Chapter 2", but not "Level 2".
bool isNamedByKind(const QByteArray &type)
{
    const std::string_view name(type.constData(), std::size_t(type.size()));
    return akn::hasHead(akn::ruleFor(name)) || (akn::traitsOf(name) & akn::TocItem);
}

/// A number that says something; a dash or a bullet does not.
QString numberOf(const TocEntry &entry)
{
    const QString num = entry.num.value_or(QString());
    const bool isNumber = std::any_of(num.begin(), num.end(),
                                      [](QChar c) { return c.isLetterOrNumber(); });
    return isNumber ? num : QString();
}

/// Where the page has the provision; empty: nowhere. A preface and the like have their name for id.
QByteArray anchorOf(const TocEntry &entry)
{
    if (!entry.eId.isEmpty())
        return entry.eId;
    const bool isFront = akn::ruleFor({entry.type.constData(), std::size_t(entry.type.size())})
        == akn::Rule::Front;
    return isFront ? entry.type : QByteArray();
}

/// A row of the contents.
struct Row
{
    QByteArray anchor; ///< Empty: the row is no link.
    QString title;
    std::vector<Row> below = {};
};

class RowMaker
{
public:
    explicit RowMaker(const akn::Document &document)
        : m_firstWords(document)
        , m_language(document.metadata().expression.language)
    {}

    /// `isInUnit`: provisions need a heading to have a row.
    std::vector<Row> rows(const std::vector<TocEntry> &entries, bool isInUnit = false) const
    {
        std::vector<Row> made;
        for (const TocEntry &entry : entries) {
            if (entry.type == "definition")
                continue;
            const QString title = titleOf(entry, isInUnit);
            std::vector<Row> below = entry.isBasicUnit
                ? std::vector<Row>()
                : rows(entry.children, isInUnit || isUnit(entry.type));
            if (!title.isEmpty())
                made.push_back({anchorOf(entry), title, std::move(below)});
            else // What is in a part without a name takes its place.
                std::move(below.begin(), below.end(), std::back_inserter(made));
        }
        return made;
    }

private:
    /// Empty: the entry has no row.
    QString titleOf(const TocEntry &entry, bool isInUnit) const
    {
        const QString number = numberOf(entry);
        if (!isNamedByKind(entry.type)) {
            if (entry.heading)
                return number.isEmpty() ? *entry.heading : number + u' ' + *entry.heading;
            if (isInUnit || number.isEmpty())
                return {};
            return (number + u' ' + m_firstWords.of(entry)).trimmed();
        }
        const QString title = entry.title.trimmed().isEmpty() ? akn::tocWord(entry.type, m_language)
                                                              : entry.title;
        const QString words = entry.heading || !isUnit(entry.type) ? QString()
                                                                   : m_firstWords.of(entry);
        if (words.isEmpty())
            return title;
        // As the sections around it, whose rows begin with their numbers.
        if (entry.type == "section" && !number.isEmpty())
            return number + u' ' + words;
        return title + u" – "_s + words;
    }

    akn::FirstWords m_firstWords;
    QByteArray m_language;
};

void appendRows(QByteArray &out, const std::vector<Row> &rows)
{
    out += "<ol>";
    for (const Row &row : rows) {
        out += "<li>";
        if (row.anchor.isEmpty()) {
            out += escaped(row.title);
        } else {
            out += "<a href=\"#";
            appendAttributeValue(out, row.anchor);
            out += "\">" + escaped(row.title) + "</a>";
        }
        if (!row.below.empty())
            appendRows(out, row.below);
        out += "</li>";
    }
    out += "</ol>";
}

} // namespace

QByteArray foldedContents(const akn::Document &document)
{
    const std::vector<Row> rows = RowMaker(document).rows(document.toc());
    if (rows.empty())
        return {};
    const QByteArray title = escaped(
        phrase(Phrase::TableOfContents, document.metadata().expression.language));
    QByteArray out = "<details class=\"contents\"><summary>" + title
        + "</summary><nav aria-label=\"" + title + "\">";
    appendRows(out, rows);
    return out + "</nav></details>";
}

} // namespace sheria::render
