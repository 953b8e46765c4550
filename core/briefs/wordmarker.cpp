// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/marker.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace sheria::briefs::office {

using namespace Qt::StringLiterals;

namespace {

namespace wordspaces {
constexpr char Word[] = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
constexpr char StrictWord[] = "http://purl.oclc.org/ooxml/wordprocessingml/main";
constexpr char Relations[] = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
constexpr char StrictRelations[] = "http://purl.oclc.org/ooxml/officeDocument/relationships";
constexpr char PackageRelations[] = "http://schemas.openxmlformats.org/package/2006/relationships";
constexpr char CommentsType[] =
    "application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml";
} // namespace wordspaces

class WordMarker final : public Marker
{
public:
    WordMarker(File &file, const QDateTime &time)
        : Marker(file)
        , m_root(file.parts.front().xml->document_element())
        , m_prefix(ownPrefix(m_root))
        , m_time(time.toUTC().toString(Qt::ISODate).toStdString())
    {
        for (const pugi::xml_attribute one : m_root.attributes())
            m_isStrict = m_isStrict || std::string_view(one.value()) == wordspaces::StrictWord;
        noteIds(m_root);
        if (const QString member = knownComments(); !member.isEmpty())
            noteIds(other(member, "w:comments", wordspaces::Word));
    }

    void comment(TextParagraph &paragraph, qsizetype start, qsizetype end,
                 const QString &text) override
    {
        const Stretch runs = stretch(paragraph, start, end);
        if (runs.first && runs.last)
            commentOn(runs, text);
    }

    bool commentAt(pugi::xml_node reference, const QString &text) override
    {
        const pugi::xml_node run = topRun(reference);
        if (run)
            commentOn({run, run}, text);
        return bool(run);
    }

    void link(TextParagraph &paragraph, int part, qsizetype start, qsizetype end,
              const QByteArray &address) override
    {
        const Stretch runs = stretch(paragraph, start, end);
        if (!runs.first || !runs.last || runs.first.parent() != runs.last.parent()
            || isInLink(runs.first))
            return;
        for (pugi::xml_node one = runs.first;; one = one.next_sibling()) {
            if (!one || hasAny(one, {"fldChar", "instrText", "hyperlink", "fldSimple"}))
                return;
            if (one == runs.last)
                break;
        }
        const std::string id = relation(m_file.parts[std::size_t(part)].name, "hyperlink",
                                        address.toStdString(), true);
        pugi::xml_node parent = runs.first.parent();
        pugi::xml_node link = parent.insert_child_before(name("hyperlink").c_str(), runs.first);
        const pugi::xml_node root = m_file.parts[std::size_t(part)].xml->document_element();
        setAttribute(link, prefixOf(root, relations(), "r") + "id", id);
        for (pugi::xml_node one = runs.first; one;) {
            const pugi::xml_node next = one == runs.last ? pugi::xml_node() : one.next_sibling();
            link.append_move(one);
            one = next;
        }
    }

    Result<std::map<QString, QByteArray>> changed() override
    {
        if (!m_comments.empty())
            SHERIA_CHECK(writeComments());
        if (m_error)
            return *m_error;
        std::map<QString, QByteArray> members;
        for (const Part &part : m_file.parts)
            members[part.name] = serialized(*part.xml);
        for (const auto &[name, xml] : m_others)
            members[name] = serialized(*xml);
        return members;
    }

private:
    struct Comment
    {
        int id = 0;
        QString text;
    };

    std::string name(const char *local) const { return m_prefix + local; }
    const char *relations() const
    {
        return m_isStrict ? wordspaces::StrictRelations : wordspaces::Relations;
    }

