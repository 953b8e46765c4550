// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/csl/style.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QXmlStreamReader>

#include <algorithm>

namespace sheria::csl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MaxStyleBytes = 1024 * 1024; ///< The largest of the distribution has 180,000.
constexpr int MaxElements = 20'000;
constexpr int MaxDepth = 60;
constexpr qint64 HeadBytes = 8 * 1024; ///< In which a style says what it is.
constexpr QLatin1StringView Namespace = "http://purl.org/net/xbiblio/csl"_L1;

Error invalid(const Message &why)
{
    return Error{ErrorCode::InvalidArgument,
                 Message::tr("this is no usable citation style: %1", why)};
}

/// XML as citeproc-js wants it: name, attributes, children.
class TreeReader
{
public:
    explicit TreeReader(const QByteArray &xml) : m_xml(xml) {}

    Result<QJsonObject> read(QStringView root)
    {
        while (!m_xml.atEnd()) {
            const auto token = m_xml.readNext();
            if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::EntityReference)
                return invalid(Message::tr("it has a document type or entities"));
            if (token != QXmlStreamReader::StartElement)
                continue;
            if (m_xml.namespaceUri() != Namespace || m_xml.name() != root)
                return invalid(Message::tr("its root is not '%1' of CSL", root.toString()));
            const QJsonObject tree = element(1);
            while (m_why.isEmpty() && !m_xml.atEnd())
                m_xml.readNext(); // What follows the root must be well-formed as well.
            if (m_xml.hasError() && m_why.isEmpty())
                m_why = m_xml.errorString();
            if (!m_why.isEmpty())
                return invalid(m_why);
            return tree;
        }
        return invalid(m_xml.hasError() ? Message(m_xml.errorString())
                                        : Message::tr("it is empty"));
    }

private:
    QJsonObject element(int depth)
    {
        if (depth > MaxDepth || ++m_elements > MaxElements)
            m_why = Message::tr("it is too large or too deep");
        QJsonObject attributes;
        const auto given = m_xml.attributes();
        for (const QXmlStreamAttribute &one : given)
            attributes[one.qualifiedName()] = one.value().toString();
        QJsonObject tree{{u"name"_s, m_xml.name().toString()}, {u"attrs"_s, attributes}};
        QJsonArray children;
        while (m_why.isEmpty() && !m_xml.atEnd()) {
            const auto token = m_xml.readNext();
            if (token == QXmlStreamReader::EndElement)
                break;
            if (token == QXmlStreamReader::EntityReference)
                m_why = Message::tr("it has a document type or entities");
            else if (token == QXmlStreamReader::StartElement)
                children.append(element(depth + 1));
            else if (token == QXmlStreamReader::Characters && !m_xml.isWhitespace())
                children.append(m_xml.text().toString());
        }
        tree[u"children"_s] = children;
        return tree;
    }

    QXmlStreamReader m_xml;
    Message m_why;
    int m_elements = 0;
};

Result<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound, Message::tr("there is no citation style at '%1'", path)};
    QByteArray bytes = file.read(MaxStyleBytes + 1);
    if (bytes.size() > MaxStyleBytes)
        return invalid(Message::tr("it has more than 1 MB"));
    return bytes;
}

/// What a style says of itself at its beginning.
struct Head
{
    QString title;
    QString parent; ///< Name of the style that it refers to.
    bool isLegal = false;
};

Head headOf(const QByteArray &beginning)
{
    Head head;
    QXmlStreamReader xml(beginning);
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::DTD
            || (token == QXmlStreamReader::EndElement && xml.name() == "info"_L1))
            break;
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "title"_L1)
            head.title = xml.readElementText(QXmlStreamReader::SkipChildElements).simplified();
        else if (xml.name() == "category"_L1 && xml.attributes().value("field"_L1) == "law"_L1)
            head.isLegal = true;
        else if (xml.name() == "link"_L1
                 && xml.attributes().value("rel"_L1) == "independent-parent"_L1)
            head.parent = xml.attributes().value("href"_L1).toString().section(u'/', -1);
    }
    return head;
}

bool isName(const QString &name)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$"_s);
    return plain.match(name).hasMatch();
}

