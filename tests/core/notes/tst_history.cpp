// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/anchor.h"
#include "core/notes/carrier.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/core/notes/historyoracle.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_history {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Notes = 1000;
constexpr double LeastRight = 0.97;

QByteArray addressOf(const OracleWork &work, std::size_t date)
{
    return work.uri + "/eng@" + work.dates[date];
}

/// The same numbers everywhere.
class Dice
{
public:
    explicit Dice(quint32 seed) : m_state(seed) {}
    qsizetype below(qsizetype limit)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return limit <= 0 ? 0 : qsizetype((m_state >> 8U) % quint32(limit));
    }

private:
    quint32 m_state;
};

qsizetype packedSize(QStringView text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
}

struct PlantedNote
{
    std::size_t work = 0;
    Planted planted;
    notes::Anchor anchor;
};

struct Figures
{
    std::map<Judgement, int> carried; ///< A note at a date.
    std::map<Judgement, int> planted; ///< A note at all dates: the worst of them.
    std::map<QByteArray, int> states;

    double share(const std::map<Judgement, int> &counts) const
    {
        int all = 0;
        for (const auto &[judgement, count] : counts)
            all += judgement == Judgement::Open ? 0 : count;
        const auto right = counts.find(Judgement::Right);
        return right == counts.end() ? 0 : double(right->second) / double(all);
    }
};

QByteArray words(const std::map<Judgement, int> &counts)
{
    const std::array<const char *, 5> names{"right", "cautious", "wrong", "silently wrong", "open"};
    QByteArray text;
    for (const auto &[judgement, count] : counts)
        text += QByteArray::number(count) + ' ' + names[std::size_t(judgement)] + ", ";
    return text.chopped(2);
}

/// Works of which somebody knows what happened to them.
class History
{
public:
    void add(OracleWork work, const QByteArrayList &documents)
    {
        for (const QByteArray &xml : documents) {
            m_library.put(prepared(xml), store::WorkPolicy::FromDocument);
            work.texts.emplace_back(xml);
        }
        m_works.push_back(std::move(work));
    }

    Figures carry(int count, const QByteArray &only = {})
    {
        plant(count);
        Figures figures;
        for (std::size_t i = 0; i < m_works.size(); ++i) {
            if (only.isEmpty() || m_works[i].uri == only)
                carryWork(i, figures);
        }
        for (const auto &[note, worst] : m_worst)
            ++figures.planted[worst];
        return figures;
    }

    int planted() const { return int(m_notes.size()); }

private:
    struct Loaded
    {
        ExpressionRecord record;
        std::vector<knowledge::ExpressionText> texts;
    };

    Loaded load(std::size_t work, std::size_t date)
    {
        const OracleWork &of = m_works[work];
        const FrbrUri uri = must(FrbrUri::parse(addressOf(of, date)));
        Loaded loaded{must(store::findExpression(m_library.db(), uri, QDate(2024, 1, 5))), {}};
        loaded.texts = must(knowledge::textsOf(m_library.db(), loaded.record));
        return loaded;
    }

    void plant(int count)
    {
        Dice dice(20211018);
        const auto share = [&](std::size_t i) {
            const auto all = int(m_works.size());
            return count / all + (int(i) < count % all ? 1 : 0);
        };
        for (std::size_t i = 0; i < m_works.size(); ++i) {
            const Loaded loaded = load(i, 0);
            int left = share(i);
            for (int tries = 0; left > 0 && tries < 1000; ++tries)
                left -= plantOne(i, loaded, dice) ? 1 : 0;
        }
    }

