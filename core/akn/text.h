// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <pugixml.hpp>

/// Text as UTF-8: what is visible of a document, and what of it may stand in messages.
///
/// White space is what QChar::isSpace() says: ASCII, U+0085, U+00A0, U+1680, U+2000 to U+200A,
/// U+2028, U+2029, U+202F, U+205F, U+3000. The zero-width characters are not.
/// tests/core/akn/tst_corpus.cpp compares it with what another program takes for visible text.
namespace sheria::akn {

/// `utf8` with every run of white space made one blank, and none at the ends.
QByteArray foldWhiteSpace(QByteArrayView utf8);

/// `utf8` with every white space character taken out.
QByteArray withoutWhiteSpace(QByteArrayView utf8);

/// `utf8` in Unicode normalization form C; the same array when it has that form already.
QByteArray normalized(const QByteArray &utf8);

/// The length of the white space character at `at`; 0 when there is another. Units: bytes.
/// Precondition: the bytes are valid UTF-8 and followed by a NUL or by `end`.
int whiteSpaceLength(const char *at, const char *end);

/// Collects folded text piece by piece into memory that was set aside for all of it.
class TextFolder
{
public:
    /// `capacity`: no less than all pieces and one byte for each call of separate() together.
    explicit TextFolder(qsizetype capacity);

    void append(const char *utf8, std::size_t size);
    /// Whatever comes next is a word of its own.
    void separate() { m_isSeparated = true; }

    /// Where the next character will stand, if it is not white space.
    qsizetype nextStart() const { return size() + (m_isSeparated && size() > 0 ? 1 : 0); }
    qsizetype size() const { return m_at - m_begin; }
    /// Whether something came along that might not be in normalization form C.
    bool mayNeedNormalizing() const { return m_mayNeedNormalizing; }

    /// What was collected; the folder is empty afterwards.
    QByteArray take();

private:
    const char *appendBlocks(const char *at, const char *end);
    const char *appendCharacter(const char *at, const char *end);

    QByteArray m_bytes;
    char *m_begin = nullptr;
    char *m_at = nullptr;
    bool m_isSeparated = false;
    bool m_mayNeedNormalizing = false;
};

/// The text below `node`, folded and normalized, without notes and metadata: of a num, a heading.
QString textOf(pugi::xml_node node);

/// textOf() for many nodes of one document. Headings do not contain each other, so together they
/// are no longer than the document; a hostile one could nest them and have its text copied hundreds
/// of times. What exceeds the budget comes out empty.
class TextReader
{
public:
    /// `budget`: the size of the document. Units: bytes.
    explicit TextReader(qsizetype budget) : m_left(budget) {}

    QString textOf(pugi::xml_node node);

private:
    qsizetype m_left;
};

/// `text` up to the end of a word, `most` characters at most, with "…" where something is left out.
QString shortened(const QString &text, qsizetype most);

/// Hostile text as it may stand in a message: in quotation marks, shortened, on one line, without
/// characters that a terminal or a list would obey. "nothing" when it is empty.
QString quoted(QByteArrayView utf8);

/// "line 3, column 17: what", counted from 1 in lines and characters.
Message atPlace(QByteArrayView utf8, qsizetype offset, const Message &what);

/// The XML of a document without the processing instructions before its root that name style sheets, which
/// would be loaded from elsewhere.
QByteArray withoutStylesheets(const QByteArray &xml);

/// White space of XML.
constexpr bool isXmlSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

} // namespace sheria::akn
