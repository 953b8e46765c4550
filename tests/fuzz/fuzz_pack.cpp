// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/pack/archive/filename.h"
#include "core/pack/archive/filetree.h"
#include "core/pack/archive/ziparchive.h"
#include "core/pack/importjob.h"
#include "core/pack/packtree.h"
#include "core/store/db/writer.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

void require(bool holds, const char *what, const QString &detail = {})
{
    if (holds)
        return;
    std::fprintf(stderr, "broken: %s\n%s\n", what, qPrintable(detail));
    std::abort();
}

template <typename T>
T must(Result<T> result, const char *what)
{
    require(result.has_value(), what, result ? QString() : result.error().text());
    return *std::move(result);
}

class StandingClock final : public Clock
{
public:
    QDateTime now() const override { return QDateTime(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC); }
};

constexpr std::array Names = {"works/xa-act-2005-4/work.json",
                              "works/xa-act-2005-4/eng@2009-02-03/expression.json",
                              "works/xa-act-2005-4/eng@2009-02-03/main.xml",
                              "works/xa-act-2005-4/eng@2009-02-03/media/map.png",
                              "works/xa-act-2005-4/eng@2012-04-05/expression.json",
                              "works/xa-act-2005-4/eng@2012-04-05/main.xml",
                              "works/xa-act-2005-4/gazette.pdf",
                              "places.json",
                              "topics.json",
                              "enrichment-datasets.json",
                              "act.xml",
                              "acts/act.xml",
                              "acts/map.png",
                              "acts/inner.zip",
                              "manifest.json",
                              "../up.xml",
                              "/root.xml",
                              "a\\b.xml",
                              "works/",
                              "works/xa-act-2005-4/eng@2009-02-03/superseded-1.xml"};

#define SHERIA_ACT(date, body)                                                                    \
    "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'><act><meta>"            \
    "<identification source='#x'><FRBRWork><FRBRthis value='/akn/xa/act/2005/4/!main'/>"          \
    "<FRBRuri value='/akn/xa/act/2005/4'/><FRBRdate date='2005-01-01' name=''/><FRBRauthor "      \
    "href=''/><FRBRcountry value='xa'/></FRBRWork><FRBRExpression><FRBRthis value=''/><FRBRuri "  \
    "value='/akn/xa/act/2005/4/eng@" date "'/><FRBRdate date='" date "' name=''/><FRBRauthor "    \
    "href=''/><FRBRlanguage language='eng'/></FRBRExpression></identification></meta><body>" body \
    "</body></act></akomaNtoso>"

