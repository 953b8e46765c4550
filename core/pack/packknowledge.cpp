// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/packknowledge.h"

#include "core/base/limits.h"
#include "core/domain/json/json.h"
#include "core/pack/packjson.h"
#include "core/store/db/database.h"
#include "core/store/file/libraryfile.h"
#include "core/store/knowledge/knowledgebasequeries.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using Words = std::vector<QByteArray>;

/// A list that a knowledge base chooses by.
struct ChoiceMember
{
    QLatin1StringView name;
    Words KnowledgeBase::*words;
};
constexpr ChoiceMember ChoiceMembers[] = {{"places"_L1, &KnowledgeBase::places},
                                          {"natures"_L1, &KnowledgeBase::natures},
                                          {"topics"_L1, &KnowledgeBase::topics},
                                          {"courts"_L1, &KnowledgeBase::courts},
                                          {"languages"_L1, &KnowledgeBase::languages}};
constexpr QLatin1StringView TextMembers[] = {"code"_L1, "name"_L1, "description"_L1, "kind"_L1};

Result<KnowledgeBase::Kind> kindNamed(const QString &name)
{
    if (const auto kind = enumNamed<KnowledgeBase::Kind>(name.toUtf8()))
        return *kind;
    return wrongPack(Message::tr("its kind \"%1\" is unknown; update the program to import it",
                                 name.left(limits::MaxKnowledgeBaseWord)));
}

/// One that is left out would let everything through.
Result<Words> readChoice(const QJsonObject &object, QLatin1StringView name)
{
    if (!object[name].isArray())
        return wrongPack(Message::tr("it has no array \"%1\"", name));
    const QJsonArray list = object[name].toArray();
    Words words;
    for (const QJsonValue &value : list) {
        if (!value.isString())
            return wrongPack(Message::tr("\"%1\" contains values that are not strings", name));
        words.push_back(value.toString().toUtf8());
    }
    return words;
}

Result<void> checkDefinitionMembers(const QJsonObject &object)
{
    const QStringList keys = object.keys();
    for (const QString &key : keys) {
        const bool isKnown = std::find(std::begin(TextMembers), std::end(TextMembers), key)
                != std::end(TextMembers)
            || std::any_of(std::begin(ChoiceMembers), std::end(ChoiceMembers),
                           [&key](const ChoiceMember &each) { return each.name == key; });
        if (!isKnown)
            return wrongPack(
                Message::tr("it has the unknown member \"%1\"; update the program to import it",
                            key.left(limits::MaxKnowledgeBaseWord)));
    }
    return {};
}

/// As it will be read again: half a surrogate pair is no text.
QString readWords(json::Members &in, const QString &key)
{
    return QString::fromUtf8(in.bytes(key));
}

Result<KnowledgeBase> readDefinition(const QJsonObject &object)
{
    SHERIA_CHECK(checkDefinitionMembers(object));
    json::Members in(object);
    KnowledgeBase base;
    base.code = in.bytes(u"code"_s);
    base.name = readWords(in, u"name"_s);
    base.description = readWords(in, u"description"_s);
    const QString kind = in.text(u"kind"_s);
    if (in.error())
        return *in.error();
    SHERIA_TRY(base.kind, kindNamed(kind));
    for (const ChoiceMember &each : ChoiceMembers) {
        SHERIA_TRY(base.*each.words, readChoice(object, each.name));
    }
    return checked(std::move(base));
}

QByteArray definitionJson(const KnowledgeBase &base)
{
    json::Writer out;
    out.beginObject();
    out.members("code", base.code, "name", base.name, "description", base.description, "kind",
                enumName(base.kind));
    for (const ChoiceMember &each : ChoiceMembers)
        out.members(each.name, base.*each.words);
    return out.endObject().take();
}

Result<QJsonObject> readKnowledgeFile(const QByteArray &json)
{
    if (json.size() > MaxKnowledgeFileBytes)
        return wrongPack(Message::tr("it is larger than %1 bytes", MaxKnowledgeFileBytes));
    SHERIA_TRY(const QJsonObject file, parsedObject(json));
    if (!file["knowledge_bases"_L1].isArray())
        return wrongPack(Message::tr("it has no array \"%1\"", QString("knowledge_bases"_L1)));
    return file;
}

