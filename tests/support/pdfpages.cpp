// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pdfpages.h"

#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"

namespace sheria::tests {

namespace {

/// The operators that show lines, one under the other. Parentheses and backslashes are escaped.
QByteArray shown(QByteArray lines)
{
    lines.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)");
    QByteArray out = "BT /F1 12 Tf 14 TL 72 760 Td ";
    const QByteArrayList each = lines.split('\n');
    for (const QByteArray &line : each)
        out += '(' + line + ") Tj T* ";
    return out + "ET";
}

} // namespace

QByteArray pdfOf(const QByteArrayList &pages)
{
    QByteArrayList objects{"<< /Type /Catalog /Pages 2 0 R >>",
                           {},
                           "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"};
    QByteArray kids;
    for (const QByteArray &page : pages) {
        const qsizetype number = objects.size() + 1;
        kids += QByteArray::number(number) + " 0 R ";
        objects << "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents "
                + QByteArray::number(number + 1) + " 0 R /Resources << /Font << /F1 3 0 R >> >> >>";
        const QByteArray stream = page.isEmpty() ? QByteArray() : shown(page);
        objects << "<< /Length " + QByteArray::number(stream.size()) + " >>\nstream\n" + stream
                + "\nendstream";
    }
    objects[1] = "<< /Type /Pages /Count " + QByteArray::number(pages.size()) + " /Kids [" + kids
        + "] >>";
    QByteArray out = "%PDF-1.4\n";
    QByteArray places;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        places += QByteArray::number(out.size()).rightJustified(10, '0') + " 00000 n \n";
        out += QByteArray::number(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const QByteArray count = QByteArray::number(objects.size() + 1);
    const QByteArray start = QByteArray::number(out.size());
    return out + "xref\n0 " + count + "\n0000000000 65535 f \n" + places + "trailer\n<< /Size "
        + count + " /Root 1 0 R >>\nstartxref\n" + start + "\n%%EOF\n";
}

Result<void> putPdfAct(store::Database &db, const QByteArray &workUri, const QString &title,
                       const QByteArray &pdf, const QDateTime &now)
{
    SHERIA_TRY(const QByteArray hash, store::putFile(db, pdf));
    Work work;
    SHERIA_TRY(work.uri, FrbrUri::parse(workUri));
    work.title = title;
    work.isStub = true;
    work.publication.document.emplace().contentHash = hash;
    SHERIA_CHECK(store::putWork(db, work, now));
    Expression expression;
    expression.uri = workUri + "/eng@1987-06-01";
    expression.language = "eng";
    expression.date = QDate(1987, 6, 1);
    expression.title = title;
    SHERIA_CHECK(store::putEmptyExpression(db, expression, workUri, now));
    return {};
}

} // namespace sheria::tests
