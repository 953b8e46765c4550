// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decisions/decisionmodel.h"
#include "app/decisions/decisionspage.h"
#include "app/tree/librarymodel.h"
#include "tests/app/gui/deskfixture.h"

#include <QDockWidget>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace sheria::tests {

using namespace Qt::StringLiterals;

/// A case that was decided, as a document tells it.
struct Case
{
    QByteArray number;
    QByteArray date;
    QByteArray court;
    QByteArray parties;
    QByteArray judge;
};

inline QByteArray judgmentXml(const Case &one)
{
    const QByteArray year = one.date.left(4);
    const QByteArray code = one.court.startsWith("High") ? "xahc" : "xatc";
    const QByteArray uri = "/akn/xa/judgment/" + code + '/' + year + '/' + one.number;
    QByteArray paragraphs;
    for (int i = 1; i <= 30; ++i) {
        const QByteArray n = QByteArray::number(i);
        paragraphs += "<paragraph eId='para_" + n + "'><num>" + n + ".</num><content><p>Reason " + n
            + " of the court for its decision, told at some length.</p></content></paragraph>";
    }
    return "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'><judgment "
           "name='judgment'><meta><identification source='#x'><FRBRWork><FRBRthis value='"
        + uri + "/!main'/><FRBRuri value='" + uri + "'/><FRBRdate date='" + one.date
        + "' name='judgment'/><FRBRauthor href=''/><FRBRcountry value='xa'/><FRBRname value='"
        + one.parties + "'/></FRBRWork><FRBRExpression><FRBRthis value='" + uri + "/eng@" + one.date
        + "/!main'/><FRBRuri value='" + uri + "/eng@" + one.date + "'/><FRBRdate date='" + one.date
        + "' name='judgment'/><FRBRauthor href=''/><FRBRlanguage language='eng'/>"
          "</FRBRExpression></identification></meta><header><p><courtType>"
        + one.court + "</courtType></p><p><neutralCitation>[" + year + "] " + code.toUpper() + ' '
        + one.number + "</neutralCitation></p><p><docTitle>" + one.parties
        + "</docTitle></p><p><judge>" + one.judge + "</judge></p></header><judgmentBody><decision>"
        + paragraphs + "</decision></judgmentBody></judgment></akomaNtoso>";
}

constexpr const char *OakElm = "/akn/xa/judgment/xahc/2019/9";

/// A desk with four decisions of two courts, and the parts in which they are shown.
class DecisionParts
{
protected:
    void startDesk()
    {
        m_desk.start();
        QCOMPARE(topRows(), 0);
        int number = 0;
        for (const Case &one : std::vector<Case>{
                 {"9", "2019-05-06", "High Court", "Oak v Elm", "Ash"},
                 {"10", "2019-05-20", "High Court", "Birch v Oak", "Beech"},
                 {"11", "2019-07-01", "High Court", "Yew v Fir", "Ash"},
                 {"3", "2020-01-02", "Tidal Court", "Alder v Sea", "Ash"},
             }) {
            const QString name = u"case%1.xml"_s.arg(++number);
            m_desk.write(name, judgmentXml(one));
            m_desk.import({m_desk.path(name)});
        }
        m_desk.find<QDockWidget>(u"decisionsDock"_s)->raise();
        QTRY_COMPARE(topRows(), 3); // All, courts, judges; nobody said areas of law or case types.
    }
    void leaveList()
    {
        if (page().isVisible())
            QTest::keyClick(&list(), Qt::Key_Escape);
        QVERIFY(!page().isVisible());
    }

    app::DecisionsPage &page() { return *m_desk.find<app::DecisionsPage>(u"decisionsPage"_s); }
    QTableView &list() { return *m_desk.find<QTableView>(u"decisionList"_s); }
    QTreeView &tree() { return *m_desk.find<QTreeView>(u"decisionTree"_s); }
    QString state() { return m_desk.find<QLabel>(u"decisionsState"_s)->text(); }
    int topRows() { return tree().model()->rowCount(); }

    QStringList texts(const QModelIndex &parent)
    {
        QStringList texts;
        for (int i = 0; i < tree().model()->rowCount(parent); ++i) {
            const QModelIndex index = tree().model()->index(i, 0, parent);
            texts << index.data().toString() + u' '
                    + index.data(app::LibraryModel::NoteRole).toString();
        }
        return texts;
    }
    QModelIndex row(const QModelIndex &parent, const QString &label)
    {
        for (int i = 0; i < tree().model()->rowCount(parent); ++i) {
            const QModelIndex index = tree().model()->index(i, 0, parent);
            if (index.data().toString() == label)
                return index;
        }
        qFatal("no row %s", qPrintable(label));
        return {};
    }
    void click(const QModelIndex &index)
    {
        tree().scrollTo(index);
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
    }
    bool loaded(int row)
    {
        return static_cast<app::DecisionModel *>(list().model())->at(row) != nullptr;
    }
    /// The parties of all rows, once they are known.
    QStringList shown()
    {
        QStringList titles;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            titles << list().model()->index(row, app::DecisionModel::Title).data().toString();
        return titles;
    }
    QTreeWidgetItem *facet(const QString &label)
    {
        const auto found = m_desk.find<QTreeWidget>(u"decisionFacets"_s)
                               ->findItems(label, Qt::MatchExactly | Qt::MatchRecursive, 0);
        return found.isEmpty() ? nullptr : found.first();
    }
    void listAll()
    {
        m_desk.press(u"Ctrl+J"_s);
        m_desk.find<QToolButton>(u"allDecisions"_s)->click();
        click(row({}, u"All decisions"_s));
        QTRY_VERIFY(state().startsWith(u"All decisions"_s));
        QTRY_VERIFY_WITH_TIMEOUT(loaded(0), 60'000); // All are read anew.
        list().setFocus();
    }

    DeskFixture m_desk;
};

} // namespace sheria::tests
