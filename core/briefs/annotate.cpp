// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/annotate.h"

#include "core/briefs/marker.h"
#include "core/render/ziparchive.h"

#include <QUrl>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using office::File;
using office::TextParagraph;

namespace {

/// Puts comments and links at the places of a report.
class Annotator
{
public:
    Annotator(File &file, const CopyOptions &options) : m_file(file), m_options(options)
    {
        m_marker = file.kind == office::Kind::Word ? office::wordMarker(file, options.time)
                                                   : office::openDocumentMarker(file, options.time);
    }

    void add(const Checked &checked)
    {
        const Place place = placeOf(checked);
        const bool isOk = !isFault(checked) && statusOf(checked) != "unknown";
        if (!isOk && m_options.hasComments) {
            comment(place, wordsOf(checked));
        } else if (const auto *citation = std::get_if<CheckedCitation>(&checked);
                   isOk && citation) {
            const QByteArray address = addressOf(*citation);
            TextParagraph *paragraph = address.isEmpty() ? nullptr : paragraphAt(place);
            if (paragraph)
                m_marker->link(*paragraph, partOf(place), place.start, place.end,
                               QUrl(QString::fromUtf8(address)).toEncoded());
        }
    }

    Result<std::map<QString, QByteArray>> changed() { return m_marker->changed(); }

private:
    /// Where a citation leads; empty: nowhere.
    QByteArray addressOf(const CheckedCitation &citation) const
    {
        if (m_options.link)
            return m_options.link(citation);
        if (m_options.linkBase.isEmpty())
            return {};
        QByteArray address = m_options.linkBase + citation.workUri;
        if (!citation.provision.isEmpty())
            address += "/~" + citation.provision;
        return address;
    }

    QString wordsOf(const Checked &checked) const
    {
        const Message message = explanation(checked);
        return m_options.words ? m_options.words(message) : message.english();
    }

    TextParagraph *paragraphAt(const Place &place) const
    {
        if (place.note == 0) {
            const auto index = std::size_t(place.paragraph - 1);
            return index < m_file.body.size() ? &m_file.body[index] : nullptr;
        }
        if (std::size_t(place.note) > m_file.notes.size())
            return nullptr;
        auto &paragraphs = m_file.notes[std::size_t(place.note - 1)].paragraphs;
        return std::size_t(place.inNote) < paragraphs.size()
            ? &paragraphs[std::size_t(place.inNote)]
            : nullptr;
    }

    int partOf(const Place &place) const
    {
        return place.note == 0 ? 0 : m_file.notes[std::size_t(place.note - 1)].part;
    }

    void comment(const Place &place, const QString &text)
    {
        if (place.note == 0) {
            if (TextParagraph *paragraph = paragraphAt(place))
                m_marker->comment(*paragraph, place.start, place.end, text);
            return;
        }
        TextParagraph *paragraph = paragraphAt(place);
        const pugi::xml_node reference = m_file.notes[std::size_t(place.note - 1)].reference;
        if (!paragraph)
            return;
        const QString cited = paragraph->paragraph.text.mid(place.start, place.end - place.start);
        const QString full = cited + u": "_s + text;
        const bool isDone = reference && m_marker->commentAt(reference, full);
        // Nothing refers to the note: the paragraph before it has the comment.
        const auto index = std::size_t(place.paragraph - 1);
        if (!isDone && index < m_file.body.size()) {
            TextParagraph &last = m_file.body[index];
            m_marker->comment(last, 0, last.paragraph.text.size(), full);
        }
    }

    File &m_file;
    const CopyOptions &m_options;
    std::unique_ptr<office::Marker> m_marker;
};

bool isSignature(const QString &member)
{
    return member.startsWith("META-INF/"_L1) && member.contains("signatures"_L1);
}

Result<QByteArray> packed(const File &file, const std::map<QString, QByteArray> &changed,
                          const QDateTime &time)
{
    render::ArchiveWriter archive(time);
    std::set<QString> done;
    const auto add = [&](const QString &name) -> Result<void> {
        if (isSignature(name) || !done.insert(name).second)
            return {};
        const auto known = changed.find(name);
        if (known == changed.end() && !file.members->contains(name))
            return {};
        SHERIA_TRY(const QByteArray bytes,
                   known == changed.end() ? file.members->read(name)
                                          : Result<QByteArray>(known->second));
        using Packing = render::ArchiveWriter::Packing;
        return archive.add(name.toUtf8(), bytes,
                           name == "mimetype"_L1 ? Packing::Store : Packing::Deflate);
    };
    // These stand first: programs tell by them what the file is.
    for (const QString &name : {u"mimetype"_s, u"[Content_Types].xml"_s})
        SHERIA_CHECK(add(name));
    for (const QString &name : file.members->names())
        SHERIA_CHECK(add(name));
    for (const auto &[name, bytes] : changed)
        SHERIA_CHECK(add(name));
    return archive.finish();
}

bool isSameText(const std::vector<TextParagraph> &a, const std::vector<TextParagraph> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const TextParagraph &one, const TextParagraph &other) {
                          return one.paragraph.text == other.paragraph.text;
                      });
}

} // namespace

Result<QByteArray> annotatedCopy(const QByteArray &bytes, const QString &name, const Report &report,
                                 const CopyOptions &options)
{
    const bool isOffice = name.endsWith(".docx"_L1, Qt::CaseInsensitive)
        || name.endsWith(".odt"_L1, Qt::CaseInsensitive);
    if (!isOffice)
        return Error{ErrorCode::Unsupported,
                     Message::tr("comments can be written into .docx and .odt documents only")};
    SHERIA_TRY(File file, office::open(bytes, name));
    if (!file.members->refusals().empty()) {
        const pack::FileTree::Refusal &first = file.members->refusals().front();
        return Error{ErrorCode::InvalidArgument, Message::about(first.name, first.reason)};
    }
    const std::vector<TextParagraph> before = file.body;
    Annotator annotator(file, options);
    for (const Checked &checked : report.items)
        annotator.add(checked);
    SHERIA_TRY(const auto changed, annotator.changed());
    SHERIA_TRY(const QByteArray copy, packed(file, changed, options.time));
    const Result<File> written = office::open(copy, name);
    if (!written || !isSameText(written->body, before)
        || written->notes.size() != file.notes.size())
        return Error{ErrorCode::Internal, u"the copy would not have the words of the original"_s};
    return copy;
}

} // namespace sheria::briefs
