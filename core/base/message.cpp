// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace sheria {

/// Messages as JSON arrays.
struct Message::Json
{
    /// Deeper ones are not made by this program.
    static constexpr int MaxDepth = 32;

    static QJsonArray of(const Message &message)
    {
        QJsonArray array{message.m_sentence};
        for (const Message &argument : message.m_arguments) {
            if (argument.m_isVerbatim)
                array.append(argument.m_sentence);
            else
                array.append(of(argument));
        }
        return array;
    }

    static std::optional<Message> read(const QJsonArray &array, int depth = 0)
    {
        if (depth >= MaxDepth || array.isEmpty() || array.size() > qsizetype(1 + MaxArguments)
            || !array[0].isString())
            return std::nullopt;
        Message message(array[0].toString());
        for (qsizetype i = 1; i < array.size(); ++i) {
            if (array[i].isString()) {
                message.m_arguments.push_back(argument(array[i].toString()));
            } else if (auto nested = read(array[i].toArray(), depth + 1)) {
                message.m_arguments.push_back(*std::move(nested));
            } else {
                return std::nullopt;
            }
        }
        return message;
    }
};

Message Message::joined(const std::vector<Message> &messages, const QString &separator)
{
    Message all;
    for (const Message &message : messages) {
        if (message.isEmpty())
            continue;
        if (all.isEmpty()) {
            all = message;
            continue;
        }
        Message both(u"%1"_s + separator + u"%2"_s);
        both.m_arguments = {std::move(all), message};
        all = std::move(both);
    }
    return all;
}

Message Message::about(const QString &subject, const Message &message)
{
    if (subject.isEmpty())
        return message;
    Message both(u"%1: %2"_s);
    both.m_arguments = {argument(subject), message};
    return both;
}

QString Message::english() const
{
    return translated([](const char *sentence) { return QString::fromUtf8(sentence); });
}

QString Message::translated(const std::function<QString(const char *)> &translate) const
{
    const QString sentence = m_sentence.isEmpty() ? QString()
                                                  : translate(m_sentence.toUtf8().constData());
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = sentence[i] == u'%' && i + 1 < sentence.size()
            ? sentence[i + 1].digitValue()
            : -1;
        if (number < 1 || std::size_t(number) > m_arguments.size()) {
            text += sentence[i];
            continue;
        }
        const Message &argument = m_arguments[std::size_t(number - 1)];
        text += argument.m_isVerbatim ? argument.m_sentence : argument.translated(translate);
        ++i;
    }
    return text;
}

QString Message::stored() const
{
    if (m_arguments.empty() && !m_sentence.startsWith(u'['))
        return m_sentence;
    return QString::fromUtf8(QJsonDocument(Json::of(*this)).toJson(QJsonDocument::Compact));
}

Message Message::fromStored(const QString &text)
{
    if (text.startsWith(u'[')) {
        const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8());
        if (std::optional<Message> message = Json::read(json.array()))
            return *std::move(message);
    }
    return text;
}

bool Message::operator==(const Message &other) const
{
    return m_isVerbatim == other.m_isVerbatim && m_sentence == other.m_sentence
        && m_arguments == other.m_arguments;
}

} // namespace sheria