    bool plantOne(std::size_t work, const Loaded &loaded, Dice &dice)
    {
        const OracleText &first = m_works[work].texts.front();
        const QByteArrayList all = first.sections.keys();
        PlantedNote note;
        note.work = work;
        note.planted.section = all[dice.below(all.size())];
        const knowledge::ExpressionText &text = loaded.texts.front();
        const akn::Provision *section = text.find(note.planted.section);
        if (!section)
            return false;
        const QString whole = text.of(*section);
        // What both read must be the same, or places could not be compared.
        if (packedSize(whole) != first.sections.value(note.planted.section).size())
            return false;
        notes::Selection selection;
        selection.eId = note.planted.section;
        const qsizetype kind = dice.below(20);
        if (kind < 2) {
            note.planted.isWhole = true;
            QByteArrayList parts = first.parts.keys();
            std::sort(parts.begin(), parts.end());
            note.planted.eId = kind == 0 ? note.planted.section : parts[dice.below(parts.size())];
            note.planted.section = first.parts.value(note.planted.eId).section;
            selection.eId = note.planted.eId;
            if (!text.find(selection.eId))
                return false;
        } else {
            const QStringList split = whole.split(u' ');
            const qsizetype from = dice.below(split.size());
            const qsizetype size = std::min(split.size() - from, 1 + dice.below(14));
            selection.exact = split.sliced(from, size).join(u' ');
            selection.prefix = split.first(from).join(u' ');
            selection.suffix = split.sliced(from + size).join(u' ');
            note.planted.start = packedSize(selection.prefix);
            note.planted.end = note.planted.start + packedSize(selection.exact);
        }
        const auto anchor = notes::anchorTo(loaded.record, loaded.texts, selection);
        if (!anchor)
            return false;
        note.anchor = *anchor;
        // A word that was marked with half a sign is kept without it.
        if (packedSize(anchor->exact) != note.planted.end - note.planted.start)
            return false;
        m_notes.push_back(note);
        return true;
    }

    void carryWork(std::size_t index, Figures &figures)
    {
        const OracleWork &work = m_works[index];
        for (std::size_t date = 0; date < work.dates.size(); ++date) {
            const FrbrUri uri = must(FrbrUri::parse(addressOf(work, date)));
            notes::Carrier carrier = must(
                notes::Carrier::to(m_library.db(), uri, QDate(2024, 1, 5)));
            const Loaded loaded = load(index, date);
            for (std::size_t i = 0; i < m_notes.size(); ++i) {
                const PlantedNote &note = m_notes[i];
                if (note.work != index)
                    continue;
                const notes::Placement placement = must(carrier.place(note.anchor));
                const Judgement judgement = judge(work, note.planted, date,
                                                  saidOf(placement, work.texts[date], loaded));
                ++figures.states[enumName(placement.state).toByteArray()];
                ++figures.carried[judgement];
                note_(i, judgement);
                if (judgement != Judgement::Right && qEnvironmentVariableIsSet("SHERIA_SHOW_NOTES"))
                    show(work, date, note, placement, judgement);
            }
        }
    }

    void note_(std::size_t note, Judgement judgement)
    {
        // "Open" is the mildest but right.
        const auto weight = [](Judgement each) {
            return each == Judgement::Open ? 1 : each == Judgement::Right ? 0 : 1 + int(each);
        };
        const auto found = m_worst.find(note);
        if (found == m_worst.end() || weight(found->second) < weight(judgement))
            m_worst[note] = judgement;
    }

    static Said saidOf(const notes::Placement &placement, const OracleText &oracle,
                       const Loaded &loaded)
    {
        Said said;
        said.state = enumName(placement.state).toByteArray();
        said.eId = placement.eId;
        const OracleText::Part part = oracle.parts.value(placement.eId);
        said.section = part.section;
        const knowledge::ExpressionText &text = loaded.texts.front();
        const akn::Provision *provision = text.find(placement.eId);
        if (provision && placement.start >= 0) {
            const QString own = text.between(provision->textStart, provision->textEnd);
            said.start = part.start + packedSize(QStringView(own).left(placement.start));
            said.end = said.start + packedSize(placement.words);
        }
        return said;
    }

    static void show(const OracleWork &work, std::size_t date, const PlantedNote &note,
                     const notes::Placement &placement, Judgement judgement)
    {
        qInfo() << words({{judgement, 1}}) << work.uri << work.dates[date] << note.anchor.eId
                << note.anchor.exact << "->" << enumName(placement.state).toByteArray()
                << placement.confidence << placement.eId << placement.words << placement.candidates;
    }

    TestLibrary m_library;
    std::vector<OracleWork> m_works;
    std::vector<PlantedNote> m_notes;
    std::map<std::size_t, Judgement> m_worst;
};

/// Reports what was measured, and holds it to the goal.
void hold(const Figures &figures)
{
    QByteArray states;
    for (const auto &[state, count] : figures.states)
        states += ' ' + QByteArray::number(count) + ' ' + state;
    qInfo("placements: %s: %.4f right;%s", words(figures.carried).constData(),
          figures.share(figures.carried), states.constData());
    qInfo("notes at all dates: %s: %.4f right", words(figures.planted).constData(),
          figures.share(figures.planted));
    QVERIFY(!figures.carried.contains(Judgement::Silent));
    QVERIFY(figures.share(figures.carried) >= LeastRight);
    QVERIFY(figures.share(figures.planted) >= LeastRight);
}

QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Acts that this test makes up, and amends as laws do.
class MadeUp
{
public:
    explicit MadeUp(quint32 seed) : m_dice(seed)
    {
        for (int i = 0; i < 24; ++i)
            m_sections.push_back(newSection());
    }

    /// The document of a date; what happened goes to `step`.
    QByteArray document(const QByteArray &work, const QByteArray &date) const
    {
        DocumentSpec spec;
        spec.work = work;
        spec.date = date;
        for (std::size_t i = 0; i < m_sections.size(); ++i)
            spec.body += xml(m_sections[i], int(i) + 1);
        return xmlOf(spec);
    }

    OracleStep amend()
    {
        const std::vector<Section> before = m_sections;
        const auto any = [this] {
            return std::size_t(m_dice.below(qsizetype(m_sections.size())));
        };
        m_sections.insert(m_sections.begin() + std::ptrdiff_t(any()), newSection());
        m_sections.erase(m_sections.begin() + std::ptrdiff_t(any()));
        std::swap(m_sections[any()], m_sections[any()]);
        for (int i = 0; i < 4; ++i) {
            QStringList &parts = m_sections[any()].parts;
            QString &sentence = parts[m_dice.below(parts.size())];
            QStringList split = sentence.split(u' ');
            split[m_dice.below(split.size() - 1)] = word();
            sentence = split.join(u' ');
        }
        QStringList &grown = m_sections[any()].parts;
        grown.insert(m_dice.below(grown.size()), sentence());
        QStringList &shrunk = m_sections[any()].parts;
        if (shrunk.size() > 1)
            shrunk.removeAt(m_dice.below(shrunk.size()));
        OracleStep step;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto now = std::find_if(m_sections.begin(), m_sections.end(),
                                          [&](const Section &s) { return s.id == before[i].id; });
            if (now == m_sections.end())
                step.gone << eId(int(i) + 1);
            else
                step.links.insert(eId(int(i) + 1), eId(int(now - m_sections.begin()) + 1));
        }
        return step;
    }

private:
    struct Section
    {
        int id = 0;
        QString heading;
        QStringList parts;
    };

    static QByteArray eId(int number) { return "sec_" + QByteArray::number(number); }

    static QByteArray xml(const Section &section, int number)
    {
        QByteArray out = "<section eId=\"" + eId(number) + "\"><num>" + QByteArray::number(number)
            + ".</num><heading>" + section.heading.toUtf8() + "</heading>";
        for (qsizetype i = 0; i < section.parts.size(); ++i) {
            const QByteArray part = QByteArray::number(i + 1);
            out += "<subsection eId=\"" + eId(number) + "__subsec_" + part + "\"><num>(" + part
                + ")</num><content><p>" + section.parts[i].toUtf8() + "</p></content></subsection>";
        }
        return out + "</section>";
    }

    /// Not many words, so that the same ones stand in many places, as in laws.
    QString word()
    {
        static const QStringList nouns =
            u"authority board permit licence fee notice owner vessel harbour inspector person day "
            "month year application register form certificate offence penalty court appeal road "
            "tree water market animal dealer tariff area plan committee minister gazette"_s.split(
                u' ');
        static const QStringList kinds =
            u"annual public written local special approved certified provisional municipal daily "
            "coastal private general registered temporary foreign"_s.split(u' ');
        const QString noun = nouns[m_dice.below(nouns.size())];
        return m_dice.below(2) == 0 ? noun : kinds[m_dice.below(kinds.size())] + u' ' + noun;
    }
    QString sentence()
    {
        static const QStringList begins{u"The %1 may by notice require the %2"_s,
                                        u"A person who contravenes this section as to a %1 or %2"_s,
                                        u"For the purposes of this section the %1 means a %2"_s,
                                        u"Subject to subsection (1), every %1 must keep a %2"_s};
        QString text = begins[m_dice.below(begins.size())].arg(word(), word());
        const qsizetype size = 6 + m_dice.below(25);
        for (qsizetype i = 0; i < size; ++i)
            text += u' ' + (m_dice.below(4) == 0 ? u"of the "_s : QString()) + word();
        return text + u'.';
    }
    Section newSection()
    {
        Section section{++m_last, word() + u' ' + word(), {}};
        const qsizetype size = 1 + m_dice.below(6);
        for (qsizetype i = 0; i < size; ++i)
            section.parts << sentence();
        return section;
    }

    Dice m_dice;
    int m_last = 0;
    std::vector<Section> m_sections;
};

