// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QList>

#include <optional>

namespace sheria::http {

struct Request;

/// The formats an answer may have.
enum class Format { Json, Xml, Html, Pdf, Epub, Zip };

/// "json", as suffix and as value of `?format=`.
QByteArrayView formatName(Format format);

/// What the Content-Type of an answer says: "text/html; charset=utf-8".
QByteArrayView contentTypeFor(Format format);

/// The format called `name`; "akn" is another name of xml. Names are lower-case.
std::optional<Format> formatForName(QByteArrayView name);

/// A path without its format suffix, and the format that suffix named.
struct SplitPath
{
    QByteArrayView stem;
    std::optional<Format> format;
};

/// Takes a known suffix off the very end of `path`; an unknown one is part of the path:
/// "/akn/xa/act/2005/4.json" → "/akn/xa/act/2005/4", but "…/v1.2" stays.
/// "/akn/xa/.json" → "/akn/xa/".
SplitPath splitSuffix(QByteArrayView path);

/// Which of `offered` (the first is the default) to answer with, by suffix, then `?format=`, then
/// Accept, then the default. `suffix` and `wanted` are empty when not given.
///
/// Of equal quality the more specific range wins, then the one that came first. A client that
/// takes HTML only, of something that has none, gets the default: browsers shall see JSON, not 406.
/// So does one that names nothing but problem details, which says how it wants its errors.
/// Errors: NotFound for a suffix or `?format=` that is not offered, Unsupported for an Accept that
/// nothing offered satisfies.
Result<Format> chooseFormat(std::optional<Format> suffix, QByteArrayView wanted,
                            QByteArrayView accept, const QList<Format> &offered);

/// chooseFormat() with `?format=` and Accept of `request`.
Result<Format> chooseFormat(const Request &request, std::optional<Format> suffix,
                            const QList<Format> &offered);

/// True when Accept `value` asks by name for errors as problem details (RFC 9457), and likes them
/// as well as plain JSON.
bool wantsProblemDetails(QByteArrayView accept);

/// How a body is packed on its way to the client.
enum class Coding { Identity, Gzip, Zstd };

/// "gzip", as in Content-Encoding; empty for Identity.
QByteArrayView codingName(Coding coding);

/// The coding to answer Accept-Encoding `value` with: the one of the highest quality, of equals
/// zstd, which costs less time and is smaller. "*" stands for gzip only. Identity when the client
/// names none that we know, or likes the plain body better.
/// Source: RFC 9110 section 12.5.3.
Coding chooseCoding(QByteArrayView value);

/// `bytes` in `coding`: one gzip member (RFC 1952), or one zstd frame (RFC 8878). Empty when the
/// library has no memory for it.
QByteArray encode(Coding coding, QByteArrayView bytes);

/// True for types whose bodies shrink: text, JSON, XML, YAML, scripts, SVG.
bool isCompressible(QByteArrayView contentType);

/// Which of `offered` languages ("en", "fr"; the first is the default) a client likes best by its
/// Accept-Language `value`. A wanted "fr-CA" is content with "fr"; "*" with the first.
/// Source: RFC 9110 section 12.5.4, RFC 4647 section 3.4 (lookup).
QByteArray chooseLanguage(QByteArrayView value, const QByteArrayList &offered);

} // namespace sheria::http
