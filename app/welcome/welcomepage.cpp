// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/welcome/welcomepage.h"

#include "app/theme/widgets.h"
#include "app/welcome/startpage.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QScrollArea>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QUrl>
#include <QVBoxLayout>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int ColumnWidth = 480;
constexpr int StartWidth = 820; ///< With the works of a library.
constexpr int LogoSize = 72;

/// A link button that is mirrored with the window, which Qt does to its text only.
class LinkButton : public QCommandLinkButton
{
public:
    using QCommandLinkButton::QCommandLinkButton;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (!isRightToLeft()) {
            QCommandLinkButton::paintEvent(event);
            return;
        }
        constexpr int Margin = 10; // As much as on the other side.
        QStylePainter painter(this);
        QStyleOptionButton frame;
        initStyleOption(&frame);
        frame.text.clear();
        frame.icon = {};
        painter.drawControl(QStyle::CE_PushButton, frame);
        const QRect inner = rect().adjusted(Margin, Margin, -Margin, -Margin);
        icon().paint(&painter,
                     QStyle::alignedRect(Qt::LeftToRight, Qt::AlignRight | Qt::AlignTop, iconSize(),
                                         inner));
        const QRect words = inner.adjusted(0, 0, -iconSize().width() - Margin, 0);
        QFont title = font();
        title.setBold(true);
        painter.setFont(title);
        const int flags = int(Qt::AlignRight) | int(Qt::AlignAbsolute) | int(Qt::TextHideMnemonic);
        painter.drawText(words,
                         flags | int(description().isEmpty() ? Qt::AlignVCenter : Qt::AlignTop),
                         text());
        painter.setFont(font());
        painter.drawText(words.adjusted(0, QFontMetrics(title).height(), 0, 0),
                         flags | int(Qt::AlignTop) | int(Qt::TextWordWrap), description());
    }
};

QLabel *centred(QWidget *parent, const QString &name)
{
    auto *label = makeParagraph(parent, name);
    label->setAlignment(Qt::AlignHCenter);
    return label;
}

QString recentLine(const QString &path)
{
    const QFileInfo file(path);
    return u"<p><a href=\"%1\">%2</a> <small>%3</small></p>"_s.arg(
        QString::fromLatin1(QUrl::toPercentEncoding(path)), file.fileName().toHtmlEscaped(),
        QDir::toNativeSeparators(file.path()).toHtmlEscaped());
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"welcomePage"_s);
    build();
    connect(m_recent, &QLabel::linkActivated, this, [this](const QString &link) {
        Q_EMIT recentRequested(QUrl::fromPercentEncoding(link.toLatin1()));
    });
    setMood(false, false);
}

