#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/place.h"
#include "core/domain/timeline.h"
#include "core/domain/toc.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>
#include <type_traits>
#include <utility>

/// The only place that knows the shapes on the wire: the server, packs and sync use it alike. Keys
/// keep the order of the API, which QJsonObject would not.

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

/// What becomes of a member that is not of the type it should be.
enum class WrongTypes {
    Refuse, ///< It is an error.
    Ignore, ///< It says nothing: for what other programs send.
};

/// Reads the members of a JSON object one by one. A member that is absent or null is empty; one of a
/// wrong type is empty too and remembered, so that a caller asks for the error once, at the end.
class Members
{
public:
    explicit Members(const QJsonObject &object, WrongTypes wrongTypes = WrongTypes::Refuse)
        : m_object(object)
        , m_wrongTypes(wrongTypes)
    {}
    /// For an object in this one: treats wrong types alike.
    Members inner(const QJsonObject &object) const { return Members(object, m_wrongTypes); }

    QString text(const QString &key);
    QByteArray bytes(const QString &key) { return text(key).toUtf8(); }
    bool flag(const QString &key, bool whenAbsent = false);
    std::optional<qint64> integer(const QString &key);
    QDate date(const QString &key);
    QDateTime dateTime(const QString &key);
    /// Null when absent.
    std::optional<QJsonObject> object(const QString &key);
    QJsonArray array(const QString &key);

    bool has(const QString &key) const { return !m_object.value(key).isUndefined(); }

    /// Notes that `key` is not `expected`; the first complaint is kept.
    void complain(const QString &key, const QString &expected);
    /// Takes over the complaint of an object that is the member `key`.
    void complainAs(const QString &key, const Members &inner);
    const std::optional<Error> &error() const { return m_error; }

private:
    /// The member, or Undefined when it is absent or null.
    QJsonValue value(const QString &key) const;

    QJsonObject m_object;
    WrongTypes m_wrongTypes;
    std::optional<Error> m_error;
};

/// An ISO 8601 instant; one without an offset is UTC, a date alone is its first moment. Null when
/// `text` is none.
QDateTime parseInstant(const QString &text);

/// The member `key`: an array that `writeItem` fills, one call for each item.
template <typename Items, typename WriteItem>
void writeArray(Writer &out, QByteArrayView key, const Items &items, const WriteItem &writeItem)
{
    out.key(key).beginArray();
    for (const auto &item : items)
        writeItem(item);
    out.endArray();
}

/// The member "commencements".
/// Source: server/API.md section 2.13.
void writeCommencementArray(Writer &out, const std::vector<Commencement> &commencements);

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

/// Source: server/API.md section 2.9, all keys in its order, then work_title and date.
void writeExpression(Writer &out, const ExpressionRecord &record, const Addresses &at);

/// Source: server/API.md section 2.8.
void writeCountry(Writer &out, const Country &country, const Addresses &at);
void writeLocality(Writer &out, const Place &locality, const Addresses &at);

/// The object {"toc": […]}. `expressionUri`: with the date in the form the request used (server/API.md
/// section 3.5).
void writeToc(Writer &out, const std::vector<TocEntry> &entries, QByteArrayView expressionUri,
              const Addresses &at);

/// The objects {"commencements": […]} and {"timeline": […]}.
/// Source: server/API.md section 2.13.
void writeCommencements(Writer &out, const std::vector<Commencement> &commencements);
void writeTimeline(Writer &out, const std::vector<TimelineDay> &days);

/// The work's own file in a pack (work.json), and back.
/// Errors of the reader: InvalidArgument, naming the member.
void writeWork(Writer &out, const Work &work);
Result<Work> readWork(const QJsonObject &object, WrongTypes wrongTypes = WrongTypes::Refuse);

} // namespace sheria::json