/// Empty: there is none.
QString pathOf(const QString &name, const QStringList &folders)
{
    if (!isName(name))
        return {};
    for (const QString &folder : folders) {
        for (const QLatin1StringView place : {"/"_L1, "/dependent/"_L1}) {
            const QString path = folder + place + name + u".csl"_s;
            if (QFileInfo(path).isFile())
                return path;
        }
    }
    return {};
}

/// The words of `language`, and those that citeproc-js falls back on.
Result<QJsonObject> localesFor(const QString &language, const QStringList &folders)
{
    QStringList places;
    for (const QString &folder : folders)
        places << folder + u"/../locales"_s << folder;
    QJsonObject locales;
    for (const QString &wanted : {language, u"en-GB"_s, u"en-US"_s}) {
        for (const QString &place : places) {
            const auto bytes = contentOf(place + u"/locales-"_s + wanted + u".xml"_s);
            if (!bytes)
                continue;
            SHERIA_TRY(locales[wanted], TreeReader(*bytes).read(u"locale"));
            break;
        }
    }
    if (!locales.contains(u"en-US"_s))
        return Error{ErrorCode::Unavailable,
                     Message::tr(
                         "the words of citation styles are not installed: install the package "
                         "citation-style-language-locales")};
    return locales;
}

} // namespace

QStringList styleFolders()
{
    QStringList folders;
    for (const QString &name : {u"sheria/csl"_s, u"citation-style-language/styles"_s})
        folders += QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, name,
                                             QStandardPaths::LocateDirectory);
    return folders;
}

std::vector<InstalledStyle> installedStyles(const QStringList &folders, const std::stop_token &stop)
{
    std::vector<InstalledStyle> styles;
    QSet<QString> names;
    for (const QString &folder : folders) {
        const QFileInfoList files = QDir(folder).entryInfoList({u"*.csl"_s}, QDir::Files);
        for (const QFileInfo &info : files) {
            QFile file(info.filePath());
            if (stop.stop_requested())
                return {};
            if (names.contains(info.completeBaseName()) || !file.open(QIODevice::ReadOnly))
                continue;
            const Head head = headOf(file.read(HeadBytes));
            if (head.title.isEmpty() || !head.parent.isEmpty())
                continue;
            names.insert(info.completeBaseName());
            styles.push_back({info.completeBaseName(), head.title, info.filePath(), head.isLegal});
        }
    }
    std::sort(styles.begin(), styles.end(), [](const auto &a, const auto &b) {
        return a.title.compare(b.title, Qt::CaseInsensitive) < 0;
    });
    return styles;
}

Result<Style> readStyle(const QString &nameOrFile, const QStringList &folders)
{
    QString path = nameOrFile;
    if (!QFileInfo(path).isFile()) {
        path = pathOf(QString(nameOrFile).remove(QRegularExpression(u"\\.csl$"_s)), folders);
        if (path.isEmpty())
            return Error{ErrorCode::NotFound,
                         u"there is no citation style '%1': neither a file, nor installed (package "
                         "citation-style-language-styles)"_s.arg(nameOrFile)};
    }
    SHERIA_TRY(QByteArray xml, contentOf(path));
    const Head head = headOf(xml.first(std::min<qsizetype>(xml.size(), HeadBytes)));
    if (!head.parent.isEmpty()) {
        const QString parent = pathOf(head.parent, folders);
        if (parent.isEmpty())
            return Error{ErrorCode::NotFound,
                         Message::tr("the style refers to '%1', which is not installed",
                                     head.parent)};
        SHERIA_TRY(xml, contentOf(parent));
    }
    return parseStyle(xml, folders);
}

Result<Style> parseStyle(const QByteArray &xml, const QStringList &folders)
{
    static const QRegularExpression code(u"^[a-z]{2,3}(-[A-Z]{2})?$"_s);
    if (xml.size() > MaxStyleBytes)
        return invalid(Message::tr("it has more than 1 MB"));
    Style style;
    SHERIA_TRY(style.tree, TreeReader(xml).read(u"style"));
    const QJsonObject attributes = style.tree[u"attrs"_s].toObject();
    style.title = headOf(xml).title;
    style.isNote = attributes[u"class"_s].toString() == "note"_L1;
    style.language = attributes[u"default-locale"_s].toString(u"en-GB"_s);
    if (!code.match(style.language).hasMatch())
        return invalid(Message::tr("its language is not a code"));
    SHERIA_TRY(style.locales, localesFor(style.language, folders));
    return style;
}

} // namespace sheria::csl
