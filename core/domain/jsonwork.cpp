#include "core/domain/json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::json {

namespace {

// The shape of work.json: each describe() lists the members of one object in the API's order, for
// writing and for reading.

/// Writes what is described.
class Describing
{
public:
    static constexpr bool IsReading = false;
    template <typename T>
    using Of = const T;

    explicit Describing(Writer &out) : m_out(out) {}

    template <typename Value>
    void member(const char *key, const Value &value)
    {
        if constexpr (requires { value.has_value(); }) {
            m_out.key(key);
            if (value)
                put(*value);
            else
                m_out.null();
        } else {
            m_out.member(key, value);
        }
    }
    /// Null when it is empty.
    template <typename Text>
    void text(const char *key, const Text &value)
    {
        m_out.key(key).stringOrNull(value);
    }
    void choice(const char *key, bool value, const char *yes, const char *no)
    {
        m_out.member(key, QByteArrayView(value ? yes : no));
    }
    template <typename T>
    void list(const char *key, const std::vector<T> &items)
    {
        writeArray(m_out, key, items, [this](const T &item) { put(item); });
    }

private:
    void put(const QByteArray &text) { m_out.string(text); }
    void put(const QString &text) { m_out.string(text); }
    void put(QDate date) { m_out.date(date); }
    void put(qint64 number) { m_out.number(number); }
    template <typename T>
    void put(const T &object)
    {
        m_out.beginObject();
        describe(*this, object);
        m_out.endObject();
    }

    Writer &m_out;
};

/// Reads what is described.
class Recognising
{
public:
    static constexpr bool IsReading = true;
    template <typename T>
    using Of = T;

    explicit Recognising(Members &in) : m_in(in) {}

    void member(const char *key, QString &value) { value = m_in.text(name(key)); }
    void member(const char *key, QByteArray &value) { value = m_in.bytes(name(key)); }
    void member(const char *key, bool &value) { value = m_in.flag(name(key), value); }
    void member(const char *key, QDate &value) { value = m_in.date(name(key)); }
    void member(const char *key, QDateTime &value) { value = m_in.dateTime(name(key)); }
    void member(const char *key, std::optional<QString> &value)
    {
        if (m_in.has(name(key)))
            value = m_in.text(name(key));
    }
    void member(const char *key, std::optional<qint64> &value) { value = m_in.integer(name(key)); }
    template <typename T>
    void member(const char *key, std::optional<T> &value)
    {
        const std::optional<QJsonObject> object = m_in.object(name(key));
        if (object)
            value = objectOf<T>(key, *object);
    }
    template <typename Text>
    void text(const char *key, Text &value)
    {
        member(key, value);
    }
    void choice(const char *key, bool &value, const char *yes, const char *)
    {
        value = m_in.bytes(name(key)) == yes;
    }
    template <typename T>
    void list(const char *key, std::vector<T> &items)
    {
        for (const QJsonValue &item : m_in.array(name(key))) {
            if constexpr (std::is_same_v<
                              T,
                              QByteArray> || std::is_same_v<T, QString> || std::is_same_v<T, QDate>)
                take(key, item, items);
            else if (item.isObject())
                items.push_back(objectOf<T>(key, item.toObject()));
            else
                m_in.complain(name(key), QStringLiteral("an array of objects"));
        }
    }

private:
    static QString name(const char *key) { return QString::fromLatin1(key); }

    template <typename T>
    T objectOf(const char *key, const QJsonObject &object)
    {
        Members members = m_in.inner(object);
        Recognising in(members);
        T value;
        describe(in, value);
        m_in.complainAs(name(key), members);
        return value;
    }
    template <typename T>
    void take(const char *key, const QJsonValue &item, std::vector<T> &items)
    {
        if (!item.isString())
            return m_in.complain(name(key), QStringLiteral("an array of strings"));
        if constexpr (std::is_same_v<T, QByteArray>) {
            items.push_back(item.toString().toUtf8());
        } else if constexpr (std::is_same_v<T, QString>) {
            items.push_back(item.toString());
        } else {
            items.push_back(QDate::fromString(item.toString(), Qt::ISODate));
            if (!items.back().isValid())
                m_in.complain(name(key), QStringLiteral("an array of dates"));
        }
    }

