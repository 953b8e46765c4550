#include "core/pack/packknowledge.h"

#include "core/base/limits.h"
#include "core/domain/json.h"
#include "core/pack/packjson.h"

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
    return wrongPack(u"its kind is \"%1\", which is not known here; update the program to import "
                     "it"_s.arg(name.left(limits::MaxKnowledgeBaseWord)));
}

/// One that is left out would let everything through.
Result<Words> readChoice(const QJsonObject &object, QLatin1StringView name)
{
    if (!object[name].isArray())
        return wrongPack(u"it has no array \"%1\""_s.arg(name));
    const QJsonArray list = object[name].toArray();
    Words words;
    for (const QJsonValue &value : list) {
        if (!value.isString())
            return wrongPack(u"in \"%1\" is something else than words"_s.arg(name));
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
            return wrongPack(u"it has \"%1\", which is not known here; update the program to "
                             "import it"_s.arg(key.left(limits::MaxKnowledgeBaseWord)));
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

void writeDefinition(json::Writer &out, const KnowledgeBase &base)
{
    out.beginObject().member("code", base.code).member("name", base.name);
    out.member("description", base.description).member("kind", enumName(base.kind));
    for (const ChoiceMember &each : ChoiceMembers)
        json::writeArray(out, each.name, base.*each.words,
                         [&out](const QByteArray &word) { out.string(word); });
    out.endObject();
}

Result<QJsonObject> readKnowledgeFile(const QByteArray &json)
{
    if (json.size() > MaxKnowledgeFileBytes)
        return wrongPack(u"it is larger than %1 bytes"_s.arg(MaxKnowledgeFileBytes));
    QJsonParseError error;
    const QJsonObject file = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError)
        return wrongPack(error.errorString());
    if (!file["knowledge_bases"_L1].isArray())
        return wrongPack(u"it has no array \"%1\""_s.arg("knowledge_bases"_L1));
    return file;
}

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
        return wrongPack(u"it has more than %1 knowledge bases"_s.arg(limits::MaxKnowledgeBases));
    PackedKnowledge packed;
    json::Members in(file);
    packed.revision = in.integer(u"revision"_s);
    if (in.error() || packed.revision.value_or(0) < 0)
        return wrongPack(u"its revision is no whole number from 0 on"_s);
    QSet<QByteArray> codes;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QByteArray code = list[i]["code"_L1].toString().toUtf8();
        const bool hasCode = isKnowledgeBaseCode(code);
        if (hasCode && codes.contains(code))
            return wrongPack(u"%1 is there twice"_s.arg(QString::fromUtf8(code)));
        codes.insert(code);
        Result<KnowledgeBase> base = readDefinition(list[i].toObject());
        if (base)
            packed.bases.push_back(*std::move(base));
        else
            packed.refused.push_back(
                {hasCode ? code : '#' + QByteArray::number(i + 1), base.error().detail});
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
    json::writeArray(out, "knowledge_bases", bases,
                     [&out](const KnowledgeBase &base) { writeDefinition(out, base); });
    out.endObject();
    QByteArray json = out.take() + '\n';
    if (json.size() > MaxKnowledgeFileBytes)
        return Error{ErrorCode::Unsupported,
                     u"the definitions of the knowledge bases take more than %1 bytes"_s.arg(
                         MaxKnowledgeFileBytes)};
    return json;
}

} // namespace sheria::pack
