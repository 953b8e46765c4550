// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowfit.h"
#include "tests/app/gui/screens.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace tst_pseudo {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The program in a language that has longer words and more accents than any: what is not translated, or finds no
/// room, shows. "Search…" is "[Šéàrçĥ… óñé]".
class PseudoLanguage final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QByteArrayView of(context);
        // What Qt itself says, names of keys among it; and what is no text, but a format.
        if (of.startsWith("Q") || of == "DateText")
            return {};
        const QString text = QString::fromUtf8(source);
        // Tags, entities, places for numbers, and the letters of shortcuts stay.
        static const QRegularExpression kept(u"<[^>]*>|&\\w+;|%L?[n0-9]+|&."_s);
        QString out;
        qsizetype at = 0;
        for (auto found = kept.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            out += accented(text.mid(at, match.capturedStart() - at)) + match.captured();
            at = match.capturedEnd();
        }
        out += accented(text.mid(at));
        return u'[' + out + u' '
            + u"óñé ţŵó ţĥŕéé ƒóũŕ ƒîṽé šîẋ šéṽéñ "_s.repeated(20).left(text.size() * 2 / 5) + u']';
    }

private:
    static QString accented(QString text)
    {
        const QStringView plain = u"aceinorstuACEINORSTU";
        const QStringView marked = u"àçéîñóŕšţũÀÇÉÎÑÓŔŠŢŨ";
        for (QChar &letter : text) {
            if (const qsizetype index = plain.indexOf(letter); index >= 0)
                letter = marked[index];
        }
        return text;
    }
};

/// Those of the screens that have most words.
constexpr std::array Crowded = {
    "reading", "connect", "accounts",     "knowledge bases", "quotation", "what changes when",
    "compare", "results", "preferences",  "bundle",          "decisions", "webhooks",
    "export",  "note",    "panel server", "panel import"};

QString described(const QWidget &widget, const QString &text)
{
    return u"%1 %2: %3 x %4 px of %5 x %6, '%7'"_s.arg(
        QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
        QString::number(widget.width()), QString::number(widget.height()),
        QString::number(widget.sizeHint().width()),
        QString::number(widget.hasHeightForWidth() ? widget.heightForWidth(widget.width())
                                                   : widget.sizeHint().height()),
        text);
}

/// Whether a label, which does not say so itself, has too little room for its words.
bool isClipped(const QLabel &label)
{
    if (label.text().isEmpty() || label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
        return false; // A label of one line, which elides.
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + 2;
    return label.sizeHint().width() > label.width() + 1;
}

/// No label is cut off where words are longer than in English.
class TestPseudo : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::installTranslator(&m_language);
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        installLanguage(*qApp, u"en"_s);
    }
    void cleanup() { closeScreens(*m_desk); }

    void nothingIsCutOff_data() { addScreenRows(); }
    void nothingIsCutOff()
    {
        QFETCH(int, screen);
        openScreen(*m_desk, Screens[screen]);
        verifyNothingIsCut(Screens[screen].name);
    }

    /// What is to be typed into a field stands in it.
    void placeholdersOfAccountsAreReadInFull()
    {
        openScreen(*m_desk,
                   *std::find_if(std::begin(Screens), std::end(Screens), [](const Screen &screen) {
                       return QByteArrayView(screen.name) == "accounts";
                   }));
        const auto fields = m_desk->find<QDialog>(u"accessDialog"_s)->findChildren<QLineEdit *>();
        int looked = 0;
        for (const QLineEdit *field : fields) {
            if (!field->isVisible() || field->placeholderText().isEmpty())
                continue;
            ++looked;
            const int words = field->fontMetrics().horizontalAdvance(field->placeholderText());
            QVERIFY2(words < field->width(),
                     qPrintable(described(*field, field->placeholderText())));
        }
        QCOMPARE(looked, 2);
    }

    void theBasesThatEachLibraryHasAreTranslated()
    {
        m_desk->press(u"Ctrl+Alt+K"_s);
        const auto *bases = m_desk->find<QComboBox>(u"askBase"_s);
        QTRY_COMPARE(bases->count(), 2);
        for (int i = 0; i < bases->count(); ++i)
            QVERIFY2(bases->itemText(i).startsWith(u'['), qPrintable(bases->itemText(i)));
    }

    /// In the languages there are, on the screens that have most words.
    void nothingIsCutOffIn_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : interfaceLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void nothingIsCutOffIn()
    {
        QFETCH(QString, language);
        m_desk.reset();
        QCoreApplication::removeTranslator(&m_language);
        installLanguage(*qApp, language);
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        for (const Screen &screen : Screens) {
            if (std::none_of(Crowded.begin(), Crowded.end(),
                             [&screen](QByteArrayView name) { return name == screen.name; }))
                continue;
            openScreen(*m_desk, screen);
            verifyNothingIsCut(screen.name);
            closeScreens(*m_desk);
        }
    }

    /// Tabs stay in sight where the window is small: shortened, if need be, with their words when pointed at.
    void tabsStayInSightIn_data() { nothingIsCutOffIn_data(); }
    void tabsStayInSightIn()
    {
        QFETCH(QString, language);
        m_desk.reset();
        QCoreApplication::removeTranslator(&m_language);
        installLanguage(*qApp, language);
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        m_desk->open("/akn/zz/act/2005/4/eng");
        for (const QSize size : {QSize(WindowFit::WidthOfTrailing, 700), QSize(1280, 800)}) {
            m_desk->window().resize(size);
            for (const QString &page : {u"F4"_s, u"Shift+F4"_s}) {
                m_desk->press(page);
                QTRY_COMPARE(hiddenTabs(), QStringList());
                if (size.width() == 1280)
                    QTRY_COMPARE(cutPages().join(u'\n'), QString());
                m_desk->press(page);
            }
        }
    }