    /// The numbers of comments that the text has already.
    void noteIds(pugi::xml_node node)
    {
        for (const pugi::xml_node child : node.children()) {
            if (localName(child).starts_with("comment"))
                noteId(child);
            noteIds(child);
        }
    }
    void noteId(pugi::xml_node node)
    {
        for (const pugi::xml_attribute one : node.attributes()) {
            if (std::string_view(one.name()).ends_with("id"))
                m_nextId = std::max(m_nextId, std::min(one.as_int(), 1'000'000'000) + 1);
        }
    }

    /// The outermost run that a node is in.
    pugi::xml_node topRun(pugi::xml_node node) const
    {
        pugi::xml_node run;
        for (; node; node = node.parent()) {
            if (isNamed(node, name("r")))
                run = node;
        }
        return run;
    }

    /// Whether a text stands directly in a run that is in no other one.
    bool isPlain(const Piece &piece) const
    {
        const pugi::xml_node text = piece.node.parent();
        return isNamed(text, name("t")) && isNamed(text.parent(), name("r"))
            && topRun(piece.node) == text.parent() && text.first_child() == piece.node
            && text.last_child() == piece.node;
    }

    /// The runs of a part of a paragraph; those at its ends are divided where it begins and ends.
    Stretch stretch(TextParagraph &paragraph, qsizetype start, qsizetype end)
    {
        std::vector<Piece> &pieces = paragraph.pieces;
        Stretch found;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (pieces[i].end <= start || pieces[i].start >= end)
                continue;
            if (pieces[i].start < start && isPlain(pieces[i])) {
                divide(pieces, i, start);
                continue;
            }
            if (pieces[i].end > end && isPlain(pieces[i]))
                divide(pieces, i, end);
            if (isPlain(pieces[i])) {
                const pugi::xml_node text = pieces[i].node.parent();
                if (!found.first)
                    divideRun(text);
                if (text.next_sibling() && pieces[i].end >= end)
                    divideRun(text.next_sibling());
            }
            const pugi::xml_node run = topRun(pieces[i].node);
            if (!found.first)
                found.first = run;
            found.last = run;
        }
        return found;
    }

    void divide(std::vector<Piece> &pieces, std::size_t index, qsizetype offset)
    {
        const std::size_t bytes = byteOffset(pieces[index], Kind::Word, offset);
        pugi::xml_node text = pieces[index].node.parent();
        pugi::xml_node rest = text.parent().insert_child_after(text.name(), text);
        setAttribute(text, "xml:space", "preserve");
        setAttribute(rest, "xml:space", "preserve");
        cutPiece(pieces, index, bytes, offset, rest.append_child(pugi::node_pcdata));
        divideRun(rest);
    }

    /// Makes `child` the first of its run.
    void divideRun(pugi::xml_node child)
    {
        pugi::xml_node run = child.parent();
        const pugi::xml_node before = child.previous_sibling();
        if (!before || isNamed(before, name("rPr")))
            return;
        pugi::xml_node rest = run.parent().insert_child_after(run.name(), run);
        for (const pugi::xml_attribute one : run.attributes())
            rest.append_attribute(one.name()) = one.value();
        if (const pugi::xml_node look = run.child(name("rPr").c_str()))
            rest.append_copy(look);
        while (child) {
            const pugi::xml_node next = child.next_sibling();
            rest.append_move(child);
            child = next;
        }
    }

    void commentOn(const Stretch &runs, const QString &text)
    {
        const std::string id = std::to_string(m_nextId);
        pugi::xml_node begin = runs.first.parent().insert_child_before(
            name("commentRangeStart").c_str(), runs.first);
        setAttribute(begin, name("id"), id);
        pugi::xml_node parent = runs.last.parent();
        pugi::xml_node end = parent.insert_child_after(name("commentRangeEnd").c_str(), runs.last);
        setAttribute(end, name("id"), id);
        pugi::xml_node run = parent.insert_child_after(name("r").c_str(), end);
        setAttribute(run.append_child(name("commentReference").c_str()), name("id"), id);
        m_comments.push_back({m_nextId++, text});
    }

    bool isInLink(pugi::xml_node run) const
    {
        for (pugi::xml_node one = run.parent(); one; one = one.parent()) {
            const std::string_view local = localName(one);
            if (local == "hyperlink" || local == "fldSimple")
                return true;
            if (local == "p")
                return openFields(one, run) != 0;
        }
        return true;
    }
    /// How many fields begin in a paragraph before a run and end behind it.
    int openFields(pugi::xml_node paragraph, pugi::xml_node run) const
    {
        int open = 0;
        struct Counter : pugi::xml_tree_walker
        {
            bool for_each(pugi::xml_node &node) override
            {
                if (node == until)
                    return false;
                if (localName(node) == "fldChar") {
                    for (const pugi::xml_attribute one : node.attributes()) {
                        const std::string_view value = one.value();
                        *open += value == "begin" ? 1 : value == "end" ? -1 : 0;
                    }
                }
                return true;
            }
            pugi::xml_node until;
            int *open = nullptr;
        } counter;
        counter.until = run;
        counter.open = &open;
        paragraph.traverse(counter);
        return open;
    }
    static bool hasAny(pugi::xml_node node, std::initializer_list<std::string_view> names)
    {
        const auto isOne = [&names](pugi::xml_node one) {
            return std::find(names.begin(), names.end(), localName(one)) != names.end();
        };
        return isOne(node) || node.find_node(isOne);
    }

    /// "word/_rels/document.xml.rels" for "word/document.xml".
    static QString relationsOf(const QString &part)
    {
        const qsizetype slash = part.lastIndexOf(u'/') + 1;
        return part.left(slash) + u"_rels/"_s + part.mid(slash) + u".rels"_s;
    }

    /// A member that is changed beside the text; made where there is none. Null after an error.
    pugi::xml_node other(const QString &member, const char *root, const std::string &space)
    {
        auto known = m_others.find(member);
        if (known == m_others.end()) {
            std::unique_ptr<pugi::xml_document> xml;
            if (m_file.members->contains(member)) {
                auto bytes = readMember(*m_file.members, member);
                auto parsed = bytes ? parseXml(*bytes)
                                    : Result<std::unique_ptr<pugi::xml_document>>(bytes.error());
                if (parsed)
                    xml = *std::move(parsed);
                else
                    m_error = parsed.error();
            }
            if (!xml)
                xml = newDocument(root, space);
            known = m_others.emplace(member, std::move(xml)).first;
        }
        return known->second->document_element();
    }

    /// The id of a relationship of a part; one of the same kind and target is used again.
    std::string relation(const QString &part, const char *type, const std::string &target,
                         bool isExternal)
    {
        pugi::xml_node list = other(relationsOf(part), "Relationships",
                                    wordspaces::PackageRelations);
        const std::string kind = std::string(relations()) + '/' + type;
        std::set<std::string> ids;
        for (const pugi::xml_node one : list.children()) {
            if (kind == one.attribute("Type").value() && target == one.attribute("Target").value())
                return one.attribute("Id").value();
            ids.insert(one.attribute("Id").value());
        }
        std::string id;
        for (std::size_t number = ids.size() + 1; id.empty() || ids.contains(id); ++number)
            id = "rIdSheria" + std::to_string(number);
        pugi::xml_node made = list.append_child((ownPrefix(list) + "Relationship").c_str());
        setAttribute(made, "Id", id);
        setAttribute(made, "Type", kind);
        setAttribute(made, "Target", target);
        if (isExternal)
            setAttribute(made, "TargetMode", "External");
        return id;
    }

    /// The member with the comments, as the relationships of the text name it; empty: there is none.
    QString knownComments()
    {
        const pugi::xml_node list = other(relationsOf(m_file.parts.front().name), "Relationships",
                                          wordspaces::PackageRelations);
        for (const pugi::xml_node one : list.children()) {
            if (!std::string_view(one.attribute("Type").value()).ends_with("/comments"))
                continue;
            const QString target = QString::fromUtf8(one.attribute("Target").value());
            return target.startsWith(u'/') ? target.mid(1) : u"word/"_s + target;
        }
        return {};
    }

    QString commentsMember()
    {
        if (const QString known = knownComments(); !known.isEmpty())
            return known;
        QString name = u"comments.xml"_s;
        while (m_file.members->contains(u"word/"_s + name))
            name.prepend(u"sheria-"_s);
        relation(m_file.parts.front().name, "comments", name.toStdString(), false);
        const QString member = u"word/"_s + name;
        pugi::xml_node types = other(
            u"[Content_Types].xml"_s, "Types",
            "http://schemas.openxmlformats.org/package/2006/content-types");
        pugi::xml_node type = types.append_child((ownPrefix(types) + "Override").c_str());
        setAttribute(type, "PartName", '/' + member.toStdString());
        setAttribute(type, "ContentType", wordspaces::CommentsType);
        return member;
    }

    Result<void> writeComments()
    {
        const QString member = commentsMember();
        pugi::xml_node list = other(member, "w:comments",
                                    m_isStrict ? wordspaces::StrictWord : wordspaces::Word);
        if (m_error)
            return *m_error;
        if (localName(list) != "comments")
            return damaged(u"its comments are none"_s);
        const std::string w = ownPrefix(list);
        for (const Comment &comment : m_comments) {
            pugi::xml_node made = list.append_child((w + "comment").c_str());
            setAttribute(made, w + "id", std::to_string(comment.id));
            setAttribute(made, w + "author", "Sheria");
            setAttribute(made, w + "date", m_time);
            setAttribute(made, w + "initials", "Sh");
            for (const QString &line : comment.text.split(u'\n')) {
                pugi::xml_node text = made.append_child((w + "p").c_str())
                                          .append_child((w + "r").c_str())
                                          .append_child((w + "t").c_str());
                setAttribute(text, "xml:space", "preserve");
                setText(text, line);
            }
        }
        return {};
    }

    pugi::xml_node m_root;
    std::string m_prefix;
    std::string m_time;
    bool m_isStrict = false;
    int m_nextId = 0;
    std::vector<Comment> m_comments;
    std::map<QString, std::unique_ptr<pugi::xml_document>> m_others;
    std::optional<Error> m_error;
};

} // namespace

std::unique_ptr<Marker> wordMarker(File &file, const QDateTime &time)
{
    return std::make_unique<WordMarker>(file, time);
}

} // namespace sheria::briefs::office
