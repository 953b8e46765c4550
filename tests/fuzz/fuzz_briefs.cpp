// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/annotate.h"
#include "core/briefs/pdflayout.h"

#include <QBuffer>

#include <KZip>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace sheria;
using namespace sheria::briefs;

void require(bool holds)
{
    if (!holds)
        std::abort();
}

QByteArray zipped(const QString &name, const QByteArray &xml)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    KZip zip(&buffer);
    require(zip.open(QIODevice::WriteOnly) && zip.writeFile(name, xml) && zip.close());
    return bytes;
}

/// A finding at each half and third of a paragraph, wrong or right in turns.
void addFindings(Report &report, const Paragraph &paragraph, briefs::Place place)
{
    const qsizetype size = paragraph.text.size();
    for (const auto &[start, end] :
         {std::pair(size / 3, size), std::pair(qsizetype(0), size / 2)}) {
        if (start >= end)
            continue;
        CheckedCitation one;
        place.start = start;
        place.end = end;
        one.place = place;
        one.text = "x";
        one.workUri = "/akn/xa/act/2005/4";
        one.status = report.items.size() % 2 == 0 ? CheckedCitation::Status::WrongYear
                                                  : CheckedCitation::Status::Ok;
        report.items.emplace_back(std::move(one));
    }
}

Report findingsIn(const Brief &brief)
{
    Report report;
    briefs::Place place;
    for (const Paragraph &paragraph : brief.body) {
        ++place.paragraph;
        addFindings(report, paragraph, place);
    }
    for (const std::vector<Paragraph> &note : brief.notes) {
        ++place.note;
        place.inNote = 0;
        for (const Paragraph &paragraph : note) {
            addFindings(report, paragraph, place);
            ++place.inNote;
        }
    }
    return report;
}

/// What can be read can be commented on, and still reads the same.
void check(const QByteArray &bytes, const QString &name)
{
    const Result<Brief> brief = readBrief(bytes, name);
    if (!brief)
        return;
    CopyOptions options;
    options.linkBase = "https://law.example";
    const Result<QByteArray> copy = annotatedCopy(bytes, name, findingsIn(*brief), options);
    require(copy || copy.error().code != ErrorCode::Internal);
    if (!copy)
        return;
    const Result<Brief> again = readBrief(*copy, name);
    require(again && again->body.size() == brief->body.size());
    for (std::size_t i = 0; i < brief->body.size(); ++i)
        require(again->body[i].text == brief->body[i].text);
}

} // namespace

/// Any bytes: as an archive, as the text of a .docx and of an .odt, as Markdown, HTML and the layout of a PDF.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    check(bytes, QStringLiteral("a.docx"));
    check(bytes, QStringLiteral("a.odt"));
    check(zipped(QStringLiteral("word/document.xml"), bytes), QStringLiteral("a.docx"));
    check(zipped(QStringLiteral("content.xml"), bytes), QStringLiteral("a.odt"));
    static_cast<void>(readBrief(bytes, QStringLiteral("a.md")));
    static_cast<void>(readBrief(bytes, QStringLiteral("a.html")));
    static_cast<void>(readPdfLayout(bytes));
    return 0;
}
