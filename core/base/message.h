// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <concepts>
#include <functional>
#include <vector>

// Names the translation context of the class it stands in; read by lupdate, see translations/CMakeLists.txt.
#define SHERIA_TRANSLATION_CONTEXT(name)

namespace sheria {

/// The literal of a sentence with blanks %1 to %9. Compiles only where each argument has its blank and
/// each blank its argument.
template <std::size_t Arguments>
class Sentence
{
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a literal is passed where a sentence is wanted.
    consteval Sentence(const char *text) : m_text(text)
    {
        std::size_t blanks = 0;
        for (const char *at = text; *at != '\0'; ++at) {
            if (at[0] == '%' && at[1] >= '1' && at[1] <= '9')
                blanks |= std::size_t(1) << std::size_t(at[1] - '1');
        }
        if (blanks != (std::size_t(1) << Arguments) - 1)
            throw "the blanks are not those of the arguments";
    }
    constexpr const char *text() const { return m_text; }

private:
    const char *m_text;
};

/// What an error, a warning or a note says: an English sentence, which identifies it and is translated by
/// the application, and the arguments of its blanks. An argument is a text, which is never translated and
/// never searched for blanks, or another message.
class Message
{
    SHERIA_TRANSLATION_CONTEXT(Error)

public:
    /// The context of the translations.
    static constexpr const char *Context = "Error";
    static constexpr std::size_t MaxArguments = 9;

    Message() = default;
    /// A text without arguments. It is translated only when it happens to be a sentence of tr().
    // NOLINTNEXTLINE(google-explicit-constructor): an Error is made from a text or from a message.
    Message(QString text) : m_sentence(std::move(text)) {}

    /// A sentence that lupdate collects and `arguments`: QString, UTF-8, integers, or messages.
    template <typename... Arguments>
    static Message tr(Sentence<sizeof...(Arguments)> sentence, const Arguments &...arguments)
    {
        Message message(QString::fromUtf8(sentence.text()));
        message.m_arguments.reserve(sizeof...(Arguments));
        (message.m_arguments.push_back(argument(arguments)), ...);
        return message;
    }
    /// The messages with `separator` between them, which is not translated; empty ones are left out.
    static Message joined(const std::vector<Message> &messages, const QString &separator);
    /// "subject: message". An empty `subject` adds nothing.
    static Message about(const QString &subject, const Message &message);

    bool isEmpty() const { return m_sentence.isEmpty(); }
    /// For logs, the command line and HTTP.
    QString english() const;
    /// In the language of `translate`, which gets a sentence in UTF-8 and returns its translation or itself.
    QString translated(const std::function<QString(const char *)> &translate) const;

    /// A text from which fromStored() makes an equal message: that of a message without arguments is its
    /// text, that of any other a JSON array ["sentence", argument, ["nested", …]].
    QString stored() const;
    /// Any text: what stored() cannot have made is a text without arguments.
    static Message fromStored(const QString &text);

    bool operator==(const Message &other) const;

private:
    struct Json;

    static Message argument(const QString &text)
    {
        Message verbatim(text);
        verbatim.m_isVerbatim = true;
        return verbatim;
    }
    static Message argument(const QByteArray &utf8) { return argument(QString::fromUtf8(utf8)); }
    static Message argument(const Message &message) { return message; }
    template <std::integral Number>
    static Message argument(Number number)
    {
        return argument(QString::number(number));
    }
    /// lupdate would take a literal for the comment of the sentence.
    template <std::size_t Size>
    static Message argument(const char (&)[Size]) = delete;

    QString m_sentence;
    std::vector<Message> m_arguments;
    bool m_isVerbatim = false; ///< An argument that is a text.
};

} // namespace sheria
