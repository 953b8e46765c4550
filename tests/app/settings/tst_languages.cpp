// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/lookpages.h"
#include "app/settings/preferences.h"
#include "app/settings/qtwords.h"
#include "app/text/words.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QCalendarWidget>
#include <QColorDialog>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFile>
#include <QMenu>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <utility>

namespace tst_languages {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

/// The interface in each of its languages, as the system is in none of them.
class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installLanguage(*qApp, u"en"_s); }

    void areSix()
    {
        QCOMPARE(interfaceLanguages(),
                 QStringList({u"am"_s, u"ar"_s, u"en"_s, u"fr"_s, u"pt"_s, u"sw"_s}));
        for (const QString &language : interfaceLanguages())
            QVERIFY2(QFile::exists(u":/help/%1/index.html"_s.arg(language)), qPrintable(language));
    }

    /// Fonts or not: what they are called does not depend on the language of the window.
    void haveNamesOfTheirOwn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("am") << u"አማርኛ"_s;
        QTest::newRow("ar") << u"العربية"_s;
        QTest::newRow("en") << u"English"_s;
        QTest::newRow("fr") << u"Français"_s;
        QTest::newRow("pt") << u"Português"_s;
        QTest::newRow("sw") << u"Kiswahili"_s;
    }
    void haveNamesOfTheirOwn()
    {
        QTEST(languageTitle(QString::fromLatin1(QTest::currentDataTag())), "name");
    }

    void writeDatesAndDigitsTheirWay_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("date");
        QTest::addColumn<QString>("number");
        // The spelling of this month differs between versions of Qt.
        QTest::newRow("am") << u"am_ET"_s << u"3 %1 2009"_s.arg(QLocale(u"am_ET"_s).monthName(2))
                            << u"12,345"_s;
        QTest::newRow("ar") << u"ar_EG"_s << u"٣ فبراير ٢٠٠٩"_s << u"١٢٬٣٤٥"_s;
        QTest::newRow("fr") << u"fr_FR"_s << u"3 février 2009"_s << u"12\u202f345"_s;
        QTest::newRow("pt") << u"pt_PT"_s << u"3 de fevereiro de 2009"_s << u"12\u00a0345"_s;
        QTest::newRow("sw") << u"sw_TZ"_s << u"3 Februari 2009"_s << u"12,345"_s;
    }
    void writeDatesAndDigitsTheirWay()
    {
        installLanguage(*qApp, QString::fromLatin1(QTest::currentDataTag()));
        QTEST(QLocale().name(), "locale");
        QTEST(longDate(QDate(2009, 2, 3)), "date");
        QTEST(u"%L1"_s.arg(12345), "number");
    }

    void haveTheirPluralForms_data()
    {
        QTest::addColumn<QStringList>("forms"); // For the Numbers.
        QTest::newRow("am") << QStringList{u"0 ሥራዎች"_s, u"1 ሥራ"_s,    u"2 ሥራዎች"_s,
                                           u"3 ሥራዎች"_s, u"11 ሥራዎች"_s, u"100 ሥራዎች"_s};
        QTest::newRow("ar") << QStringList{u"لا مصنفات"_s, u"مصنف واحد"_s, u"مصنفان"_s,
                                           u"٣ مصنفات"_s,  u"١١ مصنفًا"_s,  u"١٠٠ مصنف"_s};
        QTest::newRow("en") << QStringList{u"0 works"_s, u"1 work"_s,   u"2 works"_s,
                                           u"3 works"_s, u"11 works"_s, u"100 works"_s};
        QTest::newRow("fr") << QStringList{u"0 œuvre"_s,  u"1 œuvre"_s,   u"2 œuvres"_s,
                                           u"3 œuvres"_s, u"11 œuvres"_s, u"100 œuvres"_s};
        QTest::newRow("pt") << QStringList{u"0 obras"_s, u"1 obra"_s,   u"2 obras"_s,
                                           u"3 obras"_s, u"11 obras"_s, u"100 obras"_s};
        QTest::newRow("sw") << QStringList{u"maandiko 0"_s, u"andiko 1"_s,    u"maandiko 2"_s,
                                           u"maandiko 3"_s, u"maandiko 11"_s, u"maandiko 100"_s};
    }
    void haveTheirPluralForms()
    {
        constexpr int Numbers[] = {0, 1, 2, 3, 11, 100};
        installLanguage(*qApp, QString::fromLatin1(QTest::currentDataTag()));
        QStringList forms;
        for (const int number : Numbers)
            forms << QCoreApplication::translate("BaseState", "%n work(s)", nullptr, number);
        QTEST(forms, "forms");
    }

    /// And the next language turns it round again.
    void giveTheWindowItsDirection()
    {
        installLanguage(*qApp, u"ar"_s);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        installLanguage(*qApp, u"sw"_s);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        installLanguage(*qApp, u"ar"_s);
        installLanguage(*qApp, u"xx"_s); // Is not spoken: English.
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }

    void knowQtsWords_data()
    {
        QTest::addColumn<QString>("cancel");
        QTest::newRow("am") << u"ተው"_s;
        QTest::newRow("ar") << u"ألغِ"_s;
        QTest::newRow("en") << u"Cancel"_s;
        QTest::newRow("fr") << u"Annuler"_s;
        QTest::newRow("pt") << u"Cancelar"_s;
        QTest::newRow("sw") << u"Ghairi"_s;
    }
    void knowQtsWords()
    {
        const QString language = QString::fromLatin1(QTest::currentDataTag());
        installLanguage(*qApp, language);
        const QDialogButtonBox buttons(QDialogButtonBox::Cancel);
        QTEST(buttons.button(QDialogButtonBox::Cancel)->text(), "cancel");
        for (const QtWord &word : qtWords()) {
            const QString text = QCoreApplication::translate(word.context, word.text);
            // Some words are the same in two languages, in French and Portuguese many of printing.
            const bool isSame = QByteArrayView(word.text) == "OK"
                || QByteArrayView(word.text) == "Type"
                || ((language == "fr"_L1 || language == "pt"_L1)
                    && (QByteArrayView(word.context).startsWith("QP")
                        || QByteArrayView(word.context).startsWith("QC")));
            QVERIFY2(language == "en"_L1 || isSame || text != QString::fromLatin1(word.text),
                     word.text);
        }
    }

    /// Dialogs of Qt's own, with all that is in their lists: what they say in English they say in no other language.
    void qtsDialogsSpeakTheLanguage_data()
    {
        QTest::addColumn<QString>("print");
        QTest::newRow("am") << u"አትም"_s;
        QTest::newRow("sw") << u"Chapa"_s;
    }
    void qtsDialogsSpeakTheLanguage()
    {
        const QSet<QString> english = textsOfDialogs();
        for (const char *known : {"Print", "Printer Properties", "Page size:", "Select Color",
                                  "Reverse landscape", "January", "Mon", "Fit page"})
            QVERIFY2(english.contains(QString::fromLatin1(known)), known);
        installLanguage(*qApp, QString::fromLatin1(QTest::currentDataTag()));
        const QSet<QString> spoken = textsOfDialogs();
        QFETCH(QString, print);
        QVERIFY(spoken.contains(print));
        QStringList left;
        for (const QString &text : spoken) {
            if (english.contains(text) && isWord(text))
                left.append(text);
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    }

private:
    /// Whether a text is more than a number, a unit, the code of a size of paper, a place or a colour.
    static bool isWord(const QString &text)
    {
        static const QRegularExpression code(u"^(?:ANSI|JIS|PRC) [0-9A-Z]+$"_s);
        static const QRegularExpression word(u"\\p{L}{3}"_s);
        return word.match(text).hasMatch() && !code.match(text).hasMatch() && !text.contains(u'/')
            && !text.startsWith(u'#');
    }

    /// What a widget and all in it say, in words and when pointed at.
    static void collect(const QWidget &top, QSet<QString> &texts)
    {
        const auto add = [&texts](const QString &text) {
            texts.insert(QString(text).remove(u'&'));
        };
        QList<const QWidget *> all{&top};
        for (const QWidget *each : top.findChildren<QWidget *>())
            all.append(each);
        for (const QWidget *each : std::as_const(all)) {
            // What a person gave a printer is theirs.
            if (each->objectName() == "printers"_L1)
                continue;
            add(each->toolTip());
            for (const char *property : {"text", "title", "suffix", "specialValueText"})
                add(each->property(property).toString());
            for (const QAction *action : each->actions())
                add(action->text());
            if (const auto *box = qobject_cast<const QComboBox *>(each)) {
                for (int i = 0; i < box->count(); ++i)
                    add(box->itemText(i));
            }
            if (const auto *tabs = qobject_cast<const QTabWidget *>(each)) {
                for (int i = 0; i < tabs->count(); ++i)
                    add(tabs->tabText(i));
            }
            if (const auto *menu = qobject_cast<const QMenu *>(each))
                add(menu->title());
            const auto *view = qobject_cast<const QTableView *>(each);
            for (int column = 0; view && view->model() && column < view->model()->columnCount();
                 ++column)
                add(view->model()->index(0, column).data().toString());
        }
        add(top.windowTitle());
    }

    static QSet<QString> textsOfDialogs()
    {
        QSet<QString> texts;
        QPrinter printer;
        QPrintDialog print(&printer);
        print.show();
        // The first click opens the options, and the other one a dialog that has the events to itself.
        for (QPushButton *button : print.findChildren<QPushButton *>()) {
            if (button->objectName() == "collapse"_L1 || button->text().contains(u">>"_s))
                button->click();
        }
        QTimer::singleShot(0, &print, [&texts] {
            QWidget *properties = QApplication::activeModalWidget();
            collect(*properties, texts);
            static_cast<QDialog *>(properties)->reject();
        });
        print.findChild<QPushButton *>(u"properties"_s)->click();
        collect(print, texts);
        QColorDialog color;
        color.setOptions(QColorDialog::DontUseNativeDialog | QColorDialog::ShowAlphaChannel);
        color.show();
        collect(color, texts);
        QCalendarWidget calendar;
        calendar.setHorizontalHeaderFormat(QCalendarWidget::ShortDayNames);
        calendar.show();
        collect(calendar, texts);
        QPrintPreviewDialog preview(&printer);
        collect(preview, texts);
        return texts;
    }
};

SHERIA_GUI_TEST(TestLanguages)
} // namespace tst_languages
#include "tst_languages.moc"
