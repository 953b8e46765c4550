#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"
#include "core/domain/expression.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

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
    /// Trimmed, as the items of a knowledge base have it, so that hashes compare.
    QString whole() const;
    QString of(const akn::Provision &provision) const;
    /// The provisions around one, from the top; none around none.
    std::vector<const akn::Provision *> around(const akn::Provision *provision) const;
    /// The whole as it is kept, in which provisions say where they begin and end.
    const QByteArray &bytes() const { return m_bytes; }
    /// How long the whole is. Units: bytes.
    qsizetype size() const { return m_bytes.size(); }
    /// What stands between two places. Units: bytes.
    QString between(qsizetype start, qsizetype end) const;

private:
    QByteArray m_expressionUri;
    QDate m_date;
    QByteArray m_component;
    QByteArray m_bytes;
    std::vector<akn::Provision> m_provisions;
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
