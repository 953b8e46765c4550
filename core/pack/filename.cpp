#include "core/pack/filename.h"

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

std::optional<QString> partProblem(const QString &part)
{
    if (part.isEmpty() || part == "."_L1)
        return u"its name has an empty part"_s;
    if (part == ".."_L1)
        return u"its name leads out of the folder (\"..\")"_s;
    if (part.toUtf8().size() > limits::MaxFileNameBytes)
        return u"its name is too long"_s;
    if (part.endsWith(u'.') || part.endsWith(u' '))
        return u"its name ends with a dot or a space, which some systems remove"_s;
    if (isDeviceName(part))
        return u"its name is a reserved device name on some systems"_s;
    return std::nullopt;
}

bool isPlain(QChar c)
{
    return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'.' || c == u'_' || c == u'-');
}

} // namespace

std::optional<QString> fileNameProblem(QByteArrayView name)
{
    if (name.isEmpty())
        return u"it has no name"_s;
    if (name.contains('\0'))
        return u"its name contains a NUL character"_s;
    if (std::any_of(name.begin(), name.end(), isControl))
        return u"its name contains a control character"_s;
    if (!isUtf8(name))
        return u"its name is not UTF-8"_s;
    if (name.contains('\\'))
        return u"its name contains a backslash"_s;
    if (name.startsWith('/'))
        return u"its name is an absolute path"_s;
    if (name.size() > 1 && name[1] == ':')
        return u"its name starts with a drive letter"_s;
    const QStringList parts = QString::fromUtf8(name).split(u'/');
    if (parts.size() > limits::MaxFolderDepth)
        return u"its folders are nested too deeply"_s;
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
