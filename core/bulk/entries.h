// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bulk/folder.h"
#include "core/citations/graph.h"
#include "core/domain/decisions/judgment.h"
#include "core/domain/json/json.h"
#include "core/domain/place.h"
#include "core/knowledge/expressiontext.h"
#include "core/search/text/passages.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/mediaqueries.h"

#include <memory>
#include <optional>
#include <vector>

/// What an export is made of, and what writes it in a format. All text is valid UTF-8, all JSON is one line.
namespace sheria::bulk {

/// A text of an expression: the main one, a schedule, or the pages of a PDF.
struct TextEntry
{
    QByteArray component = "main";
    QByteArray frbrThis;
    QByteArray doctype; ///< "act"; empty: pages.
    QByteArray contentHash;
    QByteArray akn; ///< Empty: pages.
    knowledge::ExpressionText text;
    std::vector<search::Passage> passages; ///< Together they are all of the text.

    QByteArrayView of(const search::Passage &passage) const;
    /// The provision that a passage is in; null: none.
    const akn::Provision *unitOf(const search::Passage &passage) const;
};

/// An expression with all that is exported of it.
struct ExpressionEntry
{
    ExpressionRecord record; ///< Without the topics that are not public.
    QDate validUntil;        ///< Of the next one in its language; null: it is the newest.
    std::vector<TextEntry> texts;
    std::vector<citations::CitedWork> cited;
    std::vector<store::MediaFile> media;
};

/// A work and its expressions, by date, then language. `judgment` and `enrichments` of the work are one line
/// each.
struct WorkEntry
{
    Work work; ///< Without the topics that are not public.
    std::optional<Judgment> judgment;
    bool hasExpressions = false;
};

/// What is not of one work.
struct General
{
    std::vector<Country> countries;
    std::vector<store::Topic> topics; ///< Trees.
    qint64 revision = 0;              ///< Of the library.
    qint64 since = 0;                 ///< 0: everything is exported.
};

/// Writes an export in one format. addWork() comes before the expressions of the work.
/// Errors of all: those of files.
class Writer
{
public:
    virtual ~Writer() = default;
    virtual Result<void> begin(const General &general) = 0;
    /// A work whose earlier rows are to be deleted, before addWork() of any.
    virtual Result<void> addReplaced(const QByteArray &workUri) = 0;
    virtual Result<void> addWork(const WorkEntry &entry) = 0;
    virtual Result<void> addExpression(const ExpressionEntry &entry) = 0;
    virtual Result<void> finish() = 0;
    /// How many things were left out because the receiver takes no longer ones.
    virtual qint64 tooLong() const { return 0; }
};

/// See bulkexport.h for what each writes. Sizes in bytes.
std::unique_ptr<Writer> makeJsonLinesWriter(Folder &folder);
std::unique_ptr<Writer> makePostgreSqlWriter(Folder &folder);
std::unique_ptr<Writer> makeOpenSearchWriter(Folder &folder, qint64 fileBytes, qint64 recordBytes);

/// A language and what analyses its words.
struct LanguageAnalyzer
{
    QByteArray language;   ///< "eng".
    QByteArray openSearch; ///< "english"; empty: "standard".
    QByteArray postgreSql; ///< "english"; empty: "simple".
};
/// By language; others have neither.
std::vector<LanguageAnalyzer> languageAnalyzers();

/// A file of resources/bulk.
QByteArray resource(const QByteArray &name);

/// A language that may be the name of a field: three letters, "und" for what is none.
QByteArray languageField(const QByteArray &language);

/// Until when the expression is in force as the text of its language: see ExpressionEntry::validUntil.
QDate validUntil(const ExpressionRecord &record);

/// The day on which the work was repealed; null: it was not, or nobody knows when.
QDate repealedOn(const Work &work);

/// The day of the main commencement; null: none, or not known.
QDate commencedOn(const Work &work);

} // namespace sheria::bulk