    Members &m_in;
};

template <typename Archive, typename T>
using In = typename Archive::template Of<T>;

template <typename Archive>
void describe(Archive &a, In<Archive, PublicationDocument> &document)
{
    a.text("trusted_url", document.trustedUrl);
    a.member("filename", document.filename);
    a.member("mime_type", document.mimeType);
    a.member("size", document.size);
    std::optional<qint64> page = document.startPage;
    a.member("start_page", page);
    if constexpr (Archive::IsReading) {
        if (page)
            document.startPage = int(*page);
    } else {
        const bool isHeld = !document.contentHash.isEmpty();
        a.text("path", isHeld ? u"publication/" + document.filename : QString());
    }
    a.text("sha256", document.contentHash);
}

/// Source: server/API.md section 2.13.
template <typename Archive>
void describe(Archive &a, In<Archive, Commencement> &commencement)
{
    std::optional<QString> title;
    QByteArray uri;
    if (commencement.by) {
        title = commencement.by->title;
        uri = commencement.by->uri;
    }
    a.member("commencing_title", title);
    a.text("commencing_frbr_uri", uri);
    if constexpr (Archive::IsReading) {
        const WorkRef by{uri, title.value_or(QString())};
        if (by != WorkRef())
            commencement.by = by;
    }
    a.member("date", commencement.date);
    a.member("main", commencement.isMain);
    a.member("all_provisions", commencement.allProvisions);
    a.list("provisions", commencement.provisions);
    a.text("note", commencement.note);
}

template <typename Archive>
void describe(Archive &a, In<Archive, Amendment> &amendment)
{
    a.member("date", amendment.date);
    a.member("amending_title", amendment.by.title);
    a.member("amending_uri", amendment.by.uri);
    a.choice("verb", amendment.isRevision, "revised", "amended");
}

template <typename Archive>
void describe(Archive &a, In<Archive, Repeal> &repeal)
{
    a.member("date", repeal.date);
    a.member("repealing_title", repeal.by.title);
    a.member("repealing_uri", repeal.by.uri);
    a.member("verb", repeal.verb);
    a.member("note", repeal.note);
    if constexpr (Archive::IsReading) {
        if (repeal.verb.isEmpty())
            repeal.verb = Repeal().verb;
    }
}

template <typename Archive>
void describe(Archive &a, In<Archive, WorkRef> &work)
{
    a.member("frbr_uri", work.uri);
    a.member("title", work.title);
}

template <typename Archive>
void describe(Archive &a, In<Archive, ChapterNumber> &chapter)
{
    a.member("number", chapter.number);
    a.text("revision_name", chapter.revisionName);
    a.member("valid_from", chapter.validFrom);
}

template <typename Archive>
void describe(Archive &a, In<Archive, CustomProperty> &property)
{
    a.member("key", property.key);
    a.member("label", property.label);
    a.member("value", property.value);
}

/// What follows the parts of the address.
template <typename Archive>
void describe(Archive &a, In<Archive, Work> &work)
{
    a.member("publication_date", work.publication.date);
    a.text("publication_name", work.publication.name);
    a.text("publication_number", work.publication.number);
    a.member("publication_document", work.publication.document);
    a.member("assent_date", work.assentDate);
    a.list("commencements", work.commencements);
    if constexpr (Archive::IsReading) {
        // Where it is not said, a work without a record has commenced if it is said to have.
        if (work.commencements.empty())
            a.member("commenced", work.isCommencedByFlag);
    }
    a.member("commenced_without_record", work.isCommencedByFlag);
    a.list("amendments", work.amendments);
    a.list("consolidations", work.consolidations);
    a.member("repeal", work.repeal);
    a.member("parent_work", work.parent);
    a.member("stub", work.isStub);
    a.member("principal", work.isPrincipal);
    a.member("chapter", work.chapter);
    a.list("taxonomy_topics", work.topics);
    a.member("as_at_date", work.asAtDate);
    a.list("custom_properties", work.customProperties);
    a.text("disclaimer", work.disclaimer);
    a.list("aliases", work.aliases);
    a.text("type_name", work.typeName);
    a.text("numbered_title", work.numberedTitle);
}

/// The order that the API gives lists that a file may hold in any.
void sortLists(Work &work)
{
    const auto byDate = [](const auto &a, const auto &b) {
        return a.date < b.date;
    };
    const auto byDateUnknownLast = [](const Commencement &a, const Commencement &b) {
        return a.date.isValid() && (!b.date.isValid() || a.date < b.date);
    };
    std::stable_sort(work.commencements.begin(), work.commencements.end(), byDateUnknownLast);
    std::stable_sort(work.amendments.begin(), work.amendments.end(), byDate);
    std::sort(work.consolidations.begin(), work.consolidations.end());
    std::sort(work.aliases.begin(), work.aliases.end());
    std::stable_sort(work.customProperties.begin(), work.customProperties.end(),
                     [](const auto &a, const auto &b) { return a.label < b.label; });
}

} // namespace

