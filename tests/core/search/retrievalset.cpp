// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/search/retrievalset.h"

#include "core/akn/document.h"
#include "core/akn/text.h"
#include "tests/core/akn/corpus.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <zlib.h>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sheria::tests {

namespace {

QByteArray unpacked(const QString &path)
{
    QByteArray out;
    gzFile file = gzopen(QFile::encodeName(path).constData(), "rb");
    if (!file)
        return out;
    QByteArray block(1 << 16, Qt::Uninitialized);
    int read = 0;
    while ((read = gzread(file, block.data(), unsigned(block.size()))) > 0)
        out += block.first(read);
    gzclose(file);
    return out;
}

/// The file `name` of the questions.
QString fileOf(RetrievalSource source, const QString &name)
{
    for (const test::CorpusFolder &folder : test::corpusFolders()) {
        if (folder.isOwn == (source == RetrievalSource::Own))
            return folder.file(u"retrieval/"_s + name);
    }
    return {};
}

std::vector<RetrievalDocument> realDocuments(const QString &name)
{
    std::vector<RetrievalDocument> documents;
    const QString file = fileOf(RetrievalSource::Real, name + u".docs.jsonl.gz"_s);
    for (const QByteArray &line : unpacked(file).split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object.isEmpty())
            continue;
        const auto text = [&](QLatin1StringView key) {
            return object.value(key).toString();
        };
        RetrievalDocument document;
        document.id = text("docid"_L1);
        document.group = object.contains("path"_L1) ? text("path"_L1) : document.id;
        document.element = text("element"_L1);
        document.eId = text("eid"_L1);
        document.language = text("lang"_L1).toUtf8();
        document.num = text("num"_L1);
        document.heading = object.contains("heading"_L1) ? text("heading"_L1) : text("name"_L1);
        document.header = text("header"_L1);
        document.body = text("body"_L1);
        documents.push_back(document);
    }
    return documents;
}

void addParagraphs(pugi::xml_node below, QStringList &paragraphs)
{
    for (const pugi::xml_node child : below) {
        if (qstrcmp(child.name(), "p") == 0)
            paragraphs << akn::textOf(child);
        else
            addParagraphs(child, paragraphs);
    }
}

QString paragraphsOf(pugi::xml_node node, QChar separator)
{
    QStringList paragraphs;
    addParagraphs(node, paragraphs);
    return paragraphs.join(separator);
}

/// The sections and articles of a law that have a heading and are not quoted.
void addProvisions(const akn::Document &law, const QString &file,
                   std::vector<RetrievalDocument> &documents)
{
    for (const akn::Provision &provision : law.provisions()) {
        if ((provision.element != "section" && provision.element != "article") || !provision.heading
            || !provision.flags.isEmpty())
            continue;
        RetrievalDocument document;
        document.id = file + u'#' + QString::fromUtf8(provision.eId);
        document.group = file;
        document.element = QString::fromUtf8(provision.element);
        document.eId = QString::fromUtf8(provision.eId);
        document.language = law.metadata().expression.language;
        document.num = provision.num.value_or(QString());
        document.heading = *provision.heading;
        const QString text = QString::fromUtf8(
            law.text().mid(provision.textStart, provision.textEnd - provision.textStart));
        document.body = text.mid(document.num.size() + 1 + document.heading.size());
        documents.push_back(document);
    }
}

