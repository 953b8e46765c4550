#include "app/text/words.h"

#include <QCoreApplication>
#include <QDir>

#include <array>

namespace sheria::app {

namespace {

struct Nature
{
    const char *doctype;
    const char *name;
};

constexpr std::array<Nature, 11> Natures = {{
    {"act", QT_TRANSLATE_NOOP("Natures", "Acts")},
    {"amendment", QT_TRANSLATE_NOOP("Natures", "Amendments")},
    {"bill", QT_TRANSLATE_NOOP("Natures", "Bills")},
    {"debate", QT_TRANSLATE_NOOP("Natures", "Debates")},
    {"debateReport", QT_TRANSLATE_NOOP("Natures", "Debate reports")},
    {"doc", QT_TRANSLATE_NOOP("Natures", "Documents")},
    {"documentcollection", QT_TRANSLATE_NOOP("Natures", "Collections")},
    {"judgment", QT_TRANSLATE_NOOP("Natures", "Judgments")},
    {"officialgazette", QT_TRANSLATE_NOOP("Natures", "Gazettes")},
    {"portion", QT_TRANSLATE_NOOP("Natures", "Portions")},
    {"statement", QT_TRANSLATE_NOOP("Natures", "Statements")},
}};

/// The translation context of this file.
struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

} // namespace

QString longDate(QDate date, const QLocale &locale)
{
    if (!date.isValid())
        return {};
    //: A date in a sentence, as QLocale::toString() takes it: "3 February 2009".
    const QString format = QCoreApplication::translate("DateText", "d MMMM yyyy");
    //: The same for the first of a month, for languages that write it otherwise: "1 February 2009".
    const QString firstFormat = QCoreApplication::translate("DateText", "d MMMM yyyy",
                                                            "first of a month");
    return locale.toString(date, date.day() == 1 ? firstFormat : format);
}

QString natureName(QByteArrayView doctype)
{
    for (const Nature &nature : Natures) {
        if (doctype.compare(QByteArrayView(nature.doctype), Qt::CaseInsensitive) == 0)
            return QCoreApplication::translate("Natures", nature.name);
    }
    QString name = QString::fromUtf8(doctype);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QString errorText(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return ErrorText::tr("This cannot be understood.");
    case ErrorCode::NotFound: return ErrorText::tr("This does not exist.");
    case ErrorCode::Conflict: return ErrorText::tr("This has changed in the meantime. Try again.");
    case ErrorCode::Unauthorized: return ErrorText::tr("A valid token is needed for this.");
    case ErrorCode::Forbidden: return ErrorText::tr("This is not allowed.");
    case ErrorCode::Unavailable: return ErrorText::tr("This is not possible at the moment.");
    case ErrorCode::NoSpace: return ErrorText::tr("The disk is full. Make room and try again.");
    case ErrorCode::Corrupt: return ErrorText::tr("The data is damaged.");
    case ErrorCode::Unsupported: return ErrorText::tr("This is not supported.");
    case ErrorCode::Cancelled: return ErrorText::tr("This was cancelled.");
    case ErrorCode::Internal: return ErrorText::tr("Something went wrong inside the program.");
    }
    Q_UNREACHABLE();
}

LibraryProblem libraryProblem(const Error &error, const QString &path)
{
    const QString file = QDir::toNativeSeparators(path);
    switch (error.code) {
    case ErrorCode::NotFound:
        return {ErrorText::tr("There is no library at this place"),
                ErrorText::tr("The file %1 does not exist. It may have been moved or deleted, or "
                              "it is on a disk that is not connected.")
                    .arg(file)};
    case ErrorCode::Corrupt:
        return {ErrorText::tr("This file is damaged, or is not a library"),
                ErrorText::tr("The file %1 could not be read as a Sheria library. It was not "
                              "changed. If you have a backup, open that instead.")
                    .arg(file)};
    case ErrorCode::Unsupported:
        return {ErrorText::tr("This library was made by a newer version"),
                ErrorText::tr("The file %1 needs a newer version of Sheria. It was not changed. "
                              "Install the newer version to open it.")
                    .arg(file)};
    case ErrorCode::Unavailable:
    case ErrorCode::Forbidden:
        return {ErrorText::tr("This library cannot be written to"),
                ErrorText::tr("The file %1 or its folder is read-only, or another program has "
                              "locked it. Check the permissions of the file and of its folder, "
                              "then try again.")
                    .arg(file)};
    case ErrorCode::NoSpace:
        return {ErrorText::tr("The disk is full"),
                ErrorText::tr("There is no room to open the file %1 for writing. Make room on its "
                              "disk, then try again.")
                    .arg(file)};
    case ErrorCode::InvalidArgument:
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal:
        return {
            ErrorText::tr("The library could not be opened"),
            ErrorText::tr("The file %1 could not be opened. %2").arg(file, errorText(error.code))};
    }
    Q_UNREACHABLE();
}

} // namespace sheria::app