private:
    /// The pages that are wider than the window has room for.
    QStringList cutPages()
    {
        QStringList cut;
        const auto all = m_desk->window().findChildren<QScrollArea *>();
        for (const QScrollArea *area : all) {
            if (area->isVisible() && !isInPanel(*area)
                && area->horizontalScrollBar()->maximum() > 0)
                cut << u"%1: %2 px too wide"_s
                           .arg(QString::fromLatin1(area->widget()->metaObject()->className()))
                           .arg(area->horizontalScrollBar()->maximum());
        }
        return cut;
    }

    static bool isInPanel(const QWidget &widget)
    {
        const QWidget *outer = &widget;
        while (outer && !qobject_cast<const QDockWidget *>(outer))
            outer = outer->parentWidget();
        return outer;
    }

    /// Of the panels' and of the pages'; those of texts scroll.
    QStringList hiddenTabs()
    {
        QStringList hidden;
        int bars = 0;
        const auto all = m_desk->window().findChildren<QTabBar *>();
        for (const QTabBar *bar : all) {
            if (!bar->isVisible() || bar->parentWidget()->objectName() == "readerTabs"_L1)
                continue;
            ++bars;
            for (int i = 0; i < bar->count(); ++i) {
                const QRect tab = bar->tabRect(i);
                const QString told = QString(bar->tabText(i)).remove(u'&');
                const bool isInside = bar->rect().contains(tab) && tab.width() > LeastTab;
                if (bar->isTabVisible(i) && (!isInside || bar->tabToolTip(i) != told))
                    hidden << u"%1: %2 px at %3 of %4"_s.arg(told, QString::number(tab.width()),
                                                             QString::number(tab.x()),
                                                             QString::number(bar->width()));
            }
            for (const QToolButton *arrow : bar->findChildren<QToolButton *>()) {
                if (arrow->isVisible())
                    hidden << arrow->objectName();
            }
        }
        if (bars < 3) // Of both sides and of the page.
            hidden << u"only %1 bars of tabs"_s.arg(bars);
        return hidden;
    }
    static constexpr int LeastTab = 32; ///< Some letters and their margin.

    static void verifyNothingIsCut(const char *screen)
    {
        QStringList cut;
        const QWidgetList all = QApplication::topLevelWidgets();
        for (QWidget *top : all) {
            if (top->isVisible() && !top->inherits("QMenu"))
                cut += cutIn(*top);
        }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(),
                 qPrintable(QString::fromLatin1(screen) + u": "_s + cut.join(u'\n')));
    }

    /// Of each page of its tabs.
    static QStringList cutIn(QWidget &top)
    {
        QStringList cut = cutNow(top);
        const auto tabs = top.findChildren<QTabWidget *>();
        for (QTabWidget *each : tabs) {
            if (!each->isVisible() || each->inherits("sheria::app::ReaderTabs"))
                continue;
            const int before = each->currentIndex();
            for (int page = 0; page < each->count(); ++page) {
                each->setCurrentIndex(page);
                QCoreApplication::processEvents();
                cut += cutNow(*each);
            }
            each->setCurrentIndex(before);
        }
        return cut;
    }

    static QStringList cutNow(const QWidget &top)
    {
        QStringList cut;
        const auto labels = top.findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            if (label->isVisible() && label->toolTip().isEmpty() && isClipped(*label))
                cut << described(*label, label->text());
        }
        const auto buttons = top.findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons) {
            if (button->isVisible() && !button->text().isEmpty()
                && button->sizeHint().width() > button->width() + 1 && isText(*button))
                cut << described(*button, button->text());
        }
        return cut;
    }

    static bool isText(const QAbstractButton &button)
    {
        return qobject_cast<const QPushButton *>(&button)
            || qobject_cast<const QCheckBox *>(&button)
            || qobject_cast<const QRadioButton *>(&button);
    }

    PseudoLanguage m_language;
    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestPseudo)
} // namespace tst_pseudo
#include "tst_pseudo.moc"
