#include "core/search/synonyms.h"

#include "core/search/analyzer.h"
#include "core/search/folding.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sheria::search {

namespace {

constexpr qint64 MaxFileBytes = 4LL * 1024 * 1024;
constexpr std::size_t MaxOfWord = 20;
constexpr std::size_t MaxOfLine = MaxOfWord + 1; ///< What a line has more is left out.

/// What comes with the program: what lawyers write in more than one way.
constexpr char BuiltIn[] = R"(
lawyer, attorney, advocate
employee, worker
employer, master => employer
dismissal, termination => dismissal
kid, child
car, vehicle
firing, fired => dismissal
landlord, lessor
tenant, lessee
defendant, respondent
plaintiff, claimant
judgment, judgement
license, licence
offense, offence
defense, defence
labor, labour
organization, organisation
honor, honour
favor, favour
program, programme
)";

std::vector<std::string> wordsOf(const QByteArray &list)
{
    std::vector<std::string> words;
    for (const QByteArray &part : list.split(',')) {
        std::string word = fold(part.simplified().toStdString());
        if (words.size() < MaxOfLine && !word.empty() && word.size() <= MaxTermBytes)
            words.push_back(std::move(word));
    }
    return words;
}

} // namespace

void SynonymLists::add(const QByteArray &text)
{
    const auto link = [this](const std::string &from, const std::string &to) {
        std::vector<std::string> &known = byWord[from];
        if (from != to && known.size() < MaxOfWord
            && std::find(known.begin(), known.end(), to) == known.end())
            known.push_back(to);
    };
    for (const QByteArray &line : text.split('\n')) {
        const QByteArray plain = line.left(line.indexOf('#') < 0 ? line.size() : line.indexOf('#'));
        const qsizetype arrow = plain.indexOf("=>");
        const std::vector<std::string> from = wordsOf(arrow < 0 ? plain : plain.left(arrow));
        const std::vector<std::string> to = arrow < 0 ? from : wordsOf(plain.mid(arrow + 2));
        for (const std::string &word : from) {
            for (const std::string &other : to)
                link(word, other);
        }
    }
}

std::shared_ptr<const SynonymLists> Synonyms::lists()
{
    QFileInfoList files;
    if (!m_folder.isEmpty())
        files = QDir(m_folder).entryInfoList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
    QString state;
    for (const QFileInfo &file : files)
        state += file.fileName() + QLatin1Char(' ')
            + QString::number(file.lastModified().toMSecsSinceEpoch()) + QLatin1Char(' ')
            + QString::number(file.size()) + QLatin1Char('\n');
    const MutexLock lock(m_mutex);
    if (m_lists && state == m_state)
        return m_lists;
    auto lists = std::make_shared<SynonymLists>();
    lists->add(BuiltIn);
    for (const QFileInfo &info : files) {
        QFile file(info.filePath());
        if (info.size() <= MaxFileBytes && file.open(QIODevice::ReadOnly))
            lists->add(file.readAll());
    }
    m_state = state;
    m_lists = std::move(lists);
    return m_lists;
}

} // namespace sheria::search
