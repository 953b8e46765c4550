#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <vector>

/// The real documents that tests read where they are at hand, and what is known about them.
/// What is known of each was found out by another program: text, provisions, dates, encoding.
namespace sheria::test {

struct CorpusFile
{
    QString path; ///< Relative to the corpus, names the row of a test.
    QByteArray bytes;
    QJsonObject oracle;
};

/// The folder; empty where there is none. The environment variable SHERIA_CORPUS comes first.
QString corpusFolder();

/// All files of its manifest. Empty where there is no corpus.
const std::vector<CorpusFile> &corpus();

/// The contents of a file below the corpus.
QByteArray corpusBytes(const QString &path);

} // namespace sheria::test
