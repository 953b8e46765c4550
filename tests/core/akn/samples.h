// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

namespace sheria::test {

/// An act of 3.0 with this body and no metadata but its identity, /akn/xa/act/2004/17/eng@2009-02-03.
QByteArray act(const QByteArray &body);

/// An act of 3.0 with `meta` for metadata.
QByteArray actWithMeta(const QByteArray &meta, const QByteArray &body = "<body/>");

/// `bytes` as a document; the test stops where it is refused.
akn::Document parsed(const QByteArray &bytes);

/// What a document writes about its identity; each test changes a little of it.
struct Written
{
    Written(QByteArray work = "/akn/xa/act/2004/17",
            QByteArray expression = "/akn/xa/act/2004/17/eng@2009-02-03", QByteArray inWork = {},
            QByteArray inExpression = "<FRBRlanguage language=\"eng\"/>", QByteArray inMeta = {})
        : workUri(work)
        , expressionUri(expression)
        , workExtra(inWork)
        , expressionExtra(inExpression)
        , metaExtra(inMeta)
    {}

    QByteArray workUri;
    QByteArray expressionUri;
    QByteArray workExtra;
    QByteArray expressionExtra;
    QByteArray metaExtra;
};

/// `<element value="written"/>`.
QByteArray valued(const char *element, const QByteArray &written);

QByteArray bytesOf(const Written &written, const QByteArray &body = "<body/>");
akn::Metadata metadataOf(const Written &written, const QByteArray &body = "<body/>");

} // namespace sheria::test