/// What the library knows of a code.
struct Home
{
    std::optional<KnowledgeBase> here;
    std::optional<store::KnowledgeOrigin> origin;
    bool isCopied = false; ///< From a server.

    bool isAsItCame() const { return here && origin && *here == origin->base; }
};

Result<Home> homeOf(store::Database &db, const QByteArray &code)
{
    Home home;
    auto known = store::findKnowledgeBase(db, code);
    if (known)
        home.here = *std::move(known);
    else if (known.error().code != ErrorCode::NotFound)
        return known.error();
    SHERIA_TRY(home.origin, store::findKnowledgeOrigin(db, code));
    SHERIA_TRY(home.isCopied, store::isCopiedKnowledgeBase(db, code));
    return home;
}

/// One import; see importKnowledge().
class KnowledgeImport
{
public:
    KnowledgeImport(store::Database &db, const KnowledgeSender &sender, FileReport &report)
        : m_db(db)
        , m_sender(sender)
        , m_report(report)
    {}

    Result<void> run(const PackedKnowledge &packed)
    {
        SHERIA_TRY(const bool isOlder, isOlderThanHere(packed));
        if (isOlder) {
            m_report.parts.push_back({m_report.path,
                                      Outcome::Unchanged,
                                      {},
                                      {},
                                      Message::tr("the library already has a newer list")});
            return {};
        }
        for (const RefusedKnowledge &each : packed.refused)
            tell(each.code, Outcome::Refused, each.reason);
        for (const KnowledgeBase &said : packed.bases)
            SHERIA_CHECK(take(said));
        if (m_sender.library.isEmpty())
            return {};
        SHERIA_CHECK(settleGone(packed));
        return store::setPackKnowledge(m_db, m_sender.library, packed.revision.value_or(0));
    }

private:
    Result<bool> isOlderThanHere(const PackedKnowledge &packed)
    {
        if (m_sender.library.isEmpty())
            return false;
        SHERIA_TRY(const auto known, store::findPackKnowledge(m_db, m_sender.library));
        return packed.revision.value_or(0) < known.value_or(0);
    }

    Result<void> take(const KnowledgeBase &said)
    {
        SHERIA_TRY(const Home home, homeOf(m_db, said.code));
        if (!home.here)
            return bring(said, home);
        if (*home.here == said)
            return isAnonymous(home) ? note(said) : Result<void>();
        if (const auto why = whyKept(said, home))
            return keep(said.code, *why);
        SHERIA_CHECK(store::removeKnowledgeBase(m_db, said.code));
        SHERIA_CHECK(store::addKnowledgeBase(m_db, said));
        tell(said.code, Outcome::Replaced, {});
        return note(said);
    }

    Result<void> bring(const KnowledgeBase &said, const Home &home)
    {
        if (home.origin && !m_sender.isWhole)
            return home.origin->base == said
                ? Result<void>()
                : keep(said.code, Message::tr("it was removed here and is not restored"));
        SHERIA_TRY(const qint64 count, store::countKnowledgeBases(m_db));
        if (count >= limits::MaxKnowledgeBases) {
            tell(said.code, Outcome::Refused,
                 Message::tr("the maximum of %1 knowledge bases is reached", count));
            return {};
        }
        SHERIA_CHECK(store::addKnowledgeBase(m_db, said));
        tell(said.code, Outcome::Imported, {});
        return note(said);
    }

    /// Whether it came by a pack that did not say whose it was, and the sender does.
    bool isAnonymous(const Home &home) const
    {
        return home.isAsItCame() && home.origin->library.isEmpty() && !m_sender.library.isEmpty();
    }

    /// Whether packs of the sender, too, may bring what came from where it came from.
    bool mayBeSent(const Home &home) const
    {
        const QByteArray &from = home.origin->library;
        return from.isEmpty() || from == store::KnowledgeOrigin::Program || from == m_sender.library
            || m_sender.library.isEmpty();
    }

    /// None: it may be replaced. Empty: it may not, of which was told before.
    std::optional<Message> whyKept(const KnowledgeBase &said, const Home &home) const
    {
        if (home.isCopied)
            return Message::tr("it is synced from a server and is kept");
        if (!home.isAsItCame()) {
            const bool isNoNews = home.origin && !m_sender.isWhole && home.origin->base == said;
            return isNoNews
                ? Message()
                : Message::tr("the library has its own knowledge base %1, which is kept",
                              said.code);
        }
        if (mayBeSent(home))
            return std::nullopt;
        return Message::tr("it is updated by packs of another library");
    }