void writeCommencementArray(Writer &out, const std::vector<Commencement> &commencements)
{
    Describing(out).list("commencements", commencements);
}

void writeWork(Writer &out, const Work &work)
{
    const FrbrUri &uri = work.uri;
    out.beginObject();
    out.member("frbr_uri", uri.workUri(false)).member("title", work.title);
    out.member("country", uri.country);
    out.key("locality").stringOrNull(uri.locality);
    out.member("nature", uri.doctype);
    out.key("subtype").stringOrNull(uri.subtype);
    out.key("actor").stringOrNull(uri.actor);
    out.member("year", uri.year()).member("number", uri.number);
    Describing described(out);
    describe(described, work);
    out.key("provision_enrichments")
        .raw(work.enrichments.isEmpty() ? QByteArrayView("[]") : QByteArrayView(work.enrichments));
    if (!work.judgment.isEmpty())
        out.key("judgment").raw(work.judgment);
    if (!work.sourceUri.isEmpty())
        out.member("source_uri", work.sourceUri);
    out.member("created_at", work.createdAt).member("updated_at", work.updatedAt);
    out.endObject();
}

Result<Work> readWork(const QJsonObject &object, WrongTypes wrongTypes)
{
    Members members(object, wrongTypes);
    Recognising in(members);
    Work work;
    QByteArray address;
    in.member("frbr_uri", address);
    const Result<FrbrUri> uri = FrbrUri::parse(address);
    if (!uri)
        return Error{ErrorCode::InvalidArgument,
                     QStringLiteral("\"frbr_uri\": %1").arg(uri.error().detail)};
    work.uri = uri->canonical();
    work.uri.language.clear();
    work.uri.expressionDate.clear();
    in.member("title", work.title);
    describe(in, work);
    const QJsonArray enrichments = members.array(QStringLiteral("provision_enrichments"));
    if (!enrichments.isEmpty())
        work.enrichments = QJsonDocument(enrichments).toJson(QJsonDocument::Compact);
    if (const auto judgment = members.object(QStringLiteral("judgment")))
        work.judgment = QJsonDocument(*judgment).toJson(QJsonDocument::Compact);
    in.member("source_uri", work.sourceUri);
    in.member("created_at", work.createdAt);
    in.member("updated_at", work.updatedAt);
    sortLists(work);
    if (members.error())
        return *members.error();
    return work;
}

} // namespace sheria::json