constexpr std::array Contents = {
    SHERIA_ACT("2009-02-03",
               "<section eId='sec_1'><num>1.</num><content><p>Trees.</p></content>"
               "</section>"),
    SHERIA_ACT("2009-02-03",
               "<section eId='sec_1'><content><p><img src='map.png'/><img "
               "src='media/map.png'/>Shrubs.</p></content></section>"),
    SHERIA_ACT("2012-04-05", "<p/>"),
    R"({"frbr_uri":"/akn/xa/act/2005/4","title":"Trees Act","country":"xa","nature":"act",)"
    R"("year":"2005","number":"4","commencements":[{"date":"2006-01-01","main":true,)"
    R"("all_provisions":false,"provisions":["sec_1"]}],"amendments":[{"date":"2012-04-05",)"
    R"("amending_title":"B","amending_uri":"/akn/xa/act/2012/1"}],"repeal":null,"stub":false,)"
    R"("taxonomy_topics":["t-a"],"custom_properties":[{"key":"k","label":"l","value":"v"}],)"
    R"("aliases":["TA"],"created_at":"2024-01-20T21:25:00Z","updated_at":"2024-02-04T03:32:00Z"})",
    R"({"expression_frbr_uri":"/akn/xa/act/2005/4/eng@2009-02-03","title":"Trees Act",)"
    R"("language":"eng","expression_date":"2009-02-03","date_origin":"uri","manifestations":)"
    R"([{"role":"main","component":"main","frbr_this":"","date":"2024-06-01","path":"main.xml"},)"
    R"({"role":"superseded","component":"main","frbr_this":"","date":"2023-06-01",)"
    R"("path":"superseded-1.xml"}],"media":[{"filename":"map.png","mime_type":"image/png",)"
    R"("path":"media/map.png"}]})",
    R"({"expression_frbr_uri":"/akn/xa/act/2005/4/eng@2012-04-05","title":"","language":"eng",)"
    R"("expression_date":"2012-04-05","manifestations":[],"media":[]})",
    R"({"places":[{"code":"xa","name":"Xa","frbr_uri_code":"xa","primary_language":"eng",)"
    R"("localities":[{"code":"b","name":"B","frbr_uri_code":"xa-b","primary_language":"eng"}]}]})",
    R"({"topics":[{"name":"T","slug":"t","id":1,"public":true,"children":[{"name":"A",)"
    R"("slug":"t-a","id":2,"public":true,"children":[]}]}]})",
    R"({"datasets":[{"id":1,"name":"D","description":"","taxonomy_topic_root":"t","enrichments":)"
    R"([{"id":1,"provision_id":"sec_1","taxonomy_topic":"t-a","work":"/akn/xa/act/2005/4"}]}]})",
    R"({"format":"sheria-pack","version":1,"files":[]})",
    "\x89PNG\r\n\x1a\n",
    "%PDF-1.4",
    "PK\5\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    "",
    "[1,{\"a\":null}]"};

/// Reads a recipe byte by byte; beyond its end everything is 0.
class Recipe
{
public:
    Recipe(const std::uint8_t *data, std::size_t size) : m_at(data), m_end(data + size) {}

    bool atEnd() const { return m_at == m_end; }
    std::uint8_t byte() { return atEnd() ? std::uint8_t(0) : *m_at++; }
    QByteArray bytes(std::size_t size)
    {
        const auto length = std::min(size, static_cast<std::size_t>(m_end - m_at));
        const QByteArray taken(reinterpret_cast<const char *>(m_at), qsizetype(length));
        m_at += length;
        return taken;
    }

private:
    const std::uint8_t *m_at;
    const std::uint8_t *m_end;
};

/// One of the contents, as it is or with a piece replaced.
QByteArray content(Recipe &recipe)
{
    const std::uint8_t choice = recipe.byte();
    if (choice >= 240)
        return recipe.bytes(recipe.byte());
    QByteArray made = Contents.at(choice % Contents.size());
    if (choice >= 120 && !made.isEmpty()) {
        const auto at = qsizetype(recipe.byte()) * made.size() / 256;
        const qsizetype length = recipe.byte() % 32;
        made.replace(at, length, recipe.bytes(recipe.byte() % 16));
    }
    return made;
}

/// Turns bytes into a ZIP whose members make sense, most of the time: random bytes by themselves
/// have wrong checksums.
QByteArray composed(Recipe recipe)
{
    const std::uint8_t kind = recipe.byte();
    QByteArray zip;
    QBuffer device(&zip);
    device.open(QIODevice::WriteOnly);
    pack::ZipWriter writer(device);
    pack::PackManifest manifest;
    for (int i = 0; i < 24 && !recipe.atEnd(); ++i) {
        const QByteArray name = Names.at(recipe.byte() % Names.size());
        const QByteArray bytes = content(recipe);
        const auto packing = (kind & 4) != 0 ? pack::ZipWriter::Packing::Store
                                             : pack::ZipWriter::Packing::Deflate;
        if (!writer.add(name, bytes, packing))
            continue; // Its name is taken.
        manifest.files[QString::fromLatin1(name)] = {sha256Hex(bytes), bytes.size()};
    }
    if ((kind & 1) != 0) {
        if ((kind & 2) != 0 && !manifest.files.empty())
            manifest.files.begin()->second.bytes += 1;
        [[maybe_unused]] const auto added = writer.add("manifest.json", manifest.toJson(),
                                                       pack::ZipWriter::Packing::Deflate);
    }
    require(writer.finish().has_value(), "a buffer takes a directory");
    return zip;
}

