#include "core/akn/vocabulary.h"
#include "core/base/tables.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

/// The words of a notion, of which the two uses have grown apart in some languages.
struct Words
{
    QString inToc;
    QString inHeading;
};

/// By language and element, with a blank between: what resources/akn/typewords.tsv has in its first two
/// columns; an empty word is as the other.
QHash<QByteArray, Words> readWords()
{
    QHash<QByteArray, Words> all;
    for (const QByteArrayList &row : readTable(u":/akn/typewords.tsv"_s)) {
        const QString inToc = QString::fromUtf8(row.value(2));
        const QString inHeading = QString::fromUtf8(row.value(3));
        all.insert(row.value(0) + ' ' + row.value(1),
                   {inToc.isEmpty() ? inHeading : inToc, inHeading.isEmpty() ? inToc : inHeading});
    }
    return all;
}

Words find(QByteArrayView element, QByteArrayView language)
{
    static const QHash<QByteArray, Words> all = readWords();
    return all.value(language.toByteArray() + ' ' + element.toByteArray());
}

QString english(QByteArrayView element)
{
    QString word = QString::fromUtf8(element);
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

/// Swahili joins a part of a law to its number.
bool joinsNumber(QByteArrayView element, QByteArrayView language)
{
    return language == "swa" && (element == "article" || element == "chapter" || element == "part");
}

} // namespace

QString tocWord(QByteArrayView element, QByteArrayView language)
{
    const QString word = find(element, language).inToc;
    return word.isEmpty() ? english(element) : word;
}

QString headingWord(QByteArrayView element, QByteArrayView language, bool hasNumber)
{
    const QString word = find(element, language).inHeading;
    if (word.isEmpty())
        return english(element);
    return hasNumber && joinsNumber(element, language) ? QString(word + u" ya") : word;
}

} // namespace sheria::akn
