// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/archive/filename.h"

#include "core/base/hash.h"
#include "core/base/limits.h"

#include <QStringDecoder>
#include <QStringList>

#include <algorithm>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

bool isUtf8(QByteArrayView bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    return !decoder.hasError();
}

bool isControl(char c)
{
    return static_cast<uchar>(c) < 0x20 || c == 0x7f;
}

/// "con", "aux.xml", "COM1": devices on Windows, whatever the suffix.
bool isDeviceName(const QString &part)
{
    static const QStringList Devices{u"con"_s, u"prn"_s, u"aux"_s, u"nul"_s};
    const QString stem = part.section(u'.', 0, 0).toLower().trimmed();
    if (Devices.contains(stem))
        return true;
    const bool isPort = stem.startsWith("com"_L1) || stem.startsWith("lpt"_L1);
    return isPort && stem.size() == 4 && stem[3].isDigit();
}

std::optional<Message> partProblem(const QString &part)
{
    if (part.isEmpty() || part == "."_L1)
        return Message::tr("its name has an empty part");
    if (part == ".."_L1)
        return Message::tr("its name leads out of the folder (\"..\")");
    if (part.toUtf8().size() > limits::MaxFileNameBytes)
        return Message::tr("its name is too long");
    if (part.endsWith(u'.') || part.endsWith(u' '))
        return Message::tr("its name ends with a dot or a space, which some systems remove");
    if (isDeviceName(part))
        return Message::tr("its name is a reserved device name on some systems");
    return std::nullopt;
}

bool isPlain(QChar c)
{
    return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'.' || c == u'_' || c == u'-');
}

} // namespace

std::optional<Message> fileNameProblem(QByteArrayView name)
{
    if (name.isEmpty())
        return Message::tr("it has no name");
    if (name.contains('\0'))
        return Message::tr("its name contains a NUL character");
    if (std::any_of(name.begin(), name.end(), isControl))
        return Message::tr("its name contains a control character");
    if (!isUtf8(name))
        return Message::tr("its name is not UTF-8");
    if (name.contains('\\'))
        return Message::tr("its name contains a backslash");
    if (name.startsWith('/'))
        return Message::tr("its name is an absolute path");
    if (name.size() > 1 && name[1] == ':')
        return Message::tr("its name starts with a drive letter");
    const QStringList parts = QString::fromUtf8(name).split(u'/');
    if (parts.size() > limits::MaxFolderDepth)
        return Message::tr("its folders are nested too deeply");
    for (const QString &part : parts) {
        if (const auto problem = partProblem(part))
            return problem;
    }
    return std::nullopt;
}

QString foldedFileName(const QString &name)
{
    return name.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

QString safeFileName(const QString &name)
{
    constexpr qsizetype Longest = 100;
    QString safe = name;
    std::replace_if(
        safe.begin(), safe.end(), [](QChar c) { return !isPlain(c); }, u'_');
    const bool isKept = safe == name && name.size() <= Longest && !partProblem(name);
    if (isKept)
        return name;
    // The suffix stays: programs go by it.
    const qsizetype dot = safe.lastIndexOf(u'.');
    const QString suffix = dot > 0 && safe.size() - dot <= 10 ? safe.mid(dot) : QString();
    const QString stem = safe.left(safe.size() - suffix.size()).left(Longest);
    const QString mark = QString::fromLatin1(sha256Hex(name.toUtf8()).first(8));
    return stem + u'~' + mark + (suffix == "."_L1 ? QString() : suffix);
}

bool isDocumentName(const QString &name)
{
    return name.endsWith(".xml"_L1, Qt::CaseInsensitive)
        || name.endsWith(".akn"_L1, Qt::CaseInsensitive);
}

bool isArchiveName(const QString &name)
{
    return name.endsWith(".zip"_L1, Qt::CaseInsensitive);
}

} // namespace sheria::pack