/// Every member that is listed can be named safely, and is refused or of the size that was said.
void checkMembers(const QByteArray &zip)
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(zip);
    buffer->open(QIODevice::ReadOnly);
    const auto tree = pack::ArchiveTree::open(std::move(buffer), u"fuzz.zip"_s);
    if (!tree) {
        require(!tree.error().text().isEmpty(), "a refusal has a reason");
        return;
    }
    for (const QString &name : (*tree)->names()) {
        require(!pack::fileNameProblem(name.toUtf8()), "a member stays below its archive", name);
        const Result<QByteArray> bytes = (*tree)->read(name);
        if (bytes)
            require(bytes->size() <= limits::MaxEntryBytes, "a member keeps its limit", name);
        else
            require(!bytes.error().text().isEmpty(), "a refusal has a reason", name);
    }
}

/// A new library and a file to import, in memory where the system has such a folder.
class Workshop
{
public:
    Workshop()
        : m_folder(QFile::exists(u"/dev/shm"_s) ? u"/dev/shm/sheria-fuzz-XXXXXX"_s
                                                : u"sheria-fuzz-XXXXXX"_s)
    {
        require(store::createLibraryFile(m_empty).has_value(), "a library can be made");
    }

    QString input() const { return m_folder.filePath(u"input.zip"_s); }

    store::Database emptyLibrary()
    {
        for (const QString &suffix : {u""_s, u"-wal"_s, u"-shm"_s})
            QFile::remove(m_library + suffix);
        require(QFile::copy(m_empty, m_library), "the empty library can be copied");
        return must(store::openLibraryFile(m_library), "the empty library opens");
    }

    void write(const QByteArray &zip) const
    {
        QFile file(input());
        require(file.open(QIODevice::WriteOnly) && file.write(zip) == zip.size(),
                "the input can be written");
    }

    void check() const
    {
        auto db = must(store::openLibraryFile(m_library), "the library opens afterwards");
        const auto findings = must(store::verify(db, {}, {}), "the library can be verified");
        if (!findings.empty())
            require(false, "the library is consistent",
                    QString::fromLatin1(findings[0].check) + u' ' + findings[0].subject + u' '
                        + findings[0].detail);
    }

private:
    QTemporaryDir m_folder;
    QString m_empty = m_folder.filePath(u"empty"_s);
    QString m_library = m_folder.filePath(u"library"_s);
};

pack::ImportSummary importFile(store::Writer &writer, const QString &path)
{
    const StandingClock clock;
    pack::ImportObserver observer;
    observer.onFile = [](const pack::FileReport &report) {
        require(report.outcome != pack::Outcome::Refused || !report.reason.isEmpty(),
                "a refusal has a reason", report.path);
    };
    return must(pack::importPaths(writer, {path}, clock, observer, {}), "the import ends");
}

} // namespace

/// Any bytes, imported as a ZIP: each member is taken or refused with a reason, the library is
/// consistent afterwards, and importing the same again adds nothing. A first byte of 1 says that the
/// rest is a recipe for a ZIP.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static char name[] = "fuzz_pack";
    static char *arguments[] = {name, nullptr};
    static int count = 1;
    static const QCoreApplication app(count, arguments); // Libraries need it.
    static Workshop workshop;
    const bool isRecipe = size > 0 && data[0] == 1;
    const QByteArray zip = isRecipe
        ? composed({data + 1, size - 1})
        : QByteArray(reinterpret_cast<const char *>(data), qsizetype(size));
    checkMembers(zip);
    workshop.write(zip);
    {
        store::Writer writer(workshop.emptyLibrary());
        importFile(writer, workshop.input());
        const pack::ImportSummary again = importFile(writer, workshop.input());
        require(again.imported == 0 && again.replaced == 0, "a second import adds nothing");
    }
    workshop.check();
    return 0;
}
