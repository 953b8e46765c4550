// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/readable.h"

#include "tests/core/render/pdftools.h"
#include "tests/core/render/samplelibrary.h"

#include <QHash>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace sheria::tests {

QByteArray readable(const Reply &reply)
{
    const QByteArray type = reply.header("content-type");
    if (type == "application/pdf" && test::hasPoppler()) {
        static QHash<QByteArray, QByteArray> known; // Many addresses lead to the same file.
        QByteArray &text = known[reply.body];
        if (text.isEmpty())
            text = (test::pdfText(reply.body) + test::pdfFacts(reply.body)[u"Title"_s]).toUtf8();
        return text.simplified();
    }
    if (type != "application/epub+zip" && type != "application/zip")
        return reply.body;
    const auto files = test::unpacked(reply.body);
    return QStringList(files.keys()).join(u' ').toUtf8() + files.values().join(' ');
}

} // namespace sheria::tests