/// What the sample library has in English: the provisions of its laws as they are now, or its
/// judgments. Files are named by their folders: "zz-act-2001-9/eng@2022-03-01".
std::vector<RetrievalDocument> sampleDocuments(bool isOfJudgments)
{
    const QDir works(QStringLiteral(SHERIA_SOURCE_DIR "/resources/sample/pack/works"));
    std::vector<RetrievalDocument> documents;
    for (const QString &work : works.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QStringList texts =
            QDir(works.filePath(work)).entryList({u"eng@*"_s}, QDir::Dirs, QDir::Name);
        if (texts.isEmpty())
            continue;
        const QString name = work + u'/' + texts.last();
        QFile file(works.filePath(name + u"/main.xml"_s));
        if (!file.open(QIODevice::ReadOnly))
            continue; // Of this text only the metadata is there.
        const akn::Document document = must(akn::Document::parse(file.readAll()));
        if ((document.doctype() == "judgment") != isOfJudgments)
            continue;
        if (!isOfJudgments) {
            addProvisions(document, name, documents);
            continue;
        }
        RetrievalDocument judgment;
        judgment.id = name;
        judgment.group = name;
        judgment.language = document.metadata().expression.language;
        judgment.heading = document.metadata().work.title;
        judgment.header = paragraphsOf(document.element().child("header"), u' ');
        judgment.body = paragraphsOf(document.element().child("judgmentBody"), u'\n');
        documents.push_back(judgment);
    }
    return documents;
}

QHash<QString, QStringList> targets(RetrievalSource source, const QString &name)
{
    QHash<QString, QStringList> targets;
    QFile file(fileOf(source, name + u".qrels"_s));
    if (!file.open(QIODevice::ReadOnly))
        return targets;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QList<QByteArray> parts = line.split(' ');
        if (parts.size() == 4)
            targets[QString::fromUtf8(parts[0])] << QString::fromUtf8(parts[2]);
    }
    return targets;
}

std::vector<QStringList> rows(RetrievalSource source, const QString &name)
{
    std::vector<QStringList> rows;
    QFile file(fileOf(source, name + u".queries.tsv"_s));
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString &line : lines.mid(1)) {
        if (!line.isEmpty())
            rows.push_back(line.split(u'\t'));
    }
    return rows;
}

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(u"\\w+"_s, QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    auto matches = word.globalMatch(text.toLower());
    while (matches.hasNext())
        words << matches.next().captured();
    return words;
}

QByteArray escaped(const QString &text)
{
    QString plain;
    for (const QChar c : text) {
        if (c.isPrint() || c.isSpace())
            plain += c;
    }
    return plain.simplified().toHtmlEscaped().toUtf8();
}

QByteArray provisionXml(const RetrievalDocument &document, bool isWithout)
{
    QByteArray xml = "<section eId=\"" + escaped(document.eId) + "\">";
    if (!document.num.isEmpty() && !isWithout)
        xml += "<num>" + escaped(document.num) + "</num>";
    if (!document.heading.isEmpty() && !isWithout)
        xml += "<heading>" + escaped(document.heading) + "</heading>";
    return xml + "<content><p>" + escaped(document.body) + "</p></content></section>";
}

} // namespace

QByteArray judgmentXml(const RetrievalDocument &document, bool hasHeader, const QString &without)
{
    QString header = document.header;
    QString body = document.body;
    if (!without.isEmpty()) {
        header.replace(without, u" "_s);
        body.replace(without, u" "_s);
    }
    QByteArray xml = hasHeader ? "<header><p>" + escaped(header) + "</p></header>" : QByteArray();
    xml += "<judgmentBody><decision>";
    for (const QString &paragraph : body.split(u'\n')) {
        if (!paragraph.trimmed().isEmpty())
            xml += "<p>" + escaped(paragraph) + "</p>";
    }
    return xml + "</decision></judgmentBody>";
}

RetrievalShelf actsOf(const RetrievalSet &set, bool isWithout)
{
    RetrievalShelf shelf;
    QHash<QString, QByteArray> works; // Of a file.
    for (const RetrievalDocument &document : set.documents) {
        QByteArray &work = works[document.group];
        if (work.isEmpty())
            work = "/akn/xa/act/2000/" + QByteArray::number(works.size());
        DocumentSpec &spec = shelf.specs[document.group];
        spec.work = work;
        spec.title = "Act";
        spec.language = document.language;
        spec.body += provisionXml(document, isWithout);
        shelf.ids[work + '#' + document.eId.toUtf8()] = document.id;
    }
    return shelf;
}

