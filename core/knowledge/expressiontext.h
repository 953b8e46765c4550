// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/akn/lines.h"
#include "core/base/result.h"
#include "core/domain/expression.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

/// What a portion of an address names: a provision, or all from one to another.
struct Portion
{
    const akn::Provision *first = nullptr;
    const akn::Provision *last =
        nullptr; ///< `first` itself, or one that ends after it or within it.

    qsizetype start() const { return first->textStart; } ///< In the text. Units: bytes.
    qsizetype end() const { return last->textEnd; }
    /// "para_3", "para_3->para_5".
    QByteArray name() const;
};

/// One text of an expression, its main one or a component, with its provisions; or the PDF that stands for
/// it, with its pages.
class ExpressionText
{
public:
    /// Errors: NotFound; Corrupt.
    static Result<ExpressionText> load(store::Database &db, const Manifestation &manifestation,
                                       const Expression &expression);
    /// A text alone, of which is not said what expression has it. Errors: as load().
    static Result<ExpressionText> load(store::Database &db, const QByteArray &contentHash);

    /// The pages of a text that has this hash, see store::pageTextOf(). Errors: NotFound; Corrupt.
    static Result<ExpressionText> loadPages(store::Database &db, const QByteArray &hash,
                                            const Expression &expression);

    const QByteArray &expressionUri() const { return m_expressionUri; }
    QDate date() const { return m_date; }
    /// The name of the whole text in URIs; empty: the main one.
    const QByteArray &component() const { return m_component; }
    const std::vector<akn::Provision> &provisions() const { return m_provisions; }

    /// The first provision of this eId, or page of this number; in any component where `component` is
    /// empty. Null: none.
    const akn::Provision *find(QByteArrayView name, QByteArrayView component = {}) const;
    /// The same of a range, "para_3->para_5", too. Source: server/API.md section 8.5.
    std::optional<Portion> portion(const QByteArray &name, const QByteArray &component = {}) const;
    /// The innermost provision at `start`, to the innermost one at the last character before `end`. Nothing:
    /// one of these places is in no provision that can be named: of several with one name that is the first.
    std::optional<Portion> around(qsizetype start, qsizetype end) const;
    /// Trimmed, as the items of a knowledge base have it, so that hashes compare.
    QString whole() const;
    QString of(const akn::Provision &provision) const;
    QString of(const Portion &portion) const;
    /// The provisions around one, from the top; none around none.
    std::vector<const akn::Provision *> around(const akn::Provision *provision) const;
    /// The whole as it is kept, in which provisions say where they begin and end.
    const QByteArray &bytes() const { return m_bytes; }
    /// How long the whole is. Units: bytes.
    qsizetype size() const { return m_bytes.size(); }
    /// What stands between two places. Units: bytes.
    QString between(qsizetype start, qsizetype end) const;
    /// The same with a line feed before each line and a tab before each further cell of a row, in place of
    /// the blank. Lines are known after readLines().
    QString linesBetween(qsizetype start, qsizetype end) const;
    /// The same, trimmed, with the text of each provision and what follows each heading on a line of its own.
    QString structured(qsizetype start, qsizetype end) const;
    /// Reads from the document where its lines begin; a PDF has none. Further calls do nothing.
    /// Errors: NotFound; Corrupt.
    Result<void> readLines(store::Database &db);

private:
    QByteArray linedBytes(qsizetype start, qsizetype end) const;
    bool isAfterNumber(const akn::Provision &provision) const;
    const akn::Provision *innermostAt(qsizetype place) const;

    QByteArray m_expressionUri;
    QDate m_date;
    QByteArray m_component;
    QByteArray m_contentHash; ///< Empty: the pages of a PDF.
    QByteArray m_bytes;
    std::vector<akn::Provision> m_provisions;
    std::vector<akn::LineStart> m_lines;
    bool m_hasLines = false;
    bool m_isPaged = false;
};

/// The texts of an expression, the main one first; none for a stub without a PDF.
/// Errors: as ExpressionText::load().
Result<std::vector<ExpressionText>> textsOf(store::Database &db, const ExpressionRecord &record);

/// What a table of contents calls a provision; empty for a page.
QString titleOf(const akn::Provision &provision, const QByteArray &language);

/// The FRBR URI of a portion: "/akn/za/act/1998/55/eng@2014-01-17/!schedule1~sec_2". Without an eId
/// that of the component, or of the expression.
QByteArray pinpointUri(const QByteArray &expressionUri, const QByteArray &component,
                       const QByteArray &eId);

} // namespace sheria::knowledge
