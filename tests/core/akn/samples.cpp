// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/akn/samples.h"

namespace sheria::test {

QByteArray actWithMeta(const QByteArray &meta, const QByteArray &body)
{
    return "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><act "
           "name=\"act\">"
        + meta + body + "</act></akomaNtoso>";
}

QByteArray act(const QByteArray &body)
{
    return actWithMeta(
        "<meta><identification><FRBRWork><FRBRthis value=\"/akn/xa/act/2004/17/!main\"/>"
        "<FRBRuri value=\"/akn/xa/act/2004/17\"/><FRBRalias value=\"Tree Act\" "
        "name=\"title\"/></FRBRWork>"
        "<FRBRExpression><FRBRthis value=\"/akn/xa/act/2004/17/eng@2009-02-03/!main\"/>"
        "<FRBRuri value=\"/akn/xa/act/2004/17/eng@2009-02-03\"/><FRBRlanguage language=\"eng\"/>"
        "</FRBRExpression></identification></meta>",
        body);
}

akn::Document parsed(const QByteArray &bytes)
{
    Result<akn::Document> document = akn::Document::parse(bytes);
    if (!document)
        qFatal("the document is refused: %s", qPrintable(document.error().text()));
    return *std::move(document);
}

QByteArray valued(const char *element, const QByteArray &written)
{
    return "<" + QByteArray(element) + " value=\"" + written + "\"/>";
}

QByteArray bytesOf(const Written &written, const QByteArray &body)
{
    return actWithMeta("<meta><identification><FRBRWork>" + valued("FRBRuri", written.workUri)
                           + written.workExtra + "</FRBRWork><FRBRExpression>"
                           + valued("FRBRuri", written.expressionUri) + written.expressionExtra
                           + "</FRBRExpression></identification>" + written.metaExtra + "</meta>",
                       body);
}

akn::Metadata metadataOf(const Written &written, const QByteArray &body)
{
    return parsed(bytesOf(written, body)).metadata();
}

} // namespace sheria::test
