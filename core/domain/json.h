#pragma once

#include "core/domain/expression.h"
#include "core/domain/place.h"
#include "core/domain/timeline.h"
#include "core/domain/toc.h"

#include <QJsonObject>

#include <type_traits>
#include <utility>

/// The only place that knows the shapes on the wire: the server, packs and sync use it alike. Keys
/// keep the order of the contract, which QJsonObject would not.
namespace sheria::json {

/// Writes JSON into one buffer, in the order of the calls.
class Writer
{
public:
    Writer &beginObject();
    Writer &endObject();
    Writer &beginArray();
    Writer &endArray();
    /// The name of the next member, of characters that JSON needs not escape.
    Writer &key(QByteArrayView name);
    Writer &string(QStringView text);
    Writer &string(QByteArrayView utf8);
    Writer &number(qint64 value);
    Writer &boolean(bool value);
    Writer &null();
    /// A string, or null when it is empty.
    Writer &stringOrNull(QStringView text);
    Writer &stringOrNull(QByteArrayView utf8);
    /// "2014-01-17", or null.
    Writer &date(QDate date);
    /// "2014-01-17T08:00:00Z", with microseconds when there are any, or null.
    Writer &dateTime(const QDateTime &instant);
    /// `json` as it is: the caller vouches for it.
    Writer &raw(QByteArrayView json);

    /// key() and a value.
    template <typename Value>
    Writer &member(QByteArrayView name, const Value &value)
    {
        key(name);
        if constexpr (std::is_same_v<Value, bool>)
            return boolean(value);
        else if constexpr (std::is_integral_v<Value>)
            return number(value);
        else if constexpr (std::is_same_v<Value, QDate>)
            return date(value);
        else if constexpr (std::is_same_v<Value, QDateTime>)
            return dateTime(value);
        else
            return string(value);
    }

    /// What was written.
    QByteArray take();

private:
    void separate();
    Writer &put(QByteArrayView text);
    Writer &quoted(QByteArrayView plain);
    void escape(QByteArrayView utf8);
    void escape(unsigned char c);
    void appendDate(QDate date);
    void digits(int number, int count);
    void append(char c);
    void append(QByteArrayView text);
    char *room(qsizetype bytes);

    QByteArray m_out; ///< Longer than what was written: growing by every piece would cost more.
    qsizetype m_size = 0;
    bool m_needsComma = false;
};

enum class ApiVersion {
    V2,
    V3,
    Decisions, ///< Where the decisions of courts are: "{base}/api/v1/decisions".
};

/// Where the answer's own addresses point: "http://127.0.0.1:8089".
struct Addresses
{
    QByteArray base;
    ApiVersion version = ApiVersion::V3;
    /// "{base}/v3": what an FRBR URI is put behind.
    QByteArray api() const;
    /// The address of a work, an expression or a part of one; what a URL may not hold is escaped,
    /// "! ~ : @" are not.
    QByteArray of(QByteArrayView frbrUri) const;
};

/// The file name of a publication document that was given none:
/// "xa-act-2004-17-publication-document.pdf".
QString defaultPublicationFilename(const FrbrUri &work);

/// Source: contract API.md section 2.9, all keys in its order, then work_title and date.
void writeExpression(Writer &out, const ExpressionRecord &record, const Addresses &at);

/// Source: section 2.8.
void writeCountry(Writer &out, const Country &country, const Addresses &at);
void writeLocality(Writer &out, const Place &locality, const Addresses &at);

/// The object {"toc": […]}. `expressionUri`: with the date in the form the request used (section 3.5).
void writeToc(Writer &out, const std::vector<TocEntry> &entries, QByteArrayView expressionUri,
              const Addresses &at);

/// The objects {"commencements": […]} and {"timeline": […]}.
/// Source: section 2.13.
void writeCommencements(Writer &out, const std::vector<Commencement> &commencements);
void writeTimeline(Writer &out, const std::vector<TimelineDay> &days);

/// The work's own file in a pack (work.json), and back.
/// Errors of the reader: InvalidArgument, naming the member.
void writeWork(Writer &out, const Work &work);
Result<Work> readWork(const QJsonObject &object);

} // namespace sheria::json
