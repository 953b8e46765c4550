// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <vector>

/// Documents that tests of several folders read: those of tests/corpus, and the real ones of
/// SHERIA_CORPUS_DIR where that folder is at hand. What is known of each was found out by another
/// program: text, provisions, dates, encoding.
namespace sheria::test {

struct CorpusFolder
{
    QString path;
    bool isOwn = false; ///< It is tests/corpus.

    QString file(const QString &name) const { return path + u'/' + name; }
    QByteArray bytes(const QString &name) const;
    /// The JSON object in `name`; empty where there is none.
    QJsonObject json(const QString &name) const;
};

/// tests/corpus, and after it the folder of real documents if it is at hand. The environment variable
/// SHERIA_CORPUS, where set, names the latter instead of SHERIA_CORPUS_DIR.
const std::vector<CorpusFolder> &corpusFolders();

/// Whether the real documents are at hand.
bool hasRealCorpus();

struct CorpusFile
{
    QString path; ///< Relative to its folder; names the row of a test.
    QByteArray bytes;
    QJsonObject oracle;   ///< What the other program found.
    QJsonObject expected; ///< Of our own: what the import is to make of it, written by hand.
    bool isOwn = false;
};

/// The files of all manifests, our own first.
const std::vector<CorpusFile> &corpus();

struct HostileFile
{
    CorpusFolder folder;
    QString name;   ///< In the folder `hostile`; may occur once in each corpus.
    QString expect; ///< What is to become of it, in words.
    QString text;   ///< What must be in the visible text; empty: nothing in particular.
    QString canary; ///< What must not get into the document; empty: nothing in particular.
    QString
        warning; ///< Of our own: the code of a warning that it causes; empty: none in particular.

    /// The name of the row of a test.
    QByteArray row() const;
    QString path() const { return folder.file(QStringLiteral("hostile/") + name); }
    QByteArray bytes() const { return folder.bytes(QStringLiteral("hostile/") + name); }
};

/// The inputs of the manifests in the folders `hostile`, our own first.
const std::vector<HostileFile> &hostileFiles();

} // namespace sheria::test
