// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_media {

using namespace sheria::tests;

/// Media files and publication documents.
class TestSpecMedia : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void media_data()
    {
        begin();
        says("GET {frbr_uri}/media is an envelope of media files",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/media",
             {{"status", "200"}, {"keys", "count next previous results"}, {"count", "2"}});
        says("Media file: url, filename, mime_type, size",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/media.json",
             {{"results.0",
               "{'url':'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/media/"
               "a.png','filename':'a.png','mime_type':'image/png','size':9}"}});
        says("Media are ordered by filename", "/v3/akn/xa/act/2004/17/eng@2009-02-03/media",
             {{"results.0.filename", "'a.png'"}, {"results.1.filename", "'b map.svg'"}});
        says("The url of a file is escaped", "/v3/akn/xa/act/2004/17/eng@2009-02-03/media",
             {{"results.1.url",
               "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/media/b%20map.svg'"}});
        says("Media take page and page_size",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/media?page_size=1&page=2",
             {{"length results", "1"}, {"results.0.filename", "'b map.svg'"}, {"next", "null"}});
        says("A work without media has an empty list", "/v3/akn/xa/act/2006/1/media",
             {{"status", "200"}, {"count", "0"}});
        says("A trailing slash does not matter", "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/",
             {{"status", "200"}, {"count", "2"}});
        says("GET {frbr_uri}/media/{filename} is the file",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png",
             {{"status", "200"},
              {"header content-type", "image/png"},
              {"body", "PNG bytes"},
              {"header content-length", "9"}});
        says("A file is shown in its place under its name",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png",
             {{"header content-disposition", "inline; filename=a.png"}});
        says("A file name may have any characters",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/b%20map.svg",
             {{"status", "200"}, {"header content-type", "image/svg+xml"}});
        says("An unknown file is 404", "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/c.png",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("The file of another expression is 404",
             "/v3/akn/xa/act/2004/17/eng@2004-06-01/media/a.png",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says(
            "A file comes in parts, too",
            Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png",
                      {{"status", "206"}, {"body", "PNG"}, {"header content-range", "bytes 0-2/9"}},
                      {{"Range", "bytes=0-2"}}});
        says("A part beyond the end is 416",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png",
                       {{"status", "416"}, {"header content-range", "bytes */9"}},
                       {{"Range", "bytes=9-"}}});
        says("A publication document answers by its work's file name",
             "/v3/akn/xa/act/2004/17/media/publication/gazette-221.pdf",
             {{"status", "200"},
              {"header content-type", "application/pdf"},
              {"body", "%PDF-1.7"},
              {"header content-disposition", "inline; filename=gazette-221.pdf"}});
        says("A publication document under another name is 404",
             "/v3/akn/xa/act/2004/17/media/publication/other.pdf",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A publication document elsewhere is a redirect",
             "/v3/akn/xa/act/1999/2/media/publication/f.pdf",
             {{"status", "302"}, {"header location", "https://gazette.example/1999/2.pdf"}});
        says("A work without a publication document has none",
             "/v3/akn/xa/act/2006/1/media/publication/x.pdf",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
    }
    void media() { check(); }
};

SHERIA_TEST(TestSpecMedia)
} // namespace tst_media
#include "tst_media.moc"
