// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/briefs/brief.h"
#include "core/briefs/names.h"
#include "core/domain/json/json.h"
#include "core/domain/today.h"
#include "core/quotations/verifier.h"

#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::briefs {

/// Where in a brief something stands.
struct Place
{
    int paragraph = 0;   ///< Of the body, from 1.
    int note = 0;        ///< From 1; 0: in the body.
    int inNote = 0;      ///< Index of the paragraph in the note.
    int page = 0;        ///< From 1; 0: not known.
    qsizetype start = 0; ///< In the text of the paragraph. Units: UTF-16.
    qsizetype end = 0;
};

/// What became of a citation.
struct CheckedCitation
{
    enum class Status {
        Ok,
        WrongNumber,   ///< The case of these parties has another number.
        WrongYear,     ///< The case or law of this name has another year.
        OtherName,     ///< The number is that of a case of other parties, or of another law.
        WrongPinpoint, ///< There is no such provision, or what is quoted stands in another.
        Superseded,    ///< What is quoted stood there at another date.
        Repealed,
        NonExistent, ///< The library holds the whole series, and there is no such number in it.
        Unknown,     ///< The library has no such work, or several that it may be: no verdict.
    };
    friend constexpr std::array<QByteArrayView, 9> enumNames(Status)
    {
        return {"ok",
                "wrong-number",
                "wrong-year",
                "name-of-another-case",
                "wrong-pinpoint",
                "superseded",
                "repealed",
                "nonexistent",
                "unknown"};
    }

    /// What is cited: what a table of authorities groups by.
    enum class Kind { Case, Legislation, Other };
    friend constexpr std::array<QByteArrayView, 3> enumNames(Kind)
    {
        return {"case", "legislation", "other"};
    }

    Place place;
    Kind kind = Kind::Other;
    QByteArray text; ///< As it is written, with parties and provisions.
    QByteArray name; ///< The same without provisions.
    Status status = Status::Unknown;
    QByteArray workUri;   ///< Empty: none was found.
    QString title;        ///< Of the work.
    QByteArray provision; ///< eId; empty: none is cited, or there is none.
    QByteArray standsFor; ///< Of "ibid", "supra note 3", a short name: the citation that it means.
    bool isElsewhere = false; ///< Of WrongPinpoint: what is quoted stands in another provision.
    bool isUnnumbered =
        false;     ///< Of Unknown: the text does not show whether there is such a provision.
    QString right; ///< What the library has instead: a year, a citation, a title, a provision.
};

/// What became of a quotation.
struct CheckedQuotation
{
    Place place;
    QString text;
    QByteArray workUri;   ///< It was looked for there; empty: nothing says whose words they are.
    QByteArray provision; ///< eId
    bool isOpen = false;  ///< No mark closes it: it was read to the end of its paragraph.
    /// None: unknown, as no work of the library is cited for it.
    std::optional<quotations::Verdict> verdict;

    QByteArray status() const;
};

using Checked = std::variant<CheckedCitation, CheckedQuotation>;

struct Report
{
    std::vector<Checked> items; ///< In the order of the text, notes after their paragraphs.

    /// Those that are at fault; unknown ones are not.
    int faults() const;
};

/// Looks up every case and law that a brief cites, and every passage that it quotes.
///
/// A case is one citation with its parties, docket, neutral citation and reports, a law with its title, number
/// and chapter: all of them must be those of one work. What of them the library cannot confirm is a further
/// citation, which is unknown. "Ibid", "supra note 3", "(n 3)", "(supra)", short names with a paragraph, and
/// provisions "read with" others or "thereof", are citations of what they stand for; where several may be meant
/// they are unknown. Other bare provisions, and citations between quotation marks, are not reported; those in a
/// paragraph that is set off are, unless its words are those of the source.
/// A quotation is what stands between quotation marks, three words at least, also over several paragraphs of
/// which each begins with a mark; and a paragraph that is set off, where its style says so or a citation and a
/// colon lead to it. It is of what is cited in the note behind it, or else before it, or after it in its
/// paragraph; of a paragraph that is set off, in the one before.
/// What `mayRead` forbids is not there, and then nothing is said not to exist; none given: everything may be
/// read. See store::CompleteSeries for what is known to be a whole series. `cache`: what keeps the names of this
/// library; none given: they are read anew.
/// Thread: that of `db`. Errors: those of the database; Cancelled.
Result<Report> check(store::Database &db, const Brief &brief, const Today &today,
                     const std::stop_token &stop = {}, const MayRead &mayRead = {},
                     NamesCache *cache = nullptr);

QByteArray statusOf(const Checked &checked);
Place placeOf(const Checked &checked);
/// "page 3, paragraph 12, note 4"
Message placeMessage(const Place &place);
/// Whether it is wrong; what is unknown is not.
bool isFault(const Checked &checked);
/// What its status means for the brief, with what the library has instead.
Message explanation(const Checked &checked);

/// A case or law and where the brief cites it.
struct Authority
{
    CheckedCitation::Kind kind = CheckedCitation::Kind::Other;
    QString title;      ///< That of the library; of what it does not have the words of the brief.
    QByteArray workUri; ///< Empty: the library does not have it.
    std::vector<Place> places;
};
/// The table of authorities: cases, legislation, other; each by title.
std::vector<Authority> authorities(const Report &report);

/// One object: type, text, status, work, provision, …
QByteArray checkedJson(const Checked &checked);
/// One object: faults, items, authorities.
QByteArray reportJson(const Report &report);
/// Lines for people.
QString reportText(const Report &report);

/// The language of what a person reads; none: English.
using Words = std::function<QString(const Message &)>;
/// A page that needs no other file. `name`: of the brief.
QByteArray reportHtml(const Report &report, const QString &name, const Words &words = {});
/// Errors: those of render::toPdf().
Result<QByteArray> reportPdf(const Report &report, const QString &name, const Words &words = {},
                             const std::stop_token &stop = {});

} // namespace sheria::briefs
