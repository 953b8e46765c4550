#include "app/text/natures.h"

#include <QCoreApplication>

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

} // namespace

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

} // namespace sheria::app