/// Notes that are planted in the first text of works and carried to all later ones: where the oracle says that
/// they belong (historyoracle.h). Prints the figures; SHERIA_SHOW_NOTES=1 also what is not right.
class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void actsThatAreMadeUp()
    {
        History history;
        for (int i = 1; i <= 6; ++i) {
            MadeUp act(quint32(i) * 7919);
            OracleWork work;
            work.uri = "/akn/xa/act/2005/" + QByteArray::number(i);
            QByteArrayList documents;
            for (int year = 2005; year < 2010; ++year) {
                if (year > 2005)
                    work.steps.push_back(act.amend());
                work.dates.push_back(QByteArray::number(year) + "-01-01");
                documents << act.document(work.uri, work.dates.back());
            }
            history.add(std::move(work), documents);
        }
        const Figures figures = history.carry(Notes);
        QCOMPARE(history.planted(), Notes);
        hold(figures);
    }

    void realLaw()
    {
        const QString given = qEnvironmentVariable("SHERIA_CORPUS");
        const QString folder = (given.isEmpty() ? QStringLiteral(SHERIA_CORPUS_DIR) : given)
            + u"/history"_s;
        if (!QDir(folder).exists())
            QSKIP("the history of real law is not at hand");
        std::map<QByteArray, std::map<QByteArray, QByteArray>> documents; ///< By work and date.
        for (const QString &part : {u"akn"_s, u"akn-synthetic"_s}) {
            const QStringList all = QDir(folder + u'/' + part).entryList({u"*.xml"_s});
            for (const QString &name : all) {
                const QByteArray xml = readFile(folder + u'/' + part + u'/' + name);
                const qsizetype at = xml.indexOf("<FRBRuri value=\"") + 16;
                const QByteArray uri = xml.sliced(at, xml.indexOf('"', at) - at);
                documents[uri][name.section(u'_', -1).chopped(4).toUtf8()] = xml;
            }
        }
        const auto steps = readGold(folder);
        History history;
        for (const auto &[uri, byDate] : documents) {
            OracleWork work;
            work.uri = uri;
            QByteArrayList texts;
            for (const auto &[date, xml] : byDate) {
                if (!work.dates.empty())
                    work.steps.push_back(steps.value(uri + ' ' + work.dates.back() + ' ' + date));
                work.dates.push_back(date);
                texts << xml;
            }
            history.add(std::move(work), texts);
        }
        const Figures figures = history.carry(Notes, qgetenv("SHERIA_NOTES_WORK"));
        QCOMPARE(history.planted(), Notes);
        hold(figures);
    }

private:
    static QHash<QByteArray, OracleStep> readGold(const QString &folder)
    {
        QHash<QByteArray, OracleStep> steps;
        for (const QString &name : {u"dc"_s, u"synthetic"_s}) {
            const QByteArray json = readFile(folder + u"/gold-renumbering-%1.json"_s.arg(name));
            const QJsonArray pairs = QJsonDocument::fromJson(json)[u"pairs"_s].toArray();
            for (const QJsonValue pair : pairs) {
                OracleStep &step =
                    steps[(pair[u"work"_s].toString() + u' ' + pair[u"from"_s].toString() + u' '
                           + pair[u"to"_s].toString())
                              .toUtf8()];
                for (const QJsonValue match : pair[u"matches"_s].toArray()) {
                    const QByteArray before = match[u"old"_s].toString().toUtf8();
                    const QByteArray after = match[u"new"_s].toString().toUtf8();
                    if (!before.isEmpty() && after.isEmpty())
                        step.gone << before;
                    if (before.isEmpty() && !after.isEmpty())
                        step.added << after;
                    if (!before.isEmpty() && !after.isEmpty())
                        step.links.insert(before, after);
                }
            }
        }
        return steps;
    }
};

SHERIA_TEST(TestHistory)
} // namespace tst_history
#include "tst_history.moc"
