// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/workkeys.h"

#include "core/citations/citation.h"
#include "core/citations/source.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/publisheraddress.h"
#include "core/domain/work.h"

#include <algorithm>

namespace sheria::citations {

namespace {

constexpr std::size_t MaxKeys = 64; ///< Of one work: it has two or three aliases.

class Keys
{
public:
    void add(const QByteArray &key)
    {
        if (!key.isEmpty() && m_keys.size() < MaxKeys
            && std::find(m_keys.begin(), m_keys.end(), key) == m_keys.end())
            m_keys.push_back(key);
    }

    void addTitle(const QString &title, const QByteArray &year)
    {
        const QByteArray text = title.toUtf8();
        const TitleParts bare = titleParts(text);
        if (bare.words.isEmpty())
            return;
        add(titleKey(bare.words, {}));
        if (!bare.year.isEmpty())
            add(titleKey(bare.words, bare.year));
        add(titleKey(bare.words, year));
        addCitations(text);
    }

    /// What is a citation from end to end.
    void addCitations(const QByteArray &text)
    {
        const QByteArray trimmed = text.trimmed();
        for (const Citation &citation : recognize(trimmed)) {
            if (citation.nameStart == 0 && citation.nameEnd == trimmed.size()
                && citation.pinpoints.empty())
                add(citation.key);
        }
    }

    std::vector<QByteArray> take() { return std::move(m_keys); }

private:
    std::vector<QByteArray> m_keys;
};

void addNumbers(Keys &keys, const FrbrUri &uri)
{
    const QByteArray number = plainNumber(uri.number);
    if (uri.doctype == "judgment") {
        QByteArray court = uri.actor.isEmpty() ? uri.subtype : uri.actor;
        keys.add("n:" + uri.year() + ' ' + court.replace('-', ' ').toLower() + ' ' + number);
        return;
    }
    const QByteArray type = uri.subtype.isEmpty() ? uri.doctype : uri.subtype;
    keys.add(numberKey(type, uri.year(), number));
    if (type == "loi" || type == "law" || type == "lei")
        keys.add(numberKey("act", uri.year(), number));
    if (number.startsWith("cap") && number.size() > 3)
        keys.add(chapterKey(number.sliced(3)));
    if (number == "constitution")
        keys.add(titleKey(number, {}));
}

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Of an address of legislation.gov.uk that no rule knows, where it has a year and a number.
QByteArray keyOfNumber(const QByteArray &address)
{
    const QByteArray host = "legislation.gov.uk/";
    const qsizetype at = address.indexOf(host);
    QByteArrayList parts = address.mid(at + host.size()).split('/');
    if (parts.first() == "id")
        parts.removeFirst();
    return at < 0 || parts.size() < 3 || !isDigits(parts[1]) || !isDigits(parts[2])
        ? QByteArray()
        : numberKey(parts[0], parts[1], parts[2]);
}

} // namespace

TitleParts titleParts(QByteArrayView title)
{
    const std::vector<Token> tokens = tokenize(title);
    const Source source(title, tokens);
    std::vector<std::size_t> words;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (source.isWord(i) || source.isNumber(i) || source.isSign(i, '&'))
            words.push_back(i);
    }
    std::size_t first = 0;
    while (first < words.size() && source.folded(words[first]) == "the")
        ++first;
    std::size_t end = words.size();
    TitleParts bare;
    if (end > first + 1 && source.isYear(words[end - 1])) {
        bare.year = source.text(words[end - 1]).toByteArray();
        --end;
        if (end > first + 2 && source.at(words[end - 1]).is(YearOf)
            && source.isNumber(words[end - 2])) {
            bare.number = plainNumber(source.text(words[end - 2]));
            end -= 2;
        }
        while (end > first + 1 && source.at(words[end - 1]).is(NumberSign))
            --end;
    }
    if (end > first)
        bare.words = source.words(words[first], words[end - 1]);
    return bare;
}

QByteArray titleKey(QByteArrayView foldedTitle, QByteArrayView year)
{
    const QByteArray key = "t:" + foldedTitle.toByteArray();
    return year.isEmpty() ? key : key + '|' + year.toByteArray();
}

QByteArray numberKey(QByteArrayView type, QByteArrayView year, QByteArrayView number)
{
    return "a:" + type.toByteArray() + '/' + year.toByteArray() + '/' + plainNumber(number);
}

QByteArray chapterKey(QByteArrayView number)
{
    return "c:" + plainNumber(number);
}

QByteArray uriKey(QByteArrayView workUri)
{
    return "u:" + workUri.toByteArray();
}

QByteArray partiesKey(const QByteArray &claimant, const QByteArray &respondent)
{
    const auto bare = [](const QByteArray &words) {
        return words.startsWith("the ") ? words.sliced(4) : words;
    };
    return "p:" + bare(claimant) + " v " + bare(respondent);
}

QByteArray plainNumber(QByteArrayView number)
{
    QByteArray plain;
    for (const char c : number.toByteArray().toLower()) {
        if (c != '.' && c != ' ')
            plain += c;
    }
    qsizetype zeros = 0;
    while (zeros + 1 < plain.size() && plain[zeros] == '0')
        ++zeros;
    return plain.sliced(zeros);
}

std::vector<QByteArray> workKeys(const Work &work)
{
    Keys keys;
    keys.add(uriKey(work.uri.workUri(false)));
    addNumbers(keys, work.uri);
    if (work.chapter && !work.chapter->number.isEmpty())
        keys.add(chapterKey(work.chapter->number.toUtf8()));
    const bool isJudgment = work.uri.doctype == "judgment";
    if (!isJudgment)
        keys.addTitle(work.title, work.uri.year());
    keys.add(keyOfAddress(work.sourceUri));
    for (const QString &alias : work.aliases) {
        if (alias.contains(u'/'))
            keys.add(keyOfAddress(alias.toUtf8()));
        keys.addCitations(alias.toUtf8());
        if (!isJudgment)
            keys.addTitle(alias, work.uri.year());
    }
    if (!work.judgment.isEmpty())
        keys.addCitations(json::readJudgment(work.judgment).shortCitation.toUtf8());
    return keys.take();
}

QByteArray keyOfAddress(QByteArrayView address)
{
    const qsizetype fragment = address.indexOf('#');
    const QByteArray work = address.first(fragment < 0 ? address.size() : fragment).toByteArray();
    if (const auto published = publisherAddress(work))
        return uriKey(published->work.workUri(false));
    const QByteArrayList spellings = publisherSpellings(work.toLower()).written;
    return spellings.isEmpty() ? keyOfNumber(work) : uriKey(spellings.front());
}

} // namespace sheria::citations
