#include "server/openapi/jsontree.h"

#include <QString>

#include <algorithm>
#include <array>

namespace sheria::openapi {

using namespace Qt::StringLiterals;

namespace {

constexpr int DeepestNesting = 200; ///< Tables of contents reach 20.

/// Reads one document; `m_at` is behind what has been read.
class Reader
{
public:
    explicit Reader(QByteArrayView json) : m_json(json) {}

    Result<JsonTree> document()
    {
        SHERIA_TRY(JsonTree tree, value(0));
        skipBlanks();
        return m_at == m_json.size() ? Result<JsonTree>(std::move(tree)) : bad();
    }

private:
    Error bad() const
    {
        return Error{ErrorCode::InvalidArgument, u"no JSON at offset %1"_s.arg(m_at)};
    }

    void skipBlanks()
    {
        while (m_at < m_json.size() && QByteArrayView(" \t\r\n").contains(m_json[m_at]))
            ++m_at;
    }

    /// Goes over `c`, behind blanks, if it comes next.
    bool take(char c)
    {
        skipBlanks();
        if (m_at == m_json.size() || m_json[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    Result<JsonTree> value(int depth)
    {
        skipBlanks();
        if (m_at == m_json.size() || depth > DeepestNesting)
            return bad();
        switch (m_json[m_at]) {
        case '{': return container(JsonTree::Kind::Object, '}', depth);
        case '[': return container(JsonTree::Kind::Array, ']', depth);
        case '"': {
            SHERIA_TRY(QByteArray text, string());
            return JsonTree{JsonTree::Kind::String, std::move(text), {}};
        }
        default: return word();
        }
    }

    // NOLINTNEXTLINE(misc-no-recursion): bounded by DeepestNesting.
    Result<JsonTree> container(JsonTree::Kind kind, char end, int depth)
    {
        ++m_at;
        JsonTree tree{kind, {}, {}};
        if (take(end))
            return tree;
        do {
            JsonMember member;
            if (kind == JsonTree::Kind::Object) {
                SHERIA_TRY(member.name, string());
                if (!take(':'))
                    return bad();
            }
            SHERIA_TRY(member.value, value(depth + 1));
            tree.members.push_back(std::move(member));
        } while (take(','));
        return take(end) ? Result<JsonTree>(std::move(tree)) : bad();
    }

    Result<JsonTree> word()
    {
        for (const QByteArrayView literal : {"true", "false", "null"}) {
            if (m_json.sliced(m_at).startsWith(literal)) {
                m_at += literal.size();
                return JsonTree{JsonTree::Kind::Literal, literal.toByteArray(), {}};
            }
        }
        const qsizetype start = m_at;
        while (m_at < m_json.size() && QByteArrayView("+-.eE0123456789").contains(m_json[m_at]))
            ++m_at;
        const QByteArray number = m_json.sliced(start, m_at - start).toByteArray();
        bool isNumber = false;
        number.toDouble(&isNumber);
        if (!isNumber)
            return bad();
        return JsonTree{JsonTree::Kind::Number, number, {}};
    }

    Result<QByteArray> string()
    {
        if (!take('"'))
            return bad();
        QByteArray text;
        while (m_at < m_json.size() && m_json[m_at] != '"') {
            if (static_cast<unsigned char>(m_json[m_at]) < 0x20)
                return bad();
            if (m_json[m_at] != '\\')
                text += m_json[m_at++];
            else if (!appendEscape(text))
                return bad();
        }
        return take('"') ? Result<QByteArray>(std::move(text)) : bad();
    }

    bool appendEscape(QByteArray &text)
    {
        constexpr QByteArrayView Names = "\"\\/bfnrt";
        constexpr QByteArrayView Meant = "\"\\/\b\f\n\r\t";
        if (m_at + 1 >= m_json.size())
            return false;
        const char c = m_json[m_at + 1];
        if (c == 'u')
            return appendCodeUnits(text);
        const qsizetype known = Names.indexOf(c);
        if (known < 0)
            return false;
        text += Meant[known];
        m_at += 2;
        return true;
    }

    /// One \uXXXX, or the two of a surrogate pair.
    bool appendCodeUnits(QByteArray &text)
    {
        QString units;
        while (units.size() < 2 && m_json.sliced(m_at).startsWith("\\u")) {
            bool isHex = false;
            const QByteArray digits = m_json.sliced(m_at + 2)
                                          .first(std::min<qsizetype>(4, m_json.size() - m_at - 2))
                                          .toByteArray();
            const ushort unit = digits.toUShort(&isHex, 16);
            if (!isHex || digits.size() != 4)
                return false;
            if (units.size() == 1 && !QChar::isLowSurrogate(unit))
                break;
            units += QChar(unit);
            m_at += 6;
            if (!units.back().isHighSurrogate())
                break;
        }
        const bool isHalf = units.size() == 1 && units.front().isSurrogate();
        text += isHalf ? "\xef\xbf\xbd"_ba : units.toUtf8();
        return true;
    }

    QByteArrayView m_json;
    qsizetype m_at = 0;
};

} // namespace

Result<JsonTree> JsonTree::parse(QByteArrayView json)
{
    return Reader(json).document();
}

const JsonTree *JsonTree::find(QByteArrayView name) const
{
    const auto found = std::find_if(members.begin(), members.end(),
                                    [name](const JsonMember &member) {
                                        return member.name == name;
                                    });
    return found == members.end() ? nullptr : &found->value;
}

} // namespace sheria::openapi