    /// What came by packs of the sender, which has it no more.
    Result<void> settleGone(const PackedKnowledge &packed)
    {
        SHERIA_TRY(const auto came, store::listKnowledgeOrigins(m_db, m_sender.library));
        for (const store::KnowledgeOrigin &origin : came) {
            if (!packed.names(origin.base.code))
                SHERIA_CHECK(part(origin.base.code));
        }
        return {};
    }

    Result<void> part(const QByteArray &code)
    {
        SHERIA_TRY(const Home home, homeOf(m_db, code));
        SHERIA_CHECK(store::dropKnowledgeOrigin(m_db, code));
        if (!home.here)
            return {};
        if (!home.isAsItCame() || home.isCopied)
            return keep(
                code,
                Message::tr(
                    "the source library has removed it, but it was changed here and is kept"));
        tell(code, Outcome::Removed, Message::tr("the source library has removed it"));
        return store::removeKnowledgeBase(m_db, code);
    }

    Result<void> keep(const QByteArray &code, const Message &why)
    {
        if (!why.isEmpty())
            tell(code, Outcome::Unchanged, why);
        return {};
    }

    Result<void> note(const KnowledgeBase &said)
    {
        return store::putKnowledgeOrigin(m_db, {said, m_sender.library});
    }

    void tell(const QByteArray &code, Outcome outcome, const Message &reason)
    {
        FileReport part{m_report.path + u'/' + QString::fromUtf8(code), outcome, {}, {}, reason};
        part.knowledgeBase = code;
        m_report.parts.push_back(std::move(part));
    }

    store::Database &m_db;
    const KnowledgeSender &m_sender;
    FileReport &m_report;
};

} // namespace

bool PackedKnowledge::names(const QByteArray &code) const
{
    const auto isIt = [&code](const auto &each) {
        return each.code == code;
    };
    return std::any_of(bases.begin(), bases.end(), isIt)
        || std::any_of(refused.begin(), refused.end(), isIt);
}

Result<PackedKnowledge> readKnowledge(const QByteArray &json)
{
    SHERIA_TRY(const QJsonObject file, readKnowledgeFile(json));
    const QJsonArray list = file["knowledge_bases"_L1].toArray();
    if (list.size() > limits::MaxKnowledgeBases)
        return wrongPack(
            Message::tr("it has more than %1 knowledge bases", limits::MaxKnowledgeBases));
    PackedKnowledge packed;
    json::Members in(file);
    packed.revision = in.integer(u"revision"_s);
    if (in.error() || packed.revision.value_or(0) < 0)
        return wrongPack(Message::tr("its revision is not a non-negative integer"));
    QSet<QByteArray> codes;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QByteArray code = list[i]["code"_L1].toString().toUtf8();
        const bool hasCode = isKnowledgeBaseCode(code);
        if (hasCode && codes.contains(code))
            return wrongPack(Message::tr("%1 is repeated", code));
        codes.insert(code);
        Result<KnowledgeBase> base = readDefinition(list[i].toObject());
        if (base)
            packed.bases.push_back(*std::move(base));
        else
            packed.refused.push_back(
                {hasCode ? code : '#' + QByteArray::number(i + 1), base.error().message});
    }
    return packed;
}

Result<QByteArray> writeKnowledge(const std::vector<KnowledgeBase> &bases,
                                  std::optional<qint64> revision)
{
    json::Writer out;
    out.beginObject();
    if (revision)
        out.member("revision", *revision);
    out.members("knowledge_bases", json::list(bases, definitionJson));
    out.endObject();
    QByteArray json = out.take() + '\n';
    if (json.size() > MaxKnowledgeFileBytes)
        return Error{ErrorCode::Unsupported,
                     Message::tr("the definitions of the knowledge bases take more than %1 bytes",
                                 MaxKnowledgeFileBytes)};
    return json;
}

Result<void> importKnowledge(store::Database &db, const PackedKnowledge &packed,
                             const KnowledgeSender &sender, FileReport &report)
{
    return KnowledgeImport(db, sender, report).run(packed);
}

} // namespace sheria::pack