void WelcomePage::build()
{
    auto *column = new QWidget(this);
    m_column = column;
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(4);
    m_logo = new QLabel(column);
    m_logo->setAlignment(Qt::AlignHCenter);
    m_logo->setPixmap(QIcon(u":/icons/sheria.svg"_s).pixmap(LogoSize, LogoSize));
    m_title = centred(column, u"welcomeTitle"_s);
    m_text = centred(column, u"welcomeText"_s);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addStretch(2);
    layout->addWidget(m_logo);
    layout->addSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addSpacing(14);
    m_start = new StartPage(column);
    layout->addWidget(m_start);
    layout->addSpacing(14);
    m_retry = addButton(layout, u"refresh"_s, tr("Try again"), tr("Open the same file again"),
                        [this] { Q_EMIT retryRequested(m_path); });
    m_sample = addButton(layout, u"sample"_s, tr("Open the sample library"),
                         tr("Acts and judgments of an invented country, to explore the program"),
                         [this] { Q_EMIT sampleRequested(); });
    m_connect = addButton(layout, u"sync"_s, tr("Connect to a server…"),
                          tr("Downloads legislation from a server and keeps it up to date"),
                          [this] { Q_EMIT connectRequested(); });
    m_folder = addButton(layout, u"folder"_s, tr("Import a folder…"),
                         tr("Every Akoma Ntoso file in it, and in the folders below"),
                         [this] { Q_EMIT importFolderRequested(); });
    m_files = addButton(layout, u"import"_s, tr("Import files…"),
                        tr("Akoma Ntoso files, ZIP archives, and packs of other libraries"),
                        [this] { Q_EMIT importFilesRequested(); });
    m_open = addButton(layout, u"library"_s, tr("Open another library…"), {},
                       [this] { Q_EMIT openRequested(); });
    m_new = addButton(layout, u"add"_s, tr("New library…"), {}, [this] { Q_EMIT newRequested(); });
    layout->addSpacing(10);
    m_recentTitle = centred(column, u"sectionTitle"_s);
    m_recentTitle->setText(tr("Recent libraries"));
    m_recent = centred(column, u"recentLibraries"_s);
    m_recent->setTextFormat(Qt::RichText);
    m_recent->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_recent->setAccessibleName(tr("Recent libraries"));
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_recent);
    layout->addStretch(3);
    auto *inside = new QWidget;
    constexpr int MostOfWidth = 100;
    hbox({BoxItem::filler(), {column, MostOfWidth}, BoxItem::filler()}, inside, StyleMargins);
    // A low window scrolls rather than cut the buttons off.
    QScrollArea *scroll = makeScrollArea(inside, this);
    scroll->setObjectName(u"welcomeScroll"_s);
    inside->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    vbox({scroll}, this);
}

void WelcomePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_start->fitLater();
}

QCommandLinkButton *WelcomePage::addButton(QVBoxLayout *layout, const QString &iconName,
                                           const QString &text, const QString &description,
                                           const std::function<void()> &clicked)
{
    auto *button = new LinkButton(text, description, this);
    button->setObjectName(u"welcome-"_s + iconName);
    button->setIcon(icon(iconName));
    button->setIconSize(QSize(24, 24));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    button->setSizePolicy(policy);
    connect(button, &QAbstractButton::clicked, this, clicked);
    layout->addWidget(button);
    return button;
}

void WelcomePage::setMood(bool hasLibrary, bool isProblem, bool hasWorks)
{
    m_sample->setVisible(hasLibrary);
    m_connect->setVisible(hasLibrary);
    m_folder->setVisible(hasLibrary);
    m_files->setVisible(hasLibrary);
    m_retry->setVisible(isProblem);
    m_open->setVisible(hasLibrary || isProblem);
    m_new->setVisible(hasLibrary || isProblem);
    m_start->setVisible(hasWorks);
    m_logo->setVisible(!hasWorks);
    m_column->setMaximumWidth(hasWorks ? StartWidth : ColumnWidth);
}

void WelcomePage::showLibrary(const QString &path, qint64 works)
{
    m_path = path;
    setMood(true, false, works > 0);
    m_title->setText(works > 0 ? QFileInfo(path).completeBaseName() : tr("Welcome to Sheria"));
    m_text->setText(works > 0
                        ? tr("%n work(s)", nullptr, int(works))
                        : tr("This library is empty. Import documents, connect to a server, or "
                             "explore the sample library."));
    m_sample->setVisible(works == 0);
}

void WelcomePage::showOpening(const QString &path)
{
    m_path = path;
    setMood(false, false);
    m_title->setText(tr("Opening %1…").arg(QFileInfo(path).fileName()));
    m_text->clear();
}

void WelcomePage::showProblem(const QString &title, const QString &explanation, const QString &path)
{
    m_path = path;
    setMood(false, true);
    m_title->setText(title);
    m_text->setText(explanation);
}

void WelcomePage::setRecent(const QStringList &paths)
{
    QString lines;
    for (const QString &path : paths)
        lines += recentLine(path);
    m_recent->setText(lines);
    m_recent->setVisible(!paths.isEmpty());
    m_recentTitle->setVisible(!paths.isEmpty());
}

} // namespace sheria::app
