// SPDX-License-Identifier: GPL-3.0-or-later
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

/// JSON that goes into an object as it is.
struct Raw
{
    QByteArray json;
};

/// A text that is written as null where it is empty. Borrowed.
template <typename View>
struct OrNull
{
    View textOrNull;
};
inline OrNull<QStringView> orNull(QStringView text)
{
    return {text};
}
inline OrNull<QByteArrayView> orNull(QByteArrayView text)
{
    return {text};
}

/// Writes JSON into one buffer, in the order of the calls.
///
/// A value is a text, a number, a date, Raw, OrNull, a function that writes to the Writer it is given, a
/// list of values, an optional value (null where there is none), or whatever has a function describe().
///
/// describe(archive, object) lists the members of an object once, in the order of the API, for a Writer and
/// for what reads.
class Writer
{
public:
    static constexpr bool IsReading = false;
    template <typename T>
    using Of = const T;

    Writer &beginObject() { return begin('{'); }
    Writer &endObject() { return end('}'); }
    Writer &beginArray() { return begin('['); }
    Writer &endArray() { return end(']'); }
    /// The name of the next member, of characters that JSON needs not escape.
    Writer &key(QByteArrayView name);
    Writer &string(QStringView text);
    Writer &string(QByteArrayView utf8);
    Writer &number(qint64 value);
    Writer &boolean(bool value) { return raw(value ? "true" : "false"); }
    Writer &null() { return raw("null"); }
    /// A string, or null when it is empty.
    template <typename View>
    Writer &stringOrNull(View text)
    {
        return text.isEmpty() ? null() : string(text);
    }
    /// "2014-01-17", or null.
    Writer &date(QDate date) { return moment(date, {}); }
    /// "2014-01-17T08:00:00Z", with microseconds when there are any, or null.
    Writer &dateTime(const QDateTime &instant);
    /// `json` as it is: the caller vouches for it.
    Writer &raw(QByteArrayView json);
    template <typename Value>
    Writer &value(const Value &it)
    {
        if constexpr (std::is_invocable_v<const Value &, Writer &>)
            it(*this);
        else if constexpr (requires { it.has_value(); })
            it ? value(*it) : null();
        else if constexpr (requires { it.json; })
            raw(it.json);
        else if constexpr (requires { it.textOrNull; })
            stringOrNull(it.textOrNull);
        else if constexpr (std::is_same_v<Value, bool>)
            boolean(it);
        else if constexpr (std::is_integral_v<Value>)
            number(it);
        else if constexpr (std::is_same_v<Value, QDate>)
            date(it);
        else if constexpr (std::is_same_v<Value, QDateTime>)
            dateTime(it);
        else if constexpr (std::is_convertible_v<const Value &, QByteArrayView>)
            string(QByteArrayView(it));
        else if constexpr (std::is_convertible_v<const Value &, QStringView>)
            string(QStringView(it));
        else if constexpr (requires { std::begin(it); })
            array(it, [this](const auto &item) { this->value(item); });
        else
            beginObject(), describe(*this, it), endObject();
        return *this;
    }
    /// An array that `writeItem` fills, one call for each item.
    template <typename Items, typename WriteItem>
    Writer &array(const Items &items, const WriteItem &writeItem)
    {
        beginArray();
        for (const auto &item : items)
            writeItem(item);
        return endArray();
    }
    /// key() and a value.
    template <typename Value>
    Writer &member(QByteArrayView name, const Value &it)
    {
        return key(name).value(it);
    }
    /// Names and values, one after the other.
    template <typename Value, typename... Rest>
    Writer &members(QByteArrayView name, const Value &it, const Rest &...rest)
    {
        member(name, it);
        if constexpr (sizeof...(rest) > 0)
            members(rest...);
        return *this;
    }
    /// An object of names and values.
    template <typename... Members>
    Writer &object(const Members &...all)
    {
        return beginObject().members(all...).endObject();
    }
    // For descriptions.
    /// Null when it is empty.
    template <typename Text>
    void text(const char *name, const Text &it)
    {
        member(name, orNull(it));
    }
    void choice(const char *name, bool it, const char *yes, const char *no)
    {
        member(name, QByteArrayView(it ? yes : no));
    }
    /// What was written.
    QByteArray take();

private:
    void separate();
    Writer &begin(char bracket);
    Writer &end(char bracket);
    Writer &quoted(QByteArrayView plain);
    Writer &moment(QDate date, QTime time);
    void escape(QByteArrayView utf8);
    void digits(int number, int count);
    void append(char c) { *room(1) = c; }
    void append(QByteArrayView text);
    char *room(qsizetype bytes);

    QByteArray m_out; ///< Longer than what was written: growing by every piece would cost more.
    qsizetype m_size = 0;
    bool m_needsComma = false;
};

/// An object of names and values: object("id", 7, "name", name).
template <typename... Members>
QByteArray object(const Members &...members)
{
    return Writer().object(members...).take();
}
/// A value: an object of names and values. Borrowed.
template <typename... Members>
auto nested(const Members &...members)
{
    return [&members...](Writer &out) {
        out.object(members...);
    };
}
/// A list of what `toJson` makes of each item.
template <typename Items, typename ToJson>
Raw list(const Items &items, const ToJson &toJson)
{
    Writer out;
    out.array(items, [&](const auto &item) { out.raw(toJson(item)); });
    return {out.take()};
}

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
    WrongTypes wrongTypes() const { return m_wrongTypes; }

    QString text(const QString &key);
    QByteArray bytes(const QString &key) { return text(key).toUtf8(); }
    bool flag(const QString &key, bool whenAbsent = false);
    std::optional<qint64> integer(const QString &key);
    /// Null for a day that stands for no date, as Writer writes it.
    QDate date(const QString &key);
    QDateTime dateTime(const QString &key);
    /// Null when absent.
    std::optional<QJsonObject> object(const QString &key);
    QJsonArray array(const QString &key);

    bool has(const QString &key) const { return !m_object.value(key).isUndefined(); }

    /// Notes that `key` is not `expected`; the first complaint is kept.
    void complain(const QString &key, const Message &expected);
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
    /// How links call their media type.
    /// Source: server/API.md section 0.2, C1.
    QByteArrayView mediaTypeKey() const
    {
        return version == ApiVersion::V2 ? "mediaType" : "media_type";
    }
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