RetrievalShelf judgmentsOf(const RetrievalSet &set, bool hasHeader)
{
    RetrievalShelf shelf;
    for (const RetrievalDocument &document : set.documents) {
        DocumentSpec &spec = shelf.specs[document.id];
        spec.work = "/akn/xa/judgment/xahc/2000/" + document.id.toUtf8().toHex().right(60);
        spec.element = "judgment";
        spec.language = document.language.isEmpty() ? "eng" : document.language;
        spec.title = hasHeader && !document.heading.isEmpty() ? escaped(document.heading)
                                                              : "Judgment";
        spec.body = judgmentXml(document, hasHeader, {});
        shelf.ids[spec.work] = document.id;
    }
    return shelf;
}

RetrievalSet provisionSet(RetrievalSource source)
{
    const QString name = u"provisions"_s;
    RetrievalSet set{source == RetrievalSource::Own ? sampleDocuments(false) : realDocuments(name),
                     {}};
    const auto right = targets(source, name);
    for (const QStringList &row : rows(source, name))
        set.queries.push_back({row[0], row[1], u"heading"_s, right[row[0]], {}});
    return set;
}

RetrievalSet judgmentSet(RetrievalSource source)
{
    const QString name = u"judgments"_s;
    RetrievalSet set{source == RetrievalSource::Own ? sampleDocuments(true) : realDocuments(name),
                     {}};
    const auto right = targets(source, name);
    for (const QStringList &row : rows(source, name))
        set.queries.push_back({row[0], row[2], row[1], right[row[0]], row.value(5)});
    return set;
}

void Quality::add(const QStringList &ranked, const QStringList &targets)
{
    ++queries;
    for (qsizetype i = 0; i < std::min<qsizetype>(10, ranked.size()); ++i) {
        if (!targets.contains(ranked[i]))
            continue;
        mrr += 1.0 / double(i + 1);
        first += i == 0 ? 1 : 0;
        three += i < 3 ? 1 : 0;
        ten += 1;
        return;
    }
}

Quality Quality::mean() const
{
    const double n = std::max(1, queries);
    return {mrr / n, first / n, three / n, ten / n, queries};
}

QString Quality::text() const
{
    const Quality of = mean();
    return u"MRR@10 %1  success@1 %2  success@3 %3  success@10 %4"_s.arg(of.mrr, 0, 'f', 3)
        .arg(of.first, 0, 'f', 3)
        .arg(of.three, 0, 'f', 3)
        .arg(of.ten, 0, 'f', 3);
}

void PlainBm25::add(const QString &id, const QString &text)
{
    QHash<QString, int> counts;
    int length = 0;
    for (const QString &word : wordsOf(text)) {
        ++counts[word];
        ++length;
    }
    for (auto word = counts.begin(); word != counts.end(); ++word)
        m_postings[word.key()].push_back({int(m_ids.size()), word.value()});
    m_ids << id;
    m_lengths.push_back(length);
    m_total += length;
}

QStringList PlainBm25::best(const QString &query, int count) const
{
    constexpr double K1 = 1.2;
    constexpr double B = 0.75;
    const double documents = double(m_ids.size());
    const double average = m_total / documents;
    QStringList words = wordsOf(query);
    words.removeDuplicates();
    QHash<int, double> scores;
    for (const QString &word : words) {
        const auto postings = m_postings.constFind(word);
        if (postings == m_postings.constEnd())
            continue;
        const double n = double(postings->size());
        const double idf = std::log(1 + (documents - n + 0.5) / (n + 0.5));
        for (const Posting &at : *postings) {
            const double length = m_lengths[std::size_t(at.document)];
            scores[at.document] += idf * at.count * (K1 + 1)
                / (at.count + K1 * (1 - B + B * length / average));
        }
    }
    std::vector<std::pair<double, QString>> order;
    for (auto score = scores.begin(); score != scores.end(); ++score)
        order.emplace_back(-score.value(), m_ids[score.key()]);
    std::sort(order.begin(), order.end());
    QStringList best;
    for (std::size_t i = 0; i < std::min(order.size(), std::size_t(count)); ++i)
        best << order[i].second;
    return best;
}

} // namespace sheria::tests
